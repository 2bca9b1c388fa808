// The rule about calls of what only UIKit calls.

import MasonrySemantics
import MasonrySyntax

enum LayoutMethodCalled: Rule {
    static let id: RuleID = "layout-method-called"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A method of the layout pass is called by hand"
    static let documentation = """
        # layout-method-called

        Code calls `layoutSubviews` or `updateConstraints` of a view, or `viewDidLayoutSubviews`, `viewWillLayoutSubviews` or
        `updateViewConstraints` of its own controller. Or `layoutSubviews` calls `layoutIfNeeded` of its own view. Reported
        once per class.

        ## At run time
        The method runs outside of a pass: with the sizes of before, and once more when the pass comes. Nothing that the pass
        does around it happens, neither the solving of the constraints nor the layout of other views. `layoutIfNeeded` in
        `layoutSubviews` begins another pass inside of the one that runs.

        ## What to do
        Say that something has changed, `setNeedsLayout()` or `setNeedsUpdateConstraints()`. Where the frames are needed at once,
        let `layoutIfNeeded()` follow. What only the method does and others need belongs in a method of its own.

        ## Bad
        ```swift
        class BarView: UIView {
            let label = UILabel()
            func setUp() {
                addSubview(label)
                label.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func show(_ text: String) {
                label.text = text
                layoutSubviews()
            //  ^^^^^^^^^^^^^^ information[layout-method-called]: by hand
            }
        }
        ```
        ## Bad
        ```swift
        class BarView: UIView {
            let label = UILabel()
            func setUp() {
                addSubview(label)
                label.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                label.isHidden = bounds.height < 20
                layoutIfNeeded()
            //  ^^^^^^^^^^^^^^ information[layout-method-called]: inside of the one that runs
            }
        }
        ```
        ## Good
        ```swift
        class BarView: UIView {
            let label = UILabel()
            func setUp() {
                addSubview(label)
                label.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func show(_ text: String) {
                label.text = text
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let calls =
            context.events(
                named: "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateViewConstraints")
            + context.events(named: Word.updateConstraints.spelling)
        var byType: [Int: [CodeEvent]] = [:]
        for (index, event) in calls.sorted(by: { $0.index < $1.index }) {
            guard event.kind == .call, event.arguments.allSatisfy({ $0.value == nil }),
                let method = context.code.method(at: index), isOfUIKit(event, in: method, context)
            else { continue }
            byType[method.type, default: []].append(event)
        }
        return byType.sorted { $0.key < $1.key }.compactMap { report($0.value, context) } + passesInPasses(context)
    }

    /// What `layoutSubviews` lays out itself, the animation around it or not.
    private static func passesInPasses(_ context: RuleContext) -> [FindingDraft] {
        var said: Set<Int> = []
        return context.events(named: "layoutIfNeeded").compactMap { index, event in
            guard event.kind == .call, event.receiver.map({ context.path($0) == "self" }) ?? true,
                event.place.animation != nil || !event.place.isCallback,
                let method = context.code.method(at: index), method.name == "layoutSubviews",
                [.view, .cell].contains(context.code.type(of: method).role), said.insert(method.type).inserted
            else { return nil }
            return FindingDraft(
                event.nameRange,
                "This begins a layout pass inside of the one that runs. Change constraints before: where the state changes, or in `updateConstraints`."
            )
        }
    }

    private static func report(_ calls: [CodeEvent], _ context: RuleContext) -> FindingDraft? {
        guard let first = calls.first else { return nil }
        let name = context.tree.string(first.name)
        var report = FindingDraft(
            first.nameRange,
            .sentences([
                name.hasSuffix("Constraints")
                    ? "`\(name)` is called by hand, outside of a pass. Call `setNeedsUpdateConstraints`, and `layoutIfNeeded` where the frames are needed at once."
                    : "`\(name)` is called by hand, outside of a pass. Call `setNeedsLayout`, and `layoutIfNeeded` where the frames are needed at once.",
                .morePlaces(ofClass: calls.count - 1),
            ]))
        for other in calls.dropFirst().prefix(8) { report.relate(other.nameRange, "here, too") }
        return report
    }

    /// Whether what is called is the method that UIKit calls, not one of the program's own with the same name.
    private static func isOfUIKit(_ event: CodeEvent, in method: CodeMethod, _ context: RuleContext) -> Bool {
        let name = context.tree.string(event.name)
        let isOfController = name.hasPrefix("view") || name == "updateViewConstraints"
        if let receiver = event.receiver, context.path(receiver) != "self" {
            if context.path(receiver) == "contentView", context.code.type(of: method).role == .cell { return true }
            guard !isOfController, let item = context.item(named: receiver) else { return false }
            return context.document[item].className != nil
        }
        // An override hands on to its own superclass, and only that.
        switch context.code.type(of: method).role {
        case .controller: return isOfController
        case .view, .cell: return !isOfController
        case .other: return false
        }
    }
}
