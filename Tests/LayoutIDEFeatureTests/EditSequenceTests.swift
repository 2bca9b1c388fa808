// Whatever is typed where, in all three languages: what follows the version before is what a fresh analysis gives.

import LayoutFamilies
import LayoutIDE
import MasonrySyntax
import SourceText
import TestTexts
import Testing

@Suite struct EditSequenceTests {
    /// Blocks that update, remake and share what others made, so that one may change the meaning of another; so long that a
    /// next version's tree follows the one before.
    private static let rows: String = {
        var text =
            "screen \"Small\" 320 x 480\nlet gap = 8\nview root {\n    view a\n    view b: UILabel { text: \"b\" }\n"
        for row in 0..<24 { text += "    view v\(row) { intrinsicSize: 4\(row) x 20 }\n" }
        text += "}\nroot.addSubview(a)\nb.makeConstraints { make.top.equalTo(root.safeArea) }\n"
        for row in 0..<24 {
            text += "v\(row).makeConstraints {\n    make.left.right.equalTo(root).offset(gap * \(row))\n"
            text += "    make.top.equalTo(a.mas_bottom).insets(UIEdgeInsets(1, 2, 3, \(row))) // row \(row)\n}\n"
            if row % 5 == 0 {
                text += "[v\(row) mas_updateConstraints:^(MASConstraintMaker *m) { m.left.equalTo(@3); }];\n"
            }
            if row % 6 == 1 {
                text += "v\(row).snp.makeConstraints { m in\n    m.height.equalTo(20).priority(.high)\n}\n"
            }
            if row % 7 == 2 { text += "[a, v\(row)].makeConstraints {\n    make.bottom.equalTo(root.safeArea)\n}\n" }
            if row % 8 == 3 { text += "state s\(row) {\n    v\(row).remakeConstraints { make.top.equalTo(b) }\n}\n" }
        }
        return text + "expect v1.left = 8 ± 1\n"
    }()

    /// Classes that do not know each other: one unit each.
    private static let panels: String = {
        var text = "#define kPadding 15\n"
        for number in 0..<9 {
            text += """
                @interface Panel\(number) : UIView
                @property (nonatomic, strong) UILabel *title;
                @end
                @implementation Panel\(number)
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (self = [super initWithFrame:frame]) {
                        self.title = [UILabel new];
                        [self addSubview:self.title];
                        [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                            make.top.left.equalTo(self).offset(kPadding);
                            make.width.mas_equalTo(kPadding);
                        }];
                    }
                    return self;
                }
                @end

                """
        }
        return text
    }()

    @Test("Rows and panels mean the same after any edits", arguments: 0..<2)
    func rowsAndPanelsMeanTheSameAfterAnyEdits(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed + 1))
        for (text, dialect) in [(Self.rows, Dialect.masonry), (Self.panels, .objectiveC)] {
            var sequence = EditSequence(SourceText(text), dialect)
            for step in 0..<16 {
                let found = sequence.edit(&generator, comparing: step % 8 == 7 ? .fields : .answers)
                guard let found else { continue }
                Issue.record("step \(step): \(found)\n\(sequence.text)")
                return
            }
        }
    }

    /// A third of the texts that some test is about; `masonry-bench edits` takes all of them for as long as one likes.
    @Test("Any text means the same after any edits", arguments: 0..<8)
    func anyTextMeansTheSameAfterAnyEdits(part: Int) throws {
        var generator = SeededGenerator(seed: UInt64(part + 7))
        let fixtures = try FixtureText.own
        #expect(fixtures.count > 1_000)
        for index in stride(from: part, to: fixtures.count, by: 24) {
            let fixture = fixtures[index]
            var sequence = EditSequence(SourceText(fixture.text(&generator)), fixture.dialect)
            for step in 0..<2 {
                guard let found = sequence.edit(&generator, comparing: step == 1 ? .fields : .answers) else { continue }
                Issue.record("\(fixture.name), step \(step): \(found)\n\(sequence.text)")
            }
        }
    }

    /// What was solved on the second screen stands for the first one where that is gone.
    @Test("A layout that comes to the first screen is looked at as one of it")
    func aLayoutThatComesToTheFirstScreenIsLookedAtAsOneOfIt() {
        let screen = "screen \"Large\" 430 x 932\n"
        let layout = """
            view root { view a }
            a.makeConstraints { make.left.right.top.bottom.equalTo(root); make.centerX.equalTo(root) }
            state other { a.updateConstraints { make.left.equalTo(root) } }

            """
        let before = FileAnalysis(text: SourceText("screen \"Small\" 320 x 568\n" + screen + layout), dialect: .masonry)
        let text = SourceText(screen + layout)
        let (followed, fresh) = (
            FileAnalysis(text: text, following: before), FileAnalysis(text: text, dialect: .masonry)
        )
        #expect(!fresh.findings.isEmpty)
        #expect(reflectedDifference(followed, fresh, ignoring: EditSequence.ignoredFields) == nil)
    }

    /// A comparison that sees nothing would pass all of the above.
    @Test("A difference is found wherever it is")
    func aDifferenceIsFoundWhereverItIs() {
        struct Inner { var numbers: [Int], names: [String: Double] }
        struct Outer { var inner: Inner?, hidden = 0 }
        let one = Outer(inner: Inner(numbers: [1, 2], names: ["a": 1, "b": 2]))
        var other = one
        #expect(reflectedDifference(one, other) == nil)
        other.inner?.names["b"] = 3
        #expect(reflectedDifference(one, other) == ".inner.some.names[b].value: 2.0 and 3.0")
        other = one
        other.inner?.numbers[1] = 5
        #expect(reflectedDifference(one, other) == ".inner.some.numbers[1]: 2 and 5")
        other = one
        other.hidden = 1
        #expect(reflectedDifference(one, other, ignoring: ["hidden"]) == nil)
        other.inner = nil
        #expect(reflectedDifference(one, other) != nil)
    }
}
