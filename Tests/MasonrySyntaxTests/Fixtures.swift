// The texts beside the tests.

import Foundation
import MasonrySyntax
import SourceText

enum Fixtures {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// One file of each dialect that has everything.
    static let files: [(name: String, dialect: Dialect)] = [
        ("everything.masonry", .masonry), ("oddities.m", .objectiveC), ("oddities.swift.txt", .swift),
    ]

    /// The snippets that were run against the real libraries, with their identifiers.
    static func snippets(_ name: String) throws -> [(id: String, text: String)] {
        try text(name).components(separatedBy: "// --- ").dropFirst().map { part in
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
        }
    }
}
