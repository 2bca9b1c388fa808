// What evaluation found wrong while it evaluated; rules turn each into a finding.

import AutoLayout
import MasonrySyntax
import SourceText

/// Something that asserts, traps, is ignored or cannot be resolved, at its place.
package struct SemanticProblem: Sendable {
    /// What happened. The rule that says it has mostly the same name; `text` is what the library or UIKit says, word for word.
    package enum Kind: Sendable {
        // Names of `.masonry` files; the nearest known name goes along, if any is near.
        case unknownView(String, nearest: String?)
        case unknownName(String, nearest: String?)
        case unknownAttribute(String, nearest: String?)
        case unknownDevice(String, nearest: String?)
        case wrongValueType(expected: ValueKind, found: ValueKind)
        case redeclaredName(String, first: TextRange)
        // Chains. `text` is what the library says, word for word.
        case attributeAfterRelation(text: String)
        case attributeAfterRelationComposite
        case relationRedefined(text: String)
        case unsupportedRelationTarget(text: String)
        case nilRelationTarget(text: String)
        case controllerAsTarget(text: String)
        case noCommonSuperview(text: String)
        case missingAddSubview(text: String)
        case leadingLeftMix(text: String)
        case sizePositionPairing(text: String)
        /// Left to top and the like: UIKit builds it and raises at layout time.
        case crossAxisPairing(text: String)
        case emptyAttributes(text: String)
        case multiAttributeTarget(text: String)
        case missingRelation
        case sizeWithoutRelation
        case snapUpdateNoMatch(text: String)
        case updateAddsSecondConstraint(existing: MadeConstraintID, added: MadeConstraintID)
        case offsetOverridesConstant(old: Double, new: Double)
        case constraintToItself
        /// The safe area insets of a view that is in no window yet.
        case safeAreaReadEarly
        case priorityOutOfRange(Double)
        case nonFiniteConstant(text: String)
        case priorityAfterInstall(text: String)
        case priorityRequiredToggle
        /// `attribute` is nil where a call is about several.
        case valueKindIgnored(attribute: LayoutAttribute?, value: ValueKind)
        case chainAfterConstraint
        case updateAfterDeactivate(text: String)
        case distributeFewerThanTwo(text: String)
        case arrayOfNonViews(text: String)
        case guideWithoutOwner(text: String)
        case deprecatedPriorityUpdater(text: String)
        /// Any other exception of the library, with its text.
        case exception(text: String)
    }

    package var kind: Kind
    package var range: TextRange
    package var chain: ChainID?
    /// Whether every run of the code meets it, or only some.
    package var certainty: Certainty

    package init(
        _ kind: Kind, at range: TextRange, chain: ChainID? = nil,
        certainty: Certainty = .certain
    ) {
        self.kind = kind
        self.range = range
        self.chain = chain
        self.certainty = certainty
    }
}

extension SemanticProblem.Kind {
    /// What the library or UIKit says at run time, word for word; nil for what passes silently.
    package var text: String? {
        switch self {
        case .attributeAfterRelation(let text), .relationRedefined(let text), .unsupportedRelationTarget(let text),
            .nilRelationTarget(let text), .controllerAsTarget(let text), .noCommonSuperview(let text),
            .missingAddSubview(let text), .leadingLeftMix(let text), .sizePositionPairing(let text),
            .crossAxisPairing(let text), .emptyAttributes(let text), .multiAttributeTarget(let text),
            .snapUpdateNoMatch(let text), .nonFiniteConstant(let text), .priorityAfterInstall(let text),
            .updateAfterDeactivate(let text), .distributeFewerThanTwo(let text), .arrayOfNonViews(let text),
            .guideWithoutOwner(let text), .deprecatedPriorityUpdater(let text), .exception(let text):
            text
        case .priorityOutOfRange(let value):
            "It's illegal to set priority:\(NumberText.short(value)).  Priorities must be greater than 0 and less or "
                + "equal to NSLayoutPriorityRequired, which is 1000.000000."
        default: nil
        }
    }
}
