// Frames that code gives to views which constraints place.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds frames of views with constraints that are assigned after these were made, and not in each layout pass.
struct LateFrames {
    struct Found {
        var view: String
        var event: CodeEvent
        var block: ConstraintBlock
        /// Where it gets others.
        var more: [TextRange] = []
    }

    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// In written order. Complexity: O(events + blocks).
    func all() -> [Found] {
        let frames = frames()
        guard !frames.isEmpty else { return [] }
        // From there to here, where it lay before: what an animation shows of an entrance.
        var counts: [Frame: Int] = [:]
        for (_, _, frame) in frames { counts[frame, default: 0] += 1 }
        let rhythms = MethodRhythm.all(in: context)
        let blocks = Dictionary(grouping: context.code.blocks) { $0.path ?? "" }
        var classes: [Int: FramesOfClass] = [:]
        var found: [Found] = []
        var byBlock: [TextRange: Int] = [:]
        for (index, event, frame) in frames {
            let method = context.code.facts.methods[frame.method]
            guard method.kind == .method, !method.isStatic, rhythms[frame.method]?.occasion != .layoutPass,
                counts[frame] == 1, let block = block(among: blocks[frame.view] ?? [], before: index, in: method)
            else { continue }
            let own = classes[method.type] ?? FramesOfClass(method.type, context)
            classes[method.type] = own
            let isInSetUp = own.setUp.contains(frame.method) && !(block.number == frame.method && block.index < index)
            // A superclass may call it in each layout pass.
            let isLayout = context.baseName(of: method).lowercased().contains("layout")
            guard !own.leftAlone.contains(frame.view), !isInSetUp, !isLayout, !isGetter(method, of: frame.view),
                !changesConstraints(method)
            else { continue }
            if let first = byBlock[block.made.range] {
                found[first].more.append(event.nameRange)
            } else {
                byBlock[block.made.range] = found.count
                found.append(Found(view: frame.view, event: event, block: block.made))
            }
        }
        return found
    }

    /// That a method sets the frame of a view.
    private struct Frame: Hashable {
        var view: String
        var method: Int
    }

    private func frames() -> [(index: Int, event: CodeEvent, frame: Frame)] {
        context.events(
            named: "frame", "setFrame", "center", "setCenter", "y", "x", "origin", "height", "width", "size"
        ).compactMap { index, event in
            guard let view = view(of: event), let method = context.code.methodNumber(at: index),
                context.code.facts.methods[method].events.contains(index)
            else { return nil }
            return (index, event, Frame(view: view, method: method))
        }
    }

    /// The view whose frame, centre, or part of one, an event sets.
    private func view(of event: CodeEvent) -> String? {
        guard let receiver = event.receiver, var path = context.path(receiver) else { return nil }
        let name = context.tree.string(event.name)
        // A map has a `setCenter` of its own, with more arguments.
        guard event.kind == .assignment ? !name.hasPrefix("set") : name.hasPrefix("set") && event.arguments.count == 1
        else { return nil }
        if !["frame", "center", "setFrame", "setCenter"].contains(name) {
            // Of a frame or centre alone: `box.frame.origin.y`.
            for part in [".frame.origin", ".frame.size", ".frame", ".center"] where path.hasSuffix(part) {
                path.removeLast(part.count)
                return isMember(path, event) ? path : nil
            }
            return nil
        }
        return isMember(path, event) ? path : nil
    }

    /// Whether a name is a member of the class: a view that a method makes for itself is none.
    private func isMember(_ path: String, _ event: CodeEvent) -> Bool {
        guard !path.isEmpty, !["self", "view", "contentView"].contains(path), !path.contains("."),
            var view = event.receiver
        else { return false }
        while context.path(view) != path, case .member(let base, _, _) = context.tree[view].kind { view = base }
        let spelling = context.source(context.tree[view].range)
        return spelling.hasPrefix("_") || spelling.hasPrefix("self.") || context.item(named: view) != nil
    }

    /// A block of the class that certainly gives a view constraints: before the event where both stand in one method.
    private func block(
        among blocks: [CodeReading.BlockCall], before event: Int, in method: CodeMethod
    ) -> (index: Int, number: Int, made: ConstraintBlock)? {
        for call in blocks {
            guard context.code.method(of: call).type == method.type, !call.event.place.isConditional,
                !call.event.place.isCallback
            else { continue }
            if method.events.contains(call.index), call.index > event { continue }
            for index in context.code.documentBlocks(of: call) {
                let block = context.document.blocks[index]
                guard block.certainty == .certain, block.kind != .update, !block.chains.isEmpty,
                    let item = block.receiver, context.document[item].placement == .none,
                    block.chains.contains(where: { !context.document[$0].constraints.isEmpty })
                else { continue }
                return (call.index, call.method, block)
            }
        }
        return nil
    }

    /// Whether a method changes constraints, too: the frame may be where these place the view from now on.
    private func changesConstraints(_ method: CodeMethod) -> Bool {
        context.code.facts.events(of: method).contains { event in
            let name = context.tree.string(event.name).lowercased()
            return name == "set"
                || ["constraint", "update", "activ", "constant", "install", "offset", "layoutifneeded"]
                    .contains { name.contains($0) }
        }
    }

    private func isGetter(_ method: CodeMethod, of view: String) -> Bool {
        context.baseName(of: method) == view || view.hasSuffix("." + context.baseName(of: method))
    }
}
