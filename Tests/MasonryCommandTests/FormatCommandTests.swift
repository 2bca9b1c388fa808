// `format`: what it writes, what it only says, and its exit codes.

import Foundation
import TestKit
import Testing

@Suite struct Formatting {
    static let crooked = "view   root{\nview a\n  }\na.makeConstraints {\nmake.edges.equalTo( root )\n}\n"
    static let straight =
        "view root {\n    view a\n}\na.makeConstraints {\n    make.edges.equalTo(root)\n}\n"

    private func content(_ folder: TemporaryFolder) -> String? {
        FileManager.default.contents(atPath: folder.path + "/a.masonry").map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("writes the formatted text, and nothing the second time")
    func writes() async throws {
        let folder = try TemporaryFolder(["a.masonry": Self.crooked])
        #expect(await run(["format", "a.masonry"], in: folder).code == 0)
        #expect(content(folder) == Self.straight)
        #expect(await run(["format", "--check", "a.masonry"], in: folder).code == 0)
    }

    @Test("--check names the file, gives 1 and writes nothing")
    func checks() async throws {
        let folder = try TemporaryFolder(["a.masonry": Self.crooked])
        let result = await run(["format", "--check"], in: folder)
        #expect(result.code == 1)
        #expect(result.output == "a.masonry\n")
        #expect(content(folder) == Self.crooked)
    }

    @Test("standard input goes to standard output")
    func pipes() async throws {
        let result = await run(["format", "-"], in: try TemporaryFolder([:]), input: Self.crooked)
        #expect(result.code == 0)
        #expect(result.output == Self.straight)
    }

    @Test("sources are not formatted")
    func refusesSources() async throws {
        let result = await run(["format", "a.swift"], in: try TemporaryFolder(["a.swift": "let a = 1\n"]))
        #expect(result.code == 2)
        #expect(result.errors.contains("only .masonry files are formatted"))
    }
}
