// Frames that set-up code gives by hand, from the size that the class's own view has while it is made.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Views and layers that a controller's set-up makes as large as the controller's view is at that moment, `a.frame =
/// view.bounds`, and that nothing makes follow it: no autoresizing mask, no constraint, no other frame.
struct FramesOfTheMoment {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The values, by class, in order. Complexity: O(steps of the set-up).
    func all() -> [[TextRange]] {
        var candidates: [Int: TextRange] = [:]
        for (index, event) in context.events(named: "frame", "setFrame") {
            if let range = ownSize(event), !isGiven("view", at: index) { candidates[index] = range }
        }
        guard !candidates.isEmpty else { return [] }
        let resizing = Set(context.events(named: "autoresizingMask", "setAutoresizingMask").map { type(at: $0.index) })
        let placings = placings()
        var places: [Int: [TextRange]] = [:]
        var paths = StraightPaths(context)
        for number in context.code.facts.methods.indices where isSetUp(number) {
            for step in paths.steps(from: number) {
                guard let range = candidates[step.index], !step.event.place.isCallback,
                    !resizing.contains(type(at: step.index)), isOnlyFrame(step.event, at: step.index, placings)
                else { continue }
                let type = context.code.facts.methods[number].type
                if places[type]?.contains(range) != true { places[type, default: []].append(range) }
            }
        }
        return places.values.map { $0.sorted { $0.start < $1.start } }.sorted { $0[0].start < $1[0].start }
    }

    private func type(at event: Int) -> Int { context.code.method(at: event)?.type ?? -1 }

    private func isSetUp(_ number: Int) -> Bool {
        let method = context.code.facts.methods[number]
        guard method.kind == .method, !method.isStatic, context.code.type(of: method).role == .controller else {
            return false
        }
        return ["viewDidLoad", "loadView"].contains(context.baseName(of: method))
    }

    /// Whether a name is that of a parameter or variable of the method there.
    private func isGiven(_ name: String, at event: Int) -> Bool {
        guard let method = context.code.method(at: event) else { return false }
        return method.parameters.contains { context.tree.string($0) == name }
            || context.code.facts.events(of: method).contains { other in
                other.kind == .assignment && other.receiver == nil && other.declaredType != nil
                    && context.tree.string(other.name) == name
            }
    }

    /// `self.view.bounds`, where it is all that a frame is set to.
    private func ownSize(_ event: CodeEvent) -> TextRange? {
        let value =
            event.kind == .assignment ? event.value : event.arguments.count == 1 ? event.arguments.first?.value : nil
        guard let value, let base = context.frameBase(of: context.tree[value]), context.path(base) == "view" else {
            return nil
        }
        return context.tree[value].range
    }

    /// Whether nothing else places what gets the frame.
    private func isOnlyFrame(_ event: CodeEvent, at index: Int, _ placings: [Placing]) -> Bool {
        // What belongs to another object is placed by that one.
        guard let receiver = event.receiver, let path = context.path(receiver), path != "self", path != "view",
            !path.contains(".")
        else { return false }
        if let item = context.item(named: receiver), !context.blocksByItem[item].isEmpty { return false }
        let type = type(at: index)
        let names = [path] + members(keeping: path, at: index)
        return !placings.contains { other in
            other.index != index && other.type == type
                && names.contains { name in
                    other.path == name || other.path.hasPrefix(name + ".") || other.path.hasSuffix("." + name)
                }
        }
    }

    /// `previewLayer` of `previewLayer = layer`.
    private func members(keeping path: String, at index: Int) -> [String] {
        guard let method = context.code.method(at: index) else { return [] }
        return context.code.facts.events(of: method).compactMap { event in
            guard event.kind == .assignment, let value = event.value, context.path(value) == path else { return nil }
            return context.targetPath(event)
        }
    }

    /// Something that places a view.
    private struct Placing {
        var index: Int
        var type: Int
        var path: String
    }

    private func placings() -> [Placing] {
        let named = context.events(
            named: "frame", "setFrame", "bounds", "setBounds", "size", "width", "height", "center", "setCenter",
            "transform", "translatesAutoresizingMaskIntoConstraints")
        // What a layout pass does with a view may well be to place it: `tableView.mm_width(…)`.
        let passed = context.code.facts.methods.filter { Self.passes.contains(context.baseName(of: $0)) }
            .flatMap { method in method.events.map { ($0, context.code.facts.events[$0]) } }
        return (named + passed).compactMap { index, event in
            context.path(event.receiver).map { Placing(index: index, type: type(at: index), path: $0) }
        }
    }

    private static let passes: Set<String> = [
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewWillTransition", "viewWillTransitionToSize",
        "viewSafeAreaInsetsDidChange",
    ]
}
