// The rule about views that are made and added again and again.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ViewMadeAgain: Rule {
    static let id: RuleID = "view-made-again"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is made and added each time a method runs"
    static let documentation = """
        # view-made-again

        A method that runs again and again (appearance, layout pass, change of size, keyboard), or one that it calls without
        asking anything, makes a view or layer and adds it to what stays. Information where a notification runs it, which may
        come once, or a tap, also under a condition.

        ## At run time
        The views of all former runs stay, one above the other, each with its constraints. What is half transparent becomes
        darker, touches reach the last one alone, and the layout becomes slower each time.

        What is removed anywhere in the class, or stands under a condition in what runs without a tap, is not reported.

        ## What to do
        Make the view once, where the class sets itself up, and only fill or show it here; or remove the old one first.

        ## Bad
        ```swift
        class Basket: UIViewController {
            private let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                showHint()
            }
            private func showHint() {
                let hint = UILabel()
                view.addSubview(hint)
                //   ^^^^^^^^^^ warning[view-made-again]: one more `hint`
                hint.snp.makeConstraints { $0.center.equalToSuperview() }
            }
        }
        ```
        ## Bad
        ```objc
        @interface Basket : UIViewController
        @end
        @implementation Basket
        - (void)viewDidLoad {
            [super viewDidLoad];
            [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(didLoadGoods) name:@"goods" object:nil];
        }
        - (void)didLoadGoods {
            [self createBottomButton];
        }
        - (void)createBottomButton {
            UIButton *button = [[UIButton alloc] init];
            [self.view addSubview:button];
            //         ^^^^^^^^^^ information[view-made-again]: one more `button`
            [button mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.bottom.equalTo(self.view);
                make.height.mas_equalTo(80);
            }];
        }
        @end
        ```
        ## Good
        ```swift
        class Basket: UIViewController {
            private var hint: UILabel?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                hint?.removeFromSuperview()
                let hint = UILabel()
                self.hint = hint
                view.addSubview(hint)
                hint.snp.makeConstraints { $0.center.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class Basket: UIViewController {
            private var isSetUp = false
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if !isSetUp {
                    isSetUp = true
                    let hint = UILabel()
                    view.addSubview(hint)
                    hint.snp.makeConstraints { $0.center.equalToSuperview() }
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard !context.code.blocks.isEmpty else { return [] }
        var rhythms = MethodRhythm.all(in: context).filter { isRepeated($0.value.occasion) }
        let told = MethodRhythm.all(from: notified(context), in: context)
        for (method, rhythm) in told where rhythms[method] == nil { rhythms[method] = rhythm }
        var reports: [FindingDraft] = []
        for number in rhythms.keys.sorted() {
            guard let rhythm = rhythms[number] else { continue }
            reports += check(context.code.facts.methods[number], rhythm, context)
        }
        return reports
    }

    private static func isRepeated(_ occasion: MethodRhythm.Occasion) -> Bool {
        switch occasion {
        case .appearance, .layoutPass, .update, .sizeChange, .keyboard, .action: true
        default: false
        }
    }

    /// The methods that a notification center is told to call.
    private static func notified(_ context: RuleContext) -> [Int: MethodRhythm] {
        var found: [Int: MethodRhythm] = [:]
        for (index, event) in context.events(named: "addObserver") {
            guard event.kind == .call, let method = context.code.method(at: index) else { continue }
            for value in event.arguments.compactMap(\.value) {
                guard case .selector(let name?) = context.tree[value].kind else { continue }
                let called = context.tree.string(name)
                for number in context.code.type(of: method).methods {
                    guard context.code.facts.methods.indices.contains(number) else { continue }
                    let callee = context.code.facts.methods[number]
                    guard callee.kind == .method, callee.name == called || context.baseName(of: callee) == called else {
                        continue
                    }
                    found[number] = MethodRhythm(occasion: .call, name: context.baseName(of: callee))
                }
            }
        }
        return found
    }

    private static func check(_ method: CodeMethod, _ rhythm: MethodRhythm, _ context: RuleContext) -> [FindingDraft] {
        let type = context.code.type(of: method)
        let events = context.code.facts.events(of: method)
        var made: Set<String> = []
        for event in events where event.kind == .assignment {
            guard let value = event.value, let target = context.targetPath(event), !target.contains(".") else {
                continue
            }
            if isMade(value, by: event, rhythm, context) {
                made.insert(target)
            } else if context.path(value) != target {
                // `self.hint = hint` keeps the new one.
                made.remove(target)
            }
        }
        guard !made.isEmpty else { return [] }
        let all = type.methods.filter { context.code.facts.methods.indices.contains($0) }
            .map { context.code.facts.methods[$0] }
        return events.compactMap { event in
            guard event.kind == .call, !event.place.isGuarded || rhythm.occasion == .action && !event.place.isLatched,
                !event.place.isCallback, event.place.block == nil,
                adds(event, context), let view = context.path(event.arguments.first?.value), made.contains(view),
                !isParameter(event.receiver, of: method, context),
                stays(context.path(event.receiver) ?? "self", made, type, context),
                let names = names(of: view, in: all, of: type, context),
                !all.contains(where: { mayTakeOut(names, in: $0, of: type, context) })
            else { return nil }
            var report = FindingDraft(event.nameRange, wording(view, rhythm, context))
            if rhythm.occasion == .call || rhythm.occasion == .action { report.severity = .information }
            return report.relating(rhythm.call, "`\(rhythm.name)` calls it here")
        }
    }

    /// Whether a value is a new view. What taps add may stand behind a condition, such as a text that is too short; a class of
    /// the program's own may take its view away by itself.
    private static func isMade(
        _ value: ExpressionID, by event: CodeEvent, _ rhythm: MethodRhythm, _ context: RuleContext
    ) -> Bool {
        guard !event.place.isCallback, let made = context.createdClass(value) else { return false }
        guard rhythm.occasion == .action else { return !event.place.isGuarded }
        return !event.place.isLatched && event.receiver == nil && context.declaresVariable(event.nameRange)
            && made.hasPrefix("UI")
    }

    private static func wording(_ view: String, _ rhythm: MethodRhythm, _ context: RuleContext) -> Phrase {
        let again: Phrase =
            switch rhythm.occasion {
            case .call: "Each notification for `\(rhythm.name)` adds one more `\(view)`: the old ones stay."
            case .action: "Each tap that runs `\(rhythm.name)` may add one more `\(view)`: the old ones stay."
            default: "Each run of `\(rhythm.name)` adds one more `\(view)`: the old ones stay."
            }
        return .sentences([again, "Create it once, or remove the old one first."])
    }

    private static func adds(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        ["addSubview", "insertSubview", "addSublayer", "insertSublayer", "addArrangedSubview"]
            .contains(context.tree.string(event.name))
    }

    /// Whether a value is what the caller hands in, which may be as new.
    private static func isParameter(_ id: ExpressionID?, of method: CodeMethod, _ context: RuleContext) -> Bool {
        guard let id, case .name(let name) = context.tree[id].kind else { return false }
        return method.parameters.contains(name)
    }

    /// Whether what is added to stays from one run to the next: the class's own view or a member that is not made anew.
    private static func stays(_ parent: String, _ made: Set<String>, _ type: CodeType, _ context: RuleContext) -> Bool {
        let head = parent.hasSuffix(".layer") ? String(parent.dropLast(6)) : parent
        if made.contains(head) { return false }
        return ["self", "view", "contentView", "layer"].contains(head) || type.members.contains { $0.name == head }
    }

    /// The names of a view: its own, and those of the members that keep it. nil where one of these is named elsewhere, from
    /// where anybody may take it out.
    private static func names(
        of view: String, in methods: [CodeMethod], of type: CodeType, _ context: RuleContext
    ) -> Set<String>? {
        var names: Set<String> = [view]
        for event in methods.lazy.flatMap({ context.code.facts.events(of: $0) }) where event.kind == .assignment {
            guard let value = event.value, context.path(value) == view, let target = context.targetPath(event) else {
                continue
            }
            let isOfObject = event.receiver != nil || context.tree.string(event.name).hasPrefix("_")
            guard target != view || isOfObject else { continue }
            guard type.members.contains(where: { $0.name == target && $0.isPrivate }) else { return nil }
            names.insert(target)
        }
        return names
    }

    /// Whether code of the class may take out what a former run has added.
    private static func mayTakeOut(
        _ names: Set<String>, in method: CodeMethod, of type: CodeType, _ context: RuleContext
    ) -> Bool {
        context.code.facts.events(of: method).contains { event in
            guard event.kind == .call else { return false }
            let name = context.tree.string(event.name).lowercased()
            if name == "viewwithtag" || context.performs(event, "removeFromSuperview") { return true }
            guard ["remove", "clear", "clean", "reset", "dismiss", "hide"].contains(where: { name.contains($0) }) else {
                return false
            }
            if name == "removeobserver" || name == "clearcolor" { return false }
            guard let path = context.path(event.receiver) else { return true }
            return names.contains(path) || !context.isMember(event.receiver, of: type, in: method)
        }
    }
}
