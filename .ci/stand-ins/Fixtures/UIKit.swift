// What the type checker needs to know of UIKit's Auto Layout, from its public documentation; nothing works.

@_exported import Foundation

public struct UIEdgeInsets {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

public struct UILayoutPriority: RawRepresentable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
}

open class NSLayoutConstraint: NSObject {
    public enum Attribute {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins, notAnAttribute
    }
    public enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }
    public struct FormatOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public convenience init(
        item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute second: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) { self.init() }
    public class func constraints(
        withVisualFormat: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
    public class func activate(_ constraints: [NSLayoutConstraint]) {}
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {}
    public var priority = UILayoutPriority.required
    public var constant: CGFloat = 0
    public var isActive = false
}

open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public func constraint(equalTo: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { .init() }
    public func constraint(greaterThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { .init() }
    public func constraint(lessThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        .init()
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint { .init() }
    public func constraint(greaterThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint { .init() }
    public func constraint(lessThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint { .init() }
    public func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { .init() }
    public func constraint(greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { .init() }
    public func constraint(lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { .init() }
}

public protocol HasAnchors {
    var topAnchor: NSLayoutYAxisAnchor { get }
}

extension HasAnchors {
    public var leftAnchor: NSLayoutXAxisAnchor { .init() }
    public var rightAnchor: NSLayoutXAxisAnchor { .init() }
    public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
    public var widthAnchor: NSLayoutDimension { .init() }
    public var heightAnchor: NSLayoutDimension { .init() }
}

open class UILayoutGuide: NSObject, HasAnchors {
    public var topAnchor: NSLayoutYAxisAnchor { .init() }
}

open class UIView: NSObject, HasAnchors {
    public override init() {}
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) { nil }
    public var translatesAutoresizingMaskIntoConstraints = true
    public var superview: UIView? { nil }
    public var frame = CGRect.zero
    public var bounds = CGRect.zero
    public var topAnchor: NSLayoutYAxisAnchor { .init() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init() }
    public var safeAreaLayoutGuide: UILayoutGuide { .init() }
    public var layoutMarginsGuide: UILayoutGuide { .init() }
    open func addSubview(_ view: UIView) {}
    open func addLayoutGuide(_ guide: UILayoutGuide) {}
}

open class UILabel: UIView { public var text: String? }
open class UIImageView: UIView {}
open class UIScrollView: UIView {}
open class UITableViewCell: UIView { public var contentView: UIView { .init() } }
open class UIViewController: NSObject {
    public var view: UIView! = UIView()
    open func viewDidLoad() {}
}
