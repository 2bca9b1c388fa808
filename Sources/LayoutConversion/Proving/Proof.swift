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

    /// - Parameters:
    ///   - blocks: The places of the blocks in this version, in written order.
    ///   - places: From this version to the one that both are told in.
    ///   - remade: The views that have such a list, as signatures name them.
    init(_ document: LayoutDocument, blocks: [TextRange], places: PlaceMap..., remade: Set<String>) {
        problems = document.problems.count + document.tree.problems.count
        let maker = SignatureMaker(document, places)
        func isRemade(_ id: MadeConstraintID) -> Bool {
            !remade.isEmpty && remade.contains(maker.name(of: document[id].firstItem))
        }
        var signatures: [(block: Int, signature: ConstraintSignature)?] = []
        signatures.reserveCapacity(document.constraints.count)
        for index in document.constraints.indices {
            let made = document.constraints[index]
            let isAlternative = made.chain.map { document.chainRecords[$0.index].isAlternative } ?? false
            // Code of other files is no part of either version.
            guard !isAlternative, document.isInText(made.range) else {
                signatures.append(nil)
                continue
            }
            let block = Self.block(around: made.range, blocks)
            let signature = maker.signature(MadeConstraintID(index))
            signatures.append((block, signature))
            self.made[block, default: []].insert(signature)
        }
        for change in document.changes where document.isInText(change.range) {
            if case .removed = change.kind, isRemade(change.constraint) { continue }
            let block = Self.block(around: change.range, blocks)
            changed[block, default: []].insert(maker.signature(change))
        }
        for scenario in document.scenarios {
            let name = "\(scenario.owner ?? "")|\(Self.name(of: scenario, document) { maker.new($0) })"
            for id in scenario.active {
                guard let (block, signature) = signatures[id.index], !isRemade(id) else { continue }
                active[name, default: [:]][block, default: []].insert(signature)
            }
        }
    }

    /// What a scenario is called in both versions: where two would have one name they have lines, which are others there.
    private static func name(
        of scenario: Scenario, _ document: LayoutDocument, _ place: (TextOffset) -> TextOffset
    ) -> String {
        guard let name = scenario.name, let branch = scenario.branch else { return scenario.name ?? "" }
        let line = " (line \(document.tree.text.lineNumber(at: branch.start)))"
        return name.hasSuffix(line) ? name.dropLast(line.count) + " at \(place(branch.start).utf8)" : name
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
        for (name, sets) in active {
            guard let others = other.active[name] else { continue }
            for block in Array(blocks) + [-1] where !Self.isSame(sets[block], others[block], isKnown: false) {
                result.insert(block)
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
        active.keys.sorted().flatMap { name -> [String] in
            guard let one = active[name], let two = other.active[name] else { return [] }
            let (mine, theirs) = (one[block] ?? [], two[block] ?? [])
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
