// The rule about constraints that allow the view of a controller one width only.

import AutoLayout
import MasonrySemantics

enum ControllerWidthFixed: Rule {
    static let id: RuleID = "controller-width-fixed"
    static let severity = Severity.information
    static let library = RuleLibrary.layout
    static let title: Phrase = "The constraints allow a controller's view one width only"
    static let documentation = """
        # controller-width-fixed

        Required constraints from one side of a controller's view to the other add up to one width. Screens have many.

        ## At run time
        On every screen of another width UIKit logs `Unable to simultaneously satisfy constraints.` and breaks one of
        them. Nothing happens if the view is shown only where it gets just this width, in a popover for instance; that is
        why this is no error.

        ## What to do
        Pin one side only, or let the width give way: a priority below 1000, or `lessThanOrEqualTo`.

        ## Bad
        ```swift
        class Login: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(100)
                    make.left.right.equalToSuperview().inset(16)
                    make.width.equalTo(200)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ information[controller-width-fixed]: `view` only one width, 232 pt
                }
            }
        }
        ```
        ## Good
        ```swift
        class Login: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(100)
                    make.left.right.equalToSuperview().inset(16)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        let items = context.document.items
        guard items.indices.contains(where: { items[$0].placement == .controllerView }) else { return [] }
        let certainty = ConflictCertainty(document: context.document)
        var seen: Set<ItemID> = []
        return context.solved.compactMap { entry in
            for root in entry.lowered.rootsOfUnknownSize.sorted() where !seen.contains(root) {
                guard context.document[root].placement == .controllerView,
                    let width = FixedWidth(of: root, in: entry, document: context.document),
                    certainty.areCertain(width.constraints)
                else { continue }
                seen.insert(root)
                return report(width, of: root, entry, context)
            }
            return nil
        }
    }

    private static func report(
        _ width: FixedWidth, of root: ItemID, _ entry: SolvedScenario, _ context: RuleContext
    ) -> Report? {
        guard let last = width.constraints.last else { return nil }
        let view = context.document.name(of: root)
        let texts = width.constraints.map { context.textWithLine($0, in: entry.scenario) }
        var report = Report(
            context.place(of: last),
            .sentences([
                "\(.list(texts)) allow `\(view)` only one width, \(width.width) pt.",
                "Where it is shown with another, one of them breaks: Unable to simultaneously satisfy constraints.",
                "Pin one side only, or give one of them a lower priority.",
            ]))
        report.scenario = context.scenarioName(entry.scenario)
        for constraint in width.constraints.dropLast() {
            let text = context.document.text(of: constraint, in: context.scenario(entry.scenario))
            report.relate(context.place(of: constraint), "`\(text)` is one of them")
        }
        return report
    }
}

/// The only width that the required constraints allow a root.
private struct FixedWidth {
    /// In points.
    let width: Double
    /// The constraints that allow no other, in written order.
    let constraints: [MadeConstraintID]

    /// nil where other widths are possible, or where not only constraints of the file bound it.
    init?(of root: ItemID, in entry: SolvedScenario, document: LayoutDocument) {
        let lowered = entry.lowered
        guard let index = lowered.itemIndices[root],
            entry.solution.isSolved(ItemID(index)), entry.solution.frames.indices.contains(index),
            document.scenarios.indices.contains(entry.scenario),
            // A root of any size has the screen's wherever the required constraints allow it.
            abs(entry.solution.frames[index].width - lowered.layout.screen.size.width) > 0.5
        else { return nil }
        var layout = lowered.layout
        layout.items[index].rootPlacement = .exact
        guard let sizes = LayoutEngine(layout).solution().satisfiableSizes.first(where: { $0.root.index == index }),
            let minimum = sizes.minimum.horizontal, let maximum = sizes.maximum.horizontal,
            abs(maximum - minimum) < 0.001
        else { return nil }
        var constraints: Set<MadeConstraintID> = []
        for source in sizes.minimumBoundBy.horizontal + sizes.maximumBoundBy.horizontal {
            guard case .constraint(let id) = source, lowered.constraints.indices.contains(id.index) else { return nil }
            let constraint = lowered.constraints[id.index]
            guard !document.scenarios[entry.scenario].disputed.contains(constraint) else { return nil }
            constraints.insert(constraint)
        }
        width = minimum
        self.constraints = constraints.sorted {
            (document[$0].range.start, $0) < (document[$1].range.start, $1)
        }
    }
}
