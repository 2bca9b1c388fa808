// Where output goes: a file descriptor, or memory in tests.

import LayoutIDE
import Platform

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
    package func write(_ text: String) throws(OutputFailure) { try write(Array(text.utf8)) }
}

/// Writes to a file descriptor, without a buffer of its own: callers hand over whole pieces.
package final class DescriptorSink: ByteSink {
    private let descriptor: Descriptor
    /// How messages call it: `standard output`.
    private let name: LocalizedText

    package init(descriptor: Descriptor, name: LocalizedText) {
        self.descriptor = descriptor
        self.name = name
    }

    package func write(_ bytes: [UInt8]) throws(OutputFailure) {
        do throws(SystemError) {
            try descriptor.writeAll(bytes)
        } catch {
            throw error == .brokenPipe ? .brokenPipe : .failed(name + .verbatim(": ") + systemErrorText(error))
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
