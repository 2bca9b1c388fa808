// Conflicts and repetitions that a reviewer saw in applications, in the smallest texts in which they were missed or untrue.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("What reviewers saw in code that runs later, and in nested classes")
struct ReviewedConflictTests {
    private func rules(_ text: String, _ dialect: Dialect = .swift, _ others: [String] = []) -> [String] {
        var configuration = AnalysisConfiguration()
        if !others.isEmpty {
            let sources = ([text] + others).enumerated().map { number, source in
                IndexedSource(
                    text: SourceText(source), dialect: dialect, path: "File\(number).m", role: .implementation)
            }
            configuration.index = SymbolIndex(sources, device: nil)
        }
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration).findings.map {
            "\($0.rule)"
        }
    }

    // MARK: Conflicts of what runs later

    private func page(_ calls: String, fills: String = "") -> String {
        """
        class Page: UIViewController {
            let list = UIScrollView()
            let first = UIView()
            let second = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.addSubview(first)
                list.addSubview(second)
                list.snp.makeConstraints { $0.edges.equalToSuperview() }
                first.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(list); $0.height.equalTo(40) }
                load()
            }
            func load() { \(calls) }
            func show() {
                second.snp.remakeConstraints {
                    $0.left.right.height.equalTo(first)
                    $0.top.equalTo(second.snp.bottom)
                }
            }
            \(fills)
        }
        """
    }

    @Test(
        "A method that several callbacks run has the conflict that it has when it is called",
        arguments: [
            ("show()", ""),
            ("Server.get { [weak self] _ in self?.show() }", ""),
            ("DispatchQueue.main.async { self.show() }", ""),
            ("Server.get { _ in self.show() }", "func fill() { show() }"),
        ])
    func callbacks(_ calls: String, _ fills: String) {
        #expect(rules(page(calls, fills: fills)).filter { $0 == "unsatisfiable" } == ["unsatisfiable"])
    }

    private func card(_ condition: String, _ first: String, _ second: String) -> String {
        """
        class Row: UIView {
            let name = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(name)
                name.snp.makeConstraints { $0.top.equalToSuperview().offset(26); $0.bottom.left.right.equalToSuperview() }
            }
        }
        class Page: UIViewController {
            let row = Row()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(row)
                row.snp.makeConstraints { $0.left.right.top.equalToSuperview(); $0.height.equalTo(80) }
            }
            func fill() {
                if \(condition) {
                    row.snp.remakeConstraints { $0.left.right.top.equalToSuperview(); \(first) }
                } else {
                    row.snp.remakeConstraints { $0.left.right.top.equalToSuperview(); \(second) }
                }
            }
        }
        """
    }

    @Test(
        "A branch that makes all constraints of a view anew proves its own conflict, whatever the other branch makes",
        arguments: ["isDone", "text(of: account?.state) == done", "account?.state == done || isDone"])
    func branches(_ condition: String) {
        let (tall, flat) = ("$0.height.equalTo(80)", "$0.height.equalTo(0)")
        #expect(rules(card(condition, tall, flat)).contains("unsatisfiable"))
        #expect(!rules(card(condition, tall, tall)).contains("unsatisfiable"))
    }

    // MARK: Nested classes

    @Test(
        "The superclass of a nested class is the one beside it",
        arguments: [("", ""), ("extension Scene {", "}"), ("class Scene {", "}"), ("enum Scene { enum Rows {", "} }")])
    func nestedClasses(_ begin: String, _ end: String) {
        let text = """
            \(begin)
            class Base: UICollectionViewCell {
                override init(frame: CGRect) { super.init(frame: frame); place() }
                func place() {}
            }
            class Fold: Base {
                let plate = UIView()
                override init(frame: CGRect) { super.init(frame: frame); place() }
                override func place() {
                    contentView.addSubview(plate)
                    plate.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            \(end)
            """
        #expect(rules(text).contains("set-up-twice"))
        let elsewhere = text.replacing("class Base:", with: "class Other { class Base:", maxReplacements: 1)
            .replacing("    func place() {}\n}", with: "    func place() {}\n} }", maxReplacements: 1)
        #expect(!rules(elsewhere).contains("set-up-twice"))
    }

    @Test(
        "The axis of a priority in all of its spellings",
        arguments: [".horizontal", "UILayoutConstraintAxis.horizontal", "NSLayoutConstraint.Axis.horizontal"])
    func axes(_ axis: String) {
        func row(_ hugging: String) -> String {
            """
            class Row: UIView {
                let name = UILabel(), phone = UILabel()
                var person: Person? { didSet { name.text = person?.name; phone.text = person?.phone } }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(name)
                    addSubview(phone)
                    \(hugging)
                    name.snp.makeConstraints { $0.left.equalToSuperview().offset(8); $0.top.equalToSuperview() }
                    phone.snp.makeConstraints { $0.left.equalTo(name.snp.right).offset(8); $0.top.equalTo(name); \
            $0.right.equalToSuperview() }
                }
            }
            """
        }
        #expect(rules(row("")).contains("label-pair-no-hugging"))
        let set = row("name.setContentHuggingPriority(.required, for: \(axis))")
        #expect(!rules(set).contains("label-pair-no-hugging"))
    }

    // MARK: Views that are made again

    private func tips(_ property: String, _ keeping: String, _ parent: String = "self.view") -> String {
        """
        @interface Page : UIViewController
        @end
        @interface Page ()
        \(property)
        @end
        @implementation Page
        - (void)viewWillAppear:(BOOL)animated {
            [super viewWillAppear:animated];
            [self createTipIn:[[UIView alloc] init]];
        }
        - (void)createTipIn:(UIView *)view {
            UILabel *tip = [[UILabel alloc] init];
            [\(parent) addSubview:tip];
            \(keeping)
            [tip mas_makeConstraints:^(MASConstraintMaker *make) { make.center.equalTo(\(parent)); }];
        }
        @end
        """
    }

    @Test("A view that a private member keeps is one more all the same; one that goes into another new view is not")
    func keptViews() {
        let own = "@property (nonatomic, strong) UILabel *tip;"
        let kept = tips(own, "self.tip = tip;")
        let other = "@implementation Shop\n- (void)open:(Page *)page { [page.tip removeFromSuperview]; }\n@end"
        #expect(rules(kept, .objectiveC, ["@implementation Shop\n@end"]).contains("view-made-again"))
        #expect(!rules(kept, .objectiveC, [other]).contains("view-made-again"))
        #expect(rules(tips(own, ""), .objectiveC).contains("view-made-again"))
        #expect(!rules(tips("", "self.tip = tip;"), .objectiveC).contains("view-made-again"), "of a header")
        #expect(!rules(tips(own, "self.tip = tip;", "view"), .objectiveC).contains("view-made-again"))
    }

    @Test("What a class of the program calls a height is a number, unless the program wants Masonry's short names")
    func ownHeights() {
        let cell = """
            @implementation Cell
            - (void)fill {
                Article *article = [[Article alloc] init];
                [self.contentView addSubview:article];
                [article mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.right.equalTo(self.contentView);
                    make.height.equalTo([article height]);
                }];
            }
            @end
            """
        let article = "@interface Article : UIView\n@property (nonatomic, strong) NSNumber *height;\n@end"
        #expect(!rules(cell, .objectiveC, [article]).contains("constraint-to-itself"))
        #expect(rules(cell, .objectiveC).contains("constraint-to-itself"), "of another file nothing is known")
        #expect(rules("#define MAS_SHORTHAND\n" + cell, .objectiveC, [article]).contains("constraint-to-itself"))
    }
}
