// The rule about constraints on subviews that UIKit lays out itself.

import MasonrySemantics
import MasonrySyntax

enum ConstrainUIKitInternalSubview: Rule {
    static let id: RuleID = "constrain-uikit-internal-subview"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A subview that UIKit lays out is constrained"
    static let documentation = """
        # constrain-uikit-internal-subview

        A constraint block is opened on a button's `imageView` or `titleLabel`, or on the `textLabel`, `detailTextLabel` or
        `imageView` of a table cell. The button or cell is what the class itself is, or stands in a local variable.

        ## At run time
        The block switches off the autoresizing with which the owner places its subview, and the owner goes on setting its frame:
        what it sets and what the constraints say take turns, and differ between releases of UIKit.

        ## What to do
        Use views of your own, or the owner's insets and configuration.

        ## Bad
        ```swift
        class CardView: UIView {
            let button = UIButton()
            func setUp() {
                button.imageView?.snp.makeConstraints { $0.size.equalTo(24) }
                //                    ^^^^^^^^^^^^^^^ warning[constrain-uikit-internal-subview]: lays out
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let icon = UIImageView()
            func setUp() {
                addSubview(icon)
                icon.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(24) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.code.blocks.compactMap { call in
            guard let path = call.path, let owner = owner(of: path, call, context) else { return nil }
            let isOfButton = owner == "UIButton"
            return FindingDraft(
                call.event.nameRange,
                isOfButton
                    ? "`\(owner)` lays out `\(path)` itself, with a frame of its own. Use its content alignment and insets, or a view of your own."
                    : "`\(owner)` lays out `\(path)` itself, with a frame of its own. Use a view of your own.")
        }
    }

    private static func owner(of path: String, _ call: CodeReading.BlockCall, _ context: RuleContext) -> String? {
        let method = context.code.method(of: call)
        let type = context.code.type(of: method)
        let parts = path.split(separator: ".").map(String.init)
        guard let last = parts.last, parts.count <= 2 else { return nil }
        let isOfCell = ["textLabel", "detailTextLabel", "imageView"].contains(last)
        guard parts.count == 2, let head = parts.first else {
            let owner = ["UITableViewCell", "UIButton"].first { isOne(type, of: $0, context) }
            let isOwn = owner == "UIButton" ? last == "imageView" || last == "titleLabel" : isOfCell
            guard isOwn, !declares(last, type, context), !bindsLocal(last, in: method, context) else { return nil }
            return owner
        }
        let className = classOfLocal(head, in: method, context)
        if isOfCell, className == "UITableViewCell" { return className }
        if last == "imageView" || last == "titleLabel", className == "UIButton" { return className }
        if last == "searchTextField", className == "UISearchBar" { return className }
        return nil
    }

    /// Whether a class has a class of the system as its superclass, as the file or its header says.
    private static func isOne(_ type: CodeType, of system: String, _ context: RuleContext) -> Bool {
        type.inherited.contains(system)
            || type.inherited.isEmpty && context.document.systemClasses[type.name] == system
    }

    /// Whether the class has a property of its own by the name of one of its superclass's, however it says so.
    private static func declares(_ name: String, _ type: CodeType, _ context: RuleContext) -> Bool {
        if type.members.contains(where: { $0.name == name }) { return true }
        return type.methods.contains { number in
            guard context.code.facts.methods.indices.contains(number) else { return false }
            let method = context.code.facts.methods[number]
            if method.name == name { return true }
            return context.code.facts.events(of: method).contains { event in
                event.kind == .assignment && context.targetPath(event) == name
            }
        }
    }

    /// Whether a method has a variable or parameter of its own by that name: `if let imageView = side as? UIImageView`.
    private static func bindsLocal(_ name: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        var before = ""
        var isNamed = false
        for token in context.tree.tokens(in: method.range) where !token.kind.isTrivia {
            let text = context.source(token.range)
            if isNamed, text == ":" || text == "in" { return true }
            isNamed = text == name
            if isNamed, before == "let" || before == "var" { return true }
            before = text
        }
        return false
    }

    /// The class of a local or member as the file shows it; a cell that a table gives is one of its own subclasses, whose
    /// property this may be, unless its declaration says that it is a plain one.
    private static func classOfLocal(_ head: String, in method: CodeMethod, _ context: RuleContext) -> String? {
        for event in context.code.facts.events(of: method) where event.kind == .assignment && event.receiver == nil {
            guard context.targetPath(event) == head else { continue }
            if let type = event.declaredType { return context.tree.string(type) }
            if let value = event.value, let type = context.createdClass(value) { return type }
            guard let value = event.value else { return nil }
            if context.contains(value, { if case .cast = $0.kind { true } else { false } }) { return nil }
            let text = context.source(context.tree[value].range)
            return text.contains("dequeueReusableCell(withIdentifier") ? "UITableViewCell" : nil
        }
        guard let member = context.code.type(of: method).members.first(where: { $0.name == head }) else { return nil }
        return member.type ?? member.initializer.flatMap { context.createdClass($0) }
    }
}
