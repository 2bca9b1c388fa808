// Where a source spells a view: also in the code that says nothing about its layout.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The declaration of a view in an Objective-C or Swift source, and all places that mean it by its own name.
struct SourceSpellings {
    /// The name in the declaration.
    let declaration: TextRange
    /// The view's own name, without the underscore of a property's variable.
    let name: String
    private let analysis: Analysis
    private let walk: TokenWalk
    /// Where code means the view by this name: the types it is a member of, or the function it is a local variable of.
    private let scopes: [TextRange]
    private let isMember: Bool
    /// Where the analysis has seen the view.
    private let known: Set<TextRange>
    private var declared: Set<TextRange> = []
    /// The names of methods in their declarations: `avatar` in `- (UIView *)avatar`.
    private var methods: Set<TextRange> = []
    /// Whether some function has another variable of this name.
    private var isShadowed = false

    /// nil where the file does not declare the view.
    init?(_ analysis: Analysis, of id: ItemID) {
        guard analysis.document.items.indices.contains(id.index) else { return nil }
        let item = analysis.document[id]
        self.analysis = analysis
        walk = TokenWalk(analysis.tree)
        name = item.name
        known = Set(analysis.uses(of: .item(id)).map(\.range))
        let reader = DeclarationReader(tree: analysis.tree)
        let types = item.owner.map { reader.types(named: $0) } ?? []
        let members = types.flatMap { reader.bindings(in: $0, named: [item.name, "_" + item.name]) }
        let locals = item.nameRange.flatMap { range in reader.function(declaring: range) }
        // A lazy getter's variable is named after the property in the end, and so is a view that is assigned to one.
        if let first = members.first {
            (declaration, scopes, isMember) = (first, types.map { $0.range }, true)
        } else if let own = item.nameRange, let locals {
            (declaration, scopes, isMember) = (own, [locals], false)
        } else {
            return nil
        }
        declared = Set(members + [declaration])
        for scope in scopes {
            methods.formUnion(reader.getters(named: item.name, in: scope))
            isShadowed = isShadowed || reader.hasParameter(named: item.name, in: scope)
        }
        isShadowed = isShadowed || hasOtherVariable()
    }

    /// The edits that give the view another name, in written order.
    func edits(renamingTo newName: String) -> [TextEdit] {
        var edits: [TextEdit] = []
        for index in walk.tokens.indices where walk.isIdentifier(index) {
            guard let range = walk.token(index)?.range, scopes.contains(where: { $0.contains(range) }) else { continue }
            let spelling = walk.spelling(index)
            if spelling == name {
                if known.contains(range) || means(index, range) { edits.append(TextEdit(range, newName)) }
            } else if isMember, analysis.tree.dialect == .objectiveC {
                if spelling == "_" + name {
                    edits.append(TextEdit(TextRange(range.start + 1, range.end), newName))
                } else if spelling == Self.setter(name), walk.isMark(walk.next(index), ":"),
                    methods.contains(range) || isSelf(walk.previous(index))
                {
                    edits.append(TextEdit(range, Self.setter(newName)))
                }
            }
        }
        return edits
    }

    private static func setter(_ name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

    /// Whether the name at a token that the analysis has not seen means the view.
    private func means(_ index: Int, _ range: TextRange) -> Bool {
        if declared.contains(range) || methods.contains(range) { return true }
        let before = walk.previous(index)
        switch walk.spelling(before) {
        case ".", "->", "?.", "!.": return isMember && isSelf(before.flatMap(receiver))
        case "@synthesize", "@dynamic", "synthesize", "dynamic": return isMember
        case "let", "var", "func", "case": return false
        case "(", ",", "[":
            // A label, unless it is the first operand of something.
            if walk.isMark(walk.next(index), ":") { return false }
        default: break
        }
        guard analysis.tree.dialect == .objectiveC, isMember else {
            return !isShadowed && !isObjectiveCLabel(index, before)
        }
        return isSelf(before) && walk.isMark(before.flatMap(walk.previous), "[")
    }

    private func isObjectiveCLabel(_ index: Int, _ before: Int?) -> Bool {
        analysis.tree.dialect == .objectiveC && walk.isMark(walk.next(index), ":") && !walk.isMark(before, "?")
    }

    /// What stands before a dot, without the marks of optionals.
    private func receiver(_ dot: Int) -> Int? {
        var index = walk.previous(dot)
        while let here = index, ["?", "!"].contains(walk.spelling(here)) { index = walk.previous(here) }
        return index
    }

    /// `self`, and what code calls it in closures: `weakSelf`, `strongSelf`, `ws`.
    private func isSelf(_ index: Int?) -> Bool {
        SelfAlias.isSelfOrAlias(walk.spelling(index))
    }

    private func hasOtherVariable() -> Bool {
        walk.tokens.indices.contains { index in
            guard let range = walk.token(index)?.range, walk.isIdentifier(index), walk.spelling(index) == name,
                scopes.contains(where: { $0.contains(range) })
            else { return false }
            return ["let", "var"].contains(walk.spelling(walk.previous(index))) && !declared.contains(range)
        }
    }
}

/// Finds declarations of a name in a tree.
private struct DeclarationReader {
    let tree: SyntaxTree

    func types(named name: String) -> [(range: TextRange, members: Block)] {
        tree.statements.compactMap { statement in
            guard case .type(let type) = statement.kind, tree.string(type.name) == name else { return nil }
            return (statement.range, type.members)
        }
    }

    /// Properties and instance variables.
    func bindings(in type: (range: TextRange, members: Block), named names: [String]) -> [TextRange] {
        type.members.statements.flatMap { id -> [TextRange] in
            guard case .variable(let variable) = tree[id].kind else { return [] }
            return variable.bindings.filter { names.contains(tree.string($0.name)) }.map(\.nameRange)
        }
    }

    /// The innermost function around the declaration of a local variable; the file for a variable outside of all. nil
    /// where no declaration has this place.
    func function(declaring name: TextRange) -> TextRange? {
        var isDeclared = false
        var innermost = tree.text.range
        for statement in tree.statements {
            switch statement.kind {
            case .variable(let variable): isDeclared = isDeclared || variable.bindings.contains { $0.nameRange == name }
            case .function where statement.range.contains(name) && statement.range.length < innermost.length:
                innermost = statement.range
            default: break
            }
        }
        return isDeclared ? innermost : nil
    }

    /// Methods that return or set a property.
    func getters(named name: String, in scope: TextRange) -> [TextRange] {
        tree.statements.compactMap { statement in
            guard case .function(let function) = statement.kind, scope.contains(statement.range),
                tree.dialect == .objectiveC
            else { return nil }
            let first = tree.text[function.nameRange].split(separator: ":").first.map(String.init) ?? ""
            let isGetter = function.parameters.isEmpty && first == name
            let isSetter =
                function.parameters.count == 1 && first == "set" + name.prefix(1).uppercased() + name.dropFirst()
            guard isGetter || isSetter else { return nil }
            return TextRange(function.nameRange.start, function.nameRange.start + first.utf8.count)
        }
    }

    func hasParameter(named name: String, in scope: TextRange) -> Bool {
        let isFunctions = tree.statements.contains { statement in
            guard case .function(let function) = statement.kind, scope.contains(statement.range) else { return false }
            return function.parameters.contains { tree.string($0.name) == name }
        }
        return isFunctions
            || tree.expressions.contains { expression in
                guard case .closure(let closure) = expression.kind, scope.contains(expression.range) else {
                    return false
                }
                return closure.parameters.contains { tree.string($0) == name }
            }
    }
}
