// Layouts solved by the engine, as the pictures of a real file show them.

import AutoLayout

@testable import LayoutPreview

/// Builds a layout and solves it.
struct SolvedSample {
    var layout: Layout
    var items: [PreviewItem] = []

    init(_ width: Double, _ height: Double, safeArea: EdgeInsets = .zero) {
        layout = Layout(
            screen: Screen(name: "Screen", size: Size(width: width, height: height), safeArea: safeArea))
    }

    mutating func view(
        _ name: String, in parent: ItemID? = nil, _ className: String = "UIView", kind: LayoutItem.Kind = .view
    ) -> ItemID {
        items.append(PreviewItem(className: className, declaration: items.count))
        layout.items.append(LayoutItem(name: name, kind: kind, parent: parent))
        return ItemID(layout.items.count - 1)
    }

    mutating func pin(_ view: ItemID, to other: ItemID, inset: Double) {
        layout.constraints += [
            LayoutConstraint(view, .top, to: other, .top, constant: inset),
            LayoutConstraint(view, .left, to: other, .left, constant: inset),
            LayoutConstraint(view, .bottom, to: other, .bottom, constant: -inset),
            LayoutConstraint(view, .right, to: other, .right, constant: -inset),
        ]
    }

    func input(selecting selected: ItemID? = nil) -> PreviewInput {
        PreviewInput(layout: layout, solution: layout.solve(), items: items, selected: selected)
    }
}

extension SolvedSample {
    static var all: [(name: String, input: PreviewInput)] {
        [
            ("solved-boxes", boxes()), ("solved-height", tooHigh()), ("solved-range", widthRange()),
            ("solved-margins", nestedMargins()), ("solved-free", unpositioned()),
        ]
    }

    /// Three boxes tied by equal widths and heights with gaps of 10.
    static func boxes() -> PreviewInput {
        var sample = SolvedSample(320, 568)
        let root = sample.view("superview")
        let green = sample.view("greenView", in: root)
        let red = sample.view("redView", in: root)
        let blue = sample.view("blueView", in: root)
        sample.layout.constraints += [
            LayoutConstraint(green, .top, .greaterThanOrEqual, to: root, .top, constant: 10),
            LayoutConstraint(green, .left, to: root, .left, constant: 10),
            LayoutConstraint(green, .bottom, to: blue, .top, constant: -10),
            LayoutConstraint(green, .right, to: red, .left, constant: -10),
            LayoutConstraint(green, .width, to: red, .width),
            LayoutConstraint(green, .height, to: red, .height),
            LayoutConstraint(green, .height, to: blue, .height),
            LayoutConstraint(red, .top, to: root, .top, constant: 10),
            LayoutConstraint(red, .bottom, to: blue, .top, constant: -10),
            LayoutConstraint(red, .right, to: root, .right, constant: -10),
            LayoutConstraint(blue, .left, to: root, .left, constant: 10),
            LayoutConstraint(blue, .bottom, to: root, .bottom, constant: -10),
            LayoutConstraint(blue, .right, to: root, .right, constant: -10),
        ]
        return sample.input(selecting: green)
    }

    /// All edges at 1 and a height of at least 5000.
    static func tooHigh() -> PreviewInput {
        var sample = SolvedSample(320, 480)
        let root = sample.view("superview")
        let view = sample.view("view", in: root)
        sample.pin(view, to: root, inset: 1)
        sample.layout.constraints.append(LayoutConstraint(view, .height, .greaterThanOrEqual, constant: 5000))
        return sample.input()
    }

    /// A width between 200 and 340.
    static func widthRange() -> PreviewInput {
        var sample = SolvedSample(393, 300)
        let root = sample.view("superview")
        let view = sample.view("view", in: root)
        sample.layout.constraints += [
            LayoutConstraint(view, .width, .greaterThanOrEqual, constant: 200),
            LayoutConstraint(view, .width, .lessThanOrEqual, constant: 340),
            LayoutConstraint(view, .height, constant: 80),
            LayoutConstraint(view, .centerX, to: root, .centerX),
            LayoutConstraint(view, .centerY, to: root, .centerY),
        ]
        return sample.input()
    }

    /// Ten views in each other's layout margins.
    static func nestedMargins() -> PreviewInput {
        var sample = SolvedSample(393, 852, safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        var parent = sample.view("superview")
        for index in 1...10 {
            let view = sample.view("view\(index)", in: parent)
            sample.layout.constraints += [
                LayoutConstraint(view, .top, to: parent, .topMargin),
                LayoutConstraint(view, .left, to: parent, .leftMargin),
                LayoutConstraint(view, .bottom, to: parent, .bottomMargin),
                LayoutConstraint(view, .right, to: parent, .rightMargin),
            ]
            parent = view
        }
        return sample.input(selecting: ItemID(3))
    }

    /// A view with a size and nothing that says where it is.
    static func unpositioned() -> PreviewInput {
        var sample = SolvedSample(320, 300)
        let root = sample.view("superview")
        let view = sample.view("badge", in: root, "UIImageView")
        let text = sample.view("title", in: root, "UILabel")
        sample.layout.constraints += [
            LayoutConstraint(view, .width, constant: 80), LayoutConstraint(view, .height, constant: 40),
            LayoutConstraint(view, .top, to: root, .top, constant: 30),
            LayoutConstraint(view, .left, .greaterThanOrEqual, to: root, .left, constant: 20),
            LayoutConstraint(view, .right, .lessThanOrEqual, to: root, .right, constant: -20),
            LayoutConstraint(text, .left, to: view, .right, constant: 8),
            LayoutConstraint(text, .top, to: view, .top), LayoutConstraint(text, .height, to: view, .height),
            LayoutConstraint(text, .right, .lessThanOrEqual, to: root, .right, constant: -20),
        ]
        return sample.input()
    }
}
