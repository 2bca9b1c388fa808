// The rule about methods that set a class up and are called a second time.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum SetUpTwice: Rule {
    static let id: RuleID = "set-up-twice"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A method that makes constraints is called a second time"
    static let documentation = """
        # set-up-twice

        A class calls a method that makes views or constraints although it has run already: the initializer or `viewDidLoad`
        of its superclass calls the same method, which the class overrides or inherits; or `init` and `initWithFrame:` of a view both
        call it (`[super init]` calls `initWithFrame:`); or both an initializer and the `viewDidLoad` of a controller call
        it. Information where an action or a callback calls a method that the class's own set-up has called.

        What asks first whether there is a view already, views that are taken out of their superview, and constraints that are
        removed before are not reported.

        ## At run time
        Views that the method makes are there twice, one above the other; all constraints are there twice. A later update
        changes only one of two, and then they contradict each other.

        ## What to do
        Take the second call out. Where it is to change something, say that in a method of its own, and remake or update there.

        ## Bad
        ```swift
        class BaseCell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                setUpViews()
            }
            func setUpViews() {}
        }
        final class PriceCell: BaseCell {
            private let price = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                setUpViews()
        //      ^^^^^^^^^^ warning[set-up-twice]: `BaseCell` has called `setUpViews` already
            }
            override func setUpViews() {
                contentView.addSubview(price)
                price.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
            }
        }
        ```
        ## Bad
        ```objc
        @interface SignInController : UIViewController
        @property (nonatomic, strong) UILabel *hint;
        @end
        @implementation SignInController
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.hint];
            [self setUpConstraints];
        }
        - (void)setUpConstraints {
            [self.hint mas_makeConstraints:^(MASConstraintMaker *make) {
                make.center.equalTo(self.view);
            }];
        }
        - (void)signIn:(NSString *)name {
            if (name.length == 0) {
                self.hint.text = @"Who are you?";
                [self setUpConstraints];
        //            ^^^^^^^^^^^^^^^^ information[set-up-twice]: once more
            }
        }
        @end
        ```
        ## Good
        ```swift
        class BaseCell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                setUpViews()
            }
            func setUpViews() {}
        }
        final class PriceCell: BaseCell {
            private let price = UILabel()
            override func setUpViews() {
                contentView.addSubview(price)
                price.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
            }
        }
        ```
        ## Good
        ```swift
        class SignInController: UIViewController {
            private let hint = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                setUpViews()
            }
            private func setUpViews() {
                hint.removeFromSuperview()
                view.addSubview(hint)
                hint.snp.makeConstraints { $0.center.equalToSuperview() }
            }
            @objc private func signIn() {
                setUpViews()
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.code.blocks.contains(where: { $0.kind == .make }) else { return [] }
        let leaving = Set(
            context.events(named: Word.removeFromSuperview.spelling).compactMap { index, event -> NamedView? in
                guard let path = context.path(event.receiver), let method = context.code.method(at: index) else {
                    return nil
                }
                return NamedView(type: method.type, path: path)
            })
        return afterSuperclass(leaving, context) + bothInitializers(leaving, context)
            + initializerAndLoading(leaving, context) + later(leaving, context)
    }

    // MARK: Behind a superclass

    private static func afterSuperclass(_ leaving: Set<NamedView>, _ context: RuleContext) -> [FindingDraft] {
        guard !context.document.secondSetUps.isEmpty else { return [] }
        let methods = Dictionary(
            context.code.facts.methods.enumerated().map { ($0.element.range, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        // A class that stands in another one runs there once more.
        var seen: Set<TextRange> = []
        return context.document.secondSetUps.filter { seen.insert($0.call).inserted }.compactMap { second in
            guard let method = methods[second.method], let block = lasting(of: method, leaving, orNew: true, context),
                !isMadeBetween(block.path, before: second.call, context)
            else { return nil }
            return FindingDraft(
                second.call,
                second.superclass.map { existsTwice(second.name, sinceRunBy: $0) }
                    ?? "The superclass has called `\(second.name)` already: its constraints exist twice. Remove this call."
            )
        }
    }

    /// Whether the method that calls makes the view itself, behind what its superclass did: then there was none yet.
    private static func isMadeBetween(_ path: String?, before call: TextRange, _ context: RuleContext) -> Bool {
        guard let path else { return false }
        return context.code.facts.methods.contains { method in
            method.range.contains(call)
                && context.code.facts.events(of: method).contains { event in
                    event.kind == .assignment && event.range.end <= call.start && event.value != nil
                        && context.targetPath(event) == path
                }
        }
    }

    private static func existsTwice(_ method: String, sinceRunBy first: String) -> Phrase {
        "`\(first)` has called `\(method)` already: its constraints exist twice. Remove this call."
    }

    // MARK: Two initializers

    /// `init` of `UIView` calls `initWithFrame:`, so that a view that overrides both and sets itself up in each does so twice.
    private static func bothInitializers(_ leaving: Set<NamedView>, _ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .objectiveC else { return [] }
        let methods = context.code.facts.methods
        return context.code.facts.types.filter { $0.role == .view }.compactMap { type in
            let own = type.methods.filter { methods.indices.contains($0) && !methods[$0].isStatic }
            guard let plain = own.first(where: { methods[$0].name == "init" }),
                let framed = own.first(where: { methods[$0].name == "initWithFrame:" }),
                callsSuper("init", methods[plain], context), callsSuper("initWithFrame", methods[framed], context)
            else { return nil }
            let twice = Set(ownCalls(methods[framed], context).map { context.tree.string($0.name) })
            guard
                let call = ownCalls(methods[plain], context).first(where: {
                    twice.contains(context.tree.string($0.name))
                }),
                let callee = own.first(where: { methods[$0].name == context.tree.string(call.name) }),
                lasting(of: callee, leaving, orNew: true, context) != nil
            else { return nil }
            return FindingDraft(
                call.nameRange,
                existsTwice(methods[callee].name, sinceRunBy: "initWithFrame:"))
        }
    }

    /// What both an initializer of a controller and its `viewDidLoad` call runs in each controller that is shown twice; so does
    /// what `init(coder:)` of a view and its `awakeFromNib` call.
    private static func initializerAndLoading(_ leaving: Set<NamedView>, _ context: RuleContext) -> [FindingDraft] {
        let methods = context.code.facts.methods
        return context.code.facts.types.flatMap { type -> [FindingDraft] in
            let own = type.methods.filter { methods.indices.contains($0) && methods[$0].kind == .method }
            let loading = type.role == .controller ? "viewDidLoad" : "awakeFromNib"
            guard let second = own.first(where: { context.baseName(of: methods[$0]) == loading }) else { return [] }
            var called: [String: String] = [:]
            for first in own where isFirst(methods[first], ofController: type.role == .controller, context) {
                for call in ownCalls(methods[first], context) where isSure(call, in: methods[first], context) {
                    called[context.tree.string(call.name)] = context.baseName(of: methods[first])
                }
            }
            guard !called.isEmpty else { return [] }
            return ownCalls(methods[second], context).compactMap { call in
                guard !call.place.isGuarded, let initializer = called[context.tree.string(call.name)],
                    let callee = own.first(where: {
                        context.baseName(of: methods[$0]) == context.tree.string(call.name)
                    }),
                    lasting(of: callee, leaving, orNew: true, context) != nil
                else { return nil }
                return FindingDraft(
                    call.nameRange,
                    existsTwice(context.tree.string(call.name), sinceRunBy: initializer))
            }
        }
    }

    /// Whether nothing before a call of an initializer asks anything but whether there is an object.
    private static func isSure(_ call: CodeEvent, in method: CodeMethod, _ context: RuleContext) -> Bool {
        let words = context.words(in: TextRange(method.range.start, call.range.start))
        return words.indices.allSatisfy { index in
            switch words[index] {
            case "if": words[index...].dropFirst().first { $0 != "(" && $0 != "!" } == "self"
            case "guard", "switch", "for", "while": false
            default: true
            }
        }
    }

    private static func isFirst(_ method: CodeMethod, ofController: Bool, _ context: RuleContext) -> Bool {
        let name = context.baseName(of: method)
        guard name.hasPrefix("init"), !method.isStatic else { return false }
        return ofController || method.name.hasPrefix("initWithCoder") || isCoder(method, context)
    }

    private static func isCoder(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        method.name == "init" && method.parameters.contains { ["coder", "aDecoder"].contains(context.tree.string($0)) }
    }

    private static func callsSuper(_ name: String, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.facts.events(of: method).contains { event in
            event.kind == .call && context.tree.string(event.name) == name && context.path(event.receiver) == "super"
        }
    }

    /// The calls of methods of the class's own that take nothing and are not made later.
    private static func ownCalls(_ method: CodeMethod, _ context: RuleContext) -> [CodeEvent] {
        context.code.facts.events(of: method).filter { event in
            event.kind == .call && !event.place.isCallback && event.arguments.allSatisfy { $0.value == nil }
                && context.path(event.receiver) == "self"
        }
    }

    // MARK: Long after

    /// The calls, by actions and callbacks, of what the class's set-up has called. Complexity: O(events + blocks).
    private static func later(_ leaving: Set<NamedView>, _ context: RuleContext) -> [FindingDraft] {
        let methods = context.code.facts.methods
        let setUps = MethodRhythm.all(from: roots(context), in: context)
        let repeated = MethodRhythm.all(in: context)
        var callees: [Callee: Int] = [:]
        for number in setUps.keys.sorted() where methods[number].kind == .method && repeated[number] == nil {
            callees[Callee(type: methods[number].type, name: context.baseName(of: methods[number]))] = number
        }
        guard !callees.isEmpty else { return [] }
        var blocks: [Int: CodeReading.BlockCall?] = [:]
        return methods.indices.filter { number in
            // Another initializer, as for a nib, is called instead of those that the class has.
            methods[number].kind == .method && repeated[number] == nil
                && !context.baseName(of: methods[number]).lowercased().contains("init")
        }.compactMap { caller in
            let method = methods[caller]
            var calls = context.code.facts.events(of: method).compactMap { event -> (CodeEvent, Int)? in
                let callee = Callee(type: method.type, name: context.tree.string(event.name))
                guard let number = callees[callee], number != caller, isLater(event, in: setUps[caller], context)
                else { return nil }
                return (event, number)
            }
            if calls.contains(where: \.0.place.isLatched), let asked = firstQuestion(in: method, context) {
                calls.removeAll { $0.0.place.isLatched && $0.0.range.start > asked }
            }
            guard !calls.isEmpty, !takesOut(method, context) else { return nil }
            // All calls of one caller are one finding.
            let reports = Set(calls.map(\.1)).sorted().compactMap { callee -> FindingDraft? in
                if blocks[callee] == nil { blocks[callee] = .some(lasting(of: callee, leaving, context)) }
                let own = calls.filter { $0.1 == callee }.map(\.0)
                guard let block = blocks[callee] ?? nil, let first = own.first,
                    !(block.path.map { context.makesAnew($0, in: method, before: first) } ?? false),
                    !isUninstalled(block.path, in: method, context)
                else { return nil }
                var report = FindingDraft(
                    first.nameRange,
                    "This makes the constraints of `\(context.tree.string(first.name))` once more, and the old ones stay. Make them once, and remake or update here what should change."
                ).relating(block.event.nameRange, "made again")
                report.severity = .information
                for other in own.dropFirst().prefix(8) { report = report.relating(other.nameRange, "and here") }
                return report
            }
            return reports.first.map { first in
                reports.dropFirst().prefix(8).reduce(first) { $0.relating($1.range, "and here") }
            }
        }
    }

    private struct Callee: Hashable {
        var type: Int
        var name: String
    }

    /// Whether a call of the class's own method comes when the class has set itself up: in a method that does not belong
    /// to that, or in a callback.
    private static func isLater(_ event: CodeEvent, in setUp: MethodRhythm?, _ context: RuleContext) -> Bool {
        event.kind == .call && event.place.block == nil
            && (setUp == nil || event.place.isCallback)
            && (event.receiver.map { context.path($0) == "self" } ?? true)
    }

    /// Where a condition of a method first asks a member of the class, which may tell the first run from later ones.
    private static func firstQuestion(in method: CodeMethod, _ context: RuleContext) -> TextOffset? {
        let members = Set(context.code.type(of: method).members.map(\.name))
        var isInCondition = false
        for token in context.tree.tokens(in: method.range) where !token.kind.isTrivia {
            let word = context.source(token.range)
            switch word {
            case "if", "guard", "while", "switch": isInCondition = true
            case "{": isInCondition = false
            case "self", "superview", "subviews": if isInCondition { return token.range.start }
            default:
                let bare = RuleContext.bare(word)
                if isInCondition, members.contains(bare) { return token.range.start }
            }
        }
        return nil
    }

    /// The methods with which a class certainly begins.
    private static func roots(_ context: RuleContext) -> [Int: MethodRhythm] {
        var roots: [Int: MethodRhythm] = [:]
        for (number, method) in context.code.facts.methods.enumerated() where context.beginsObject(method) {
            roots[number] = MethodRhythm(occasion: .call, name: context.baseName(of: method))
        }
        return roots
    }

    // MARK: What stays

    /// A block of a method that certainly makes constraints of a view that is the same at each run; nil where there is none.
    /// - Parameter orNew: whether one of a view that the method makes counts, too: there are two of these then.
    private static func lasting(
        of number: Int, _ leaving: Set<NamedView>, orNew: Bool = false, _ context: RuleContext
    ) -> CodeReading.BlockCall? {
        let method = context.code.facts.methods[number]
        guard !takesOut(method, context) else { return nil }
        return context.code.blocks(in: method).first { call in
            guard call.kind == .make, !call.event.place.isGuarded, !call.event.place.isCallback,
                let path = call.path, !leaving.contains(NamedView(type: method.type, path: path))
            else { return false }
            return orNew
                || context.code.type(of: method).members.contains { $0.name == path }
                    && !isMadeAnew(path, in: method, context)
        }
    }

    private static func isMadeAnew(_ path: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.facts.events(of: method).contains { $0.kind == .assignment && context.targetPath($0) == path }
    }

    /// Whether a method takes views out, or constraints of views that are not named: nobody can tell which stay.
    private static func takesOut(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        let members = context.code.type(of: method).members
        return context.code.facts.events(of: method).contains { event in
            guard event.kind == .call else { return false }
            switch event.name.word {
            case .removeFromSuperview: return true
            case .removeConstraints, .uninstall, .deactivate:
                let path = context.path(event.receiver)
                return !members.contains { $0.name == path }
            default:
                let name = context.tree.string(event.name).lowercased()
                return name == "removeconstraint" || name.hasPrefix("remove") && name.contains("subview")
                    || name.hasPrefix("clear") || name.hasPrefix("reset")
            }
        }
    }

    private static func isUninstalled(_ path: String?, in method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.facts.events(of: method).contains { event in
            event.kind == .call && event.name.word == .removeConstraints && context.path(event.receiver) == path
        }
    }
}
