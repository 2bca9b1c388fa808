// An index that takes another version of a file is the one that all files would make anew.

import Foundation
import LayoutFamilies
import MasonrySyntax
import SourceText
import TestTexts
import Testing

@testable import MasonrySemantics

@Suite struct `Changed files of an index` {
    private static let device = DeviceModel(Device.standard.portrait)

    private static func builder(_ files: [ProjectFile], device: DeviceModel? = nil) -> SymbolIndexBuilder {
        var builder = SymbolIndexBuilder(files.map(\.source), device: device, shownOn: Self.device)
        while !builder.advance() {}
        return builder
    }

    private static func reread(_ files: [ProjectFile]) -> @Sendable (IndexedSource) -> SourceText? {
        let texts = Dictionary(files.map { ($0.path, $0.text) }) { one, _ in one }
        return { texts[$0.path].map { SourceText($0) } }
    }

    private static let fixtures = ProjectFile.fixtures(every: 3)

    /// Another version of a text, as somebody may leave it.
    private static func edited(_ text: String, _ others: [ProjectFile], _ generator: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = Int.random(in: lines.indices, using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: lines.insert("// A remark.", at: 0)
        case 1: lines.remove(at: place)
        case 2: lines.insert(lines[place], at: place)
        case 3: lines.append("let addedGap: CGFloat = \(Int.random(in: 1..<4, using: &generator))")
        case 4: lines.append("#define kAddedGap \(Int.random(in: 1..<4, using: &generator))")
        case 5:
            // What others declare, this one declares too.
            let other = others.randomElement(using: &generator)?.text ?? ""
            let more = other.split(separator: "\n").filter { $0.contains("let ") || $0.contains("#define") }
            lines += more.prefix(4).map(String.init)
        default:
            for number in lines.indices.dropFirst(place) {
                guard let digit = lines[number].firstIndex(where: \.isWholeNumber) else { continue }
                let new = "\(Int.random(in: 1..<9, using: &generator))"
                lines[number].replaceSubrange(digit...digit, with: new)
                break
            }
        }
        return lines.joined(separator: "\n")
    }

