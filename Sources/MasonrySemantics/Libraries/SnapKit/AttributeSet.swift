// SnapKit's `ConstraintAttributes`: a set that always comes out in the same order.

import AutoLayout

/// A set of attributes in the order of ConstraintAttributes.swift:119-186.
struct AttributeSet: Hashable {
    private(set) var bits: UInt32 = 0

    static let order: [LayoutAttribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    private static let bitOfAttribute: [UInt32] = LayoutAttribute.allCases.map { attribute in
        order.firstIndex(of: attribute).map { 1 << UInt32($0) } ?? 0
    }

    init(_ attributes: [LayoutAttribute]) {
        for attribute in attributes { bits |= Self.bit(attribute) }
    }

    private static func bit(_ attribute: LayoutAttribute) -> UInt32 { bitOfAttribute[Int(attribute.rawValue)] }

    mutating func formUnion(_ other: AttributeSet) { bits |= other.bits }
    func contains(_ attribute: LayoutAttribute) -> Bool { bits & Self.bit(attribute) != 0 }
    var count: Int { bits.nonzeroBitCount }
    var isEmpty: Bool { bits == 0 }

    /// The attributes in SnapKit's order.
    var attributes: [LayoutAttribute] {
        var result: [LayoutAttribute] = []
        result.reserveCapacity(count)
        var rest = bits
        while rest != 0 {
            result.append(Self.order[rest.trailingZeroBitCount])
            rest &= rest - 1
        }
        return result
    }

    var first: LayoutAttribute? { isEmpty ? nil : Self.order[bits.trailingZeroBitCount] }

    static let edges = AttributeSet([.left, .top, .right, .bottom])
    static let margins = AttributeSet([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
    static let directionalEdges = AttributeSet([.leading, .top, .trailing, .bottom])
    static let directionalMargins = AttributeSet([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])

    /// The attribute that stands for `attribute` where edges are related to margins or margins to edges
    /// (Constraint.swift:110-153); nil where the two sets are not such a pair.
    static func paired(_ attribute: LayoutAttribute, from: AttributeSet, to: AttributeSet) -> LayoutAttribute? {
        switch (from, to) {
        case (.edges, .margins), (.directionalEdges, .directionalMargins): margin(of: attribute)
        case (.margins, .edges), (.directionalMargins, .directionalEdges): edge(of: attribute)
        default: nil
        }
    }

    private static func margin(of edge: LayoutAttribute) -> LayoutAttribute? {
        switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: nil
        }
    }

    private static func edge(of margin: LayoutAttribute) -> LayoutAttribute? {
        switch margin {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        default: nil
        }
    }
}
