// What moved between two versions of a file.

import LayoutPreview
import MasonrySemantics

extension Analysis {
    /// The pictures of what moved from `old` to this version, for every layout that both have; nil where they have
    /// none in common. An SVG shows the first in which something moved.
    package func difference(from old: Analysis, _ request: PreviewRequest) -> String? {
        let before = old.previewed(request)
        let differences = previewed(request).compactMap { entry -> LayoutDifference? in
            guard
                let match = before.first(where: {
                    old.screenName(of: $0) == screenName(of: entry)
                        && old.previewState(of: $0) == previewState(of: entry)
                })
            else { return nil }
            return LayoutDifference(before: old.previewInput(match), after: previewInput(entry, format: request.format))
        }
        guard let shown = differences.first(where: { !$0.changes.isEmpty }) ?? differences.first else { return nil }
        switch request.format {
        case .selection: return nil
        case .svg: return SVGRenderer.render(shown.drawing())
        case .html: return DifferencePage(title: request.title, differences: differences).html()
        case .text, .ascii:
            let alphabet: CellAlphabet = request.format == .ascii ? .ascii : .unicode
            return differences.map {
                $0.textPicture(TextPictureOptions(columns: request.columns, alphabet: alphabet))
            }.joined(separator: "\n")
        }
    }
}
