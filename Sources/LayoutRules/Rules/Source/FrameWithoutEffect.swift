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
        let made = framedViews(context)
        guard !made.isEmpty else { return [] }
        let blocks = constrainedViews(context)
        let read = namesOfReadFrames(context)
        return made.compactMap { view in
            guard let methods = blocks[View(type: view.method.type, path: view.path)],
                isMember(view, context) || methods.contains(view.method.nameRange),
                !read.contains(view.path.split(separator: ".").last.map(String.init) ?? view.path)
            else { return nil }
            return Report(
                view.frame, "Constraints place `\(view.path)`: this frame has no effect. Make it without one.")
        }
    }

    /// A view of UIKit that is made with a frame in numbers.
    private struct FramedView {
        var path: String
        var frame: TextRange
        var method: CodeMethod
    }

    private struct View: Hashable {
        /// Index in `CodeFacts.types`.
        var type: Int
        var path: String
    }

    /// In written order. Complexity: O(events + members).
    private static func framedViews(_ context: RuleContext) -> [FramedView] {
        var views: [FramedView] = []
        for method in context.code.facts.methods {
            if method.kind == .member,
                let member = context.code.type(of: method).members.first(where: { $0.nameRange == method.nameRange }),
                let frame = member.initializer.flatMap({ frame(in: $0, context) })
            {
                views.append(FramedView(path: member.name, frame: frame, method: method))
            }
            let makings = context.code.facts.events(of: method).filter { event in
                event.kind == .assignment && event.value.map { context.createdClass($0) != nil } ?? false
            }
            for event in makings {
                guard let frame = event.value.flatMap({ frame(in: $0, context) }),
                    let path = context.targetPath(event)
                else { continue }
                // What a closure makes is the member that it is for, where it makes nothing else.
                let isForMember = method.kind == .member && makings.count { $0.receiver == nil } == 1
                let member = isForMember ? context.code.type(of: method).members : []
                let name = member.first { $0.nameRange == method.nameRange }?.name ?? path
                views.append(FramedView(path: name, frame: frame, method: method))
            }
        }
        var seen: Set<TextRange> = []
        return views.filter { seen.insert($0.frame).inserted }.sorted { $0.frame.start < $1.frame.start }
    }

    /// The frame with which an expression makes a view of UIKit: `UIView(frame: CGRect(…))`,
    /// `[[UIView alloc] initWithFrame:CGRectMake(…)]`; nil where it has no size.
    private static func frame(in value: ExpressionID, _ context: RuleContext) -> TextRange? {
        let arguments: [Argument]
        switch context.tree[value].kind {
        case .call(_, let all), .message(_, let all): arguments = all
        default: return nil
        }
        let frame = arguments.first { argument in
            guard let label = argument.label.map({ context.tree.string($0) }) else { return false }
            return label == "frame" || label == "initWithFrame"
        }?.value
        guard let frame, case .call(let callee, let numbers) = context.tree[frame].kind, numbers.count == 4,
            case .name(let name) = context.tree[callee].kind,
            ["CGRect", "CGRectMake"].contains(context.tree.string(name)),
            numbers.suffix(2).contains(where: { isSize($0.value, context) }),
            context.createdClass(value)?.hasPrefix("UI") == true
        else { return nil }
        return context.tree[frame].range
    }

    /// Whether a length is anything but nothing.
    private static func isSize(_ value: ExpressionID?, _ context: RuleContext) -> Bool {
        guard let value else { return false }
        return !["0", "0.0", "0.f", "0.0f"].contains(context.source(context.tree[value].range))
    }

    /// The views that blocks certainly constrain, with the methods of these.
    private static func constrainedViews(_ context: RuleContext) -> [View: Set<TextRange>] {
        var views: [View: Set<TextRange>] = [:]
        for call in context.code.blocks {
            guard let path = call.path, call.kind != .update, !call.event.place.isConditional,
                !call.event.place.isCallback, context.chains(of: call).contains(where: { !$0.constraints.isEmpty })
            else { continue }
            let method = context.code.method(of: call)
            views[View(type: method.type, path: path), default: []].insert(method.nameRange)
        }
        return views
    }

    /// Whether a name is no variable of the method, so that blocks of others are about the same view.
    private static func isMember(_ view: FramedView, _ context: RuleContext) -> Bool {
        if context.code.type(of: view.method).members.contains(where: { $0.name == view.path }) { return true }
        // In Objective-C the header may declare it.
        return context.tree.names.find("_" + view.path) != nil
    }

    /// The names of which code reads or sets the frame, or turns masks on. Complexity: O(tokens).
    private static func namesOfReadFrames(_ context: RuleContext) -> Set<String> {
        var names: Set<String> = []
        var last = ("", "")
        for token in context.tree.tokens where !token.kind.isTrivia {
            let word = context.source(token.range)
            switch word {
            case "frame", "bounds", "center", "setFrame", "autoresizingMask", "layoutIfNeeded":
                for name in [last.0, last.1] { names.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name) }
            default: break
            }
            last = (last.1, word)
        }
        return names
    }
}
