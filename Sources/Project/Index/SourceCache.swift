// Reads the sources of an index, each only if it has changed since it was read in any run.

import LayoutIDE
import Platform
import SourceText

/// One source, and what is kept of it.
struct CachedSource: Sendable {
    var source: IndexedSource
    /// nil for what is not kept.
    var record: CachedRecord?
    /// Whether that is not on the disk already.
    var isNew: Bool
    /// Of the bytes that it was made of, by which they are known again; nil where it keeps its tree.
    var hash: UInt64?

    /// The same without its tree.
    func withoutTree(ofBytes hash: UInt64) -> CachedSource {
        var kept = self
        (kept.source, kept.hash) = (source.withoutTree, hash)
        return kept
    }
}

/// What is kept of the files below some roots. Making one reads it from the disk.
struct SourceCache: Sendable {
    private let folder: CacheFolder
    private let identity: String
    private let kept: IndexCache?

    /// nil where nothing is to be kept.
    init?(_ scope: IndexScope, _ project: ProjectContext) {
        guard scope.usesCache, let folder = CacheFolder(project.environment, outside: scope.roots),
            let identity = IndexCache.identity(of: scope.roots, version: project.version)
        else { return nil }
        self.folder = folder
        self.identity = identity
        kept = folder.read(IndexCache.fileName(identity)).flatMap { IndexCache($0, identity: identity) }
    }

    /// The source at a path: as it was kept where it is the same, else read anew. nil for what cannot be read.
    func source(at path: String) -> CachedSource? {
        guard let kind = SourceKind(path), let stamp = FileStamp(of: path) else { return nil }
        let known = kept?.records[path]
        if let known, !known.isYoung, known.stamp == stamp, let source = kind.source(of: known, path) {
            return CachedSource(source: source, record: known, isNew: false)
        }
        guard let bytes = readIndexFile(path) else { return nil }
        let hash = stableHash(bytes)
        // What is written while it is read has another stamp the next time.
        let isYoung = stamp.isYoung(at: .now)
        if var known, known.hash == hash, known.stamp.size == stamp.size, let source = kind.source(of: known, path) {
            let isSame = known.stamp == stamp && known.isYoung == isYoung
            (known.stamp, known.isYoung) = (stamp, isYoung)
            return CachedSource(source: source, record: known, isNew: !isSame)
        }
        let source = kind.source(of: bytes, path)
        let record = source.record.map {
            CachedRecord(stamp: stamp, hash: hash, isYoung: isYoung, buffer: $0, range: $0.indices)
        }
        return CachedSource(source: source, record: record, isNew: record != nil)
    }

    /// Names what sources come to with each other on devices; nil where one of them is not kept.
    func resultKey(_ sources: [CachedSource], _ devices: [DeviceModel?]) -> UInt64? {
        var records: [(path: String, record: CachedRecord)] = []
        for source in sources {
            guard let record = source.record else { return nil }
            records.append((source.source.path, record))
        }
        return Self.resultKey(of: records, devices)
    }

    /// The same without reading anything of the sources at `paths`; nil where one of them may be another one than it was.
    func keptResultKey(_ paths: [String], _ devices: [DeviceModel?]) -> UInt64? {
        guard let kept else { return nil }
        var records: [(path: String, record: CachedRecord)] = []
        for path in paths where SourceKind(path) != nil {
            // What cannot be read is no source, nor is what is too large.
            guard let stamp = FileStamp(of: path), stamp.size <= IndexFiles.maximumFileBytes else { continue }
            guard let record = kept.records[path], !record.isYoung, record.stamp == stamp else { return nil }
            records.append((path, record))
        }
        return records.isEmpty ? nil : Self.resultKey(of: records, devices)
    }

    private static func resultKey(
        of records: [(path: String, record: CachedRecord)], _ devices: [DeviceModel?]
    ) -> UInt64 {
        var writer = RecordWriter()
        writer.write("\(devices)")
        for (path, record) in records {
            writer.write(path)
            writer.write(record.stamp.size)
            writer.writeWhole(record.hash)
        }
        return stableHash(writer.bytes)
    }

    /// The index as it was for the same sources on the same devices; nil where none was kept.
    func index(of sources: [CachedSource], shownOn shownDevice: DeviceModel?, key: UInt64?) -> SymbolIndex? {
        guard let bytes = key.flatMap({ kept?.results[$0] }) else { return nil }
        var reader = RecordReader(bytes, bytes.indices)
        return SymbolIndex(sources.map(\.source), shownOn: shownDevice, record: &reader)
    }

    /// For so many configurations of the same roots results are kept.
    private static let mostResults = 4

    /// Writes what is to be kept, if that is not what the disk has.
    /// - Parameter result: what the sources came to; nil where that is kept already, or is not to be kept.
    func keep(_ sources: [CachedSource], result: (key: UInt64, bytes: [UInt8])?) {
        let records = sources.compactMap { source in source.record.map { (source.source.path, $0) } }
        let isSame = !sources.contains(where: \.isNew) && records.count == kept?.records.count ?? 0
        guard !isSame || result != nil else { return }
        var results = kept?.results ?? [:]
        if let result {
            // Those of files that have changed will not come again.
            if !isSame || results.count >= Self.mostResults { results = [:] }
            results[result.key] = result.bytes
        }
        folder.write(
            IndexCache.bytes(of: records, results: results, identity: identity), as: IndexCache.fileName(identity))
    }

    /// Gives the texts of sources that were kept without; nil for a file that is another one by now.
    static func rereading(_ sources: [CachedSource]) -> @Sendable (IndexedSource) -> SourceText? {
        var hashes: [String: UInt64] = [:]
        for source in sources { hashes[source.source.path] = source.hash ?? source.record?.hash }
        return rereading(hashes)
    }

    /// The same by the bytes that each file had, by path.
    static func rereading(_ hashes: [String: UInt64]) -> @Sendable (IndexedSource) -> SourceText? {
        { source in
            guard let hash = hashes[source.path], let bytes = readIndexFile(source.path), stableHash(bytes) == hash
            else { return nil }
            return SourceText(bytes: bytes)
        }
    }
}

/// As what a file is read, by its name.
struct SourceKind {
    let dialect: Dialect
    let role: IndexedSource.Role

    init?(_ path: String) {
        let ending = fileExtension(StandIn.original(of: path) ?? path).lowercased()
        guard let dialect = Dialect(fileExtension: ending) else { return nil }
        self.dialect = dialect
        role = ending == "h" || ending == "pch" ? .header : .implementation
    }

    func source(of bytes: [UInt8], _ path: String) -> IndexedSource {
        IndexedSource(text: SourceText(bytes: bytes), dialect: dialect, path: path, role: role)
    }

    func source(of record: CachedRecord, _ path: String) -> IndexedSource? {
        var reader = RecordReader(record.buffer, record.range)
        return IndexedSource(record: &reader, path: path, dialect: dialect, role: role)
    }
}
