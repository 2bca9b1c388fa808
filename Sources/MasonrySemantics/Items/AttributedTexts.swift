// Attributed strings and paragraph styles, as far as they say how large a label is: the text, one font for all of it, the
// height of its lines and what stands between them.

import AutoLayout
import MasonrySyntax
import SourceText

/// What a paragraph style says of lines, in points; 0 where it says nothing.
package struct ParagraphStyle: Sendable, Hashable {
    var lineSpacing = 0.0
    var minimumLineHeight = 0.0
    var maximumLineHeight = 0.0
    var lineHeightMultiple = 0.0
    /// Whether all that was set was a known number.
    var isKnown = true

    /// How high a line is that would be so high without the style.
    func lineHeight(_ natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }

    /// Sets one of its properties; false for those that say nothing of heights.
    mutating func set(_ property: String, _ value: Value) -> Bool {
        let place: WritableKeyPath<ParagraphStyle, Double>
        switch property {
        case "lineSpacing": place = \.lineSpacing
        case "minimumLineHeight": place = \.minimumLineHeight
        case "maximumLineHeight": place = \.maximumLineHeight
        case "lineHeightMultiple": place = \.lineHeightMultiple
        case "paragraphSpacing", "paragraphSpacingBefore", "headIndent", "tailIndent", "firstLineHeadIndent":
            isKnown = isKnown && value.number == 0
            return true
        default: return false
        }
        if let number = value.number, number >= 0, number < 10_000 {
            self[keyPath: place] = number
        } else {
            isKnown = false
        }
        return true
    }
}

/// What is known of an attributed string.
package struct AttributedText: Sendable, Hashable {
    /// As a literal writes it; nil where it is not known.
    var text: String?
    /// Of all its letters; nil where it is that of who shows it.
    var font: FontValue?
    var paragraph = ParagraphStyle()
    /// Between letters, in points.
    var kern = 0.0
    /// Whether nothing else was done to it that letters or lines have to do with.
    var isKnown = true

    /// Takes one attribute.
    /// - Parameter isWhole: whether it is of all letters.
    mutating func set(_ key: String, _ value: Value, isWhole: Bool) {
        switch (key, value) {
        case ("foregroundColor", _), ("backgroundColor", _), ("underlineStyle", _), ("underlineColor", _),
            ("strikethroughStyle", _), ("strikethroughColor", _), ("link", _), ("shadow", _), ("strokeColor", _),
            ("strokeWidth", _):
            return
        case ("font", .font(let font)) where isWhole: self.font = font
        case ("paragraphStyle", .paragraphStyle(let style)) where isWhole: paragraph = style
        case ("kern", .number(let number, _)) where isWhole && abs(number) < 100: kern = number
        default: isKnown = false
        }
    }
}

extension Evaluator {
    // MARK: Making

    /// `NSMutableAttributedString(string: text, attributes: […])`, `NSMutableParagraphStyle()`; nil for other types.
    mutating func makeAttributed(_ type: String, _ call: Invocation) -> Value? {
        guard isInClass else { return nil }
        switch type {
        case "NSMutableParagraphStyle": return call.first == nil ? .paragraphStyle(ParagraphStyle()) : nil
        case "NSAttributedString", "NSMutableAttributedString": break
        default: return nil
        }
        var result = AttributedText()
        let arguments = call.arguments.filter { $0.value != nil }
        for (place, argument) in arguments.enumerated() {
            guard let source = argument.value else { continue }
            let label = argument.label.map { tree.string($0) } ?? ""
            switch label {
            case "string", "initWithString":
                let value = evaluate(source, expecting: .hostCode)
                result.text = writtenText(value, source)
            case "attributes" where place > 0: set(source, of: &result, isWhole: true)
            case "attributedString", "initWithAttributedString":
                guard case .attributedText(let other) = evaluate(source, expecting: .hostCode) else { return nil }
                result = other
            default: return nil
            }
        }
        return .attributedText(result)
    }

    // MARK: Changing

    /// A method of an attributed string that a variable holds.
    mutating func change(_ text: AttributedText, by call: Invocation, in holder: ExpressionID) -> Value {
        var text = text
        let arguments = call.arguments
        switch tree.string(call.name) {
        case "addAttribute", "removeAttribute":
            guard arguments.count == 3, let key = arguments[0].value.flatMap({ attributeKey($0) }),
                let source = arguments[1].value
            else {
                text.isKnown = false
                break
            }
            text.set(key, evaluate(source, expecting: .hostCode), isWhole: isWhole(arguments[2].value))
        case "addAttributes" where arguments.count == 2:
            if let source = arguments[0].value { set(source, of: &text, isWhole: isWhole(arguments[1].value)) }
        case "beginEditing", "endEditing": break
        case let name:
            // A helper of the program may chain on, and is read where it is one of the text.
            if let value = callOther(call, on: .attributedText(text)) { return value }
            for argument in arguments { _ = argument.value.map { evaluate($0, expecting: .hostCode) } }
            // What only asks leaves it as it is.
            if Self.asksTexts.contains(name) { return .unknown }
            text.isKnown = false
        }
        keep(.attributedText(text), in: holder)
        return .unknown
    }

