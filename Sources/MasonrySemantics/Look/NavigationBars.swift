// What controllers say of the navigation bar above them, for pictures alone.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes `title = "Profile"` of a controller.
    mutating func noteOwnBar(_ name: Name, _ source: ExpressionID, _ value: Value) {
        guard classContext?.members[name] == nil else { return }
        switch tree.string(name) {
        case "title": noteBar(.title, source, value)
        case "edgesForExtendedLayout": noteBar(.edges, source, value)
        default: break
        }
    }

    /// Notes `navigationItem.title = "Profile"` and its buttons for the base `navigationItem` or `self.navigationItem`.
    mutating func noteBar(_ name: Name, _ base: ExpressionID, _ source: ExpressionID, _ value: Value) {
        guard let part = BarPart(tree.string(name)), isNavigationItem(base) else { return }
        noteBar(part, source, value)
    }

    /// Notes `[self setTitle:@"Profile"]` and `[self.navigationItem setTitle:@"Profile"]`.
    mutating func noteBar(_ receiver: ExpressionID, _ call: Invocation) {
        guard call.arguments.count == 1, let source = call.first,
            let property = Self.property(ofSetter: tree.string(call.name)), let part = BarPart(property),
            notesLooks, let context = classContext, context.role == .controller
        else { return }
        let isOwnTitle =
            (part == .title || part == .edges) && isSelf(receiver)
            && !context.members.keys.contains { tree.string($0) == property }
        guard isOwnTitle || isNavigationItem(receiver) else { return }
        noteBar(part, source, evaluate(source, expecting: .hostCode))
    }

    private enum BarPart {
        case title, titleView, left, right, edges

        init?(_ property: String) {
            switch property {
            case "title": self = .title
            case "titleView": self = .titleView
            case "leftBarButtonItem", "leftBarButtonItems": self = .left
            case "rightBarButtonItem", "rightBarButtonItems": self = .right
            case "edgesForExtendedLayout": self = .edges
            default: return nil
            }
        }
    }

    private mutating func noteBar(_ part: BarPart, _ source: ExpressionID, _ value: Value) {
        guard notesLooks, let context = classContext, context.role == .controller else { return }
        var bar = document.navigationBars[context.picture.name] ?? NavigationBar()
        let isNone = if case .null = value { true } else { false }
        switch part {
        case .title:
            guard isSettingUp || bar.title == nil else { return }
            bar.title = look(.text, source, value) ?? .unknown
        case .titleView: bar.title = isNone ? nil : .unknown
        case .left: bar.hasLeftItems = !isNone
        case .right: bar.hasRightItems = !isNone
        case .edges: bar.isAboveView = LoweredControllers.isNoEdge(source, tree)
        }
        document.navigationBars[context.picture.name] = bar
    }

    private mutating func isNavigationItem(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .name(let name): tree.string(name) == "navigationItem" && scope.local(name) == nil
        case .member(let base, let name, _): tree.string(name) == "navigationItem" && isSelf(base)
        default: false
        }
    }
}

extension LayoutDocument {
    /// The navigation bar that a controller fills.
    package func navigationBar(of controller: String) -> NavigationBar? {
        guard let bar = navigationBars[controller] else { return nil }
        return bar.title != nil || bar.hasLeftItems || bar.hasRightItems || bar.isAboveView ? bar : nil
    }
}
