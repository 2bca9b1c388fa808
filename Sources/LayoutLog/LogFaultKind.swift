// The run-time messages about constraints that are known by their words.

/// A message that the layout system or a library prints, other than a conflict.
public enum LogFaultKind: String, Hashable, Sendable, CaseIterable {
    // UIKit and AppKit.
    case noCommonAncestor, notInHierarchy, outsideSubtree, illegalLocation, invalidPairing, mixedFamilies
    case constantNotFinite, constantTooLarge, priorityRequiredToggle, offMainThread, managedBar
    case layoutStillRequired, layoutSublayersAssertion, contentViewAutoresizing, ambiguousCellHeight
    case ambiguousCellSize, flowLayoutItemSize, unparsableFormat, notALayoutItem, incompatibleAnchors
    case ambiguousLayout
    // Masonry.
    case masonryNoCommonSuperview, masonryAttributeAfterRelation, masonryRelationRedefined
    case masonryUnsupportedAttribute, masonryPriorityAfterInstall, masonryMultiplierAfterInstall
    case masonryUnsupportedConstant, masonryNotAValue, masonryDistributeOne, masonryNotViews
    case masonryDistributeNoSuperview, masonryNoAttributes
    // SnapKit.
    case snapUpdateNoMatch, snapNoSuperview, snapMultipleAttributes, snapInvalidConstraint

    /// The words by which it is known, as the system and the libraries print them.
    public var phrase: String {
        switch self {
        case .noCommonAncestor: "because they have no common ancestor"
        case .notInHierarchy: "view hierarchy is not prepared for the constraint"
        case .outsideSubtree: "Does the constraint reference something from outside the subtree of the view"
        case .illegalLocation: "creates an illegal constraint of a location equal to a constant"
        case .invalidPairing: "Invalid pairing of layout attributes"
        case .mixedFamilies: "cannot be made between a leading/trailing attribute and a right/left attribute"
        case .constantNotFinite: "constant is not finite!"
        case .constantTooLarge: "is being configured with a constant that exceeds internal limits"
        case .priorityRequiredToggle: "Mutating a priority from required to not on an installed constraint"
        case .offMainThread: "Modifications to the layout engine must not be performed from a background thread"
        case .managedBar: "Cannot modify constraints for UI"
        case .layoutStillRequired: "Auto Layout still required after executing -layoutSubviews"
        case .layoutSublayersAssertion: "needs to call super"
        case .contentViewAutoresizing: "Changing the translatesAutoresizingMaskIntoConstraints property"
        case .ambiguousCellHeight: "constraints ambiguously suggest a height of zero"
        case .ambiguousCellSize: "constraints ambiguously suggest a size of zero"
        case .flowLayoutItemSize: "The behavior of the UICollectionViewFlowLayout is not defined"
        case .unparsableFormat: "Unable to parse constraint format"
        case .notALayoutItem: "onstraint items must each be a"
        case .incompatibleAnchors: "Constraint improperly relates anchors of incompatible types"
        case .ambiguousLayout: "View has an ambiguous layout"
        case .masonryNoCommonSuperview: "couldn't find a common superview for"
        case .masonryAttributeAfterRelation: "Attributes should be chained before defining the constraint relation"
        case .masonryRelationRedefined: "Redefinition of constraint relation"
        case .masonryUnsupportedAttribute: "attempting to add unsupported attribute"
        case .masonryPriorityAfterInstall: "Cannot modify constraint priority after it has been installed"
        case .masonryMultiplierAfterInstall: "Cannot modify constraint multiplier after it has been installed"
        case .masonryUnsupportedConstant: "attempting to set layout constant with unsupported value"
        case .masonryNotAValue: "expected an NSValue offset, got"
        case .masonryDistributeOne: "views to distribute need to bigger than one"
        case .masonryNotViews: "All objects in the array must be views"
        case .masonryDistributeNoSuperview: "Can't constrain views that do not share a common superview"
        case .masonryNoAttributes: "You didn't pass any attribute to make.attributes"
        case .snapUpdateNoMatch: "Updated constraint could not find existing matching constraint to update"
        case .snapNoSuperview: "Expected superview but found nil when attempting make constraint"
        case .snapMultipleAttributes: "Cannot constraint to multiple non identical attributes"
        case .snapInvalidConstraint: "Invalid constraint. ("
        }
    }
}
