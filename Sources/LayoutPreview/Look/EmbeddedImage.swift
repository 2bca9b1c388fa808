// The images that are put into a picture or a page, so that it needs no other file.

import AutoLayout

/// A picture file as an address that holds all of it.
package struct EmbeddedImage: Sendable, Hashable {
    let address: String

    /// - Parameter type: as the web names it, `image/png`.
    package init(type: String, bytes: [UInt8]) { address = "data:\(type);base64,\(Base64.encode(bytes))" }
}

/// The images of one page. Each is read once, and all together are no larger than a page may be: those that have no room
/// any more are signs with their names.
package struct ImageAlbum {
    private let read: (String) -> (type: String, bytes: [UInt8])?
    private var known: [String: (image: EmbeddedImage, count: Int)?] = [:]
    private var room: Int
    /// Whether an image that is there already takes no more room.
    private let isShared: Bool

    /// The bytes of all files of a page.
    package static let most = 200_000

    /// - Parameter isShared: whether all inputs become one document, which has each image once.
    package init(
        most: Int = ImageAlbum.most, isShared: Bool = true, read: @escaping (String) -> (type: String, bytes: [UInt8])?
    ) {
        room = most
        self.isShared = isShared
        self.read = read
    }

    /// Gives a picture the images that its views show, in the order of the views.
    package mutating func add(to input: inout PreviewInput) {
        var images: [String: EmbeddedImage] = [:]
        collect(input.items, &images, depth: 0)
        for item in input.bars.tabs?.items ?? [] {
            guard case .known(let image) = item.image, let file = image.file, images[file] == nil else { continue }
            images[file] = self[file]
        }
        input.images = images
    }

    private mutating func collect(_ items: [PreviewItem], _ images: inout [String: EmbeddedImage], depth: Int) {
        for item in items {
            guard let look = item.look, !look.isHidden else { continue }
            for case .known(let image) in [look.backgroundImage, look.image] {
                guard let file = image.file, images[file] == nil else { continue }
                images[file] = self[file]
            }
            guard depth < 4 else { continue }
            for row in item.rows { collect(row.input.items, &images, depth: depth + 1) }
        }
    }

    private subscript(file: String) -> EmbeddedImage? {
        mutating get {
            let isNew = known[file] == nil
            if isNew {
                known[file] = .some(read(file).map { (EmbeddedImage(type: $0.type, bytes: $0.bytes), $0.bytes.count) })
            }
            guard let found = known[file] ?? nil else { return nil }
            if !isNew && isShared { return found.image }
            guard found.count <= room else {
                if isNew && isShared { known[file] = .some(nil) }
                return nil
            }
            room -= found.count
            return found.image
        }
    }
}

/// The images of one document by the order of their first use.
struct ImageTable {
    private var images: [(image: EmbeddedImage, size: Size)] = []
    private var indices: [String: Int] = [:]

    mutating func index(_ file: String, _ image: EmbeddedImage, _ size: Size) -> Int {
        if let known = indices[file] { return known }
        indices[file] = images.count
        images.append((image, size))
        return images.count - 1
    }

    /// For an SVG, in the size that their views have for them.
    var definitions: String {
        guard !images.isEmpty else { return "" }
        var result = "<defs>"
        for (index, (image, size)) in images.enumerated() {
            result += "<image id=\"i\(index)\" width=\"\(Decimal.coordinate(size.width))\" "
            result += "height=\"\(Decimal.coordinate(size.height))\" preserveAspectRatio=\"none\" "
            result += "href=\"\(image.address)\"/>"
        }
        return result + "</defs>"
    }

    /// For a script.
    var json: String {
        var array = JSONArray()
        for (image, _) in images { array.add(image.address) }
        return array.text
    }
}
