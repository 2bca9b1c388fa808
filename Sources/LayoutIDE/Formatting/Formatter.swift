// Decides the white space between each two tokens.

import MasonrySyntax
import SourceText

/// The formatter of one tree: goes over the gaps between tokens, and never adds or takes away anything but white
/// space, nor a line ending between two tokens.
struct Formatter {
    private let tree: SyntaxTree
    private let text: SourceText
    private let options: FormattingOptions
    private let spacing: SpacingRules

    init(_ tree: SyntaxTree, _ options: FormattingOptions) {
        self.tree = tree
        text = tree.text
        self.options = options
        spacing = SpacingRules(tree)
    }

    /// In written order.
    var edits: [TextEdit] {
        var result: [TextEdit] = []
        var depth = IndentStack()
        var previous: Int?
        for index in solid {
            let gap = TextRange(previous.map { tree.tokens[$0].range.end } ?? .zero, tree.tokens[index].range.start)
            let wanted = white(gap, previous, index, &depth)
            if !reads(gap, wanted) { result.append(TextEdit(gap, wanted)) }
            if let bracket = mark(index) { depth.take(bracket, line: text.line(at: tree.tokens[index].range.start)) }
            previous = index
        }
        let end = TextRange(previous.map { tree.tokens[$0].range.end } ?? .zero, text.range.end)
        let wanted = previous == nil ? "" : firstLineEnding(in: end)
        if !reads(end, wanted) { result.append(TextEdit(end, wanted)) }
        return result
    }

    /// The indentation of the line that begins at `start`, as far as what stands before tells.
    func level(ofLineAt start: TextOffset) -> Int {
        var depth = IndentStack()
        var previous: Int?
        for index in solid {
            let range = tree.tokens[index].range
            if range.start >= start {
                let isOnLine = text.line(at: range.start) == text.line(at: start)
                if isOnLine { return level(of: index, after: previous, depth) }
                break
            }
            depth.take(mark(index), line: text.line(at: range.start))
            previous = index
        }
        return depth.level
    }

    /// Whether the text of `range` is `wanted`; makes no string.
    private func reads(_ range: TextRange, _ wanted: String) -> Bool {
        let end = min(range.end.utf8, text.length)
        let start = min(range.start.utf8, end)
        guard end - start == wanted.utf8.count else { return false }
        return text.bytes[start..<end].elementsEqual(wanted.utf8)
    }

    /// The tokens that are not white space.
    private var solid: [Int] {
        tree.tokens.indices.filter { tree.tokens[$0].kind != .whitespace && tree.tokens[$0].kind != .newline }
    }

    private func white(_ gap: TextRange, _ previous: Int?, _ index: Int, _ depth: inout IndentStack) -> String {
        guard let previous else { return "" }
        let endings = lineEndings(in: gap)
        guard let first = endings.first else { return spacing.between(previous, index, written: gap) }
        let isTight = mark(previous)?.isOpening == true || mark(index)?.isOpening == false
        let blank = endings.count > 1 && !isTight ? endings[1] : ""
        return first + blank + options.indent(level(of: index, after: previous, depth))
    }

    /// Closing brackets stand with the line that opened them; a line that goes on an expression is one step in.
    private func level(of index: Int, after previous: Int?, _ depth: IndentStack) -> Int {
        var depth = depth
        var cursor = index
        while cursor < tree.tokens.count, let bracket = mark(cursor), !bracket.isOpening {
            depth.take(bracket, line: 0)
            cursor += 1
        }
        let goesOn = spacing.isDot(index) || previous.map { spacing.isBinaryOperator($0) } ?? false
        return depth.level + (goesOn ? 1 : 0)
    }

    private func mark(_ index: Int) -> IndentStack.Bracket? {
        let token = tree.tokens[index]
        guard token.kind == .punctuation, token.range.length == 1 else { return nil }
        return IndentStack.Bracket(text.bytes[token.range.start.utf8])
    }

    /// The line endings in a gap as they are written.
    private func lineEndings(in gap: TextRange) -> [String] {
        var result: [String] = []
        let end = min(gap.end.utf8, text.length)
        var position = gap.start.utf8
        while position < end {
            let byte = text.bytes[position]
            if byte == 0x0D, position + 1 < end, text.bytes[position + 1] == 0x0A {
                result.append("\r\n")
                position += 2
                continue
            }
            if byte == 0x0A || byte == 0x0D { result.append(byte == 0x0A ? "\n" : "\r") }
            position += 1
        }
        return result
    }

    /// The last line ends as it does, else as the first.
    private func firstLineEnding(in end: TextRange) -> String {
        let first = text.lineRange(0).map { TextRange($0.end, $0.end + 2) } ?? end
        return lineEndings(in: end).first ?? lineEndings(in: first).first ?? "\n"
    }
}

/// The brackets that are open. Several that were opened on one line indent once.
struct IndentStack {
    struct Bracket {
        var isOpening: Bool

        init?(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): isOpening = true
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): isOpening = false
            default: return nil
            }
        }
    }

    private var lines: [Int] = []

    mutating func take(_ bracket: Bracket?, line: Int) {
        guard let bracket else { return }
        if bracket.isOpening { lines.append(line) } else { _ = lines.popLast() }
    }

    var level: Int {
        var count = 0
        var last = -1
        for line in lines where line != last {
            count += 1
            last = line
        }
        return count
    }
}
