// The rule about constraints that are made again at each run of a method.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum SetupRunsAgain: Rule {
    static let id: RuleID = "setup-runs-again"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A method that runs again makes constraints each time"
    static let documentation = """
        # setup-runs-again

        Constraints are made, without a guard, in a method that runs again and again: at every appearance, in every layout
        pass or update, for every cell, when a cell is used again or given another value. Methods that such a method calls count
        too.

        A flag, a `nil` check, an early return, `dispatch_once`, `remake`, a view that is new each time and constraints that
        are removed first are understood, and silent. Setters of ordinary views and changes of the window are only
        information: many of them run once.

        ## At run time
        Each run adds the same constraints once more. A later update changes only one of them, and then they contradict each
        other: `Unable to simultaneously satisfy constraints.`

        ## What to do
        Make the constraints where the view is set up, once; remake or update them here.

        ## Bad
        ```swift
        class Radar: UIViewController {
            private let dial = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(dial)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                dial.snp.makeConstraints { $0.edges.equalToSuperview() }
                //       ^^^^^^^^^^^^^^^ warning[setup-runs-again]: at every appearance
            }
        }
        ```
        ## Fixed
        ```swift
        class Radar: UIViewController {
            private let dial = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(dial)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                dial.snp.remakeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class Radar: UIViewController {
            private let dial = UIView()
            private var isPlaced = false
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard !isPlaced else { return }
                isPlaced = true
                view.addSubview(dial)
                dial.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        guard context.code.blocks.contains(where: { $0.kind == .make }) else { return [] }
        let rhythms = MethodRhythm.all(in: context)
        guard !rhythms.isEmpty else { return [] }
        return context.code.blocks.compactMap { call in
            guard call.kind == .make, let rhythm = rhythms[call.method], !call.event.place.isGuarded,
                !call.event.place.isCallback, let path = call.path
            else { return nil }
            let method = context.code.method(of: call)
            guard !isNew(path, in: method, context), !takesOut(method, before: call.index, context),
                !MakeInReusePath.isFilling(call, context), !isObserved(path, by: method, context)
            else { return nil }
            return report(call, rhythm, context)
        }
    }

    private static func report(
        _ call: CodeReading.BlockCall, _ rhythm: MethodRhythm, _ context: RuleContext
    ) -> Report {
        let remake = MakeInReusePath.remake(for: call, context)
        var report = Report(
            call.event.nameRange,
            .sentences([
                occasion(rhythm, context), "The same constraints are made once more each time.",
                "Make them where the view is set up, or remake them here.",
            ])
        ).fixing("Change to `\(remake)`", .unsafe, [.init(call.event.nameRange, remake)])
        report = report.relating(rhythm.call, "`\(rhythm.name)` calls it here")
        let isCell = context.code.type(of: context.code.method(of: call)).role == .cell
        if rhythm.occasion == .windowChange || (rhythm.occasion == .newValue && !isCell) {
            report.severity = .information
        }
        return report
    }

    private static func occasion(_ rhythm: MethodRhythm, _ context: RuleContext) -> Phrase {
        switch rhythm.occasion {
        case .appearance: "`\(rhythm.name)` runs at every appearance."
        case .layoutPass: "`\(rhythm.name)` runs in every layout pass."
        case .update: "`\(rhythm.name)` runs whenever constraints are updated."
        case .windowChange: "`\(rhythm.name)` runs whenever the view is added, moved or removed."
        case .reuse: "`\(rhythm.name)` runs whenever the cell is used again."
        case .cell: "`\(rhythm.name)` runs for every cell, also for those that are used again."
        case .newValue: "`\(rhythm.name)` runs for every new value."
        }
    }

    /// Whether the view is made in the method, or is one that the method is given; not one of a cell that is used again.
    private static func isNew(_ path: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        let head = path.split(separator: ".", maxSplits: 1).first.map(String.init) ?? path
        guard head != "self" else { return false }
        if method.parameters.contains(where: { context.tree.string($0) == head }) { return true }
        let type = context.code.type(of: method)
        var isDequeued = false
        for event in context.code.facts.events(of: method) where event.kind == .assignment {
            let target = context.targetPath(event)
            if target == path { return true }
            guard target == head else { continue }
            guard let value = event.value, context.source(context.tree[value].range).contains("dequeue") else {
                // A branch that makes the cell where none could be used again.
                if event.place.isGuarded { continue }
                return true
            }
            isDequeued = true
        }
        if isDequeued { return false }
        // Neither made here nor a member: a variable of a loop, a binding, an inherited view.
        return !type.members.contains { $0.name == head } && !["view", "contentView", "tableView"].contains(head)
            && !context.code.facts.methods[type.methods].contains { $0.name == head }
    }

    /// Whether the method takes constraints or views out before it makes new ones.
    private static func takesOut(_ method: CodeMethod, before index: Int, _ context: RuleContext) -> Bool {
        guard method.events.contains(index) else { return false }
        return context.code.facts.events[method.events].contains { event in
            switch event.name.word {
            case .removeFromSuperview, .removeConstraints, .uninstall, .deactivate: return true
            default: return context.tree.string(event.name) == "removeConstraint"
            }
        }
    }

    /// Whether the view is the one that was just set.
    private static func isObserved(_ path: String, by method: CodeMethod, _ context: RuleContext) -> Bool {
        guard let member = MethodRhythm.observed(by: method, context) else { return false }
        return member.isOutlet || path == member.name || path.hasPrefix(member.name + ".")
    }
}
