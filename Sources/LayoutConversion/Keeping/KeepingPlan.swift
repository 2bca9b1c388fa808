// What of the constraints that blocks make has to be kept in properties, because other code changes them later: the
// libraries find it by themselves, anchors do not.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// A block that was read, before anything is written.
struct ReadBlock: Sendable {
    var range: TextRange
    var instances: [ConstraintBlock]
    var block: WrittenBlock
    var content: BlockContent
    /// The same without a name for a view that may be nil: where there is none neither version does anything, and where
    /// there is one both names are its.
    var unbound: BlockContent?
    /// Whether it is an update that never finds anything, and makes its constraints once.
    var onlyMakes = false
    /// Whether it is an update that does what making its constraints anew does.
    var isRemake = false

    var kind: BlockKind { onlyMakes ? .make : isRemake ? .remake : instances.first?.kind ?? .make }

    var drafts: [ConstraintDraft] { content.runs.flatMap(\.statements).flatMap(\.drafts) }

    /// Whether it takes away what its view has.
    var takesAway: Bool { kind == .remake || kind == .remove }

    /// Whether it is an update that may have to make some of its constraints.
    var hasNew: Bool { kind == .update && drafts.contains(where: \.isNew) }
}

/// The properties that the blocks of a text need, and which of them stand or fall together.
struct KeepingPlan: Sendable {
    /// The property with all constraints of a view that some block makes anew.
    private var lists: [ItemID: String] = [:]
    /// The same member of all objects that a text shows of its class.
    private var copies: [ItemID: [ItemID]] = [:]
    /// The properties of single constraints that updates change.
    private var singles: [UpdateKey: String] = [:]
    /// Why a block cannot be written.
    private var refused: [TextRange: LeftReason] = [:]
    /// The edits for properties and what is done with them, by the block that carries them.
    private var edits: [TextRange: [TextEdit]] = [:]
    /// The statements among these.
    private var pieces: [TextRange: [TextRange]] = [:]
    /// Views for which a block that makes constraints once has already done what each block does before.
    private var prepared: Set<ItemID> = []
    /// Blocks that alone make the constraints of a view which others make anew.
    private var onlyMakes: Set<TextRange> = []
    /// Updates that make all of their constraints at once, or none.
    private var together: Set<TextRange> = []
    /// Blocks with one of these in common are converted together or not at all.
    private var bonds: [TextRange: Set<String>] = [:]
    let document: LayoutDocument
    let index: SourceIndex
    private let setUp: SetUpFunctions
    private let locals: KeptLocals
    private let fresh: FreshLocals
    private let hidden: HiddenMembers

    func refusal(of range: TextRange) -> LeftReason? { refused[range] }
    func bonds(of range: TextRange) -> Set<String> { bonds[range] ?? [] }
    func edits(for range: TextRange) -> [TextEdit] { edits[range] ?? [] }
    func pieces(for range: TextRange) -> [TextRange] { pieces[range] ?? [] }
    func list(of item: ItemID) -> String? { lists[item] }
    func copies(of item: ItemID) -> [ItemID] { copies[item] ?? [item] }
    func isTogether(_ range: TextRange) -> Bool { together.contains(range) }
    func isPrepared(_ item: ItemID) -> Bool { prepared.contains(item) }
    /// Whether a block makes the constraints of its view once, and no other does but those that make them anew.
    func isOnlyMake(_ range: TextRange) -> Bool { onlyMakes.contains(range) && setUp.contain(range.start) }

    /// The statements of a block with the properties that keep what they make, or change what these keep.
    func keeping(_ statements: [DraftStatement], of block: ReadBlock) -> [DraftStatement] {
        guard !singles.isEmpty, let path = MemberPath(block.receiverText) else { return statements }
        var result = statements
        for place in result.indices {
            for index in result[place].drafts.indices {
                guard let made = result[place].drafts[index].made,
                    let name = singles[UpdateKey(document[made])]
                else { continue }
                result[place].drafts[index].keptIn.append(path.beside(name, document.tree.dialect))
            }
        }
        return result
    }

