// The pieces of attributed strings as they look, for pictures alone.

import MasonrySyntax
import SourceText

extension AttributedText {
    /// More are one piece that is not known.
    private static let mostRuns = 64

    /// Gives a part of the text an attribute. What is not told where it is leaves the text as it is.
    mutating func paint(_ attribute: TextRun.Attribute?, in stretch: TextRun.Stretch) {
        guard let attribute, let known = runs else { return }
        let whole = known.reduce(0) { $0 + $1.text.utf16.count }
        let part: Range<Int>
        switch stretch {
        case .whole: part = 0..<whole
        case .units(let range): part = range.clamped(to: 0..<whole)
        case .part(let text):
            guard let found = Self.units(of: text, in: known.map(\.text).joined()) else { return }
            part = found
        case .unknown: return
        }
        var result: [TextRun] = []
        var start = 0
        for run in known {
            let length = run.text.utf16.count
            let own = part.clamped(to: start..<start + length)
            if own.isEmpty {
                result.append(run)
            } else {
                for (text, isInside) in Self.cut(run.text, own.lowerBound - start, own.upperBound - start) {
                    var piece = run
                    piece.text = text
                    if isInside { piece.take(attribute) }
                    result.append(piece)
                }
            }
            start += length
        }
        runs = result.count > Self.mostRuns ? nil : result
    }

    /// Puts another text behind it.
    mutating func append(_ other: AttributedText) {
        guard let own = runs, let more = other.runs, own.count + more.count <= Self.mostRuns else {
            runs = nil
            return
        }
        runs = own + more
    }

    /// The pieces before, in and behind a range of a text; none is empty.
    private static func cut(_ text: String, _ first: Int, _ last: Int) -> [(text: String, isInside: Bool)] {
        let units = text.utf16
        guard let from = units.index(units.startIndex, offsetBy: first, limitedBy: units.endIndex),
            let to = units.index(units.startIndex, offsetBy: last, limitedBy: units.endIndex)
        else { return [(text, false)] }
        let pieces = [(text[..<from], false), (text[from..<to], true), (text[to...], false)]
        return pieces.filter { !$0.0.isEmpty }.map { (String($0.0), $0.1) }
    }

    private static func units(of part: String, in text: String) -> Range<Int>? {
        let (part, text) = (Array(part.utf16), Array(text.utf16))
        guard !part.isEmpty, let found = text.firstRange(of: part) else { return nil }
        return found
    }
}

extension Evaluator {
    /// The text that an expression gives, as it shows; nil where that is not known.
    mutating func shownString(_ source: ExpressionID, _ value: Value) -> String? {
        if case .text(let text)? = look(.text, source, value) { text } else { nil }
    }

    /// What the value of an attribute says; nil for those that pictures do not show.
    mutating func runValue(_ key: String, _ source: ExpressionID, _ value: Value) -> TextRun.Attribute? {
        switch key {
        case "foregroundColor": return color(source, value).map { .color($0) }
        case "font": if case .font(let font)? = look(.font, source, value) { return .font(font) } else { return nil }
        case "underlineStyle": return isLine(source, value).map { .underline($0) }
        case "strikethroughStyle": return isLine(source, value).map { .strike($0) }
        default: return nil
        }
    }

    /// `NSUnderlineStyle.single.rawValue`, `@(NSUnderlineStyleSingle)`, `1`.
    private mutating func isLine(_ source: ExpressionID, _ value: Value) -> Bool? {
        if let number = value.number { return number != 0 }
        let text = tree.text[tree[source].range].lowercased()
        guard text.firstRange(of: "underlinestyle") != nil else { return nil }
        return text.firstRange(of: "none") == nil
    }

    /// Gives a part of a text the attributes of a dictionary.
    mutating func paint(_ source: ExpressionID, of text: inout AttributedText, in stretch: TextRun.Stretch) {
        guard text.runs != nil, case .dictionary(let elements) = tree[source].kind else { return }
        for index in stride(from: 0, to: elements.count - 1, by: 2) {
            guard let key = attributeKey(elements[index]) else { continue }
            let source = elements[index + 1]
            text.paint(runValue(key, source, evaluate(source, expecting: .hostCode)), in: stretch)
        }
    }

    /// `NSRange(location: 0, length: 4)`, `NSMakeRange(0, text.length)`, `(text as NSString).range(of: "part")`.
    mutating func stretch(_ range: ExpressionID?, of text: AttributedText) -> TextRun.Stretch {
        guard let range else { return .unknown }
        if isWhole(range) { return .whole }
        let arguments: [Argument]
        switch tree[range].kind {
        case .call(let callee, let given):
            arguments = given
            if case .member(_, let name, _) = tree[callee].kind {
                return tree.string(name) == "range" ? part(arguments, "of") : .unknown
            }
        case .message(_, let given): return part(given, "rangeOfString")
        default: return .unknown
        }
        guard arguments.count == 2, let first = arguments[0].value, let last = arguments[1].value,
            let start = evaluate(first, expecting: .hostCode).number.flatMap({ Int(exactly: $0) }),
            let length = evaluate(last, expecting: .hostCode).number.flatMap({ Int(exactly: $0) }),
            (0..<100_000).contains(start), (0..<100_000).contains(length)
        else { return .unknown }
        return .units(start..<start + length)
    }

    private mutating func part(_ arguments: [Argument], _ label: String) -> TextRun.Stretch {
        guard arguments.count == 1, let source = arguments[0].value, let own = arguments[0].label,
            tree.string(own) == label, let text = shownString(source, evaluate(source, expecting: .hostCode))
        else { return .unknown }
        return .part(text)
    }
}
