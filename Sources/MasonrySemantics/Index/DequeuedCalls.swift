// Which methods of cells, headers and footers code calls where a list gives them out: they run again for every row.

import MasonrySyntax
import SourceText

/// Kept in the table of assigned names, where no name of a program looks so.
enum DequeuedCalls {
    /// The name for: somebody calls this method of a view of this class behind taking it from a list.
    static func name(_ type: String, _ method: String) -> String { "\(type).\(method)@dequeued" }

    /// In bytes: how far behind a cell its calls are looked for.
    private static let reach = 3_000

    /// All that a text calls so, by its spelling: `guard let cell = list.dequeueReusableCell(…) as? Row`, `cell.setUp()`.
    static func all(in reader: SyntaxReader) -> Set<String> {
        let words = SourceWords(reader.text.bytes)
        var spans: [Range<Int>] = []
        var dequeued: [Int] = []
        words.forEach { range in
            if range.count > 15, words.bytes[range].starts(with: "dequeueReusable".utf8) {
                dequeued.append(spans.count)
            }
            spans.append(range)
        }
        guard !dequeued.isEmpty else { return [] }
        let makings = NewRows(reader)
        var found: Set<String> = []
        for (number, start) in dequeued.enumerated() {
            let end = number + 1 < dequeued.count ? dequeued[number + 1] : spans.count
            guard let (variable, type) = binding(around: start, spans, words) else { continue }
            for index in start..<end {
                guard spans[index].lowerBound - spans[start].lowerBound < reach, index + 1 < end else { break }
                guard words.string(spans[index]) == variable,
                    !makings.contains(TextOffset(spans[index].lowerBound), of: variable)
                else { continue }
                let between = words.bytes[spans[index].upperBound..<spans[index + 1].lowerBound]
                let isCall = follows(spans[index + 1].upperBound, UInt8(ascii: "("), words)
                let isMember = between.elementsEqual(".".utf8) || between.elementsEqual("?.".utf8)
                let isMessage =
                    between.elementsEqual(" ".utf8)
                    && spans[index].lowerBound > 0 && words.bytes[spans[index].lowerBound - 1] == UInt8(ascii: "[")
                if isMember && isCall || isMessage { found.insert(name(type, words.string(spans[index + 1]))) }
            }
        }
        return found
    }

    /// The variable that a call gives a cell, and the class that stands beside it: before the variable, as in Objective-C,
    /// between it and the call, or behind `as`.
    private static func binding(
        around call: Int, _ spans: [Range<Int>], _ words: SourceWords
    ) -> (variable: String, type: String)? {
        var index = call - 1
        while index >= 0, call - index <= 6 {
            let between = words.bytes[spans[index].upperBound..<spans[index + 1].lowerBound]
            if between.contains(UInt8(ascii: "=")) { break }
            guard !between.contains(UInt8(ascii: ";")), !between.contains(UInt8(ascii: "{")) else { return nil }
            index -= 1
        }
        guard index > 0, call - index <= 6 else { return nil }
        let variable = words.string(spans[index])
        let before = words.string(spans[index - 1])
        if variable.first?.isUppercase == true {
            // `let cell: Row = list.dequeue…`.
            return ["let", "var"].contains(words.string(spans[max(index - 2, 0)])) ? (before, variable) : nil
        }
        if before.first?.isUppercase == true { return (variable, before) }
        for next in call + 1..<min(call + 12, spans.count - 1) where words.string(spans[next]) == "as" {
            let type = words.string(spans[next + 1])
            return type.first?.isUppercase == true ? (variable, type) : nil
        }
        return nil
    }

    private static func follows(_ place: Int, _ byte: UInt8, _ words: SourceWords) -> Bool {
        place < words.bytes.count && words.bytes[place] == byte
    }
}

/// The code that runs where a list had nothing to give out, and that makes a new cell: `if (!cell) { … }`,
/// `if cell == nil { … }`.
private struct NewRows {
    /// In the order of their places, none in another one.
    private var blocks: [String: [TextRange]] = [:]

    /// Complexity: O(n log n) in statements.
    init(_ reader: SyntaxReader) {
        for statement in reader.statements {
            guard case .conditional(let conditional) = statement.kind, conditional.keyword == .ifStatement,
                let condition = conditional.condition, let name = Self.missing(condition, reader)
            else { continue }
            blocks[reader.string(name), default: []].append(conditional.then.range)
        }
        for (name, all) in blocks {
            var outermost: [TextRange] = []
            for block in all.sorted(by: { $0.start < $1.start }) where outermost.last?.contains(block) != true {
                outermost.append(block)
            }
            blocks[name] = outermost
        }
    }

    func contains(_ place: TextOffset, of variable: String) -> Bool {
        guard let all = blocks[variable] else { return false }
        let next = all.partitionPoint { $0.start > place }
        return next > 0 && place < all[next - 1].end
    }

    /// The variable of which a condition says that there is nothing in it.
    private static func missing(_ condition: ExpressionID, _ reader: SyntaxReader) -> Name? {
        switch reader[condition].kind {
        case .parenthesized(let inner): missing(inner, reader)
        case .unary(.not, let operand): reader[operand].kind.name
        case .binary(.equal, let one, let other):
            if isNothing(other, reader) {
                reader[one].kind.name
            } else if isNothing(one, reader) {
                reader[other].kind.name
            } else {
                nil
            }
        default: nil
        }
    }

    private static func isNothing(_ id: ExpressionID, _ reader: SyntaxReader) -> Bool {
        reader[id].kind.name?.word == .nil || reader[id].kind.name?.word == .NULL
    }
}

extension Evaluator {
    /// Notes the methods of the text's classes that run again for every row.
    mutating func noteDequeuedCalls(of pictures: [MergedType]) {
        var own: Set<String>?
        for picture in pictures {
            guard ([picture.name] + superclasses(of: picture.name)).contains(where: Self.isGivenOut) else { continue }
            let made = own ?? CellsMadeAnew.all(in: tree)
            own = made
            let name = CellsMadeAnew.name(picture.name)
            if made.contains(name) || knowsFiles && mayBeAssigned(name) { document.cellsMadeAnew.insert(picture.name) }
            for method in picture.methods where !method.declaration.isStatic {
                let selector = tree.string(method.declaration.name)
                let name = selector.firstIndex(of: ":").map { String(selector[..<$0]) } ?? selector
                if knowsFiles, mayBeAssigned(DequeuedCalls.name(picture.name, name)) {
                    document.methodsOfDequeued.insert("\(picture.name).\(name)")
                }
            }
        }
    }

    private static func isGivenOut(_ type: String) -> Bool {
        ["UITableViewCell", "UICollectionReusableView", "UICollectionViewCell", "UITableViewHeaderFooterView"]
            .contains(type)
    }
}
