// Constraints as layout anchors, in Swift and in Objective-C.

import AutoLayout
import MasonrySyntax
import SourceText

/// Writes constraints with layout anchors.
struct AnchorPrinter: Sendable {
    let dialect: Dialect

    /// One constraint as an expression; nil where UIKit has no words for it.
    func constraint(_ draft: ConstraintDraft) -> String? {
        if let second = draft.second, draft.multiplier != nil, draft.firstAttribute.kind != .size {
            return item(draft, second)
        }
        guard let first = anchor(draft.first, draft.firstAttribute) else { return nil }
        var arguments: [(label: String, text: String)] = []
        let relation = Self.word(draft.relation)
        if let second = draft.second {
            guard let other = anchor(second.item, second.attribute) else { return nil }
            arguments.append((relation, other))
            if let multiplier = draft.multiplier { arguments.append(("multiplier", multiplier.text)) }
            if !draft.constant.isZero { arguments.append(("constant", draft.constant.text)) }
            return call(first, arguments, "Anchor")
        }
        guard draft.firstAttribute.kind == .size else { return nil }
        arguments.append((relation + (dialect == .swift ? "Constant" : ""), draft.constant.text))
        return call(first, arguments, "Constant")
    }

    private func call(_ anchor: String, _ arguments: [(label: String, text: String)], _ kind: String) -> String {
        guard dialect == .swift else {
            let rest = arguments.dropFirst().map { " \($0.label):\($0.text)" }.joined()
            let first = arguments[0]
            return "[\(anchor) constraint\(first.label.prefix(1).uppercased())\(first.label.dropFirst())To\(kind):"
                + "\(first.text)\(rest)]"
        }
        let list = arguments.enumerated().map { index, argument in
            index == 0
                ? "\(swiftLabel(argument.label)): \(argument.text)" : "\(argument.label): \(argument.text)"
        }
        return "\(anchor).constraint(\(list.joined(separator: ", ")))"
    }

    /// `equal` → `equalTo`, `equalConstant` → `equalToConstant`.
    private func swiftLabel(_ label: String) -> String {
        label.hasSuffix("Constant") ? String(label.dropLast(8)) + "ToConstant" : label + "To"
    }

    private static func word(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }

    /// `box.topAnchor`; margins are anchors of the margins' guide.
    private func anchor(_ item: DraftItem, _ attribute: LayoutAttribute) -> String? {
        let (name, isMargin) = Self.anchorName(attribute)
        guard let name else { return nil }
        if item.isGuide, isMargin || attribute == .firstBaseline || attribute == .lastBaseline { return nil }
        return item.text + (isMargin ? ".layoutMarginsGuide" : "") + ".\(name)Anchor"
    }

