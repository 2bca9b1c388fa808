// What code says of how views look, noted while it runs.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Whether what runs now is noted: the run of a class that counts.
    var notesLooks: Bool {
        mutating get {
            if case .collecting = hierarchy { return false }
            return isInClass
        }
    }

    /// Notes `view.backgroundColor = …`.
    mutating func noteLook(_ name: Name, of item: ItemID, _ source: ExpressionID, _ value: Value) {
        guard notesLooks, let property = LookProperty.ofView(tree.string(name)) else { return }
        note(property, of: item, source, value)
    }

    /// Notes `view.layer.cornerRadius = …` for the base `view.layer`; false where the base is something else.
    mutating func noteLayerLook(_ name: Name, _ base: ExpressionID, _ source: ExpressionID, _ value: Value) -> Bool {
        guard isInClass, let owner = ownerOfLayer(base), let property = LookProperty.ofLayer(tree.string(name)) else {
            return false
        }
        if notesLooks, let item = owner.item(&self) { note(property, of: item, source, value) }
        return true
    }

    /// Notes `button.titleLabel?.font = …` for the base `button.titleLabel`.
    mutating func noteTitleLook(_ name: Name, _ base: ExpressionID, _ source: ExpressionID, _ value: Value) {
        guard notesLooks, case .member(let button, let part, _) = tree[base].kind,
            tree.string(part) == "titleLabel", let property = LookProperty.ofView(tree.string(name)),
            property.isOfTitles, case .item(let item) = evaluate(button, expecting: .hostCode)
        else { return }
        note(property, of: item, source, value)
    }

    /// Notes what code says of the class's own view: `backgroundColor = .white` in a view.
    mutating func noteOwnLook(_ name: Name, _ source: ExpressionID, _ value: Value) {
        guard notesLooks, case .item(let item)? = classContext?.selfValue, classContext?.members[name] == nil else {
            return
        }
        noteLook(name, of: item, source, value)
    }

    /// Notes `[view setBackgroundColor:…]`, `button.setTitle("OK", for: .normal)`, `[view.layer setCornerRadius:4]`.
    mutating func noteLook(_ call: Invocation, of item: ItemID) {
        guard notesLooks, let source = call.first else { return }
        let name = tree.string(call.name)
        guard name.hasPrefix("set") else { return noteOrder(call, name) }
        let property = LookProperty.ofMethod(name) ?? Self.property(ofSetter: name).flatMap(LookProperty.ofView)
        guard let property, isNormalState(call) else { return }
        note(property, of: item, source, evaluate(source, expecting: .hostCode))
    }

    /// Notes `[view.layer setCornerRadius:4]`; false where the receiver is no layer.
    mutating func noteLayerLook(_ receiver: ExpressionID, _ call: Invocation) -> Bool {
        guard isInClass, let source = call.first, let owner = ownerOfLayer(receiver),
            let property = Self.property(ofSetter: tree.string(call.name)).flatMap(LookProperty.ofLayer)
        else { return false }
        let value = evaluate(source, expecting: .hostCode)
        if notesLooks, let item = owner.item(&self) { note(property, of: item, source, value) }
        return true
    }

    /// Notes who makes a view.
    mutating func noteMaker(of item: ItemID) {
        guard notesLooks, !isSettingUp else { return }
        document.appearances[item, default: Appearance()].isMadeLater = true
    }

    /// What an initializer says: `UIImageView(image: …)`, `[[UISegmentedControl alloc] initWithItems:@[…]]`.
    mutating func noteMaking(_ item: ItemID, _ call: Invocation) {
        guard notesLooks, let first = call.arguments.first, let source = first.value else { return }
        let property: LookProperty
        switch first.label.map({ tree.string($0) }) ?? tree.string(call.name) {
        case "image", "initWithImage": property = .image
        case "items", "initWithItems": property = .items
        case "style", "activityIndicatorStyle", "initWithActivityIndicatorStyle", "progressViewStyle", "type",
            "buttonWithType":
            property = .style
        default: return
        }
        note(property, of: item, source, evaluate(source, expecting: .hostCode))
    }

    // MARK: Order

    /// A view that is put into another lies in front of those that are there.
    mutating func noteOrder(of child: ItemID, _ place: LookOrder.Place = .front) {
        guard notesLooks, place != .front || document.appearances[child]?.order == nil else { return }
        facts.lookOrder.last += 1
        let step = facts.lookOrder.last
        let order: Double
        switch place {
        case .front: order = step
        case .back: order = -step
        // Later ones lie nearer to the one they are put beside.
        case .below(let other): order = (document.appearances[other]?.order ?? step) - 1 / (1 + step)
        case .above(let other): order = (document.appearances[other]?.order ?? step) + 1 / (1 + step)
        }
        document.appearances[child, default: Appearance()].order = order
    }

    /// Notes `bringSubviewToFront` and its opposite.
    mutating func noteOrder(_ call: Invocation, _ name: String) {
        let place: LookOrder.Place
        switch name {
        case "bringSubview", "bringSubviewToFront": place = .front
        case "sendSubview", "sendSubviewToBack": place = .back
        default: return
        }
        guard isSettingUp, case .item(let child)? = firstArgument(call, expecting: .hostCode)?.value else { return }
        document.appearances[child]?.order = nil
        noteOrder(of: child, place)
    }

    /// Notes where `insertSubview` puts a view among its siblings.
    mutating func noteInsertion(_ call: Invocation) {
        guard notesLooks, call.arguments.count == 2, let label = call.arguments[1].label.map({ tree.string($0) }),
            let id = call.arguments[1].value,
            case .item(let child)? = firstArgument(call, expecting: viewExpectation)?.value,
            document.appearances[child]?.order == nil
        else { return }
        switch (label, evaluate(id, expecting: .hostCode)) {
        case ("at", .number(0, _)), ("atIndex", .number(0, _)): noteOrder(of: child, .back)
        case ("belowSubview", .item(let other)): noteOrder(of: child, .below(other))
        case ("aboveSubview", .item(let other)): noteOrder(of: child, .above(other))
        default: break
        }
    }

    // MARK: Values

    private mutating func note(_ property: LookProperty, of item: ItemID, _ source: ExpressionID, _ value: Value) {
        let isSetUp = isSettingUp
        document.appearances[item, default: Appearance()].note(
            property, look(property, source, value) ?? .unknown, isSetUp: isSetUp)
        if property == .placeholder, let color = colorAttribute(source) {
            document.appearances[item]?.note(.placeholderColor, .color(color), isSetUp: isSetUp)
        }
    }

    mutating func look(_ property: LookProperty, _ source: ExpressionID, _ value: Value) -> LookValue? {
        switch property.kind {
        case .color:
            if case .null = value { return .color(ColorValue(0)) }
            return color(source, value).map { .color($0) }
        case .number: return value.number.flatMap { $0.isFinite ? .number($0) : nil }
        case .text:
            if case .null = value { return .text("") }
            if case .attributedText(let text) = value, let look = text.look {
                guard property == .placeholder, case .runs(let runs) = look else { return look }
                return .text(runs.map(\.text).joined())
            }
            return text(source, value, depth: 0).map { .text($0) }
        case .font:
            if case .font(let font) = value { return .font(font) }
            return impliedFont(source)
        case .image:
            if case .image(let image) = value { return .image(image) }
            guard let name = imageName(source, value) else { return impliedImage(source) }
            return .image(
                ImageValue(name: name, isSymbol: false, drawing: drawing(of: source)))
        case .choice: return choice(source).map { .choice($0) }
        case .offset:
            if case .size(let size) = value { return .offset(x: size.width, y: size.height) }
            return choice(source) == "zero" ? .offset(x: 0, y: 0) : nil
        case .texts:
            guard case .array(let ids) = tree[source].kind else { return nil }
            return .texts(ids.prefix(16).map { text($0, evaluate($0), depth: 0) ?? "…" })
        }
    }

    /// `.systemFont(ofSize: 14)` is evaluated by its call; with `withSize` and the like behind it it is not.
    private mutating func impliedFont(_ id: ExpressionID) -> LookValue? {
        guard case .call(let callee, _) = tree[id].kind, case .member(let base, _, _) = tree[callee].kind,
            case .font(let font) = evaluate(base, expecting: .hostCode)
        else { return nil }
        return .font(font)
    }

    /// `.center`, `NSTextAlignment.center`, `NSTextAlignmentCenter`, `UIViewContentModeScaleAspectFill`.
    private mutating func choice(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .implicitMember(let name, _), .member(_, let name, _): return tree.string(name).lowercased()
        case .name(let name):
            let string = tree.string(name)
            for prefix in Self.enumerations where string.hasPrefix(prefix) {
                return string.dropFirst(prefix.count).lowercased()
            }
            return nil
        case .number(let number, _): return number == 1 ? "center" : nil
        default: return nil
        }
    }

    private static let enumerations = [
        "NSTextAlignment", "UIViewContentMode", "UITextBorderStyle", "UIControlContentHorizontalAlignment",
        "UIActivityIndicatorViewStyle", "UIProgressViewStyle", "UIButtonType", "UISearchBarStyle",
        "UITableViewCellAccessory", "UITableViewCellSeparatorStyle",
    ]

    /// The text that an expression gives, with “…” for each part that only the running program knows; nil where all of
    /// it is such.
    private mutating func text(_ id: ExpressionID, _ value: Value, depth: Int) -> String? {
        if case .string(let contents) = value { return LookText.shown(contents) }
        if let text = localizedText(id) { return text }
        guard depth < 6 else { return nil }
        switch tree[id].kind {
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner):
            return text(inner, evaluate(inner, expecting: .hostCode), depth: depth + 1)
        // `"Sign in".localized` and what else follows a text.
        case .member(let base, _, _):
            guard case .string = tree[base].kind else { return nil }
            return text(base, evaluate(base, expecting: .hostCode), depth: depth + 1)
        case .call(let callee, let arguments):
            if case .member(let base, _, _) = tree[callee].kind, case .string = tree[base].kind {
                return text(base, evaluate(base, expecting: .hostCode), depth: depth + 1)
            }
            return firstText(arguments, depth: depth)
        case .message(_, let arguments): return firstText(arguments, depth: depth)
        default: return nil
        }
    }

    /// `NSLocalizedString("key", …)`, `String(format: "…")`, `NSAttributedString(string: "…")`: the text they are handed.
    private mutating func firstText(_ arguments: [Argument], depth: Int) -> String? {
        guard let first = arguments.first(where: { $0.value != nil }), let id = first.value else { return nil }
        switch first.label.map({ tree.string($0).lowercased() }) {
        case nil, "format", "string", "initwithstring", "stringwithformat", "localized", "forkey", "key":
            let text = text(id, evaluate(id, expecting: .hostCode), depth: depth + 1)
            return text.map { LookText.withoutFormats($0) }
        default: return nil
        }
    }

    /// The colour among the attributes of an attributed text.
    private mutating func colorAttribute(_ id: ExpressionID) -> ColorValue? {
        let arguments: [Argument]
        switch tree[id].kind {
        case .call(_, let given), .message(_, let given): arguments = given
        default: return nil
        }
        for argument in arguments {
            guard let value = argument.value, case .dictionary(let elements) = tree[value].kind else { continue }
            for index in stride(from: 0, to: elements.count - 1, by: 2)
            where tree.text[tree[elements[index]].range].lowercased().hasSuffix("foregroundcolor")
                || tree.text[tree[elements[index]].range].hasPrefix("NSForegroundColor")
            {
                return color(elements[index + 1])
            }
        }
        return nil
    }

    // MARK: Syntax

    /// Whether a method sets what a control shows in its normal state, or is of another kind.
    mutating func isNormalState(_ call: Invocation) -> Bool {
        guard call.arguments.count > 1, let label = call.arguments.last?.label.map({ tree.string($0) }),
            label == "for" || label == "forState", let state = call.arguments.last?.value
        else { return true }
        let text = tree.text[tree[state].range]
        return text.hasSuffix("ormal") || text == "0" || text == "[]"
    }

    /// `backgroundColor` of `setBackgroundColor`.
    static func property(ofSetter name: String) -> String? {
        guard name.hasPrefix("set"), let first = name.dropFirst(3).first else { return nil }
        return first.lowercased() + name.dropFirst(4)
    }

    /// The view whose layer an expression is.
    mutating func itemOfLayer(_ id: ExpressionID) -> ItemID? { ownerOfLayer(id)?.item(&self) }

    private enum LayerOwner {
        case own, view(ExpressionID)

        func item(_ evaluator: inout Evaluator) -> ItemID? {
            let value =
                switch self {
                case .own: evaluator.classContext?.selfValue ?? .unknown
                case .view(let base): evaluator.evaluate(base, expecting: .hostCode)
                }
            guard case .item(let item) = value else { return nil }
            return item
        }
    }

    /// Whose layer an expression is: `view.layer`, `[view layer]`, `layer`.
    private mutating func ownerOfLayer(_ id: ExpressionID) -> LayerOwner? {
        switch tree[id].kind {
        case .member(let base, let name, _) where tree.string(name) == "layer": return .view(base)
        case .message(let receiver, let arguments):
            guard arguments.count == 1, let name = arguments[0].label, arguments[0].value == nil,
                tree.string(name) == "layer"
            else { return nil }
            return .view(receiver)
        case .name(let name) where tree.string(name) == "layer" && scope.local(name) == nil:
            return classContext?.members[name] == nil ? .own : nil
        default: return nil
        }
    }
}

