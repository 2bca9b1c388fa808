// The rule about updates of views of which nothing makes constraints.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum UpdateWithoutMake: Rule {
    static let id: RuleID = "update-without-make"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "An update finds no constraints that were made before"
    static let isAboutMissing = true
    static let documentation = """
        # update-without-make

        A block updates the constraints of a view for which no block makes any. Reported are outlets, whose constraints are
        those of the nib, and views that the class makes for itself and no other file names, unless the update itself places
        such a view.

        ## At run time
        Both libraries find only what they made themselves, so the update makes its constraints. Those of a nib stay beside them, and
        may contradict them: `Unable to simultaneously satisfy constraints.` A view that has no others is placed by nothing else.

        ## What to do
        Change the constraints of a nib through outlets of their own, or mark them “Remove at build time” and make all of them here.
        Make the constraints of other views where these are set up.

        ## Bad
        ```swift
        class CardView: UIView {
            @IBOutlet weak var badge: UIView!
            func move() {
                badge.snp.updateConstraints { $0.top.equalToSuperview().offset(8) }
                //        ^^^^^^^^^^^^^^^^^ information[update-without-make]: nib
            }
        }
        ```
        ## Bad
        ```swift
        class CodeView: UIView {
            private let code = UIView()
            func setUp() {
                addSubview(code)
            }
            func fold() {
                code.snp.updateConstraints { $0.height.equalTo(0) }
                //       ^^^^^^^^^^^^^^^^^ information[update-without-make]: before this update
            }
        }
        ```
        ## Good
        ```swift
        class CodeView: UIView {
            private let code = UIView()
            func setUp() {
                addSubview(code)
                code.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                    make.height.equalTo(80)
                }
            }
            func fold() {
                code.snp.updateConstraints { $0.height.equalTo(0) }
            }
        }
        ```
        ## Good
        ```swift
        class CodeView: UIView {
            private let code = UIView()
            func setUp() {
                addSubview(code)
                code.snp.updateConstraints { make in
                    make.leading.top.equalToSuperview()
                    make.size.equalTo(80)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let updates = context.code.blocks.filter { $0.kind == .update }
        guard !updates.isEmpty else { return [] }
        let made = Set(context.code.blocks.lazy.filter { $0.kind != .update }.compactMap { $0.path.map(lastName) })
        var said: Set<NamedView> = []
        return updates.compactMap { call in
            let type = context.code.type(of: context.code.method(of: call))
            guard let path = call.path, !made.contains(path),
                let member = type.members.first(where: { $0.name == path }),
                hasNothingBefore(call, member, context),
                said.insert(NamedView(type: context.code.method(of: call).type, path: path)).inserted
            else { return nil }
            return FindingDraft(
                call.event.nameRange,
                member.isOutlet
                    ? "The constraints of `\(path)` come from its nib: this update finds none of the library's and adds its own beside them. Change those of the nib through outlets."
                    : "Nothing makes constraints of `\(path)` before this update, so it makes its own, and nothing else places the view. Make them where the view is set up."
            )
        }
    }

    private static func hasNothingBefore(
        _ call: CodeReading.BlockCall, _ member: CodeMember, _ context: RuleContext
    ) -> Bool {
        let items = context.code.documentBlocks(of: call).compactMap { context.document.blocks[$0].receiver }
        guard !items.isEmpty else { return false }
        let isUntouched = items.allSatisfy { item in
            context.madeByHand[item].isEmpty
                && context.blocksByItem[item].allSatisfy { context.document.blocks[$0].kind == .update }
        }
        guard !member.isOutlet else { return isUntouched }
        // What places it may stand in another file, or in code that cannot be read.
        return isUntouched && member.isPrivate
            && items.allSatisfy { item in
                context.document[item].unknowns.isDisjoint(with: [.constraints, .ownConstraints, .parent])
                    && context.document.superview(of: item).map { !context.document.isStackView($0) } ?? false
                    && !isPlaced(item, context)
            }
            && ViewMentions(of: [member.name], in: context).isOnlyAddedAndConstrained(member.name)
    }

    /// Whether the updates say where the view is along both axes: then they are all that is made of it, under another name.
    private static func isPlaced(_ item: ItemID, _ context: RuleContext) -> Bool {
        let places = context.constraints(ofBlocksOn: item).map(\.firstAttribute).filter { $0.kind != .size }
        return Axis.allCases.allSatisfy { axis in places.contains { $0.axis.map { $0 == axis } ?? true } }
    }

    /// Of `self.header.badge` the last name: another object may make what this one updates.
    private static func lastName(of path: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? path
    }
}
