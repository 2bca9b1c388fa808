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
    mutating func settleRenumbered(from first: Int, base: Scenario, _ names: [MadeConstraintID: Name]) {
        let steady = steadyNames(of: Set(names.values))
        guard !steady.all.isEmpty else { return }
        let scenarios = document.scenarios.indices.dropFirst(first)
        var removed: Set<MadeConstraintID> = []
        for index in scenarios { removed.formUnion(Set(base.active).subtracting(document.scenarios[index].active)) }
        for index in scenarios {
            for id in document.scenarios[index].active {
                guard let name = names[id], steady.all.contains(name), !noted.disputed.contains(id),
                    !removed.contains(id)
                else { continue }
                if document.scenarios[index].changedConstants[id] != base.changedConstants[id] {
                    document.scenarios[index].disputed.remove(id)
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
        var places: Set<Int> = []
        for expression in tree.expressions {
            guard let kept = renumbered(by: expression.kind), let name = mention(kept), names.contains(name) else {
                continue
            }
            places.insert(endOfName(kept))
        }
        var (all, ofSetUp) = (names, names)
        let methods = classContext?.picture.methods ?? []
        for (place, name) in nameMentions where all.contains(name) {
            let method = methods.first { $0.range.start.utf8 < place && place <= $0.range.end.utf8 }?.range
            guard places.contains(place), let method else {
                all.remove(name)
                continue
            }
            if classContext?.setUpMethods.contains(method) != true { ofSetUp.remove(name) }
        }
        return (all, ofSetUp.intersection(all))
    }

    /// What an expression assigns or gives another number; nil for all others.
    private mutating func renumbered(by kind: Expression.Kind) -> ExpressionID? {
        switch kind {
        case .assignment(.assign, let target, _):
            guard case .member(let base, let name, _) = tree[target].kind, Self.numbers.contains(tree.string(name))
            else { return target }
            return base
        case .call(let callee, let arguments):
            guard case .member(let base, let name, _) = tree[callee].kind else { return nil }
            let isUpdate =
                tree.string(name) == "update" && !arguments.isEmpty
                && arguments.allSatisfy { $0.label.map { Self.numbers.contains(tree.string($0)) } ?? false }
            return isUpdate || Self.changes.contains(tree.string(name)) ? base : nil
        case .message(let receiver, let arguments):
            guard arguments.count == 1, arguments[0].value != nil, let label = arguments[0].label,
                Self.setters.contains(tree.string(label))
            else { return nil }
            return receiver
        default: return nil
        }
    }

    private mutating func mention(_ id: ExpressionID) -> Name? {
        switch tree[id].kind {
        case .name(let name), .member(_, let name, _): bareName(name)
        case .message(_, let arguments) where arguments.count == 1 && arguments[0].value == nil:
            arguments[0].label.map { bareName($0) }
        default: tree[id].kind.wrapped.flatMap { mention($0) }
        }
    }

    private func endOfName(_ id: ExpressionID) -> Int {
        tree[id].kind.wrapped.map { endOfName($0) } ?? tree[id].range.end.utf8
    }

    /// Properties and labels that are a constraint's numbers.
    private static let numbers: Set<String> = ["offset", "inset", "insets", "constant"]
    private static let setters: Set<String> = [
        "setOffset", "setInset", "setInsets", "setSizeOffset", "setCenterOffset",
    ]
    /// What Masonry's constraints and older versions of SnapKit call it.
    private static let changes: Set<String> = [
        "updateOffset", "updateInset", "updateInsets", "offset", "mas_offset", "insets", "mas_insets", "sizeOffset",
        "mas_sizeOffset", "centerOffset", "mas_centerOffset", "valueOffset", "mas_valueOffset",
    ]
}
