// Views that place themselves while they are made: nothing has added them to a superview by then.

import MasonrySemantics
import MasonrySyntax

/// Finds the chains on `self` that an initializer of a class of views runs on a straight path and that need a superview.
struct UnaddedSelf {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The first such chain of each block.
    func chains() -> [Chain] {
        context.code.blocks.compactMap { call in
            let type = context.code.type(of: context.code.method(of: call))
            guard call.kind == .make || call.kind == .remake, isMadeByUIKit(type),
                context.code.documentBlocks(of: call).contains(where: runsInInitializer),
                let chain = context.chains(of: call).first(where: { context.needsSuperview($0) }),
                !handsItselfOn(type)
            else { return nil }
            return chain
        }
    }

    /// Whether what the superclass does is known: nothing of the program has added the view before. An extension names
    /// protocols alone.
    private func isMadeByUIKit(_ type: CodeType) -> Bool {
        guard type.role == .view || type.role == .cell, let superclass = type.inherited.first else { return false }
        return superclass.hasPrefix("UI") && !superclass.hasSuffix("Delegate") && !superclass.hasSuffix("DataSource")
    }

    private func runsInInitializer(_ index: Int) -> Bool {
        let block = context.document.blocks[index]
        guard let receiver = block.receiver, let entry = block.entry, block.certainty == .certain, !block.isBorrowed,
            block.guardID == .always, context.document[receiver].parent == .root
        else { return false }
        switch context.document[receiver].placement {
        case .none, .cell: return entry == "init" || entry.hasPrefix("init(") || entry.hasPrefix("initWith")
        case .controllerView, .contentView: return false
        }
    }

    /// Whether code of the class may have added the view: it hands it to a call that does more than to remember whom to tell.
    private func handsItselfOn(_ type: CodeType) -> Bool {
        context.code.facts.methods[type.methods].contains { method in
            context.code.facts.events(of: method).contains { event in
                event.kind == .call && event.arguments.contains { context.path($0.value) == "self" }
                    && event.name.word?.isRelation != true
                    && !Self.listening.contains(context.tree.string(event.name))
            }
        }
    }

    private static let listening: Set<String> = [
        "addTarget", "addObserver", "removeObserver", "removeTarget", "initWithTarget", "UITapGestureRecognizer",
        "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
        "UIPinchGestureRecognizer",
    ]
}
