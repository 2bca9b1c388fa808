// A file of a project is read with the other files of it, without configuration.

import Testing

@testable import MasonryCommand

@Suite struct `Project index` {
    private static let card = """
        final class Card: UIView {
            let icon = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.left.top.equalToSuperview()
                    make.width.height.equalTo(Metrics.side)
                }
            }
        }

        """
    private static let metrics = "enum Metrics { static let side: CGFloat = 42 }\n"

    private func run(_ words: [String], in folder: TemporaryFolder, home: String? = nil) async -> String {
        let output = MemorySink()
        var console = Console(output: output, errors: MemorySink(), directory: folder.path)
        console.environment = home.map { ["HOME": $0] } ?? [:]
        _ = await CommandLineTool.run(words, console)
        return output.text
    }

    @Test(arguments: [".git/HEAD", "Package.swift", "Podfile", "App.xcodeproj/project.pbxproj"])
    func `a constant of another file is known in a project`(mark: String) async throws {
        let folder = try TemporaryFolder(["App/Card.swift": Self.card, "Kit/Metrics.swift": Self.metrics, mark: "x\n"])
        #expect(await run(["solve", "App/Card.swift"], in: folder).contains("42 × 42"))
        #expect(await run(["render", "App/Card.swift", "--format", "svg"], in: folder).contains("42"))
        #expect(await !run(["solve", "App/Card.swift", "--no-index"], in: folder).contains("42 × 42"))
    }

    @Test func `a folder that is no project, or is the home, says nothing of its other files`() async throws {
        let folder = try TemporaryFolder(["App/Card.swift": Self.card, "Kit/Metrics.swift": Self.metrics])
        #expect(await !run(["solve", "App/Card.swift"], in: folder).contains("42 × 42"))
        try folder.write("Package.swift", "x\n")
        #expect(await !run(["solve", "App/Card.swift"], in: folder, home: folder.path).contains("42 × 42"))
    }

    @Test func `a configuration switches it off or narrows it`() async throws {
        let folder = try TemporaryFolder([
            "App/Card.swift": Self.card, "Kit/Metrics.swift": Self.metrics, ".git/HEAD": "x\n",
            ".masonry-lsp.json": "{ indexRoots: [] }",
        ])
        #expect(await !run(["solve", "App/Card.swift"], in: folder).contains("42 × 42"))
        try folder.write(".masonry-lsp.json", "{ indexRoots: ['App'] }")
        #expect(await !run(["solve", "App/Card.swift"], in: folder).contains("42 × 42"))
        try folder.write(".masonry-lsp.json", "{ indexRoots: ['Kit'] }")
        #expect(await run(["solve", "App/Card.swift"], in: folder).contains("42 × 42"))
    }

    @Test func `the files of a folder that was named know each other`() async throws {
        let conflict = Self.card.replacing("equalToSuperview()", with: "equalToSuperview()\n    make.width.equalTo(43)")
        let folder = try TemporaryFolder(["a/Card.swift": conflict, "a/Metrics.swift": Self.metrics])
        #expect(await run(["check", "a"], in: folder).contains("43 ≠ 42"))
        #expect(await !run(["check", "a/Card.swift"], in: folder).contains("43 ≠ 42"))
        #expect(await !run(["check", "a", "--no-index"], in: folder).contains("43 ≠ 42"))
    }
}
