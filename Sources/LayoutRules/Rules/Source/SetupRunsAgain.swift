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
        pass or update, at every change of size, whenever the keyboard comes or goes, for every cell, when a cell is used again or
        given another value. Methods that such a method calls count
        too.

        A flag, a `nil` check, an early return, `dispatch_once`, `remake`, a view that is new each time and constraints that
        are removed first are understood, and silent. A comparison with a case (`mode == .wide`) keeps no later run out, unless
        the method changes what it asks. Setters of ordinary views and changes of the window are only
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
        //              ^^^^^^^^^^^^^^^^^^^ warning[setup-runs-again]: whenever the keyboard comes or goes
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

    static func check(_ context: RuleContext) -> [Report] {
        guard context.code.blocks.contains(where: { $0.kind == .make }) else { return [] }
        let rhythms = MethodRhythm.all(in: context)
        guard !rhythms.isEmpty else { return [] }
        return context.code.blocks.compactMap { call in
            guard call.kind == .make, let rhythm = rhythms[call.method], !call.event.place.isCallback,
                let path = call.path
            else { return nil }
            let method = context.code.method(of: call)
            guard !isGuarded(call.event.place, in: method, rhythm.occasion, context) else { return nil }
            guard !isNew(path, in: method, context), !takesOut(method, before: call.index, context),
                !MakeInReusePath.isFilling(call, context), !isObserved(path, by: method, context),
                !isRemade(path, in: rhythm, rhythms, context)
            else { return nil }
            return report(call, rhythm, context)
        }
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
        return context.code.facts.events(of: method).contains {
            $0.kind == .assignment && place.askedNames.contains($0.name)
        }
    }

    private static func report(
        _ call: CodeReading.BlockCall, _ rhythm: MethodRhythm, _ context: RuleContext
    ) -> Report {
        let remake = MakeInReusePath.remake(for: call, context)
        var report = Report(
            call.event.nameRange,
            .sentences([
                occasion(rhythm, context), "The former ones stay.",
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
        case .appearance: "Made again at every appearance, by `\(rhythm.name)`."
        case .layoutPass: "Made again in every layout pass, by `\(rhythm.name)`."
        case .update: "Made again whenever constraints are updated, by `\(rhythm.name)`."
        case .sizeChange: "Made again at every change of size or traits, by `\(rhythm.name)`."
        case .keyboard: "Made again whenever the keyboard comes or goes, by `\(rhythm.name)`."
        case .windowChange: "Made again whenever the view is added, moved or removed, by `\(rhythm.name)`."
        case .reuse: "Made again whenever the cell is used again, by `\(rhythm.name)`."
        case .cell: "Made again for every cell, also for those that are used again, by `\(rhythm.name)`."
        case .newValue: "Made again for every new value, by `\(rhythm.name)`."
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
