// The rule about methods that set a class up and are called a second time.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum SetUpTwice: Rule {
    static let id: RuleID = "set-up-twice"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A method that makes constraints for good is called once more"
    static let documentation = """
        # set-up-twice

        A class calls a method that makes views or constraints although it has run already: the initializer or `viewDidLoad`
        of its superclass calls the same method, which the class overrides. Information where an action or a callback calls a
        method that the class's own set-up has called.

        What asks first whether there is a view already, views that are taken out of their superview, and constraints that are
        removed before are silent.

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

    static func check(_ context: RuleContext) -> [Report] {
        let makes = Dictionary(grouping: context.code.blocks.filter { $0.kind == .make }, by: \.method)
        guard !makes.isEmpty else { return [] }
        return afterSuperclass(makes, context) + later(makes, context)
    }

    /// The blocks that make constraints, by method.
    private typealias Makes = [Int: [CodeReading.BlockCall]]

    // MARK: Behind a superclass

    private static func afterSuperclass(_ makes: Makes, _ context: RuleContext) -> [Report] {
        context.document.secondSetUps.compactMap { second in
            let method = context.code.facts.methods.firstIndex { $0.range == second.method }
            guard let method, lasting(of: method, makes, orNew: true, context) != nil else { return nil }
            return Report(
                second.call,
                second.superclass.map {
                    "`\($0)` has called `\(second.name)` already: what it makes is there twice. Take this call out."
                }
                    ?? "The superclass has called `\(second.name)` already: what it makes is there twice. Take this call out."
            )
        }
    }

    // MARK: Long after

    /// The calls, by actions and callbacks, of what the class's set-up has called. Complexity: O(events + blocks).
    private static func later(_ makes: Makes, _ context: RuleContext) -> [Report] {
        let methods = context.code.facts.methods
        let setUps = MethodRhythm.all(from: roots(context), in: context)
        let repeated = MethodRhythm.all(in: context)
        var callees: [Callee: Int] = [:]
        for number in setUps.keys.sorted() where methods[number].kind == .method && repeated[number] == nil {
            callees[Callee(type: methods[number].type, name: context.baseName(of: methods[number]))] = number
        }
        guard !callees.isEmpty else { return [] }
        var blocks: [Int: CodeReading.BlockCall?] = [:]
        return methods.indices.filter { methods[$0].kind == .method && repeated[$0] == nil }.flatMap { caller in
            let method = methods[caller]
            let calls = context.code.facts.events(of: method).compactMap { event -> (CodeEvent, Int)? in
                let callee = Callee(type: method.type, name: context.tree.string(event.name))
                guard let number = callees[callee], number != caller, isLater(event, in: setUps[caller], context),
                    !mayAskForFirst(event, in: method, context)
                else { return nil }
                return (event, number)
            }
            guard !calls.isEmpty, !takesOut(method, context) else { return [Report]() }
            // Several calls of one method are one finding.
            return Set(calls.map(\.1)).sorted().compactMap { callee in
                if blocks[callee] == nil { blocks[callee] = .some(lasting(of: callee, makes, context)) }
                let own = calls.filter { $0.1 == callee }.map(\.0)
                guard let block = blocks[callee] ?? nil, let first = own.first,
                    !isUninstalled(block.path, in: method, context)
                else { return nil }
                var report = Report(
                    first.nameRange,
                    "Makes the constraints of `\(context.tree.string(first.name))` once more: the former ones stay. Make them once, and remake or update here what is to change."
                ).relating(block.event.nameRange, "made again")
                report.severity = .information
                for other in own.dropFirst().prefix(8) { report = report.relating(other.nameRange, "and here") }
                return report
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

    /// Whether some condition on the way to a call asks a member of the class, which may tell the first run from later ones.
    private static func mayAskForFirst(_ event: CodeEvent, in method: CodeMethod, _ context: RuleContext) -> Bool {
        guard event.place.isLatched else { return false }
        let members = Set(context.code.type(of: method).members.map(\.name))
        var isInCondition = false
        for token in context.tree.tokens(in: TextRange(method.range.start, event.range.start)) {
            guard !token.kind.isTrivia else { continue }
            let word = context.source(token.range)
            switch word {
            case "if", "guard", "while", "switch": isInCondition = true
            case "{": isInCondition = false
            case "self", "superview", "subviews": if isInCondition { return true }
            default:
                let bare = word.hasPrefix("_") ? String(word.dropFirst()) : word
                if isInCondition, members.contains(bare) { return true }
            }
        }
        return false
    }

    /// The methods with which a class certainly begins.
    private static func roots(_ context: RuleContext) -> [Int: MethodRhythm] {
        var roots: [Int: MethodRhythm] = [:]
        for (number, method) in context.code.facts.methods.enumerated() {
            let name = context.baseName(of: method)
            guard method.kind == .method, !method.isStatic,
                name.hasPrefix("init") || ["viewDidLoad", "loadView", "awakeFromNib"].contains(name)
            else { continue }
            roots[number] = MethodRhythm(occasion: .call, name: name)
        }
        return roots
    }

    // MARK: What stays

    /// A block of a method that certainly makes constraints of a view that is the same at each run; nil where there is none.
    /// - Parameter orNew: whether one of a view that the method makes counts, too: there are two of these then.
    private static func lasting(
        of number: Int, _ makes: Makes, orNew: Bool = false, _ context: RuleContext
    ) -> CodeReading.BlockCall? {
        let method = context.code.facts.methods[number]
        guard !takesOut(method, context) else { return nil }
        return makes[number]?.first { call in
            guard !call.event.place.isGuarded, !call.event.place.isCallback,
                let path = call.path, !leaves(path, method, context)
            else { return false }
            return orNew
                || context.code.type(of: method).members.contains { $0.name == path }
                    && !isMadeAnew(path, in: method, context)
        }
    }

    private static func isMadeAnew(_ path: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.facts.events(of: method).contains { $0.kind == .assignment && context.targetPath($0) == path }
    }

    private static func leaves(_ path: String, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        context.events(named: Word.removeFromSuperview.spelling).contains { index, event in
            context.path(event.receiver) == path && context.code.method(at: index)?.type == method.type
        }
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
