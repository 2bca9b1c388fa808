// `switch` over numbers that are known, in loops that make several views of one kind.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Cases of numbers") struct SwitchFrameTests {
    private func objectiveC(_ cases: String, height: String = "h") -> DisplayedText {
        DisplayedText(
            """
            static const NSInteger kSecond = 1;
            @interface Card : UIView
            @end
            @implementation Card {
                UIView *_first, *_second, *_third, *_fourth;
            }
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                for (int i = 0; i < 4; i++) {
                    UIView *v = [UIView new];
                    [self addSubview:v];
                    CGFloat h = 1;
                    \(cases)
                    [v mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.equalTo(self).offset(10 * i);
                        make.width.mas_equalTo(20);
                        make.height.mas_equalTo(\(height));
                    }];
                    if (i == 0) { _first = v; } else if (i == 1) { _second = v; } else if (i == 2) { _third = v; } else { _fourth = v; }
                }
                return self;
            }
            @end
            """, .objectiveC)
    }

    private static let names = ["_first", "_second", "_third", "_fourth"]

    private func heights(_ cases: String) -> [String] {
        let shown = objectiveC(cases)
        let frames = shown.analysis.displayed().layoutReport().layouts.flatMap(\.views).filter { $0.name != "self" }
        return frames.map { $0.frame?.height.map { "\($0.value)" } ?? "?" }
    }

    @Test(
        "One case runs, and in C those behind it up to a break",
        arguments: [
            (
                "switch (i) { case 0: h = 10; break; case kSecond: h = 20; break; default: h = 30; break; }",
                [10, 20, 30, 30]
            ),
            ("switch (i) { case 0: { h = 10; break; } case 1: case 2: { h = 20; break; } }", [10, 20, 20, 1]),
            ("switch (i) { case 1: h = 20; case 2: h = h + 5; break; case 0: h = 10; }", [10, 25, 6, 1]),
            ("switch (i) { default: h = 30; case 2: h = h + 5; }", [35, 35, 6, 35]),
        ])
    func chosen(_ cases: String, expected: [Double]) {
        #expect(heights(cases) == expected.map { "\($0)" })
    }

    @Test(
        "What cannot be told is not known",
        arguments: [
            "switch (i) { case 0: if (self.hidden) break; h = 10; }",
            "switch (i) { case kUnknown: h = 20; break; default: h = 30; }",
            "switch ([self kindAt:i]) { case 0: h = 10; break; default: h = 30; }",
        ])
    func unknown(_ cases: String) {
        #expect(heights(cases).first == "?")
    }

    @Test("A break in a case does not leave the loop")
    func aBreakInACaseDoesNotLeaveTheLoop() {
        #expect(heights("switch (i) { case 0: if (self.hidden) { break; } break; }") == ["1.0", "1.0", "1.0", "1.0"])
    }

    @Test("Swift takes one case, and the next behind a fallthrough")
    func swiftTakesOneCaseAndTheNextBehind() {
        let text = """
            class Card: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    for i in 0..<4 {
                        let v = UIView()
                        addSubview(v)
                        var h: CGFloat = 1
                        switch i {
                        case 0: h = 10
                        case 1, 3:
                            h = 20
                            fallthrough
                        case 2: h += 5
                        default: break
                        }
                        v.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(20); $0.height.equalTo(h) }
                    }
                }
            }
            """
        let shown = DisplayedText(text, .swift).analysis.displayed().layoutReport().layouts.flatMap(\.views)
        #expect(shown.filter { $0.name == "v" }.map { $0.frame?.height?.value } == [10, 25, 6, 25])
    }

    /// The most frequent use: one loop makes all labels of a cell, and its cases give them their names.
    @Test("Labels that a case keeps are known")
    func labelsThatACaseKeepsAreKnown() {
        let text = """
            @interface OfferCell : UITableViewCell
            @end
            @implementation OfferCell {
                UILabel *_titleL, *_priceL;
            }
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
                self = [super initWithStyle:style reuseIdentifier:identifier];
                for (int i = 0; i < 2; i++) {
                    UILabel *label = [[UILabel alloc] init];
                    label.font = [UIFont systemFontOfSize:13];
                    switch (i) {
                        case 0:
                        {
                            _titleL = label;
                            [self.contentView addSubview:_titleL];
                            break;
                        }
                        case 1:
                        {
                            _priceL = label;
                            [self.contentView addSubview:_priceL];
                            break;
                        }
                        default:
                            break;
                    }
                }
                [_titleL mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.contentView).offset(10);
                    make.width.mas_equalTo(100);
                }];
                [_priceL mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.width.equalTo(_titleL);
                    make.top.equalTo(_titleL.mas_bottom).offset(4);
                    make.bottom.equalTo(self.contentView).offset(-10);
                }];
                return self;
            }
            @end
            """
        let shown = DisplayedText(text, .objectiveC)
        #expect(shown.frame("_titleL", of: "OfferCell") == "(10, 10, 100, ≈ 16)")
        #expect(shown.frame("_priceL", of: "OfferCell") == "(10, ≈ 30, 100, ≈ 16)")
    }
}