    /// - Parameter blocks: By their places, with the reason for those that could not be read.
    init(
        _ document: LayoutDocument, _ written: WrittenInstances, _ blocks: [TextRange: Result<ReadBlock, Reason>],
        _ handles: KeptHandles?, _ index: SourceIndex, _ classes: ClassRelation, _ hidden: HiddenMembers,
        _ names: inout FreeNames
    ) {
        self.document = document
        self.hidden = hidden
        self.index = index
        setUp = SetUpFunctions(document.tree)
        locals = KeptLocals(document.tree, index)
        fresh = FreshLocals(document.tree, index, classes)
        if let handles { plan(handles, written, blocks) }
        let places = MemberPlaces(document.tree)
        for member in ChangedMember.all(written, blocks) {
            let ranges = member.ranges
            guard let change = member.items.compactMap(written.change).min(by: { $0.start < $1.start }) else {
                continue
            }
            if isMadeOnce(member, blocks) { continue }
            if ranges.allSatisfy({ (try? blocks[$0]?.get())?.kind == .make }), ranges.contains(change) { continue }
            let isDistributed = !written.distributed.isDisjoint(with: member.items)
            // What is activated again by itself joins what the library would take away later.
            let isReactivated = ranges.contains { range in
                guard case .success(let block)? = blocks[range] else { return false }
                return block.content.handles.contains { handles?[$0]?.isReactivated ?? false }
            }
            plan(member, change, isDistributed || isReactivated ? [:] : blocks, places, &names)
        }
    }

    private mutating func plan(
        _ member: ChangedMember, _ changeRange: TextRange, _ blocks: [TextRange: Result<ReadBlock, Reason>],
        _ places: MemberPlaces, _ names: inout FreeNames
    ) {
        let ranges = member.ranges
        var own: [ReadBlock] = []
        var failure: TextRange?
        for range in ranges {
            switch blocks[range] {
            case .success(let block) where member.hasAll(block): own.append(block)
            default: failure = failure ?? range
            }
        }
        let isWhole = failure == nil && own.contains { $0.range == changeRange }
        // What changes it later names the member; what makes it may have it in a variable yet.
        let change = own.first { $0.range == changeRange && $0.kind != .make } ?? own.first { $0.kind != .make }
        let isRemade = own.contains(where: \.takesAway)
        guard isWhole, let change, let path = MemberPath(change.receiverText),
            let type = places.type(around: change.range),
            own.allSatisfy({ isMember($0, path, type, places, isRemade: isRemade) }),
            own.allSatisfy({ $0.kind != .update || isFound($0) || !isRemade && mayMake($0, places) }),
            own.allSatisfy({ $0.kind == .make || !isReplaced(path, before: $0) }),
            // What an update finds is looked for in one object.
            member.items.count == 1 || own.allSatisfy({ $0.kind != .update })
        else {
            for range in ranges {
                let kind = written(range, blocks)
                refused[range] =
                    failure == nil && kind != .make ? .changes(kind) : .changedElsewhere(failure ?? changeRange)
            }
            return
        }
        var properties: [(name: String, type: String)] = []
        let makes = own.filter { $0.kind == .make }
        if makes.contains(where: { setUp.contain($0.range.start) }) { prepared.formUnion(member.items) }
        if makes.count == 1 { onlyMakes.insert(makes[0].range) }
        let isSwift = document.tree.dialect == .swift
        let base = path.name == "self" ? "own" : path.name
        if isRemade {
            let name = names.free(base + "Constraints")
            for item in member.items { lists[item] = name }
            for item in member.items { copies[item] = member.items }
            properties.append((name, isSwift ? "[NSLayoutConstraint]" : "NSArray<NSLayoutConstraint *> *"))
        }
        for block in own where block.kind == .update {
            if makesTogether(block, beside: own) { together.insert(block.range) }
            for (place, draft) in block.drafts.enumerated() {
                guard let made = draft.made.map({ document[$0] }), singles[UpdateKey(made)] == nil else { continue }
                // One of them tells whether they are there; what never changes needs no name.
                let isPlain = draft.constant.literal != nil && draft.priority == nil && draft.identifier == nil
                if together.contains(block.range), place > 0, isPlain { continue }
                let name = names.free(AnchorPrinter.variable(draft, base))
                singles[UpdateKey(made)] = name
                properties.append((name, isSwift ? "NSLayoutConstraint?" : "NSLayoutConstraint *"))
            }
        }
        guard let first = own.first, let edit = places.declaring(properties, in: type.name) else {
            for range in ranges { refused[range] = .changes(written(range, blocks)) }
            return
        }
        edits[first.range, default: []].append(edit)
        for range in ranges { bonds[range, default: []].insert("item \(member.items[0].index)") }
    }

