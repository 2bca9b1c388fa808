// What stands of earlier constraints behind ways of which one is taken: what all of them change is not as it was.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Of the constraints that stood before, what each of the ways that get to their end removes is gone, and what each
    /// of them changes has the number on which they agree, else one that hangs on the way. What the ways make is in
    /// their scenarios alone.
    mutating func resolveConstraints(behind ways: [Way], _ choosing: Choosing) {
        let arriving = ways.filter { $0.flow == .next }
        let stores = arriving.compactMap(\.store)
        guard isInClass, !stores.isEmpty, stores.count == arriving.count else { return }
        let touched = Set(stores[0].touched.dropFirst(runtime.store.touched.count))
        for id in touched.sorted() where runtime.store.isActive(id) {
            let holding = stores.filter { $0.isActive(id) }
            guard let first = holding.first else {
                runtime.store.deactivate(id)
                continue
            }
            let isAlwaysThere = holding.count == stores.count
            let constant = runtime.store.changedConstants[id]
            if holding.allSatisfy({ $0.changedConstants[id] != constant }) {
                if isAlwaysThere, holding.allSatisfy({ $0.hasSameConstant(as: first, at: id) }) {
                    runtime.store.changeConstant(
                        id, to: first.changedConstants[id] ?? nil, called: first.changedQuantities[id] ?? .nameless)
                } else {
                    let values = holding.map { $0.changedConstants[id] ?? nil }
                    let name = quantity(choosing, isAlwaysThere ? values : [])
                    runtime.store.changeConstant(id, to: nil, called: name)
                }
            }
            let priority = runtime.store.changedPriorities[id]
            if holding.allSatisfy({ $0.changedPriorities[id] != priority }) {
                let isSame = holding.allSatisfy { $0.changedPriorities[id] == first.changedPriorities[id] }
                runtime.store.changePriority(id, to: isSame ? first.changedPriorities[id] ?? nil : nil)
            }
        }
    }

    /// The number that the way taken gives, in the words of the source.
    private mutating func quantity(_ choosing: Choosing, _ values: [Double?]) -> QuantityID {
        switch choosing {
        case .condition(let words?):
            if values.count == 2, let holding = values[0], let failing = values[1] {
                return numberCalled("\(words) ? \(NumberText.short(holding)) : \(NumberText.short(failing))")
            }
            return numberCalled("if \(words)")
        case .subject(let range?): return numberCalled("switch \(tree.text[range])")
        case .condition(nil), .subject(nil): return .nameless
        }
    }
}

/// What decides which way is taken, where the source has few words for it.
enum Choosing {
    case condition(String?)
    case subject(TextRange?)
}

extension ConstraintStore {
    fileprivate func hasSameConstant(as other: ConstraintStore, at id: MadeConstraintID) -> Bool {
        changedConstants[id] == other.changedConstants[id]
            && (changedQuantities[id] ?? .nameless) == (other.changedQuantities[id] ?? .nameless)
    }
}
