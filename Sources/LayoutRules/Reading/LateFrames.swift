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

    /// In written order. Complexity: O(events).
    func all() -> [Found] {
        let frames = context.events(
            named: "frame", "setFrame", "center", "setCenter", "y", "x", "origin", "height", "width", "size"
        ).compactMap { index, event in view(of: event).map { (index, event, $0) } }
        guard !frames.isEmpty else { return [] }
        let rhythms = MethodRhythm.all(in: context)
        var early: [Int: Set<Int>] = [:]
        var found: [Found] = []
        for (index, event, view) in frames {
            guard let number = methodNumber(at: index) else { continue }
            let method = context.code.facts.methods[number]
            guard method.kind == .method, !method.isStatic, rhythms[number]?.occasion != .layoutPass,
                let block = block(on: view, before: index, in: method), !isLeftAlone(view, method.type)
            else { continue }
            let setUp = early[method.type] ?? setUpMethods(of: method.type)
            early[method.type] = setUp
            let isInSetUp = setUp.contains(number) && !(block.number == number && block.index < index)
            // A superclass may call it in each layout pass.
            let isLayout = context.baseName(of: method).lowercased().contains("layout")
            guard !isInSetUp, !isLayout, !isGetter(method, of: view), !changesConstraints(method),
                // From there to here, where it lay before: what an animation shows of an entrance.
                frames.filter({ method.events.contains($0.0) && $0.2 == view }).count == 1
            else { continue }
            if let first = found.firstIndex(where: { $0.block.range == block.made.range }) {
                found[first].more.append(event.nameRange)
            } else {
                found.append(Found(view: view, event: event, block: block.made))
            }
        }
        return found
    }

    /// The view whose frame, centre, or part of one, an event sets.
    private func view(of event: CodeEvent) -> String? {
        guard let receiver = event.receiver, var path = context.path(receiver) else { return nil }
        let name = context.tree.string(event.name)
        // A map has a `setCenter` of its own, with more arguments.
        guard event.kind == .assignment ? !name.hasPrefix("set") : name.hasPrefix("set") && event.arguments.count == 1
        else { return nil }
        if !["frame", "center", "setFrame", "setCenter"].contains(name) {
            // Of a frame alone: `box.frame.origin.y`.
            for part in [".frame.origin", ".frame.size", ".frame"] where path.hasSuffix(part) {
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

    private func methodNumber(at event: Int) -> Int? {
        let methods = context.code.facts.methods
        let index = methods.partitionPoint { $0.events.upperBound > event }
        return methods.indices.contains(index) && methods[index].events.contains(event) ? index : nil
    }

    /// A block of the class that certainly gives a view constraints: before the event where both stand in one method.
    private func block(
        on view: String, before event: Int, in method: CodeMethod
    ) -> (index: Int, number: Int, made: ConstraintBlock)? {
        for call in context.code.blocks where call.path == view {
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

    /// Whether code takes constraints from a view, takes it out, or hands it to what lays it out by frames.
    private func isLeftAlone(_ view: String, _ type: Int) -> Bool {
        guard context.code.facts.types.indices.contains(type) else { return true }
        var additions = 0
        for number in context.code.facts.types[type].methods {
            for event in context.code.facts.events(of: context.code.facts.methods[number]) {
                if event.kind == .assignment, let value = event.value, context.path(value) == view,
                    context.targetPath(event) != view
                {
                    return true
                }
                if event.kind == .call, event.arguments.contains(where: { context.path($0.value) == view }) {
                    guard event.name.word == .addSubview else { continue }
                    additions += 1
                    if additions > 1 { return true }
                }
                guard let receiver = event.receiver, let path = context.path(receiver),
                    path == view || path.hasPrefix(view + ".")
                else { continue }
                switch event.name.word {
                case .translatesAutoresizingMaskIntoConstraints: if context.mayBeTrue(event.value) { return true }
                case .removeFromSuperview, .removeConstraints: return true
                default: break
                }
                let name = context.tree.string(event.name).lowercased()
                if ["uninstall", "deactivate", "removeconstraint", "settranslates", "autoresizing"].contains(where: {
                    name.contains($0)
                }) {
                    return true
                }
            }
        }
        return false
    }

    /// What sets an object up, and all that it calls: a frame that is given there may be the first one.
    private func setUpMethods(of type: Int) -> Set<Int> {
        guard context.code.facts.types.indices.contains(type) else { return [] }
        let methods = context.code.facts.types[type].methods
        let facts = context.code.facts
        var found = Set(
            methods.filter { number in
                let name = context.baseName(of: facts.methods[number])
                return name.hasPrefix("init") || name == "viewDidLoad" || name == "loadView" || name == "awakeFromNib"
                    || name == "viewWillAppear" || name == "setup" || name == "didMoveToSuperview"
            })
        var pending = Array(found)
        while let number = pending.popLast() {
            for event in facts.events(of: facts.methods[number]) where event.kind == .call {
                let name = context.tree.string(event.name)
                for callee in methods where context.baseName(of: facts.methods[callee]) == name {
                    if found.insert(callee).inserted { pending.append(callee) }
                }
            }
        }
        return found
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
