// Files that are analysed unit by unit: the same as one by one, and the same as from nothing.

import Foundation
import LayoutFamilies
import LayoutIDE
import SourceText
import TestTexts
import Testing

@Suite struct FileAnalysisTests {
    /// Classes that do not know each other, and what all of them read.
    private static let long: String = {
        var text = "#import \"Masonry.h\"\n#define kPadding 15\n\n"
        for number in 0..<12 {
            text += """
                @interface Panel\(number) : UIView
                @property (nonatomic, strong) UILabel *title\(number);
                @property (nonatomic, strong) UIButton *button;
                @end

                @implementation Panel\(number)
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (self = [super initWithFrame:frame]) {
                        self.title\(number) = [UILabel new];
                        self.button = [UIButton new];
                        [self addSubview:self.title\(number)];
                        [self addSubview:self.button];
                        [self.title\(number) mas_makeConstraints:^(MASConstraintMaker *make) {
                            make.top.equalTo(self).offset(kPadding);
                            make.left.equalTo(self).offset(kPadding).left.equalTo(self);
                        }];
                        [self.button mas_makeConstraints:^(MASConstraintMaker *make) {
                            make.left.right.bottom.equalTo(self);
                            make.width.mas_equalTo(kPadding);
                            make.width.mas_equalTo(kPadding + 5);
                        }];
                    }
                    return self;
                }
                @end


                """
        }
        return text
    }()

    /// Whether as many braces are closed as opened: an open one of host code takes in all that follows, and nothing is said.
    private func isBalanced(_ text: SourceText) -> Bool {
        text.bytes.count { $0 == UInt8(ascii: "{") } == text.bytes.count { $0 == UInt8(ascii: "}") }
    }

    private func describe(_ findings: [Finding]) -> [String] { findings.map { "\($0)" } }

    @Test("A file of classes that do not know each other has several units")
    func aFileOfClassesThatDoNotKnowEachOtherHasSeveralUnits() {
        let analysis = FileAnalysis(text: SourceText(Self.long), dialect: .objectiveC)
        #expect(analysis.unitCount == 12)
        #expect(analysis.findings.count { $0.rule == "unsatisfiable" } == 12)
    }

    /// What one class does to the file's own names holds in all others: they are one unit.
    @Test(
        "Classes that share more than constants are one unit",
        arguments: [
            ("static CGFloat gap = 8;", "gap = 9;", "gap"), ("static CGFloat gap = 8;", "count(&gap);", "gap"),
            ("static CGFloat gap = 8;", "gap += 2;", "gap"), ("", "\n#define gap 8\n", "gap"),
            ("", "\nstatic const CGFloat gap = 8;\n", "gap"), ("", "Panel9 *other;", "0"),
            ("static Panel3 *shared;", "", "0"),
            ("", "// masonry:ignore-file\n", "0"),
        ])
    func classesThatShareMoreThanConstantsAreOneUnit(_ declared: String, _ written: String, _ read: String) {
        let text =
            declared + "\n"
            + Self.long.replacing("@implementation Panel3\n", with: "@implementation Panel3\n" + written + "\n")
            .replacing("self.title9 = [UILabel new];", with: "self.title9 = [UILabel new]; use(\(read));")
        let analysis = FileAnalysis(text: SourceText(text), dialect: .objectiveC)
        let isForAll = written.contains("ignore-file") || declared.contains("Panel3")
        #expect(analysis.unitCount == (isForAll ? 1 : 11))
    }

