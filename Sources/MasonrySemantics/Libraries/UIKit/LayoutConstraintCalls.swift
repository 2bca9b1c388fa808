// `NSLayoutConstraint` itself: made by hand, activated, added and removed.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `NSLayoutConstraint(item: …)` and `[NSLayoutConstraint constraintWithItem:…]`; unknown where a part is not known.
    mutating func makeLayoutConstraint(_ call: Invocation) -> Value {
        var parts = LayoutConstraintParts()
        for (index, argument) in call.arguments.enumerated() {
            guard let id = argument.value, let label = argument.label.map({ tree.string($0) }) else { continue }
            switch label {
            case "item", "constraintWithItem": parts.first = evaluate(id, expecting: viewExpectation)
            case "attribute":
                // The second of the two is that of the second item.
                if index < 3 { parts.firstAttribute = attribute(id) } else { parts.secondAttribute = attribute(id) }
            case "relatedBy": parts.relation = relation(id)
            case "toItem": parts.second = evaluate(id, expecting: viewExpectation)
            case "multiplier": parts.multiplier = evaluate(id).number
            case "constant": parts.setNumber(constant(id))
            default: break
            }
        }
        return record(parts, at: call.range, attributeAt: call.nameRange)
    }

    private mutating func attribute(_ id: ExpressionID) -> LayoutAttribute? {
        let name: Name
        switch tree[id].kind {
        case .implicitMember(let member, _): name = member
        case .member(_, let member, _): name = member
        default:
            return evaluate(id).number.flatMap { Int(exactly: $0) }
                .flatMap { AttributeWords.attribute(layoutAttributeNumber: $0) }
        }
        if let attribute = name.word.flatMap({ AttributeWords.single($0) }) { return attribute }
        return tree.string(name) == "notAnAttribute" ? .notAnAttribute : nil
    }

    private mutating func relation(_ id: ExpressionID) -> LayoutRelation? {
        switch tree[id].kind {
        case .implicitMember(let name, _), .member(_, let name, _):
            switch tree.string(name) {
            case "equal": return .equal
            case "lessThanOrEqual": return .lessThanOrEqual
            case "greaterThanOrEqual": return .greaterThanOrEqual
            default: return nil
            }
        default: return evaluate(id).number.flatMap { Int8(exactly: $0) }.flatMap { LayoutRelation(rawValue: $0) }
        }
    }

    /// Adds a constraint made by hand, not yet active.
    mutating func record(_ parts: LayoutConstraintParts, at range: TextRange, attributeAt: TextRange) -> Value {
        guard case .item(let first) = parts.first, let attribute = parts.firstAttribute, let relation = parts.relation
        else {
            for case .item(let item) in [parts.first, parts.second] {
                document.items[item.index].unknowns.insert(.constraints)
            }
            return .unknown
        }
        let target: MadeConstraint.Target
        switch (parts.second, parts.secondAttribute) {
        case (.null, _): target = .none
        case (.item(let second), let attribute?) where attribute != .notAnAttribute: target = .item(second, attribute)
        default: target = .unknown
        }
        var made = MadeConstraint(
            firstItem: first, firstAttribute: attribute, relation: relation, target: target,
            multiplier: parts.multiplier, constant: parts.constant, priority: parts.priority, range: range,
            attributeRange: attributeAt, library: .uiKit)
        if let fault = fault(of: made) {
            report(fault.problem(item: itemDescription(first)), at: range)
            return .unknown
        }
        made.quantity = parts.quantity
        made.installedOn = holder(of: made)?.item
        if !made.isKnown {
            // Of what is known beside a number or target, each number of the frame may be looked at by itself.
            document.items[first.index].unknowns.insert(made.priority == nil ? .constraints : .numbers)
        }
        return .runtime(.layoutConstraint(record(made, activating: .later)))
    }

    /// `.then { $0.isActive = true }` on a constraint gives the constraint; of other methods nothing is known.
    mutating func callLayoutConstraint(_ constraint: Value, _ call: Invocation) -> Value {
        guard tree.string(call.name) == "then", let argument = call.first,
            case .closure(let closure) = tree[argument].kind
        else { return .unknown }
        _ = runClosure(closure, passing: [constraint])
        return constraint
    }

    enum Switching { case on, off }

    /// `activate(_:)`, `addConstraint:`, `isActive = true` and their opposites, on one constraint or a list.
    ///
    /// - Parameter view: whose constraints they are, where the code says that.
    mutating func activateLayoutConstraints(_ value: Value, _ switching: Switching, of view: ItemID? = nil) {
        guard fuel > 0 else { return }
        fuel -= 1
        switch value {
        case .runtime(.library(let kept)):
            for id in libraries[kept.library].layoutConstraints(of: kept, &self) {
                activateLayoutConstraint(id, switching)
            }
        case .array(let elements):
            for element in elements { activateLayoutConstraints(element, switching, of: view) }
        case .null: break
        default: if switching == .off { noteUnknownRemoval(from: view) }
        }
    }

    private mutating func activateLayoutConstraint(_ id: MadeConstraintID, _ switching: Switching) {
        guard switching == .on else {
            if frame.certainty == .possible { noted.possiblyInactive.insert(id) }
            return deactivate(id)
        }
        guard let holder = holder(of: document[id]) else {
            report(noCommonAncestor(document[id]), at: document[id].range)
            return
        }
        document.constraints[id.index].installedOn = holder.item
        noteGuard(of: id)
        runtime.store.activate(id)
        noteActivation(of: id)
        noted.activated.insert(id)
        if frame.certainty == .possible {
            document.items[document[id].firstItem.index].unknowns.insert(.constraints)
        }
    }

    mutating func assign(_ value: Value, toMember word: Word, of id: MadeConstraintID) {
        switch (word, value) {
        case (.constant, .number(let number, _)): changeConstant(id, to: number)
        case (.constant, .unknown(let quantity)):
            changeConstant(id, to: nil, called: document.form(of: quantity) == nil ? .nameless : quantity)
        case (.constant, _): changeConstant(id, to: nil)
        case (.priority, _) where !runtime.store.isActive(id) && document[id].guardID == frame.guardID:
            // It is still being made.
            document.constraints[id.index].priority = value.number
        case (.priority, .number(let number, _)): changePriority(id, to: number)
        case (.priority, _): changePriority(id, to: nil)
        case (.isActive, .boolean(let flag)), (.active, .boolean(let flag)):
            activateLayoutConstraints(.runtime(.layoutConstraint(id)), flag ? .on : .off)
        case (.label, .string(let label)), (.identifier, .string(let label)):
            document.constraints[id.index].identifier = label
        default: break
        }
    }

    mutating func memberOfLayoutConstraint(_ id: MadeConstraintID, _ word: Word?) -> Value {
        switch word {
        case .constant:
            let value = runtime.store.changedConstants[id] ?? document[id].constant
            return value.map { .number($0, isInteger: false) } ?? .unknown
        case .isActive, .active: return .boolean(runtime.store.isActive(id))
        case .identifier, .label: return document[id].identifier.map { .string($0) } ?? .null
        default: return .unknown
        }
    }
}

/// The arguments of a constraint made by hand.
struct LayoutConstraintParts {
    var first: Value = .unknown
    var firstAttribute: LayoutAttribute?
    var relation: LayoutRelation?
    var second = Value.null
    var secondAttribute: LayoutAttribute?
    var multiplier: Double? = 1
    var constant: Double? = 0
    var priority: Double? = 1000
    /// What the source calls a constant that is not known.
    var quantity = QuantityID.nameless

    mutating func setNumber(_ value: Value) {
        constant = value.number
        if case .unknown(let id) = value { quantity = id }
    }
}
