// The rule about content priorities of views that have no content.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ContentPriorityUnused: Rule {
    static let id: RuleID = "content-priority-unused"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A content priority of a plain view has no effect"
    static let documentation = """
        # content-priority-unused

        Code sets the hugging or compression resistance priority of a plain `UIView`, which it makes itself. The two weigh the
        intrinsic content size of a view against other constraints, and a plain view has none, whatever lies in it.

        Reported once per class.

        ## At run time
        Nothing changes: the view is as large as constraints make it, or as its neighbors leave room for it.

        ## What to do
        Remove the call. A view that should give way gets a size constraint with a low priority; one that should keep to what
        lies in it gets edges to that. The priorities of the labels and images in it count.

        ## Bad
        ```swift
        class PriceRow: UIView {
            private let gap = UIView()
            func setUp() {
                addSubview(gap)
                gap.setContentHuggingPriority(.defaultLow, for: .horizontal)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^ information[content-priority-unused]: has no content size
                gap.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                }
            }
        }
        ```
        ## Good
        ```swift
        class PriceRow: UIView {
            private let price = UILabel()
            func setUp() {
                addSubview(price)
                price.setContentHuggingPriority(.required, for: .horizontal)
                price.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let calls = context.events(named: "setContentHuggingPriority", "setContentCompressionResistancePriority")
        guard !calls.isEmpty else { return [] }
        var classes: [NamedView: Set<String>] = [:]
        for making in context.viewMakings() {
            let view = NamedView(type: making.method.type, path: RuleContext.bare(making.path))
            classes[view, default: []].insert(making.className)
        }
        var places: [Int: [(place: TextRange, view: String)]] = [:]
        for (index, event) in calls {
            guard event.kind == .call, let method = context.code.method(at: index),
                let path = context.path(event.receiver),
                classes[NamedView(type: method.type, path: RuleContext.bare(path))] == ["UIView"],
                let item = context.item(named: event.receiver), context.document[item].className == "UIView"
            else { continue }
            places[method.type, default: []].append((event.nameRange, context.document.name(of: item)))
        }
        return places.sorted { $0.key < $1.key }.compactMap { _, places in
            .ofClass(places) {
                "`\($0)` is a plain view and has no content size, which this priority would weigh: the call has no effect. Remove it, or give the view a size constraint with a low priority."
            }
        }
    }
}
