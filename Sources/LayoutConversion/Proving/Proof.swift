// Compares what two versions of a text make, block by block.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The constraints of one version, for comparing.
///
/// They are compared as sets, piece by piece: each piece of code stands under the same conditions and in the same loops in
/// both versions, and how often evaluation runs it does not matter.
///
/// What stands of a view that is remade is not compared: all code that gives it constraints adds them to one list, which
/// nothing else can name, and what is remade takes away what the list has. That is what the libraries keep, whatever runs
/// when; evaluation knows less of a property than of them.
struct ConstraintSets: Sendable {
    /// By the place of the piece in the list of pieces; -1 for what stands outside of all.
    private(set) var made: [Int: Set<ConstraintSignature>] = [:]
    /// The same of those that are active in each scenario.
    private(set) var active: [String: [Int: Set<ConstraintSignature>]] = [:]
    /// What each piece does to constraints that were made before.
    private(set) var changed: [Int: Set<ChangeSignature>] = [:]
    let problems: Int
    private let document: LayoutDocument
    /// By its name.
    private var stages: [String: Stage] = [:]
    /// All that is made, and all that is taken away, each with its place.
    private var statements: [Statement] = []

    /// A scenario: a method or a branch of one.
    private struct Stage {
        var owner: String
        /// nil for the set-up of a class.
        var range: TextRange?
        /// What a branch goes on from; nil for methods and set-ups.
        var base: String?

        var isBranch: Bool { base != nil }
    }

    /// What one step of a chain makes.
    private struct Original: Hashable {
        var range: TextRange
        var item: ItemID
        var attribute: LayoutAttribute

        init(_ made: MadeConstraint) {
            (range, item, attribute) = (made.range, made.firstItem, made.firstAttribute)
        }
    }

    private struct Statement {
        var place: TextOffset
        var block: Int
        var constraint: ConstraintSignature
        var isRemoval: Bool
        var isNative: Bool
        /// The conditions under which it runs.
        var guardID = GuardID.always
    }

    /// - Parameters:
    ///   - blocks: The places of the blocks in this version, in written order.
    ///   - places: From this version to the one that both are told in.
    ///   - remade: The views that have such a list, as signatures name them.
    init(_ document: LayoutDocument, blocks: [TextRange], places: PlaceMap..., remade: Set<String>) {
        problems = document.problems.count + document.tree.problems.count
        self.document = document
        let maker = SignatureMaker(document, places)
        func isRemade(_ id: MadeConstraintID) -> Bool {
            !remade.isEmpty && remade.contains(maker.name(of: document[id].firstItem))
        }
        var signatures: [(block: Int, signature: ConstraintSignature)?] = []
        signatures.reserveCapacity(document.constraints.count)
        // What a condition in a number leaves of a constraint is that constraint.
        var originals: [Original: (block: Int, signature: ConstraintSignature)] = [:]
        var blocksOf: [ConstraintSignature: Set<Int>] = [:]
        for index in document.constraints.indices {
            let made = document.constraints[index]
            let isAlternative = made.chain.map { document.chainRecords[$0.index].isAlternative } ?? false
            // Code of other files is no part of either version.
            guard !isAlternative, document.isInText(made.range) else {
                signatures.append(isAlternative ? originals[Original(made)] : nil)
                continue
            }
            let block = Self.block(around: made.range, blocks)
            var signature = maker.signature(MadeConstraintID(index))
            if isRemade(MadeConstraintID(index)) { signature.isNeverActive = false }
            signatures.append((block, signature))
            originals[Original(made)] = originals[Original(made)] ?? (block, signature)
            blocksOf[signature, default: []].insert(block)
            self.made[block, default: []].insert(signature)
            guard !isRemade(MadeConstraintID(index)) else { continue }
            statements.append(
                Statement(
                    place: maker.new(made.range.start), block: block, constraint: signature, isRemoval: false,
                    isNative: made.chain == nil, guardID: made.guardID))
        }
        for change in document.changes where document.isInText(change.range) {
            if case .removed = change.kind, isRemade(change.constraint) { continue }
            let block = Self.block(around: change.range, blocks)
            let signature = maker.signature(change)
            changed[block, default: []].insert(signature)
            guard case .removed = change.kind else { continue }
            let place = maker.new(change.range.start)
            for block in blocksOf[signature.constraint] ?? [] {
                statements.append(
                    Statement(
                        place: place, block: block, constraint: signature.constraint, isRemoval: true,
                        isNative: document[change.constraint].chain == nil))
            }
        }
        // A class that stands twice, as two variants of it behind `#if` and `#else` do, has a set-up for each, and behind each
        // set-up the scenarios that begin with it.
        var setUps: [String: Int] = [:]
        var begun: [String: String] = [:]
        for scenario in document.scenarios {
            let isSetUp = scenario.name == nil && scenario.branch == nil
            if isSetUp { setUps[scenario.owner ?? "", default: 0] += 1 }
            let count = setUps[scenario.owner ?? ""] ?? 0
            let owner = (scenario.owner ?? "") + (count > 1 ? "#\(count)" : "")
            let range = scenario.range.map { TextRange(maker.new($0.start), maker.new($0.end)) }
            // Lines are others in the other version.
            let branch = scenario.branch.map { " at \(maker.new($0.start).utf8)" }
            // A branch stands behind what it goes on from: code that two methods run has its branches in both.
            if branch == nil { begun[owner] = "\(owner)|\(scenario.name ?? "")" }
            let base = begun[owner] ?? "\(owner)|"
            let name = base + (branch ?? "")
            active[name] = active[name] ?? [:]
            stages[name] = Stage(owner: owner, range: range, base: branch == nil ? nil : base)
            for id in scenario.active {
                guard let (block, signature) = signatures[id.index], !isRemade(id) else { continue }
                active[name, default: [:]][block, default: []].insert(signature)
            }
        }
    }

