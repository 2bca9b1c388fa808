// Stack views: what they arrange and how, as far as the set-up says it for certain.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Whether what runs now holds from then on: it is certain and no state or later method.
    var isSettingUp: Bool {
        mutating get {
            guard frame.certainty == .certain, frame.guardID == .always, currentState == nil else { return false }
            // What a later method tells an embedded view to do is no set-up of that one.
            guard waitingClasses.allSatisfy({ $0.context?.inlining != ClassContext.Inlining.none }) else {
                return false
            }
            return classContext.map { $0.inlining == .setUp } ?? true
        }
    }

    /// Begins to follow a stack view that code makes.
    mutating func beginStack(_ item: ItemID) {
        var state = StackState()
        state.isUnknown = !isSettingUp
        facts.stacks[item] = state
    }

    /// From here on the subviews of `item`, if it is a stack view, are left free.
    mutating func forgetStack(_ item: ItemID) {
        guard !facts.stacks.isEmpty, facts.stacks[item] != nil else { return }
        facts.stacks[item]?.isUnknown = true
        if isSettingUp {
            facts.stacks[item]?.isSetUpUnknown = true
        } else {
            noted.rearranged.updateValue(nil, forKey: item)
        }
    }

    /// What the set-up has arranged so far, in order; nil where that is not known.
    mutating func arrangedViews(of stack: ItemID) -> [ItemID]? {
        guard isSettingUp, let state = facts.stacks[stack], !state.isUnknown else { return nil }
        return state.arranged
    }

    /// `stack.axis = .vertical` and its kin, and `view.isHidden = true`.
    mutating func assignStackProperty(_ name: Name, of item: ItemID, _ source: ExpressionID, _ value: Value) {
        let property = tree.string(name)
        if property == "isHidden" || property == "hidden" {
            guard isSettingUp, facts.hiddenStates[item] != .unknown, let flag = value.number else {
                noteHiddenLater(item, value)
                facts.hiddenStates[item] = .unknown
                if isSettingUp {
                    facts.shownHiddenStates[item] = value.number.map { $0 != 0 ? .hidden : .shown } ?? .unknown
                }
                return
            }
            facts.hiddenStates[item] = flag != 0 ? .hidden : .shown
            facts.shownHiddenStates[item] = facts.hiddenStates[item]
            return
        }
        guard var state = facts.stacks[item] else { return }
        let isRead: Bool
        switch property {
        case "axis": isRead = read(axisOf: source, value, into: &state)
        case "distribution": isRead = read(distribution: caseName(source, value), into: &state)
        case "alignment": isRead = read(alignment: caseName(source, value), into: &state)
        case "spacing":
            state.spacing = value.number ?? 0
            isRead = value.number != nil
        case "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement":
            state.isWithinMargins = value.number == 1
            isRead = value.number != nil
        case "layoutMargins", "directionalLayoutMargins": isRead = assignMargins(value, of: item)
        // Only a stack view that reaches out of the safe area has other margins.
        case "insetsLayoutMarginsFromSafeArea": isRead = value.number == 0
        case "isBaselineRelativeArrangement", "baselineRelativeArrangement", "preservesSuperviewLayoutMargins",
            "semanticContentAttribute":
            isRead = false
        default: return
        }
        if !isSettingUp { noted.rearranged.updateValue(nil, forKey: item) }
        if !isRead || !isSettingUp { state.isUnknown = true }
        if !isRead, isSettingUp { state.isSetUpUnknown = true }
        facts.stacks[item] = state
    }

    mutating func assignMargins(_ value: Value, of item: ItemID) -> Bool {
        switch value {
        case .insets(let insets):
            document.items[item.index].layout.layoutMargins = insets
            return true
        case .directionalInsets(let insets) where insets.left == insets.right:
            document.items[item.index].layout.layoutMargins = insets
            return true
        default: return false
        }
    }

    /// `.equalSpacing`, `UIStackView.Distribution.equalSpacing`, `UIStackViewDistributionEqualSpacing`, a name that stands
    /// for one of them; lowercased.
    private mutating func caseName(_ source: ExpressionID, _ value: Value) -> String {
        if case .structure(let structure) = value, structure.path.isEmpty, let way = structure.way {
            return tree.string(way).lowercased()
        }
        switch tree[source].kind {
        case .implicitMember(let name, _), .member(_, let name, _): return tree.string(name).lowercased()
        case .name(let name):
            let string = tree.string(name)
            for prefix in ["UIStackViewDistribution", "UIStackViewAlignment", "UILayoutConstraintAxis"]
            where string.hasPrefix(prefix) {
                return string.dropFirst(prefix.count).lowercased()
            }
            return ""
        case .parenthesized(let inner): return caseName(inner, value)
        default: return ""
        }
    }

    private mutating func read(axisOf source: ExpressionID, _ value: Value, into state: inout StackState) -> Bool {
        switch caseName(source, value) {
        case "horizontal": state.axis = .horizontal
        case "vertical": state.axis = .vertical
        default: return false
        }
        return true
    }

    private mutating func read(distribution name: String, into state: inout StackState) -> Bool {
        switch name {
        case "fill": state.distribution = .fill
        case "fillequally": state.distribution = .fillEqually
        case "fillproportionally": state.distribution = .fillProportionally
        case "equalspacing": state.distribution = .equalSpacing
        case "equalcentering": state.distribution = .equalCentering
        default: return false
        }
        return true
    }

    private mutating func read(alignment name: String, into state: inout StackState) -> Bool {
        switch name {
        case "fill": state.alignment = .fill
        case "leading", "top": state.alignment = .leading
        case "center": state.alignment = .center
        case "trailing", "bottom": state.alignment = .trailing
        // Baselines of texts that are not known.
        case "firstbaseline", "lastbaseline": state.alignment = .unknown
        default: return false
        }
        return true
    }

    /// Methods of stack views; nil for those that every view has.
    mutating func callStack(_ stack: ItemID, _ call: Invocation) -> Value? {
        guard facts.stacks[stack] != nil else { return nil }
        switch tree.string(call.name) {
        case "insertArrangedSubview": insertArranged(call, in: stack)
        case "removeArrangedSubview":
            let value = firstArgument(call, expecting: viewExpectation)?.value
            guard isSettingUp, case .item(let view)? = value else {
                forgetStack(stack, butFor: value)
                return .null
            }
            // It stays a subview, which nothing places.
            document.items[view.index].unknowns.insert(.constraints)
            facts.stacks[stack]?.arranged.removeAll { $0 == view }
        case "setCustomSpacing":
            let spacing = firstArgument(call, expecting: .hostCode)?.value.number
            guard isSettingUp, let spacing, let after = call.arguments.last?.value, call.arguments.count == 2,
                case .item(let view) = evaluate(after, expecting: viewExpectation)
            else {
                forgetStack(stack)
                return .null
            }
            facts.stacks[stack]?.customSpacing[view] = spacing
        case "addArrangedSubviews" where isInClass && call.arguments.allSatisfy({ $0.label == nil }):
            // A helper that many projects take from elsewhere.
            for argument in call.arguments {
                guard let id = argument.value else { continue }
                let views = evaluate(id, expecting: .view)
                addSubview(views, to: stack)
                arrange(views, in: stack)
            }
        case let name where Self.keepsArranged.contains(name):
            return nil
        default:
            // An extension may arrange anything.
            forgetStack(stack)
            return nil
        }
        return .null
    }

    /// Methods of UIKit that leave what a stack view arranges as it is.
    private static let keepsArranged: Set<String> = [
        "addGestureRecognizer", "removeGestureRecognizer", "addInteraction", "addConstraint", "addConstraints",
        "setNeedsLayout", "layoutIfNeeded", "layoutSubviews", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
        "updateConstraints", "setNeedsDisplay", "bringSubviewToFront", "sendSubviewToBack", "systemLayoutSizeFitting",
        "systemLayoutSizeFittingSize", "sizeThatFits", "sizeToFit", "invalidateIntrinsicContentSize", "convert",
        "isDescendant", "isDescendantOfView", "viewWithTag", "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "contentHuggingPriority", "contentCompressionResistancePriority",
        "setAlpha", "setTag", "setBackgroundColor", "setClipsToBounds", "setUserInteractionEnabled",
        "setAccessibilityIdentifier", "then", "with", "do", "map", "flatMap",
        // What a class of stack views calls of its superclass.
        "init", "didMoveToSuperview", "didMoveToWindow", "willMove", "draw", "traitCollectionDidChange",
        "tintColorDidChange", "awakeFromNib",
    ]

    /// Methods of stack views that nothing else has.
    static let arrangesAnew: Set<String> = ["insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing"]

    private mutating func insertArranged(_ call: Invocation, in stack: ItemID) {
        let value = firstArgument(call, expecting: viewExpectation)?.value
        let place = call.arguments.count == 2 ? call.arguments[1].value.flatMap { evaluate($0).number } : nil
        guard let value else { return forgetStack(stack) }
        addSubview(value, to: stack)
        guard isSettingUp, case .item(let view) = value, let place = place.flatMap({ Int(exactly: $0) }), place >= 0,
            let count = facts.stacks[stack]?.arranged.count, place <= count
        else {
            forgetStack(stack)
            return noteArranged(value)
        }
        facts.stacks[stack]?.arranged.insert(view, at: place)
    }

    /// `addArrangedSubview(a)`; the view has been added as a subview.
    mutating func arrange(_ value: Value, in stack: ItemID) {
        guard fuel > 0 else { return }
        fuel -= 1
        guard facts.stacks[stack] != nil else { return noteArranged(value) }
        switch value {
        case .item(let view) where isSettingUp:
            facts.stacks[stack]?.arranged.removeAll { $0 == view }
            facts.stacks[stack]?.arranged.append(view)
        case .item:
            forgetStack(stack)
            noteArranged(value)
        case .array(let elements): for element in elements { arrange(element, in: stack) }
        default: forgetStack(stack)
        }
    }

    /// `UIStackView(arrangedSubviews: [a, b])`.
    /// - Parameter isRead: Whether the initializer is the program's own, and its code has run.
    mutating func arrange(_ arguments: [(label: Name?, value: Value)], in stack: ItemID, isRead: Bool) {
        for argument in arguments where argument.label.map({ tree.string($0) }) == "arrangedSubviews" {
            addSubview(argument.value, to: stack)
            arrange(argument.value, in: stack)
        }
        // `UIStackView(arrangedSubviews: [a], axis: .vertical)`: an initializer of somebody else's.
        let labels = arguments.compactMap { $0.label.map { tree.string($0) } }
        if labels.contains("arrangedSubviews"), labels.count > 1, !isRead { forgetStack(stack) }
    }

    /// Arranged subviews of a stack view that is not followed get constraints that nobody knows.
    private mutating func noteArranged(_ value: Value) {
        switch value {
        case .item(let item): document.items[item.index].unknowns.insert(.constraints)
        case .array(let elements):
            for case .item(let item) in elements { document.items[item.index].unknowns.insert(.constraints) }
        default: break
        }
    }

    /// Gives each stack view from `first` on its arrangement, or leaves its subviews free where something about it is
    /// not known.
    mutating func finalizeStacks(from first: Int) {
        guard !facts.stacks.isEmpty, first <= document.items.count else { return }
        // Superviews are known in the second run of a class only.
        if case .collecting = hierarchy { return }
        for index in first..<document.items.count {
            document.items[index].layout.stack = nil
            document.shownStacks[ItemID(index)] = nil
            document.hiddenArranged[ItemID(index)] = nil
        }
        // Sizes become known from the inside.
        let made = (first..<document.items.count).map { ItemID($0) }.filter { facts.stacks[$0] != nil }
        for stack in made.map({ (depth: stackDepth(of: $0), stack: $0) }).sorted(by: { $0.depth > $1.depth }).map(
            \.stack)
        {
            guard let state = facts.stacks[stack] else { continue }
            noteHidden(of: stack, state)
            guard let arrangement = arrangement(of: stack, state) else {
                showSetUp(of: stack, state)
                for view in state.arranged { document.items[view.index].unknowns.insert(.constraints) }
                continue
            }
            document.items[stack.index].layout.stack = arrangement
            resolveUnknowns(of: stack, arrangement, state)
        }
    }

    /// The number of stack views right above a stack view.
    private mutating func stackDepth(of stack: ItemID) -> Int {
        var depth = 0
        var current = stack
        while depth < Self.maximumDepth, case .item(let parent) = document[current].parent, facts.stacks[parent] != nil
        {
            depth += 1
            current = parent
        }
        return depth
    }

    mutating func arrangement(of stack: ItemID, _ state: StackState) -> StackArrangement? {
        guard !state.isUnknown, !state.arranged.isEmpty,
            state.arranged.allSatisfy({
                document[$0].parent == .item(stack) && facts.hiddenStates[$0] != .unknown
                    && document[$0].layout.kind != .guide
            })
        else { return nil }
        var result = StackArrangement(
            axis: state.axis, distribution: state.distribution, alignment: state.alignment,
            isWithinMargins: state.isWithinMargins, arranged: [], gaps: [])
        var gap: Double?
        for view in state.arranged {
            guard facts.hiddenStates[view] != .hidden else {
                // Whether the spacing behind a hidden view counts is not documented.
                if state.customSpacing[view] != nil { gap = nil }
                continue
            }
            if !result.arranged.isEmpty { result.gaps.append(gap) }
            result.arranged.append(view)
            gap = state.customSpacing[view] ?? state.spacing
        }
        return result
    }

    /// Where the size of one subview is not known, neither are the places of the others. Where all are, the stack view
    /// has a size of its own.
    private mutating func resolveUnknowns(of stack: ItemID, _ arrangement: StackArrangement, _ state: StackState) {
        for view in state.arranged where facts.hiddenStates[view] == .hidden {
            document.items[view.index].unknowns.insert(.constraints)
        }
        let isKnown = arrangement.arranged.allSatisfy { document[$0].unknowns.isEmpty }
        let isComputed = arrangement.alignment != .unknown && arrangement.distribution != .fillProportionally
        if isKnown, isComputed {
            document.items[stack.index].unknowns.subtract([.width, .height])
        } else {
            // What is shown tells a size that is not known from a place that is not.
            if isComputed {
                let freed = arrangement.arranged.filter { !document[$0].unknowns.contains(.constraints) }
                document.shownStacks[stack] = ShownStack(arrangement: arrangement, freed: Set(freed))
            }
            for view in arrangement.arranged { document.items[view.index].unknowns.insert(.constraints) }
        }
    }
}
