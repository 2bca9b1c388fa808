// The rule about views that constraints by hand place while their autoresizing masks still do.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum AutoresizingMaskOn: Rule {
    static let id: RuleID = "autoresizing-mask-on"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "A constrained view keeps its autoresizing mask constraints"
    static let documentation = """
        # autoresizing-mask-on

        A view of UIKit that the file makes without a frame is placed by constraints that are made without a library, and no
        code switches off the constraints that UIKit makes from its autoresizing mask. Blocks of Masonry and SnapKit switch
        these off by themselves, `NSLayoutConstraint` and layout anchors do not. Views that are handed to other code are not
        reported.

        ## At run time
        The mask is four more required constraints, which hold the view at (0, 0) with no size. They contradict those of the file:
        the console shows `NSAutoresizingMaskLayoutConstraint`, and UIKit breaks some of them.

        ## What to do
        Set `translatesAutoresizingMaskIntoConstraints` to `false` before the constraints are active, or place the view with a
        block.

        ## Bad
        ```swift
        class Receipt: UIView {
            private let total = UILabel()
            func setUp() {
                addSubview(total)
                NSLayoutConstraint.activate([
                    total.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[autoresizing-mask-on]: `total` keeps its autoresizing mask
                    total.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                    total.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                ])
            }
        }
        ```
        ## Good
        ```swift
        class Receipt: UIView {
            private let total = UILabel()
            func setUp() {
                addSubview(total)
                total.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    total.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                    total.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                    total.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                ])
            }
        }
        ```
        """

    /// With fewer constraints, a frame of no size may be what they say.
    private static let fewest = 3

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard !document.viewsWithMask.isEmpty, areAllMasksKnown(context) else { return [] }
        return document.viewsWithMask.sorted().compactMap { item in
            guard context.blocksByItem[item].isEmpty else { return nil }
            let placing = context.madeByHand[item].filter { id in
                context.isFirm(byHand: id) && document[id].relation == .equal && !document.neverActivated.contains(id)
            }
            guard placing.count >= fewest,
                let first = placing.map({ document[$0].range }).min(by: { $0.start < $1.start })
            else { return nil }
            let name = document[item].name
            let report = FindingDraft(
                first,
                "`\(name)` keeps its autoresizing mask constraints, which pin it at (0, 0) with no size and conflict with these. Set its `translatesAutoresizingMaskIntoConstraints` to false."
            )
            guard let edit = switchingOff(in: first, context) else { return report }
            return report.fixing("Set `translatesAutoresizingMaskIntoConstraints` to false", .unsafe, [edit])
        }
    }

    /// Whether it is known of which views the file switches masks off: `$0` of a list that is not known may be any.
    private static func areAllMasksKnown(_ context: RuleContext) -> Bool {
        let names = Set(context.document.viewsWithoutMask.map { context.document[$0].name })
        for expression in context.tree.expressions {
            guard case .assignment(_, let target, _) = expression.kind,
                case .member(let base, let member, _) = context.tree[target].kind,
                member.word == .translatesAutoresizingMaskIntoConstraints
            else { continue }
            guard let path = context.path(base), path == "self" || names.contains(path) else { return false }
        }
        return true
    }

    /// A line in front of the statement with the first of them.
    private static func switchingOff(in first: TextRange, _ context: RuleContext) -> TextEdit? {
        guard let view = viewWithAnchor(first, context) else { return nil }
        var around: TextRange?
        for statement in context.tree.statements {
            guard case .expression = statement.kind, statement.range.contains(first) else { continue }
            if around.map({ $0.length > statement.range.length }) ?? true { around = statement.range }
        }
        guard let start = around?.start else { return nil }
        let line = context.text.lines(of: TextRange(at: start))
        let indentation = context.source(TextRange(line.start, start))
        guard indentation.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        let end = context.tree.dialect == .swift ? "false" : "NO;"
        let statement = [view + ".translatesAutoresizingMaskIntoConstraints", "=", end].joined(separator: " ")
        return TextEdit(TextRange(at: start), statement + "\n" + indentation)
    }

    /// `total` of `total.topAnchor.constraint(…)`.
    private static func viewWithAnchor(_ made: TextRange, _ context: RuleContext) -> String? {
        for expression in context.tree.expressions where expression.range == made {
            let anchor: ExpressionID
            switch expression.kind {
            case .call(let callee, _):
                guard case .member(let base, _, _) = context.tree[callee].kind else { continue }
                anchor = base
            case .message(let receiver, _): anchor = receiver
            default: continue
            }
            guard case .member(let view, _, _) = context.tree[anchor].kind, context.path(view) != nil else { continue }
            return context.source(context.tree[view].range)
        }
        return nil
    }
}
