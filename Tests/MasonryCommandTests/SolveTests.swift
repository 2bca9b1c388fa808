// `solve` and `check` with the real analysis.

import Foundation
import LayoutIDE
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Solving {
    static let card = """
        screen "iPhone SE" 375 x 667 safeArea(20, 0, 0, 0)
        screen "iPhone 15" 393 x 852 safeArea(59, 0, 34, 0)
        view root {
            view avatar: UIImageView { intrinsicSize: 64 x 64 }
            view name: UILabel { intrinsicSize: 120 x 21 }
        }
        avatar.makeConstraints { make.top.left.equalTo(root.safeArea).offset(16) }
        name.makeConstraints {
            make.left.equalTo(avatar.mas_right).offset(8)
            make.centerY.equalTo(avatar)
        }
        state wide { name.makeConstraints { make.width.mas_equalTo(200) } }
        expect name.left == 88
        expect name.right <= root.right in wide
        expect root.width == 375 on "iPhone SE"

        """

    /// Runs the tool with the real analysis.
    private func run(_ words: [String], _ files: [String: String] = ["a.masonry": card], input: String = "")
        async throws
        -> RunResult
    {
        let folder = try TemporaryFolder(files)
        let output = MemorySink()
        let errors = MemorySink()
        let console = Console(output: output, errors: errors, directory: folder.path) { .success(Array(input.utf8)) }
        let code = await CommandLineTool.run(words, console)
        return RunResult(code: code.rawValue, output: output.text, errors: errors.text)
    }

    @Test("Text shows the tree with frames")
    func textShowsTheTreeWithFrames() async throws {
        try expectGolden("solve.txt", try await run(["solve", "a.masonry"]).output)
    }

    @Test("Json has the documented shape")
    func jsonHasTheDocumentedShape() async throws {
        try expectGolden("solve.json", try await run(["solve", "a.masonry", "--format", "json"]).output)
    }

    @Test("A conflict names its constraints")
    func aConflictNamesItsConstraints() async throws {
        let text =
            "view root { view a }\na.makeConstraints {\n make.width.mas_equalTo(10)\n make.width.mas_equalTo(20)\n}"
        let result = try await run(["solve", "a.masonry"], ["a.masonry": text])
        #expect(result.output.contains("line 3: a.width == 10\n"))
        #expect(result.output.contains("line 4: a.width == 20 (broken)\n"))
        #expect(result.code == 0)
    }

    private static let panel = """
        class Panel: UIView {
            let a = UIView()
            let b = UIView()
            let isWide: Bool
            func setUp() {
                addSubview(a)
                addSubview(b)
                a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(kSide) }
                b.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.height.equalTo(8) }
                if isWide {
                    b.snp.makeConstraints { $0.width.equalTo(80) }
                } else {
                    b.snp.makeConstraints { $0.width.equalTo(40) }
                }
            }
            override init(frame: CGRect) {
                super.init(frame: frame)
                setUp()
            }
        }

        """

    @Test("Values of the command line go before those of the configuration")
    func valuesOfTheCommandLineGoBeforeThose() async throws {
        let files = ["a.swift": Self.panel, ".masonry-lsp.json": "{ values: { kSide: 30 } }"]
        #expect(try await run(["solve", "a.swift"], files).output.contains("a: UIView  0, 0, 30 × 30"))
        let defined = try await run(["solve", "a.swift", "--define", "kSide=24.5"], files)
        #expect(defined.output.contains("a: UIView  0, 0, 24.5 × 24.5"))
        #expect(defined.output.contains("As configured: `kSide` = 24.5."))
        let wrong = try await run(["solve", "a.swift", "--define", "kSide"], files)
        #expect(wrong.code == 2 && wrong.errors.contains("--define takes NAME=NUMBER, not “kSide”"))
    }

    @Test("Numbers that code may set later are shown as they are first set, and it is said")
    func numbersThatCodeMaySetLaterAreShownAsThey() async throws {
        let files = [
            "a.swift": """
            class Card: UIView {
                var inset: CGFloat = 12 { didSet { update() } }
                var gap: CGFloat = 4
                let photo = UIView()
                let line = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(photo)
                    addSubview(line)
                    line.snp.makeConstraints {
                        $0.left.right.equalToSuperview()
                        $0.top.equalTo(gap)
                        $0.height.equalTo(1)
                    }
                    photo.snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }
                }
                func update() { photo.snp.updateConstraints { $0.edges.equalToSuperview().inset(inset) } }
                func widen() {
                    gap = 20
                    line.snp.updateConstraints { $0.top.equalTo(gap) }
                }
            }
            class Page: UIViewController {
                let card = Card()
                override func viewDidLoad() {
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(100) }
                }
            }
            class Other: UIViewController {
                let card = Card()
                override func viewDidLoad() {
                    card.inset = 3
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(100) }
                }
            }

            """
        ]
        let output = try await run(["solve", "a.swift"], files).output
        #expect(output.contains("With initial values: `gap` = 4, `inset` = 12."))
        #expect(output.contains("card.photo: UIView  12, 12, 76 × 76"))
        // Setting a property runs its observer.
        #expect(output.contains("card.photo: UIView  3, 3, 94 × 94"))
        #expect(output.contains("As the base: update"))
        #expect(output.contains("line: UIView  0, 20, 100 × 1"))
    }

    @Test("Of a state of a source only what differs from the base is told")
    func ofAStateOfASourceOnlyWhatDiffersFromTheBase() async throws {
        let files = ["a.swift": Self.panel]
        let all = try await run(["solve", "a.swift", "--define", "kSide=30"], files).output
        #expect(all.contains(", isWide\n"))
        #expect(all.contains("b: UIView  0, 0, 80 × 8\n  2 views as in the base\n"))
        let one = try await run(["solve", "a.swift", "--define", "kSide=30", "--state", "!isWide"], files).output
        #expect(one.contains("a: UIView  0, 0, 30 × 30") && one.contains("b: UIView  0, 0, 40 × 8"))
    }

    @Test("A state is one section, and one that changes nothing is a name")
    func aStateIsOneSectionAndOneThatChangesNothing() async throws {
        let text = """
            class Page: UIViewController {
                let box = UIView()
                let note = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                    note.snp.makeConstraints { $0.left.equalTo(box) }
                }
                func refresh() { box.snp.remakeConstraints { $0.edges.equalToSuperview() } }
                func shrink() { box.snp.remakeConstraints { $0.left.top.width.height.equalTo(8) } }
            }
            """
        let result = try await run(["solve", "Page.swift", "--no-index"], ["Page.swift": text])
        #expect(result.output.components(separatedBy: "Page on iPhone").count == 3)
        #expect(result.output.contains("superview not found: note\n"))
        #expect(result.output.contains(", shrink\n  box: UIView"))
        #expect(result.output.hasSuffix("\nAs the base: refresh\n"))
    }

    @Test("One view with its constraints")
    func oneViewWithItsConstraints() async throws {
        let result = try await run(["solve", "a.masonry", "--view", "name", "--format", "json"])
        #expect(result.output.contains("{\"name\": \"name\"") && !result.output.contains("{\"name\": \"root\""))
        let unknown = try await run(["solve", "a.masonry", "--view", "nam"])
        #expect(unknown.code == 2 && unknown.errors.contains("no view “nam”"))
    }

    @Test("One screen and one state")
    func oneScreenAndOneState() async throws {
        let words = ["solve", "a.masonry", "--format", "json", "--screen", "iPhone 15", "--state", "wide"]
        let node = try JSON5Reader.read(SourceText(try await run(words).output))
        let layouts = try #require(node["layouts"]?.array)
        #expect(layouts.count == 1)
        #expect(layouts.first?["screen"]?["name"]?.string == "iPhone 15")
        #expect(layouts.first?["state"]?.string == "wide")
        let base = try await run(["solve", "a.masonry", "--format", "json", "--state", "base"]).output
        #expect(try JSON5Reader.read(SourceText(base))["layouts"]?.array?.count == 2)
    }

    @Test(
        "A wrong name is wrong usage",
        arguments: [
            (["solve", "a.masonry", "--state", "wid"], "the file has no state “wid” — did you mean “wide”?"),
            (["solve", "gone.masonry"], "gone.masonry: No such file or directory"),
            (
                ["solve", "a.masonry", "--screen", "iPhone SF"],
                "no file names a screen “iPhone SF”, and it is not a device — did you mean “iPhone SE”?"
            ),
        ])
    func aWrongNameIsWrongUsage(words: [String], message: String) async throws {
        let result = try await run(words)
        #expect(result.code == 2)
        #expect(result.errors == "masonry-lsp: \(message)\n")
        #expect(result.output == "")
    }

    @Test("Standard input, on a device by name")
    func standardInputOnADeviceByName() async throws {
        let words = ["solve", "-", "--screen", "iPadPro11", "--format", "json"]
        let node = try JSON5Reader.read(SourceText(try await run(words, input: "view root").output))
        #expect(node["layouts"]?.array?.first?["screen"]?["width"]?.number == 834)
    }

    @Test("Check finds what is wrong, and counts expectations on every screen")
    func checkFindsWhatIsWrongAndCountsExpectations() async throws {
        let fine = try await run(["check"])
        #expect(fine.output.hasSuffix("expectations: 5 passed, 0 failed\n"))
        let wrong = try await run(
            ["check"], ["a.masonry": Self.card + "expect name.left == 90\nname.makeConstraints { make.lft }"])
        #expect(wrong.code == 1)
        #expect(wrong.output.contains("[expectation-failed]"))
        #expect(wrong.output.contains("[unknown-attribute]"))
        #expect(wrong.output.hasSuffix("expectations: 5 passed, 2 failed\n"))
    }

    @Test("A group of devices is checked on each of its screens")
    func aGroupOfDevicesIsCheckedOnEachOfItsScreens() async throws {
        let text = "view root { view a }\na.makeConstraints { make.edges.equalTo(root) }\nexpect a.width <= 400"
        let result = try await run(["check", "--screens", "all-iphones", "--format", "junit"], ["a.masonry": text])
        #expect(result.output.contains("name=\"expect a.width &lt;= 400 on iPhone 16\""))
        #expect(result.output.contains("on iPhone 17 Pro Max\" classname"))
        #expect(result.code == 1)
    }

    @Test("Rules are switched by configuration")
    func rulesAreSwitchedByConfiguration() async throws {
        let text = "view root { view a }\na.makeConstraints { make.lft }"
        let files = ["a.masonry": text, ".masonry-lsp.json": "{rules: {'unknown-attribute': 'off'}}"]
        #expect(try await run(["check"], files).output.contains("[unknown-attribute]") == false)
    }

    @Test("Every rule can be explained, in the language of the configuration too")
    func everyRuleCanBeExplainedInTheLanguage() async throws {
        for rule in Analysis.rules() {
            let page = try await run(["explain", rule.id.rawValue])
            #expect(page.code == 0)
            #expect(page.output.hasPrefix("# \(rule.id.rawValue)\n"))
        }
        let page = try await run(["explain", "unsatisfiable"], [".masonry-lsp.json": "{locale: 'zh-CN'}"])
        let chinese = try #require(Analysis.rule("unsatisfiable", in: .simplifiedChinese)).markdown
        #expect(page.output.hasPrefix(chinese))
    }
}
