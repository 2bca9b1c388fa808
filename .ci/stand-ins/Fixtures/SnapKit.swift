// What the type checker needs to know of SnapKit 5, from its public documentation; nothing works.

import UIKit

public protocol ConstraintRelatableTarget {}
public protocol ConstraintOffsetTarget {}
public protocol ConstraintInsetTarget {}
public protocol ConstraintMultiplierTarget {}
public protocol ConstraintPriorityTarget {}
extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{}
extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{}
extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
    ConstraintMultiplierTarget, ConstraintPriorityTarget
{}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
public struct ConstraintItem: ConstraintRelatableTarget {}

public struct ConstraintPriority: ConstraintPriorityTarget {
    public static var required: ConstraintPriority { .init() }
    public static var high: ConstraintPriority { .init() }
    public static var medium: ConstraintPriority { .init() }
    public static var low: ConstraintPriority { .init() }
}

public final class Constraint {
    @discardableResult public func update(offset: ConstraintOffsetTarget) -> Constraint { self }
    @discardableResult public func update(inset: ConstraintInsetTarget) -> Constraint { self }
    @discardableResult public func update(priority: ConstraintPriorityTarget) -> Constraint { self }
    @discardableResult public func update(priority: ConstraintPriority) -> Constraint { self }
    public func activate() {}
    public func deactivate() {}
    public var isActive = true
}

public class ConstraintMakerFinalizable {
    public var constraint: Constraint { .init() }
    @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable { self }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable { self }
    @discardableResult public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable { self }
}

public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable { self }
    @discardableResult public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable { self }
    @discardableResult public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable { self }
    @discardableResult public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable { self }
}

public class ConstraintMakerRelatable: ConstraintMakerEditable {
    @discardableResult public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { self }
    @discardableResult public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { self }
    @discardableResult public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
        self
    }
    @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { self }
    @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { self }
    @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { self }
}

public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    public var left: ConstraintMakerExtendable { self }
    public var top: ConstraintMakerExtendable { self }
    public var right: ConstraintMakerExtendable { self }
    public var bottom: ConstraintMakerExtendable { self }
    public var leading: ConstraintMakerExtendable { self }
    public var trailing: ConstraintMakerExtendable { self }
    public var width: ConstraintMakerExtendable { self }
    public var height: ConstraintMakerExtendable { self }
    public var centerX: ConstraintMakerExtendable { self }
    public var centerY: ConstraintMakerExtendable { self }
    public var firstBaseline: ConstraintMakerExtendable { self }
    public var lastBaseline: ConstraintMakerExtendable { self }
    public var edges: ConstraintMakerExtendable { self }
    public var size: ConstraintMakerExtendable { self }
    public var center: ConstraintMakerExtendable { self }
}

public final class ConstraintMaker: ConstraintMakerExtendable {}

public struct ConstraintDSL {
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {}
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {}
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {}
    public var left: ConstraintItem { .init() }
    public var top: ConstraintItem { .init() }
    public var right: ConstraintItem { .init() }
    public var bottom: ConstraintItem { .init() }
    public var leading: ConstraintItem { .init() }
    public var trailing: ConstraintItem { .init() }
    public var width: ConstraintItem { .init() }
    public var height: ConstraintItem { .init() }
    public var centerX: ConstraintItem { .init() }
    public var centerY: ConstraintItem { .init() }
    public var leadingMargin: ConstraintItem { .init() }
    public var trailingMargin: ConstraintItem { .init() }
    public var edges: ConstraintItem { .init() }
}

extension UIView { public var snp: ConstraintDSL { .init() } }
extension UILayoutGuide { public var snp: ConstraintDSL { .init() } }
