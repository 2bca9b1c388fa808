// Where output goes: a file descriptor, or memory in tests.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import LayoutIDE

/// Why output could not be written.
package enum OutputFailure: Error, Hashable {
    /// The reader is gone; the tool ends quietly.
    case brokenPipe
    /// For example a full disk; the text says which.
    case failed(LocalizedText)
}

/// A place that takes bytes in order.
package protocol ByteSink: AnyObject {
    func write(_ bytes: [UInt8]) throws(OutputFailure)
}

extension ByteSink {
    func write(_ text: String) throws(OutputFailure) { try write(Array(text.utf8)) }
}

/// Writes to a file descriptor, without a buffer of its own: callers hand over whole pieces.
package final class DescriptorSink: ByteSink {
    private let descriptor: Int32
    /// How messages call it: `standard output`.
    private let name: LocalizedText

    package init(descriptor: Int32, name: LocalizedText) {
        self.descriptor = descriptor
        self.name = name
    }

    package func write(_ bytes: [UInt8]) throws(OutputFailure) {
        var position = 0
        while position < bytes.count {
            let written = bytes[position...].withUnsafeBytes { buffer in
                systemWrite(descriptor, buffer.baseAddress, buffer.count)
            }
            if written > 0 {
                position += written
            } else if written < 0, errno == EINTR || errno == EAGAIN {
                continue
            } else {
                throw errno == EPIPE ? .brokenPipe : .failed(name + .verbatim(": ") + systemErrorText(errno))
            }
        }
    }
}

/// Keeps what is written.
package final class MemorySink: ByteSink {
    package private(set) var bytes: [UInt8] = []
    package init() {}
    package func write(_ bytes: [UInt8]) throws(OutputFailure) { self.bytes.append(contentsOf: bytes) }
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// `write(2)`, under a name that does not clash with the methods here.
private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let base else { return 0 }
    return write(descriptor, base, count)
}
