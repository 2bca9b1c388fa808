// The order in which a `.masonry` file runs: declarations, the base, the states, the expectations.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Runs a `.masonry` file. Views, screens and plain constants count wherever they stand, as in other
    /// declarative languages; everything else runs in written order.
    mutating func runMasonryFile() {
        let isHoisted = tree.root.statements.map { hoist($0) }
        for (id, isHoisted) in zip(tree.root.statements, isHoisted) where !isHoisted {
            if run(id) == .stop { break }
        }
        if document.screens.isEmpty { document.screens = [DocumentScreen(screen: Device.standard.portrait)] }
        runStates()
        finalizeStacks(from: 0)
        resolveExpectations()
        finish()
    }

    private mutating func hoist(_ id: StatementID) -> Bool {
        switch tree[id].kind {
        case .screen, .view, .guide: break
        case .variable(let declaration):
            guard declaration.modifiers.contains(.constant) else { return false }
            let arePlain = declaration.bindings.allSatisfy { binding in
                binding.initializer.map { isPlain($0, depth: 0) } ?? false
            }
            guard arePlain else { return false }
        default: return false
        }
        _ = run(id)
        return true
    }

    /// Whether a value depends on nothing that could change before its line: literals, makers of structures, and
    /// names that are already known.
    private mutating func isPlain(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        func isPlainArgument(_ argument: Argument) -> Bool {
            argument.value.map { isPlain($0, depth: depth + 1) } ?? false
        }
        switch tree[id].kind {
        case .number, .string: return true
        case .name(let name): return scope[name]?.symbol != nil || HostConstants.value(of: tree.string(name)) != nil
        case .member(let base, _, _): return isPlain(base, depth: depth + 1)
        case .boxed(let inner), .parenthesized(let inner), .unary(_, let inner): return isPlain(inner, depth: depth + 1)
        case .binary(_, let left, let right):
            return isPlain(left, depth: depth + 1) && isPlain(right, depth: depth + 1)
        case .tuple(let arguments): return arguments.allSatisfy(isPlainArgument)
        case .array(let elements): return elements.allSatisfy { isPlain($0, depth: depth + 1) }
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind, let word = name.word else { return false }
            guard HostStructures.make(word, []) != nil else { return false }
            return arguments.allSatisfy(isPlainArgument)
        default: return false
        }
    }

    private mutating func orderReferences() {
        // Most files declare what they use before they use it, and are in order.
        var place = 1
        while place < document.references.count, document.references[place - 1] < document.references[place] {
            place += 1
        }
        guard place < document.references.count else { return }
        document.references.sort { $0 < $1 }
        var unique: [Reference] = []
        unique.reserveCapacity(document.references.count)
        for reference in document.references where unique.last != reference { unique.append(reference) }
        document.references = unique
    }

    /// Puts what was found into written order. A block for several views reads its names once for each.
    mutating func finish() {
        orderReferences()
        let ordered = document.problems.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }
        document.problems = ordered.map(\.element)
    }
}

extension Reference {
    /// By place.
    fileprivate static func < (one: Reference, other: Reference) -> Bool {
        if one.range.start != other.range.start { return one.range.start < other.range.start }
        return one.range.end < other.range.end
    }
}
