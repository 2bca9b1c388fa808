// A file that another file's change does not concern keeps what is known of it, and that is what it would come to anew.

import AutoLayout
import LayoutFamilies
import SourceText
import TestTexts
import Testing

@testable import LayoutIDE
@testable import MasonrySemantics

@Suite struct `Changed surroundings of a file` {
    private struct File {
        let path: String
        var text: String
        let dialect: Dialect

        var source: IndexedSource {
            IndexedSource(text: SourceText(text), dialect: dialect, path: path, role: .implementation)
        }

        func analysis(_ index: SymbolIndex) -> FileAnalysis {
            FileAnalysis(text: SourceText(text), dialect: dialect, configuration: Self.configuration(index))
        }

        static func configuration(_ index: SymbolIndex) -> AnalysisConfiguration {
            var configuration = AnalysisConfiguration()
            configuration.index = index
            configuration.notesQuestions = true
            return configuration
        }
    }

    private static let fixtures: [File] = {
        var generator = SeededGenerator(seed: 5)
        return ((try? FixtureText.own) ?? []).filter { $0.dialect != .masonry }.enumerated().map { place, fixture in
            File(
                path: "/\(place)." + (fixture.dialect == .swift ? "swift" : "m"), text: fixture.text(&generator),
                dialect: fixture.dialect)
        }
    }()

    @Test("What a change does not concern is what it would be anew")
    func whatAChangeDoesNotConcernIsWhatItWouldBeAnew() throws {
        var files = Self.fixtures
        try #require(files.count > 100)
        var generator = SeededGenerator(seed: 6)
        var builder = SymbolIndexBuilder(
            files.map(\.source), device: nil, shownOn: DeviceModel(Device.standard.portrait))
        while !builder.advance() {}
        var (taken, touched) = (0, 0)
        for round in 0..<4 {
            let before = builder.index
            let place = Int.random(in: files.indices, using: &generator)
            var lines = files[place].text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            // Everything moves, and a number is another one.
            lines.insert(files[place].dialect == .swift ? "let added\(round) = 1" : "#define kAdded\(round) 1", at: 0)
            if let line = lines.lastIndex(where: { $0.contains("= ") && $0.contains(where: \.isWholeNumber) }),
                let digit = lines[line].lastIndex(where: \.isWholeNumber)
            {
                lines[line].replaceSubrange(digit...digit, with: "7")
            }
            files[place].text = lines.joined(separator: "\n")
            let texts = Dictionary(files.map { ($0.path, $0.text) }) { one, _ in one }
            let isReplaced = builder.replace([(place, files[place].source)]) { texts[$0.path].map { SourceText($0) } }
            try #require(isReplaced)
            while !builder.advance() {}
            let answers = try #require(builder.changedAnswers)
            for other in files.indices where other != place && Int.random(in: 0..<9, using: &generator) == 0 {
                let file = files[other]
                let known = file.analysis(before)
                let stays = known.analyses.filter { $0.questions.map { !$0.asks(forAnyOf: answers) } ?? false }.count
                taken += stays
                touched += known.analyses.count - stays
                let following = FileAnalysis(
                    text: SourceText(file.text), following: known, configuration: File.configuration(builder.index),
                    .answers(answers))
                let fresh = file.analysis(builder.index)
                #expect(following.findings.map(\.message) == fresh.findings.map(\.message))
                for (one, two) in zip(following.analyses, fresh.analyses) {
                    #expect(
                        reflectedDifference(one.document, two.document, ignoring: EditSequence.ignoredFields) == nil,
                        "\(file.path)")
                }
            }
        }
        #expect(taken > touched)
    }

    @Test("A file that asks for what has changed is looked at again")
    func aFileThatAsksForWhatHasChangedIsLooked() throws {
        let width = { (number: Int) in
            File(path: "/W.swift", text: "let cardWidth: CGFloat = \(number)", dialect: .swift)
        }
        let card = File(
            path: "/Card.swift",
            text: """
                class Card: UIView {
                    let box = UIView()
                    func build() {
                        addSubview(box)
                        box.snp.makeConstraints {
                            $0.width.equalTo(200)
                            $0.width.equalTo(cardWidth)
                        }
                    }
                }
                """, dialect: .swift)
        var builder = SymbolIndexBuilder([width(200).source, card.source], device: nil)
        while !builder.advance() {}
        var analysis = card.analysis(builder.index)
        #expect(!analysis.findings.contains { $0.severity == .error })
        for (number, isWrong) in [(300, true), (200, false)] {
            let isReplaced = builder.replace([(0, width(number).source)])
            try #require(isReplaced)
            while !builder.advance() {}
            let answers = try #require(builder.changedAnswers)
            // What is typed is analysed without a note of what it asks.
            for typed in [" // Typed", ""] {
                analysis = FileAnalysis(text: SourceText(card.text + typed), following: analysis)
            }
            #expect(analysis.analyses.allSatisfy { $0.questions == nil })
            analysis = FileAnalysis(
                text: SourceText(card.text), following: analysis, configuration: File.configuration(builder.index),
                .answers(answers))
            #expect(analysis.findings.contains { $0.severity == .error } == isWrong)
        }
    }

    @Test("Changes add up")
    func changesAddUp() {
        var change = SurroundingChange.nothing
        #expect(change.isNothing)
        change.formUnion(.answers([1]))
        change.formUnion(.nothing)
        change.formUnion(.answers([2]))
        guard case .answers(let names) = change else {
            Issue.record("\(change)")
            return
        }
        #expect(names == [1, 2])
        change.formUnion(.everything)
        change.formUnion(.answers([3]))
        guard case .everything = change else {
            Issue.record("\(change)")
            return
        }
    }
}
