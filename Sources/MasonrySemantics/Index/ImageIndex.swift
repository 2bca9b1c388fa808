// How large the images are that a program brings with it, by name.

import AutoLayout

/// One image of an asset catalog, or one that lies in a folder.
package struct IndexedImage: Sendable, Hashable {
    /// As code names it: `back`, `Icons/back` in a folder that gives a namespace.
    package var name: String
    /// In points, by pixels a point; nil stands for drawings, which have one size at every scale.
    package var sizes: [Int?: Size]
    /// The files of its pictures, likewise.
    package var files: [Int?: String] = [:]
    /// Whether it is drawn in the tint of its view wherever no code says otherwise.
    package var isTemplate = false

    package init(name: String, sizes: [Int?: Size]) { (self.name, self.sizes) = (name, sizes) }

    /// The picture that is drawn of it, of those that a browser can draw: two pixels a point are enough.
    package var file: String? {
        for scale in [2, 3, 1, nil] {
            guard let file = files[scale] else { continue }
            if !file.utf8.suffix(4).elementsEqual(".pdf".utf8) { return file }
        }
        return nil
    }

    /// On a screen of so many pixels a point, in points: that of its own scale, else of the next larger one, else of the
    /// largest.
    package func size(atScale scale: Int) -> Size? {
        if let size = sizes[scale] ?? sizes[nil] { return size }
        let scales = sizes.keys.compactMap { $0 }.sorted()
        return (scales.first { $0 > scale } ?? scales.last).flatMap { sizes[$0] }
    }
}

/// All of them. A name that stands for images of different sizes has none.
package struct ImageIndex: Sendable, Hashable {
    private var images: [String: IndexedImage] = [:]
    /// The names by what generated code calls them; nil where two are called the same.
    private var namesByIdentifier: [String: String?] = [:]

    /// Pixels a point of nearly all phones.
    package static let usualScale = 3

    package init() {}

    package init(_ all: [IndexedImage]) {
        var ambiguous: Set<String> = []
        for image in all where !image.sizes.isEmpty && !ambiguous.contains(image.name) {
            if let known = images[image.name], known.sizes != image.sizes {
                ambiguous.insert(image.name)
                images[image.name] = nil
            } else if let known = images[image.name], known.files != image.files {
                // As large as each other, and nobody knows which of them it is.
                images[image.name]?.files = [:]
            } else {
                images[image.name] = image
            }
        }
        for name in images.keys {
            let identifier = Self.identifier(name)
            namesByIdentifier[identifier] = .some(namesByIdentifier[identifier] == nil ? name : nil)
        }
    }

    package var count: Int { images.count }

    /// The image of that name, as `UIImage(named:)` takes it: also with the ending of its file.
    package subscript(name: String) -> IndexedImage? {
        if let image = images[name] { return image }
        for ending in [".png", ".jpg"] where name.hasSuffix(ending) {
            return images[String(name.dropLast(ending.count)).withoutScale]
        }
        return images[name.withoutScale]
    }

    /// The name for which code that is generated from catalogs says `identifier`: `icBack` for `ic-back` and `ic_back`.
    func name(forIdentifier identifier: String) -> String? {
        namesByIdentifier[Self.identifier(identifier)] ?? nil
    }

    /// Generators differ in what they make of capitals and signs, so neither counts; the last part of a path does.
    static func identifier(_ name: String) -> String {
        let last = name.split(separator: "/").last ?? ""
        return String(last.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

extension String {
    /// `back` of `back@2x`.
    package var withoutScale: String {
        for ending in ["@2x", "@3x"] where hasSuffix(ending) { return String(dropLast(ending.count)) }
        return self
    }
}