    private static let asksTexts: Set<String> = [
        "boundingRect", "boundingRectWithSize", "size", "attribute", "attributes", "enumerateAttribute",
        "enumerateAttributes", "attributedSubstring", "isEqual", "copy", "mutableCopy",
    ]

    /// `style.lineSpacing = 8` of a paragraph style that a variable holds.
    mutating func change(_ style: ParagraphStyle, _ name: Name, to value: Value, in holder: ExpressionID) {
        var style = style
        if style.set(tree.string(name), value) { keep(.paragraphStyle(style), in: holder) }
    }

    /// Gives the variable that holds an object what is known of it now.
    private mutating func keep(_ value: Value, in holder: ExpressionID) {
        switch tree[holder].kind {
        case .name(let name):
            if scope.local(name) != nil {
                scope.assign(name, value)
            } else {
                forgetText(name)
            }
        case .member(let base, let name, _) where isSelf(base): forgetText(name)
        case .parenthesized(let inner): keep(value, in: inner)
        default: break
        }
    }

    /// A property holds it for other methods, too.
    private mutating func forgetText(_ name: Name) {
        let bare = bareName(name)
        classContext?.members[bare]?.value = .unknown
    }

    private mutating func set(_ source: ExpressionID, of text: inout AttributedText, isWhole: Bool) {
        guard case .dictionary(let entries) = evaluate(source, expecting: .hostCode) else {
            text.isKnown = false
            return
        }
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
            text.set(Self.attributeName(key), value, isWhole: isWhole)
        }
    }

    /// `.font`, `NSAttributedString.Key.font`, `NSFontAttributeName`: what the attribute is called; nil for other expressions.
    func attributeKey(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .implicitMember(let name, _), .member(_, let name, _): return tree.string(name)
        case .name(let name):
            let string = tree.string(name)
            return string.hasSuffix("AttributeName") ? Self.attributeName(string) : nil
        case .parenthesized(let inner): return attributeKey(inner)
        default: return nil
        }
    }

    private static func attributeName(_ key: String) -> String {
        guard key.hasPrefix("NS"), key.hasSuffix("AttributeName") else { return key }
        let name = key.dropFirst(2).dropLast("AttributeName".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// `NSRange(location: 0, length: text.count)`, `NSMakeRange(0, text.length)`.
    private func isWhole(_ range: ExpressionID?) -> Bool {
        guard let range, case .call(_, let arguments) = tree[range].kind, arguments.count == 2,
            let first = arguments[0].value, let last = arguments[1].value, case .number(0, _) = tree[first].kind
        else { return false }
        let length = tree.text[tree[last].range]
        return length.hasSuffix("length") || length.hasSuffix("count") || length.hasSuffix("length]")
    }

    // MARK: Showing

    /// `label.attributedText = text`.
    mutating func show(_ value: Value, in state: inout LabelState) {
        guard case .attributedText(let text) = value, text.isKnown, text.paragraph.isKnown, state.kind == .label else {
            (state.text, state.font) = (.unknown, .unknown)
            (state.image, state.backgroundImage) = (.unknown, .unknown)
            return
        }
        let shown = text.text.map { LabelState.Text.literal($0) } ?? .unknown
        let font = text.font.map { LabelState.Font($0) } ?? state.font
        let isFirst = !state.isAttributed
        state.isAttributed = true
        guard isSettingUp else {
            if state.text != shown { state.text = .unknown }
            if isFirst || state.font != font || state.paragraph != text.paragraph { state.font = .unknown }
            return
        }
        (state.text, state.font, state.paragraph, state.kern) = (shown, font, text.paragraph, text.kern)
        if let weight = text.font?.weight { state.weight = weight }
    }

    /// `label.text` and `label.attributedText` while the set-up runs.
    mutating func shownText(of item: ItemID, _ property: String) -> Value {
        guard isSettingUp, let state = facts.labels[item], state.kind == .label else { return .unknown }
        switch (property, state.text) {
        case (_, .never): return .null
        case ("text", .literal(let text)): return .string(text)
        case ("attributedText", .literal(let text)):
            return .attributedText(AttributedText(text: text, paragraph: state.paragraph, kern: state.kern))
        default: return .unknown
        }
    }

    /// Whether `let text = label.text`, in an `if` or `guard`, asks a label that has no text yet.
    func asksTexts(_ initializer: ExpressionID?, _ name: Name) -> Bool {
        guard let initializer else { return isOfTexts(name) }
        return switch tree[initializer].kind {
        case .name(let name), .member(_, let name, _): isOfTexts(name)
        default: false
        }
    }

    private func isOfTexts(_ name: Name) -> Bool {
        let string = tree.string(name)
        return string == "text" || string == "attributedText"
    }

    /// `text` by itself in a helper of an extension of `UILabel`, and in a label class; nil elsewhere.
    mutating func ownText(_ name: Name) -> Value? {
        guard isInClass, case .item(let item)? = classContext?.selfValue, facts.labels[item] != nil, isOfTexts(name),
            scope.local(name) == nil, classContext?.members[name] == nil
        else { return nil }
        return shownText(of: item, tree.string(name))
    }
}
