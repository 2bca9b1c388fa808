// What kind of project a folder holds: where its sources are, which library they use, which devices they are for.

import Platform
import Project
import SourceText

/// What `init` finds out before it writes anything. Everything here is read from the project's own files.
struct ProjectSurvey {
    /// Device families by their numbers in Xcode.
    enum Family: Int { case phone = 1, pad = 2 }

    /// How many sources there are, and how many of them mention each library.
    private(set) var sources = 0
    private(set) var masonrySources = 0
    private(set) var snapKitSources = 0
    /// `Podfile`, `Package.swift`, `Cartfile` and Xcode projects, below the folder.
    private(set) var manifests: [String] = []
    private(set) var prefixHeaders: [String] = []
    private(set) var families: [Family] = []
    /// The folders that hold sources, below the folder; `.` where they are spread.
    private(set) var roots: [String] = []

    /// More top-level folders than these are named as one: the folder around them.
    private static let mostRoots = 4
    /// A project file is text of some megabytes at most.
    private static let largestManifest = 1 << 26

    /// Looks at the absolute `folder`; what `.gitignore` and the default excludes leave out is no part of it.
    init(of folder: String, _ tool: CommandContext) {
        var discovery = FileDiscovery(
            directory: folder, endings: ["m", "mm", "swift", "pch", "pbxproj"], namedFiles: .mayBeExcluded,
            configurations: ConfigurationResolver(.isolated, tool.project))
        discovery.add(".")
        discovery.sort()
        manifests = ["Podfile", "Package.swift", "Cartfile"].filter { pathExists(joinPath(folder, $0)) }
        var folders: [String] = []
        for file in discovery.files {
            switch fileExtension(file.path).lowercased() {
            case "pch": prefixHeaders.append(file.path)
            case "pbxproj": take(project: file)
            default:
                guard file.path != "Package.swift" else { continue }
                count(file)
                let top = file.path.split(separator: "/").count > 1 ? file.path.prefix { $0 != "/" } : "."
                if folders.last != String(top) { folders.append(String(top)) }
            }
        }
        let distinct = folders.uniqued()
        roots = distinct.count > Self.mostRoots || distinct.contains(".") ? ["."] : distinct
    }

    var usesLibrary: Bool { masonrySources + snapKitSources > 0 }

    private mutating func count(_ file: DiscoveredFile) {
        sources += 1
        guard case .success(let bytes) = readFile(file.absolutePath, limit: IndexFiles.maximumFileBytes) else { return }
        if Self.contains(bytes, "mas_") || Self.contains(bytes, "Masonry.h") { masonrySources += 1 }
        if Self.contains(bytes, ".snp.") || Self.contains(bytes, "SnapKit") { snapKitSources += 1 }
    }

    /// Complexity: O(length of `bytes`) for words whose first letter is not everywhere.
    private static func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            guard let first = word.first, bytes.count >= word.count else { return false }
            return (0...(bytes.count - word.count)).contains { start in
                bytes[start] == first && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
            }
        }
    }

    private mutating func take(project file: DiscoveredFile) {
        manifests.append(parentPath(file.path))
        guard case .success(let bytes) = readFile(file.absolutePath, limit: Self.largestManifest) else { return }
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self)
            guard let range = text.firstRange(of: "TARGETED_DEVICE_FAMILY = ") else { continue }
            let numbers = text[range.upperBound...].split { !$0.isNumber }.compactMap { Int($0) }
            for family in numbers.compactMap(Family.init) where !families.contains(family) { families.append(family) }
        }
    }
}
