// What the name at a place stands for, and every place where it stands.

import MasonrySemantics
import SourceText

extension Analysis {
    /// Every use of `symbol` in written order, each place once.
    func uses(of symbol: Reference.Symbol) -> [Reference] {
        var result: [Reference] = []
        for reference in document.references where reference.symbol == symbol {
            if let last = result.last, last.range == reference.range {
                if reference.role != .read { result[result.count - 1] = reference }
            } else {
                result.append(reference)
            }
        }
        return result
    }

    /// The whole declaration and the name in it; nil for what this file does not declare.
    func declaration(of symbol: Reference.Symbol) -> (range: TextRange, name: TextRange)? {
        switch symbol {
        case .item(let id), .standIn(let id):
            guard document.items.indices.contains(id.index), let range = document[id].declaration,
                let name = document[id].nameRange
            else { return nil }
            return (range, name)
        case .constant(let id):
            guard document.constants.indices.contains(id.index), document.constants[id.index].origin == nil else {
                return nil
            }
            return (document.constants[id.index].declaration, document.constants[id.index].nameRange)
        case .screen(let id):
            guard document.screens.indices.contains(id.index), let range = document.screens[id.index].declaration,
                let name = document.screens[id.index].nameRange
            else { return nil }
            return (range, name)
        case .state(let id):
            guard document.states.indices.contains(id.index) else { return nil }
            return (document.states[id.index].declaration, document.states[id.index].nameRange)
        }
    }
}
