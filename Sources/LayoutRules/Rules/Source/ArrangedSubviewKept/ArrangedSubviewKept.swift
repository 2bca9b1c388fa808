// The rule about views that leave a stack view's arrangement and stay its subviews.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ArrangedSubviewKept: Rule {
    static let id: RuleID = "arranged-subview-kept"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A view that is no longer arranged stays a subview"
    static let documentation = """
        # arranged-subview-kept

        `removeArrangedSubview` is called, and neither `removeFromSuperview` follows nor is the view hidden. A loop that
        takes out all arranged views, in a method that then arranges new ones, is reported, too.

        ## At run time
        The stack view stops placing the view and drops the constraints that it gave it; the view stays its subview, visible,
        without a place.

        ## What to do
        Call `removeFromSuperview` on the view: that takes it out of the arrangement too.

        ## Bad
        ```swift
        class Bar: UIView {
            private let stack = UIStackView()
            private let color = UIView()
            func setUp() {
                addSubview(stack)
                stack.addArrangedSubview(color)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func dropColor() {
                stack.removeArrangedSubview(color)
                //    ^^^^^^^^^^^^^^^^^^^^^ warning[arranged-subview-kept]: stays a visible subview
            }
        }
        ```
        ## Fixed
        ```swift
        class Bar: UIView {
            private let stack = UIStackView()
            private let color = UIView()
            func setUp() {
                addSubview(stack)
                stack.addArrangedSubview(color)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func dropColor() {
                stack.removeArrangedSubview(color)
                color.removeFromSuperview()
            }
        }
        ```
        ## Good
        ```swift
        class Bar: UIView {
            private let stack = UIStackView()
            private let color = UIView()
            func setUp() {
                addSubview(stack)
                stack.addArrangedSubview(color)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func dropColor() {
                color.isHidden = true
                stack.removeArrangedSubview(color)
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.events(named: "removeArrangedSubview").compactMap { index, event in
            guard event.kind == .call, event.receiver != nil, let method = context.code.method(at: index),
                let argument = event.arguments.first?.value, let path = context.path(argument), path != "self"
            else { return nil }
            if let stack = context.path(event.receiver), isOneOfAll(path, of: stack, before: event, in: method, context)
            {
                return FindingDraft(
                    event.nameRange,
                    "The views removed from `\(stack)` here stay visible in it, under the views that this method makes. Call `removeFromSuperview` too."
                )
            }
            guard !isGiven(path, to: method, context), !isTakenAway(path, by: event, in: method, context) else {
                return nil
            }
            let report = FindingDraft(
                event.nameRange,
                "`\(path)` stays a visible subview of the stack view, which no longer places it. Call `removeFromSuperview` too."
            )
            guard let edit = removal(of: argument, after: event, context) else { return report }
            return report.fixing("Remove the view from its superview too", .unsafe, [edit])
        }
    }

    /// Whether a loop over all that a stack view arranges takes them out of it alone, and the method arranges views that it
    /// makes: `stack.arrangedSubviews.forEach { stack.removeArrangedSubview($0) }`.
    private static func isOneOfAll(
        _ element: String, of stack: String, before event: CodeEvent, in method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        let isElement = element.hasPrefix("$") || !context.code.type(of: method).members.contains { $0.name == element }
        let tokens = context.words(in: TextRange(method.range.start, event.range.start), last: 16)
        guard isElement, tokens.contains("arrangedSubviews") else { return false }
        var made: Set<String> = []
        var isFilled = false
        for other in context.code.facts.events(of: method) {
            switch context.tree.string(other.name) {
            case "removeFromSuperview", "isHidden", "hidden", "setHidden": return false
            case "addArrangedSubview", "insertArrangedSubview":
                guard context.path(other.receiver) == stack, other.range.start >= event.range.end else { continue }
                isFilled = isFilled || context.path(other.arguments.first?.value).map { made.contains($0) } ?? false
            default:
                guard other.kind == .assignment, other.receiver == nil, let value = other.value,
                    context.createdClass(value) != nil, let target = context.targetPath(other)
                else { continue }
                made.insert(target)
            }
        }
        return isFilled
    }

    /// A line that takes the view out, behind the statement.
    private static func removal(
        of argument: ExpressionID, after event: CodeEvent, _ context: RuleContext
    ) -> TextEdit? {
        let line = context.text.lines(of: TextRange(at: event.range.start))
        let indentation = context.source(TextRange(line.start, event.range.start))
        guard indentation.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        let view = context.source(context.tree[argument].range)
        guard context.tree.dialect == .objectiveC else {
            return TextEdit(TextRange(at: event.range.end), "\n" + indentation + view + ".removeFromSuperview()")
        }
        let bytes = context.text.bytes
        let end = event.range.end.utf8
        guard end < bytes.count, bytes[end] == 0x3B else { return nil }
        return TextEdit(
            TextRange(at: TextOffset(end + 1)),
            "\n" + indentation + ["[" + view, "removeFromSuperview];"].joined(separator: " "))
    }

    /// Whether the view is a parameter, a variable of a loop or closure, or otherwise none of the class's own: whoever gives
    /// it may take it away.
    private static func isGiven(_ path: String, to method: CodeMethod, _ context: RuleContext) -> Bool {
        guard !path.contains(".") else { return true }
        let isMember = context.code.type(of: method).members.contains { $0.name == path }
        let isParameter = method.parameters.contains { context.tree.string($0) == path }
        return !isMember || isParameter
    }

    /// Whether the method, or one of the class that it calls, takes the view out, hides it, arranges it again, or hands it
    /// to other code.
    private static func isTakenAway(
        _ path: String, by removal: CodeEvent, in method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        let type = context.code.type(of: method)
        let calls = Set(context.code.facts.events(of: method).map { context.tree.string($0.name) })
        return type.methods.contains { number in
            guard context.code.facts.methods.indices.contains(number) else { return false }
            let other = context.code.facts.methods[number]
            guard other.range == method.range || calls.contains(context.baseName(of: other)) else { return false }
            // Arranged again in one case, it stays in the others; arranged in two, these are taken for all there are.
            var cases = 0
            for event in context.code.facts.events(of: other) where takesAway(event, path, context) {
                let isCase = event.place.isGuarded && !removal.place.isGuarded
                let isArranged = ["addArrangedSubview", "insertArrangedSubview"].contains(
                    context.tree.string(event.name))
                guard isCase && isArranged else { return true }
                cases += 1
            }
            return cases > 1
        }
    }

    private static func takesAway(_ event: CodeEvent, _ path: String, _ context: RuleContext) -> Bool {
        let name = context.tree.string(event.name)
        switch name {
        case "removeArrangedSubview": return false
        case "removeFromSuperview":
            // Of a variable of a loop or closure: any view.
            guard let receiver = context.path(event.receiver) else { return true }
            return receiver == path || receiver.hasPrefix("$") || !receiver.contains(".")
        case "isHidden", "hidden", "setHidden", "alpha", "setAlpha": return context.path(event.receiver) == path
        default:
            return event.arguments.contains { $0.value.map { context.path($0) == path } ?? false }
                || (event.kind == .assignment && context.targetPath(event) == path)
        }
    }
}
