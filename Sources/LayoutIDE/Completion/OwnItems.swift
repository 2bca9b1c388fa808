// Which of the visible views are the type's own, so that they may stand behind `self.`.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension CompletionSource {
    /// `view` of a controller, `contentView` of a cell.
    var givenItems: [ItemID] {
        guard let owner else { return [] }
        return document.items.indices.map { ItemID($0) }.filter { id in
            guard document[id].owner == owner, isGivenView(id) else { return false }
            switch document[id].placement {
            case .controllerView: return true
            case .contentView: return parent(of: id).map { document[$0].placement == .cell } ?? false
            case .cell, .none: return false
            }
        }
    }

    /// Those of `items` that may stand behind `self.`: not what only local variables hold, nor instance variables of
    /// Objective-C without a property. What is declared nowhere in the file may be inherited.
    func ownItems(among items: [ItemID]) -> [ItemID] {
        let tree = analysis.tree
        var members: Set<TextRange> = []
        var memberNames: Set<String> = []
        var locals: Set<String> = []
        for statement in tree.statements {
            switch statement.kind {
            case .variable(let variable) where variable.modifiers.contains(.member):
                for binding in variable.bindings {
                    members.insert(binding.nameRange)
                    memberNames.insert(tree.string(binding.name))
                }
            case .variable(let variable):
                for binding in variable.bindings { locals.insert(tree.string(binding.name)) }
            case .conditional(let conditional):
                for binding in conditional.bindings { locals.insert(tree.string(binding.name)) }
            case .function(let function):
                members.insert(function.nameRange)
                memberNames.insert(tree.string(function.name))
            default: break
            }
        }
        return items.filter { id in
            guard let name = document[id].nameRange else { return true }
            let spelling = analysis.text[name]
            guard members.contains(name) else {
                return !locals.contains(document[id].name) || spelling.hasPrefix("_") || isBehindDot(name)
            }
            return dialect != .objectiveC || !spelling.hasPrefix("_")
                || memberNames.contains(String(spelling.dropFirst()))
        }
    }

    /// `self.x = …`, `self->_x = …`: a view takes its name from there where its declaration is in another file.
    private func isBehindDot(_ name: TextRange) -> Bool {
        guard let token = walk.index(at: name.start) else { return false }
        return [".", "->"].contains(walk.spelling(walk.previous(token)))
    }
}
