// The imports at the head of a file, once nothing of it needs a library any more, or something does.

import AutoLayout
import MasonrySyntax
import SourceText

/// Changes the imports of a text.
struct ImportEdits: Sendable {
    private let tree: SyntaxTree
    private let target: ConversionTarget

    init(_ tree: SyntaxTree, _ target: ConversionTarget) {
        self.tree = tree
        self.target = target
    }

    /// - Parameters:
    ///   - edits: What is changed otherwise.
    ///   - isWhole: Whether every block of the text was converted.
    func edit(after edits: [TextEdit], isWhole: Bool) -> TextEdit? {
        guard !edits.isEmpty, tree.dialect != .masonry else { return nil }
        switch target {
        case .anchors: return isWhole ? removal(edits) : nil
        case .snapKit: return addition("SnapKit", "import SnapKit")
        case .masonry: return addition("Masonry", "#import <Masonry/Masonry.h>")
        case .tidy, .visualFormatFree: return nil
        }
    }

    private var imports: [(name: String, range: TextRange)] {
        tree.statements.compactMap { statement in
            if case .imported(let name) = statement.kind { (name, statement.range) } else { nil }
        }
    }

    /// Takes out the import of SnapKit that nothing needs any more; headers of Objective-C may be imported for others.
    private func removal(_ edits: [TextEdit]) -> TextEdit? {
        guard tree.dialect == .swift, let own = imports.first(where: { $0.name == "SnapKit" }) else { return nil }
        let tokens = SyntaxTree.parse(tree.text.applying(edits), dialect: tree.dialect)
        let words = tokens.tokens.lazy.filter { $0.kind == .identifier }.map { tokens.text[$0.range] }
        guard !words.contains(where: { $0.hasPrefix("snp") || $0.hasPrefix("Constraint") || $0 == "Constraint" }) else {
            return nil
        }
        // SnapKit brings UIKit along.
        let others: Set<String> = ["UIKit", "AppKit", "SwiftUI", "Cocoa"]
        guard imports.contains(where: { others.contains($0.name) }) else {
            return TextEdit(own.range, "import UIKit")
        }
        guard let line = tree.text.lineRange(tree.text.line(at: own.range.start)),
            tree.text[line].split(separator: " ").count == 2
        else { return nil }
        let next = tree.text.lineRange(tree.text.line(at: own.range.start) + 1)?.start ?? line.end
        return TextEdit(TextRange(line.start, next), "")
    }

    private func addition(_ name: String, _ line: String) -> TextEdit? {
        guard !imports.contains(where: { $0.name == name || $0.name.hasSuffix("\(name).h") }),
            let last = imports.last(where: { !isConditional($0.range) })
        else { return nil }
        let end = tree.text.lineRange(tree.text.line(at: last.range.end))?.end ?? last.range.end
        return TextEdit(TextRange(at: end), "\n" + line)
    }

    /// Whether an import stands between `#if` and `#endif`, where another one would be conditional, too.
    private func isConditional(_ range: TextRange) -> Bool {
        tree.path(to: range.start).contains { node in
            if case .statement(let id) = node, case .conditional = tree[id].kind { true } else { false }
        }
    }
}
