// Configurations of buttons: how code makes and changes them, and how large a button with one is.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `UIButton.Configuration.filled()`, `[UIButtonConfiguration filledButtonConfiguration]`; nil for other calls.
    mutating func makeConfiguration(_ base: ExpressionID, _ name: Name, _ arguments: [Argument]) -> Value? {
        guard isInClass, arguments.allSatisfy({ $0.value == nil }), ButtonConfiguration.isMaker(tree.string(name)),
            isConfigurationClass(base)
        else { return nil }
        facts.hasConfigurations = true
        return .buttonConfiguration(ButtonConfiguration())
    }

    private mutating func isConfigurationClass(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .name(let name): tree.string(name) == "UIButtonConfiguration"
        case .member(let base, let name, _):
            tree.string(name) == "Configuration" && tree[base].kind.name.map { tree.string($0) } == "UIButton"
        default: false
        }
    }

    /// What a button is given as its configuration; nil for one that is not known.
    private mutating func configuration(_ source: ExpressionID?, _ value: Value) -> ButtonConfiguration? {
        if case .buttonConfiguration(let known) = value { return known }
        // `.filled()`
        guard let source, case .call(let callee, let arguments) = tree[source].kind, arguments.isEmpty,
            case .implicitMember(let name, _) = tree[callee].kind, ButtonConfiguration.isMaker(tree.string(name))
        else { return nil }
        facts.hasConfigurations = true
        return ButtonConfiguration()
    }

    /// `UIButton(configuration: …)`, `[UIButton buttonWithConfiguration:… primaryAction:nil]`; false for other initializers, and
    /// for what an action may give a title.
    mutating func configureButton(_ item: ItemID, _ call: Invocation) -> Bool {
        guard facts.labels[item]?.kind == .button, let source = call.first, let first = call.arguments.first?.label,
            ["configuration", "buttonWithConfiguration"].contains(tree.string(first)),
            hasNoAction(call), let made = configuration(source, evaluate(source, expecting: .hostCode))
        else { return false }
        facts.labels[item]?.configuration = made
        return true
    }

    private mutating func hasNoAction(_ call: Invocation) -> Bool {
        for argument in call.arguments.dropFirst() {
            guard let source = argument.value else { continue }
            guard case .null = evaluate(source, expecting: .hostCode) else { return false }
        }
        return true
    }

    /// `button.configuration = …`.
    mutating func setConfiguration(_ value: Value, _ source: ExpressionID?, in state: inout LabelState) {
        if isSettingUp(state), let made = configuration(source, value) {
            state.configuration = made
            return
        }
        // It has fonts of its own, and images.
        (state.text, state.font) = (.unknown, .unknown)
        (state.image, state.backgroundImage) = (.unknown, .unknown)
        state.configuration = nil
    }

    /// `config.title = "Save"` of one that a variable holds, and `config.contentInsets.top = 4`, after which less is known.
    /// - Parameter value: unknown where it is not simply assigned.
    mutating func changeConfiguration(_ base: ExpressionID, _ name: Name, _ source: ExpressionID, _ value: Value) {
        guard facts.hasConfigurations else { return }
        if let local = tree[base].kind.name, case .buttonConfiguration(var known)? = scope.local(local)?.value {
            set(tree.string(name), value, source, in: &known)
            scope.assign(local, .buttonConfiguration(known))
            return
        }
        guard case .member(let holder, let part, _) = tree[base].kind else { return }
        if let local = tree[holder].kind.name, case .buttonConfiguration(var known)? = scope.local(local)?.value {
            known.set(tree.string(part), .unknown)
            scope.assign(local, .buttonConfiguration(known))
            return
        }
        changeOwnConfiguration(holder, part, tree.string(name), source, value)
    }

    /// `button.configuration?.title = "Save"`.
    private mutating func changeOwnConfiguration(
        _ holder: ExpressionID, _ part: Name, _ property: String, _ source: ExpressionID, _ value: Value
    ) {
        guard tree.string(part) == "configuration", isArithmeticOfNames(holder),
            case .item(let item) = evaluate(holder, expecting: .hostCode), var state = facts.labels[item],
            state.kind == .button, var known = state.configuration
        else { return }
        if isSettingUp(state) { set(property, value, source, in: &known) } else { known.isKnown = false }
        state.configuration = known
        facts.labels[item] = state
    }

    private mutating func set(
        _ property: String, _ value: Value, _ source: ExpressionID, in known: inout ButtonConfiguration
    ) {
        switch property {
        case "title":
            if case .null = value { known.title = .never } else { known.title = shownText(source, value) ?? .unknown }
        case "image":
            if case .null = value {
                known.image = .never
            } else {
                known.image = imageName(source, value).map { .named($0) } ?? .unknown
            }
        case "imagePlacement":
            let place = tree.text[tree[source].range]
            if !["leading", "trailing", "Leading", "Trailing"].contains(where: { place.hasSuffix($0) }) {
                known.isKnown = false
            }
        default: known.set(property, value)
        }
    }

    /// How large a button is with its configuration: its title, or the image beside it, and the insets around both.
    mutating func configuredSize(_ index: Int, _ state: LabelState, _ known: ButtonConfiguration) -> AxisPair<Double?>?
    {
        guard known.isKnown, state.backgroundImage == .never, known.image == .never || state.image == .never else {
            return nil
        }
        // Of two titles the last one counts.
        guard known.title == .never || state.text == .never else { return nil }
        var state = state
        if known.title != .never { state.text = known.title }
        let insets = known.insets
        var image: Size?
        switch known.image == .never ? state.image : known.image {
        case .never: break
        case .unknown: return nil
        case .named(let name):
            guard let size = imageSize(named: name) else { return nil }
            image = size
        }
        guard state.text != .never else {
            return image.map { size in
                AxisPair(
                    horizontal: size.width + insets.left + insets.right,
                    vertical: size.height + insets.top + insets.bottom)
            }
        }
        document.estimatedHeights.insert(ItemID(index))
        let line = TextEstimate.lineHeight(fontSize: ButtonConfiguration.fontSize)
        var size = AxisPair<Double?>(
            horizontal: nil, vertical: max(line, image?.height ?? 0) + insets.top + insets.bottom)
        if let text = state.line {
            let width = TextEstimate.size(of: text, fontSize: ButtonConfiguration.fontSize).width
            let beside = image.map { $0.width + known.imagePadding } ?? 0
            size.horizontal = width + beside + insets.left + insets.right
            document.items[index].isEstimated = true
        }
        return size
    }
}
