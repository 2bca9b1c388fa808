// The identifiers that evaluation knows by name.

/// A well-known identifier; the case's name is its spelling, except where one begins with `_` or `$`.
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
    case snp_makeConstraints, snp_updateConstraints, snp_remakeConstraints, snp_prepareConstraints
    // Hosts.
    case `self`, `super`, `init`, none, `nil`, NULL, YES, NO, `true`, `false`
    case superview, addSubview, safeArea, safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide
    case contentLayoutGuide, frameLayoutGuide, frame
    // The declarations of `.masonry` files.
    case view, screen, guide, state, expect, on, landscape, rtl, x
    /// `$0`, `$1` and `_`.
    case anonymousArgument, secondAnonymousArgument, wildcard
    // Keywords of both hosts.
    case `let`, `var`, `func`, `class`, `struct`, `enum`, `extension`, `protocol`, `import`, `typealias`, actor
    case `if`, `else`, `guard`, `for`, `while`, `repeat`, `do`, `switch`, `case`, `default`, `return`, `break`
    case `continue`, `fallthrough`, goto, `throw`, `throws`, `rethrows`, async, `try`, await, `catch`, `finally`,
        `defer`
    case `in`, `where`, `as`, `is`, any, some, `inout`, `operator`, `precedencegroup`, `associatedtype`, `subscript`
    case `deinit`, get, set, willSet, didSet, indirect, yield, macro
    case `static`, final, open, `public`, `internal`, `fileprivate`, `private`, package, override, lazy, weak, unowned
    case required, convenience, mutating, nonmutating, dynamic, optional, prefix, postfix, infix, nonisolated
    case isolated, distributed, consuming, borrowing, protected, `Type`
    // Objective-C's directives, types and qualifiers.
    case interface, implementation, end, property, synthesize, autoreleasepool, synchronized, selector, encode
    case available, compatibility_alias, weakify, strongify
    case const, extern, register, volatile, `inline`, gnuInline, typedef, union, auto, template, namespace, using
    case blockQualifier, weakQualifier, strongQualifier, unretainedQualifier, unusedQualifier, autoreleasingQualifier,
        kindofQualifier, gnuTypeof, gnuTypeofPadded
    case typeof, decltype, nullable, nonnull, null_unspecified, nullableQualifier, nonnullQualifier,
        oldNullableQualifier, oldNonnullQualifier
    case gnuAttribute, IBOutlet, IBOutletCollection, IBInspectable, IBAction, UIKIT_EXTERN, FOUNDATION_EXPORT
    case FOUNDATION_EXTERN, NS_ENUM, NS_OPTIONS, NS_CLOSED_ENUM, NS_ERROR_ENUM, CF_ENUM, CF_OPTIONS, MAS_EXTERN
    case void, unsigned, signed, long, short, int, char, float, double, bool, BOOL, id, instancetype, CGFloat
    case NSInteger, NSUInteger, Class, SEL, CGRect, CGSize, CGPoint, UIEdgeInsets, NSArray, NSMutableArray, NSSet
    case NSMutableSet, NSOrderedSet, Array, Set
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
    case safeAreaInsets
    case safeAreaLayoutGuideLeft, safeAreaLayoutGuideRight, safeAreaLayoutGuideTop, safeAreaLayoutGuideBottom
    case safeAreaLayoutGuideLeading, safeAreaLayoutGuideTrailing, safeAreaLayoutGuideWidth
    case safeAreaLayoutGuideHeight, safeAreaLayoutGuideCenterX, safeAreaLayoutGuideCenterY
    // More of the hosts.
    case alloc, new, copy, contentView, insertSubview, addArrangedSubview, addLayoutGuide, removeFromSuperview
    case objectAtIndex, first, last, firstObject, lastObject, subviews, bounds
    case setContentHuggingPriority, setContentCompressionResistancePriority, forAxis, at
    case initWithFrame, initWithView, initWithCoder, intrinsicSize, hugging, compression, layoutMargins, text, font
    case y, zero, low, medium, high, defaultHigh, defaultLow, fittingSizeLevel
    case CGSizeMake, CGPointMake, CGRectMake, UIEdgeInsetsMake, NSEdgeInsetsMake, NSDirectionalEdgeInsetsMake
    case NSEdgeInsets, NSDirectionalEdgeInsets, ConstraintInsets, ConstraintDirectionalInsets, NSValue, NSNumber
    case valueWithCGSize, valueWithCGPoint, valueWithUIEdgeInsets, arrayWithObject, arrayWithObjects, doubleValue
    case Float, Double, Int, UInt, floatValue, intValue, integerValue
    case interfaceLayoutDirection, ConstraintConfig, leftToRight, rightToLeft
    case UIView, UILayoutGuide, UIViewController, translatesAutoresizingMaskIntoConstraints
    case nan, signalingNaN, infinity, pi, greatestFiniteMagnitude, NSNull, UILayoutPriority, ConstraintPriority
    case floatLiteral, leastNormalMagnitude, leastNonzeroMagnitude

    /// How the identifier is written.
    package var spelling: String {
        switch self {
        case .anonymousArgument: "$0"
        case .secondAnonymousArgument: "$1"
        case .wildcard: "_"
        case .gnuInline: "__inline"
        case .blockQualifier: "__block"
        case .weakQualifier: "__weak"
        case .strongQualifier: "__strong"
        case .unretainedQualifier: "__unsafe_unretained"
        case .unusedQualifier: "__unused"
        case .autoreleasingQualifier: "__autoreleasing"
        case .kindofQualifier: "__kindof"
        case .gnuTypeofPadded: "__typeof__"
        case .gnuTypeof: "__typeof"
        case .nullableQualifier: "_Nullable"
        case .nonnullQualifier: "_Nonnull"
        case .oldNullableQualifier: "__nullable"
        case .oldNonnullQualifier: "__nonnull"
        case .gnuAttribute: "__attribute__"
        default: String(describing: self)
        }
    }
}