    private static func block(around range: TextRange, _ blocks: [TextRange]) -> Int {
        let place = blocks.partitionPoint { $0.start > range.start } - 1
        guard place >= 0, blocks[place].contains(range) else { return -1 }
        return place
    }

    /// The blocks that are not certainly the same in `other`; -1 where what stands outside differs.
    func differences(from other: ConstraintSets, among blocks: Range<Int>) -> Set<Int> {
        var result: Set<Int> = []
        for block in Array(blocks) + [-1] where !Self.isSame(made[block], other.made[block], isKnown: block >= 0) {
            result.insert(block)
        }
        // Nothing that was there before it changes or goes otherwise.
        for block in Array(blocks) + [-1] {
            let (one, two) = (changed[block] ?? [], other.changed[block] ?? [])
            if one != two || block >= 0 && !one.allSatisfy(\.isKnown) { result.insert(block) }
        }
        for name in Set(active.keys).union(other.active.keys) {
            let (ways, others) = (active(in: name, as: other), other.active(in: name, as: self))
            let isInBoth = active[name] != nil && other.active[name] != nil
            // What stands outside is the same text: what a scenario makes of it is for its own version to say.
            for block in Array(blocks) + (isInBoth ? [-1] : []) {
                let isSame = ways.contains { way in
                    others.contains { Self.isSame(way[block], $0[block], isKnown: false) }
                }
                if !isSame { result.insert(block) }
            }
        }
        return result
    }

    /// What is active in a scenario. Where this version has none at that place, its code makes and takes away the same as in
    /// the other one, or there is a difference: what stood before, and what the statements of the place do; of a method all of
    /// them, or those alone that stand under no condition: the others have scenarios of their own.
    private func active(in name: String, as other: ConstraintSets) -> [[Int: Set<ConstraintSignature>]] {
        if let own = active[name] {
            // Branches are noted for the blocks in them: what stands in one without a library is told by its place.
            guard let stage = stages[name], stage.isBranch, let range = stage.range else { return [own] }
            return [run(range, on: own) { $0.isNative }]
        }
        guard let stage = other.stages[name], let range = stage.range else { return [[:]] }
        let around = stages.filter { $0.value.owner == stage.owner && !$0.value.isBranch }
        let method = around.first { $0.value.range.map { $0.contains(range) && $0 != range } ?? false }
        let before = stage.base.flatMap { active[$0] } ?? active[method?.key ?? "\(stage.owner)|"] ?? [:]
        let whole = run(range, on: before) { _ in true }
        return stage.isBranch ? [whole] : [whole, run(range, on: before) { $0.guardID == .always }]
    }

    /// What is active behind the statements of a place.
    private func run(
        _ range: TextRange, on before: [Int: Set<ConstraintSignature>], if isChosen: (Statement) -> Bool
    ) -> [Int: Set<ConstraintSignature>] {
        var result = before
        let isInside = statements.map { range.start <= $0.place && $0.place < range.end }
        // A scenario is one for all branches of its conditions.
        var conditions = Set(zip(statements, isInside).filter { $0.1 }.map(\.0.guardID))
        conditions.remove(.always)
        conditions.remove(.doubtful)
        var isUnderThem: [GuardID: Bool] = [:]
        for guardID in Set(statements.map(\.guardID)) {
            isUnderThem[guardID] = conditions.contains { document.isGuard(guardID, within: $0) }
        }
        for (statement, isInside) in zip(statements, isInside)
        where (isInside || isUnderThem[statement.guardID] ?? false) && isChosen(statement) {
            if statement.isRemoval {
                result[statement.block]?.remove(statement.constraint)
            } else {
                result[statement.block, default: []].insert(statement.constraint)
            }
        }
        return result
    }

    /// What only one of the two makes in a block, in readable form.
    func mismatch(with other: ConstraintSets, ofBlock block: Int) -> [String] {
        let (one, two) = (made[block] ?? [], other.made[block] ?? [])
        let gone = one.filter { !two.contains($0) || !$0.isKnown }.map { "- \($0.words)" }
        let new = two.filter { !one.contains($0) || !$0.isKnown }.map { "+ \($0.words)" }
        let (before, after) = (changed[block] ?? [], other.changed[block] ?? [])
        let undone = before.filter { !after.contains($0) || !$0.isKnown }.map { "- \($0.words)" }
        let done = after.filter { !before.contains($0) || !$0.isKnown }.map { "+ \($0.words)" }
        return gone.sorted() + new.sorted() + undone.sorted() + done.sorted()
            + scenarioMismatch(with: other, ofBlock: block)
    }

    /// What of a block is active in a scenario of one of the two alone.
    private func scenarioMismatch(with other: ConstraintSets, ofBlock block: Int) -> [String] {
        Set(active.keys).union(other.active.keys).sorted().flatMap { name -> [String] in
            let (one, two) = (active(in: name, as: other), other.active(in: name, as: self))
            let (mine, theirs) = (one.first?[block] ?? [], two.first?[block] ?? [])
            return mine.subtracting(theirs).map { "- \($0.words) in \(name)" }.sorted()
                + theirs.subtracting(mine).map { "+ \($0.words) in \(name)" }.sorted()
        }
    }

    private static func isSame(
        _ one: Set<ConstraintSignature>?, _ other: Set<ConstraintSignature>?, isKnown: Bool
    ) -> Bool {
        let (one, other) = (one ?? [], other ?? [])
        guard one == other else { return false }
        return !isKnown || one.allSatisfy(\.isKnown) && other.allSatisfy(\.isKnown)
    }
}
