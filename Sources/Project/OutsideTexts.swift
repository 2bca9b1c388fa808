// What the command reads beside sources, for programs that try it with any bytes.

import LayoutIDE
import Platform
import SourceText

/// The readers of files that are no sources.
package enum OutsideTexts {
    /// A configuration file; what is wrong in it is a list of problems.
    /// - Returns: these problems.
    @discardableResult
    package static func readConfiguration(_ bytes: [UInt8]) -> [String] {
        let names = ConfigurationNames(rules: Analysis.rules(), devices: .builtIn)
        let file = ConfigurationFile(path: "/.masonry-lsp.json", text: SourceText(bytes: bytes), names: names)
        return file.problemLines.map { $0[.standard] }
    }

    /// A baseline as it would be written again; nil where the bytes are none.
    package static func rewrittenBaseline(_ bytes: [UInt8]) -> [UInt8]? {
        (try? Baseline(SourceText(bytes: bytes)))?.bytes
    }

    /// What is kept of a source between runs; nil where it has nothing to keep.
    package static func keptRecord(_ bytes: [UInt8]) -> [UInt8]? {
        SourceKind("/Card.swift")?.source(of: bytes, "/Card.swift").record
    }

    /// The size of a picture in its own unit, as text; nil where the bytes are none.
    package static func pictureSize(_ bytes: [UInt8]) -> String? {
        PictureSize.size(of: bytes).map { "\($0.width) x \($0.height)" }
    }

    /// A baseline. Read back after it was written it must be the same.
    package static func baselineComesBack(_ bytes: [UInt8]) -> Bool {
        guard let baseline = try? Baseline(SourceText(bytes: bytes)) else { return true }
        let again = try? Baseline(SourceText(bytes: baseline.bytes))
        return again?.entries == baseline.entries
    }

    /// A picture, and the list of the pictures of an image.
    /// - Returns: whether a size that is read is one that a picture can have.
    package static func readImage(_ bytes: [UInt8]) -> Bool {
        let size = PictureSize.size(of: bytes)
        let image = ImageSet(bytes)?.image("a") { _ in
            (size ?? PlaneSize(width: 1, height: 1), true, "")
        }
        _ = DrawnImage.type(of: bytes)
        _ = ImageSet.isNamespace(bytes)
        let sizes = [size].compactMap { $0 } + (image?.sizes.values.map { $0 } ?? [])
        return sizes.allSatisfy { $0.width >= 1 && $0.height >= 1 && $0.width.isFinite && $0.height.isFinite }
    }

    /// A source as it is kept between runs. Whole it must come back; damaged in many ways, with a sum that is right, it
    /// must be read as something, or not at all.
    package static func keptIndexComesBack(_ bytes: [UInt8]) -> Bool {
        let path = "/Card.swift"
        guard let kind = SourceKind(path), let record = kind.source(of: bytes, path).record else { return true }
        let stamp = FileStamp(
            size: 1, modified: FileTime(seconds: -1, nanoseconds: 2), changed: FileTime(seconds: 3, nanoseconds: 4),
            number: .max)
        let kept = CachedRecord(stamp: stamp, hash: 5, isYoung: true, buffer: record, range: record.indices)
        let shown = AnalysisConfiguration().shownDevice
        var builder = SymbolIndexBuilder([kind.source(of: bytes, path)], device: nil, shownOn: shown)
        while !builder.advance() {}
        let whole = IndexCache.bytes(of: [(path, kept)], results: [7: builder.record], identity: "a")
        guard let read = IndexCache(whole, identity: "a")?.records[path], read.stamp == stamp, read.hash == 5,
            read.isYoung, Array(read.buffer[read.range]) == record, let source = kind.source(of: read, path),
            source.record == record, IndexCache(whole, identity: "b") == nil,
            IndexCache(whole, identity: "a")?.results[7] == builder.record
        else { return false }
        _ = IndexCache(bytes, identity: "a")
        var state = stableHash(bytes)
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % max(1, bound)
        }
        for _ in 0..<40 {
            var damaged = whole
            for _ in 0...next(3) {
                let place = IndexCache.bodyStart + next(damaged.count - IndexCache.bodyStart)
                guard damaged.indices.contains(place) else { continue }
                switch next(3) {
                case 0: damaged[place] = UInt8(truncatingIfNeeded: next(256))
                case 1: damaged.remove(at: place)
                default: damaged.insert(UInt8(truncatingIfNeeded: 0x7F + next(129)), at: place)
                }
            }
            // Nobody is kept from computing the right sum.
            guard IndexCache(damaged, identity: "a") == nil || damaged == whole else { return false }
            IndexCache.seal(&damaged)
            let found = IndexCache(damaged, identity: "a")
            let sources = (found?.records ?? [:]).compactMap { path, record in
                SourceKind(path)?.source(of: record, path)
            }
            for result in (found?.results ?? [:]).values {
                var reader = RecordReader(result, result.indices)
                _ = SymbolIndex(sources, shownOn: shown, record: &reader)
            }
            _ = SymbolIndex(sources, device: nil, shownOn: nil, rereading: { _ in SourceText(bytes: bytes) })
        }
        return true
    }

    /// A pattern of an ignore file, held against a path.
    package static func matches(_ pattern: String, _ path: String) -> Bool? {
        let segments = path.split(separator: "/").map { Array($0.utf8) }
        return IgnorePattern(pattern)?.matches(segments)
    }
}
