// The rule about views that are added and never placed.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum UnlaidView: Rule {
    static let id: RuleID = "unlaid-view"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is added and nothing places it"
    static let isAboutMissing = true
    static let documentation = """
        # unlaid-view

        A view of UIKit that the file makes is added to a superview, and the file neither constrains it, nor gives it a frame or
        an autoresizing mask, nor arranges it in a stack view, nor hands it to other code.

        ## At run time
        It stays at (0, 0) with the size that it was made with: nothing for a plain view, the image's for an image view.

        ## What to do
        Constrain it, or remove it.

        ## Bad
        ```swift
        class Receipt: UIViewController {
            private let paper = UIView()
            private let seam = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(paper)
                paper.addSubview(seam)
                //    ^^^^^^^^^^ information[unlaid-view]: nothing places `seam`
                seam.backgroundColor = .red
                paper.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class Receipt: UIViewController {
            private let paper = UIView()
            private let seam = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(paper)
                paper.addSubview(seam)
                seam.frame = CGRect(x: 0, y: 10, width: 300, height: 1)
                paper.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard !context.code.blocks.isEmpty else { return [] }
        let constrained = Set(context.code.blocks.compactMap(\.path))
        let framed = FramedMakings(context)
        var candidates: [(name: String, event: CodeEvent)] = []
        for (index, event) in context.events(named: "addSubview") {
            guard event.kind == .call, event.arguments.count == 1, let method = context.code.method(at: index),
                let name = context.path(event.arguments[0].value), !name.contains("."), name != "self",
                !constrained.contains(name), isPlainSuperview(event.receiver, in: method, context),
                isMadeHere(name, in: method, framed, context)
                    || isMadeByGetter(name, event, in: method, framed, context)
            else { continue }
            candidates.append((name, event))
        }
        let listed = namesInLists(context).subtracting(constrained)
        guard !candidates.isEmpty || !listed.isEmpty, !laysOutByLoops(context) else { return [] }
        let mentions = ViewMentions(of: Set(candidates.map(\.name)).union(listed), in: context)
        var added = candidates.map { (name: $0.name, range: $0.event.nameRange) }
        for name in listed.sorted() {
            guard let range = mentions.listOfAdditions(name),
                let method = context.code.facts.methods.last(where: { $0.range.contains(range) }),
                isPlainClass(context.code.type(of: method)), isMadeHere(name, in: method, framed, context)
            else { continue }
            added.append((name, range))
        }
        var seen: Set<String> = []
        return added.sorted { $0.range.start < $1.range.start }.compactMap { name, range in
            guard mentions.isOnlyAddedAndDressed(name, orKept: true), isAskedFor(name, range, mentions, context),
                seen.insert(name).inserted
            else { return nil }
            return FindingDraft(
                range,
                "Here nothing places `\(name)`: it has neither constraints nor a frame and stays at (0, 0). Constrain it, or remove it."
            )
        }
    }

    /// Whether something else than the getter that makes the view names it: else it is never made.
    private static func isAskedFor(
        _ name: String, _ addition: TextRange, _ mentions: ViewMentions, _ context: RuleContext
    ) -> Bool {
        guard
            let getter = context.code.facts.methods.first(where: {
                $0.kind == .method && $0.name == name && $0.range.contains(addition)
            })
        else { return true }
        return mentions.mentions(of: name).contains { index in
            !getter.range.contains(mentions.tokens[index].range) && mentions.text(index - 1) != "*"
        }
    }

    /// What lists of views name: `[icon, title]`.
    private static func namesInLists(_ context: RuleContext) -> Set<String> {
        var result: Set<String> = []
        for expression in context.tree.expressions {
            guard context.tree.dialect == .swift, case .array(let elements) = expression.kind, elements.count > 1 else {
                continue
            }
            result.formUnion(elements.compactMap { context.path($0) }.filter { !$0.contains(".") })
        }
        return result
    }

    /// `self`, `view`, `contentView` or a view of UIKit: a class of the program may place what is added to it.
    private static func isPlainSuperview(
        _ receiver: ExpressionID?, in method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        guard let receiver else { return isPlainClass(context.code.type(of: method)) }
        switch context.path(receiver) {
        case "self": return isPlainClass(context.code.type(of: method))
        case "view", "contentView": return true
        default:
            guard let type = context.className(of: receiver, in: method) else { return false }
            return type.hasPrefix("UI") && !ViewClass.isStack(type)
        }
    }

    private static func isPlainClass(_ type: CodeType) -> Bool {
        type.inherited.first.map { $0.hasPrefix("UI") } ?? true
    }

    /// Whether a loop over subviews may place any of them.
    private static func laysOutByLoops(_ context: RuleContext) -> Bool {
        context.tree.tokens.contains { token in
            guard token.kind == .identifier, token.range.length == 8 || token.range.length == 16 else { return false }
            let name = context.source(token.range)
            return name == "subviews" || name == "arrangedSubviews"
        }
    }

    /// Whether the view is a local of the method or a member that other files do not name, and made without a frame.
    private static func isMadeHere(
        _ name: String, in method: CodeMethod, _ framed: FramedMakings, _ context: RuleContext
    ) -> Bool {
        let type = context.code.type(of: method)
        if let member = type.members.first(where: { $0.name == name }) {
            guard !member.isOutlet, !member.isWeak, isPrivate(member, context) else { return false }
            if let initializer = member.initializer { return isFrameless(initializer, framed, context) }
            // `self.icon = icon` keeps what the assignment to the variable has made.
            let values = type.methods.flatMap { number in
                context.code.facts.methods.indices.contains(number)
                    ? assignments(to: name, in: context.code.facts.methods[number], context) : []
            }.filter { context.path($0) != name }
            return !values.isEmpty && values.allSatisfy { isFrameless($0, framed, context) }
        }
        let values = assignments(to: name, in: method, context)
        return values.count == 1 && values.allSatisfy { isFrameless($0, framed, context) }
    }

    /// Whether a property of an Objective-C header is made, without a frame, by the getter of a view or cell that
    /// constrains other views of its own, and that nobody inherits from: users of such a class fill its views.
    private static func isMadeByGetter(
        _ name: String, _ event: CodeEvent, in method: CodeMethod, _ framed: FramedMakings, _ context: RuleContext
    ) -> Bool {
        let type = context.code.type(of: method)
        guard context.tree.dialect == .objectiveC, type.role == .cell || type.role == .view,
            !context.document.classesWithSubclass.contains(type.name),
            !type.members.contains(where: { $0.name == name }),
            let argument = event.arguments.first?.value,
            context.source(context.tree[argument].range).hasPrefix("self."),
            context.code.blocks.contains(where: { context.code.method(of: $0).type == method.type }),
            let getter = context.code.facts.methods[type.methods].first(where: { $0.name == name })
        else { return false }
        let values = assignments(to: name, in: getter, context)
        return values.count == 1 && values.allSatisfy { isFrameless($0, framed, context) }
    }

    private static func assignments(
        to name: String, in method: CodeMethod, _ context: RuleContext
    ) -> [ExpressionID] {
        context.code.facts.events(of: method).compactMap { event in
            event.kind == .assignment && context.targetPath(event) == name ? event.value : nil
        }
    }

    private static func isPrivate(_ member: CodeMember, _ context: RuleContext) -> Bool {
        context.tree.dialect == .objectiveC || member.isPrivate
    }

    /// A new view of UIKit that nobody gave a frame.
    private static func isFrameless(_ id: ExpressionID, _ framed: FramedMakings, _ context: RuleContext) -> Bool {
        guard let type = context.createdClass(id) ?? classMadeInClosure(id, context),
            ["UIView", "UIImageView", "UILabel", "UIButton", "UITextField", "UISwitch", "UISlider"].contains(type)
        else { return false }
        return !framed.contains(context.tree[id].range)
    }

    /// The class of what `{ let icon = UIImageView(); …; return icon }()` makes and only dresses; nil for all else.
    private static func classMadeInClosure(_ id: ExpressionID, _ context: RuleContext) -> String? {
        guard case .call(let callee, let arguments) = context.tree[id].kind, arguments.isEmpty,
            case .closure(let closure) = context.tree[callee].kind, let first = closure.body.statements.first,
            case .variable(let variable) = context.tree[first].kind, variable.bindings.count == 1,
            let value = variable.bindings[0].initializer, let last = closure.body.statements.last,
            case .returned(let returned?) = context.tree[last].kind,
            case .name(let name) = context.tree[returned].kind, name == variable.bindings[0].name
        else { return nil }
        let own = context.tree.string(name)
        let tokens = context.tree.tokens(in: closure.body.range).filter { !$0.kind.isTrivia }.map {
            context.source($0.range)
        }
        let isOnlyDressed = tokens.indices.allSatisfy { index in
            guard tokens[index] == own, index > 0, index + 2 < tokens.count else { return true }
            if ["let", "var", "return"].contains(tokens[index - 1]) || tokens[index - 1] == "." { return true }
            return tokens[index + 1] == "." && !isPlacing(tokens[index + 2])
        }
        return isOnlyDressed ? context.createdClass(value) : nil
    }

    private static func isPlacing(_ member: String) -> Bool {
        ["frame", "bounds", "center", "snp", "autoresizingMask", "addSubview"].contains(member)
            || member.hasSuffix("Anchor") || member.hasPrefix("add") && member != "addTarget"
            || member.hasPrefix("pin") || member.hasPrefix("place") || member.hasPrefix("anchor")
    }
}
