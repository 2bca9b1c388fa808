// The project that a folder belongs to, told by what stands in it and above it.

import Platform

/// Finds the folder of a project without configuration: the nearest repository, else the outermost folder with a manifest.
struct ProjectFolders: Sendable {
    /// No project of its own, whatever stands in it: people keep their settings in a repository there.
    private let home: String?
    private var known: [String: Marks] = [:]

    /// What says that a folder is a project.
    private struct Marks { var isRepository = false, hasManifest = false }

    private static let manifests: Set<String> = [
        "Package.swift", "Podfile", "Cartfile", "project.yml", "Project.swift", "Workspace.swift", "Tuist.swift",
        "MODULE.bazel", "WORKSPACE",
    ]
    private static let manifestEndings: Set<String> = ["xcodeproj", "xcworkspace"]

    init(home: String?) { self.home = home.map(tidyPath) }

    /// The project around the absolute `folder`; nil where nothing says that there is one.
    mutating func project(of folder: String) -> String? {
        var outermost: String?
        var path = folder
        while path != "/", path != ".", path != home {
            let marks = marks(of: path)
            if marks.isRepository { return path }
            if marks.hasManifest { outermost = path }
            path = parentPath(path)
        }
        return outermost
    }

    private mutating func marks(of folder: String) -> Marks {
        if let marks = known[folder] { return marks }
        var marks = Marks(isRepository: pathExists(joinPath(folder, ".git")))
        if !marks.isRepository, case .success(let entries) = listFolder(folder) {
            marks.hasManifest = entries.contains {
                Self.manifests.contains($0.name) || Self.manifestEndings.contains(fileExtension($0.name))
            }
        }
        known[folder] = marks
        return marks
    }
}
