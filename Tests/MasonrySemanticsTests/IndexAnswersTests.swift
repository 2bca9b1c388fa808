// A file that is told the same of all names it asks for means the same: what `check` keeps between runs rests on it.

import Foundation
import LayoutFamilies
import MasonrySyntax
import SourceText
import TestTexts
import Testing

@testable import MasonrySemantics

@Suite struct `Answers of an index` {
    private static let files = ProjectFile.fixtures()

    private static let device = DeviceModel(Device.standard.portrait)

    /// What an index says, by name.
    private static func answers(_ index: SymbolIndex) -> [UInt32: Set<[UInt8]>] {
        var all: [UInt32: Set<[UInt8]>] = [:]
        index.tellAnswers { all[$0, default: []].insert($1) }
        return all
    }

    private static func index(_ files: [ProjectFile]) -> SymbolIndex {
        SymbolIndex(files.map(\.source), device: nil, shownOn: device)
    }

    private static func meaning(_ file: ProjectFile, _ index: SymbolIndex, _ device: DeviceModel?) -> LayoutDocument {
        var options = EvaluationOptions()
        options.device = device
        options.index = device.map { index.on($0) } ?? index
        options.notesQuestions = true
        let tree = SyntaxTree.parse(SourceText(file.text), dialect: file.dialect)
        var questions: OutsideQuestions? = OutsideQuestions()
        let attached = options.index?.attaching(to: tree, asking: &questions)
        var document = LayoutDocument.evaluate(tree, with: attached, options: options)
        document.questions?.formUnion(questions)
        return document
    }

    /// The same text with a number, a name or a line more or less somewhere.
    private static func changed(_ text: String, _ generator: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let place = lines.indices.randomElement(using: &generator) else { return text }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: lines.insert("", at: place)
        case 1: lines.remove(at: place)
        case 2:
            let numbers = lines.indices.filter { lines[$0].contains(where: \.isNumber) }
            guard let line = numbers.randomElement(using: &generator) else { return text }
            lines[line] = String(lines[line].map { $0.isNumber ? "7" : $0 })
        default:
            let classes = lines.indices.filter { lines[$0].contains(": UI") }
            guard let line = classes.randomElement(using: &generator) else { return text }
            lines[line] = lines[line].replacing(": UI", with: ": Card, UI")
        }
        return lines.joined(separator: "\n")
    }

    private static let before = index(files)
    private static let told = answers(before)

    @Test("A file that is told the same means the same", arguments: 0..<4)
    func aFileThatIsToldTheSameMeansTheSame(round: Int) throws {
        var generator = SeededGenerator(seed: UInt64(round))
        let files = Self.files
        try #require(files.count > 100)
        let (before, told) = (Self.before, Self.told)
        var others = files
        var changed: Set<Int> = []
        for _ in 0..<2 {
            let place = Int.random(in: files.indices, using: &generator)
            others[place].text = Self.changed(files[place].text, &generator)
            changed.insert(place)
        }
        let after = Self.index(others)
        let toldAfter = Self.answers(after)
        var same = 0
        for place in files.indices.shuffled(using: &generator).prefix(60) where !changed.contains(place) {
            for device in [nil, Self.device] {
                let document = Self.meaning(files[place], before, device)
                let names = try #require(document.questions).hashes.union([0])
                guard names.allSatisfy({ told[$0] == toldAfter[$0] }) else { continue }
                same += 1
                let next = Self.meaning(files[place], after, device)
                let difference = reflectedDifference(document, next)
                #expect(difference == nil, "\(files[place].path) after \(changed.map { files[$0].path })")
            }
        }
        #expect(same > 0)
    }

    /// Who adds a table to the index tells its answers, too. Nobody but conversions asks `foreignChanges` and `kinds`, of which
    /// nothing is kept.
    @Test("Everything that an index has is told")
    func everythingThatAnIndexHasIsTold() {
        func fields(_ value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
        #expect(
            fields(SymbolIndex.empty) == [
                "entries", "typesWithConstants", "constantMembers", "inferred", "types", "code", "functions",
                "undetermined", "shown", "resources", "flags", "foreignChanges", "kinds", "assigned",
            ])
        #expect(
            fields(TypeIndex()) == [
                "superclasses", "protocols", "views", "shorthands", "cellUsers", "cellSayings", "owners", "inherited",
                "members", "ambiguous",
            ])
        // `asked` follows from the others, and `namesakes` decides what is shown alone.
        #expect(fields(CodeIndex()) == ["types", "helpers", "asked", "makings", "namesakes"])
    }
}
