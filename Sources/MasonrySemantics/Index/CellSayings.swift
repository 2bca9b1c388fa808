// What classes say of the sizes of cells: by properties, and by methods of delegates.

import MasonrySyntax
import SourceText

extension CellUseCollector {
    /// Notes what a class says; of a ternary each way under its condition.
    mutating func say(
        _ part: CellUses.Part, _ value: ExpressionID?, isMethod: Bool, at range: TextRange,
        height: ExpressionID? = nil, under conditions: [CellCondition] = []
    ) {
        guard let user = owner(of: range) else { return }
        if let value, case .ternary(let condition, let one, let other) = tree[value].kind,
            let condition = CellConditions.condition(condition, tree), conditions.count < 16
        {
            let opposite = CellCondition(text: condition.text, holds: !condition.holds)
            say(part, one, isMethod: isMethod, at: range, under: conditions + [condition])
            return say(part, other, isMethod: isMethod, at: range, under: conditions + [opposite])
        }
        if let value, let side = height ?? self.height(of: value),
            case .ternary(let condition, let one, let other) = tree[side].kind,
            let condition = CellConditions.condition(condition, tree), conditions.count < 16
        {
            let opposite = CellCondition(text: condition.text, holds: !condition.holds)
            say(part, value, isMethod: isMethod, at: range, height: one, under: conditions + [condition])
            return say(part, value, isMethod: isMethod, at: range, height: other, under: conditions + [opposite])
        }
        let types = (value.map(typesNamed) ?? []) + (height.map(typesNamed) ?? [])
        useNamed(in: types, part, at: range)
        sayings.append(
            CellUses.Saying(
                user: user, part: part, value: value, height: height, isMethod: isMethod, conditions: conditions,
                types: types, range: range))
    }

    /// The types at the beginning of an expression: `[PhotoCell heightFor:…]`, `PhotoCell.height + 10`; of a size, those of
    /// its sides.
    private func typesNamed(_ id: ExpressionID) -> [String] {
        switch tree[id].kind {
        case .name(let name): typeName(name).map { [$0] } ?? []
        case .call(let base, let arguments) where isSize(base):
            arguments.flatMap { $0.value.map(typesNamed) ?? [] }
        case .member(let base, _, _), .call(let base, _), .message(let base, _): typesNamed(base)
        case .parenthesized(let inner): typesNamed(inner)
        case .binary(_, let one, let other): typesNamed(one) + typesNamed(other)
        default: []
        }
    }

    /// The second side of `CGSize(width: …, height: …)`.
    private func height(of size: ExpressionID) -> ExpressionID? {
        guard case .call(let callee, let arguments) = tree[size].kind, arguments.count == 2, isSize(callee) else {
            return nil
        }
        return arguments[1].value
    }

    private func isSize(_ callee: ExpressionID) -> Bool {
        guard case .name(let name) = tree[callee].kind else { return false }
        return ["CGSize", "CGSizeMake"].contains(tree.string(name))
    }

    /// A method of a delegate that answers with a size.
    mutating func collect(_ function: FunctionDeclaration, _ range: TextRange) {
        guard let body = function.body, let part = part(of: function) else { return }
        var values: [ExpressionID?] = []
        collectReturned(body, isWhole: true, &values, depth: 0)
        if values.isEmpty { values = [nil] }
        let conditions = CellConditions(of: body, in: tree)
        for value in values {
            let own = value.map { conditions.conditions(of: tree[$0].range) } ?? []
            if let value, case .name(let name) = tree[value].kind {
                let assigned = LocalValues(of: name, in: body, tree)
                if !assigned.isEmpty {
                    for (value, further) in assigned.underConditions(conditions) {
                        say(part, value, isMethod: true, at: range, under: own + further)
                    }
                    continue
                }
            }
            say(part, value, isMethod: true, at: range, under: own)
        }
    }

    /// A method that a table or collection calls.
    func isOfTable(_ function: FunctionDeclaration) -> Bool {
        let name = tree.string(function.name)
        return ["tableView", "collectionView", "cellForItem", "sizeForItem"].contains(String(name.prefix { $0 != ":" }))
    }