    /// Whether the one block that makes a view's constraints anew has none to take away.
    private func isMadeOnce(
        _ member: ChangedMember, _ blocks: [TextRange: Result<ReadBlock, Reason>]
    ) -> Bool {
        let ranges = member.ranges
        guard ranges.count == 1, case .success(let block)? = blocks[ranges[0]], block.kind == .remake,
            block.instances.allSatisfy({ $0.kind == .remake }),
            !document.blocks.contains(where: { other in
                other.range != block.range && other.receiver.map { member.items.contains($0) } ?? false
            })
        else { return false }
        return fresh.isFresh(block.receiverText, at: block.range)
    }

    // MARK: Properties of the source

    /// The properties for constraints of the library that keep those of UIKit from now on.
    private mutating func plan(
        _ handles: KeptHandles, _ written: WrittenInstances, _ blocks: [TextRange: Result<ReadBlock, Reason>]
    ) {
        var keepers: [String: [ReadBlock]] = [:]
        for range in written.ranges {
            guard case .success(let block)? = blocks[range] else { continue }
            for name in block.content.handles { keepers[name, default: []].append(block) }
        }
        for (name, own) in keepers.sorted(by: { $0.key < $1.key }) {
            guard let handle = handles[name], let first = own.first else { continue }
            let drafts = own.flatMap(\.content.runs).flatMap(\.statements).flatMap(\.drafts)
                .filter { draft in draft.keptIn.contains { MemberPath($0)?.name == name } }
            let undone = own.flatMap(\.content.undone)
            let uses = handle.uses.filter { !undone.contains($0.range) }
            let changes = handle.assignments == own.count ? handles.edits(of: handle, uses, keeping: drafts) : nil
            for block in own {
                bonds[block.range, default: []].insert("property \(name)")
                if changes == nil { refused[block.range] = .kept(handle.type) }
            }
            guard let changes else { continue }
            edits[first.range, default: []] += changes
            pieces[first.range, default: []] += uses.map(\.range)
        }
    }

    private func written(_ range: TextRange, _ blocks: [TextRange: Result<ReadBlock, Reason>]) -> BlockKind {
        (try? blocks[range]?.get())?.kind ?? .update
    }

    /// Whether a block is about a view that its own object keeps for good.
    private func isMember(
        _ block: ReadBlock, _ path: MemberPath, _ type: TypeDeclaration, _ places: MemberPlaces, isRemade: Bool
    ) -> Bool {
        guard let own = MemberPath(block.receiverText),
            places.type(around: block.range)?.name == type.name, places.isStored(path.member, of: type.name)
        else { return false }
        if isKeptLocal(block, path, isRemade: isRemade) { return true }
        guard own.name == path.name, isOwn(own, type, block) else { return false }
        let isBare = own.owner.isEmpty && !block.receiverText.hasPrefix("_")
        guard isBare, path.name != "self" else { return true }
        if places.isHidden(path.member, in: index.function(around: block.range)) { return false }
        let record = block.instances.first?.receiver.map { document[$0] }
        guard document.tree.dialect == .swift else { return places.isInstanceVariable(path.member, of: type.name) }
        return places.declares(path.member, in: type.name) || record?.placement == .controllerView
            || record?.placement == .contentView
    }

    /// Whether the member has just become another view: what is kept is the former one's, which stays as it is.
    private func isReplaced(_ path: MemberPath, before block: ReadBlock) -> Bool {
        guard !setUp.contain(block.range.start) else { return false }
        let list = index.list(around: block.range)
        return document.tree.expressions.contains { expression in
            guard case .assignment(.assign, let target, _) = expression.kind, list.contains(expression.range),
                expression.range.end <= block.range.start, index.list(around: expression.range) == list
            else { return false }
            return MemberPath(document.tree.text[document.tree[target].range])?.name == path.name
        }
    }

    /// Whether no superclass can have made constraints of a member: the class gives it.
    private func isOwn(_ path: MemberPath, _ type: TypeDeclaration, _ block: ReadBlock) -> Bool {
        let record = block.instances.first?.receiver.map { document[$0] }
        return path.name == "self" || record.map { $0.placement != .none } ?? false
            || hidden.gives(path.member, to: document.tree.string(type.name))
    }

    /// Whether a block that makes constraints once has in a variable what the member will keep: a list of several runs would
    /// take away those of views that came before.
    private func isKeptLocal(_ block: ReadBlock, _ path: MemberPath, isRemade: Bool) -> Bool {
        block.kind == .make && (!isRemade || setUp.contain(block.range.start))
            && locals.isKept(block.receiverText, at: block.range, as: path.name)
    }
}

extension ReadBlock {
    /// The receiver as the block spells it, without a question mark at its end; empty for several.
    var receiverText: String {
        content.receivers.count == 1 ? content.optional?.value ?? content.receivers[0].text : ""
    }
}
