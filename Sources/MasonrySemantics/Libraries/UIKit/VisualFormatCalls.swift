// `constraintsWithVisualFormat:options:metrics:views:`: constraints made from a format and dictionaries.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The constraints of a format, not yet active. Where the format or an option cannot be read, the views are marked
    /// as constrained by something unknown.
    mutating func makeFormattedConstraints(_ call: Invocation) -> Value {
        var format: VisualFormat?
        var options: Double? = 0
        var metrics: [String: Value] = [:]
        var views: [String: Value] = [:]
        for argument in call.arguments {
            guard let id = argument.value, let label = argument.label.map({ tree.string($0) }) else { continue }
            let value = evaluate(id, expecting: .view)
            switch (label, value) {
            case ("constraintsWithVisualFormat", .string(let text)), ("withVisualFormat", .string(let text)):
                format = VisualFormat(text)
            case ("options", .array(let elements)): options = elements.isEmpty ? 0 : nil
            case ("options", _): options = value.number
            case ("metrics", .dictionary(let entries)): metrics = entries
            case ("views", .dictionary(let entries)): views = entries
            default: break
            }
        }
        guard let format, options == 0 else {
            for name in views.keys.sorted() { noteFormatted(views[name] ?? .unknown) }
            return .unknown
        }
        let maker = FormatMaker(format: format, metrics: metrics, views: views)
        let parts = maker.parts { [document] item in
            if case .item(let parent) = document[item].parent { return .item(parent) }
            return .unknown
        }
        let made = parts.map { record($0, at: call.range, attributeAt: call.nameRange) }
        let isWhole = made.allSatisfy { if case .unknown = $0 { false } else { true } }
        if !isWhole { document.partialFormats.insert(call.range) }
        if !isWhole { for name in views.keys.sorted() { noteFormatted(views[name] ?? .unknown) } }
        return .array(made)
    }

    /// A method of `NSLayoutConstraint` itself.
    mutating func callLayoutConstraintType(_ call: Invocation, _ name: String) -> Value {
        switch name {
        case "constraintWithItem": return makeLayoutConstraint(call)
        case "constraintsWithVisualFormat", "constraints": return makeFormattedConstraints(call)
        case "activate", "activateConstraints":
            if let value = firstArgument(call, expecting: .hostCode)?.value {
                activateLayoutConstraints(value, .on)
                // `activate(_:priority:)` of the program itself.
                if call.arguments.count > 1 { loosen(value) }
            }
        case "deactivate", "deactivateConstraints":
            if let value = firstArgument(call, expecting: .hostCode)?.value { activateLayoutConstraints(value, .off) }
        default: break
        }
        return .unknown
    }

    /// `NSDictionaryOfVariableBindings(a, _b)`: the keys are the arguments' texts.
    mutating func variableBindings(_ call: Invocation) -> Value {
        var entries: [String: Value] = [:]
        for argument in call.arguments {
            guard let id = argument.value else { continue }
            entries[tree.text[tree[id].range]] = evaluate(id, expecting: .view)
        }
        return .dictionary(entries)
    }

    /// Constraints whose priority code says that is not followed.
    private mutating func loosen(_ value: Value) {
        switch value {
        case .array(let elements): for element in elements { loosen(element) }
        case .runtime(.library(let kept)):
            let made = libraries[kept.library].layoutConstraints(of: kept, &self)
            for id in made { document.constraints[id.index].priority = nil }
        default: break
        }
    }

    private mutating func noteFormatted(_ value: Value) {
        if case .item(let item) = value { document.items[item.index].unknowns.insert(.constraints) }
    }
}

/// Turns a format into the parts of its constraints.
private struct FormatMaker {
    let format: VisualFormat
    let metrics: [String: Value]
    let views: [String: Value]

    private var start: LayoutAttribute { format.axis == .horizontal ? .leading : .top }
    private var end: LayoutAttribute { format.axis == .horizontal ? .trailing : .bottom }
    private var size: LayoutAttribute { format.axis == .horizontal ? .width : .height }

    func parts(superviewOf superview: (ItemID) -> Value) -> [LayoutConstraintParts] {
        var result: [LayoutConstraintParts] = []
        func edge(
            _ first: Value, _ one: LayoutAttribute, _ second: Value, _ other: LayoutAttribute, _ gap: VisualFormat.Gap
        ) {
            for distance in distances(gap) {
                var parts = LayoutConstraintParts()
                (parts.first, parts.firstAttribute, parts.second, parts.secondAttribute) = (first, one, second, other)
                (parts.relation, parts.constant, parts.priority) = distance
                result.append(parts)
            }
        }
        func parent(of view: Value) -> Value {
            guard case .item(let item) = view else { return .unknown }
            return superview(item)
        }
        let items = format.views.map { views[$0.name] ?? .unknown }
        if let gap = format.leading, let first = items.first { edge(first, start, parent(of: first), start, gap) }
        for (index, gap) in format.gaps.enumerated() where index + 1 < items.count {
            edge(items[index + 1], start, items[index], end, gap)
        }
        // The superview's end lies behind the last view's; told of the view, which is known more often.
        if let gap = format.trailing, let last = items.last {
            for (relation, constant, priority) in distances(gap) {
                var parts = LayoutConstraintParts()
                (parts.first, parts.firstAttribute) = (last, end)
                (parts.second, parts.secondAttribute) = (parent(of: last), end)
                (parts.relation, parts.constant, parts.priority) = (relation.reversed, constant.map { -$0 }, priority)
                result.append(parts)
            }
        }
        for (view, item) in zip(format.views, items) {
            for predicate in view.sizes { result.append(sizeParts(item, predicate)) }
        }
        return result
    }

    private func distances(_ gap: VisualFormat.Gap) -> [(LayoutRelation, Double?, Double?)] {
        switch gap {
        case .standard: [(.equal, nil, 1000)]
        case .predicates(let predicates):
            predicates.map { ($0.relation, number($0.operand), $0.priority.map { number($0) } ?? 1000) }
        }
    }

    private func sizeParts(_ item: Value, _ predicate: VisualFormat.Predicate) -> LayoutConstraintParts {
        var parts = LayoutConstraintParts()
        (parts.first, parts.firstAttribute, parts.relation) = (item, size, predicate.relation)
        parts.priority = predicate.priority.map { number($0) } ?? 1000
        if case .name(let name) = predicate.operand, metrics[name] == nil {
            (parts.second, parts.secondAttribute) = (views[name] ?? .unknown, size)
        } else {
            (parts.second, parts.secondAttribute) = (.null, nil)
            parts.constant = number(predicate.operand)
        }
        return parts
    }

    private func number(_ operand: VisualFormat.Operand) -> Double? {
        switch operand {
        case .number(let number): number
        case .name(let name): metrics[name]?.number
        }
    }
}

extension LayoutRelation {
    /// The relation with its sides exchanged and negated.
    fileprivate var reversed: LayoutRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
