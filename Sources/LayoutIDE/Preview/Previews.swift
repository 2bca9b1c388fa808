// Pictures of a file: one layout as SVG or text, all of them as a page.

import AutoLayout
import LayoutPreview
import MasonrySemantics
import SourceText

extension Analysis {
    /// Every layout that can be shown, in the order of the document.
    package var previewPlaces: [PreviewPlace] {
        solved.map { PreviewPlace(screen: screenName(of: $0), state: previewState(of: $0)) }
    }

    /// The picture that was asked for; nil where the file has no such layout.
    package func preview(_ request: PreviewRequest) -> Preview? {
        let entries = previewed(request)
        let item = request.offset.flatMap { previewItem(at: $0) }
        guard let entry = preferred(entries, at: request.offset, showing: item) else { return nil }
        var cells = KnownCells()
        let isLook = request.style == .screen && (request.format == .svg || request.format == .selection)
        var input =
            isLook
            ? stagedInput(entry, selected: item, format: request.format, &cells)
            : previewInput(entry, selected: item, format: request.format)
        if isLook, request.format == .svg {
            var album = album
            album.add(to: &input)
        }
        var preview = Preview(
            content: "", screen: screenName(of: entry), state: previewState(of: entry))
        if let item, let selected = input.selected {
            preview.selectedName = input.name(selected)
            preview.selectedRange = document[item].nameRange ?? document[item].declaration
        }
        switch request.format {
        case .selection: break
        case .svg: preview.content = SVGRenderer.render(input.drawing())
        case .text: preview.content = input.textPicture(TextPictureOptions(columns: request.columns))
        case .ascii:
            preview.content = input.textPicture(TextPictureOptions(columns: request.columns, alphabet: .ascii))
        case .html: preview.content = page(entries, request, selected: item)
        }
        return preview
    }

    /// Every layout that was asked for, one picture after the other, as text.
    package func textPreviews(_ request: PreviewRequest) -> String {
        let alphabet: CellAlphabet = request.format == .ascii ? .ascii : .unicode
        return previewed(request).map {
            previewInput($0, format: request.format).textPicture(
                TextPictureOptions(columns: request.columns, alphabet: alphabet))
        }.joined(separator: "\n")
    }

    /// The layouts on the screens and in the state that were asked for.
    func previewed(_ request: PreviewRequest) -> [SolvedScenario] {
        let hasStateBase = document.scenarios.contains { $0.name == "base" }
        return solved.filter { entry in
            guard document.scenarios.indices.contains(entry.scenario) else { return false }
            guard request.screens.isEmpty || request.screens.contains(screenName(of: entry)) else { return false }
            guard let state = request.state else { return true }
            let scenario = document.scenarios[entry.scenario]
            if state == "base", !hasStateBase { return scenario.name == nil }
            return [scenario.name, scenario.owner, previewState(of: entry)].contains(state)
        }
    }

    private func page(_ entries: [SolvedScenario], _ request: PreviewRequest, selected: ItemID?) -> String {
        let views = entries.reduce(0) { $0 + $1.lowered.layout.items.count }
        let fuel = request.dragRange.fuel(views: views)
        var album = album
        var cells = KnownCells()
        let panels = entries.map {
            panel($0, fuel: fuel, selected: selected, hasNotes: request.dragRange == .full, &cells, &album)
        }
        return PreviewPage(title: request.title, panels: panels, style: request.style).html()
    }

    private func panel(
        _ entry: SolvedScenario, fuel: Int, selected: ItemID?, hasNotes: Bool, _ cells: inout KnownCells,
        _ album: inout ImageAlbum
    ) -> PreviewPanel {
        let shown = shown(entry).inLikelyPlace
        let input = previewInput(entry, shown, selected: selected, hasNotes: hasNotes)
        let width = input.layout.screen.size.width
        // What is not solved at one width is not solved at another.
        let widths =
            fuel < 5 || !input.solution.isSolved
            ? nil
            : WidthPieces.solving(
                input.layout, narrowest: min(width, 280), widest: max(width, 1366), fuel: fuel)
        var look = staged(input, of: entry, shown, &cells)
        album.add(to: &look)
        return PreviewPanel(input: input, widths: widths, look: look)
    }
}

/// One layout of a file, by what a page chooses it by.
package struct LayoutPlace: Sendable, Hashable {
    /// The type it belongs to; nil in `.masonry` files.
    package var owner: String?
    /// The state, method or branch; nil for the base.
    package var state: String?
    package var screen: String
}

extension Analysis {
    /// Every layout that can be shown, in the order of the document.
    package var layoutPlaces: [LayoutPlace] {
        solved.map { entry in
            let scenario =
                document.scenarios.indices.contains(entry.scenario) ? document.scenarios[entry.scenario] : nil
            return LayoutPlace(owner: scenario?.owner, state: scenario?.name, screen: screenName(of: entry))
        }
    }

    /// Whether the file says itself on which screens it is laid out.
    package var namesScreens: Bool { document.screens.contains { $0.declaration != nil } }

    /// The layout at an index of `layoutPlaces`, as a page draws it; nil for an index that is none.
    package func pagePicture(at index: Int) -> (figures: String, data: String)? {
        guard solved.indices.contains(index) else { return nil }
        let fuel = PreviewRequest.DragRange.whileTyping.fuel(views: solved[index].lowered.layout.items.count)
        var album = album
        var cells = KnownCells()
        let panel = panel(solved[index], fuel: fuel, selected: nil, hasNotes: true, &cells, &album)
        return PreviewPage(title: "", panels: [panel]).content(extent: PreviewPage.alone)
    }
}

extension PreviewRequest.DragRange {
    /// How many widths are solved for each layout, so that all together stay within a bound.
    fileprivate func fuel(views: Int) -> Int {
        switch self {
        case .none: 0
        case .whileTyping: min(40, 4_000 / max(views, 1))
        case .full: min(120, 200_000 / max(views, 1))
        }
    }
}
