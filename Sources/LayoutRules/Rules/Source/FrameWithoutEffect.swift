// The rule about frames that constraints replace.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum FrameWithoutEffect: Rule {
    static let id: RuleID = "frame-without-effect"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is made with a frame that constraints replace"
    static let documentation = """
        # frame-without-effect

        A view of UIKit is made with a frame in numbers, and a block of the class constrains it. Views whose frame or bounds the
        class reads are silent, and those that are moved by frames elsewhere.

        ## At run time
        With the block, the frame stops to count: the first layout pass replaces it. Readers look for the view where the frame
        says, and change numbers that do nothing.

        ## What to do
        Make it without a frame: `UIButton()`, `[UIButton new]`, `UITableView(frame: .zero, style: .plain)`.

        ## Bad
        ```swift
        class PhotoView: UIView {
            private let photo = UIImageView(frame: CGRect(x: 0, y: 110, width: 120, height: 44))
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[frame-without-effect]: no effect
            func setUp() {
                addSubview(photo)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class PhotoView: UIView {
            private let photo = UIImageView(frame: .zero)
            private let badge = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
            func setUp() {
                addSubview(photo)
                addSubview(badge)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        guard !context.code.blocks.isEmpty else { return [] }
        return context.events(named: "CGRectMake", "CGRect").compactMap { index, event in
            guard event.kind == .call, event.receiver == nil, event.arguments.count == 4,
                let method = context.code.method(at: index), let view = madeView(with: event, in: method, context),
                event.arguments.suffix(2).contains(where: { isSize($0.value, context) }),
                isConstrained(view, in: method, context), !isRead(view, context)
            else { return nil }
            return Report(
                event.range, "Constraints place `\(view)`: this frame has no effect. Make it without one.")
        }
    }

    /// The name of the view of UIKit that is made with a frame.
    private static func madeView(
        with frame: CodeEvent, in method: CodeMethod, _ context: RuleContext
    ) -> String? {
        func isMade(_ value: ExpressionID) -> Bool {
            guard context.tree[value].range.contains(frame.range), let type = context.createdClass(value),
                type.hasPrefix("UI")
            else { return false }
            let text = context.source(
                TextRange(context.tree[value].range.start, frame.range.start))
            return text.split(separator: " ").last.map { $0.hasSuffix("rame:") } ?? false
        }
        if method.kind == .member {
            return context.code.type(of: method).members.first {
                $0.nameRange == method.nameRange && $0.initializer.map(isMade) ?? false
            }?.name
        }
        return context.code.facts.events(of: method).lazy.filter { other in
            other.kind == .assignment && other.range.contains(frame.range) && other.value.map(isMade) ?? false
        }.compactMap { context.targetPath($0) }.first
    }

    /// Whether a length is anything but nothing.
    private static func isSize(_ value: ExpressionID?, _ context: RuleContext) -> Bool {
        guard let value else { return false }
        return !["0", "0.0", "0.f", "0.0f"].contains(context.source(context.tree[value].range))
    }

    /// Whether a block certainly constrains the view: one of the same method, where a variable of it holds the view.
    private static func isConstrained(_ view: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        let isMember = isMember(view, in: method, context)
        return context.code.blocks.contains { call in
            guard call.path == view, call.kind != .update, !call.event.place.isConditional,
                !call.event.place.isCallback, context.code.method(of: call).type == method.type,
                isMember || context.code.method(of: call).nameRange == method.nameRange
            else { return false }
            return context.chains(of: call).contains { !$0.constraints.isEmpty }
        }
    }

    private static func isMember(_ view: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        if context.code.type(of: method).members.contains(where: { $0.name == view }) { return true }
        // In Objective-C the header may declare it.
        return context.tree.names.find("_" + view) != nil
    }

    /// Whether code reads or sets the frame of what has this name, or turns its masks on.
    private static func isRead(_ view: String, _ context: RuleContext) -> Bool {
        let last = view.split(separator: ".").last.map(String.init) ?? view
        var before: [String] = []
        for token in context.tree.tokens where !token.kind.isTrivia {
            let word = context.source(token.range)
            switch word {
            case "frame", "bounds", "center", "setFrame", "autoresizingMask", "convertRect", "layoutIfNeeded":
                if before.suffix(2).contains(where: { $0 == last || $0 == "_" + last }) { return true }
            default: break
            }
            before.append(word)
            if before.count > 8 { before.removeFirst() }
        }
        return false
    }
}
