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

        A private member or a local variable is a new view of UIKit, code sets its text, colors or the like or adds subviews to it,
        and nothing adds it to a superview, nor hands it to other code, nor constrains it. Often another view was added in its
        place.

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

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard !context.code.blocks.isEmpty else { return [] }
        let members = context.code.facts.types.filter { $0.role != .other }.flatMap(\.members).filter { member in
            isOnlyOurs(member, context) && isNewView(member, context)
        }
        let locals = locals(context)
        let unused = madeInClosures(context)
        guard !members.isEmpty || !locals.isEmpty || !unused.isEmpty else { return [] }
        let names = members.map(\.name) + locals.map(\.name) + unused.flatMap { [$0.member.name, $0.local] }
        let mentions = ViewMentions(of: Set(names), in: context)
        let places =
            members.filter { mentions.isOnlyDressed($0.name) }.map { ($0.name, $0.nameRange) }
            + unused.filter { mentions.isUnused($0.member.name, besides: $0.method) }
            .filter { mentions.isOnlyMade($0.local, within: $0.method) }.map { ($0.member.name, $0.member.nameRange) }
            + locals.filter { mentions.isOnlyDressed($0.name, within: $0.method) }.map { ($0.name, $0.range) }
        return places.map { name, range in
            FindingDraft(
                range,
                "`\(name)` is set up here, and nothing adds it to a view: it is never seen. Add it, or remove it.")
        }.sorted { $0.range.start < $1.range.start }
    }

    /// Private members whose views closures of their own make.
    private static func madeInClosures(
        _ context: RuleContext
    ) -> [(member: CodeMember, local: String, method: TextRange)] {
        context.viewMakings().compactMap { making in
            guard making.method.kind == .member, let event = making.event, event.receiver == nil,
                classes.contains(making.className),
                let member = context.code.type(of: making.method).members.first(where: {
                    $0.name == making.path && $0.nameRange == making.method.nameRange
                }), isOnlyOurs(member, context)
            else { return nil }
            return (member, context.tree.string(event.name), making.method.range)
        }
    }

    /// The new views that methods keep in variables of their own, each with the method.
    private static func locals(_ context: RuleContext) -> [(name: String, range: TextRange, method: TextRange)] {
        context.code.facts.methods.flatMap { method in
            context.code.facts.events(of: method).compactMap { event in
                guard event.kind == .assignment, event.receiver == nil, context.declaresVariable(event.nameRange),
                    let value = event.value, context.createdClass(value).map(classes.contains) ?? false
                else { return nil }
                return (context.tree.string(event.name), event.nameRange, method.range)
            }
        }
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
        return !makings.isEmpty
            && makings.allSatisfy { $0.value.flatMap { context.createdClass($0) }.map(classes.contains) ?? false }
    }

    /// The views of UIKit that show something by themselves.
    static let classes: Set<String> = [
        "UIView", "UILabel", "UIImageView", "UIButton", "UISwitch", "UISlider", "UIStackView", "UITextField",
        "UITextView",
        "UIProgressView", "UIPageControl", "UISegmentedControl", "UIActivityIndicatorView",
    ]
}
