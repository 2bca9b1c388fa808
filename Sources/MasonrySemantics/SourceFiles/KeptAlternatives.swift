// Kept constraints of which one is on at a time: where a method switches one on and nothing switched the other off.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// In the scenario of a method that switches a kept constraint on, the kept ones that the set-up left on count, if
    /// every other method that touches one of the two leaves the first on, or the second: then whenever the method
    /// does anything, both are.
    mutating func resolveStored(from first: Int, base: Scenario) {
        let names = keptNames()
        guard !names.isEmpty else { return }
        resolveRenumbered(from: first, base: base, names)
        let wasActive = Set(base.active)
        let changed = noted.possiblyInactive.union(noted.renumbered)
        let isSwitched = document.scenarios.dropFirst(first).contains { scenario in
            scenario.name != nil && scenario.branch == nil
                && scenario.active.contains { names[$0] != nil && !wasActive.contains($0) }
        }
        guard isSwitched else { return }
        let mentions = mentions(of: Set(names.values))
        for index in document.scenarios.indices.dropFirst(first) {
            let scenario = document.scenarios[index]
            guard scenario.name != nil, scenario.branch == nil, let place = scenario.range else { continue }
            let kept = scenario.active.filter { names[$0] != nil }
            let switched = kept.filter { !wasActive.contains($0) }
            guard !switched.isEmpty, switched.allSatisfy({ mentions.areStraight(names[$0], in: place) }) else {
                continue
            }
            var settled = Set(switched)
            for one in kept where wasActive.contains(one) && !changed.contains(one) {
                let touched = [names[one]] + switched.map { names[$0] }
                let isSettled = mentions.methods(of: touched).allSatisfy { method in
                    if isSetUp(method) { return true }
                    guard touched.allSatisfy({ mentions.areStraight($0, in: method) }) else { return false }
                    if method == place { return true }
                    guard
                        let other = document.scenarios.dropFirst(first).first(where: {
                            $0.range == method && $0.branch == nil
                        })
                    else { return false }
                    return isOn(one, in: other) || switched.allSatisfy { isOn($0, in: other) }
                }
                if isSettled { settled.insert(one) }
            }
            document.scenarios[index].settled.formUnion(settled)
            for id in switched {
                if let name = names[id] { document.scenarios[index].switched[id] = mentions.place(of: name, in: place) }
            }
            document.scenarios[index].possiblyInactive.subtract(settled)
        }
    }

    /// Whether a kept constraint is active in a scenario; installed again it is another one of the same chain.
    private mutating func isOn(_ id: MadeConstraintID, in scenario: Scenario) -> Bool {
        let made = document[id]
        return scenario.active.contains { other in
            other == id
                || (made.chain != nil && document[other].chain == made.chain
                    && document[other].firstAttribute == made.firstAttribute)
        }
    }

    /// Whether a method is part of the set-up.
    private mutating func isSetUp(_ method: TextRange) -> Bool {
        !document.scenarios.contains { $0.range == method }
            && classContext?.picture.methods.contains { $0.range == method } == true
            && classContext?.setUpMethods.contains(method) == true
    }

    /// The constraints that private members keep and nothing else, by the member.
    private mutating func keptNames() -> [MadeConstraintID: Name] {
        guard let members = classContext?.members else { return [:] }
        var names: [MadeConstraintID: Name] = [:]
        var shared: Set<MadeConstraintID> = []
        for (name, binding) in members where isPrivate(name) {
            guard let chain = keptChain(binding.value), !noted.escaped.contains(chain) else { continue }
            for id in document.chainRecords[chain.index].constraints {
                if names.updateValue(name, forKey: id) != nil { shared.insert(id) }
            }
        }
        for id in shared { names[id] = nil }
        return names
    }

    private mutating func keptChain(_ value: Value) -> ChainID? {
        guard case .runtime(.library(let kept)) = value else { return nil }
        return libraries[kept.library].chain(of: kept, &self)
    }

    /// Whether no other file names a member.
    private mutating func isPrivate(_ name: Name) -> Bool {
        guard let picture = classContext?.picture,
            let member = picture.members.first(where: { bareName($0.binding.name) == name }),
            composition.isOwn(member.range)
        else { return false }
        if tree.dialect == .swift { return member.modifiers.contains(.filePrivate) }
        return companionTypes.types[picture.name]?.properties[tree.string(name)] == nil
    }

    // MARK: Mentions

    private mutating func mentions(of names: Set<Name>) -> Mentions {
        var mentions = Mentions()
        guard let picture = classContext?.picture else { return mentions }
        let places = nameMentions.places
        for method in picture.methods {
            guard let body = method.declaration.body else { continue }
            var next = places.partitionPoint { $0.0 > method.range.start.utf8 }
            while next < places.count, places[next].0 <= method.range.end.utf8 {
                let (place, name) = places[next]
                next += 1
                guard names.contains(name) else { continue }
                // The last that begins before it.
                let behind = body.statements.partitionPoint { tree[$0].range.start.utf8 >= place }
                let statement = body.statements[..<behind].last.flatMap { id in
                    place <= tree[id].range.end.utf8 ? id : nil
                }
                var isPlain = false
                if let statement, case .expression(let expression) = tree[statement].kind {
                    isPlain = isStraight(expression)
                }
                mentions.add(name, in: method.range, at: isPlain ? statement.map { tree[$0].range } : nil)
            }
        }
        return mentions
    }

    /// Whether a statement has no code in it that may run at another time.
    private mutating func isStraight(_ id: ExpressionID, depth: Int = 0) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .name, .number, .boxed, .string: return true
        case .member(let base, _, _): return isStraight(base, depth: depth + 1)
        case .assignment(_, let target, let value):
            return isStraight(target, depth: depth + 1) && isStraight(value, depth: depth + 1)
        case .parenthesized(let inner), .unary(_, let inner), .cast(_, let inner):
            return isStraight(inner, depth: depth + 1)
        case .call(let callee, let arguments):
            return isStraight(callee, depth: depth + 1)
                && arguments.allSatisfy { $0.value.map { isStraight($0, depth: depth + 1) } ?? true }
        case .message(let receiver, let arguments):
            return isStraight(receiver, depth: depth + 1)
                && arguments.allSatisfy { $0.value.map { isStraight($0, depth: depth + 1) } ?? true }
        default: return false
        }
    }
}

/// Where methods name kept constraints.
private struct Mentions {
    private struct Key: Hashable {
        let method: TextRange
        let name: Name
    }

    private var byName: [Name: [TextRange]] = [:]
    private var winding: Set<Key> = []
    private var places: [Key: TextRange] = [:]

    /// `statement` is nil for what need not run whenever the method does.
    mutating func add(_ name: Name, in method: TextRange, at statement: TextRange?) {
        if byName[name]?.last != method { byName[name, default: []].append(method) }
        let key = Key(method: method, name: name)
        if let statement { places[key] = statement } else { winding.insert(key) }
    }

    /// The last statement of a method that names it.
    func place(of name: Name, in method: TextRange) -> TextRange? { places[Key(method: method, name: name)] }

    /// The methods that name one of them.
    func methods(of names: [Name?]) -> [TextRange] { names.flatMap { name in name.flatMap { byName[$0] } ?? [] } }

    /// Whether a method names it only in statements that run whenever the method does.
    func areStraight(_ name: Name?, in method: TextRange) -> Bool {
        guard let name else { return false }
        return !winding.contains(Key(method: method, name: name))
    }
}
