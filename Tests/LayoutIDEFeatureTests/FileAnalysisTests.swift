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

    private func describe(_ findings: [Finding]) -> [String] { findings.map { "\($0)" } }

    @Test func aFileOfClassesThatDoNotKnowEachOtherHasSeveralUnits() {
        let analysis = FileAnalysis(text: SourceText(Self.long), dialect: .objectiveC)
        #expect(analysis.unitCount == 12)
        #expect(analysis.findings.count { $0.rule == "unsatisfiable" } == 12)
    }

    /// What one class does to the file's own names holds in all others: they are one unit.
    @Test(arguments: [
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

    @Test func takingAFileApartChangesNothing() throws {
        var apart = 0
        for text in try Self.sources {
            let units = FileAnalysis(text: text.text, dialect: text.dialect)
            let whole = Analysis(text: text.text, dialect: text.dialect)
            if units.unitCount > 1 { apart += 1 }
            let (one, other) = (describe(units.findings), describe(whole.findings))
            let more = units.findings.filter { !other.contains("\($0)") }
            // Rules that hold back wherever the text names a view again hear less of it in a unit.
            let surelyMore = more.filter { !Self.rulesThatAskForNames.contains($0.rule) }
            let less = other.filter { !one.contains($0) }
            if !surelyMore.isEmpty || !less.isEmpty || one.count != other.count + more.count {
                Issue.record("\(text.name): only as one \(less), only by units \(surelyMore)")
            }
        }
        #expect(apart > 0)
    }

    @Test func aBracketQuoteOrCommentThatIsNotClosedSpoilsOneUnit() {
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

    @Test func placesInTheLastUnitAreThoseOfTheFile() throws {
        let text = SourceText(Self.long)
        let analysis = FileAnalysis(text: text, dialect: .objectiveC)
        let whole = Analysis(text: text, dialect: .objectiveC)
        for place in stride(from: 0, to: text.length, by: 97).map({ TextOffset($0) }) {
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
        "frame-read-before-layout", "missing-add-subview", "overlapping-texts", "unlaid-view",
    ]

    // MARK: Texts

    private struct Source {
        var name: String
        var text: SourceText
        var dialect: Dialect
    }

    /// The source files of all tests, alone and several in one file.
    private static var sources: [Source] {
        get throws {
            let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            var generator = SeededGenerator(seed: 1)
            let texts = try FixtureText.all(of: repository).filter { $0.dialect != .masonry }
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
                    sources.append(Source(name: "six from \(first)", text: SourceText(text), dialect: dialect))
                }
            }
            return sources
        }
    }
}
