// Evaluating what makes colours and images.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// `UIColor(red: …)`, `[UIColor colorWithRed:…]`, `UIColor(hex: 0x336699)`, `[UIColor redColor]`; nil for what makes
    /// no colour that is known. What an app calls `hex` and hands digits is taken to mean what it says.
    mutating func color(_ call: Invocation) -> Value? {
        let name = tree.string(call.name)
        guard call.first != nil else { return Self.systemColor(name).map { .color($0) } }
        if let value = adaptiveColor(call) { return value }
        var parts = ColorParts()
        var text: String?
        for (index, argument) in call.arguments.enumerated() {
            guard let id = argument.value else { continue }
            let label = argument.label ?? (call.isMessage ? nil : call.name)
            switch colorPart(id) {
            case .number(let number, _): parts.set(number, label.map { tree.string($0) } ?? "", isFirst: index == 0)
            case .string(let string) where index == 0: text = string
            case .color(let color) where index == 0: return .color(color)
            default: return nil
            }
        }
        if let text {
            return label(call).hasSuffix("named") || label(call).hasSuffix("name")
                ? .namedColor(text) : ColorValue(hexText: text, alpha: parts.alpha ?? 1).map { .color($0) }
        }
        return parts.color.map { .color($0) }
    }

    private mutating func label(_ call: Invocation) -> String {
        (call.arguments.first?.label.map { tree.string($0) } ?? "").lowercased()
    }

    /// `17 / 255` is a division of floating-point numbers in Swift where a part of a colour is asked for.
    private mutating func colorPart(_ id: ExpressionID) -> Value {
        guard tree.dialect == .swift, case .binary(.divide, let left, let right) = tree[id].kind,
            case .number(let number, _) = evaluate(left, expecting: .hostCode),
            case .number(let divisor, _) = evaluate(right, expecting: .hostCode), divisor != 0
        else { return evaluate(id, expecting: .hostCode) }
        return .number(number / divisor, isInteger: false)
    }

    /// `UIColor { traits in traits.userInterfaceStyle == .dark ? a : b }`: both of them.
    private mutating func adaptiveColor(_ call: Invocation) -> Value? {
        guard call.arguments.count == 1, let id = call.first, case .closure(let closure) = tree[id].kind else {
            return nil
        }
        guard closure.body.statements.count == 1 else { return .unknown }
        let only: ExpressionID
        switch tree[closure.body.statements[0]].kind {
        case .expression(let id), .returned(let id?): only = id
        default: return .unknown
        }
        guard case .ternary(let condition, let first, let second) = tree[only].kind else { return .unknown }
        let words = tree.text[tree[condition].range].lowercased()
        guard words.contains("dark") != words.contains("light"), !words.contains("!="), let one = color(first),
            let other = color(second)
        else { return .unknown }
        let isDarkFirst = words.contains("dark")
        return .color(
            ColorValue(light: isDarkFirst ? other.light : one.light, dark: isDarkFirst ? one.dark : other.dark))
    }

    /// `redColor` of Objective-C and `red` of Swift.
    static func systemColor(_ name: String) -> ColorValue? {
        ColorValue.named(name) ?? (name.hasSuffix("Color") ? ColorValue.named(String(name.dropLast(5))) : nil)
    }

    /// What a colour answers: itself, or itself with another opacity.
    mutating func callColor(_ color: ColorValue, _ call: Invocation) -> Value {
        switch tree.string(call.name) {
        case "CGColor", "cgColor": return .color(color)
        case "withAlphaComponent", "colorWithAlphaComponent", "alpha", "withAlpha":
            let alpha = firstArgument(call, expecting: .hostCode)?.value.number
            return alpha.flatMap { color.withAlpha($0) }.map { .color($0) } ?? .unknown
        default:
            _ = evaluateHostArguments(call.arguments)
            return .unknown
        }
    }

    /// The colour that an expression stands for where one is asked for: `.red` and `.black.withAlphaComponent(0.5)` say
    /// it without its type.
    mutating func color(_ id: ExpressionID) -> ColorValue? {
        let value = evaluate(id, expecting: .hostCode)
        return color(id, value)
    }

    /// The colour of an expression that has just been evaluated.
    mutating func color(_ id: ExpressionID, _ value: Value) -> ColorValue? {
        if case .color(let color) = value { return color }
        return catalogColor(id, value) ?? impliedColor(id, depth: 0)
    }

    private mutating func impliedColor(_ id: ExpressionID, depth: Int) -> ColorValue? {
        guard depth < 8 else { return nil }
        switch tree[id].kind {
        case .implicitMember(let name, let range):
            switch member(of: .runtime(.type("UIColor")), name, range) {
            case .color(let color): return color
            case .namedColor(let name): return color(named: name)
            default: return nil
            }
        case .member(let base, let name, _):
            return tree.string(name) == "tintColor" ? tint(of: base) : impliedColor(base, depth: depth + 1)
        case .parenthesized(let inner), .cast(_, let inner): return impliedColor(inner, depth: depth + 1)
        case .call(let callee, let arguments):
            switch tree[callee].kind {
            case .name(let name): return customaryColor(tree.string(name), arguments)
            case .implicitMember(let name, let range):
                let call = invocation(name, range, arguments, tree[id].range)
                let value =
                    name.word == .`init` ? self.color(call) ?? .unknown : callType("UIColor", call)
                if case .color(let color) = value { return color }
                if case .namedColor(let name) = value { return self.color(named: name) }
                return nil
            case .member(let base, let name, let range):
                guard let color = impliedColor(base, depth: depth + 1),
                    case .color(let changed) = callColor(color, invocation(name, range, arguments, tree[id].range))
                else { return nil }
                return changed
            default: return nil
            }
        default: return nil
        }
    }

    /// UIKit's own where code gives the view none: it comes from the window then.
    private mutating func tint(of view: ExpressionID) -> ColorValue? {
        guard case .item(let item) = evaluate(view, expecting: .hostCode) else { return nil }
        switch document.appearances[item]?[.tint] {
        case .color(let color): return color
        case nil: return ColorValue.named("systemBlue")
        default: return nil
        }
    }

    private mutating func invocation(_ name: Name, _ nameRange: TextRange, _ arguments: [Argument], _ range: TextRange)
        -> Invocation
    {
        Invocation(
            name: name, nameRange: nameRange, spelling: spellings[name], arguments: arguments, range: range,
            isMessage: false)
    }

    /// `UIImage(named: "icon")`, `[UIImage imageNamed:kIcon]`, `UIImage(systemName: "star")`; nil for other images.
    mutating func image(_ call: Invocation) -> Value? {
        guard let first = call.first else { return nil }
        let isSymbol: Bool
        switch call.arguments.first?.label.map({ tree.string($0) }) ?? tree.string(call.name) {
        case "named", "imageNamed", "imageLiteralResourceName": isSymbol = false
        case "systemName", "systemImageNamed": isSymbol = true
        case "resource":
            return generatedImageName(first).map { .image(ImageValue(name: $0, isSymbol: false)) }
        case "asset": return assetName(first).map { .image(ImageValue(name: $0, isSymbol: false)) }
        default: return nil
        }
        guard case .string(let name) = evaluate(first, expecting: .hostCode), !name.contains("\\") else { return nil }
        return .image(ImageValue(name: name, isSymbol: isSymbol))
    }

    /// Macros and functions that no file shows, with names by the customs of naming: `RGB(10, 20, 30)`,
    /// `HEXCOLOR(0x336699)`; nil for others. It is asked only where a colour belongs.
    private mutating func customaryColor(_ name: String, _ arguments: [Argument]) -> ColorValue? {
        let lower = name.lowercased()
        guard lower.contains("rgb") || lower.contains("hex"), let first = arguments.first?.value else { return nil }
        let value = evaluate(first, expecting: .hostCode)
        let numbers = arguments.compactMap { $0.value.flatMap { evaluate($0, expecting: .hostCode).number } }
        if case .string(let text) = value, arguments.count <= 2 {
            return ColorValue(hexText: text, alpha: numbers.last ?? 1)
        }
        guard numbers.count == arguments.count else { return nil }
        switch numbers.count {
        case 1, 2: return ColorValue(hex: numbers[0], alpha: numbers.count == 2 ? numbers[1] : 1)
        case 3, 4:
            return ColorValue(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
                alpha: numbers.count == 4 ? numbers[3] : 1)
        default: return nil
        }
    }
}

