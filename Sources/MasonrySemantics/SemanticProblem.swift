// What evaluation found wrong while it evaluated; rules turn each into a finding.

import AutoLayout
import MasonrySyntax
import SourceText

/// Something that asserts, traps, is ignored or cannot be resolved, at its place.
package struct SemanticProblem: Sendable {
    /// The kinds are named after the rule that reports them (RULES identifiers in camel case).
    package enum Kind: Sendable {
        // Names of `.masonry` files; the nearest known name goes along, if any is near.
        case unknownView(String, nearest: String?)
        case unknownName(String, nearest: String?)
        case unknownAttribute(String, nearest: String?)
        case unknownDevice(String, nearest: String?)
        case wrongValueType(expected: String, found: String)
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
        case emptyAttributes(text: String)
        case multiAttributeTarget(text: String)
        case missingRelation
        case sizeWithoutRelation
        case snapUpdateNoMatch(text: String)
        case updateAddsSecondConstraint(existing: MadeConstraintID, added: MadeConstraintID)
        case offsetOverridesConstant(old: Double, new: Double)
        case constraintToItself
        case priorityOutOfRange(Double)
        case nonFiniteConstant(text: String)
        case priorityAfterInstall(text: String)
        case priorityRequiredToggle
        case valueKindIgnored(call: String, value: String)
        case chainAfterConstraint
        case updateAfterDeactivate(text: String)
        case staleConstraintReference
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
    package var related: [Related]
    /// Whether every run of the code meets it, or only some.
    package var certainty: Certainty

    package struct Related: Sendable, Hashable {
        package var range: TextRange
        package var message: String

        package init(range: TextRange, message: String) {
            self.range = range
            self.message = message
        }
    }

    package init(
        _ kind: Kind, at range: TextRange, chain: ChainID? = nil, related: [Related] = [],
        certainty: Certainty = .certain
    ) {
        self.kind = kind
        self.range = range
        self.chain = chain
        self.related = related
        self.certainty = certainty
    }
}
