// A file of a project is read with the other files of it, without configuration.

import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

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

    @Test(
        "A constant of another file is known in a project",
        arguments: [".git/HEAD", "Package.swift", "Podfile", "Workspace.swift", "App.xcodeproj/project.pbxproj"])
    func aConstantOfAnotherFileIsKnownInAProject(mark: String) async throws {
        let folder = try TemporaryFolder(["App/Card.swift": Self.card, "Kit/Metrics.swift": Self.metrics, mark: "x\n"])
        #expect(await run(["solve", "App/Card.swift"], in: folder).contains("42 × 42"))
        #expect(await run(["render", "App/Card.swift", "--format", "svg"], in: folder).contains("42"))
        #expect(await !run(["solve", "App/Card.swift", "--no-index"], in: folder).contains("42 × 42"))
    }

    @Test("A folder that is no project, or is the home, says nothing of its other files")
    func aFolderThatIsNoProjectOrIsTheHomeSaysNothing() async throws {
        let folder = try TemporaryFolder(["App/Card.swift": Self.card, "Kit/Metrics.swift": Self.metrics])
        #expect(await !run(["solve", "App/Card.swift"], in: folder).contains("42 × 42"))
        try folder.write("Package.swift", "x\n")
        #expect(await !run(["solve", "App/Card.swift"], in: folder, home: folder.path).contains("42 × 42"))
    }

    @Test("A file of more than a mebibyte is data", arguments: [(1 << 20, true), ((1 << 20) + 1, false)])
    func aFileOfMoreThanAMebibyteIsData(size: Int, isKnown: Bool) async throws {
        let comment = "//" + String(repeating: "x", count: size - Self.metrics.utf8.count - 3) + "\n"
        let folder = try TemporaryFolder([
            "App/Card.swift": Self.card, "Kit/Metrics.swift": comment + Self.metrics, ".git/HEAD": "x\n",
        ])
        #expect(try folder.bytes("Kit/Metrics.swift").count == size)
        #expect(await run(["solve", "App/Card.swift"], in: folder).contains("42 × 42") == isKnown)
    }

    private static let bar = """
        #import "Bar.h"
        @implementation Bar
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            UIView *line = [UIView new];
            [self addSubview:line];
            [line mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self);
                make.width.mas_equalTo(BAR_WIDTH);
                make.height.mas_equalTo(BAR_HEIGHT);
            }];
            return self;
        }
        @end

        """

    @Test("Headers of pods give constants that the program does not have")
    func headersOfPodsGiveConstantsThatTheProgramDoes() async throws {
        var files = [
            "App/Bar.m": Self.bar, "App/Bar.h": "@interface Bar : UIView\n@end\n", "Podfile": "x\n",
            "App/Sizes.h": "#define BAR_WIDTH 50\n",
            "Pods/Kit/Classes/KitMacros.h": "#define BAR_WIDTH 7\n#define BAR_HEIGHT 44.0f\n",
            // Links to the headers, and code of others, say nothing more.
            "Pods/Headers/Public/Kit/Other.h": "#define BAR_HEIGHT 3\n",
            "Pods/Kit/Classes/Kit.m": "static const CGFloat BAR_HEIGHT = 5;\n",
        ]
        let folder = try TemporaryFolder(files)
        #expect(await run(["solve", "App/Bar.m"], in: folder).contains("50 × 44"))
        // Two libraries that say different things say nothing.
        files["Pods/More/More.h"] = "#define BAR_HEIGHT 30\n"
        let differing = try TemporaryFolder(files)
        #expect(await run(["solve", "App/Bar.m"], in: differing).contains("50 × BAR_HEIGHT"))
        #expect(await run(["check", "."], in: folder).hasPrefix("1 file checked"))
    }

    @Test(
        "A header that developers make from another one is read from that",
        arguments: ["example", "sample", "template"])
    func aHeaderThatDevelopersMakeFromAnotherOne(ending: String) async throws {
        let files = [
            "App/Bar.m": Self.bar, "App/Bar.h": "@interface Bar : UIView\n@end\n", "Podfile": "x\n",
            "App/App-Prefix.pch.\(ending)": "#define BAR_WIDTH 50\n#define BAR_HEIGHT 44.0f\n",
        ]
        #expect(try await run(["solve", "App/Bar.m"], in: TemporaryFolder(files)).contains("50 × 44"))
        let both = files.merging(["App/App-Prefix.pch": "#define BAR_WIDTH 60\n#define BAR_HEIGHT 30\n"]) { $1 }
        #expect(try await run(["solve", "App/Bar.m"], in: TemporaryFolder(both)).contains("60 × 30"))
    }

    @Test("A configuration switches it off or narrows it")
    func aConfigurationSwitchesItOffOrNarrowsIt() async throws {
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

    @Test("The files of a folder that was named know each other")
    func theFilesOfAFolderThatWasNamedKnowEachOther() async throws {
        let conflict = Self.card.replacing("equalToSuperview()", with: "equalToSuperview()\n    make.width.equalTo(43)")
        let folder = try TemporaryFolder(["a/Card.swift": conflict, "a/Metrics.swift": Self.metrics])
        #expect(await run(["check", "a"], in: folder).contains("43 ≠ 42"))
        #expect(await !run(["check", "a/Card.swift"], in: folder).contains("43 ≠ 42"))
        #expect(await !run(["check", "a", "--no-index"], in: folder).contains("43 ≠ 42"))
    }
}
