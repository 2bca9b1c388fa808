// The project on disk, as the language server asks for it.

import LayoutIDE
import TestKit
import Testing

@testable import Project

@Suite struct ServedProjectTests {
    private func project(in folder: TemporaryFolder) -> ServedProject {
        ServedProject.onDisk(ProjectContext(in: folder)) { _ in .english }
    }

    @Test("Files of several folders are in the order of reports")
    func filesOfSeveralFoldersAreInTheOrderOfReports() throws {
        let folder = try TemporaryFolder(["a/x.swift": "", "b/y.swift": ""])
        let (first, second) = ("\(folder.path)/a", "\(folder.path)/b")
        #expect(project(in: folder).files([second, first]) == ["\(first)/x.swift", "\(second)/y.swift"])
    }

    @Test(
        "What other files say is collected for sources",
        arguments: [("a.swift", true), ("a.m", true), ("a.masonry", false), ("a.txt", false)])
    func whatOtherFilesSayIsCollectedForSources(name: String, isCollected: Bool) throws {
        let folder = try TemporaryFolder([name: "", ".masonry-lsp.json": "{indexRoots: ['.']}"])
        let settings = project(in: folder).settings("\(folder.path)/\(name)")
        #expect((settings.constants != nil) == isCollected)
        #expect(settings.problems.isEmpty)
    }
}
