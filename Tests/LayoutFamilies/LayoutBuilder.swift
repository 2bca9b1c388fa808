// Short ways to write a layout in code.

import AutoLayout

/// A layout under construction.
public struct LayoutBuilder {
    /// What was built so far; the first item is the root.
    public private(set) var layout: Layout
    /// The source of everything random.
    public var random: SeededGenerator

    /// A layout of a root that fills a phone's screen.
    public init(seed: UInt64) {
        layout = Layout(screen: Screen(name: "phone", size: Size(width: 390, height: 844)))
        layout.items.append(LayoutItem(name: "root", parent: nil))
        random = SeededGenerator(seed: seed)
    }

    /// The root.
    public var root: ItemID { ItemID(0) }
    /// How many views there are.
    public var viewCount: Int { layout.items.count }

    /// Adds a view.
    public mutating func view(_ name: String, in parent: ItemID) -> ItemID {
        layout.items.append(LayoutItem(name: name, parent: parent))
        return ItemID(layout.items.count - 1)
    }

    /// Adds a view with an intrinsic size.
    public mutating func label(
        _ name: String, in parent: ItemID, _ width: Double, _ height: Double, hugging: LayoutPriority = 250,
        compression: LayoutPriority = 750
    ) -> ItemID {
        var item = LayoutItem(name: name, parent: parent)
        item.intrinsicSize = AxisPair(horizontal: width, vertical: height)
        item.hugging = AxisPair(horizontal: hugging, vertical: hugging)
        item.compression = AxisPair(horizontal: compression, vertical: compression)
        layout.items.append(item)
        return ItemID(layout.items.count - 1)
    }

    /// Adds a constraint between two attributes.
    public mutating func add(
        _ first: ItemID, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to second: ItemID,
        _ other: LayoutAttribute, _ constant: Double = 0, times multiplier: Double = 1,
        at priority: LayoutPriority = .required
    ) {
        layout.constraints.append(
            LayoutConstraint(
                first, attribute, relation, to: second, other, multiplier: multiplier, constant: constant,
                priority: priority))
    }

    /// Adds a constraint against a constant.
    public mutating func add(
        _ first: ItemID, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ constant: Double,
        at priority: LayoutPriority = .required
    ) {
        layout.constraints.append(
            LayoutConstraint(first, attribute, relation, constant: constant, priority: priority))
    }

    /// Adds an equality with a constant.
    public mutating func add(
        _ first: ItemID, _ attribute: LayoutAttribute, _ constant: Double,
        at priority: LayoutPriority = .required
    ) {
        add(first, attribute, .equal, constant, at: priority)
    }

    /// Pins attributes to the same ones of another view, without a constant.
    public mutating func align(_ first: ItemID, _ attributes: [LayoutAttribute], to second: ItemID) {
        for attribute in attributes { add(first, attribute, to: second, attribute) }
    }
}
