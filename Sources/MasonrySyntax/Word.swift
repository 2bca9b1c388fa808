// The identifiers that evaluation knows by name.

/// A well-known identifier; the case's name is its spelling.
package enum Word: UInt16, CaseIterable, Sendable {
    // Attributes of both libraries.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline, firstBaseline
    case lastBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins, edges, size, center, attributes
    case horizontalEdges, verticalEdges, directionalEdges, directionalHorizontalEdges, directionalVerticalEdges
    case margins, directionalMargins, centerWithinMargins
    // Relations.
    case equalTo, greaterThanOrEqualTo, lessThanOrEqualTo
    case mas_equalTo, mas_greaterThanOrEqualTo, mas_lessThanOrEqualTo
    case equalToSuperview, greaterThanOrEqualToSuperview, lessThanOrEqualToSuperview
    // Modifiers.
    case with, and, offset, mas_offset, valueOffset, insets, inset, sizeOffset, centerOffset, multipliedBy, dividedBy
    case priority, priorityLow, priorityMedium, priorityHigh, priorityRequired, key, labeled, constraint
    case install, uninstall, activate, deactivate, update, group
    // Blocks.
    case make, makeConstraints, updateConstraints, remakeConstraints, removeConstraints, prepareConstraints
    case mas_makeConstraints, mas_updateConstraints, mas_remakeConstraints, snp
    // Hosts.
    case `self`, `super`, `init`, none, `nil`, NULL, YES, NO, `true`, `false`
    case superview, addSubview, safeArea, safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide
    case contentLayoutGuide, frameLayoutGuide, frame
    // More of both libraries.
    case attribute, prepare, setLabel, isActive, active, layoutConstraints, animator, constant, identifier, label
    case setOffset, setInset, setInsets, setSizeOffset, setCenterOffset, setKey, value, rawValue, multiplier
    case updatePriority, updatePriorityHigh, updatePriorityLow, updatePriorityMedium, updatePriorityRequired
    case updateOffset, updateInsets, updateInset, distributeViewsAlongAxis, withFixedSpacing, withFixedItemLength
    case leadSpacing, tailSpacing, MASAttachKeys, MASBoxValue
    case contentHuggingHorizontalPriority, contentHuggingVerticalPriority
    case contentCompressionResistanceHorizontalPriority, contentCompressionResistanceVerticalPriority
    case topLayoutGuide, topLayoutGuideTop, topLayoutGuideBottom
    case bottomLayoutGuide, bottomLayoutGuideTop, bottomLayoutGuideBottom
    case safeAreaLayoutGuideLeft, safeAreaLayoutGuideRight, safeAreaLayoutGuideTop, safeAreaLayoutGuideBottom
    case safeAreaLayoutGuideLeading, safeAreaLayoutGuideTrailing, safeAreaLayoutGuideWidth
    case safeAreaLayoutGuideHeight, safeAreaLayoutGuideCenterX, safeAreaLayoutGuideCenterY
    // More of the hosts.
    case alloc, new, copy, view, contentView, insertSubview, addArrangedSubview, addLayoutGuide, removeFromSuperview
    case objectAtIndex, first, last, firstObject, lastObject, subviews, bounds
    case setContentHuggingPriority, setContentCompressionResistancePriority, forAxis, `for`, at
    case initWithFrame, initWithView, initWithCoder, intrinsicSize, hugging, compression, layoutMargins, text, font
    case x, y, zero, low, medium, high, required, defaultHigh, defaultLow, fittingSizeLevel
    case CGSizeMake, CGPointMake, CGRectMake, UIEdgeInsetsMake, NSEdgeInsetsMake, NSDirectionalEdgeInsetsMake
    case CGSize, CGPoint, CGRect, UIEdgeInsets, NSEdgeInsets, NSDirectionalEdgeInsets, NSValue, NSNumber
    case valueWithCGSize, valueWithCGPoint, valueWithUIEdgeInsets, arrayWithObject, arrayWithObjects, doubleValue
    case CGFloat, Float, Double, Int, UInt, floatValue, intValue, integerValue
    case interfaceLayoutDirection, ConstraintConfig, leftToRight, rightToLeft
    case UIView, UILayoutGuide, UIViewController, translatesAutoresizingMaskIntoConstraints

    /// How the identifier is written.
    package var spelling: String { String(describing: self) }
}
