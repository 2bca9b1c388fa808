// What a rule's check may read.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// One analysed file with its solutions, and what several rules need of them, computed once. A class, because rules hand
/// it to closures, each of which would keep a copy of all that is in it.
package final class RuleContext: Sendable {
    package let document: LayoutDocument
    /// Every scenario on every screen, in the order of the document.
    package let solved: [SolvedScenario]
    /// The items of which less than everything is known.
    let reliability: Reliability
    /// The conflicts, each once.
    let conflicts: [ConflictGroup]
    /// Those that rest on how far the safe area of a controller's view reaches into it, each with that view.
    let conflictsOfSafeAreas: [(group: ConflictGroup, root: ItemID)]
    /// The degrees of freedom, each once.
    let freedoms: [FreedomGroup]

    /// The optional constraints that do not hold, each once.
    let optionalFailures: [OptionalFailure]

    let blocksByItem: BlocksByItem

    let madeByHand: MadeByHand

    let chainIndex: ChainIndex
    /// The code around the blocks of a source file.
    let code: CodeReading
    /// The frames that may be wrong.
    let frameReadings: [FrameReading]

    /// The same file, where its code asks for its device, on that of its first screen, and on those of others where something
    /// clashes.
    let onDevices: [RuleContext]
    /// Whether its numbers are those of one device, and wrong on all others.
    let isOnDevice: Bool

    /// What the configuration sets, by rule and the option's name.
    let options: [RuleID: [String: RuleOptionValue]]

    package init(
        document: LayoutDocument, solved: [SolvedScenario],
        onDevices: [(document: LayoutDocument, solved: [SolvedScenario])] = [], isOnDevice: Bool = false,
        options: [RuleID: [String: RuleOptionValue]] = [:]
    ) {
        self.isOnDevice = isOnDevice
        self.onDevices = onDevices.enumerated().compactMap { place, device in
            guard place == 0 || !device.solved.allSatisfy(\.solution.conflicts.isEmpty) else { return nil }
            return RuleContext(document: device.document, solved: device.solved, isOnDevice: true, options: options)
        }
        self.document = document
        self.solved = solved
        self.options = options
        chainIndex = ChainIndex(document: document)
        code = CodeReading(document: document)
        blocksByItem = BlocksByItem(of: document)
        madeByHand = MadeByHand(of: document)
        let conflicts = ConflictGroup.all(in: solved, of: document)
        let certainty = ConflictCertainty(document: document)
        let uncalled = UncalledMethods(document: document, code: code)
        let called = conflicts.filter {
            !document.scenarios.indices.contains($0.scenario)
                || !uncalled.contains(document.scenarios[$0.scenario])
        }
        self.conflicts = called.filter { certainty.isCertain($0) }
        let safeAreas = SafeAreaConflicts(document: document, certainty: certainty)
        conflictsOfSafeAreas = called.compactMap { conflict in
            safeAreas.root(of: conflict, in: solved[conflict.solvedIndex]).map { (conflict, $0) }
        }
        reliability = Reliability(document: document, conflicts: conflicts)
        frameReadings = FrameReading.all(in: solved, reliability: reliability)
        let optionalFailures = OptionalFailure.all(in: solved, of: document, reliability: reliability)
        self.optionalFailures = optionalFailures
        freedoms = FreedomGroup.all(in: solved, of: document, reliability: reliability)
            .filter { !$0.comes(from: optionalFailures, of: document) }
    }

    /// The conflicts on the devices that are none on every device: each with the first device that has it, and the names of
    /// all.
    var conflictsOnDevices: [(group: ConflictGroup, device: RuleContext, names: [String])] {
        guard !onDevices.isEmpty else { return [] }
        let known = Set(conflicts.map { $0.places(in: document) })
        var result: [(group: ConflictGroup, device: RuleContext, names: [String])] = []
        for device in onDevices {
            for group in device.conflicts {
                let places = group.places(in: device.document)
                guard !known.contains(places) else { continue }
                let name = device.screenName(group.screens.first ?? 0)
                if let same = result.firstIndex(where: { $0.group.places(in: $0.device.document) == places }) {
                    if !result[same].names.contains(name) { result[same].names.append(name) }
                } else {
                    result.append((group, device, [name]))
                }
            }
        }
        return result
    }

    var tree: SyntaxTree { document.tree }
    var text: SourceText { document.tree.text }

    /// The text of `range`.
    func source(_ range: TextRange) -> String { text[range] }

    /// The 1-based line of `range`, for messages.
    func line(_ range: TextRange) -> Int { text.lineNumber(at: range.start) }

    /// Whether the file names a macro, or a header of the project defines it.
    func defines(_ macro: String) -> Bool { tree.names.find(macro) != nil || document.flags.contains(macro) }

    /// The name of a screen; empty for one that does not exist.
    func screenName(_ index: Int) -> String {
        document.screens.indices.contains(index) ? document.screens[index].screen.name : ""
    }

    /// The name of a scenario; nil for the base.
    func scenarioName(_ index: Int) -> String? {
        document.scenarios.indices.contains(index) ? document.scenarios[index].name : nil
    }

    /// The scenario with an index.
    func scenario(_ index: Int) -> Scenario? {
        document.scenarios.indices.contains(index) ? document.scenarios[index] : nil
    }

    /// Whether the item at an index is a guide that the system places.
    func isSystemGuide(_ index: Int) -> Bool {
        switch document.items[index].layout.kind {
        case .view, .scrollView, .guide: false
        default: true
        }
    }
}
