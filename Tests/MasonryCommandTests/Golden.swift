// Whole answers kept as files; `UPDATE_GOLDENS=1` writes them anew.

import Foundation
import Testing

/// Expects `text` to be the content of the golden file `name`.
func expectGolden(_ name: String, _ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)")
    try expectFile(url, text, location)
}

/// Expects `text` to be the content of a file that is published, by its path in the repository.
func expectPublished(_ path: String, _ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    try expectFile(root.appendingPathComponent(path), text, location)
}

private func expectFile(_ url: URL, _ text: String, _ location: SourceLocation) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
    let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(
        golden == text, "\(url.lastPathComponent) is stale; UPDATE_GOLDENS=1 writes it anew", sourceLocation: location)
}
