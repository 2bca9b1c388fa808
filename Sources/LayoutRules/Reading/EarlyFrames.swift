// Frames that set-up code reads before there was a layout, to keep something that it makes of them.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds assignments of radii, content sizes and frames of layers that take their number from the frame of a view which has
/// none yet: one that constraints place, read in the set-up, or one that the same code has just made.
struct EarlyFrames {
    private let context: RuleContext
    private let framed: FramedMakings

    init(_ context: RuleContext) {
        self.context = context
        framed = FramedMakings(context)
    }

    func reports() -> [FindingDraft] {
        let kept = [
            "cornerRadius", "contentSize", "shadowPath", "frame", "setContentSize", "setFrame", "setCornerRadius",
        ]
        var candidates: Set<Int> = []
        for name in kept {
            for (index, event) in context.events(named: name) where reading(event) != nil { candidates.insert(index) }
        }
        guard !candidates.isEmpty else { return [] }
        var found: [TextRange: FindingDraft] = [:]
        var paths = StraightPaths(context)
        for number in context.code.facts.methods.indices {
            let method = context.code.facts.methods[number]
            let isSetUp = Self.setsUp(method, context)
            for step in paths.steps(from: number) {
                guard candidates.contains(step.index), isSetUp || step.method == number, !step.event.place.isCallback,
                    found[step.event.range] == nil, let base = reading(step.event)
                else { continue }
                let own = context.code.facts.methods[step.method]
                guard isKept(step.event, in: own), isEmpty(base, at: step, in: own, isSetUp: isSetUp && step.isCertain)
                else { continue }
                found[step.event.range] = report(base, step.event, in: own)
            }
        }
        return found.values.sorted { $0.range.start < $1.range.start }
    }

    private static func setsUp(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard method.kind == .method, !method.isStatic else { return false }
        switch context.baseName(of: method) {
        case "viewDidLoad", "loadView", "init": return true
        case let name: return name.hasPrefix("initWith") && name != "initWithCoder"
        }
    }

    private func value(of event: CodeEvent) -> ExpressionID? {
        event.kind == .assignment ? event.value : event.arguments.count == 1 ? event.arguments.first?.value : nil
    }

    /// The view whose frame or bounds an assignment reads.
    private func reading(_ event: CodeEvent) -> ExpressionID? {
        guard let value = value(of: event) else { return nil }
        var base: ExpressionID?
        _ = context.contains(value) { expression in
            base = base ?? context.frameBase(of: expression)
            return base != nil
        }
        return base
    }

