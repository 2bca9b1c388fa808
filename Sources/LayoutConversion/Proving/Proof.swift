// Compares what two versions of a text make, block by block.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The constraints of one version, for comparing.
///
/// They are compared as sets, piece by piece: each piece of code stands under the same conditions and in the same loops in
/// both versions, and how often evaluation runs it does not matter. What a piece does to constraints is compared as well:
/// which it switches on and off, and the numbers that it gives them. Branches are no scenarios of the proof, therefore:
/// what stands in a branch does the same in both versions, and the same text decides whether it runs.
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
    /// What pieces do to constraints of refreshed views that they make themselves: they set the number that these are made
    /// with.
    private(set) var refreshes: [Int: Set<ConstraintSignature>] = [:]
    /// How each piece leaves the constraints that it touches.
    private var outcomes: [Int: [Touched: String]] = [:]
    let problems: Int
    private let document: LayoutDocument
    /// By its name.
    private var stages: [String: Stage] = [:]
    /// All that is made, and all that is taken away, each with its place.
    private var statements: [Statement] = []

    /// A scenario: the set-up of a class, or a method.
    private struct Stage {
        var owner: String
        /// nil for a set-up.
        var range: TextRange?
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

    /// Something of a constraint that code in one branch sets.
    private struct Touched: Hashable {
        enum Aspect { case isActive, constant, priority }

        /// nil outside of branches.
        var branch: TextOffset?
        var constraint: ConstraintSignature
        var aspect: Aspect
    }

    private struct Statement {
        var place: TextOffset
        var block: Int
        var constraint: ConstraintSignature
        var isRemoval: Bool
        /// The conditions under which it runs.
        var guardID = GuardID.always
    }

    /// - Parameters:
    ///   - blocks: The places of the pieces in this version, none of which contains part of another.
    ///   - places: From this version to the one that both are told in.
    ///   - remade: The views that have such a list, as signatures name them.
    ///   - refreshed: The views with blocks that make constraints or set their numbers, whichever is needed.
    ///   - written: What one version has instead of the other, in this one.
    init(
        _ document: LayoutDocument, blocks: [[TextRange]], places: PlaceMap..., remade: Set<String>,
        refreshed: Set<String> = [], written: [TextRange] = []
    ) {
        problems = document.problems.count + document.tree.problems.count
        self.document = document
        let maker = SignatureMaker(document, places)
        let blocks = blocks.enumerated().flatMap { block, ranges in ranges.map { (range: $0, block: block) } }
            .filter { $0.range.length > 0 }.sorted { $0.range.start < $1.range.start }
        let branches = BranchPlaces(document.tree, besides: written)
        func isRemade(_ id: MadeConstraintID) -> Bool {
            !remade.isEmpty && remade.contains(maker.name(of: document[id].firstItem))
        }
        func touched(
            _ constraint: ConstraintSignature, _ aspect: Touched.Aspect, at place: TextRange
        ) -> Touched {
            Touched(branch: branches.start(around: place).map(maker.new), constraint: constraint, aspect: aspect)
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
            // What a library makes is active when its block is over.
            if made.chain != nil, !signature.isNeverActive {
                outcomes[block, default: [:]][touched(signature, .isActive, at: made.range)] = "on"
            }
            statements.append(
                Statement(
                    place: maker.new(made.range.start), block: block, constraint: signature, isRemoval: false,
                    guardID: made.guardID))
        }
        for change in document.changes where document.isInText(change.range) {
            let isOfAlternative = document[change.constraint].chain.map {
                document.chainRecords[$0.index].isAlternative
            }
            let block = Self.block(around: change.range, blocks)
            let signature = maker.signature(change)
            // What several pieces set has no last one: a text does not say which of its methods runs first.
            let isOfPiece = block >= 0
            if case .constant = change.kind, signature.isKnown, signature.number == signature.constraint.constant,
                !refreshed.isEmpty, refreshed.contains(maker.name(of: document[change.constraint].firstItem)),
                signatures[change.constraint.index]?.block == block
            {
                refreshes[block, default: []].insert(signature.constraint)
                continue
            }
            switch change.kind {
            case .activated:
                if isOfAlternative ?? false || isRemade(change.constraint) { continue }
                outcomes[block, default: [:]][touched(signature.constraint, .isActive, at: change.range)] = "on"
                continue
            case .removed:
                if isRemade(change.constraint) { continue }
                outcomes[block, default: [:]][touched(signature.constraint, .isActive, at: change.range)] = "off"
            case .constant where isOfPiece:
                outcomes[block, default: [:]][touched(signature.constraint, .constant, at: change.range)] =
                    signature.number
            case .priority where isOfPiece:
                outcomes[block, default: [:]][touched(signature.constraint, .priority, at: change.range)] =
                    signature.number
            case .constant, .priority: break
            }
            changed[block, default: []].insert(signature)
            guard case .removed = change.kind else { continue }
            let place = maker.new(change.range.start)
            for block in blocksOf[signature.constraint] ?? [] {
                statements.append(
                    Statement(place: place, block: block, constraint: signature.constraint, isRemoval: true))
            }
        }
        // A class that stands twice, as two variants of it behind `#if` and `#else` do, has a set-up for each, and behind each
        // set-up the scenarios that begin with it.
        var setUps: [String: Int] = [:]
        for scenario in document.scenarios where scenario.branch == nil {
            let owner = scenario.owner ?? ""
            if scenario.name == nil { setUps[owner, default: 0] += 1 }
            let count = setUps[owner] ?? 0
            let variant = owner + (count > 1 ? "#\(count)" : "")
            let range = scenario.range.map { TextRange(maker.new($0.start), maker.new($0.end)) }
            let name = "\(variant)|\(scenario.name ?? "")"
            active[name] = active[name] ?? [:]
            stages[name] = Stage(owner: variant, range: range)
            for id in scenario.active {
                guard let (block, signature) = signatures[id.index], !isRemade(id) else { continue }
                active[name, default: [:]][block, default: []].insert(signature)
            }
        }
    }

    private static func block(around range: TextRange, _ blocks: [(range: TextRange, block: Int)]) -> Int {
        let place = blocks.partitionPoint { $0.range.start > range.start } - 1
        guard place >= 0, blocks[place].range.contains(range) else { return -1 }
        return blocks[place].block
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
            if outcomes[block] ?? [:] != other.outcomes[block] ?? [:] { result.insert(block) }
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

    /// Whether a piece sets the numbers of what it makes: of all, or of what is no number that is known.
    func refreshes(_ block: Int, all: Bool) -> Bool {
        (made[block] ?? []).allSatisfy { constraint in
            let isFixed = constraint.constant.flatMap { Double($0) } != nil
            return !all && isFixed || (refreshes[block] ?? []).contains(constraint)
        }
    }

    /// What is active in a scenario. Where this version has none at that place, its code makes and takes away the same as in
    /// the other one, or there is a difference: what stood before, and what the statements of the method do, all of them or
    /// those alone that stand under no condition.
    private func active(in name: String, as other: ConstraintSets) -> [[Int: Set<ConstraintSignature>]] {
        if let own = active[name] { return [own] }
        guard let stage = other.stages[name], let range = stage.range else { return [[:]] }
        let before = active["\(stage.owner)|"] ?? [:]
        return [run(range, on: before) { _ in true }, run(range, on: before) { $0.guardID == .always }]
    }

    /// What is active behind the statements of a place.
    private func run(
        _ range: TextRange, on before: [Int: Set<ConstraintSignature>], if isChosen: (Statement) -> Bool
    ) -> [Int: Set<ConstraintSignature>] {
        var result = before
        for statement in statements
        where range.start <= statement.place && statement.place < range.end && isChosen(statement) {
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
            + outcomeMismatch(with: other, ofBlock: block) + scenarioMismatch(with: other, ofBlock: block)
    }

    /// The constraints that one of the two leaves otherwise.
    private func outcomeMismatch(with other: ConstraintSets, ofBlock block: Int) -> [String] {
        let (one, two) = (outcomes[block] ?? [:], other.outcomes[block] ?? [:])
        func words(_ sign: String, _ mine: [Touched: String], _ theirs: [Touched: String]) -> [String] {
            mine.filter { theirs[$0.key] != $0.value }.map { touched, state in
                let branch = touched.branch.map { " at \($0.utf8)" } ?? ""
                return "\(sign) \(touched.constraint.words) is \(state)\(branch)"
            }.sorted()
        }
        return words("-", one, two) + words("+", two, one)
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