    private func part(of function: FunctionDeclaration) -> CellUses.Part? {
        let name = tree.string(function.name)
        switch name {
        case "tableView:heightForRowAtIndexPath:": return .row
        case "tableView:heightForHeaderInSection:": return .header
        case "tableView:heightForFooterInSection:": return .footer
        case "collectionView:layout:sizeForItemAtIndexPath:": return .item
        case "collectionView:layout:referenceSizeForHeaderInSection:": return .headerSize
        case "collectionView:layout:referenceSizeForFooterInSection:": return .footerSize
        case "sizeForItem":
            // IGListKit's section controllers.
            return function.parameters.first?.label.map { tree.string($0) } == "at" ? .item : nil
        case "tableView", "collectionView":
            for parameter in function.parameters.dropFirst() {
                switch parameter.label.map({ tree.string($0) }) {
                case "heightForRowAt": return .row
                case "heightForHeaderInSection": return .header
                case "heightForFooterInSection": return .footer
                case "sizeForItemAt": return .item
                case "referenceSizeForHeaderInSection": return .headerSize
                case "referenceSizeForFooterInSection": return .footerSize
                default: continue
                }
            }
            return nil
        default: return nil
        }
    }

    /// Everything that a body may return; Swift's only expression is returned without the word.
    private func collectReturned(_ block: Block, isWhole: Bool, _ values: inout [ExpressionID?], depth: Int) {
        guard depth < 16 else { return values.append(nil) }
        if isWhole, tree.dialect == .swift, block.statements.count == 1,
            case .expression(let only) = tree[block.statements[0]].kind
        {
            return values.append(only)
        }
        for id in block.statements {
            switch tree[id].kind {
            case .returned(let value): values.append(value)
            case .conditional(let conditional):
                collectReturned(conditional.then, isWhole: false, &values, depth: depth + 1)
                if let otherwise = conditional.otherwise {
                    collectReturned(otherwise, isWhole: false, &values, depth: depth + 1)
                }
            case .loop(let loop): collectReturned(loop.body, isWhole: false, &values, depth: depth + 1)
            case .switchCases(_, let cases, _):
                for block in cases { collectReturned(block, isWhole: false, &values, depth: depth + 1) }
            case .block(let inner): collectReturned(inner, isWhole: false, &values, depth: depth + 1)
            default: break
            }
        }
    }
}

/// What a local variable may be at the end of a body: `CGFloat height = 44; if (…) { height = 60; } return height;`.
private struct LocalValues {
    private let tree: SyntaxReader
    private let name: Name
    private var initial: ExpressionID?
    /// nil for what is computed from what it was before, or in a loop.
    private var assigned: [ExpressionID?] = []

    init(of name: Name, in body: Block, _ tree: SyntaxReader) {
        self.tree = tree
        self.name = name
        collect(body, depth: 0)
    }

    var isEmpty: Bool { initial == nil && assigned.isEmpty }

    /// Each value with the conditions under which it is the one: the first where none of the others is assigned. Only an
    /// unknown one where two may be assigned after each other, or one under a condition that cannot be told.
    func underConditions(_ conditions: CellConditions) -> [(value: ExpressionID?, conditions: [CellCondition])] {
        var result: [(value: ExpressionID?, conditions: [CellCondition])] = []
        var others: [CellCondition] = []
        for value in assigned {
            let own = value.map { conditions.conditions(of: tree[$0].range) } ?? []
            guard let last = own.last, result.allSatisfy({ Self.exclude($0.conditions, own) }) else {
                return [(nil, [])]
            }
            result.append((value, own))
            others.append(CellCondition(text: last.text, holds: !last.holds))
        }
        if let initial { result.append((initial, others)) }
        return result
    }

    /// Whether not all of `one` and `other` can hold: a condition and its opposite, or two values of the same thing.
    private static func exclude(_ one: [CellCondition], _ other: [CellCondition]) -> Bool {
        one.contains { first in
            other.contains { first.excludes($0) }
        }
    }

    private mutating func collect(_ block: Block, depth: Int) {
        guard depth < 16 else { return assigned.append(nil) }
        for id in block.statements {
            switch tree[id].kind {
            case .variable(let declaration):
                if let binding = declaration.bindings.first(where: { $0.name == name }) {
                    initial = binding.initializer
                }
            case .expression(let expression):
                guard case .assignment(let operation, let target, let value) = tree[expression].kind,
                    tree[target].kind.name == name
                else { continue }
                guard operation == .assign else {
                    assigned.append(nil)
                    continue
                }
                if depth == 0 {
                    // Whatever it was before.
                    (initial, assigned) = (value, [])
                } else {
                    assigned.append(value)
                }
            case .conditional(let conditional):
                collect(conditional.then, depth: depth + 1)
                if let otherwise = conditional.otherwise { collect(otherwise, depth: depth + 1) }
            case .loop(let loop):
                let before = assigned.count
                collect(loop.body, depth: depth + 1)
                if assigned.count > before { assigned.append(nil) }
            case .switchCases(_, let cases, _): for block in cases { collect(block, depth: depth + 1) }
            case .block(let inner): collect(inner, depth: depth + 1)
            default: break
            }
        }
    }
}