    private static func anchorName(_ attribute: LayoutAttribute) -> (String?, isMargin: Bool) {
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
            .lastBaseline:
            (attribute.name, false)
        case .leftMargin: ("left", true)
        case .rightMargin: ("right", true)
        case .topMargin: ("top", true)
        case .bottomMargin: ("bottom", true)
        case .leadingMargin: ("leading", true)
        case .trailingMargin: ("trailing", true)
        case .centerXWithinMargins: ("centerX", true)
        case .centerYWithinMargins: ("centerY", true)
        case .notAnAttribute: (nil, false)
        }
    }

    /// The long form: anchors of positions have no multipliers.
    private func item(_ draft: ConstraintDraft, _ second: (item: DraftItem, attribute: LayoutAttribute)) -> String {
        let multiplier = draft.multiplier?.text ?? "1"
        let (one, other) = (draft.firstAttribute.name, second.attribute.name)
        let relation = Self.word(draft.relation)
        guard dialect == .swift else {
            func upper(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
            return "[NSLayoutConstraint constraintWithItem:\(draft.first.text) "
                + "attribute:NSLayoutAttribute\(upper(one)) relatedBy:NSLayoutRelation\(upper(relation)) "
                + "toItem:\(second.item.text) attribute:NSLayoutAttribute\(upper(other)) "
                + "multiplier:\(multiplier) constant:\(draft.constant.text)]"
        }
        return "NSLayoutConstraint(item: \(draft.first.text), attribute: .\(one), relatedBy: .\(relation), "
            + "toItem: \(second.item.text), attribute: .\(other), multiplier: \(multiplier), "
            + "constant: \(draft.constant.text))"
    }

    // MARK: Statements

    /// What switches off the constraints of the autoresizing mask, which the libraries' blocks do by themselves.
    func maskLine(_ view: String) -> String {
        dialect == .swift
            ? "\(view).translatesAutoresizingMaskIntoConstraints = false"
            : "\(view).translatesAutoresizingMaskIntoConstraints = NO;"
    }

    func declaration(_ name: String, _ constraint: String) -> String {
        dialect == .swift ? "let \(name) = \(constraint)" : "NSLayoutConstraint *\(name) = \(constraint);"
    }

    /// What a constraint is given before it is active.
    func settings(_ draft: ConstraintDraft, of name: String) -> [String] {
        let end = dialect == .swift ? "" : ";"
        return (draft.priority.map { [setting($0, of: name)] } ?? [])
            + (draft.identifier.map { ["\(name).identifier = \($0)\(end)"] } ?? [])
    }

    func setting(_ priority: NumberWords, of name: String) -> String {
        let value: String
        switch (priority.literal, dialect) {
        case (1000, .swift): value = ".required"
        case (750, .swift): value = ".defaultHigh"
        case (250, .swift): value = ".defaultLow"
        case (1000, _): value = "UILayoutPriorityRequired"
        case (750, _): value = "UILayoutPriorityDefaultHigh"
        case (250, _): value = "UILayoutPriorityDefaultLow"
        case (_, .swift): value = "UILayoutPriority(\(priority.text))"
        default: value = priority.text
        }
        return "\(name).priority = \(value)" + (dialect == .swift ? "" : ";")
    }

    /// The statement that makes one constraint active.
    func activation(of constraint: String) -> String {
        dialect == .swift ? "\(constraint).isActive = true" : "\(constraint).active = YES;"
    }

    /// The statement that makes constraints active; `elements` are its lines.
    func activation(_ elements: [String], _ style: LineStyle) -> String {
        dialect == .swift
            ? lines("NSLayoutConstraint.activate([", elements, "])", style)
            : lines("[NSLayoutConstraint activateConstraints:@[", elements, "]];", style)
    }

    func activation(ofAll list: String) -> String {
        dialect == .swift
            ? "NSLayoutConstraint.activate(\(list))" : "[NSLayoutConstraint activateConstraints:\(list)];"
    }

    /// The opposite; in Objective-C a list that was never set is nil, which is no list.
    func deactivation(ofAll list: String) -> String {
        dialect == .swift
            ? "NSLayoutConstraint.deactivate(\(list))" : "[NSLayoutConstraint deactivateConstraints:\(list) ?: @[]];"
    }

    func emptying(_ list: String) -> String { dialect == .swift ? "\(list) = []" : "\(list) = @[];" }

    /// The statement that keeps constraints in a list.
    func keeping(_ elements: [String], _ list: KeptList, _ style: LineStyle) -> String {
        switch list {
        case .assigned(let name):
            dialect == .swift
                ? lines("\(name) = [", elements, "]", style) : lines("\(name) = @[", elements, "];", style)
        case .extended(let name):
            dialect == .swift
                ? lines("\(name).append(contentsOf: [", elements, "])", style)
                : lines("\(name) = [\(name) ?: @[] arrayByAddingObjectsFromArray:@[", elements, "]];", style)
        }
    }

    private func lines(_ head: String, _ elements: [String], _ tail: String, _ style: LineStyle) -> String {
        head + style.newline + elements.map { style.indentation + style.unit + $0 + style.newline }.joined()
            + style.indentation + tail
    }
}
