// The rule about hidden views that others are chained to.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum HiddenViewKeepsSpace: Rule {
    static let id: RuleID = "hidden-view-keeps-space"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A hidden view keeps its space"
    static let documentation = """
        # hidden-view-keeps-space

        A view is hidden, and a sibling is placed next to it.

        ## At run time
        Hiding changes no constraint: the gap stays. It may be wanted, so this is only information; where the same method shows
        another view in its place, another view has all of its edges, or the constraint to the hidden view is optional, nothing is
        reported.

        ## What to do
        Put both into a stack view, or change the constraints together with `isHidden`.

        ## Bad
        ```swift
        class CardView: UIView {
            let badge = UIView()
            let text = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(badge)
                addSubview(text)
                badge.snp.makeConstraints {
                    $0.left.top.bottom.equalTo(self)
                    $0.width.equalTo(20)
                }
                text.snp.makeConstraints {
                    $0.left.equalTo(badge.snp.right)
                    $0.top.right.bottom.equalTo(self)
                }
            }
            func show(_ flag: Bool) {
                badge.isHidden = !flag
                //    ^^^^^^^^ information[hidden-view-keeps-space]: keeps its space
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let badge = UIView()
            let text = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(badge)
                addSubview(text)
                badge.snp.makeConstraints {
                    $0.left.top.bottom.equalTo(self)
                    $0.width.equalTo(20)
                }
                text.snp.makeConstraints { $0.edges.equalTo(self) }
            }
            func show(_ flag: Bool) {
                badge.isHidden = !flag
            }
        }
        ```
        ## Good
        ```swift
        class Badge: UIView {
            let icon = UIView()
            private let name = UILabel()
            let note = UILabel()
            func lay() {
                addSubview(icon)
                addSubview(name)
                addSubview(note)
                icon.snp.makeConstraints { make in
                    make.left.top.equalToSuperview()
                    make.size.equalTo(20)
                }
                name.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(28)
                    make.top.equalToSuperview()
                }
                note.snp.makeConstraints { make in
                    make.left.right.equalToSuperview()
                    make.top.equalTo(name.isHidden ? icon.snp.bottom : name.snp.bottom)
                }
            }
            func fill(_ flag: Bool) {
                name.isHidden = flag
            }
        }
        ```
        """

    private static let facing: [LayoutAttribute: LayoutAttribute] = [
        .top: .bottom, .bottom: .top, .left: .right, .right: .left, .leading: .trailing, .trailing: .leading,
    ]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let hidings = context.events(named: "isHidden", "hidden", "setHidden")
        guard !hidings.isEmpty else { return [] }
        var reports: [FindingDraft] = []
        var followers: [ItemID: MadeConstraintID] = [:]
        for (index, made) in context.document.constraints.enumerated() {
            guard case .item(let second, let attribute) = made.target, facing[made.firstAttribute] == attribute,
                made.firstItem != second, followers[second] == nil,
                // An inequality places nothing, and what is kept may be switched together with hiding.
                made.relation == .equal, made.priority.map({ $0 >= 1000 }) ?? false, !made.isStored,
                !asksWhatIsHidden(made, context),
                !isPlacedOtherwise(made, context),
                // What is in it goes with it.
                !context.document.isAncestor(second, of: made.firstItem)
            else { continue }
            followers[second] = MadeConstraintID(index)
        }
        guard !followers.isEmpty else { return [] }
        let replaced = viewsWithStandIns(context.document)
        // The methods that hide or show a view, by their first events.
        var hiding: [ItemID: Set<Int>] = [:]
        var hiddenWhenMade: Set<ItemID> = []
        for (index, event) in hidings {
            guard let method = context.code.method(at: index), let item = context.item(named: event.receiver) else {
                continue
            }
            hiding[item, default: []].insert(method.events.lowerBound)
            if method.name == context.document.name(of: item) { hiddenWhenMade.insert(item) }
        }
        var seen = Set<ItemID>()
        var paths = StraightPaths(context)
        for (index, event) in hidings {
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard context.mayBeTrue(value), let item = context.item(named: event.receiver),
                let follower = followers[item], !replaced.contains(item), !isCollapsed(item, context),
                !isArranged(item, context), let number = context.code.methodNumber(at: index),
                let method = context.code.method(at: index), !makesConstraints(number, &paths, context),
                !showsAnother(than: item, in: method, context),
                // What stands next to it may be hidden too.
                hiding[item, default: []].isDisjoint(with: hiding[context.document[follower].firstItem] ?? []),
                // Both are hidden from the beginning; what a later method hides is another matter.
                !(method.name == context.document.name(of: item)
                    && hiddenWhenMade.contains(context.document[follower].firstItem)),
                seen.insert(item).inserted
            else { continue }
            let name = context.document.name(of: item)
            reports.append(
                FindingDraft(
                    event.nameRange,
                    "A hidden `\(name)` keeps its space: the view next to it does not move. Use a stack view, or change the constraints too."
                ).relating(context.place(of: follower), "placed next to it here"))
        }
        return reports
    }

    /// The views of which another one has all edges, which may be shown in their place.
    private static func viewsWithStandIns(_ document: LayoutDocument) -> Set<ItemID> {
        var shared: [ItemID: [ItemID: Set<LayoutAttribute>]] = [:]
        for made in document.constraints {
            guard case .item(let other, made.firstAttribute) = made.target, made.relation == .equal, made.constant == 0,
                !document.isAncestor(other, of: made.firstItem)
            else { continue }
            shared[other, default: [:]][made.firstItem, default: []].insert(made.firstAttribute)
        }
        return Set(shared.filter { $0.value.values.contains { $0.count >= 4 } }.keys)
    }

    /// Whether it is made for what is hidden when it is made: `name.isHidden ? icon.snp.bottom : name.snp.bottom`, or in the
    /// branch of such a question.
    private static func asksWhatIsHidden(_ made: MadeConstraint, _ context: RuleContext) -> Bool {
        func asks(_ range: TextRange) -> Bool {
            context.tree.tokens(in: range).contains { token in
                token.kind == .identifier && ["hidden", "isHidden"].contains(context.source(token.range))
            }
        }
        if let chain = made.chain, asks(context.document[chain].range) { return true }
        // The condition stands before its branch.
        guard let branch = context.document.branch(of: made.guardID) else { return false }
        let line = context.text.lines(of: TextRange(branch.start, branch.start))
        return asks(TextRange(line.start, branch.start))
    }

    /// Whether some constraint makes a view as good as nothing high or wide: its space goes with it.
    private static func isCollapsed(_ item: ItemID, _ context: RuleContext) -> Bool {
        context.blocksByItem[item].flatMap { context.document.blocks[$0].chains }.contains { id in
            let chain = context.document[id]
            guard chain.attributes.contains(where: { $0.kind == .size }) else { return false }
            return chain.relationSteps.contains { step in
                guard let argument = step.argument, case .number(let number, _) = context.tree[argument].kind else {
                    return false
                }
                return number < 1
            }
        }
    }

    /// Whether another branch places the same edge elsewhere: that may be the one for what is hidden.
    private static func isPlacedOtherwise(_ made: MadeConstraint, _ context: RuleContext) -> Bool {
        guard made.guardID != .always else { return false }
        return context.blocksByItem[made.firstItem].contains { block in
            context.document.blocks[block].chains.contains { chain in
                context.document[chain].constraints.contains { id in
                    let other = context.document[id]
                    return other.firstAttribute == made.firstAttribute && other.target != made.target
                        && other.guardID != made.guardID && other.guardID != .always
                }
            }
        }
    }

    /// Whether the method shows another view, which may take the place.
    private static func showsAnother(than item: ItemID, in method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.facts.events(of: method).contains { event in
            let name = context.tree.string(event.name)
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard let value, let other = context.item(named: event.receiver), other != item else { return false }
            switch name {
            case "isHidden", "hidden", "setHidden": return !context.mayBeTrue(value) || context.isNegated(value)
            case "isVisible", "visible": return context.mayBeTrue(value)
            default: return false
            }
        }
    }

    /// Whether a method, or one of its class that it calls, makes or changes constraints.
    private static func makesConstraints(
        _ number: Int, _ paths: inout StraightPaths, _ context: RuleContext
    ) -> Bool {
        Set(paths.steps(from: number).lazy.map(\.method))
            .contains { !context.code.blocks(in: context.code.facts.methods[$0]).isEmpty }
    }

    private static func isArranged(_ item: ItemID, _ context: RuleContext) -> Bool {
        guard let parent = context.document.superview(of: item) else { return false }
        return context.document.isStackView(parent)
    }
}

extension RuleContext {
    /// Whether an expression may be the opposite of another: `!isOn`, `isOn ? false : true`, `kind != 0`.
    fileprivate func isNegated(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .unary(.not, _), .ternary, .binary, .name, .member: true
        default: false
        }
    }
}
