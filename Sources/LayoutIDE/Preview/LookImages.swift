// The pictures of images: which file of the program each is, and in which colours it is drawn.

import AutoLayout
import LayoutPreview
import MasonrySemantics

extension Analysis {
    /// The same image with the picture that the program brings with it.
    func withPicture(_ image: ViewLook.Known<ViewLook.Image>) -> ViewLook.Known<ViewLook.Image> {
        guard case .known(var known) = image, !known.isSymbol,
            let indexed = configuration.index?.resources.images[known.name]
        else { return image }
        let scale = configuration.shownDevice?.scale.flatMap { Int(exactly: $0) } ?? ImageIndex.usualScale
        known.size = indexed.size(atScale: scale)
        // What code has made of a picture nobody can draw.
        if known.isDrawable { known.file = indexed.file }
        if indexed.isTemplate, known.drawing == .own, !known.isOriginal { known.drawing = .template }
        return .known(known)
    }

    /// Images for one picture or page.
    var album: ImageAlbum { ImageAlbum(read: configuration.index?.resources.reader.read ?? { _ in nil }) }
}

extension ViewLook.Image {
    init(_ image: ImageValue) {
        self.init(name: image.name, isSymbol: image.isSymbol)
        isDrawable = !image.isAltered && image.drawing != .unknown
        switch image.drawing {
        case .usual, .unknown: break
        case .original: isOriginal = true
        case .template: drawing = .template
        case .tinted(let color): drawing = .painted(Paint(color))
        }
    }
}
