// Host code around layouts: closures that may run, helpers that add views.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The values of arguments of host code. Closures among them may run some time.
    mutating func evaluateHostArguments(
        _ arguments: [Argument], of call: Invocation? = nil
    ) -> [(label: Name?, value: Value)] {
        arguments.map { argument in
            guard let id = argument.value else { return (argument.label, .unknown) }
            let value = implicitArgument(id, evaluate(id, expecting: .hostCode))
            if case .closure(let closure, let names) = value, isInClass { runLater(closure, names, of: call) }
            if case .item(let item) = value {
                forgetStack(item)
                forgetContent(of: item, handedTo: call)
            }
            if case .array = value { forgetList(id) }
            recordEscape(value, .constraints)
            noteHanded(on: value)
            return (argument.label, value)
        }
    }

    /// The closures that a method of a class takes: those with what is animated run at once, the others some time.
    mutating func runClosures(_ values: [Value], of call: Invocation, on type: String) {
        guard isInClass else { return }
        let animations = type == "UIView" ? tree.names.find("animations") : nil
        let isLabelled = animations != nil && call.arguments.contains { $0.label == animations }
        // `UIView.animate(withDuration: 1) { … }`, `[UIView performWithoutAnimation:^{ … }]`.
        var isAtOnce = type == "UIView" && !isLabelled
        for (argument, value) in zip(call.arguments, values) {
            guard case .closure(let id, let names) = value else { continue }
            defer { isAtOnce = false }
            if isAtOnce || (isLabelled && argument.label == animations) {
                _ = runClosure(id, call: names, passing: [])
            } else {
                runLater(id, names, of: call)
            }
        }
    }

    /// A callback: it may run, at any time, any number of times.
    private mutating func runLater(_ id: ExpressionID, _ names: Int32, of call: Invocation?) {
        guard case .closure(let closure) = tree[id].kind, depth < Self.maximumDepth, scope.isRunning(names) else {
            return
        }
        enter(.closure(names)) { evaluator in
            // `$0` is what this closure is handed, whatever the one around it is.
            for parameter in closure.parameters.isEmpty ? [Name(.anonymousArgument)] : closure.parameters {
                evaluator.scope.bind(parameter, to: Binding(value: .unknown))
            }
            let outer = evaluator.noted.isLater
            evaluator.noted.isLater = true
            let (blocks, chains) = (evaluator.document.blocks.count, evaluator.document.chainRecords.count)
            let words = call.flatMap { evaluator.callbackWords($0) }
            let way = evaluator.runPossibly(closure.body, saying: words)
            evaluator.noted.isLater = outer
            evaluator.noted.laterBlocks.formUnion(blocks..<evaluator.document.blocks.count)
            if chains < evaluator.document.chainRecords.count {
                evaluator.facts.laterChains.append(chains..<evaluator.document.chainRecords.count)
            }
            evaluator.join([way], isOneTaken: false)
        }
    }

    /// Methods of views that are no part of the libraries: helpers that add views, `then`, and all the others.
    mutating func callHostMethod(_ call: Invocation, on item: ItemID) -> Value {
        if let value = callStack(item, call) { return value }
        let name = tree.string(call.name)
        if name == "then" || name == "with" || name == "do", let argument = call.first,
            case .closure(let closure) = tree[argument].kind
        {
            _ = runClosure(closure, passing: [.item(item)])
            return name == "do" ? .null : .item(item)
        }
        if let closure = builder(call, name, of: item) {
            _ = runClosure(closure, passing: [.item(item)])
            return .item(item)
        }
        switch name {
        case "map", "flatMap":
            // Of an optional view that is there.
            if let argument = call.first, case .closure(let closure) = tree[argument].kind {
                return runClosure(closure, passing: [.item(item)])
            }
        default: break
        }
        for index in libraries.all.indices {
            if let value = libraries.all[index].call(call, onView: item, name, &self) { return value }
        }
        if isInClass, Self.addsSubviews(name) {
            for argument in call.arguments {
                guard let id = argument.value else { continue }
                addSubview(evaluate(id, expecting: .view), to: item)
            }
            return .null
        }
        if setButtonContent(item, call) { return .null }
        if name.hasPrefix("init") {
            makeLabel(item, call)
        } else if facts.labels[item] != nil, !Self.keepsContent.contains(name) {
            forgetLabel(item)
        }
        if Self.keepsArguments.contains(name) {
            for argument in call.arguments { _ = argument.value.map { evaluate($0, expecting: .hostCode) } }
            return .unknown
        }
        if name == "setTranslatesAutoresizingMaskIntoConstraints", let value = firstArgument(call, expecting: .hostCode)
        {
            noteMask(of: item, value.value)
            return .null
        }
        let isOfSystem = document[item].className.map(ViewClass.isOfSystem) ?? true
        if PlacingNames.mayPlace(name, ofSystemView: isOfSystem) { facts.handedOn[item] = true }
        let arguments = evaluateHostArguments(call.arguments, of: call)
        if !Self.listens.contains(name) { for argument in arguments { noteEscape(argument.value) } }
        return .unknown
    }

    /// `UILabel().apply { $0.font = … }`: the closure of a helper that gives a new view to it and the view back, as
    /// projects have of their own; nil for other calls. A closure that takes nothing is for later.
    private mutating func builder(_ call: Invocation, _ name: String, of item: ItemID) -> Closure? {
        guard isInClass, call.arguments.count == 1, let argument = call.first,
            facts.madeHere.contains(item), classContext?.memberItems.contains(item) == false,
            case .closure(let closure) = tree[argument].kind, closure.parameters.count <= 1
        else { return nil }
        guard Self.builders.contains(name) else { return configures(closure) ? closure : nil }
        let takesView = !closure.parameters.isEmpty || tree.text[tree[argument].range].firstRange(of: "$0") != nil
        return takesView ? closure : nil
    }

    /// Whether all that a closure does is to set what it is handed and to call its methods, and it makes no constraints: a
    /// helper of the project's own, whatever its name, that is called with such a one on a new view dresses the view.
    private mutating func configures(_ closure: Closure) -> Bool {
        let view = closure.parameters.first ?? Name(.anonymousArgument)
        for id in closure.body.statements {
            guard case .expression(let expression) = tree[id].kind else { return false }
            switch tree[expression].kind {
            case .assignment(.assign, let target, _): guard isPart(target, of: view) else { return false }
            case .call(let callee, _): guard isPart(callee, of: view) else { return false }
            default: return false
            }
        }
        return !closure.body.statements.isEmpty
    }

    /// Whether an expression is a member of what has a name, or one of such a member, and none of a library.
    private mutating func isPart(_ id: ExpressionID, of name: Name) -> Bool {
        var (id, isProperty) = (id, false)
        for _ in 0..<8 {
            switch tree[id].kind {
            case .name(let own): return isProperty && own == name
            case .member(let base, let member, _):
                if spellings[member].prefix != .none || member == Name(.snp) { return false }
                (id, isProperty) = (base, true)
            case .parenthesized(let inner): id = inner
            default: return false
            }
        }
        return false
    }

    private static let builders: Set<String> = ["apply", "also", "configure", "configured", "setup"]

    /// Whether a method is called as helpers are that add several views.
    static func addsSubviews(_ name: String) -> Bool {
        name.hasPrefix("addSubviews") || name.hasPrefix("addSubViews") || name.hasPrefix("sd_addSubviews")
    }

    /// Methods of views that leave a view which they are handed where it is.
    private static let keepsArguments: Set<String> = [
        "bringSubviewToFront", "bringSubview", "sendSubviewToBack", "sendSubview", "exchangeSubviewAtIndex",
        "exchangeSubview", "isDescendantOfView", "isDescendant", "convertRect", "convertPoint", "convert",
    ]

    /// Methods of UIKit whose argument is told of events, and stays where it is.
    private static let listens: Set<String> = [
        "addTarget", "removeTarget", "addAction", "removeAction", "addGestureRecognizer", "removeGestureRecognizer",
        "addInteraction", "removeInteraction", "setDelegate", "setDataSource", "addObserver", "removeObserver",
        "performSelector", "perform",
    ]

    /// Methods of labels that leave fonts and texts alone.
    static let keepsContent: Set<String> = [
        "addGestureRecognizer", "addConstraint", "addConstraints", "setNeedsLayout", "layoutIfNeeded",
        "setNeedsDisplay", "sizeToFit", "setContentHuggingPriority", "setContentCompressionResistancePriority",
        "setTextColor", "setTextAlignment", "setBackgroundColor", "setHidden", "setAlpha", "setLineBreakMode",
        "setAdjustsFontSizeToFitWidth", "setMinimumScaleFactor", "setUserInteractionEnabled", "setTag", "setFrame",
        "setTranslatesAutoresizingMaskIntoConstraints", "bringSubviewToFront", "sendSubviewToBack", "setShadowColor",
        "addTarget", "addAction", "removeTarget", "setEnabled", "setSelected", "setDelegate", "setPlaceholder",
        "setContentHorizontalAlignment", "setContentVerticalAlignment", "setTintColor", "setKeyboardType",
        "setReturnKeyType", "setSecureTextEntry", "setClearButtonMode", "becomeFirstResponder", "resignFirstResponder",
        "setAccessibilityIdentifier", "setAccessibilityLabel", "setImageEdgeInsets", "setTitleEdgeInsets",
        "setExclusiveTouch", "setContentMode", "sendActionsForControlEvents", "sendActions",
        "removeFromSuperview", "setNeedsUpdateConstraints", "setOpaque", "setClipsToBounds", "setHighlighted",
    ]

    /// A view that is handed to code which cannot be read may be added or constrained there.
    private mutating func noteEscape(_ value: Value) {
        recordEscape(value, .constraints)
        guard isInClass, case .item(let item) = value else { return }
        forgetStack(item)
        forgetLabel(item)
        document.items[item.index].unknowns.insert(.constraints)
    }

    /// `view.addSubview`, `addSubview(_:)`: a method that adds a view, named without being called, and what it adds to.
    mutating func addingMethod(_ id: ExpressionID) -> (Word, ItemID)? {
        var callee = id
        if case .call(let name, let arguments) = tree[id].kind {
            // The parameter's name in place of an argument.
            guard arguments.count == 1, tree.text[tree[id].range].hasSuffix("(_:)") else { return nil }
            callee = name
        }
        switch tree[callee].kind {
        case .name(let name):
            guard let word = name.word, Self.addingMethods.contains(word), let parent = selfView else { return nil }
            return (word, parent)
        case .member(let base, let name, _):
            guard let word = name.word, Self.addingMethods.contains(word),
                case .item(let parent) = evaluate(base, expecting: viewExpectation)
            else { return nil }
            return (word, parent)
        default: return nil
        }
    }

    private static let addingMethods: Set<Word> = [.addSubview, .addArrangedSubview, .addLayoutGuide]
}