extension ColorValue {
    /// The colour of a name in Objective-C, as asset catalogs have it: `systemBlueColor`.
    package static func ofSystem(_ name: String) -> ColorValue? { Evaluator.systemColor(name) }
}

/// The numbers that a colour is made of, by the labels of its arguments.
private struct ColorParts {
    var red: Double?
    var green: Double?
    var blue: Double?
    var white: Double?
    var hue: Double?
    var saturation: Double?
    var brightness: Double?
    var hex: Double?
    var alpha: Double?

    /// - Parameter isFirst: whether it is the first of the arguments, which is the number of a colour by itself.
    mutating func set(_ number: Double, _ label: String, isFirst: Bool) {
        switch label {
        case "red", "colorWithRed", "initWithRed", "displayP3Red", "r": red = number
        case "green", "g": green = number
        case "blue", "b": blue = number
        case "alpha", "a", "opacity": alpha = number
        case "white", "colorWithWhite", "initWithWhite", "gray", "grey": white = number
        case "hue", "colorWithHue", "initWithHue": hue = number
        case "saturation": saturation = number
        case "brightness": brightness = number
        default: setByCustom(number, label.lowercased(), isFirst)
        }
    }

    /// The names of extensions: `colorWithHex`, `rgbValue`, `withRed`.
    private mutating func setByCustom(_ number: Double, _ label: String, _ isFirst: Bool) {
        if label.hasSuffix("red") {
            red = number
        } else if label.hasSuffix("white") {
            white = number
        } else if label.hasSuffix("alpha") {
            alpha = number
        } else if isFirst, label.hasSuffix("rgb") || label.hasSuffix("value") || label.contains("hex") {
            hex = number
        }
    }

    var color: ColorValue? {
        let alpha = alpha ?? 1
        if let white { return ColorValue(red: white, green: white, blue: white, alpha: alpha) }
        if let red, let green, let blue {
            // Parts that are more than 1 count to 255, in the extensions that take them so.
            let scale = max(red, green, blue) > 1.5 ? 255.0 : 1
            return ColorValue(red: red / scale, green: green / scale, blue: blue / scale, alpha: alpha)
        }
        if let hue, let saturation, let brightness {
            return ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        }
        return hex.flatMap { ColorValue(hex: $0, alpha: alpha) }
    }
}
