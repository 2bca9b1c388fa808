// The hint about constraints on subviews that UIKit lays out itself.

import MasonrySemantics

enum ConstrainUIKitInternalSubview: Rule {
    static let id: RuleID = "constrain-uikit-internal-subview"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "A subview that UIKit lays out is constrained"
    static let documentation = """
        # constrain-uikit-internal-subview

        A constraint block is opened on a button's `imageView` or `titleLabel`, or on a cell's `textLabel`, `detailTextLabel` or
        `imageView`.

        ## At run time
        The owner goes on laying them out: what it sets and what the constraints say take turns, and differ between releases of
        UIKit. A hint that is off by default, because it often looks right.

        ## What to do
        Use views of your own, or the owner's insets and configuration.

        ## Bad
        ```swift
        class CardView: UIView {
            let button = UIButton()
            func setUp() {
                button.imageView?.snp.makeConstraints { $0.size.equalTo(24) }
                //                    ^^^^^^^^^^^^^^^ hint[constrain-uikit-internal-subview]: lays out
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let icon = UIImageView()
            func setUp() {
                addSubview(icon)
                icon.snp.makeConstraints { $0.size.equalTo(24) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        context.code.blocks.compactMap { call in
            let type = context.code.type(of: context.code.method(of: call))
            guard let path = call.path, let owner = owner(of: path, in: type) else { return nil }
            return Report(
                call.event.nameRange, "`\(owner)` lays out `\(path)` itself. Use a view of your own.")
        }
    }

    private static func owner(of path: String, in type: CodeType) -> String? {
        let parts = path.split(separator: ".")
        guard let last = parts.last else { return nil }
        if parts.count == 1 {
            let isOwn = type.members.contains { $0.name == path }
            guard type.role == .cell, !isOwn, type.inherited.contains("UITableViewCell") else { return nil }
            return ["textLabel", "detailTextLabel", "imageView"].contains(path) ? "UITableViewCell" : nil
        }
        guard last == "imageView" || last == "titleLabel", let base = parts.dropLast().last?.lowercased() else {
            return nil
        }
        let declared = type.members.first { $0.name.lowercased() == base }?.type
        return declared == "UIButton" || base.hasSuffix("button") || base.hasSuffix("btn") ? "UIButton" : nil
    }
}