    @Test(
        "Files that change in turn make the index of all files as they are then",
        arguments: [nil, DeviceModel(Device.standard.portrait)])
    func filesThatChangeInTurnMakeTheIndexOfAllFiles(device: DeviceModel?) throws {
        var files = Self.fixtures
        try #require(files.count > 50)
        var generator = SeededGenerator(seed: device == nil ? 3 : 4)
        var builder = Self.builder(files, device: device)
        var replaced = 0
        for _ in 0..<16 {
            var versions: [(place: Int, source: IndexedSource)] = []
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                let place = Int.random(in: files.indices, using: &generator)
                files[place].text = Self.edited(files[place].text, files, &generator)
                versions.removeAll { $0.place == place }
                versions.append((place, files[place].source.withoutTree))
            }
            if builder.replace(versions, rereading: Self.reread(files)) {
                replaced += 1
                while !builder.advance() {}
            } else {
                builder = Self.builder(files, device: device)
            }
            let fresh = Self.builder(files, device: device).index
            #expect(builder.index.saysTheSame(as: fresh))
            #expect(reflectedDifference(builder.index, fresh) == nil)
        }
        #expect(replaced > 8)
    }

    /// One file each, as it was and as it is, beside files that stay: together something of each table of an index.
    private static let versions: [(name: String, before: String, after: String)] = [
        ("owners", "class Other: UIView { let inset: CGFloat = 4 }", "class Other: UIView { let indent: CGFloat = 4 }"),
        (
            "cells", "class List: UITableViewController { func viewDidLoad() { tableView.rowHeight = 44 } }",
            "class List: UITableViewController { func viewDidLoad() { tableView.rowHeight = 60 } }"
        ),
        (
            "cell users",
            "class List: UITableViewController { func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: id) } }",
            "class List: UITableViewController { func viewDidLoad() { tableView.register(Line.self, forCellReuseIdentifier: id) } }"
        ),
        ("makings", "func make() -> Card { Card(gap: 3) }", "func make() -> Card { Card(gap: 4) }"),
        ("views", "class Page: UIView { let head = UIView() }", "class Page: UIView { let head = UILabel() }"),
        ("assigned", "func move(_ card: Card) { card.gap = 3 }", "func move(_ card: Card) { card.space = 3 }"),
        ("kinds", "let breadth: CGFloat = width()", "let breadth: Int = width()"),
        (
            "helpers", "extension UIView { func pin() { snp.makeConstraints { $0.top.equalTo(1) } } }",
            "extension UIView { func pin() { snp.makeConstraints { $0.top.equalTo(2) } } }"
        ),
        (
            "changes", "func f(_ card: Card) { card.box.snp.updateConstraints { $0.top.equalTo(1) } }",
            "func f(_ card: Card) { card.bar.snp.updateConstraints { $0.top.equalTo(1) } }"
        ),
        ("types", "enum Metrics { static let side: CGFloat = 3 }", "enum Metrics { static var side = measured() }"),
    ]

    @Test("Each table takes what a file says now", arguments: versions)
    func eachTableTakesWhatAFileSaysNow(name: String, before: String, after: String) {
        let card = """
            class Card: UIView {
                let inset: CGFloat = 2
                init(gap: CGFloat) {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.snp.makeConstraints { $0.top.equalToSuperview().offset(gap) }
                }
            }
            class Row: UITableViewCell {}
            class Line: UITableViewCell {}
            let twice = Metrics.side * 2
            """
        func files(_ text: String) -> [ProjectFile] {
            [("/Card.swift", card), ("/Changed.swift", text)].map {
                ProjectFile(path: $0.0, text: $0.1, dialect: .swift)
            }
        }
        let (old, new) = (Self.builder(files(before)).index, Self.builder(files(after)).index)
        // Else nothing is compared.
        #expect(reflectedDifference(old, new) != nil)
        var builder = Self.builder(files(before))
        for (text, expected) in [(after, new), (before, old)] {
            let isReplaced = builder.replace([(1, files(text)[1].source)], rereading: Self.reread(files(text)))
            #expect(isReplaced)
            while !builder.advance() {}
            #expect(reflectedDifference(builder.index, expected) == nil)
        }
    }

    /// What rests on a changed file rests on it through any number of others, and is not known where that is gone.
    @Test("A constant that is gone is gone through all that rest on it")
    func aConstantThatIsGoneIsGoneThroughAllThatRest() {
        func files(_ first: String) -> [ProjectFile] {
            let texts = [first, "let second = first + 1", "let third = second + 1", "let other: CGFloat = 4"]
            return texts.enumerated().map {
                ProjectFile(path: "/\($0).swift", text: $1, dialect: .swift)
            }
        }
        func numbers(_ builder: SymbolIndexBuilder) -> [String: Double] {
            builder.index.on(Self.device).entries.compactMapValues(\.value.number)
        }
        var now = files("let first: CGFloat = 1")
        var builder = Self.builder(now)
        #expect(numbers(builder) == ["first": 1, "second": 2, "third": 3, "other": 4])
        let known: [(text: String, numbers: [String: Double])] = [
            ("let first: CGFloat = 5", ["first": 5, "second": 6, "third": 7, "other": 4]),
            ("let renamed: CGFloat = 5", ["renamed": 5, "other": 4]),
            ("let first: CGFloat = 6 // Again", ["first": 6, "second": 7, "third": 8, "other": 4]),
            ("let first: CGFloat = missing", ["other": 4]),
            ("let first: CGFloat = other", ["first": 4, "second": 5, "third": 6, "other": 4]),
        ]
        for (text, expected) in known {
            now[0].text = text
            let isReplaced = builder.replace([(0, now[0].source)], rereading: Self.reread(now))
            #expect(isReplaced)
            while !builder.advance() {}
            #expect(numbers(builder) == expected, "\(text)")
        }
    }

    /// Looking at what nothing of a change can reach would cost a keystroke what the whole project costs.
    @Test("Only what rests on a changed file is looked at again")
    func onlyWhatRestsOnAChangedFileIsLookedAtAgain() {
        var files = Self.fixtures
        let path = "/Spacing.swift"
        files.append(ProjectFile(path: path, text: "let onlyHere: CGFloat = 3", dialect: .swift))
        files.append(
            ProjectFile(path: "/User.swift", text: "let doubled = onlyHere * 2", dialect: .swift))
        var builder = Self.builder(files)
        files[files.count - 2].text = "let onlyHere: CGFloat = 4"
        let version = (place: files.count - 2, source: files[files.count - 2].source)
        let isReplaced = builder.replace([version], rereading: Self.reread(files))
        #expect(isReplaced)
        var lookedAt: Set<Int> = []
        repeat {
            let all = builder.concerned.map { builder.resolution(of: $0) }
            lookedAt.formUnion(all.map(\.place))
            builder.take(all)
        } while !builder.advance()
        #expect(lookedAt == [files.count - 1])
        #expect(builder.index["doubled"]?.value.number == 8)
    }

    /// What a class inherits from, all code may rest on.
    @Test("A class that inherits from another one now is for an index made anew")
    func aClassThatInheritsFromAnotherOneNow() {
        let files = [
            ProjectFile(path: "/A.swift", text: "class A: UIView {}", dialect: .swift),
            ProjectFile(path: "/B.swift", text: "class B: A {}", dialect: .swift),
        ]
        var builder = Self.builder(files)
        var other = files[1]
        other.text = "class B: UIView {}"
        for place in [1, 7] {
            let isReplaced = builder.replace([(place, other.source)])
            #expect(!isReplaced)
        }
        #expect(reflectedDifference(builder.index, Self.builder(files).index) == nil)
    }
}