/// The texts of literals as they show.
enum LookText {
    /// Without escapes; with “…” for what is put in while the program runs.
    static func shown(_ contents: String) -> String {
        guard contents.utf8.contains(UInt8(ascii: "\\")) else { return contents }
        var result = ""
        var rest = Substring(contents)
        while let character = rest.popFirst() {
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n", "r": result.append("\n")
            case "t": result.append(" ")
            case "(":
                var depth = 1
                while depth > 0, let inner = rest.popFirst() {
                    if inner == "(" { depth += 1 } else if inner == ")" { depth -= 1 }
                }
                result.append("…")
            case "u", "U":
                let digits =
                    rest.first == "{"
                    ? rest.dropFirst().prefix { $0 != "}" } : rest.prefix(escaped == "u" ? 4 : 8)
                rest = rest.dropFirst(digits.count + (rest.first == "{" ? 2 : 0))
                if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                    result.unicodeScalars.append(scalar)
                }
            default: result.append(escaped)
            }
        }
        return result
    }

    /// With “…” for `%@`, `%d` and `%.2f`.
    static func withoutFormats(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            let flags = rest.prefix { "0123456789.$+-# lhzq".contains($0) }
            rest = rest.dropFirst(flags.count)
            result += rest.popFirst() == "%" ? "%" : "…"
        }
        return result
    }
}
