// Layout anchors: `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)` in both hosts' spellings.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The attribute of `topAnchor` and the others; nil for other names.
    mutating func anchorAttribute(_ name: Name) -> LayoutAttribute? {
        let string = tree.string(name)
        guard string.hasSuffix("Anchor"), let word = tree.names.find(String(string.dropLast(6)))?.word else {
            return nil
        }
        return AttributeWords.single(word)
    }

    /// A method of an anchor; nil for names that are none.
    mutating func callAnchor(_ item: ItemID, _ attribute: LayoutAttribute, _ call: Invocation) -> Value? {
        let name = tree.string(call.name)
        guard
            name == "constraint" || name.hasPrefix("constraintEqualTo") || name.hasPrefix("constraintGreaterThan")
                || name.hasPrefix("constraintLessThan")
        else { return nil }
        var parts = LayoutConstraintParts()
        parts.first = .item(item)
        parts.firstAttribute = attribute
        for argument in call.arguments {
            guard let id = argument.value, let label = argument.label.map({ tree.string($0) }) else { continue }
            if let relation = Self.constantRelation(label) {
                parts.relation = relation
                parts.setNumber(constant(id))
            } else if label == "constant" {
                parts.setNumber(constant(id))
            } else {
                let isNumber = label == "multiplier"
                read(label, evaluate(id, expecting: isNumber ? .value : viewExpectation), into: &parts)
            }
        }
        return record(parts, at: call.range, attributeAt: call.nameRange)
    }

    /// The relation of a size to the number behind the label; nil for other labels.
    private static func constantRelation(_ label: String) -> LayoutRelation? {
        switch label {
        case "equalToConstant", "constraintEqualToConstant": .equal
        case "greaterThanOrEqualToConstant", "constraintGreaterThanOrEqualToConstant": .greaterThanOrEqual
        case "lessThanOrEqualToConstant", "constraintLessThanOrEqualToConstant": .lessThanOrEqual
        default: nil
        }
    }

    /// The number of an argument, with what the source calls it where it is not known.
    mutating func constant(_ argument: ExpressionID) -> Value {
        let value = evaluate(argument, expecting: .value)
        if value.number != nil { return value }
        guard tree.dialect != .masonry else { return .unknown }
        if case .unknown(let id) = value {
            // The name in the text says more than what a macro of another file stands for.
            return named(isOnlyNamedElsewhere(id) ? .unknown : value, argument)
        }
        return switch value {
        // A macro that a header defines may be spelt as a type is.
        case .runtime(.type): named(.unknown, argument)
        case .alternatives: oneNumber(value, argument)
        default: .unknown
        }
    }

    /// Whether a number that is not known is one that code of another file calls so.
    private mutating func isOnlyNamedElsewhere(_ id: QuantityID) -> Bool {
        guard let form = document.form(of: id), form.terms.count == 1, form.constant == 0, form.terms[0].factor == 1
        else { return false }
        return document.unknownNumbers[form.terms[0].unknown.index].source.map { !document.isInText($0) } ?? false
    }

    private mutating func read(_ label: String, _ value: Value, into parts: inout LayoutConstraintParts) {
        switch label {
        case "multiplier": parts.multiplier = value.number
        case "equalTo", "constraintEqualToAnchor": relate(.equal, value, in: &parts)
        case "greaterThanOrEqualTo", "constraintGreaterThanOrEqualToAnchor":
            relate(.greaterThanOrEqual, value, in: &parts)
        case "lessThanOrEqualTo", "constraintLessThanOrEqualToAnchor": relate(.lessThanOrEqual, value, in: &parts)
        default:
            // System spacing and the like: a number that the system decides.
            parts.constant = nil
            if parts.relation == nil { relate(.equal, value, in: &parts) }
        }
    }

    private mutating func relate(_ relation: LayoutRelation, _ value: Value, in parts: inout LayoutConstraintParts) {
        parts.relation = relation
        parts.second = .unknown
        if case .runtime(.library(let kept)) = value, let anchor = kept.anchor {
            parts.second = .item(anchor.item)
            parts.secondAttribute = anchor.attribute
        }
    }
}
