// What is kept of the files of a workspace between runs: one file with a record of each source.

import LayoutIDE
import Platform

/// What is kept of one source.
package struct CachedRecord: Sendable {
    /// As the source was when it was read.
    var stamp: FileStamp
    /// Of its bytes.
    package var hash: UInt64
    /// Whether it may have changed since without its stamp telling.
    var isYoung: Bool
    /// What `IndexedSource.record` gave, somewhere in `buffer`.
    package var buffer: [UInt8]
    package var range: Range<Int>

    /// What is left tells whether the source is still the same.
    mutating func forgetBytes() { (buffer, range) = ([], 0..<0) }
}

/// The records of one workspace, as one program wrote them.
struct IndexCache: Sendable {
    private(set) var records: [String: CachedRecord] = [:]
    /// What all sources came to with each other, by a sum of what they are.
    private(set) var results: [UInt64: [UInt8]] = [:]

    private static let title = Array("masonry-lsp.index.1\n".utf8)

    /// What records are good for: another program may read sources otherwise, other roots have other files.
    static func identity(of roots: [String], version: String) -> String? {
        guard let program = FileStamp.ofThisProgram else { return nil }
        let parts =
            [version, "\(program.size) \(program.modified.seconds) \(program.modified.nanoseconds)"]
            + roots.sorted(by: precedesInReports)
        return parts.joined(separator: "\n")
    }

    /// The name of the file that keeps what has this identity.
    static func fileName(_ identity: String, ending: String = "index") -> String {
        contentHash([identity]) + "." + ending
    }

    /// nil for anything but what `bytes(of:identity:)` gave for this identity.
    init?(_ bytes: [UInt8], identity: String) {
        guard bytes.starts(with: Self.title) else { return nil }
        var reader = RecordReader(bytes, Self.title.count..<bytes.count)
        let sum = reader.readWhole()
        guard !reader.isBroken, stableHash(bytes, from: reader.place) == sum, reader.readText() == identity else {
            return nil
        }
        let heads = reader.readList { reader in
            (
                path: reader.readText(), stamp: FileStamp(from: &reader), hash: reader.readWhole(),
                isYoung: reader.readFlag(), count: reader.readInt()
            )
        }
        var found: [String: CachedRecord] = [:]
        found.reserveCapacity(heads.count)
        for head in heads {
            let range = reader.readRange(head.count)
            found[head.path] = CachedRecord(
                stamp: head.stamp, hash: head.hash, isYoung: head.isYoung, buffer: bytes, range: range)
        }
        let all = reader.readList { reader in
            let key = reader.readWhole()
            return (key, Array(bytes[reader.readRange(reader.readInt())]))
        }
        guard reader.isComplete else { return nil }
        records = found
        results = Dictionary(all) { one, _ in one }
    }

    /// The whole file.
    static func bytes(
        of records: [(path: String, record: CachedRecord)], results: [UInt64: [UInt8]] = [:], identity: String
    ) -> [UInt8] {
        var body = RecordWriter()
        body.reserve(records.reduce(4096) { $0 + $1.path.utf8.count + 64 + $1.record.range.count })
        body.append(title[...])
        body.writeWhole(0)
        body.write(identity)
        body.write(records) { writer, entry in
            writer.write(entry.path)
            entry.record.stamp.write(to: &writer)
            writer.writeWhole(entry.record.hash)
            writer.write(entry.record.isYoung)
            writer.write(entry.record.range.count)
        }
        for entry in records { body.append(entry.record.buffer[entry.record.range]) }
        body.write(results.sorted { $0.key < $1.key }) { writer, result in
            writer.writeWhole(result.key)
            writer.write(result.value.count)
            writer.append(result.value[...])
        }
        var bytes = body.bytes
        seal(&bytes)
        return bytes
    }

    /// Where the part begins whose sum stands before it.
    static let bodyStart = title.count + 8

    /// Writes the sum of all that follows it.
    static func seal(_ bytes: inout [UInt8]) {
        guard bytes.count >= bodyStart else { return }
        var sum = stableHash(bytes, from: bodyStart)
        for place in title.count..<bodyStart {
            bytes[place] = UInt8(truncatingIfNeeded: sum)
            sum >>= 8
        }
    }
}

extension FileStamp {
    package func write(to writer: inout RecordWriter) {
        for number in [size, modified.seconds, modified.nanoseconds, changed.seconds, changed.nanoseconds] {
            writer.write(number)
        }
        writer.write(number)
    }

    init(from reader: inout RecordReader) {
        func next() -> Int64 { Int64(bitPattern: reader.readNumber()) }
        let size = next()
        let modified = FileTime(seconds: next(), nanoseconds: next())
        let changed = FileTime(seconds: next(), nanoseconds: next())
        self.init(size: size, modified: modified, changed: changed, number: reader.readNumber())
    }
}
