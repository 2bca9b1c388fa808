// Which files an index is made of.

import LayoutIDE
import TestKit
import Testing

@testable import Project

@Suite struct IndexFilesTests {
    @Test("More files than the limit are left out, and a project that nobody named has no index then")
    func moreFilesThanTheLimitAreLeftOutAndAProject() throws {
        #expect(IndexFiles.Limits().files == 50_000)
        #expect(IndexFiles.Limits().automaticFiles == 10_000)
        let folder = try TemporaryFolder(["a.swift": "", "b.swift": "", "c.swift": ""])
        func names(automatic: Bool, _ most: Int) -> [String] {
            var scope = IndexScope(roots: [folder.path])
            scope.isAutomatic = automatic
            let limits = IndexFiles.Limits(files: automatic ? 9 : most, automaticFiles: most)
            return IndexFiles(scope, ProjectContext(in: folder), limits: limits).paths.map { String($0.suffix(7)) }
        }
        #expect(names(automatic: false, 3) == ["a.swift", "b.swift", "c.swift"])
        #expect(names(automatic: false, 2) == ["a.swift", "b.swift"])
        #expect(names(automatic: true, 3) == ["a.swift", "b.swift", "c.swift"])
        #expect(names(automatic: true, 2) == [])
    }

    @Test("Files have the order of their paths, whichever were found first")
    func filesHaveTheOrderOfTheirPathsWhichever() throws {
        let folder = try TemporaryFolder([
            "a/App.pch.sample": "", "a/b.swift": "", "a/en.lproj/T.strings": "", "c/d.swift": "",
            "c/en.lproj/T.strings": "",
        ])
        let scope = IndexScope(roots: ["\(folder.path)/c", "\(folder.path)/a"])
        let files = IndexFiles(scope, ProjectContext(in: folder))
        let names = ["a/App.pch.sample", "a/b.swift", "c/d.swift"]
        #expect(files.paths == names.map { "\(folder.path)/\($0)" })
        let tables = ["a", "c"].map { "\(folder.path)/\($0)/en.lproj/T.strings" }
        #expect(files.resourcePaths == tables && files.tables == tables)
    }
}

extension ProjectContext {
    /// A folder with the devices and rules there are.
    init(in folder: TemporaryFolder, environment: [String: String] = [:]) {
        self.init(
            directory: folder.path, environment: environment,
            names: ConfigurationNames(rules: Analysis.rules(), devices: .builtIn), version: "1")
    }
}
