// The rule about controls in image views that take no touches.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum ControlInImageView: Rule {
    static let id: RuleID = "control-in-image-view"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A control lies in an image view that takes no touches"
    static let documentation = """
        # control-in-image-view

        A control that has an action is added to a `UIImageView`, and nothing lets the image view take touches. Reported only where
        the file shows all that is done with the image view.

        ## At run time
        `isUserInteractionEnabled` of an image view is `false` at first, and then neither it nor what lies in it gets touches: the
        control looks as usual, and taps on it go to the view behind.

        ## What to do
        Set `isUserInteractionEnabled = true` on the image view, or add the control to the image view's superview.

        ## Bad
        ```swift
        class PhotoView: UIView {
            private let photo = UIImageView()
            private let remove = UIButton()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(photo)
                photo.addSubview(remove)
                //    ^^^^^^^^^^ warning[control-in-image-view]: `remove` gets no touches
                remove.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
                remove.snp.makeConstraints { make in
                    make.top.trailing.equalToSuperview()
                    make.size.equalTo(44)
                }
            }
            @objc private func tapped() {}
        }
        ```
        ## Good
        ```swift
        class PhotoView: UIView {
            private let photo = UIImageView()
            private let remove = UIButton()
            override init(frame: CGRect) {
                super.init(frame: frame)
                photo.isUserInteractionEnabled = true
                addSubview(photo)
                photo.addSubview(remove)
                remove.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
                remove.snp.makeConstraints { make in
                    make.top.trailing.equalToSuperview()
                    make.size.equalTo(44)
                }
            }
            @objc private func tapped() {}
        }
        ```
        """

    private static let controls: Set<String> = [
        "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UITextField",
    ]

    private struct Addition {
        var event: CodeEvent
        var control: ItemID
        var image: ItemID
    }

    /// Complexity: O(events), and O(tokens) where a control lies in an image view.
    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let additions = context.events(named: "addSubview").compactMap { _, event -> Addition? in
            guard event.kind == .call, event.arguments.count == 1, let image = context.item(named: event.receiver),
                context.document[image].className == "UIImageView",
                context.methodOfLocal(image) != nil || context.isHiddenMember(image),
                let control = context.item(named: event.arguments[0].value),
                context.document.systemClass(of: control).map(controls.contains) ?? false
            else { return nil }
            return Addition(event: event, control: control, image: image)
        }
        guard !additions.isEmpty else { return [] }
        let enabled = context.events(
            named: "isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled"
        ).map { context.item(named: $0.event.receiver) }
        guard !enabled.contains(nil) else { return [] }
        let mentions = ViewMentions(of: Set(additions.map { context.document[$0.image].name }), in: context)
        let answered = AnsweredTaps(context)
        return additions.compactMap { addition in
            let (control, image) = (
                context.document.name(of: addition.control), context.document.name(of: addition.image)
            )
            guard !enabled.contains(addition.image), answered.contains(context.document[addition.control].name),
                mentions.isOnlyAddedAndConstrained(context.document[addition.image].name)
            else { return nil }
            return FindingDraft(
                addition.event.nameRange,
                "`\(control)` gets no touches: an image view, such as `\(image)`, takes none unless `isUserInteractionEnabled` is set. Set it, or add the control beside it."
            )
        }
    }
}
