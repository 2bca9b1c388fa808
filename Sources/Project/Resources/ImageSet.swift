// An image of an asset catalog: a folder with pictures, and a file that says which is for what.

import LayoutIDE
import SourceText

/// `Contents.json` of an image set.
struct ImageSet: Sendable, Hashable {
    struct Picture: Sendable, Hashable {
        /// Beside the file.
        var fileName: String
        /// Pixels a point; nil for what fits every scale.
        var scale: Int?
    }

    /// Those for phones, in the usual look.
    private(set) var pictures: [Picture] = []
    private(set) var isTemplate: Bool

    /// nil for what is none, and for sets whose images do not have the size of their pictures.
    init?(_ bytes: [UInt8]) {
        guard let file = try? JSON5Reader.read(SourceText(bytes: bytes)), let images = file["images"]?.array else {
            return nil
        }
        var universal: [Picture] = []
        var phone: [Picture] = []
        for image in images {
            guard let name = image["filename"]?.string, !name.isEmpty, !name.contains("/"),
                !Self.conditions.contains(where: { image[$0] != nil })
            else { continue }
            // Parts of it are cut out, or lie outside of the view.
            if image["alignment-insets"] != nil || image["resizing"] != nil { return nil }
            var picture = Picture(fileName: name, scale: nil)
            switch image["scale"]?.string {
            case "1x": picture.scale = 1
            case "2x": picture.scale = 2
            case "3x": picture.scale = 3
            default: break
            }
            switch image["idiom"]?.string {
            case "universal": universal.append(picture)
            case "iphone" where image["subtype"] == nil: phone.append(picture)
            default: break
            }
        }
        pictures = phone.isEmpty ? universal : phone
        isTemplate = file["properties"]?["template-rendering-intent"]?.string == "template"
    }

    /// What makes a picture one for some screens alone.
    private static let conditions = [
        "appearances", "width-class", "height-class", "display-gamut", "language-direction", "memory",
        "graphics-feature-set", "locale",
    ]

    /// The image by the sizes of its pictures, in their own unit, and their files.
    func image(
        _ name: String, _ size: (Picture) -> (size: PlaneSize, isDrawing: Bool, path: String)?
    ) -> IndexedImage {
        var image = IndexedImage(name: name, sizes: [:])
        image.isTemplate = isTemplate
        for picture in pictures {
            guard let (size, isDrawing, path) = size(picture) else { continue }
            image.files[isDrawing ? picture.scale : picture.scale ?? 1] = path
            // A drawing is as large in points as it says, at whatever scale it is put.
            if isDrawing {
                image.sizes[picture.scale] = size
            } else {
                let scale = Double(picture.scale ?? 1)
                image.sizes[picture.scale ?? 1] = PlaneSize(width: size.width / scale, height: size.height / scale)
            }
        }
        return image
    }

    /// Whether a folder of a catalog begins the names of what is in it.
    static func isNamespace(_ bytes: [UInt8]) -> Bool {
        (try? JSON5Reader.read(SourceText(bytes: bytes)))?["properties"]?["provides-namespace"]?.boolean == true
    }
}
