// What is kept between runs of what each file makes: good as long as the file, the headers that belong to it and all that
// the index says are the same.

import LayoutIDE
import Platform
import SourceText

/// What one file makes, and what is kept of it.
struct FileFacts: Sendable {
    /// nil for a file that cannot be read, and for one that makes and declares nothing.
    let facts: ConstraintFacts?
    /// nil for what is not kept.
    var record: KeptRecord?
    /// Whether that is not on the disk already.
    var isNew: Bool
}

/// A file as it was read; without a stamp, one that was not there.
struct ReadFile: Sendable {
    let path: String
    var stamp: FileStamp?
    /// Of its bytes.
    var hash: UInt64 = 0
    /// Whether it may have changed since without its stamp telling.
    var isYoung = false

    /// What is at a path now, which `read` reads; nil where something is there that cannot be read.
    static func now(_ path: String, _ read: (String) -> [UInt8]?) -> (file: ReadFile, bytes: [UInt8]?)? {
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
    func isSame(as other: ReadFile) -> Bool { stamp == other.stamp && isYoung == other.isYoung }
}

/// What is kept of the files that one command line names. Making one reads it from the disk.
struct FactsKeeper: Sendable {
    private let folder: CacheFolder
    private let identity: String
    private let kept: KeptIndex?

    /// nil where nothing is to be kept.
    /// - Parameter folders: the folders and files that the command line names.
    init?(_ folders: [String], _ settings: [AnalysisSettings], _ tool: Tool) {
        guard settings.allSatisfy(\.usesCache), !folders.isEmpty,
            let folder = CacheFolder(tool.console.environment, outside: folders + settings.flatMap(\.indexRoots)),
            let program = KeptIndex.identity(of: folders)
        else { return nil }
        let identity = "log\n" + program
        self.folder = folder
        self.identity = identity
        kept = folder.read(Self.fileName(identity)).flatMap { KeptIndex($0, identity: identity) }
    }

    private static func fileName(_ identity: String) -> String { KeptIndex.fileName(identity, ending: "facts") }

    /// What was kept of a file; nil where it, or what it was evaluated with, may be another one now.
    /// - Parameter inputs: names all that evaluation is given beside files.
    func facts(of file: DiscoveredFile, _ dialect: Dialect, inputs: UInt64, limit: Int) -> FileFacts? {
        guard var known = kept?.records[file.absolutePath] else { return nil }
        var reader = RecordReader(known.buffer, known.range)
        guard reader.readWhole() == inputs else { return nil }
        let own = ReadFile(path: file.absolutePath, stamp: known.stamp, hash: known.hash, isYoung: known.isYoung)
        guard let ownNow = own.confirmed({ readBytes($0, limit: limit) }), let stamp = ownNow.stamp else { return nil }
        var isNew = !ownNow.isSame(as: own)
        var companions: [ReadFile] = []
        for companion in reader.readList({ ReadFile(from: &$0) }) {
            guard let now = companion.confirmed(readIndexFile) else { return nil }
            if !now.isSame(as: companion) { isNew = true }
            companions.append(now)
        }
        let rest = reader.place..<known.range.upperBound
        var facts: ConstraintFacts?
        if reader.readFlag() {
            facts = ConstraintFacts(from: &reader, path: file.path, dialect: dialect)
            if facts == nil { return nil }
        }
        guard reader.isComplete else { return nil }
        if isNew {
            var writer = RecordWriter()
            writer.writeWhole(inputs)
            writer.write(companions) { $1.write(to: &$0) }
            writer.append(known.buffer[rest])
            known = KeptRecord(
                stamp: stamp, hash: known.hash, isYoung: ownNow.isYoung, buffer: writer.bytes,
                range: writer.bytes.indices)
        }
        return FileFacts(facts: facts, record: known, isNew: isNew)
    }

    /// What is to be kept of a file that was evaluated.
    /// - Parameter companions: what was read beside it, or was not there.
    static func record(
        _ facts: ConstraintFacts?, of own: ReadFile, _ companions: [ReadFile], inputs: UInt64
    ) -> KeptRecord? {
        guard let stamp = own.stamp else { return nil }
        var writer = RecordWriter()
        writer.writeWhole(inputs)
        writer.write(companions) { $1.write(to: &$0) }
        writer.write(facts != nil)
        facts?.write(to: &writer)
        return KeptRecord(
            stamp: stamp, hash: own.hash, isYoung: own.isYoung, buffer: writer.bytes, range: writer.bytes.indices)
    }

    /// Writes what is to be kept, if that is not what the disk has.
    func keep(_ all: [(path: String, facts: FileFacts)]) {
        let records = all.compactMap { path, facts in facts.record.map { (path, $0) } }
        guard all.contains(where: \.facts.isNew) || records.count != kept?.records.count ?? 0 else { return }
        folder.write(KeptIndex.bytes(of: records, identity: identity), as: Self.fileName(identity))
    }
}

extension ReadFile {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.write(path)
        writer.write(stamp != nil)
        stamp?.write(to: &writer)
        writer.writeWhole(hash)
        writer.write(isYoung)
    }

    fileprivate init(from reader: inout RecordReader) {
        path = reader.readText()
        stamp = reader.readFlag() ? FileStamp(from: &reader) : nil
        hash = reader.readWhole()
        isYoung = reader.readFlag()
    }
}
