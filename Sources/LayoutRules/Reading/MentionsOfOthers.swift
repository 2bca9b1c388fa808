// Mentions of a name that mean something else than the view, or only read where it lies.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension ViewMentions {
    /// Where parameters and methods have the name of a view: `func collectionView(_ collectionView: UICollectionView, …)`.
    struct Shadows {
        private var ranges: [String: [(whole: TextRange, header: TextRange, isParameter: Bool)]] = [:]

        /// Complexity: O(methods).
        init(_ names: Set<String>, in context: RuleContext) {
            for method in context.code.facts.methods where method.kind == .method {
                let parameters = Set(method.parameters.map { context.tree.string($0) }).intersection(names)
                let own = context.source(method.nameRange)
                for name in parameters.union(names.contains(own) ? [own] : []) {
                    let header = TextRange(method.range.start, Self.end(ofHeader: method, context))
                    ranges[name, default: []].append((method.range, header, parameters.contains(name)))
                }
            }
        }

        private static func end(ofHeader method: CodeMethod, _ context: RuleContext) -> TextOffset {
            let tokens = context.tree.tokens(in: method.range)
            return tokens.first { context.source($0.range) == "{" }?.range.start ?? method.range.end
        }

        var isEmpty: Bool { ranges.isEmpty }

        /// Whether a name stands for something else there: in the header of such a method, or for its parameter.
        func contain(_ name: String, at range: TextRange) -> (isHeader: Bool, isParameter: Bool) {
            let around = (ranges[name] ?? []).filter { $0.whole.contains(range) }
            return (around.contains { $0.header.contains(range) }, around.contains(where: \.isParameter))
        }
    }

    /// Whether a parameter of the view's name is only read: it may well be the view itself, which its owner's delegate gets.
    func isOtherThanView(_ index: Int, _ name: String, _ shadows: Shadows) -> Bool {
        guard text(index - 1) != "." && text(index - 1) != "->", tokens.indices.contains(index) else { return false }
        let found = shadows.contain(name, at: tokens[index].range)
        return found.isHeader || found.isParameter && !isPlaced(index)
    }

    /// Whether a parameter of the view's name is placed, or handed on.
    func isPlacedParameter(_ index: Int, _ name: String, _ shadows: Shadows) -> Bool {
        guard text(index - 1) != "." && text(index - 1) != "->", tokens.indices.contains(index) else { return false }
        let found = shadows.contain(name, at: tokens[index].range)
        return found.isParameter && !found.isHeader && isPlaced(index)
    }

    /// `list.snp`, `list.frame`, `[list mas_…`, `list.topAnchor`, and what hands it on.
    private func isPlaced(_ index: Int) -> Bool {
        let next = text(index + 1)
        let member = next == "." ? text(index + 2) : text(index - 1) == "[" ? next : ""
        // A parameter that is handed on may be placed by whoever gets it.
        guard !member.isEmpty else { return text(index - 1) == "(" || text(index - 1) == ":" || text(index - 1) == "," }
        if isReading(index) { return false }
        return member == Word.snp.spelling || Library(prefixOf: member) != nil || member.hasSuffix("Anchor")
            || Self.places.contains(member)
    }

    private static let places: Set<String> = [
        "frame", "bounds", "center", "transform", "superview", "setFrame", "setBounds", "setCenter", "autoresizingMask",
        "translatesAutoresizingMaskIntoConstraints", "removeFromSuperview", "addConstraint", "addConstraints",
    ]

    /// `list.frame.height`, `list.layoutIfNeeded()`: code that asks where the view lies, or lays it out, places nothing.
    func isReading(_ index: Int) -> Bool {
        guard before(index) != nil else { return false }
        guard text(index + 1) == "." else {
            return text(index - 1) == "[" && Self.passes.contains(text(index + 1))
        }
        if Self.passes.contains(text(index + 2)) { return true }
        guard ["frame", "bounds"].contains(text(index + 2)) else { return false }
        var place = index + 3
        while text(place) == "." { place += 2 }
        return place > index + 3 && !["=", "+=", "-=", "*=", "/=", "("].contains(text(place))
    }

    private static let passes: Set<String> = [
        "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
    ]
}
