// Finds what the build made and what the repository holds.

import Foundation

package enum BuildProducts {
    /// The executable `name`, which lies beside the bundle of the tests.
    package static func executable(_ name: String) throws -> URL {
        let bundles = [Bundle.main] + Bundle.allBundles
        var candidates = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
        if let first = CommandLine.arguments.first {
            candidates.append(URL(fileURLWithPath: first).deletingLastPathComponent())
        }
        for folder in candidates {
            let file = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
                FileManager.default.isExecutableFile(atPath: file.path)
            {
                return file
            }
        }
        throw TestFailure("\(name) is not in \(candidates.map(\.path))")
    }
}

package enum Repository {
    /// The folder of Package.swift.
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Whether goldens are to be rewritten instead of compared.
    package static var updatesGoldens: Bool {
        ProcessInfo.processInfo.environment["UPDATE_GOLDENS"].map { !$0.isEmpty && $0 != "0" } ?? false
    }
}