    /// Whether what is assigned keeps its number: nothing lays out layers, and a content size is taken as it is.
    private func isKept(_ event: CodeEvent, in method: CodeMethod) -> Bool {
        guard let receiver = event.receiver, let path = context.path(receiver) else { return false }
        let name = context.tree.string(event.name)
        let property = name.hasPrefix("set") ? name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4) : name
        switch property {
        case "cornerRadius", "shadowPath":
            guard path.hasSuffix("layer") || path.hasSuffix("Layer") else { return false }
        case "contentSize": break
        default:
            guard context.className(of: receiver, in: method)?.hasSuffix("Layer") == true else { return false }
        }
        // Assigned in another method, too, as in each layout pass, it is right from then on.
        let others = context.events(named: property, "set" + property.prefix(1).uppercased() + property.dropFirst())
        // What a closure or getter calls by a name of its own is elsewhere called as it is.
        let place = path.firstIndex(of: ".").map { path[$0...] } ?? ""
        let paths = [path, context.baseName(of: method) + place]
        return !others.contains { index, other in
            context.path(other.receiver).map { paths.contains($0) } ?? true
                && context.code.method(at: index)?.range != method.range
        }
    }

    /// Whether a view certainly has no frame yet.
    private func isEmpty(_ base: ExpressionID, at step: StraightPaths.Step, in method: CodeMethod, isSetUp: Bool)
        -> Bool
    {
        guard let path = context.path(base), path != "self", !path.contains("."),
            // What the method is given, whatever its name is elsewhere.
            !method.parameters.contains(where: { context.tree.string($0) == path })
        else { return false }
        let item = context.item(named: base)
        if let item, context.document[item].placement != .none { return false }
        let values = makings(of: path, in: method)
        guard let type = context.className(of: base, in: method), Self.emptyWhenMade.contains(type), !values.isEmpty,
            values.allSatisfy(isFrameless), !isFramed(path)
        else { return false }
        let isMadeHere = context.code.facts.events[method.events.lowerBound..<step.index].contains { event in
            event.kind == .assignment && context.targetPath(event) == path && event.value != nil
        }
        if isMadeHere { return true }
        guard isSetUp, let item else { return false }
        return !context.blocksByItem[item].isEmpty
    }

    /// All values that a view is given by name.
    private func makings(of path: String, in method: CodeMethod) -> [ExpressionID] {
        let type = context.code.type(of: method)
        var values: [ExpressionID] = []
        if let member = type.members.first(where: { $0.name == path }) {
            guard !member.isOutlet else { return [] }
            if let initializer = member.initializer { values.append(initializer) }
        }
        for number in type.methods where context.code.facts.methods.indices.contains(number) {
            for event in context.code.facts.events(of: context.code.facts.methods[number])
            where event.kind == .assignment && context.targetPath(event) == path {
                if let value = event.value { values.append(value) }
            }
        }
        return values
    }

    /// Classes of UIKit that have no size of their own when they are made; switches and spinners have one.
    private static let emptyWhenMade: Set<String> = [
        "UIView", "UIImageView", "UILabel", "UIButton", "UIScrollView", "UITableView", "UICollectionView",
        "UIStackView",
        "UITextView", "UITextField",
    ]

    /// A new view of UIKit that has no frame, and no image that gives it one.
    private func isFrameless(_ id: ExpressionID) -> Bool {
        if framed.contains(context.tree[id].range) { return false }
        let text = context.source(context.tree[id].range)
        guard !text.contains("mage:"), !text.contains("WithImage"), !text.contains("sizeToFit") else { return false }
        if case .closure = context.tree[id].kind { return true }
        if case .call(let callee, _) = context.tree[id].kind, case .closure = context.tree[callee].kind { return true }
        return context.createdClass(id)?.hasPrefix("UI") == true
    }

    /// Whether some code gives the view a frame, or may: a setter of a category, a layout pass that is asked for.
    private func isFramed(_ path: String) -> Bool {
        context.code.facts.events.contains { event in
            let name = context.tree.string(event.name)
            if event.kind == .call, ["layoutIfNeeded", "sizeToFit"].contains(name) { return true }
            guard let receiver = context.path(event.receiver) else { return false }
            if receiver.hasPrefix(path + ".frame") || receiver.hasPrefix(path + ".bounds") {
                return event.kind == .assignment
            }
            guard receiver == path else { return false }
            let property = (name.hasPrefix("set") ? String(name.dropFirst(3)) : name).lowercased()
            let isSet = event.kind == .assignment || name.hasPrefix("set")
            return isSet
                && ["frame", "bounds", "size", "width", "height", "x", "y", "origin"].contains {
                    property.hasSuffix($0)
                }
        }
    }

    private func report(_ base: ExpressionID, _ event: CodeEvent, in method: CodeMethod) -> FindingDraft {
        let name = context.source(context.tree[base].range)
        let property = context.tree.string(event.name)
        let place = context.code.type(of: method).role == .controller ? "viewDidLayoutSubviews" : "layoutSubviews"
        let range = TextRange(context.tree[base].range.start, frameEnd(after: base, in: event))
        return FindingDraft(
            range,
            "`\(name)` has no frame before the first layout pass, so `\(property)` stays 0. Set it in `\(place)`."
        )
    }

    /// The end of `.frame` behind the view.
    private func frameEnd(after base: ExpressionID, in event: CodeEvent) -> TextOffset {
        var end = context.tree[base].range.end
        if let value = value(of: event) {
            _ = context.contains(value) { expression in
                guard context.frameBase(of: expression) == base else { return false }
                end = expression.range.end
                return true
            }
        }
        return end
    }
}

extension RuleContext {
    /// `a` of `a.frame`, `a.bounds`, `[a frame]`; nil for all else.
    func frameBase(of expression: Expression) -> ExpressionID? {
        switch expression.kind {
        case .member(let inner, let name, _) where name.word == .frame || name.word == .bounds: inner
        case .message(let inner, let arguments)
        where arguments.count == 1 && (arguments[0].label?.word == .frame || arguments[0].label?.word == .bounds):
            inner
        default: nil
        }
    }
}
