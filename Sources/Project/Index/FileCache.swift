// What is kept between runs of what each file came to: good as long as the file, the files that were read beside it and
// all other that it was given are the same.

import LayoutIDE
import Platform
import SourceText

/// What was kept of one file.
package struct CachedFile: Sendable {
    /// Whether the file has another stamp than the disk knows.
    package let isNew: Bool
    package let record: CachedRecord
    /// Where what the file came to stands in the record.
    package let content: Range<Int>
    /// As they are now.
    package let own: ReadFile
    package let companions: [ReadFile]

    package var reader: RecordReader { RecordReader(record.buffer, content) }
}

/// What is kept of the files of one command line. Making one reads it from the disk.
package struct FileCache: Sendable {
    private let folder: CacheFolder
    private let identity: String
    private let ending: String
    private let kept: IndexCache?

    /// nil where nothing is to be kept.
    /// - Parameters:
    ///   - kind: what is kept, and the ending of the file that holds it.
    ///   - names: all that tells one such file from another beside the program.
    ///   - folders: the folders and files that the command line names.
    package init?(
        _ kind: String, _ names: [String] = [], of folders: [String], _ scopes: [IndexScope], _ project: ProjectContext
    ) {
        guard scopes.allSatisfy(\.usesCache), !folders.isEmpty,
            let folder = CacheFolder(project.environment, outside: folders + scopes.flatMap(\.roots)),
            let program = IndexCache.identity(of: folders, version: project.version)
        else { return nil }
        self.folder = folder
        let identity = ([kind] + names + [program]).joined(separator: "\n")
        ending = kind
        self.identity = identity
        kept = folder.read(IndexCache.fileName(identity, ending: kind)).flatMap {
            IndexCache($0, identity: identity)
        }
    }

    /// What was kept of a file; nil where it, or what was read beside it, may be another one now.
    /// - Parameters:
    ///   - inputs: names all that was given beside files.
    ///   - limit: so large a file may be, in bytes.
    package func file(at path: String, inputs: UInt64, limit: Int) -> CachedFile? {
        guard let known = kept?.records[path] else { return nil }
        var reader = RecordReader(known.buffer, known.range)
        guard reader.readWhole() == inputs else { return nil }
        let own = ReadFile(path: path, stamp: known.stamp, hash: known.hash, isYoung: known.isYoung)
        guard let ownNow = own.confirmed({ readBytes($0, limit: limit) }), let stamp = ownNow.stamp else { return nil }
        var isNew = !ownNow.isSame(as: own)
        var companions: [ReadFile] = []
        for companion in reader.readList({ ReadFile(from: &$0) }) {
            guard let now = companion.confirmed(readCompanion) else { return nil }
            if !now.isSame(as: companion) { isNew = true }
            companions.append(now)
        }
        guard !reader.isBroken else { return nil }
        let content = reader.place..<known.range.upperBound
        guard isNew else {
            return CachedFile(isNew: false, record: known, content: content, own: ownNow, companions: companions)
        }
        var writer = RecordWriter()
        writer.writeWhole(inputs)
        writer.write(companions) { $1.write(to: &$0) }
        let start = writer.bytes.count
        writer.append(known.buffer[content])
        let record = CachedRecord(
            stamp: stamp, hash: known.hash, isYoung: ownNow.isYoung, buffer: writer.bytes, range: writer.bytes.indices)
        return CachedFile(
            isNew: true, record: record, content: start..<writer.bytes.count, own: ownNow, companions: companions)
    }

    /// What is to be kept of a file that came to what `content` writes.
    /// - Parameter companions: what was read beside it, or was not there.
    package static func record(
        of own: ReadFile, _ companions: [ReadFile], inputs: UInt64, _ content: (inout RecordWriter) -> Void
    ) -> CachedRecord? {
        guard let stamp = own.stamp else { return nil }
        var writer = RecordWriter()
        writer.writeWhole(inputs)
        writer.write(companions) { $1.write(to: &$0) }
        content(&writer)
        return CachedRecord(
            stamp: stamp, hash: own.hash, isYoung: own.isYoung, buffer: writer.bytes, range: writer.bytes.indices)
    }

    /// Writes what is to be kept, if that is not what the disk has.
    package func keep(_ all: [(path: String, record: CachedRecord?, isNew: Bool)]) {
        let records = all.compactMap { file in file.record.map { (file.path, $0) } }
        guard all.contains(where: \.isNew) || records.count != kept?.records.count ?? 0 else { return }
        folder.write(
            IndexCache.bytes(of: records, identity: identity), as: IndexCache.fileName(identity, ending: ending))
    }
}

/// What is read beside a file, and noted for the next run.
package struct CompanionReader {
    /// What was read or was not there; nil where something is there that cannot be read.
    package private(set) var files: [ReadFile]? = []
    private let path: String
    private let bytes: [UInt8]

    /// Beside the file at `path`, which has `bytes`.
    package init(_ path: String, _ bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package mutating func texts() -> [SourceText] { companionTexts(of: path, reading: { read($0) }) }

    package mutating func read(_ other: String) -> [UInt8]? {
        guard other != path else { return bytes.count <= IndexFiles.maximumFileBytes ? bytes : nil }
        let found = ReadFile.now(other, readCompanion)
        if let found { files?.append(found.file) } else { files = nil }
        return found?.bytes
    }
}
