// Views of embedded views that other code names: `card.icon.isHidden = true`, `card.title.snp.remakeConstraints { … }`.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes that code names a view of an embedded one. What its class makes of it may not be what stands in the end.
    mutating func noteReached(_ name: Name, of item: ItemID) {
        guard !composition.instances.isEmpty else { return }
        let name = bareName(name)
        guard case .item(let view)? = composition.instances[item]?.members[name]?.value else { return }
        noted.reached.insert(view)
    }

    /// The value of what a property is set of. What has no say in required constraints leaves a view as it is.
    mutating func evaluateReached(_ base: ExpressionID, for property: Name) -> Value {
        guard !composition.instances.isEmpty, Self.harmlessProperties.contains(tree.string(property)) else {
            return evaluatePart(base)
        }
        let reached = noted.reached
        let value = evaluatePart(base)
        noted.reached = reached
        return value
    }

    /// The constraints of a class that prove no conflict because of that.
    mutating func disputeReached(from first: Int) {
        guard !noted.reached.isEmpty else { return }
        for index in first..<document.constraints.count
        where noted.reached.contains(document.constraints[index].firstItem) {
            noted.possiblyInactive.insert(MadeConstraintID(index))
        }
    }

    private static let harmlessProperties: Set<String> = [
        "text", "attributedText", "font", "textColor", "textAlignment", "lineBreakMode", "numberOfLines", "placeholder",
        "backgroundColor", "tintColor", "alpha", "image", "highlightedImage", "contentMode", "tag", "title", "delegate",
        "dataSource", "isEnabled", "enabled", "isSelected", "selected", "isUserInteractionEnabled",
        "userInteractionEnabled", "clipsToBounds", "accessibilityIdentifier", "accessibilityLabel", "isOn", "on",
    ]
}
