// The rule about constraints that are made again at each run of a method.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum SetupRunsAgain: Rule {
    static let id: RuleID = "setup-runs-again"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A method that runs again makes constraints each time"
    static let documentation = """
        # setup-runs-again

        Constraints are made, without a guard, in a method that runs again and again: at every appearance, in every
        layout pass or update, at every change of size, at every step of scrolling, whenever the keyboard appears or
        disappears, for every cell, header or footer, when a cell is reused, selected or pressed (`setSelected(_:animated:)`),
        configured for a row (`configure(with:)`, `bind(_:)`, `render(_:)`, `fill(_:)`, `populate(_:)`) or given another
        value, and at every tap of a control. Methods that such a method calls count, too, and what subclasses in the file
        have instead of them; those of a view that the class keeps are information.

        Recognized, and not reported, are a flag, a `nil` check, an early return, `dispatch_once`, `remake`, a view
        that is new each time (also one that the caller makes anew before), cells that a list makes for each row, taps that
        lay a view over the whole screen, a view that the class removes from its superview, and constraints that are removed
        first. A comparison with a case (`mode == .wide`) does not prevent a later run, unless the method, or one that
        it calls, changes what is compared. Setters of ordinary views, changes of the window, headers, and taps are only
        information: many of them run once. So is a method that creates a view only if there is none yet, but makes its
        constraints every time, and one that is called both as the object is set up and by a method that answers events
        (`show…`, `reload…`, `update…`), or by two of these; and one that not only the set-up calls, if it remakes the
        constraints of another view that the class keeps, or those of the same view in another branch; and one by which
        others hand an ordinary view what it shows (`configure…`, `set…`, `update…`). Constraints that are
        remade at every step of scrolling are information, too. Several blocks of one method are one finding, and so are
        constraints of anchors that it activates without keeping them.

        ## At run time
        Each run adds the same constraints once more. A later update changes only one of the copies, and then they
        conflict: `Unable to simultaneously satisfy constraints.`

        ## What to do
        Make the constraints once, where the view is set up; remake or update them here.

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
        ## Bad
        ```swift
        class Ticker: UIView {
            private let dial = UIView()
            private var mode = Mode.narrow
            func setUp() {
                addSubview(dial)
            }
            override func updateConstraints() {
                if mode == .wide {
                    dial.snp.makeConstraints { $0.edges.equalToSuperview() }
                    //       ^^^^^^^^^^^^^^^ warning[setup-runs-again]: whenever constraints are updated
                }
                super.updateConstraints()
            }
        }
        ```
        ## Good
        ```swift
        class Ticker: UIView {
            private let dial = UIView()
            private var mode = Mode.fresh
            func setUp() {
                addSubview(dial)
            }
            override func updateConstraints() {
                if mode == .fresh {
                    mode = .placed
                    dial.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                super.updateConstraints()
            }
        }
        ```
        ## Bad
        ```objc
        @interface PNLetterController : UIViewController
        @property (nonatomic) UIView *paper;
        @end
        @implementation PNLetterController
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.paper];
        }
        - (void)keyboardWillShow:(NSNotification *)note {
            [self.paper mas_remakeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self.view).insets(UIEdgeInsetsMake(0, 0, 200, 0));
            }];
        }
        - (void)keyboardWillHide:(NSNotification *)note {
            [self.paper mas_makeConstraints:^(MASConstraintMaker *make) {
        //              ^^^^^^^^^^^^^^^^^^^ warning[setup-runs-again]: whenever the keyboard appears or disappears
                make.edges.equalTo(self.view);
            }];
        }
        @end
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

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard !context.code.blocks.isEmpty else { return [] }
        var rhythms = MethodRhythm.all(in: context)
        for (method, rhythm) in lazySetUps(besides: rhythms, context) { rhythms[method] = rhythm }
        let callers = SeveralCallers(context)
        let deduced = callers.all() + callers.remaking() + context.methodsOfBranches()
        for (method, rhythm) in deduced where rhythms[method] == nil { rhythms[method] = rhythm }
        guard !rhythms.isEmpty else { return [] }
        var calls: [Int: [CodeReading.BlockCall]] = [:]
        var order: [Int] = []
        for call in context.code.blocks {
            guard let rhythm = rhythms[call.method], isMadeAgain(call, rhythm, rhythms, context) else { continue }
            if calls[call.method] == nil { order.append(call.method) }
            calls[call.method, default: []].append(call)
        }
        let made = order.compactMap { method -> FindingDraft? in
            guard let rhythm = rhythms[method], let all = calls[method], let first = all.first else { return nil }
            return report(first, all.dropFirst(), rhythm, context)
        }
        return made + anchorsMadeAgain(rhythms, context) + remadeWhileScrolling(rhythms, context)
            + SetUpsOfOthers(context).reports(rhythms)
    }

    static func isMadeAgain(
        _ call: CodeReading.BlockCall, _ rhythm: MethodRhythm, _ rhythms: [Int: MethodRhythm], _ context: RuleContext
    ) -> Bool {
        guard call.kind == .make, !call.event.place.isCallback, let path = call.path,
            !context.leavesItsSuperview(path, of: call)
        else { return false }
        let method = context.code.method(of: call)
        if rhythm.call != nil || rhythm.isDeduced, context.isMadeAnewByCallers(path, of: method) { return false }
        // What stands in a bar is not covered.
        if rhythm.occasion == .action, context.coversAll(method), context.events(named: "UIBarButtonItem").isEmpty {
            return false
        }
        if case .branch(let view) = rhythm.occasion {
            return view == path && context.isMadeInOtherBranch(call) && !isNew(path, of: call, rhythm.occasion, context)
                && !context.takesOut(method, before: call)
        }
        if rhythm.occasion == .call {
            return !call.event.place.isGuarded && isMadeOnce(path, before: call, in: method, context)
                && !context.takesOut(method, before: call)
        }
        let isAsked = rhythm.occasion == .filling || rhythm.occasion == .action
        if isAsked || rhythm.isDeduced, context.mayTakeOut(before: call) { return false }
        if rhythm.isDeduced, call.event.place.isConditional { return false }
        // A view of the program's own may leave its superview by itself.
        if rhythm.occasion == .action, !context.staysInSuperview(call) { return false }
        return !isGuarded(call.event.place, in: method, rhythm.occasion, context)
            && !isNew(path, of: call, rhythm.occasion, context)
            && !context.takesOut(method, before: call) && !isSaidOfReuse(call, context)
            && !isObserved(path, by: method, context) && !isRemade(path, in: rhythm, rhythms, context)
            && !context.isBehindMacro(call, in: method)
    }

    /// Whether `make-in-reuse-path` says so: it names what the constraints are made of.
    private static func isSaidOfReuse(_ call: CodeReading.BlockCall, _ context: RuleContext) -> Bool {
        let name = context.code.method(of: call).nameRange
        let called = context.events(named: context.source(name)).contains { $0.event.kind == .call }
        return !called && MakeInReusePath.isSaid(of: call, [], context)
    }

    /// Methods that make a view only where there is none yet, so that they run again, and its constraints in any case.
    private static func lazySetUps(
        besides rhythms: [Int: MethodRhythm], _ context: RuleContext
    ) -> [(Int, MethodRhythm)] {
        var found: [(Int, MethodRhythm)] = []
        for call in context.code.blocks where call.kind == .make && rhythms[call.method] == nil {
            let method = context.code.method(of: call)
            guard found.last?.0 != call.method, method.kind == .method, !method.parameters.isEmpty,
                !method.name.hasPrefix("init"), let path = call.path, !call.event.place.isGuarded,
                isMadeOnce(path, before: call, in: method, context)
            else { continue }
            let rhythm = MethodRhythm(occasion: .call, name: context.baseName(of: method))
            found.append((call.method, rhythm))
        }
        return found
    }

    /// Whether the method makes the view before, under a condition that asks for the view.
    private static func isMadeOnce(
        _ path: String, before call: CodeReading.BlockCall, in method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        context.code.type(of: method).members.contains { $0.name == path }
            && context.code.facts.events[method.events.lowerBound..<call.index].contains { event in
                event.kind == .assignment && event.place.isLatched && context.targetPath(event) == path
                    && isBehindQuestion(for: path, event, in: method, context)
            }
    }

    /// Whether the last condition before an assignment asks whether there is the view already.
    private static func isBehindQuestion(
        for path: String, _ event: CodeEvent, in method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        let tokens = context.words(in: TextRange(method.range.start, event.range.start), last: 16)
        guard let start = tokens.lastIndex(of: "if"), let end = tokens[start...].firstIndex(of: "{") else {
            return false
        }
        let condition = tokens[start..<end]
        let asksForView = condition.contains { $0 == path || $0 == "_" + path }
        return asksForView && condition.contains { $0 == "!" || $0 == "nil" || $0 == "NULL" }
    }

    /// Whether a condition keeps later runs out. One that compares a state with a case lets them in as often as the method
    /// runs in that state; what runs once for each state is another matter.
    private static func isGuarded(
        _ place: CodePlace, in method: CodeMethod, _ occasion: MethodRhythm.Occasion, _ context: RuleContext
    ) -> Bool {
        guard place.isGuarded, !place.isLatched else { return place.isGuarded }
        switch occasion {
        case .newValue, .windowChange: return true
        default: break
        }
        return changes(place.askedNames, in: method, context)
    }

    /// Whether the method, or one of its class that it calls, changes what a comparison asks.
    private static func changes(_ names: [Name], in method: CodeMethod, _ context: RuleContext) -> Bool {
        let type = context.code.type(of: method)
        var seen = [method.range]
        var pending = [method]
        while let next = pending.popLast() {
            let events = context.code.facts.events(of: next)
            if events.contains(where: { $0.kind == .assignment && names.contains($0.name) }) { return true }
            let calls = Set(events.lazy.filter { $0.kind == .call }.map { context.tree.string($0.name) })
            for number in type.methods where context.code.facts.methods.indices.contains(number) {
                let callee = context.code.facts.methods[number]
                guard calls.contains(context.baseName(of: callee)), !seen.contains(callee.range) else { continue }
                seen.append(callee.range)
                pending.append(callee)
            }
        }
        return false
    }

    private static func report(
        _ call: CodeReading.BlockCall, _ others: ArraySlice<CodeReading.BlockCall>, _ rhythm: MethodRhythm,
        _ context: RuleContext
    ) -> FindingDraft {
        let remake = MakeInReusePath.remake(for: call, context)
        var report = FindingDraft(
            call.event.nameRange,
            .sentences([
                rhythm.sentence, "The old ones stay active.",
                others.isEmpty ? nil : "\(others.count) more of the method's blocks do the same.",
                "Make them where the view is set up, or remake them here.",
            ])
        )
        // A second remake of one view would take out what the first has made.
        let all = [call] + others
        let single = all.filter { one in all.filter { $0.path == one.path }.count == 1 || one.index == call.index }
        let edits = single.map { TextEdit($0.event.nameRange, MakeInReusePath.remake(for: $0, context)) }
        report = report.fixing("Change to `\(remake)`", .unsafe, edits)
        report = report.relating(rhythm.call, "`\(rhythm.name)` calls it here")
        for other in others.prefix(8) { report = report.relating(other.event.nameRange, "made again, too") }
        let isCell = context.code.type(of: context.code.method(of: call)).role == .cell
        switch rhythm.occasion {
        case .windowChange, .call, .action, .section, .showing, .several, .remaking, .branch:
            report.severity = .information
        case .newValue where !isCell: report.severity = .information
        default: break
        }
        return report
    }

    /// Whether the view is made in the method, or is one that the method is given; not one of a cell that is used again.
    private static func isNew(
        _ path: String, of call: CodeReading.BlockCall, _ occasion: MethodRhythm.Occasion, _ context: RuleContext
    ) -> Bool {
        let method = context.code.method(of: call)
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
        if isAddedToNew(path, before: call, in: method, context) { return true }
        if isDequeued || isDeclaredInHeader(call, occasion, context) { return false }
        // Neither made here nor a member: a variable of a loop, a binding, an inherited view.
        return !type.members.contains { $0.name == head } && !["view", "contentView", "tableView"].contains(head)
            && !context.code.facts.methods[type.methods].contains { $0.name == head }
    }

    /// Whether the method puts the view into one that is new each time: it leaves its former superview, and what tied the two
    /// is gone.
    private static func isAddedToNew(
        _ path: String, before call: CodeReading.BlockCall, in method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        var made: Set<String> = []
        for event in context.code.facts.events[method.events.lowerBound..<max(method.events.lowerBound, call.index)] {
            if event.kind == .assignment, event.receiver == nil, !event.place.isGuarded, let value = event.value,
                context.createdClass(value) != nil, let target = context.targetPath(event)
            {
                made.insert(target)
            }
            guard event.kind == .call, ["addSubview", "addArrangedSubview"].contains(context.tree.string(event.name)),
                context.path(event.arguments.first?.value) == path, let owner = context.path(event.receiver),
                let head = owner.split(separator: ".").first
            else { continue }
            if made.contains(String(head)) { return true }
        }
        return false
    }

    /// Whether the receiver is spelt as what the header declares: no local of Objective-C is written so.
    private static func isDeclaredInHeader(
        _ call: CodeReading.BlockCall, _ occasion: MethodRhythm.Occasion, _ context: RuleContext
    ) -> Bool {
        guard context.tree.dialect == .objectiveC, let receiver = call.event.receiver else { return false }
        let text = context.source(context.tree[receiver].range)
        if text.hasPrefix("_") { return !text.contains(".") }
        switch occasion {
        // A view of the superclass, too: it is not another one at each pass.
        case .layoutPass, .update: return text.hasPrefix("self.") && !text.dropFirst(5).contains(".")
        default: return false
        }
    }

    /// Whether the same run remakes the constraints of the view, too, or takes them out.
    private static func isRemade(
        _ path: String, in rhythm: MethodRhythm, _ rhythms: [Int: MethodRhythm], _ context: RuleContext
    ) -> Bool {
        let isRemade = context.code.blocks.contains { other in
            other.kind == .remake && other.path == path && !other.event.place.isGuarded
                && rhythms[other.method]?.name == rhythm.name
        }
        return isRemade
            || rhythms.contains { number, other in
                other.name == rhythm.name
                    && context.code.facts.events(of: context.code.facts.methods[number]).contains { event in
                        event.kind == .call && event.name.word == .removeConstraints && !event.place.isGuarded
                            && context.path(event.receiver) == path
                    }
            }
    }

    /// Whether the view is the one that was just set.
    private static func isObserved(_ path: String, by method: CodeMethod, _ context: RuleContext) -> Bool {
        guard let member = MethodRhythm.observed(by: method, context) else { return false }
        return member.isOutlet || path == member.name || path.hasPrefix(member.name + ".")
    }
}
