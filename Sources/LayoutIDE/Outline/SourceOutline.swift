// The types, extensions and marks of a source file, in which its views and constants have their place.

import MasonrySyntax
import SourceText

/// Puts symbols of a source file where Xcode's jump bar has them: under their type, between its marks.
struct SourceOutline {
    private let tree: SyntaxTree
    private var types: [DocumentSymbol] = []

    /// How deep types are looked for in each other.
    private static let depthLimit = 32

    init(_ tree: SyntaxTree) {
        self.tree = tree
        collect(tree.root.statements, depth: 0)
    }

    /// `symbols` in written order, each under the innermost type around its name. Complexity: O(n log n).
    func enclosing(_ symbols: [DocumentSymbol]) -> [DocumentSymbol] {
        let inner = (symbols + marks()).map {
            (start: $0.selectionRange.start, end: $0.selectionRange.start, symbol: $0)
        }
        let outer = types.map { (start: $0.range.start, end: $0.range.end, symbol: $0) }
        // Types stand before what begins where they do.
        let all = (outer + inner).sorted { ($0.start, $1.end) < ($1.start, $0.end) }
        var result: [DocumentSymbol] = []
        var open: [DocumentSymbol] = []
        for (start, _, symbol) in all {
            while let last = open.last, last.range.end <= start { close(&open, &result) }
            if symbol.kind == .type {
                open.append(symbol)
            } else if open.isEmpty {
                result.append(symbol)
            } else {
                open[open.count - 1].children.append(symbol)
            }
        }
        while !open.isEmpty { close(&open, &result) }
        return result
    }

    private func close(_ open: inout [DocumentSymbol], _ result: inout [DocumentSymbol]) {
        guard let symbol = open.popLast() else { return }
        if open.isEmpty {
            result.append(symbol)
        } else {
            open[open.count - 1].children.append(symbol)
        }
    }

    private mutating func collect(_ statements: [StatementID], depth: Int) {
        guard depth < Self.depthLimit else { return }
        for id in statements {
            switch tree[id].kind {
            case .type(let declaration):
                let range = tree[id].range.union(declaration.nameRange)
                types.append(
                    DocumentSymbol(
                        name: tree.string(declaration.name), detail: declaration.keyword.spelling, kind: .type,
                        range: range, selectionRange: declaration.nameRange))
                collect(declaration.members.statements, depth: depth + 1)
            case .conditional(let conditional) where conditional.keyword == .directive:
                collect(conditional.then.statements, depth: depth + 1)
                if let otherwise = conditional.otherwise { collect(otherwise.statements, depth: depth + 1) }
            default: break
            }
        }
    }

    /// `// MARK: - Set-up`, `#pragma mark - Set-up`, by their text.
    private func marks() -> [DocumentSymbol] {
        tree.tokens.compactMap { token in
            guard token.kind == .lineComment || token.kind == .directive else { return nil }
            let text = tree.text[token.range]
            guard let title = Self.title(of: text) else { return nil }
            return DocumentSymbol(name: title, detail: "", kind: .mark, range: token.range, selectionRange: token.range)
        }
    }

    /// What a mark says; nil for other comments and directives, and for marks that only draw a line.
    private static func title(of text: String) -> String? {
        var rest = text[...]
        func skip(_ prefix: String) -> Bool {
            rest = rest.drop { $0 == " " || $0 == "\t" }
            guard rest.hasPrefix(prefix) else { return false }
            rest = rest.dropFirst(prefix.count)
            return true
        }
        let isMark = skip("//") ? skip("MARK:") : skip("#") && skip("pragma") && skip("mark")
        guard isMark else { return nil }
        _ = skip("-")
        while rest.last?.isWhitespace == true { rest.removeLast() }
        rest = rest.drop { $0.isWhitespace }
        return rest.isEmpty ? nil : String(rest)
    }
}

extension TypeDeclaration.Keyword {
    fileprivate var spelling: String {
        switch self {
        case .interface: "@interface"
        case .implementation: "@implementation"
        case .category: "category"
        case .class: "class"
        case .structure: "struct"
        case .enumeration: "enum"
        case .extension: "extension"
        case .protocol: "protocol"
        }
    }
}
