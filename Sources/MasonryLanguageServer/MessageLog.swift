// Writes every message to a file, for whoever looks into a conversation.

import JSONRPC
import Platform

enum MessageLog {
    /// A file that cannot be written is no reason not to serve; it is said on standard error.
    static func attach(to connection: Connection, path: String) {
        let descriptor: Descriptor
        do throws(SystemError) {
            descriptor = try FileSystem.openToAppend(path)
        } catch {
            append("masonry-lsp: cannot write the log \(path)", to: .standardError)
            return
        }
        connection.observer = { message, direction in
            let arrow = direction == .received ? "client: " : "server: "
            append(arrow + String(decoding: message.json.serialized(), as: UTF8.self), to: descriptor)
        }
    }

    /// A log that cannot be written any more is no reason to stop.
    private static func append(_ line: String, to descriptor: Descriptor) {
        do throws(SystemError) { try descriptor.writeAll(Array((line + "\n").utf8)) } catch { return }
    }
}
