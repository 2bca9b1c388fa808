// The small picture of a hover: no larger than a client takes inside a Markdown text.

import AutoLayout

extension PreviewInput {
    /// The surroundings of `item` as a data URI of an SVG with at most `byteLimit` bytes; nil where even the plainest
    /// picture is longer, and then the text picture serves.
    package func hoverPicture(
        of item: ItemID, byteLimit: Int = 8192, appearance: PictureOptions.Appearance = .automatic
    ) -> String? {
        var input = self
        input.selected = item
        var options = PictureOptions.hover(item)
        let drawing = input.drawing(options)
        if let uri = Self.dataURI(drawing, appearance, byteLimit) { return uri }
        options.words = .none
        // The words of other views go first, then all of them but those that the item's constraints name.
        var plainer = input.drawing(options)
        plainer.shapes.removeAll { $0.role == .contentText || $0.role == .image || $0.role == .name }
        if let uri = Self.dataURI(plainer, appearance, byteLimit) { return uri }
        let kept = input.relatives(of: item)
        plainer.shapes.removeAll { shape in shape.item.map { !kept.contains($0) } ?? false }
        return Self.dataURI(plainer, appearance, byteLimit)
    }

    /// The item, its superviews, and what its constraints name.
    private func relatives(of item: ItemID) -> Set<Int> {
        var kept: Set<Int> = [item.index]
        for constraint in layout.constraints where constraint.firstItem == item {
            if let second = constraint.secondItem { kept.insert(second.index) }
        }
        let scene = Scene(self)
        var current = scene.contains(item) ? item.index : nil
        while let index = current {
            kept.insert(index)
            current = scene.parent(index)
        }
        return kept
    }

    private static func dataURI(
        _ drawing: Drawing, _ appearance: PictureOptions.Appearance, _ limit: Int
    ) -> String? {
        let svg = SVGRenderer.render(drawing, appearance: appearance)
        guard svg.utf8.count / 3 * 4 <= limit else { return nil }
        let uri = "data:image/svg+xml;base64," + Base64.encode(Array(svg.utf8))
        return uri.utf8.count <= limit ? uri : nil
    }

    /// The surroundings of `item` as text, for clients that show no pictures.
    package func hoverText(of item: ItemID, columns: Int = 56, alphabet: CellAlphabet = .unicode) -> String {
        var input = self
        input.selected = item
        return input.textPicture(
            TextPictureOptions(
                columns: columns, alphabet: alphabet, focus: .surroundings(item), words: .notes(limit: 3)))
    }

    /// A conflict as text, for reports: what its members tie, and the arithmetic.
    package func conflictText(_ index: Int, columns: Int = 72, alphabet: CellAlphabet = .unicode) -> String? {
        guard let (input, focus) = conflictAlone(index) else { return nil }
        return input.textPicture(
            TextPictureOptions(columns: columns, alphabet: alphabet, focus: focus, words: .notes(limit: 1)))
    }

    /// A conflict as an SVG element for a page, with a style sheet of its own.
    package func conflictPicture(_ index: Int, extent: Size = Size(width: 480, height: 320)) -> String? {
        guard let (input, focus) = conflictAlone(index) else { return nil }
        var options = PictureOptions()
        options.focus = focus
        options.words = .none
        options.extent = extent
        var drawing = input.drawing(options)
        drawing.summary = solution.conflicts[index].arithmetic
        return SVGRenderer.render(drawing)
    }

    /// Only one conflict, and where it is.
    private func conflictAlone(_ index: Int) -> (input: PreviewInput, focus: PictureOptions.Focus)? {
        guard solution.conflicts.indices.contains(index) else { return nil }
        var input = self
        input.selected = nil
        input.solution.conflicts = [solution.conflicts[index]]
        input.solution.ambiguities = []
        let items = solution.conflicts[index].members.compactMap { member -> ItemID? in
            guard case .constraint(let id) = member, layout.constraints.indices.contains(id.index) else { return nil }
            return layout.constraints[id.index].firstItem
        }
        return (input, items.last.map(PictureOptions.Focus.surroundings) ?? .whole)
    }
}
