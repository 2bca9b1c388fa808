// States: each runs on top of the finished base, and is a scenario of its own.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes a state; its body runs when the base is finished, wherever the state stands in the file.
    mutating func declare(_ declaration: StateDeclaration, _ range: TextRange) {
        let name = tree.string(declaration.name)
        if let first = stateNames[name] {
            report(.redeclaredName(name, first: first), at: declaration.nameRange)
        } else {
            stateNames[name] = declaration.nameRange
        }
        document.states.append(StateRecord(name: name, nameRange: declaration.nameRange, declaration: range))
        refer(to: .state(DeclarationID(document.states.count - 1)), at: declaration.nameRange, as: .declaration)
        pendingStates.append(declaration)
    }

    /// Runs the states one by one, each from the base.
    mutating func runStates() {
        // As numbers with a point, which do not overflow.
        let layouts = Double(pendingStates.count + 1) * Double(document.screens.count)
        let size = max(1, document.items.count, document.constraints.count)
        guard layouts * Double(size) <= Double(LayoutDocument.mostPlaced) else {
            // Without a scenario nothing is solved.
            let first = document.states.first?.nameRange ?? document.screens.first?.nameRange
            document.tooManyLayouts = first ?? tree.root.range
            return
        }
        let base = RuntimeState.Snapshot(runtime)
        let parents = document.items.map(\.parent)
        let scopeMark = scope.mark
        document.scenarios.append(scenario(named: nil, range: nil))
        for (index, state) in pendingStates.enumerated() {
            runtime.restore(base)
            currentState = index
            _ = run(state.body)
            currentState = nil
            scope.leave(to: scopeMark)
            var scenario = scenario(named: document.states[index].name, range: document.states[index].declaration)
            restore(parents, notingIn: &scenario)
            document.scenarios.append(scenario)
        }
    }

    private mutating func scenario(named name: String?, range: TextRange?) -> Scenario {
        var scenario = Scenario(
            name: name, items: document.items.indices.map { ItemID($0) }, active: runtime.store.active)
        scenario.changedConstants = runtime.store.changedConstants
        scenario.changedPriorities = runtime.store.changedPriorities
        scenario.range = range
        return scenario
    }

    private mutating func restore(_ parents: [DocumentItem.Parent], notingIn scenario: inout Scenario) {
        for (index, parent) in parents.enumerated() where document.items[index].parent != parent {
            scenario.parents[ItemID(index)] = document.items[index].parent
            document.items[index].parent = parent
        }
    }
}
