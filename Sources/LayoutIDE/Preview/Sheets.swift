// One picture of each class of a file.

import LayoutPreview

/// A class with its picture on the first screen, as its set-up makes it.
package struct SheetPicture: Sendable {
    /// nil in `.masonry` files.
    package var owner: String?
    package var input: PreviewInput

    /// Whether two pictures show the same, whatever is said below them: reasons name lines, which move.
    package func isSame(as other: SheetPicture) -> Bool {
        var options = PictureOptions()
        options.words = .none
        return SVGRenderer.render(input.drawing(options)) == SVGRenderer.render(other.input.drawing(options))
    }
}

extension Analysis {
    /// The pictures of all classes of the file, in the order of the document.
    package func sheetPictures(_ style: PictureStyle) -> [SheetPicture] {
        var seen: Set<String?> = []
        var cells = KnownCells()
        return solved.indices.compactMap { index in
            let owner = layoutPlaces(at: index)
            guard seen.insert(owner).inserted else { return nil }
            let entry = solved[index]
            return SheetPicture(
                owner: owner, input: style == .screen ? stagedInput(entry, &cells) : previewInput(entry))
        }
    }

    /// The class that a layout belongs to.
    private func layoutPlaces(at index: Int) -> String? {
        let scenario = solved[index].scenario
        return document.scenarios.indices.contains(scenario) ? document.scenarios[scenario].owner : nil
    }
}
