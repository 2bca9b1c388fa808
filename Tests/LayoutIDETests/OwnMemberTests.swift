import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("Members without an access level that no other file names")
struct OwnMemberTests {
    private static let page = """
        class Page: UIViewController {
            let list = UITableView()
            let plate = UIView()
            let bell = UIButton()
            let note = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints { $0.edges.equalToSuperview() }
                plate.addSubview(bell)
                plate.backgroundColor = .red
                bell.snp.makeConstraints { $0.center.equalToSuperview() }
                view.addSubview(note)
            }
        }
        """

    private func rules(_ others: [(String, Dialect)], _ text: String = page) -> [String] {
        let sources = [(text, Dialect.swift)] + others
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            sources.enumerated().map { number, source in
                IndexedSource(
                    text: SourceText(source.0), dialect: source.1,
                    path: "File\(number).\(source.1 == .swift ? "swift" : "m")", role: .implementation)
            }, device: nil)
        return Analysis(text: SourceText(text), dialect: .swift, configuration: configuration).findings.map {
            "\($0.rule)"
        }.filter { $0 == "view-never-added" || $0 == "unlaid-view" }.sorted()
    }

    @Test(
        "Nobody adds or places them, unless another file names one or may inherit it",
        arguments: [
            (
                "class Menu { let plate = 2; func open() { print(plate) } }", Dialect.swift,
                ["unlaid-view", "view-never-added"]
            ),
            ("class Menu { func open(page: Page) { add(page.plate) } }", .swift, ["unlaid-view"]),
            ("class Menu { func open(page: Page) { page.note.frame = .zero } }", .swift, ["view-never-added"]),
            ("class Menu { func open(page: Page?) { add(page?.plate) } }", .swift, ["unlaid-view"]),
            ("class Menu { let path = \\Page.plate }", .swift, ["unlaid-view"]),
            ("class Menu { func open() { each(\\.plate) } }", .swift, ["unlaid-view"]),
            ("class Subpage: Page {}", .swift, []),
            ("extension Page { func more() { view.addSubview(plate) } }", .swift, []),
            (
                "protocol Plated { var plate: UIView { get } }\nextension Plated { func more() { show(plate) } }",
                .swift,
                ["unlaid-view", "view-never-added"]
            ),
            (
                "@implementation Menu\n- (void)open:(Page *)page { [self add:page.plate]; }\n@end", .objectiveC,
                ["unlaid-view"]
            ),
            (
                "@implementation Menu\n- (void)open:(Page *)page { [self add:[page plate]]; }\n@end", .objectiveC,
                ["unlaid-view"]
            ),
        ])
    func others(_ other: String, _ dialect: Dialect, _ expected: [String]) {
        #expect(rules([(other, dialect)]) == expected)
    }

    @Test("A protocol's extension names the members of the classes that conform to it, in whatever file")
    func protocolExtension() {
        let conforming = Self.page.replacing("UIViewController {", with: "UIViewController, Plated {")
        let extended = "extension Plated { func more() { show(plate) } }"
        #expect(rules([("protocol Plated { var plate: UIView { get } }\n" + extended, .swift)], conforming) == [])
        #expect(rules([("protocol Plated { var plate: UIView { get } }", .swift)], conforming).count == 2)
        #expect(rules([], conforming + "\nprotocol Plated {}\n" + extended) == [])
    }

    @Test("What raises at run time is said of them, too", arguments: ["", "view.addSubview(page.plate)"])
    func missingAddition(_ use: String) {
        let text = Self.page.replacing(
            "plate.addSubview(bell)", with: "plate.snp.makeConstraints { $0.edges.equalToSuperview() }"
        )
        .replacing("bell.snp.makeConstraints { $0.center.equalToSuperview() }", with: "")
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [text, "class Menu { func open(page: Page) { \(use) } }"].enumerated().map { number, text in
                IndexedSource(
                    text: SourceText(text), dialect: .swift, path: "File\(number).swift", role: .implementation)
            }, device: nil)
        let found = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration).findings
            .filter { $0.rule == "missing-add-subview" }
        #expect(found.isEmpty == !use.isEmpty)
    }

    @Test("An extension in the same file is the class's own code")
    func ownExtension() {
        let text = Self.page + "\nextension Page { func more() { view.addSubview(plate); bell.tintColor = .red } }"
        #expect(rules([], text) == ["unlaid-view"])
    }

    @Test("Without the other files nothing is said")
    func alone() {
        let findings = Analysis(
            text: SourceText(Self.page), dialect: .swift, configuration: AnalysisConfiguration()
        ).findings.map { "\($0.rule)" }
        #expect(!findings.contains("view-never-added") && !findings.contains("unlaid-view"))
    }
}
