// `check --since REV --compare`: what a change brings and what it repairs.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand

@Suite struct Comparing {
    @Test("What a change brings and what it repairs")
    func whatAChangeBringsAndWhatItRepairs() async throws {
        let folder = try TemporaryFolder([
            "a.swift": "BAD\nDOUBTFUL\n", "b.swift": "x BAD\n", "old.swift": "one\ntwo\nthree\nBAD four\n",
            "gone.swift": "y BAD\n", "moved.swift": "z DOUBTFUL\n",
        ])
        try folder.git("init", "-q")
        try folder.git("add", ".")
        try folder.git("commit", "-qm", "first")
        let words = ["check", "--since", "HEAD", "--compare"]
        let same = await run(words, in: folder)
        #expect(same.output == "0 files compared with HEAD: the change brings nothing; repairs 0 findings\n")
        #expect(same.code == 0)
        // Lines move, a file is renamed, a finding goes to another file, one is written in another way: nothing new.
        try folder.write("a.swift", "\n\nBAD\n  DOUBTFUL;\nz DOUBTFUL\n")
        try folder.git("mv", "old.swift", "new.swift")
        try folder.write("moved.swift", "z\n")
        let harmless = await run(words + ["--format", "xcode"], in: folder)
        #expect(harmless.output == "")
        #expect(harmless.code == 0)
        try folder.write("b.swift", "x GOOD\nCONFLICT\n")
        try folder.git("rm", "-q", "gone.swift")
        try folder.write("untracked.swift", "REMARK\n")
        let text = await run(words, in: folder)
        #expect(
            text.output.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
                "b.swift:2:1: error: found CONFLICT [unsatisfiable]",
                "untracked.swift:1:1: information: found REMARK [remark]",
                "repaired: b.swift:1:3: error: found BAD [bad]", "repaired: gone.swift:1:3: error: found BAD [bad]",
                "6 files compared with HEAD: the change brings 1 error, 1 remark; repairs 2 findings",
            ])
        #expect(text.code == 1)
        #expect(await run(words + ["--fail-on", "never"], in: folder).code == 0)
        let json = await run(words + ["--format", "json"], in: folder)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let rules = { (key: String) in (report[key] as? [[String: Any]])?.compactMap { $0["rule"] as? String } }
        #expect(rules("findings") == ["unsatisfiable", "remark"])
        #expect(rules("repaired") == ["bad", "bad"])
    }

    @Test("Comparing needs a revision, and two versions")
    func comparingNeedsARevisionAndTwoVersions() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD"])
        #expect(await run(["check", "--compare"], in: folder).code == 2)
        #expect(await run(["check", "--compare", "--since", "HEAD", "--fix"], in: folder).code == 2)
        #expect(await run(["check", "--compare", "--since", "HEAD"], in: folder).code == 2)
    }

    @Test("What the index gives may change the findings of other files")
    func whatTheIndexGivesMayChangeTheFindingsOfOther() async throws {
        let gap = "import SnapKit\nclass Box: UIView {\n  let a = UIView()\n  func f() {\n    addSubview(a)\n"
        let chains = "      $0.width.equalTo(Metrics.gap)\n      $0.width.equalTo(8)\n"
        let folder = try TemporaryFolder([
            ".masonry-lsp.json": "{indexRoots: ['.']}",
            "Metrics.swift": "enum Metrics { static let gap: CGFloat = 8 }\n",
            "Box.swift": gap + "    a.snp.makeConstraints {\n" + chains + "    }\n  }\n}\n",
        ])
        try folder.git("init", "-q")
        try folder.git("add", ".")
        try folder.git("commit", "-qm", "first")
        try folder.write("Metrics.swift", "enum Metrics { static let gap: CGFloat = 9 }\n")
        let result = await run(
            ["check", "--since", "HEAD", "--compare", "--format", "xcode"], in: folder, inspector: .layoutAnalysis)
        #expect(result.output.contains("Box.swift:8:7: error:"), "\(result)")
        #expect(result.code == 1)
    }
}
