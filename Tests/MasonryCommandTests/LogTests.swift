// `log` with the real analysis: from a console's text to the lines.

import Foundation
import LayoutIDE
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Logs {
    static let cell = """
        import SnapKit
        class CardCell: UITableViewCell {
            let avatar = UIImageView()
            let title = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(avatar)
                contentView.addSubview(title)
                avatar.snp.makeConstraints { make in
                    make.top.left.equalToSuperview().offset(16)
                    make.size.equalTo(76)
                }
                title.snp.makeConstraints { make in
                    make.left.equalTo(avatar.snp.right).offset(12)
                    make.top.equalTo(avatar.snp.bottom).offset(13)
                    make.bottom.equalToSuperview().offset(-16)
                }
            }
        }

        """

    static let log = """
        2024-01-02 10:11:12.130 App[12:34] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<SnapKit.LayoutConstraint:0x1@CardCell.swift#10 UIImageView:0xa.top == UITableViewCellContentView:0xc.top + 16.0>",
            "<SnapKit.LayoutConstraint:0x2@CardCell.swift#11 UIImageView:0xa.height == 76.0>",
            "<SnapKit.LayoutConstraint:0x3@CardCell.swift#15 UILabel:0xb.top == UIImageView:0xa.bottom + 13.0>",
            "<SnapKit.LayoutConstraint:0x4@CardCell.swift#16 UILabel:0xb.bottom == UITableViewCellContentView:0xc.bottom - 16.0>",
            "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xc.height == 90   (active)>"
        )

        Will attempt to recover by breaking constraint
        <SnapKit.LayoutConstraint:0x2@CardCell.swift#11 UIImageView:0xa.height == 76.0>

        """

    private func run(
        _ words: [String], log: String = log, _ files: [String: String] = ["Sources/CardCell.swift": cell]
    ) async throws -> RunResult {
        let folder = try TemporaryFolder(files)
        let output = MemorySink()
        let errors = MemorySink()
        let console = Console(output: output, errors: errors, directory: folder.path) { .success(Array(log.utf8)) }
        let code = await CommandLineTool.run(["log"] + words, console)
        return RunResult(code: code.rawValue, output: output.text, errors: errors.text)
    }

    @Test("Text names the lines, the sum and what to do")
    func textNamesTheLinesTheSumAndWhatToDo() async throws {
        let result = try await run([])
        try expectGolden("log.txt", result.output)
        #expect(result.code == 1)
        #expect(result.errors.isEmpty)
    }

    @Test("Json has the documented shape")
    func jsonHasTheDocumentedShape() async throws {
        try expectGolden("log.json", try await run(["--format", "json"]).output)
    }

    @Test("The page holds the same, without scripts")
    func thePageHoldsTheSameWithoutScripts() async throws {
        let page = try await run(["--format", "html"]).output
        for part in ["avatar.height == 76", "Sources/CardCell.swift:11:", "16 + 13 + 16 + 76 = 121 &gt; 90", "</html>"]
        {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains("<script"))
    }

    @Test("The page draws the conflict, and nothing of the log is markup in it")
    func thePageDrawsTheConflictAndNothingOfTheLog() async throws {
        let log = Self.log.replacing("UILabel:", with: "App.Box<Int>:")
        let page = try await run(["--format", "html", "--no-sources"], log: log).output
        let picture = try #require(page.firstRange(of: "<figure><svg").map { page[$0.lowerBound...] })
        for part in [">UIImageView<", "<title>16 + 13 + 16 + 76 = 121 &gt; 90</title>", "76 ✕", "</svg>"] {
            #expect(picture.contains(part), "\(part)")
        }
        #expect(!page.contains("Box<Int>"))
    }

    @Test("One call explains a log without a console")
    func oneCallExplainsALogWithoutAConsole() throws {
        func report(_ format: LogFormat) -> LogReport {
            LogReport(of: Array(Self.log.utf8), named: "paste", in: LogWorkspace([]), as: format, .english)
        }
        let text = String(decoding: report(.text).bytes, as: UTF8.self)
        #expect(text.contains("paste:1: error: constraints in conflict"))
        #expect(report(.json).hasConflict)
        #expect(report(.html).fragment.hasPrefix("<section>"))
        #expect(!LogReport(of: [], named: "paste", in: LogWorkspace([]), as: .text, .english).hasConflict)
    }

    @Test("Without the lines the whole conflict tells the class")
    func withoutTheLinesTheWholeConflictTellsTheClass() async throws {
        let erased = Self.log.replacing(#/@CardCell\.swift#\d+/#, with: "")
        let result = try await run([], log: erased)
        for line in [10, 11, 15, 16] { #expect(result.output.contains("Sources/CardCell.swift:\(line):")) }
        #expect(!result.output.contains("certain:"))
        #expect(result.output.contains("likely: 4 of the 4 constraints that code made are found in `CardCell`"))
    }

    @Test("What code of another file makes is found there alone")
    func whatCodeOfAnotherFileMakesIsFoundThereAlone() async throws {
        let card = """
            import SnapKit
            class Card: UIView {
                let title = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.snp.makeConstraints { make in
                        make.height.equalTo(37)
                        make.top.equalToSuperview().offset(11)
                        make.bottom.equalToSuperview().offset(-13)
                    }
                }
            }

            """
        let screen = """
            import SnapKit
            class Screen: UIViewController {
                let card = Card()
                override func viewDidLoad() {
                    view.addSubview(card)
                    card.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.height.equalTo(45)
                    }
                }
            }

            """
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<SnapKit.LayoutConstraint:0x1 UILabel:0xa.height == 37.0>",
                "<SnapKit.LayoutConstraint:0x2 UILabel:0xa.top == App.Card:0xb.top + 11.0>",
                "<SnapKit.LayoutConstraint:0x3 UILabel:0xa.bottom == App.Card:0xb.bottom - 13.0>",
                "<SnapKit.LayoutConstraint:0x4 App.Card:0xb.height == 45.0>"
            )

            Will attempt to recover by breaking constraint
            <SnapKit.LayoutConstraint:0x4 App.Card:0xb.height == 45.0>

            """
        let files = ["Package.swift": "", "Card.swift": card, "Screen.swift": screen]
        let result = try await run([], log: log, files)
        #expect(result.output.contains("Card.swift:8:13  make.height.equalTo(37)\n        likely"))
        #expect(result.output.contains("Screen.swift:8:13  make.height.equalTo(45)"))
        #expect(result.output.components(separatedBy: "Screen.swift").count == 2, "\(result.output)")
    }

    @Test("Keys of an own class are certain, unless the class stands twice")
    func keysOfAnOwnClassAreCertainUnlessTheClass() async throws {
        let source = """
            #import "Masonry.h"
            @interface Banner : UIView
            @end
            @implementation Banner
            - (void)setUp {
                UILabel *title = [UILabel new];
                [self addSubview:title];
                [title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self).offset(23);
                    make.width.mas_equalTo(301);
                    make.right.equalTo(self).offset(-23);
                }];
            }
            @end

            """
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<MASLayoutConstraint:0x1 UILabel:0xa.left == Banner:0xb.left + 23>",
                "<MASLayoutConstraint:0x2 UILabel:0xa.width == 301>",
                "<MASLayoutConstraint:0x3 UILabel:0xa.right == Banner:0xb.right - 23>",
                "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' Banner:0xb.width == 320   (active)>"
            )
            Will attempt to recover by breaking constraint
            <MASLayoutConstraint:0x1 UILabel:0xa.left == Banner:0xb.left + 23>

            """
        let once = try await run([], log: log, ["Banner.m": source])
        #expect(once.output.contains("Banner.m:9:9  make.left.equalTo(self).offset(23)\n        certain:"))
        #expect(once.output.contains("301 + 23 + 23 = 347 > 320"))
        let twice = try await run([], log: log, ["Banner.m": source, "Old/Banner.m": source])
        #expect(!twice.output.contains("certain"))
    }

    @Test("Without sources the messages are explained alone")
    func withoutSourcesTheMessagesAreExplainedAlone() async throws {
        let result = try await run(["--no-sources"])
        #expect(result.output.contains("UIImageView.height == 76"))
        #expect(result.output.contains("masonry-lsp explain cell-required-vertical-chain"))
        #expect(!result.output.contains("CardCell.swift:"))
        #expect(result.code == 1)
    }

    @Test("Following reports each message once")
    func followingReportsEachMessageOnce() async throws {
        let result = try await run(["--follow", "--no-sources"], log: Self.log + Self.log)
        #expect(result.output.components(separatedBy: "error: constraints in conflict").count == 2)
        #expect(result.code == 1)
    }

    @Test("A text without messages is no failure")
    func aTextWithoutMessagesIsNoFailure() async throws {
        let result = try await run([], log: "hello\n")
        #expect(result.output == "no message about constraints\n")
        #expect(result.code == 0)
    }

    @Test("Chinese is spoken where it is asked for")
    func chineseIsSpokenWhereItIsAskedFor() async throws {
        let result = try await run(["--locale", "zh-CN"])
        #expect(result.output.contains("约束冲突"))
        #expect(result.output.contains("确定：SnapKit 指明了 CardCell.swift#11"))
    }

    @Test(
        "Wrong usage is said",
        arguments: [
            (["--follow", "--format", "json"], "--follow writes text to standard output alone"),
            (["nowhere.txt"], "nowhere.txt: No such file"),
            (["--in", "a", "--no-sources"], "--in and --no-sources exclude each other"),
        ])
    func wrongUsageIsSaid(words: [String], message: String) async throws {
        let result = try await run(words)
        #expect(result.code == 2)
        #expect(result.errors.contains(message))
    }
}
