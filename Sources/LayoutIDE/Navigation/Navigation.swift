// From a name to its declaration and to all its uses.

import MasonrySemantics
import SourceText

/// A place to go to.
package struct NavigationTarget: Sendable, Hashable {
    /// The name that was asked about.
    package var origin: TextRange
    /// The whole declaration.
    package var range: TextRange
    /// The name in it; lies in `range`.
    package var selectionRange: TextRange

    package init(origin: TextRange, range: TextRange, selectionRange: TextRange) {
        self.origin = origin
        self.range = range
        self.selectionRange = selectionRange
    }
}

/// A place in another file to go to.
package struct OutsideTarget: Sendable, Hashable {
    /// The name that was asked about.
    package var origin: TextRange
    /// The name as the other file spells it.
    package var name: String
    /// Absolute where the index was read from disk.
    package var path: String
    /// From 0.
    package var line: Int

    /// The name in the text of the file, or the start of its line where the file says something else by now.
    package func range(in text: SourceText) -> TextRange {
        guard let line = text.lineRange(line) else { return TextRange(at: .zero) }
        let bytes = text.bytes[line.start.utf8..<line.end.utf8]
        guard !name.isEmpty, let found = bytes.firstRange(of: Array(name.utf8)) else {
            return TextRange(at: line.start)
        }
        return TextRange(TextOffset(found.lowerBound), TextOffset(found.upperBound))
    }
}

/// One use of the name under the cursor.
package struct DocumentHighlight: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case read, write }

    package var range: TextRange
    package var kind: Kind

    package init(range: TextRange, kind: Kind) {
        self.range = range
        self.kind = kind
    }
}

/// Whether the declaration counts as a reference.
package enum DeclarationInclusion: Sendable, Hashable { case included, excluded }

extension Analysis {
    /// Where the name at `offset` is declared; empty where it names nothing of this file.
    package func definition(at offset: TextOffset) -> [NavigationTarget] {
        guard let reference = reference(at: offset), let found = declaration(of: reference.symbol) else { return [] }
        // A property is declared where it is declared, not where its view is made.
        if tree.dialect != .masonry, case .item(let id) = reference.symbol,
            let name = SourceSpellings(self, of: id)?.declaration
        {
            return [NavigationTarget(origin: reference.range, range: name, selectionRange: name)]
        }
        return [
            NavigationTarget(
                origin: reference.range, range: found.range.union(found.name), selectionRange: found.name)
        ]
    }

    /// Where in another file the constant, macro or function at `offset` is defined; nil for names of this file.
    package func outsideDefinition(at offset: TextOffset) -> OutsideTarget? {
        guard let reference = reference(at: offset), case .constant(let id) = reference.symbol,
            document.constants.indices.contains(id.index), let origin = document.constants[id.index].origin
        else { return nil }
        // Of `Styles.Sizes.gutter` the other file has the last name on its line.
        let name = text[reference.range].split(separator: ".").last.map { String($0) } ?? ""
        return OutsideTarget(origin: reference.range, name: name, path: origin.path, line: origin.line)
    }

    /// Every use in the file of what the name at `offset` stands for, in written order.
    package func references(at offset: TextOffset, declaration: DeclarationInclusion) -> [TextRange] {
        guard let reference = reference(at: offset) else { return [] }
        return uses(of: reference.symbol)
            .filter { declaration == .included || $0.role != .declaration }
            .map(\.range)
    }

    /// Every use in the file of what the name at `offset` stands for; declarations and assignments are writes, and so
    /// are blocks that constrain a view.
    package func documentHighlights(at offset: TextOffset) -> [DocumentHighlight] {
        guard let reference = reference(at: offset) else { return [] }
        let receiverEnds = Set(document.blocks.map(\.receiverRange.end))
        return uses(of: reference.symbol).map { use in
            let isWrite = use.role != .read || receiverEnds.contains(use.range.end)
            return DocumentHighlight(range: use.range, kind: isWrite ? .write : .read)
        }
    }
}
