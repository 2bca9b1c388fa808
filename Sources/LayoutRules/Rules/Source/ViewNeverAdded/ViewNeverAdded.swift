// The rule about views that code dresses and nobody sees.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ViewNeverAdded: Rule {
    static let id: RuleID = "view-never-added"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is set up and nothing adds it"
    static let isAboutMissing = true
    static let documentation = """
        # view-never-added

        A private member is a new view of UIKit, code sets its text, colors or the like, and nothing adds it to a superview, nor
        hands it to other code, nor constrains it. Often another view was added in its place.

        ## At run time
        It is never seen.

        ## What to do
        Add it, or take it out.

        ## Bad
        ```swift
        class BalanceCell: UITableViewCell {
            private let codeLabel = UILabel()
            private let nameLabel = UILabel()
            //          ^^^^^^^^^ information[view-never-added]: never seen
            func setUp() {
                nameLabel.numberOfLines = 1
                contentView.addSubview(codeLabel)
                codeLabel.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class BalanceCell: UITableViewCell {
            private let codeLabel = UILabel()
            private let nameLabel = UILabel()
            func setUp() {
                nameLabel.numberOfLines = 1
                contentView.addSubview(codeLabel)
                contentView.addSubview(nameLabel)
                codeLabel.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
                nameLabel.snp.makeConstraints { $0.top.equalTo(codeLabel.snp.bottom); $0.left.right.equalTo(codeLabel) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        guard !context.code.blocks.isEmpty else { return [] }
        let members = context.code.facts.types.filter { $0.role != .other }.flatMap(\.members).filter { member in
            isOnlyOurs(member, context) && isNewView(member, context)
        }
        guard !members.isEmpty else { return [] }
        let mentions = ViewMentions(of: Set(members.map(\.name)), in: context)
        return members.filter { mentions.isOnlyDressed($0.name) }.map { member in
            Report(
                member.nameRange,
                "`\(member.name)` is set up here, and nothing adds it to a view: it is never seen. Add it, or take it out."
            )
        }.sorted { $0.range.start < $1.range.start }
    }

    /// Whether no other file can name it.
    private static func isOnlyOurs(_ member: CodeMember, _ context: RuleContext) -> Bool {
        !member.isOutlet && !member.isWeak && member.isPrivate && !member.name.isEmpty
    }

    private static func isNewView(_ member: CodeMember, _ context: RuleContext) -> Bool {
        if let initializer = member.initializer {
            return context.createdClass(initializer).map(classes.contains) ?? false
        }
        // A helper that makes a view may add it.
        let makings = context.code.facts.events.filter { event in
            event.kind == .assignment && context.targetPath(event) == member.name
        }
        return context.tree.dialect == .objectiveC && !makings.isEmpty
            && makings.allSatisfy { $0.value.flatMap { context.createdClass($0) }.map(classes.contains) ?? false }
    }

    private static let classes: Set<String> = [
        "UIView", "UILabel", "UIImageView", "UIButton", "UISwitch", "UISlider", "UIStackView", "UITextField",
        "UITextView",
        "UIProgressView", "UIPageControl", "UISegmentedControl", "UIActivityIndicatorView",
    ]
}
