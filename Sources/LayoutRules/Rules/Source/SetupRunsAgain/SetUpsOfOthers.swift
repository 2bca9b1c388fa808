// Set-ups of other objects that a method which runs again calls each time.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

/// `loginView.setUp()` at every tap: the view that it belongs to makes its constraints once more.
struct SetUpsOfOthers {
    private struct Function: Hashable {
        var owner: String
        var name: String
    }

    private let context: RuleContext
    /// Methods that make constraints whenever they run, each with the first view that gets them.
    private var making: [Function: ItemID] = [:]

    /// Complexity: O(blocks).
    init(_ context: RuleContext) {
        self.context = context
        let document = context.document
        for block in document.blocks {
            guard block.kind == .make, block.guardID == .always, let owner = block.owner, let name = block.function,
                let receiver = block.receiver, document.classesThatStay.contains(owner), !block.chains.isEmpty
            else { continue }
            let function = Function(owner: owner, name: name)
            if making[function] == nil { making[function] = receiver }
        }
    }

    /// Once a method that calls.
    func reports(_ rhythms: [Int: MethodRhythm]) -> [FindingDraft] {
        guard !making.isEmpty else { return [] }
        let facts = context.code.facts
        return rhythms.keys.sorted().compactMap { number -> FindingDraft? in
            guard let rhythm = rhythms[number], Self.isRepeated(rhythm.occasion) else { return nil }
            for event in facts.events(of: facts.methods[number]) {
                guard let view = viewMadeAgain(by: event, in: facts.methods[number]) else { continue }
                let name = context.tree.string(event.name)
                var report = FindingDraft(
                    event.nameRange,
                    .sentences([
                        rhythm.sentence,
                        "`\(name)` makes constraints of `\(view)` each time, and the old ones stay active.",
                        "Call it once, and change here what should change.",
                    ])
                ).relating(rhythm.call, "`\(rhythm.name)` calls it here")
                report.severity = .information
                return report
            }
            return nil
        }
    }

    /// What an unguarded call of a method of a member makes constraints of.
    private func viewMadeAgain(by event: CodeEvent, in method: CodeMethod) -> String? {
        guard event.kind == .call, !event.place.isGuarded, !event.place.isCallback, event.place.block == nil,
            let path = context.path(event.receiver), path != "self", !path.contains("."),
            context.code.type(of: method).members.contains(where: { $0.name == path }),
            !context.code.facts.events(of: method).contains(where: {
                $0.kind == .assignment && context.targetPath($0) == path
            }),
            let type = context.className(of: event.receiver, in: method),
            let view = making[Function(owner: type, name: context.tree.string(event.name))]
        else { return nil }
        return context.document.name(of: view)
    }

    private static func isRepeated(_ occasion: MethodRhythm.Occasion) -> Bool {
        switch occasion {
        case .appearance, .layoutPass, .update, .sizeChange, .scrolling, .keyboard, .reuse, .filling, .newValue,
            .action, .selection:
            true
        default: false
        }
    }
}
