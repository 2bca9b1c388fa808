// Writes every message to a file, for whoever looks into a conversation.

import JSONRPC

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

enum MessageLog {
    /// A file that cannot be written is no reason not to serve; it is said on standard error.
    static func attach(to connection: Connection, path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            append("masonry-lsp: cannot write the log \(path)", to: 2)
            return
        }
        connection.observer = { message, direction in
            let arrow = direction == .received ? "client: " : "server: "
            append(arrow + String(decoding: message.json.serialized(), as: UTF8.self), to: descriptor)
        }
    }

    private static func append(_ line: String, to descriptor: Int32) {
        let bytes = Array((line + "\n").utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
            guard count > 0 else { return }
            sent += count
        }
    }
}