    /// What only its own class can ask for ties it to no other: private members, locals, and what the libraries declare.
    @Test(
        "Members that others may ask for join classes",
        arguments: [
            ("private var top: Constraint?", "make.top.equalToSuperview()", 6),
            ("private enum Metrics { static let height = 8 }", "make.top.equalTo(other).inset(Metrics.height)", 6),
            ("func f() { let height = 8; print(height) }", "make.height.equalTo(card.height)", 6),
            ("var height = 8", "make.height.equalTo(card.height)", 1),
            ("let a = \"\"\"\n{\n\"\"\"\n/* { */\nvar height = 8 // {", "make.height.equalTo(card.height)", 1),
        ])
    func membersThatOthersMayAskForJoinClasses(_ member: String, _ chain: String, units: Int) {
        let text = (0..<6).map { number in
            """
            class Card\(number): UIView {
                \(member)
                let child\(number) = UIView()
                func setUp\(number)() {
                    addSubview(child\(number))
                    child\(number).snp.makeConstraints { make in
                        \(chain)
                        make.left.right.equalToSuperview().inset(\(number))
                        make.bottom.lessThanOrEqualToSuperview().offset(-12)
                    }
                    child\(number).backgroundColor = UIColor(white: 0.5, alpha: 0.\(number))
                    child\(number).layer.cornerRadius = 8
                    child\(number).isUserInteractionEnabled = false
                    child\(number).accessibilityIdentifier = "the child of the card with the number \(number)"
                }
            }

            """
        }.joined()
        #expect(FileAnalysis(text: SourceText(text), dialect: .swift).unitCount == units)
    }

    @Test("Taking a file apart changes nothing")
    func takingAFileApartChangesNothing() throws {
        var apart = 0
        for text in try Self.sources {
            let units = FileAnalysis(text: text.text, dialect: text.dialect)
            let whole = Analysis(text: text.text, dialect: text.dialect)
            if units.unitCount > 1 { apart += 1 }
            // What is broken spoils a unit less than a file.
            if whole.findings.contains(where: { $0.rule == "syntax" }) || !isBalanced(text.text) { continue }
            // Rules that ask what else the text names hear less of it in a unit.
            let asking = Self.rulesThatAskForNames
            let one = describe(units.findings.filter { !asking.contains($0.rule) })
            let other = describe(whole.findings.filter { !asking.contains($0.rule) })
            if one != other {
                let (less, more) = (other.filter { !one.contains($0) }, one.filter { !other.contains($0) })
                Issue.record("\(text.name): only as one \(less), only by units \(more)")
            }
        }
        #expect(apart > 0)
    }

    @Test("A bracket quote or comment that is not closed spoils one unit")
    func aBracketQuoteOrCommentThatIsNotClosedSpoilsOneUnit() {
        let text = Self.long
        let whole = FileAnalysis(text: SourceText(text), dialect: .objectiveC)
        for broken in ["{", "[", "(", "\"", "/*", "}", "]", ")"] {
            let damaged = text.replacing("self.title5 = [UILabel new];", with: broken)
            let analysis = FileAnalysis(text: SourceText(damaged), dialect: .objectiveC)
            #expect(analysis.unitCount == whole.unitCount, "\(broken)")
            let kept = analysis.findings.filter { $0.rule == "attribute-after-relation" }
            #expect(kept.count >= 11, "\(broken)")
        }
    }

