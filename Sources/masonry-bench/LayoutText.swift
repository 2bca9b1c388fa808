// A layout of the families as a `.masonry` file, so that the whole program can be measured on it.

import AutoLayout

/// Writes views and constraints as people would.
struct LayoutText {
    private(set) var text: String
    private let layout: Layout
    private let names: [String]

    /// Views within so many others are added by statements: nobody writes so many braces, and the parser has a limit.
    private static let deepestNesting = 16

    init(_ layout: Layout) {
        self.layout = layout
        let size = layout.screen.size
        names = layout.items.enumerated().map { $0 == 0 ? "root" : $1.name }
        text = "screen \"phone\" \(Self.number(size.width)) x \(Self.number(size.height))\n"
        addViews()
        addBlocks()
    }

    /// Parents stand before their children.
    private mutating func addViews() {
        var depths: [Int] = []
        var children = layout.items.map { _ in [Int]() }
        for (index, item) in layout.items.enumerated() {
            depths.append(item.parent.map { depths[$0.index] + 1 } ?? 0)
            if let parent = item.parent { children[parent.index].append(index) }
        }
        addView(0, within: 0, children)
        for (index, item) in layout.items.enumerated() where depths[index] > Self.deepestNesting {
            text += "view \(names[index]) {\(properties(of: item)) }\n"
            if let parent = item.parent { text += "\(names[parent.index]).addSubview(\(names[index]))\n" }
        }
    }

    private mutating func addView(_ index: Int, within depth: Int, _ children: [[Int]]) {
        let indentation = String(repeating: "    ", count: depth)
        text += "\(indentation)view \(names[index]) {\(properties(of: layout.items[index]))\n"
        if depth < Self.deepestNesting {
            for child in children[index] { addView(child, within: depth + 1, children) }
        }
        text += indentation + "}\n"
    }

    private func properties(of item: LayoutItem) -> String {
        guard let width = item.intrinsicSize.horizontal, let height = item.intrinsicSize.vertical else { return "" }
        func pair(_ pair: AxisPair<LayoutPriority>) -> String {
            "\(Self.number(pair.horizontal.value)), \(Self.number(pair.vertical.value))"
        }
        return " intrinsicSize: \(Self.number(width)) x \(Self.number(height)); hugging: \(pair(item.hugging)); "
            + "compression: \(pair(item.compression))"
    }

    /// The constraints of one view after another are one block.
    private mutating func addBlocks() {
        var receiver: ItemID?
        for constraint in layout.constraints {
            if receiver != constraint.firstItem {
                text += (receiver == nil ? "" : "}\n") + "\(names[constraint.firstItem.index]).makeConstraints {\n"
                receiver = constraint.firstItem
            }
            text += "    \(statement(constraint))\n"
        }
        text += receiver == nil ? "" : "}\n"
    }

    private func statement(_ constraint: LayoutConstraint) -> String {
        let relation =
            switch constraint.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        var chain = "make.\(constraint.firstAttribute.name).\(relation)("
        if let other = constraint.secondItem {
            chain += "\(names[other.index]).mas_\(constraint.secondAttribute.name))"
            if constraint.multiplier != 1 { chain += ".multipliedBy(\(Self.number(constraint.multiplier)))" }
            if constraint.constant != 0 { chain += ".offset(\(Self.number(constraint.constant)))" }
        } else {
            chain += "\(Self.number(constraint.constant)))"
        }
        return constraint.priority.isRequired ? chain : chain + ".priority(\(Self.number(constraint.priority.value)))"
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int64(value)) : String(value)
    }
}
