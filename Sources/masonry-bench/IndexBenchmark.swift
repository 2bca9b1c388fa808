// What it takes an index to follow a file of a repository that changes.

import AutoLayout
import Foundation
import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import TestTexts

/// Makes the index of a folder and changes its files in turn, each as somebody may who edits it.
struct IndexBenchmark {
    /// So many files are changed, at even distances.
    var changes = 500

    func run(_ path: String) throws {
        var texts: [(path: String, text: SourceText, dialect: Dialect, role: IndexedSource.Role)] = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: path).sorted() where !file.hasPrefix(".git/") {
            let ending = (file as NSString).pathExtension.lowercased()
            guard ["h", "pch", "m", "mm", "swift"].contains(ending), let dialect = Dialect(fileExtension: ending),
                let data = FileManager.default.contents(atPath: "\(path)/\(file)")
            else { continue }
            let role: IndexedSource.Role = ["h", "pch"].contains(ending) ? .header : .implementation
            texts.append((file, SourceText(bytes: Array(data)), dialect, role))
        }
        guard !texts.isEmpty else { return print("\(path): no sources") }
        var sources: [IndexedSource] = []
        let reading = milliseconds {
            sources = texts.map {
                IndexedSource(text: $0.text, dialect: $0.dialect, path: $0.path, role: $0.role).withoutTree
            }
        }
        let shown = Screen.iPhone15.map { DeviceModel(size: $0.size, safeArea: $0.safeArea) }
        var builder = SymbolIndexBuilder(
            sources, device: nil, shownOn: shown, rereading: Self.reread(texts.map { ($0.path, $0.text) }),
            keepsTrees: false)
        let combining = milliseconds { while !builder.advance() {} }
        print("\(path): \(texts.count) sources read in \(number(reading)) ms, put together in \(number(combining)) ms")

        var (followed, anew): ([Double], Int) = ([], 0)
        for place in stride(from: 0, to: texts.count, by: max(1, texts.count / changes)) {
            let (file, text, dialect, role) = texts[place]
            let changed = Self.changed(text)
            texts[place].text = changed
            let reread = Self.reread(texts.map { ($0.path, $0.text) })
            var isFollowed = false
            let time = milliseconds {
                let source = IndexedSource(text: changed, dialect: dialect, path: file, role: role).withoutTree
                isFollowed = builder.replace([(place, source)], rereading: reread)
                if isFollowed { while !builder.advance() {} }
            }
            if isFollowed { followed.append(time) } else { anew += 1 }
        }
        followed.sort()
        func part(_ share: Double) -> String {
            followed.isEmpty ? "–" : number(followed[min(followed.count - 1, Int(share * Double(followed.count)))])
        }
        let soon = followed.count { $0 <= 10 }
        print(
            "  a changed file: median \(part(0.5)) ms, p95 \(part(0.95)), p99 \(part(0.99)), worst \(part(1)); "
                + "\(soon) of \(followed.count) within 10 ms; \(anew) would have the index made anew")
    }

    private static func reread(
        _ texts: [(path: String, text: SourceText)]
    ) -> @Sendable (IndexedSource) -> SourceText? {
        let known = Dictionary(texts) { one, _ in one }
        return { known[$0.path] }
    }

    /// With a remark before everything, so that all of it moves, and another last number.
    private static func changed(_ text: SourceText) -> SourceText {
        var bytes = text.bytes
        if let digit = bytes.lastIndex(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            bytes[digit] = bytes[digit] == UInt8(ascii: "7") ? UInt8(ascii: "8") : UInt8(ascii: "7")
        }
        return SourceText(bytes: Array("// A remark.\n".utf8) + bytes)
    }
}
