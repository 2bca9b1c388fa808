// A file as it was read, and whether it is still the same.

import LayoutIDE
import Platform

/// A file as it was read; without a stamp, one that was not there.
package struct ReadFile: Sendable {
    package let path: String
    var stamp: FileStamp?
    /// Of its bytes.
    package var hash: UInt64 = 0
    /// Whether it may have changed since without its stamp telling.
    var isYoung = false

    /// What is at a path now, which `read` reads; nil where something is there that cannot be read.
    package static func now(_ path: String, _ read: (String) -> [UInt8]?) -> (file: ReadFile, bytes: [UInt8]?)? {
        let time = FileTime.now
        let stamp = FileStamp(of: path)
        guard let bytes = read(path) else { return stamp == nil ? (ReadFile(path: path), nil) : nil }
        guard let stamp else { return nil }
        let file = ReadFile(path: path, stamp: stamp, hash: stableHash(bytes), isYoung: stamp.isYoung(at: time))
        return (file, bytes)
    }

    /// The file as it is now, if it is still the same.
    func confirmed(_ read: (String) -> [UInt8]?) -> ReadFile? {
        let current = FileStamp(of: path)
        if current == stamp, !isYoung { return self }
        guard let current, let stamp, current.size == stamp.size, let (file, _) = Self.now(path, read),
            file.hash == hash, file.stamp?.size == stamp.size
        else { return nil }
        return file
    }

    /// Whether its stamp tells the same.
    package func isSame(as other: ReadFile) -> Bool { stamp == other.stamp && isYoung == other.isYoung }

    package func write(to writer: inout RecordWriter) {
        writer.write(path)
        writer.write(stamp != nil)
        stamp?.write(to: &writer)
        writer.writeWhole(hash)
        writer.write(isYoung)
    }
}

extension ReadFile {
    init(from reader: inout RecordReader) {
        path = reader.readText()
        stamp = reader.readFlag() ? FileStamp(from: &reader) : nil
        hash = reader.readWhole()
        isYoung = reader.readFlag()
    }
}
