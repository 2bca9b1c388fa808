// Which views are placed by constraints alone, all of which are read.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The views that something which can be read places: the receivers of blocks, what stack views arrange, and what
    /// constraints made by hand are about.
    ///
    /// All others keep their autoresizing mask: their frame places them, which is set who knows where. Blocks switch the mask
    /// off by themselves; where constraints are made by hand, code has to do so, and helpers of all kinds may make them,
    /// so that nothing else may be handed such a view. Constraints by hand that evaluation did not make spoil every view that
    /// they name, whatever else places it.
    mutating func readPlacements() -> Set<ItemID> {
        var placed: Set<ItemID> = []
        for block in document.blocks {
            if let receiver = block.receiver { placed.insert(receiver) }
        }
        for item in document.items { placed.formUnion(item.layout.stack?.arranged ?? []) }
        guard isInClass || tree.dialect != .masonry else { return placed }
        var unread = UnreadNames()
        for index in libraries.all.indices { libraries.all[index].noteUnread(in: &unread, &self) }
        mark(unread)
        guard !unread.mayMeanAny else { return placed }
        for made in document.constraints where made.chain == nil {
            let item = made.firstItem
            if isMaskedOff(item), facts.handedOn[item] == nil { placed.insert(item) }
        }
        return placed
    }

    /// Whether nothing but constraints places an item: guides have no mask.
    private mutating func isMaskedOff(_ item: ItemID) -> Bool {
        if case .guide = document[item].layout.kind { return true }
        return facts.maskedOff[item] == true
    }

    /// What a file declares itself, code of other files calls otherwise, if it knows of it at all.
    private mutating func mark(_ unread: UnreadNames) {
        let own = Set(unread.own.map { tree.string(bareName($0)) })
        let others = Set(unread.others.map { tree.string(bareName($0)) })
        guard !own.isEmpty || !others.isEmpty else { return }
        for index in document.items.indices {
            let name = document.items[index].name
            let isOwn = document.items[index].declaration.map { composition.isOwn($0) } ?? false
            if own.contains(name) || (!isOwn && others.contains(name)) {
                document.items[index].unknowns.insert(.constraints)
            }
        }
    }

    /// Constraints made by hand that nothing switches on as far as it is seen: somebody else does, or they are for later.
    mutating func markNeverActivated(from first: Int) {
        guard case .replaying = hierarchy else { return }
        for index in document.constraints.indices.dropFirst(first)
        where document.constraints[index].chain == nil && !noted.activated.contains(MadeConstraintID(index)) {
            document.neverActivated.insert(MadeConstraintID(index))
            document.items[document.constraints[index].firstItem.index].unknowns.insert(.constraints)
            if case .item(let second, _) = document.constraints[index].target {
                document.items[second.index].unknowns.insert(.constraints)
            }
        }
    }

    // MARK: What code does with views

    /// `translatesAutoresizingMaskIntoConstraints = false`.
    mutating func noteMask(of item: ItemID, _ value: Value) {
        guard isInClass else { return }
        let switchesOff = if case .boolean(false) = value { true } else { false }
        let isOff = switchesOff && frame.certainty == .certain && !noted.isLater
        facts.maskedOff[item] = isOff && facts.maskedOff[item] != false
        facts.maskChanges[item] = switchesOff && facts.maskChanges[item] != false
    }

    /// Tells the document whose masks some code switches off, and whose stack views do that; and who keeps them.
    mutating func noteMasks() {
        for index in document.items.indices {
            let item = ItemID(index)
            if facts.maskChanges[item] == true { document.viewsWithoutMask.insert(item) }
            document.viewsWithoutMask.formUnion(document[item].layout.stack?.arranged ?? [])
            if keepsMask(item) { document.viewsWithMask.insert(item) }
        }
        document.viewsWithMask.subtract(document.viewsWithoutMask)
    }

    private mutating func keepsMask(_ item: ItemID) -> Bool {
        guard facts.madeHere.contains(item), facts.maskChanges[item] == nil, facts.handedOn[item] == nil,
            facts.sized[item] == nil, facts.addedElsewhere.contains(item) == false, case .item = document[item].parent
        else { return false }
        return document[item].className.map(Self.maskedClasses.contains) ?? false
    }

    /// Classes whose initializers leave the mask on, and make no frame where they are given none.
    private static let maskedClasses: Set<String> = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UIScrollView", "UIStackView",
    ]

    /// The same of a view's class about itself.
    mutating func noteOwnMask(_ name: Name, _ value: Value) {
        guard name.word == .translatesAutoresizingMaskIntoConstraints, case .item(let item)? = classContext?.selfValue
        else { return }
        noteMask(of: item, value)
    }

    /// A view is handed to code that cannot be read, or kept where other code reaches it.
    mutating func noteHanded(on value: Value) {
        guard isInClass, fuel > 0 else { return }
        switch value {
        case .item(let item): facts.handedOn[item] = true
        case .array(let elements):
            fuel -= 1
            for element in elements { noteHanded(on: element) }
        case .dictionary(let entries):
            fuel -= 1
            for name in entries.keys.sorted() { if let entry = entries[name] { noteHanded(on: entry) } }
        default: break
        }
    }
}

/// What constraints name that stand in a text and were not made.
struct UnreadNames {
    /// In the text itself.
    var own: Set<Name> = []
    /// In code of other files that is evaluated with it.
    var others: Set<Name> = []
    /// Whether the text takes views out of a hierarchy beside: then each of them may be meant.
    var mayMeanAny = false
}
