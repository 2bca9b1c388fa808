// Fonts as code names them: layouts know only the system's, whose lines have a known height.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// `UIFont.systemFont(ofSize: 14)`, `[UIFont boldSystemFontOfSize:14]`, `.preferredFont(forTextStyle: .body)`; nil for
    /// what makes no font.
    mutating func font(_ call: Invocation) -> Value? {
        let name = tree.string(call.name)
        switch name {
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
            "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize", "monospacedSystemFontOfSize",
            "monospacedDigitSystemFontOfSize":
            var font = FontValue(systemSize: fontSize(call.first))
            font.weight = name.hasPrefix("bold") ? 700 : weight(call) ?? 400
            font.isItalic = name.hasPrefix("italic")
            font.isMonospaced = name.hasPrefix("monospacedSystem")
            return .font(font)
        case "preferredFont", "preferredFontForTextStyle":
            let style = call.first.map { Self.style(of: tree.text[tree[$0].range]) } ?? ""
            return .font(
                FontValue(systemSize: options.textSize.size(ofStyle: style), weight: style == "headline" ? 600 : 400))
        case "fontWithName": return .font(namedFont(call))
        // `.init(font: Family.bold, size: 20)`, as generated tables of fonts are used.
        case "init" where isOfGeneratedFont(call): return .font(namedFont(call))
        case "font" where call.arguments.count == 1:
            var font = FontValue(systemSize: nil)
            font.size = generatedFontSize(call.arguments) ?? 0
            return .font(font)
        case "fontWithDescriptor":
            return .font(describedFont(call) ?? FontValue(systemSize: nil))
        case "font": return .font(FontValue(systemSize: nil))
        default: return nil
        }
    }

    /// Whether arguments are those of the initializer that SwiftGen writes: `UIFont(font: Family.bold, size: 20)`.
    mutating func isOfGeneratedFont(_ call: Invocation) -> Bool {
        call.arguments.map { $0.label.map { tree.string($0) } } == ["font", "size"]
    }

    private mutating func fontSize(_ source: ExpressionID?) -> Double? {
        source.flatMap { evaluate($0, expecting: .hostCode).number }.flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }
    }

    /// `UIFont(name: "Avenir-Heavy", size: 14)`: its size and, by its name, its weight; its metrics are not known.
    mutating func namedFont(_ call: Invocation) -> FontValue {
        var font = FontValue(systemSize: nil)
        guard call.arguments.count == 2, let first = call.first, let size = fontSize(call.arguments[1].value) else {
            return font
        }
        font.size = size
        var name = tree.text[tree[first].range].lowercased()
        if isArithmeticOfNames(first), case .string(let known) = evaluate(first, expecting: .hostCode) {
            name = known.lowercased() + "\""
        }
        font.isPingFang = name.contains("pingfang")
        font.hasUsualWidths = !FontValue.isCalledUnusual(name)
        font.weight = Self.weights.first { name.hasSuffix($0.name + "\"") }?.weight ?? 400
        return font
    }

    /// `UIFont(descriptor: descriptor, size: 14)`: a font of that size, if it is not 0; nil for other initializers.
    mutating func describedFont(_ call: Invocation) -> FontValue? {
        let labels = call.arguments.map { $0.label.map { tree.string($0) } }
        guard labels == ["descriptor", "size"] || labels == ["fontWithDescriptor", "size"] else { return nil }
        var font = FontValue(systemSize: nil)
        font.size = fontSize(call.arguments[1].value) ?? 0
        font.hasUsualWidths = false
        return font
    }

    /// `.title`, a constant in an extension of `UIFont`, or one of a table there, `.brand.title`; nil for other expressions.
    mutating func impliedFont(_ source: ExpressionID) -> FontValue? {
        switch tree[source].kind {
        case .implicitMember(let name, let range): return font(named: name, at: range)
        case .member(let base, let name, let range):
            guard case .implicitMember(let table, let place) = tree[base].kind,
                case .font(let font) = member(of: member(of: .runtime(.type("UIFont")), table, place), name, range)
            else { return nil }
            return font
        default: return nil
        }
    }

    /// The constant of that name in an extension of `UIFont`.
    mutating func font(named name: Name, at range: TextRange) -> FontValue? {
        guard case .font(let font) = member(of: .runtime(.type("UIFont")), name, range) else { return nil }
        return font
    }

    /// The size of a font that generated code names: `Fonts.medium.font(size: 14)` of SwiftGen and Tuist,
    /// `R.font.medium(size: 14)` of R.swift. Both give the font in just that size. nil for other expressions.
    mutating func generatedFont(_ source: ExpressionID) -> FontValue? {
        guard case .call(let callee, let arguments) = tree[source].kind, arguments.count == 1,
            case .member(let base, let name, _) = tree[callee].kind
        else { return nil }
        let isOfR: Bool =
            if case .member(let r, let font, _) = tree[base].kind, case .name(let root) = tree[r].kind {
                tree.string(root) == "R" && tree.string(font) == "font"
            } else {
                false
            }
        guard isOfR || tree.string(name) == "font", let size = generatedFontSize(arguments) else { return nil }
        var font = FontValue(systemSize: nil)
        font.size = size
        font.hasUsualWidths = !FontValue.isCalledUnusual(tree.text[tree[base].range].lowercased() + tree.string(name))
        return font
    }

    private mutating func generatedFontSize(_ arguments: [Argument]) -> Double? {
        guard arguments.count == 1, let label = arguments[0].label, tree.string(label) == "size",
            let value = arguments[0].value, isArithmeticOfNames(value)
        else { return nil }
        return fontSize(value)
    }

    /// `weight: .semibold`, `weight:UIFontWeightSemibold`.
    private mutating func weight(_ call: Invocation) -> UInt16? {
        guard call.arguments.count > 1, let id = call.arguments.last?.value else { return nil }
        let name = tree.text[tree[id].range].lowercased()
        return Self.weights.first { name.hasSuffix($0.name) }?.weight
    }

    /// Those that end like another one come first.
    private static let weights: [(name: String, weight: UInt16)] = [
        ("ultralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("bold", 700), ("thin", 100),
        ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900), ("regular", 400),
    ]

    /// A method of a font: another size of it.
    mutating func callFont(_ font: FontValue, _ call: Invocation) -> Value {
        switch tree.string(call.name) {
        case "withSize", "fontWithSize":
            let size = firstArgument(call, expecting: .hostCode)?.value.number
            var changed = font
            changed.size = size.flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil } ?? 0
            changed.isSystem = font.isSystem && changed.size > 0
            return .font(changed)
        default: return .font(FontValue(systemSize: nil))
        }
    }

    /// `font.lineHeight`: what the system's font tells of itself.
    mutating func member(of font: FontValue, _ name: Name) -> Value {
        guard let size = font.systemSize else { return .unknown }
        switch tree.string(name) {
        case "pointSize": return .number(size, isInteger: false)
        case "lineHeight": return .number(TextEstimate.linesPerPoint * size, isInteger: false)
        default: return .unknown
        }
    }

    /// `headline` of `.headline` and `UIFontTextStyleHeadline`.
    private static func style(of text: String) -> String {
        let name = (text.split(separator: ".").last.map(String.init) ?? text).lowercased()
        return name.hasPrefix("uifonttextstyle") ? String(name.dropFirst("uifonttextstyle".count)) : name
    }

    /// `UIFont.labelFontSize`.
    static func fontConstant(_ name: String) -> Double? {
        switch name {
        case "labelFontSize": 17
        case "buttonFontSize": 18
        case "systemFontSize": 14
        case "smallSystemFontSize": 12
        default: nil
        }
    }
}
