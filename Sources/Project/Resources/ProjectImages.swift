// The images and colours that a program brings with it: of asset catalogs, and pictures that lie in folders and bundles.

import LayoutIDE
import Platform

/// What the files say of which images are made, each read once until it is forgotten.
struct ProjectImages {
    /// Of the files that may say something.
    static let endings = ["json", "png", "jpg", "jpeg", "gif", "pdf", "svg"]
    /// Of so many files the first are read.
    static let mostFiles = 50_000

    private enum Part {
        case picture(Measured?)
        case set(ImageSet?)
        case color(ColorValue?)
        case folder(isNamespace: Bool)
    }

    private struct Measured {
        var size: PlaneSize
        /// Whether it has that size at every scale.
        var isDrawing: Bool
    }

    private var parts: [String: Part] = [:]

    /// Whether the file at this path may say how large an image is.
    static func isConcerned(_ path: String) -> Bool {
        let ending = fileExtension(path).lowercased()
        guard ending == "json" else { return endings.contains(ending) }
        return lastPathComponent(path) == contents && isInCatalog(path)
    }

    func hasRead(_ path: String) -> Bool { parts[path] != nil }

    /// - Parameter path: an absolute one.
    mutating func read(_ path: String) {
        let isContents = lastPathComponent(path) == Self.contents
        let ending = fileExtension(path).lowercased()
        let count = isContents || ["pdf", "svg", "jpg", "jpeg"].contains(ending) ? PictureSize.bytesNeeded : 64
        let bytes = FileSystem.beginning(of: path, count: count) ?? []
        if !isContents {
            let isDrawing = ending == "pdf" || ending == "svg"
            parts[path] = .picture(PictureSize.size(of: bytes).map { Measured(size: $0, isDrawing: isDrawing) })
        } else if Self.isSet(path) {
            parts[path] = .set(ImageSet(bytes))
        } else if parentPath(path).hasSuffix(Self.colorEnding) {
            parts[path] = .color(ColorSet.color(bytes))
        } else {
            parts[path] = .folder(isNamespace: ImageSet.isNamespace(bytes))
        }
    }

    mutating func forget(_ path: String) { parts[path] = nil }

    /// Forgets all files below a folder.
    mutating func forget(below folder: String) { parts = parts.filter { relativePath($0.key, to: folder) == nil } }

    /// The images of files that were read.
    func index(of paths: [String]) -> ImageIndex {
        var images: [IndexedImage] = []
        var loose = LoosePictures()
        for path in paths {
            switch parts[path] {
            case .set(let set?):
                let folder = parentPath(path)
                images.append(
                    set.image(name(ofSet: folder)) { picture in
                        let path = joinPath(folder, picture.fileName)
                        guard case .picture(let measured?) = parts[path] else { return nil }
                        return (measured.size, measured.isDrawing, path)
                    })
            case .picture(let measured?) where !Self.isInCatalog(path):
                loose.add(path, measured.size, isDrawing: measured.isDrawing)
            default: break
            }
        }
        return ImageIndex(images + loose.images)
    }

    /// The colours of catalogs among files that were read.
    func colors(of paths: [String]) -> ColorIndex {
        ColorIndex(
            paths.compactMap { path in
                guard case .color(let color?) = parts[path] else { return nil }
                return (name(ofSet: parentPath(path)), color)
            })
    }

    /// `Icons/back` where the folder `Icons` of the catalog gives its name to what is in it.
    private func name(ofSet folder: String) -> String {
        var name = lastPathComponent(folder)
        name = String(name.dropLast(fileExtension(name).count + 1))
        var parent = parentPath(folder)
        while Self.isInCatalog(parent + "/"), !parent.hasSuffix(".xcassets") {
            if case .folder(isNamespace: true) = parts[joinPath(parent, Self.contents)] {
                name = lastPathComponent(parent) + "/" + name
            }
            parent = parentPath(parent)
        }
        return name
    }

    private static let contents = "Contents.json"
    private static let setEnding = ".imageset"
    private static let colorEnding = ".colorset"

    private static func isSet(_ path: String) -> Bool { parentPath(path).hasSuffix(setEnding) }

    private static func isInCatalog(_ path: String) -> Bool {
        Array(path.utf8)[...].firstRange(of: ".xcassets/".utf8) != nil
    }
}

/// Pictures outside of catalogs: `back@2x.png` and `back@3x.png` of one folder are one image.
private struct LoosePictures {
    private(set) var images: [IndexedImage] = []
    private var places: [String: Int] = [:]

    mutating func add(_ path: String, _ size: PlaneSize, isDrawing: Bool) {
        var name = lastPathComponent(path)
        name = String(name.dropLast(fileExtension(name).utf8.count + 1))
        // `back~ipad` is for other devices.
        guard !name.contains("~") else { return }
        let scale = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        name = name.withoutScale
        let folder = parentPath(path)
        let key = joinPath(folder, name)
        let place = places[key] ?? images.count
        if place == images.count {
            places[key] = place
            images.append(IndexedImage(name: Self.bundle(folder) + name, sizes: [:]))
        }
        images[place].sizes[isDrawing ? nil : scale] = PlaneSize(
            width: size.width / Double(scale), height: size.height / Double(scale))
        images[place].files[isDrawing ? nil : scale] = path
    }

    /// `Theme.bundle/icons/` of a folder in a bundle, which names say; empty for other folders.
    private static func bundle(_ folder: String) -> String {
        let parts = folder.split(separator: "/")
        guard let start = parts.lastIndex(where: { $0.hasSuffix(".bundle") }) else { return "" }
        return parts[start...].joined(separator: "/") + "/"
    }
}