    /// In Swift a unit ends where the next declaration begins at the left edge, whatever is open.
    @Test("In Swift too one unit is spoilt", arguments: ["{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "/*"])
    func inSwiftTooOneUnitIsSpoilt(_ broken: String) {
        let cards = (0..<8).map { number in
            """
            final class Card\(number): UIView {
                private let caption\(number) = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(caption\(number))
                    caption\(number).snp.makeConstraints {
                        $0.top.left.equalToSuperview()
                        $0.width.equalTo(40)
                        $0.width.equalTo(50)
                    }
                }
            }

            """
        }
        let text = cards.joined(separator: "\n")
        let whole = FileAnalysis(text: SourceText(text), dialect: .swift)
        #expect(whole.unitCount == 8)
        #expect(whole.findings.count { $0.rule == "unsatisfiable" } == 8)
        let damaged = text.replacing("addSubview(caption3)", with: "addSubview(caption3) \(broken)")
        let analysis = FileAnalysis(text: SourceText(damaged), dialect: .swift)
        #expect(analysis.unitCount == 8)
        #expect(analysis.findings.count { $0.rule == "unsatisfiable" } >= 7)
    }

    /// It may be asked of an object of that class: what it does with the view is in the unit.
    @Test(
        "Who asks for a member stands in the unit of its class",
        arguments: [
            ("[self addSubview:self.box.title5];", 11), ("[self addSubview:[box title5]];", 11),
            ("use(self.title5);", 12),
            ("[self use:box->title5];", 11), ("[weakSelf title5];", 12), ("NSLog(@\"title5\");", 12),
        ])
    func whoAsksForAMemberStandsInTheUnitOfItsClass(_ asking: String, _ units: Int) {
        let text = Self.long.replacing("self.title8 = [UILabel new];", with: "self.title8 = [UILabel new]; " + asking)
        #expect(FileAnalysis(text: SourceText(text), dialect: .objectiveC).unitCount == units)
    }

    @Test("Places in the last unit are those of the file")
    func placesInTheLastUnitAreThoseOfTheFile() throws {
        let text = SourceText(Self.long)
        let analysis = FileAnalysis(text: text, dialect: .objectiveC)
        let whole = Analysis(text: text, dialect: .objectiveC)
        for place in stride(from: 0, to: text.length, by: 293).map({ TextOffset($0) }) {
            #expect(analysis.hover(at: place) == whole.hover(at: place))
            #expect(analysis.definition(at: place) == whole.definition(at: place))
            #expect(analysis.documentHighlights(at: place) == whole.documentHighlights(at: place))
            #expect(analysis.completions(at: place).map(\.label) == whole.completions(at: place).map(\.label))
        }
        #expect(analysis.semanticTokens() == whole.semanticTokens())
        #expect(analysis.foldingRanges() == whole.foldingRanges())
        #expect(analysis.documentSymbols() == whole.documentSymbols())
        #expect(analysis.inlayHints(in: text.range) == whole.inlayHints(in: text.range))
        #expect(analysis.codeLenses() == whole.codeLenses())
    }

    private static let rulesThatAskForNames: Set<RuleID> = [
        "added-twice", "ambiguous-position", "ambiguous-size", "frame-read-before-layout", "missing-add-subview",
        "nil-relation-target",
        "overlapping-texts", "scroll-content-ambiguous", "setup-runs-again", "unlaid-view", "view-never-added",
    ]

    // MARK: Texts

    private struct Source {
        var name: String
        var text: SourceText
        var dialect: Dialect
    }

    /// Whether a text declares a class a second time, which no compiler takes.
    private static func declaresTwice(_ text: String) -> Bool {
        var seen: Set<Substring> = []
        return text.matches(of: #/(?:@implementation|class)\s+(\w+)(?!\s*\()/#).contains { !seen.insert($0.1).inserted }
    }

    /// The source files of all tests, alone and several in one file.
    private static var sources: [Source] { get throws { try found.get() } }

    private static let found = Result {
        var generator = SeededGenerator(seed: 1)
        let texts = try FixtureText.own.filter { $0.dialect != .masonry }
        var sources = texts.map {
            Source(name: $0.name, text: SourceText($0.text(&generator)), dialect: $0.dialect)
        }
        for dialect in [Dialect.objectiveC, .swift] {
            // A member that a class declares is declared in its unit; that text asks a name that nobody declares for it.
            let own = sources.filter {
                $0.dialect == dialect && !$0.text.string.contains("UIView *safeAreaLayoutGuide")
            }
            for first in stride(from: 0, to: own.count - 6, by: 6) {
                let text = own[first..<first + 6].map(\.text.string).joined(separator: "\n")
                guard !declaresTwice(text) else { continue }
                sources.append(Source(name: "six from \(first)", text: SourceText(text), dialect: dialect))
            }
        }
        return sources
    }
}
