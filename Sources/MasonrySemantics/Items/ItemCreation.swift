// Making views and guides, and the guides that every view has.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Adds an item; in the second run of a class it is there already.
    mutating func addItem(_ item: consuming DocumentItem) -> ItemID {
        if case .live = hierarchy { return append(item) }
        let key = CreationKey(
            kind: item.layout.kind, className: item.className, name: item.name, place: item.declaration?.start)
        if case .replaying(let next) = hierarchy {
            // Code may look at superviews, which the first run did not know: then the two runs differ by an item.
            // Methods may also run in another order, because the second run knows more of them: each item of the first
            // run is found once.
            let near = next..<min(next + 8, facts.creationKeys.count)
            if let candidate = near.first(where: { facts.creationKeys[$0] == key }) {
                hierarchy = .replaying(next: candidate + 1)
                facts.creationKeys[candidate] = nil
                return ItemID(candidate)
            }
            let far = facts.firstReplayed..<min(facts.firstReplayed + Self.mostReplayed, facts.creationKeys.count)
            if let candidate = far.first(where: { facts.creationKeys[$0] == key }) {
                facts.creationKeys[candidate] = nil
                return ItemID(candidate)
            }
            var unseen = item
            if unseen.parent == .root {
                unseen.parent = .unknown
                unseen.unknowns.insert(.parent)
            }
            return append(unseen)
        }
        if case .collecting = hierarchy {
            while facts.creationKeys.count < document.items.count { facts.creationKeys.append(nil) }
            facts.creationKeys.append(key)
        }
        return append(item)
    }

    /// How many items of a class are looked through for one that was made in another order.
    private static let mostReplayed = 512

    private mutating func append(_ item: consuming DocumentItem) -> ItemID {
        document.items.append(item)
        return ItemID(document.items.count - 1)
    }

    /// A view of a class, with what is known of the class.
    mutating func addView(
        name: String, className: String?, parent: DocumentItem.Parent, unknowns extra: DocumentItem.Unknowns = [],
        at declaration: TextRange? = nil
    ) -> ItemID {
        var layout = LayoutItem(name: name, parent: nil)
        var unknowns: DocumentItem.Unknowns = []
        if let className {
            switch ViewClass.intrinsicSize(of: className) {
            case .none: break
            case .fixed(let width, let height):
                layout.intrinsicSize = AxisPair(horizontal: width, vertical: height)
            case .unknown: unknowns = [.width, .height]
            }
        }
        if isScrollView(className, named: name) { layout.kind = .scrollView }
        var item = DocumentItem(name: name, className: className, parent: parent, layout: layout)
        item.unknowns = unknowns.union(extra)
        item.declaration = declaration
        return addItem(item)
    }

    /// `cell.textLabel`, `alert.contentView`: a view that another view keeps, which its name tells; nil for other names.
    /// `ownerName` is what the code calls the owner, where that is not the view itself.
    mutating func keptView(_ name: Name, of owner: ItemID, named ownerName: String? = nil) -> Value? {
        let string = tree.string(name)
        guard isInClass, frame.nameExpectation != .hostCode, let first = string.first, first.isLowercase,
            ViewClass.isView(string)
        else { return nil }
        let key = KeptViewKey(owner: owner, name: name)
        if let known = facts.keptViews[key] { return .item(known) }
        let item = addView(
            name: "\(ownerName ?? document[owner].name).\(string)", className: nil, parent: .unknown,
            unknowns: [.parent, .width, .height])
        facts.keptViews[key] = item
        if string == "titleLabel" { facts.titleLabels[item] = owner }
        return .item(item)
    }

    /// A guide that the system gives `owner`, made at its first use; `spelling` is how the code names it.
    mutating func systemGuide(_ kind: LayoutItem.Kind, of owner: ItemID, spelling: String) -> ItemID {
        let key = SystemGuideKey(owner: owner, kind: kind)
        if let known = facts.systemGuides[key] { return known }
        let name = "\(document[owner].name).\(spelling)"
        let item = addItem(
            DocumentItem(
                name: name, className: "UILayoutGuide", parent: .item(owner),
                layout: LayoutItem(name: name, kind: kind, parent: nil)))
        facts.systemGuides[key] = item
        facts.fixedParents.insert(item)
        return item
    }

    /// The root that `self.view` and a lone `self` of pasted code stand for: the first root there is.
    mutating func implicitRoot(named name: String) -> ItemID {
        for (index, item) in document.items.enumerated()
        where item.parent == .root && !item.unknowns.contains(.rootSize) {
            return ItemID(index)
        }
        return addView(name: name, className: "UIView", parent: .root)
    }
}
