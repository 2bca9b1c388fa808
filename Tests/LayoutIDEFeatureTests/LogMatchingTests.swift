// Conflicts made of the fixtures: the changed chain is found again, and nothing that is wrong is called certain.

import Foundation
import LayoutFamilies
import LayoutIDE
import LayoutLog
import SourceText
import TestTexts
import Testing

@Suite("Logged conflicts and their sources")
struct LogMatchingTests {
    /// The cases of real code, as one workspace.
    private static func files() throws -> [(path: String, text: SourceText, dialect: Dialect)] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/RealCode")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { path in
            let name = path.hasSuffix(".txt") ? String(path.dropLast(4)) : path
            guard let dialect = Dialect(fileExtension: (name as NSString).pathExtension), dialect != .masonry,
                let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
            else { return nil }
            return (path, SourceText(bytes: Array(data)), dialect)
        }
    }

    @Test("The changed chain is mostly the first candidate, and never is another one called certain")
    func madeConflicts() throws {
        let files = try Self.files()
        let facts = files.map { ConstraintFacts(path: $0.path, text: $0.text, dialect: $0.dialect) }
        var generator = SeededGenerator(seed: 1)
        var made = 0
        var first = 0
        for (index, file) in files.enumerated() where made < 30 {
            for conflict in MadeConflict.all(
                in: file.text, file.dialect, AnalysisConfiguration(), limit: 4, &generator)
            {
                var changed = facts
                changed[index] = ConstraintFacts(path: file.path, text: conflict.text, dialect: file.dialect)
                let entry = try #require(LayoutLogReader.entries(in: conflict.log).first)
                guard case .conflict(let found) = LogWorkspace(changed).explain(entry).subject else { continue }
                made += 1
                for (member, place) in zip(found.members, conflict.places) {
                    guard let candidate = member.candidates.first, candidate.certainty == .certain else { continue }
                    #expect(candidate.path == file.path && candidate.range == place, "\(conflict.log)")
                }
                let best = found.members[conflict.changed].candidates.first
                if best?.path == file.path, best?.range == conflict.chain { first += 1 }
                #expect(found.clash != nil, "\(conflict.log)")
            }
        }
        #expect(made >= 10)
        #expect(first * 10 >= made * 9, "\(first) of \(made)")
    }
}
