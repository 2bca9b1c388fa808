// Kept constraints that nothing switches: code makes them and gives them other numbers.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Constraints of private members of which methods do nothing but assign them and change their numbers are on
    /// wherever they are active: in a method or branch with the number that it gives them, and with that of the set-up
    /// where nothing else changes it. What else changes it may do so before anything is laid out.
    ///
    /// - Parameter names: the constraints that private members keep, by the member.
    mutating func resolveRenumbered(from first: Int, base: Scenario, _ names: [MadeConstraintID: Name]) {
        let steady = steadyNames(of: Set(names.values))
        guard !steady.all.isEmpty else { return }
        let scenarios = document.scenarios.indices.dropFirst(first)
        var removed: Set<MadeConstraintID> = []
        for index in scenarios { removed.formUnion(Set(base.active).subtracting(document.scenarios[index].active)) }
        for index in scenarios {
            for id in document.scenarios[index].active {
                guard let name = names[id], steady.all.contains(name), !noted.possiblyInactive.contains(id),
                    !removed.contains(id)
                else { continue }
                if document.scenarios[index].changedConstants[id] != base.changedConstants[id] {
                    document.scenarios[index].possiblyInactive.remove(id)
                } else if !steady.ofSetUp.contains(name) {
                    continue
                }
                document.scenarios[index].settled.insert(id)
            }
        }
    }

    /// Those of the members of which each mention in the text is an assignment or a change of a number in a method, and of
    /// these the ones that only the set-up mentions.
    private mutating func steadyNames(of names: Set<Name>) -> (all: Set<Name>, ofSetUp: Set<Name>) {
        let mentions = nameMentions
        let methods = (classContext?.picture.methods ?? []).map(\.range).sorted { $0.start < $1.start }
        var (all, ofSetUp) = (names, names)
        for name in names {
            for place in mentions.byName[name] ?? [] {
                let method = methods[..<methods.partitionPoint { $0.start.utf8 >= place }].last
                guard mentions.renumbered.contains(place), let method, place <= method.end.utf8 else {
                    all.remove(name)
                    break
                }
                if classContext?.setUpMethods.contains(method) != true { ofSetUp.remove(name) }
            }
        }
        return (all, ofSetUp.intersection(all))
    }
}
