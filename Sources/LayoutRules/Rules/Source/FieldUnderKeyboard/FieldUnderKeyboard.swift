// The rule about text fields at the bottom of the screen that the keyboard covers.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum FieldUnderKeyboard: Rule {
    static let id: RuleID = "field-under-keyboard"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "The keyboard covers a text field at the bottom of the screen"
    static let documentation = """
        # field-under-keyboard

        A text field, or a bar with one in it, stands at most 120 pt above the bottom of a controller's view or of its safe
        area, and nothing moves it when the keyboard comes.

        Reported where the program shows the controller by itself, not in a sheet or panel, and neither the class, nor its
        superclasses, nor the program as a whole has a word about the keyboard: its notifications, `keyboardLayoutGuide`, an
        `inputAccessoryView`, a library that moves fields.

        ## At run time
        The keyboard takes some 300 pt at the bottom. Nobody sees what is typed.

        ## What to do
        Relate the bottom to `view.keyboardLayoutGuide`, or move the field at `keyboardWillShowNotification`.

        ## Bad
        ```swift
        class Talk: UIViewController {
            private let answer = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(answer)
                answer.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview().inset(16)
                    make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[field-under-keyboard]: covers it
                    make.height.equalTo(44)
                }
            }
        }
        class Talks: UIViewController {
            func open() { navigationController?.pushViewController(Talk(), animated: true) }
        }
        ```
        ## Good
        ```swift
        class Talk: UIViewController {
            private let answer = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(answer)
                answer.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview().inset(16)
                    make.bottom.equalTo(view.keyboardLayoutGuide.snp.top).offset(-8)
                    make.height.equalTo(44)
                }
            }
        }
        class Talks: UIViewController {
            func open() { navigationController?.pushViewController(Talk(), animated: true) }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard document.tree.dialect != .masonry,
            document.controllerStages.values.contains(where: \.isLeftToKeyboard)
        else { return [] }
        let changed = Set(document.scenarios.flatMap { $0.changedConstants.keys })
        var fields: [ItemID: ItemID] = [:]
        for field in writtenFields(context) {
            fields[field] = field
            if let bar = document.superview(of: field), fields[bar] == nil { fields[bar] = field }
        }
        guard !fields.isEmpty else { return [] }
        let heights = EdgeBars(context)
        return document.constraints.indices.compactMap { index in
            let id = MadeConstraintID(index)
            let made = document.constraints[index]
            guard let field = fields[made.firstItem], isAtBottom(made, document), !changed.contains(id),
                document.isInText(made.range),
                context.blocksByItem[made.firstItem].allSatisfy({
                    document.blocks[$0].kind == .make
                }),
                field == made.firstItem || heights.isLow(made.firstItem), !movesFields(made.firstItem, context)
            else { return nil }
            let name = document.name(of: field)
            return FindingDraft(
                context.place(of: id),
                "`\(name)` stands at the bottom of the screen, and nothing moves it when the keyboard comes, which covers it. Relate its bottom to `view.keyboardLayoutGuide`, or move it at `keyboardWillShowNotification`."
            )
        }
    }

    /// The most that it stands above the bottom, in points.
    private static let highest = 120.0

    /// Whether a constraint puts its view at the bottom of a controller's view, or of its safe area, that fills the screen and
    /// that nothing moves.
    private static func isAtBottom(_ made: MadeConstraint, _ document: LayoutDocument) -> Bool {
        guard made.firstAttribute == .bottom, made.relation == .equal, made.priority == 1000, !made.isStored,
            case .item(let target, .bottom) = made.target, let constant = made.constant, constant <= 0,
            -constant <= highest, made.chain.map({ !document.chainRecords[$0.index].isAlternative }) ?? true
        else { return false }
        let isGuide = document[target].layout.kind == .safeAreaGuide
        guard let root = isGuide ? document.superview(of: target) : target,
            document[root].placement == .controllerView, document.superview(of: made.firstItem) == root,
            !document.viewsSizedByOthers.contains(root), let owner = document[root].owner,
            let stage = document.controllerStages[owner]
        else { return false }
        return stage.isLeftToKeyboard && stage.isSaid && !stage.places.contains(where: \.isSheet)
    }

    /// The fields in which people write; one of several lines may be as high as the screen. Complexity: O(items + events).
    private static func writtenFields(_ context: RuleContext) -> [ItemID] {
        let document = context.document
        let fields = document.items.indices.map { ItemID($0) }.filter {
            document.systemClass(of: $0) == "UITextField" || document[$0].className == "UITextField"
        }
        guard !fields.isEmpty else { return [] }
        let changed = Set(
            context.events(
                named: "isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled", "isEnabled",
                "enabled", "setEnabled", "inputView", "setInputView", "isHidden", "hidden", "setHidden"
            ).compactMap { context.item(named: $0.event.receiver) })
        return fields.filter { !changed.contains($0) }
    }

    /// Whether the class answers the beginning of editing, or moves its views by itself.
    private static func movesFields(_ item: ItemID, _ context: RuleContext) -> Bool {
        let owner = context.document[item].owner
        let hasAccessory = context.code.facts.types.contains { type in
            type.name == owner && type.members.contains { $0.name == "inputAccessoryView" }
        }
        if hasAccessory { return true }
        return context.code.facts.methods.contains { method in
            context.code.type(of: method).name == owner
                && ["textFieldDidBeginEditing", "textFieldShouldBeginEditing"].contains(context.baseName(of: method))
        } || !context.events(named: "editingDidBegin", "transform", "setTransform").isEmpty
    }
}
