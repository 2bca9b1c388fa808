// Texts on their way from editors' servers to live pages.

import Foundation
import SourceText
import TestKit
import Testing

@testable import Project

@Suite struct UnsavedFolderTests {
    @Test("Texts are kept for pages alone, and those of ended processes for nobody")
    func textsAreKeptForPagesAloneAndThoseOfEnded() throws {
        let kept = try TemporaryFolder([:])
        func folder(_ cache: String) -> UnsavedFolder? {
            UnsavedFolder(ProjectContext(in: kept, environment: [CacheFolder.variable: cache]))
        }
        let unsaved = try #require(folder("\(kept.path)/cache"))
        func names() -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: unsaved.path)) ?? []).sorted()
        }
        unsaved.put(SourceText("typed"), at: "/a.masonry")
        #expect(names().isEmpty)
        #expect(unsaved.open())
        unsaved.put(SourceText("typed"), at: "/a.masonry")
        #expect(unsaved.read().mapValues(\.string) == ["/a.masonry": "typed"])
        // No process has this number.
        for name in ["text-4194399-1", "page-4194399"] {
            try Data("/b.masonry\nleft".utf8).write(to: URL(fileURLWithPath: "\(unsaved.path)/\(name)"))
        }
        #expect(unsaved.read().keys.sorted() == ["/a.masonry"])
        #expect(names().count == 2)
        unsaved.put(nil, at: "/a.masonry")
        #expect(unsaved.read().isEmpty)
        #expect(folder("") == nil)
    }
}
