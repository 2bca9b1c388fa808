// Views that a method takes out of their superview and then positions.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds blocks that follow the removal of their view on a straight path, with nothing in between that may add it again.
struct RemovedViews {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The chains that need a superview, each with the name of its view and the call that removed it.
    func chains() -> [(name: String, chain: Chain, removal: TextRange)] {
        guard !context.events(named: "removeFromSuperview").isEmpty else { return [] }
        return context.code.blocks.compactMap { call in
            guard call.kind == .make || call.kind == .remake, call.event.place.isStraight, let name = call.path,
                name != "self", let removal = removal(of: name, before: call),
                let chain = context.chains(of: call).first(where: { context.needsSuperview($0) })
            else { return nil }
            return (name, chain, removal)
        }
    }

    private func removal(of name: String, before call: CodeReading.BlockCall) -> TextRange? {
        let facts = context.code.facts
        for index in facts.methods[call.method].events.reversed() where index < call.index {
            let event = facts.events[index]
            guard event.kind == .call else {
                // Another view from here on.
                if event.kind == .assignment, context.targetPath(event) == name { return nil }
                continue
            }
            let isOfView = event.receiver.flatMap { context.path($0) } == name
            if isOfView, context.tree.string(event.name) == "removeFromSuperview" {
                return event.place.isStraight ? event.nameRange : nil
            }
            // Whatever else is called may add it, under another name, too.
            if event.place.block == nil, !isHarmless(event) || context.text.contains(name, in: event.range) {
                return nil
            }
        }
        return nil
    }

    /// Whether a call adds no view to anything.
    private func isHarmless(_ event: CodeEvent) -> Bool {
        let name = context.tree.string(event.name)
        return name.hasPrefix("set") || Self.harmless.contains(name) || event.name.word?.block != nil
    }

    private static let harmless: Set<String> = [
        "removeFromSuperview", "removeArrangedSubview", "layoutIfNeeded", "sizeToFit", "print", "NSLog",
    ]
}

extension CodePlace {
    /// Whether code there runs whenever its method does, in the order of the text.
    var isStraight: Bool { !isConditional && !isCallback && block == nil && animation == nil }
}
