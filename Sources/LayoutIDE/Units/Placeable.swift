// Moving the answers about a unit to where its text stands in the file.

import LayoutRules
import SourceText

/// An answer with places of a unit's text in it.
protocol Placeable {
    /// The same with places of the file.
    func placed(by places: UnitPlaces) -> Self
}

extension Array: Placeable where Element: Placeable {
    func placed(by places: UnitPlaces) -> [Element] { places.isWhole ? self : map { $0.placed(by: places) } }
}

extension TextRange: Placeable {
    func placed(by places: UnitPlaces) -> TextRange { places.file(self) }
}

extension TextEdit: Placeable {
    func placed(by places: UnitPlaces) -> TextEdit { TextEdit(places.file(range), text) }
}

extension Finding: Placeable {
    func placed(by places: UnitPlaces) -> Finding {
        var result = self
        result.range = places.file(range)
        for index in related.indices { result.related[index].range = places.file(related[index].range) }
        for index in fixes.indices { result.fixes[index].edits = fixes[index].edits.placed(by: places) }
        return result
    }
}

extension Fix: Placeable {
    func placed(by places: UnitPlaces) -> Fix {
        Fix(title: title, safety: safety, edits: edits.placed(by: places))
    }
}

extension QuickFix: Placeable {
    func placed(by places: UnitPlaces) -> QuickFix {
        QuickFix(fix: fix.placed(by: places), finding: finding.placed(by: places))
    }
}

extension CodeAction: Placeable {
    func placed(by places: UnitPlaces) -> CodeAction {
        CodeAction(title: title, kind: kind, edits: edits.placed(by: places), rule: rule)
    }
}

extension Hover: Placeable {
    func placed(by places: UnitPlaces) -> Hover {
        Hover(range: places.file(range), markdown: markdown, plainText: plainText)
    }
}

extension NavigationTarget: Placeable {
    func placed(by places: UnitPlaces) -> NavigationTarget {
        NavigationTarget(
            origin: places.file(origin), range: places.file(range), selectionRange: places.file(selectionRange))
    }
}

extension OutsideTarget: Placeable {
    func placed(by places: UnitPlaces) -> OutsideTarget {
        var result = self
        result.origin = places.file(origin)
        return result
    }
}

extension DocumentHighlight: Placeable {
    func placed(by places: UnitPlaces) -> DocumentHighlight {
        DocumentHighlight(range: places.file(range), kind: kind)
    }
}

extension DocumentSymbol: Placeable {
    func placed(by places: UnitPlaces) -> DocumentSymbol {
        DocumentSymbol(
            name: name, detail: detail, kind: kind, range: places.file(range),
            selectionRange: places.file(selectionRange), children: children.placed(by: places))
    }
}

extension InlayHint: Placeable {
    func placed(by places: UnitPlaces) -> InlayHint {
        InlayHint(offset: places.file(TextRange(at: offset)).end, label: label, kind: kind, tooltip: tooltip)
    }
}

extension CodeLens: Placeable {
    func placed(by places: UnitPlaces) -> CodeLens { CodeLens(range: places.file(range), kind: kind, title: title) }
}

extension FoldingRange: Placeable {
    func placed(by places: UnitPlaces) -> FoldingRange {
        FoldingRange(range: places.file(range), kind: kind, collapsedText: collapsedText)
    }
}

extension DocumentLink: Placeable {
    func placed(by places: UnitPlaces) -> DocumentLink {
        DocumentLink(range: places.file(range), rule: rule, tooltip: tooltip)
    }
}

extension SemanticToken: Placeable {
    func placed(by places: UnitPlaces) -> SemanticToken {
        SemanticToken(range: places.file(range), kind: kind, modifiers: modifiers)
    }
}

extension CompletionItem: Placeable {
    func placed(by places: UnitPlaces) -> CompletionItem {
        var result = self
        result.replaceRange = places.file(replaceRange)
        result.additionalEdits = additionalEdits.placed(by: places)
        return result
    }
}
