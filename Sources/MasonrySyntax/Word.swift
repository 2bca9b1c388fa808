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

    /// How the identifier is written.
    package var spelling: String { String(describing: self) }
}
