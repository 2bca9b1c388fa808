// Attributed strings and paragraph styles in code: how they are made, changed, handed on and shown by labels.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    // MARK: Making

    /// `NSMutableAttributedString(string: text, attributes: […])`, `NSMutableParagraphStyle()`; nil for other types.
    mutating func makeAttributed(_ type: String, _ call: Invocation) -> Value? {
        guard isInClass else { return nil }
        switch type {
        case "NSMutableParagraphStyle" where call.first == nil:
            facts.hasAttributedTexts = true
            return .paragraphStyle(ParagraphStyle())
        case "NSAttributedString", "NSMutableAttributedString": facts.hasAttributedTexts = true
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
                if case .string("") = value { result.isEmpty = true }
                result.runs = shownString(source, value).map { [TextRun(text: $0)] }
            case "attributes" where place > 0: set(source, of: &result, isWhole: true, in: .whole)
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
        case "addAttribute":
            guard arguments.count == 3, let key = arguments[0].value.flatMap({ attributeKey($0) }),
                let source = arguments[1].value
            else {
                text.isKnown = false
                break
            }
            let value = evaluate(source, expecting: .hostCode)
            text.set(key, value, isWhole: isWhole(arguments[2].value))
            text.paint(runValue(key, source, value), in: stretch(arguments[2].value, of: text))
        case "addAttributes" where arguments.count == 2:
            if let source = arguments[0].value {
                set(source, of: &text, isWhole: isWhole(arguments[1].value), in: stretch(arguments[1].value, of: text))
            }
        case "beginEditing", "endEditing": break
        case "append" where arguments.count == 1, "appendAttributedString" where arguments.count == 1:
            // Of its size nothing is known.
            text.isKnown = false
            if let source = arguments[0].value, case .attributedText(let other) = evaluate(source, expecting: .hostCode)
            {
                text.append(other)
            } else {
                text.runs = nil
            }
        case let name:
            for argument in arguments { _ = argument.value.map { evaluate($0, expecting: .hostCode) } }
            // What only asks leaves it as it is.
            if Self.asking.contains(name) { return .unknown }
            text.isKnown = false
            text.runs = nil
        }
        keep(.attributedText(text), in: holder)
        return .unknown
    }

    private static let asking: Set<String> = [
        "boundingRect", "boundingRectWithSize", "size", "attribute", "attributes", "enumerateAttribute",
        "enumerateAttributes", "attributedSubstring", "isEqual", "copy", "mutableCopy",
    ]

    /// `style.lineSpacing = 8` of a paragraph style that a variable holds.
    /// - Parameter value: unknown where it is not simply assigned.
    mutating func change(_ style: ParagraphStyle, _ property: String, to value: Value, in holder: ExpressionID) {
        var style = style
        if style.set(property, value) { keep(.paragraphStyle(style), in: holder) }
    }

    /// Code that a variable's object is handed to, by name, may change it: nothing is known of it then.
    /// - Parameter name: of what is called.
    mutating func forgetTexts(handed arguments: [Argument], to name: Name?) {
        guard facts.hasAttributedTexts, name.map({ !Self.leavingTexts.contains(tree.string($0)) }) ?? true else {
            return
        }
        for argument in arguments {
            if let source = argument.value { forgetText(namedBy: source) }
        }
    }

    /// Another name of the same object, as in `let second = first`: what is done by one is not followed by the other.
    /// - Returns: what is known of it by the new name.
    mutating func forgetTexts(named source: ExpressionID, _ value: Value) -> Value {
        guard facts.hasAttributedTexts, case .name = tree[source].kind else { return value }
        switch value {
        case .attributedText, .paragraphStyle:
            forgetText(namedBy: source)
            return .unknown
        default: return value
        }
    }

    /// What a call names as the thing it calls: a function, a method or a type.
    mutating func calledName(_ callee: ExpressionID) -> Name? {
        switch tree[callee].kind {
        case .name(let name), .member(_, let name, _), .implicitMember(let name, _): name
        default: nil
        }
    }

    /// Of an attributed string or a paragraph style that a local variable holds, nothing is known from here on.
    mutating func forgetText(namedBy source: ExpressionID) {
        guard case .name(let name) = tree[source].kind else { return }
        switch scope.local(name)?.value {
        case .attributedText, .paragraphStyle: scope.assign(name, .unknown)
        default: break
        }
    }

    /// What shows, copies or holds them, by the name of a function, method or type.
    private static let leavingTexts: Set<String> = [
        "addAttribute", "addAttributes", "append", "appendAttributedString", "setAttributedText", "setAttributedTitle",
        "NSAttributedString", "NSMutableAttributedString", "initWithAttributedString", "initWithString",
    ]

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

    private mutating func set(
        _ source: ExpressionID, of text: inout AttributedText, isWhole: Bool, in stretch: TextRun.Stretch
    ) {
        paint(source, of: &text, in: stretch)
        guard case .dictionary(let entries) = evaluate(source, expecting: .hostCode) else {
            text.isKnown = false
            return
        }
        for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
            text.set(Self.attributeName(key), value, isWhole: isWhole)
        }
    }

    /// `.font`, `NSAttributedString.Key.font`, `NSFontAttributeName`: what the attribute is called; nil for other expressions.
    mutating func attributeKey(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .implicitMember(let name, _): return Self.attribute(tree.string(name))
        case .member(let base, let name, _):
            let isKey =
                switch tree[base].kind {
                case .member(_, let type, _): tree.string(type) == "Key"
                default: false
                }
            return isKey ? tree.string(name) : nil
        case .name(let name):
            let string = tree.string(name)
            return string.hasSuffix("AttributeName") ? Self.attributeName(string) : nil
        case .parenthesized(let inner): return attributeKey(inner)
        default: return nil
        }
    }

    /// The cases of other types are no keys of attributes.
    private static func attribute(_ name: String) -> String? { attributes.contains(name) ? name : nil }

    private static let attributes: Set<String> = [
        "font", "paragraphStyle", "kern", "tracking", "foregroundColor", "backgroundColor", "underlineStyle",
        "underlineColor", "strikethroughStyle", "strikethroughColor", "link", "shadow", "strokeColor", "strokeWidth",
        "attachment", "baselineOffset", "ligature", "expansion", "obliqueness", "textEffect",
    ]

    private static func attributeName(_ key: String) -> String {
        guard key.hasPrefix("NS"), key.hasSuffix("AttributeName") else { return key }
        let name = key.dropFirst(2).dropLast("AttributeName".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// `NSRange(location: 0, length: text.count)`, `NSMakeRange(0, text.length)`.
    mutating func isWhole(_ range: ExpressionID?) -> Bool {
        guard let range, case .call(_, let arguments) = tree[range].kind, arguments.count == 2,
            let first = arguments[0].value, let last = arguments[1].value, case .number(0, _) = tree[first].kind
        else { return false }
        let length = tree.text[tree[last].range]
        return length.hasSuffix("length") || length.hasSuffix("count") || length.hasSuffix("length]")
    }

    // MARK: Showing

    /// `label.attributedText = text`.
    mutating func show(_ value: Value, in state: inout LabelState) {
        state.isGivenString = true
        guard case .attributedText(let text) = value, text.isKnown, text.paragraph.isKnown, state.kind == .label,
            !text.movesBaseline || text.paragraph.hasFixedLines, let font = font(of: text, in: state)
        else {
            (state.text, state.font) = (.unknown, .unknown)
            // A font that is given later leaves the lines as high as the string says.
            if state.kind == .label { state.paragraph.isKnown = false }
            (state.image, state.backgroundImage) = (.unknown, .unknown)
            return
        }
        let shown = text.text.map { LabelState.Text.literal($0) } ?? .unknown
        state.isAttributed = true
        if text.isEmpty, isSettingUp {
            // What is shown next has no style of it.
            (state.text, state.paragraph, state.kern) = (.never, ParagraphStyle(), 0)
            return
        }
        guard isSettingUp else {
            if state.text != shown { state.text = .unknown }
            if state.font != font { state.font = .unknown }
            if state.paragraph != text.paragraph {
                state.font = .unknown
                state.paragraph.isKnown = false
            }
            return
        }
        (state.text, state.font, state.paragraph, state.kern) = (shown, font, text.paragraph, text.kern)
        if let weight = text.font?.weight { state.weight = weight }
    }

    /// The one font of all letters of a string in a label, whose own font those have that are given none; nil where there are
    /// several.
    private mutating func font(of text: AttributedText, in state: LabelState) -> LabelState.Font? {
        let whole = text.font.map { LabelState.Font($0) } ?? state.font
        guard let part = text.partFont else { return whole }
        let weight = text.font?.weight ?? state.weight
        return LabelState.Font(part) == whole && part.weight == weight ? whole : nil
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
    mutating func asksTexts(_ initializer: ExpressionID?, _ name: Name) -> Bool {
        guard let initializer else { return isOfTexts(name) }
        return switch tree[initializer].kind {
        case .name(let name), .member(_, let name, _): isOfTexts(name)
        default: false
        }
    }

    private mutating func isOfTexts(_ name: Name) -> Bool {
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
