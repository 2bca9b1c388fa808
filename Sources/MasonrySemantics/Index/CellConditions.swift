// Under which conditions a table takes a cell, and gives a height: those of two methods are the same if they are spelled
// alike.

import MasonrySyntax
import SourceText

/// A condition as it is spelled, without what says the same: spaces, `rawValue`, the type of a case.
struct CellCondition: Sendable, Hashable {
    var text: String
    var holds: Bool

    func contradicts(_ other: CellCondition) -> Bool { text == other.text && holds != other.holds }

    /// Whether not both can hold.
    func excludes(_ other: CellCondition) -> Bool { contradicts(other) || isOtherValue(than: other) }

    /// Whether both say of the same thing that it is something, and not the same: `section==0` and `section==1`.
    func isOtherValue(than other: CellCondition) -> Bool {
        guard holds, other.holds, text != other.text, let one = text.firstRange(of: "=="),
            let two = other.text.firstRange(of: "==")
        else { return false }
        // A constant may have the value of a number; nobody asks for one value under two names.
        let areNumbers = [text[one.upperBound...], other.text[two.upperBound...]].map { $0.allSatisfy(\.isNumber) }
        return text[..<one.lowerBound] == other.text[..<two.lowerBound] && areNumbers[0] == areNumbers[1]
    }
}

/// The conditions of the code of one method, by where they count.
struct CellConditions {
    private let tree: SyntaxReader
    private var known: [(range: TextRange, condition: CellCondition)] = []

    private static let mostDepth = 16
    private static let mostConditions = 64

    init(of body: Block, in tree: SyntaxReader) {
        self.tree = tree
        collect(body, depth: 0)
    }

    /// Those under which the code in `range` runs, from the outside in.
    func conditions(of range: TextRange) -> [CellCondition] {
        known.filter { $0.range.start <= range.start && range.end <= $0.range.end }.map(\.condition)
    }

    /// A condition in an expression; nil where it is too long to be found again.
    static func condition(_ id: ExpressionID, _ tree: SyntaxReader) -> CellCondition? {
        switch tree[id].kind {
        case .parenthesized(let inner): return condition(inner, tree)
        case .unary(.not, let inner):
            return condition(inner, tree).map { CellCondition(text: $0.text, holds: !$0.holds) }
        case .binary(.equal, let one, let other):
            return CellCondition(text: text(one, tree) + "==" + lastWord(text(other, tree)), holds: true)
        case .binary(.notEqual, let one, let other):
            return CellCondition(text: text(one, tree) + "==" + lastWord(text(other, tree)), holds: false)
        default:
            let text = text(id, tree)
            return text.utf8.count <= 120 ? CellCondition(text: text, holds: true) : nil
        }
    }

    private mutating func note(_ range: TextRange, _ condition: CellCondition) {
        if known.count < Self.mostConditions { known.append((range, condition)) }
    }

    private mutating func collect(_ block: Block, depth: Int) {
        guard depth < Self.mostDepth else { return }
        for id in block.statements {
            let statement = tree[id]
            switch statement.kind {
            case .conditional(let conditional): collect(conditional, statement.range, in: block, depth: depth)
            case .loop(let loop): collect(loop.body, depth: depth + 1)
            case .block(let inner): collect(inner, depth: depth + 1)
            case .switchCases(let subject, let cases, _):
                collect(subject, cases, depth: depth)
            default: break
            }
        }
    }

    private mutating func collect(_ conditional: Conditional, _ range: TextRange, in block: Block, depth: Int) {
        let condition = conditional.condition.flatMap { Self.condition($0, tree) }
        if let condition {
            note(conditional.then.range, condition)
            let opposite = CellCondition(text: condition.text, holds: !condition.holds)
            if let otherwise = conditional.otherwise { note(otherwise.range, opposite) }
            // What stands behind an early return runs where it was not taken, and behind a `guard` where it holds.
            let isGuard = conditional.keyword == .guardStatement
            if isGuard || conditional.otherwise == nil && leaves(conditional.then), range.end <= block.range.end {
                note(TextRange(range.end.utf8, block.range.end.utf8), isGuard ? condition : opposite)
            }
        }
        collect(conditional.then, depth: depth + 1)
        if let otherwise = conditional.otherwise { collect(otherwise, depth: depth + 1) }
    }

    private func leaves(_ block: Block) -> Bool {
        guard let last = block.statements.last, case .returned = tree[last].kind else { return false }
        return true
    }

    private mutating func collect(_ subject: ExpressionID?, _ cases: [Block], depth: Int) {
        guard let subject else { return }
        let asked = Self.text(subject, tree)
        var before = tree[subject].range.end
        var labels: [String] = []
        for block in cases {
            let found = self.labels(from: before, to: block.range.start)
            before = block.range.end
            if found.contains("default") {
                for label in labels { note(block.range, CellCondition(text: asked + "==" + label, holds: false)) }
            } else if found.count == 1, let label = found.first {
                note(block.range, CellCondition(text: asked + "==" + label, holds: true))
            } else {
                // One of several: none of the others.
                for label in labels { note(block.range, CellCondition(text: asked + "==" + label, holds: false)) }
            }
            labels += found
            collect(block, depth: depth + 1)
        }
    }

    /// The words of the labels between two places: `account` of `case .account:`.
    private func labels(from start: TextOffset, to end: TextOffset) -> [String] {
        guard start <= end else { return [] }
        let text = tree.text[TextRange(start.utf8, end.utf8)]
        var result: [String] = []
        for part in text.split(whereSeparator: { $0 == ":" || $0 == "," || $0 == "{" || $0 == "}" || $0 == ")" }) {
            guard let word = part.split(whereSeparator: \.isWhitespace).last, word != "case" else { continue }
            result.append(Self.lastWord(String(word)))
        }
        return result
    }

    /// Without spaces and parentheses around it, and without what leads from a case to its number or back.
    private static func text(_ id: ExpressionID, _ tree: SyntaxReader) -> String {
        switch tree[id].kind {
        case .parenthesized(let inner), .cast(_, let inner): return text(inner, tree)
        case .member(let base, let name, _) where tree.string(name) == "rawValue": return text(base, tree)
        case .call(_, let arguments) where arguments.count == 1:
            if let label = arguments[0].label, tree.string(label) == "rawValue", let value = arguments[0].value {
                return text(value, tree)
            }
        default: break
        }
        return String(tree.text[tree[id].range].filter { !$0.isWhitespace })
    }

    /// `account` of `Section.account`; a number stays whole.
    private static func lastWord(_ text: String) -> String {
        guard let first = text.first, !first.isNumber, let dot = text.lastIndex(of: ".") else { return text }
        return String(text[text.index(after: dot)...])
    }
}
