// The rule about assertions and exceptions that have no rule of their own.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum LibraryException: ProblemRule {
    static let id: RuleID = "library-exception"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "The library throws"
    static let documentation = """
        # library-exception

        The library or UIKit asserts or throws here, for a reason that has no rule of its own; the message is its text.

        Nothing is installed from this statement on, neither in this block nor after it, and the application stops. With
        assertions off the statement is dropped.

        A collection view that is made without a layout object raises, too; it is reported in files with constraints.

        ## What to do
        Correct the statement: the message says what is not accepted.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.width.height.equalTo(root)
            make.left.equalTo(root).multipliedBy(0)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[library-exception]: A multiplier of 0
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.width.height.equalTo(root)
            make.left.equalTo(root)
        }
        ```
        ## Bad
        ```swift
        class ShelfView: UIView {
            let books = UICollectionView()
            //          ^^^^^^^^^^^^^^^^ error[library-exception]: non-nil layout parameter
            func setUp() {
                addSubview(books)
                books.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class ShelfView: UIView {
            let books = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            func setUp() {
                addSubview(books)
                books.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        problemReports(context) + listsWithoutLayout(context)
    }

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .exception(let text) = problem.kind else { return nil }
        let sentence = text.hasSuffix(".") ? text : text + "."
        return FindingDraft(problem.range, .sentences([.verbatim(sentence), "The app crashes here."]))
    }

    /// The collection views that code makes without a layout object. Complexity: O(events with these names).
    private static func listsWithoutLayout(_ context: RuleContext) -> [FindingDraft] {
        // A class of this name, or an extension with initializers, is the program's own.
        guard context.tree.names.find(list) != nil, !context.code.facts.types.contains(where: { $0.name == list })
        else { return [] }
        return context.events(named: list, "init", "new", "initWithFrame").compactMap { _, event in
            guard event.kind == .call, isMakingWithoutLayout(event, context) else { return nil }
            return FindingDraft(
                context.tree.dialect == .swift
                    ? TextRange(
                        event.receiver.map { context.tree[$0].range.start } ?? event.nameRange.start,
                        event.nameRange.end)
                    : event.nameRange,
                .sentences([
                    "UIKit raises “UICollectionView must be initialized with a non-nil layout parameter”.",
                    "The app crashes here.", "Make it with `init(frame:collectionViewLayout:)`.",
                ]))
        }
    }

    private static let list = "UICollectionView"

    /// `UICollectionView()`, `.init(frame:)` of it, `[UICollectionView new]`, `[[UICollectionView alloc] init]`.
    private static func isMakingWithoutLayout(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        let name = context.tree.string(event.name)
        switch context.tree.dialect {
        case .swift:
            let labels = event.arguments.map { $0.label.map(context.tree.string) }
            guard labels.isEmpty || labels == ["frame"] else { return false }
            guard let receiver = event.receiver else { return name == list }
            return name == "init" && context.path(receiver) == list
        case .objectiveC:
            guard let receiver = event.receiver, event.arguments.count <= 1 else { return false }
            switch context.tree[receiver].kind {
            case .name(let type): return name == "new" && context.tree.string(type) == list
            case .message(let type, let arguments):
                guard case .name(let made) = context.tree[type].kind else { return false }
                return (name == "init" || name == "initWithFrame") && arguments.first?.label?.word == .alloc
                    && context.tree.string(made) == list
            default: return false
            }
        case .masonry: return false
        }
    }
}
