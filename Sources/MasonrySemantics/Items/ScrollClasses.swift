// Which classes of views scroll: between the edges of such a view and what it contains, constraints speak of its content.

import AutoLayout

extension Evaluator {
    mutating func scrolling(of className: String) -> ViewClass.Scrolling {
        if ViewClass.isScrollView(className) { return .always }
        guard isInClass else { return .never }
        if let known = facts.scrolling[className] { return known }
        let classes = [className] + superclasses(of: className)
        let found: ViewClass.Scrolling =
            if classes.contains(where: { ViewClass.isScrollView($0) }) {
                .always
            } else if let last = classes.last, ViewClass.isOfSystem(last) {
                .never
            } else if classes.contains(where: { ViewClass.isCalledScrollView($0) }) {
                .byName
            } else if let last = classes.last, ViewClass.isOfPlainFramework(last) {
                .never
            } else {
                .unknown
            }
        facts.scrolling[className] = found
        return found
    }

    /// Whether a view scrolls, by its class or, where that is not told, by its name.
    mutating func isScrollView(_ className: String?, named name: String) -> Bool {
        guard let className else { return isInClass && ViewClass.isCalledScrollView(name) }
        switch scrolling(of: className) {
        case .always, .byName: return true
        case .never, .unknown: return false
        }
    }

    /// `text.isScrollEnabled = false`: a text view that does not scroll is as large as its text.
    mutating func noteScrolling(_ property: String, of item: ItemID, _ value: Value) {
        guard property == "isScrollEnabled" || property == "scrollEnabled", isInClass,
            document[item].className == "UITextView"
        else { return }
        if case .boolean(true) = value { return }
        document.items[item.index].unknowns.formUnion([.width, .height])
    }

    /// `[text setScrollEnabled:NO]`.
    mutating func noteScrolling(of item: ItemID, _ call: Invocation) {
        guard let source = call.first, tree.string(call.name) == "setScrollEnabled" else { return }
        noteScrolling("scrollEnabled", of: item, evaluate(source, expecting: .hostCode))
    }

    /// The constraints of a class that prove no conflict because one of their views may be a scroll view: between its edges
    /// and what it contains they may speak of its content, which has any size.
    mutating func disputeContents(from first: Int) {
        for index in first..<document.constraints.count {
            let made = document.constraints[index]
            switch made.target {
            case .item(let second, let attribute):
                guard
                    mayMeanContent(of: second, attribute, from: made.firstItem)
                        || mayMeanContent(of: made.firstItem, made.firstAttribute, from: second)
                else { continue }
            case .none:
                guard case .item(let superview) = document[made.firstItem].parent,
                    mayMeanContent(of: superview, made.firstAttribute, from: made.firstItem)
                else { continue }
            case .unknown: continue
            }
            noted.possiblyInactive.insert(MadeConstraintID(index))
        }
    }

    private mutating func mayMeanContent(of view: ItemID, _ attribute: LayoutAttribute, from other: ItemID) -> Bool {
        guard view != other, attribute.kind != .size, !attribute.isCenter, mayScroll(view) else { return false }
        return isInside(other, view)
    }

    private mutating func mayScroll(_ view: ItemID) -> Bool {
        let item = document[view]
        guard item.layout.kind == .view, item.placement == .none, item.parent != .root else { return false }
        guard let className = item.className else { return !item.name.hasSuffix("ontentView") }
        return scrolling(of: className) == .unknown
    }
}
