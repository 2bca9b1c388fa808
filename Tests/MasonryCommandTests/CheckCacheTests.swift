// What `check` keeps of files between runs: never another answer than that of files which are looked at anew.

import Foundation
import MasonrySemantics
import Synchronization
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct `Findings kept between runs` {
    private static func metrics(_ side: Int) -> String { "enum Metrics { static let side: CGFloat = \(side) }\n" }

    private static let card = """
        final class Card: UIView {
            private let icon = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.left.top.equalToSuperview()
                    make.width.height.equalTo(Metrics.side)
                    make.width.equalTo(42)
                }
            }
        }

        """

    private static let banner = """
        #import "Masonry.h"
        #import "Banner.h"
        @implementation Banner
        - (void)setUp {
            UIView *line = [UIView new];
            [self addSubview:line];
            [line mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self);
                make.width.mas_equalTo(3);
                make.width.mas_equalTo(kSide);
                make.height.mas_equalTo(1);
            }];
        }
        @end

        """

    private static func cell(rowHeight: Int) -> String {
        """
        final class Cell: UITableViewCell {
            private let line = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(line)
                line.snp.makeConstraints { make in
                    make.left.top.equalToSuperview()
                    make.width.equalTo(3)
                    make.height.equalTo(\(rowHeight))
                    make.bottom.equalToSuperview()
                }
            }
        }

        """
    }

    private static func list(rowHeight: Int) -> String {
        """
        final class List: UITableViewController {
            override func viewDidLoad() {
                tableView.register(Cell.self, forCellReuseIdentifier: "cell")
                tableView.rowHeight = \(rowHeight)
            }
        }

        """
    }

    private static let sub = """
        class Sub: Base {
            private let mark = UIView()
            func setUp() {
                addSubview(mark)
                mark.snp.makeConstraints { make in
                    make.left.top.equalToSuperview().offset(gap)
                    make.size.equalTo(4)
                    make.width.equalTo(gap)
                }
            }
        }

        """

    private static func header(_ side: Int) -> String {
        "static const CGFloat kSide = \(side);\n@interface Banner : UIView\n@end\n"
    }

    private static func layout(_ width: Int) -> String {
        """
        screen "small" 320 x 568
        view root {
            view box
        }
        box.makeConstraints {
            make.left.top.equalTo(root)
            make.width.equalTo(\(width))
            make.width.equalTo(10)
            make.height.equalTo(10)
        }

        """
    }

    /// A project with its own folder for what is kept.
    private struct Place {
        let project: TemporaryFolder
        let home: TemporaryFolder

        init() throws {
            home = try TemporaryFolder()
            project = try TemporaryFolder([
                "App/Card.swift": card, "Kit/Metrics.swift": metrics(43), "App/Banner.m": banner,
                "App/Banner.h": header(4), "Layouts/box.masonry": layout(11), "Package.swift": "x\n",
            ])
        }

        /// How many files were looked at, and what was said.
        func check(_ words: [String]) async -> (count: Int, result: RunResult) {
            let count = Mutex(0)
            let inspector = Inspector { text, kind, settings in
                count.withLock { $0 += 1 }
                return Inspector.layoutAnalysis.inspect(text, kind, settings)
            }
            let result = await run(
                ["check"] + words, in: project, environment: [CacheFolder.variable: home.path + "/cache"],
                inspector: inspector)
            return (count.withLock { $0 }, result)
        }

        /// Checks with what is kept, which must say the same as without; returns how many files were looked at.
        func sameCheck(_ words: [String] = []) async -> (count: Int, text: String) {
            let fresh = await check(words + ["--no-cache"]).result
            let (count, kept) = await check(words)
            #expect(kept.output == fresh.output)
            #expect(kept.errors == fresh.errors)
            #expect(kept.code == fresh.code)
            return (count, fresh.output)
        }
    }

    /// Sources in the project, beside the package's own.
    private static let all = 5

    @Test("Files that are as they were are not looked at again, however the report is written")
    func filesThatAreAsTheyWereAreNotLookedAtAgain() async throws {
        let place = try Place()
        for format in ReportFormatName.allCases {
            let first = await place.sameCheck(["--format", format.rawValue])
            #expect(first.count == Self.all)
            let second = await place.sameCheck(["--format", format.rawValue])
            #expect(second.count == 0)
            #expect(!second.text.isEmpty)
        }
        // A file is known by its stamp alone once it is older.
        try await Task.sleep(for: .seconds(4))
        #expect(await place.sameCheck().count == 0)
        #expect(await place.sameCheck().count == 0)
    }

    @Test("A file is looked at again when it, its header or its project has changed")
    func aFileIsLookedAtAgainWhenItItsHeader()
        async throws
    {
        let place = try Place()
        #expect(await place.sameCheck().text.contains("43"))
        // Of the same length.
        try place.project.write("Kit/Metrics.swift", Self.metrics(42))
        let agreed = await place.sameCheck()
        #expect(agreed.count > 0)
        #expect(!agreed.text.contains("43"))
        try place.project.write("App/Banner.h", Self.header(3))
        #expect(await place.sameCheck().count > 0)
        // No file of the index.
        try place.project.write("Layouts/box.masonry", Self.layout(10))
        #expect(await place.sameCheck().count == 1)
        try FileManager.default.moveItem(
            atPath: place.project.path + "/App/Banner.m", toPath: place.project.path + "/App/Other.m")
        #expect(await place.sameCheck().text.contains("Other.m"))
        try FileManager.default.removeItem(atPath: place.project.path + "/Kit/Metrics.swift")
        #expect(await place.sameCheck().count > 0)
        try place.project.write("App/New.swift", Self.card.replacing("Card", with: "Fresh").replacing("42", with: "-4"))
        #expect(await place.sameCheck().text.contains("New.swift"))
        #expect(await place.sameCheck().count == 0)
    }

    /// What other files of a project say that is kept apart from what nobody asks for.
    @Test("A change of one file concerns those alone that asked for what it says")
    func aChangeOfOneFileConcernsThoseAloneThatAsked() async throws {
        let place = try Place()
        _ = await place.sameCheck()
        try place.project.write("App/Cell.swift", Self.cell(rowHeight: 44))
        try place.project.write("App/List.swift", Self.list(rowHeight: 44))
        _ = await place.sameCheck()
        // Nobody asks for a comment, nor for a number that is new.
        for change in ["// A comment.\n", "// A comment.\nenum Others { static let side: CGFloat = 3 }\n"] {
            try place.project.write("Package.swift", change)
            #expect(await place.sameCheck().count == 1)
        }
        // The line of a constant is a part of what is said of it.
        try place.project.write("Kit/Metrics.swift", "\n" + Self.metrics(43))
        #expect(await place.sameCheck().count == 2)
        // The sizes of a cell stand in the class that shows it.
        try place.project.write("App/List.swift", Self.list(rowHeight: 30))
        #expect(await place.sameCheck().count == 2)
        // So does the code of a superclass, and of a helper.
        try place.project.write("App/Base.swift", "class Base: UIView { let gap: CGFloat = 8 }\n")
        try place.project.write("App/Sub.swift", Self.sub)
        _ = await place.sameCheck()
        try place.project.write("App/Base.swift", "class Base: UIView { let gap: CGFloat = 9 }\n")
        let count = await place.sameCheck().count
        #expect((2...3).contains(count))
        // A subclass elsewhere may say something else.
        try place.project.write("App/Other.swift", "final class Other: Sub { override var gap: CGFloat { 4 } }\n")
        _ = await place.sameCheck()
        #expect(await place.sameCheck().count == 0)
    }

    @Test("An option or a configuration that may change a finding changes what is kept")
    func anOptionOrAConfigurationThatMayChange() async throws {
        let place = try Place()
        _ = await place.sameCheck()
        let runs: [[String]] = [
            ["--screen", "320x568"], ["--screens", "all-iphones"], ["--no-index"], ["--define", "Metrics.side=9"],
            ["--preset", "strict"], ["-q"], ["App"], ["App/../App/Card.swift"], ["--statistics"],
            ["--fail-on", "never"],
        ]
        for words in runs { for _ in 0..<2 { _ = await place.sameCheck(words) } }
        for configuration in [
            "{ locale: 'zh' }", "{ groups: { layout: 'off' } }", "{ maximumFileSize: 1 }", "{ index: ['Kit'] }",
        ] {
            try place.project.write(".masonry-lsp.json", configuration)
            _ = await place.sameCheck()
            #expect(await place.sameCheck().count == 0, "\(configuration)")
        }
        try FileManager.default.removeItem(atPath: place.project.path + "/.masonry-lsp.json")
        _ = await place.check(["--write-baseline", "known.json"])
        for _ in 0..<2 { _ = await place.sameCheck(["--baseline", "known.json"]) }
        #expect(await place.sameCheck(["--baseline", "known.json"]).count == 0)
        // What a baseline no longer meets is said in each run.
        try place.project.write("Layouts/box.masonry", Self.layout(10))
        for _ in 0..<2 {
            let said = await place.check(["--baseline", "known.json"]).result.errors
            #expect(said.contains("no longer found"))
        }
    }

    @Test("What is kept and damaged is made anew")
    func whatIsKeptAndDamagedIsMadeAnew() async throws {
        let place = try Place()
        _ = await place.check([])
        let folder = place.home.path + "/cache"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".findings") }
        let file = URL(fileURLWithPath: "\(folder)/\(try #require(names.first))")
        let bytes = try Data(contentsOf: file)
        for damaged in [Data(), bytes.prefix(bytes.count / 2), bytes + [0], Data(bytes.map { $0 ^ 1 })] {
            try damaged.write(to: file)
            #expect(await place.sameCheck().count == Self.all)
            #expect(await place.sameCheck().count == 0)
        }
    }
}
