// The rule about constraints that are made on a background queue.

import MasonrySemantics
import SourceText

enum LayoutOffMainThread: Rule {
    static let id: RuleID = "layout-off-main-thread"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "Constraints are made on a background queue"
    static let documentation = """
        # layout-off-main-thread

        A constraint block stands in a closure that is given to a global queue, or that a camera, a photo library or a shared
        session calls on a queue of its own, and nothing leads back to the main queue; or such a closure calls a method of the
        class that makes constraints.

        ## At run time
        UIKit throws: `Modifications to the layout engine must not be performed from a background thread after it has been
        accessed from the main thread.` Older releases of iOS lay out late or crash somewhere else.

        ## What to do
        Go back to the main queue before touching views.

        ## Bad
        ```swift
        class CardView: UIView {
            let label = UILabel()
            func load() {
                DispatchQueue.global().async {
                    self.label.snp.makeConstraints { $0.edges.equalTo(self) }
                    //             ^^^^^^^^^^^^^^^ warning[layout-off-main-thread]: background
                }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let label = UILabel()
            func load() {
                DispatchQueue.global().async {
                    DispatchQueue.main.async {
                        self.label.snp.makeConstraints { $0.edges.equalTo(self) }
                    }
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.code.blocks.filter(\.event.place.isBackground).map { call in
            FindingDraft(
                call.event.nameRange,
                .sentences([
                    "Modifications to the layout engine must not be performed from a background thread: this closure runs on a background queue.",
                    "Go back to the main queue first.",
                ]))
        } + calls(context)
    }

    /// The calls on a background queue of methods that make constraints.
    private static func calls(_ context: RuleContext) -> [FindingDraft] {
        let facts = context.code.facts
        guard facts.events.contains(where: { $0.kind == .call && $0.place.isBackground && $0.place.block == nil })
        else {
            return []
        }
        // The first block of each method that runs with it.
        var makes: [Int: TextRange] = [:]
        for call in context.code.blocks where !call.event.place.isCallback && makes[call.method] == nil {
            guard !asksForThread(facts.methods[call.method], context) else { continue }
            makes[call.method] = call.event.nameRange
        }
        var pending = makes.keys.sorted()
        while let number = pending.popLast() {
            let callee = facts.methods[number]
            for (index, event) in context.events(named: context.baseName(of: callee)) {
                guard let caller = context.code.methodNumber(at: index), makes[caller] == nil,
                    isOwnCall(event, of: callee, by: facts.methods[caller], context), !event.place.isCallback,
                    !asksForThread(facts.methods[caller], context)
                else { continue }
                makes[caller] = makes[number]
                pending.append(caller)
            }
        }
        return makes.keys.sorted().flatMap { number -> [FindingDraft] in
            let callee = facts.methods[number]
            let name = context.baseName(of: callee)
            return context.events(named: name).compactMap { index, event in
                guard event.place.isBackground, let caller = context.code.method(at: index),
                    isOwnCall(event, of: callee, by: caller, context), let made = makes[number]
                else { return nil }
                return FindingDraft(
                    event.nameRange,
                    .sentences([
                        "`\(name)` makes constraints, and this closure runs on a background queue.",
                        "Modifications to the layout engine must not be performed from a background thread.",
                        "Go back to the main queue first.",
                    ])
                ).relating(made, "made here")
            }
        }
    }

    private static func isOwnCall(
        _ event: CodeEvent, of callee: CodeMethod, by caller: CodeMethod, _ context: RuleContext
    ) -> Bool {
        event.kind == .call && caller.type == callee.type && callee.kind == .method && !callee.isStatic
            && (event.receiver.map { context.path($0) == "self" } ?? true)
    }

    /// Whether a method goes another way where it is not on the main thread.
    private static func asksForThread(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        context.source(method.range).contains("MainThread")
    }
}
