// Which functions of a text run once for each object, as far as their names and calls say it.

import MasonrySyntax
import SourceText

/// Functions that set an object up: initializers, what UIKit calls once, and what is called from these alone, once.
struct SetUpFunctions: Sendable {
    private let tree: SyntaxTree
    private var functions: [(name: String, body: TextRange)] = []
    /// Where each name stands.
    private var places: [String: [TextOffset]] = [:]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        for statement in tree.statements {
            guard case .function(let function) = statement.kind, let body = function.body else { continue }
            functions.append((tree.string(function.name), body.range))
        }
        functions.sort { $0.body.start < $1.body.start }
        let names = Set(functions.map(\.name))
        for token in tree.tokens where token.kind == .identifier {
            let text = tree.text[token.range]
            if names.contains(text) { places[text, default: []].append(token.range.start) }
        }
    }

    /// Whether code at a place runs once, unless somebody sets the object up twice.
    func contain(_ place: TextOffset) -> Bool { contain(place, depth: 0) }

    private func contain(_ place: TextOffset, depth: Int) -> Bool {
        guard depth < 8, let function = functions.last(where: { $0.body.start <= place && place < $0.body.end }) else {
            return false
        }
        if function.name.hasPrefix("init") || Self.calledOnce.contains(function.name) { return true }
        guard let uses = places[function.name], uses.count == 2,
            let call = uses.first(where: { use in !isDeclaration(use, of: function.body) })
        else { return false }
        return contain(call, depth: depth + 1)
    }

    private func isDeclaration(_ use: TextOffset, of body: TextRange) -> Bool {
        use < body.start && !functions.contains { $0.body.start <= use && use < $0.body.end }
    }

    private static let calledOnce: Set<String> = ["viewDidLoad", "loadView", "awakeFromNib"]
}
