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

    private static func source(_ view: String) -> String {
        """
        final class Card: UIView {
            let icon = \(view)()
            func setUp() {
                addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.width.equalTo(60)
                    make.left.equalToSuperview().offset(15)
                }
            }
        }
        """
    }

    @Test("The line that SnapKit names decides, and another class of a view is said")
    func namedLine() throws {
        let files = [("App/Card.swift", "UILabel"), ("App/Other.swift", "UIButton")]
        let workspace = LogWorkspace(
            files.map { ConstraintFacts(path: $0.0, text: SourceText(Self.source($0.1)), dialect: .swift) })
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<SnapKit.LayoutConstraint:0x1@Card.swift#6 UIButton:0xa.width == 60.0>",
                "<SnapKit.LayoutConstraint:0x2@Card.swift#7 UIButton:0xa.left == App.Card:0xb.left + 15.0>",
                "<NSLayoutConstraint:0x3 UIButton:0xa.width == 80>"
            )

            """
        let entry = try #require(LayoutLogReader.entries(in: log).first)
        guard case .conflict(let conflict) = workspace.explain(entry).subject else {
            Issue.record("no conflict")
            return
        }
        for (member, line) in zip(conflict.members, [6, 7]) {
            let best = try #require(member.candidates.first)
            #expect(best.path == "App/Card.swift" && best.line == line)
            #expect(best.certainty == .likely)
            #expect(best.reasons.contains { $0[.english].contains("`UIButton`") && $0[.english].contains("`UILabel`") })
            #expect(member.candidates.dropFirst().allSatisfy { $0.certainty == .possible })
        }
    }

    @Test("A clash of heights is drawn, however high it is", arguments: [44, 120, 320, 900])
    func verticalPicture(height: Int) throws {
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UIImageView:0xa.height == 60>",
                "<NSLayoutConstraint:0x2 UIImageView:0xa.top == UIView:0xb.top + 15>",
                "<NSLayoutConstraint:0x3 UIImageView:0xa.bottom == UIView:0xb.bottom - 15>",
                "<NSLayoutConstraint:0x4 UIView:0xb.height == \(height)>"
            )

            """
        let entry = try #require(LayoutLogReader.entries(in: log).first)
        let explanation = LogWorkspace([]).explain(entry, drawing: .text(.english))
        guard case .conflict(let conflict) = explanation.subject else {
            Issue.record("no conflict")
            return
        }
        let picture = try #require(conflict.picture)
        for word in ["UIView", "UIImageView", "15", "60", "✕", "\(height)"] {
            #expect(picture.contains(word), "\(word)")
        }
        #expect(picture.split(separator: "\n").count <= 20)
    }
}
