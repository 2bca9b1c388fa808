// What depends on numbers that are not known: lengths that are squeezed, heights of cells, sizes of fonts.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("What depends on what is not known") struct UnknownDependentTests {
    /// Code that cannot be read places all of the labels: every made-up number squeezes `_note` to nothing.
    @Test("Where a view stands that ends at one of unknown height is not known")
    func whereAViewStandsThatEndsAtOneOfUnknownHeight() {
        let text = """
            @interface NoteCell : UITableViewCell
            @end
            @implementation NoteCell {
                UIView *_box;
                UILabel *_note, *_mark, *_title;
            }
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
                self = [super initWithStyle:style reuseIdentifier:identifier];
                _box = [UIView new];
                [self.contentView addSubview:_box];
                for (int i = 0; i < 3; i++) {
                    UILabel *label = [UILabel new];
                    switch ([self kindAt:i]) {
                        case 0: _title = label; [_box addSubview:_title]; break;
                        case 1: _mark = label; [_box addSubview:_mark]; break;
                        case 2: _note = label; [_box addSubview:_note]; break;
                    }
                }
                [_title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.contentView).offset(10);
                    make.width.equalTo(@150);
                }];
                [_note mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.contentView).offset(10);
                    make.top.equalTo(_title.mas_bottom).offset(19);
                    make.width.mas_equalTo(340);
                }];
                [_box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.contentView).offset(10);
                    make.top.equalTo(_note.mas_bottom).offset(16);
                    make.width.equalTo(@340);
                    make.bottom.equalTo(self.contentView).offset(-16);
                }];
                [_mark mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(_box).offset(4);
                    make.top.equalTo(_box).offset(15);
                    make.width.equalTo(@330);
                    make.bottom.equalTo(_box).offset(-15);
                }];
                return self;
            }
            @end
            """
        let shown = DisplayedText(text, .objectiveC)
        // It stands above its own superview, by as much as it is high.
        #expect(shown.frame("_note", of: "NoteCell") == "(0, −_note.height − 16, 340, ?)")
    }

    @Test("A cell that sizes itself is as high as what is not known makes it")
    func aCellThatSizesItselfIsAsHighAsWhatIsNotKnown() throws {
        let text = """
            class TagCell: UITableViewCell {
                let store = Store.shared
                let tags = UIView()
                let title = UILabel()
                let note = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(tags)
                    contentView.addSubview(title)
                    contentView.addSubview(note)
                    title.font = .systemFont(ofSize: 13)
                    note.font = .systemFont(ofSize: 13)
                    tags.snp.makeConstraints {
                        $0.top.left.equalToSuperview().offset(10)
                        $0.width.equalTo(100)
                        $0.height.equalTo(store.tagsHeight)
                    }
                    title.snp.makeConstraints {
                        $0.left.width.equalTo(tags)
                        $0.top.equalTo(tags.snp.bottom).offset(8)
                    }
                    note.snp.makeConstraints {
                        $0.left.width.equalTo(tags)
                        $0.top.equalTo(title.snp.bottom).offset(8)
                        $0.bottom.equalToSuperview().offset(-10)
                    }
                }
            }
            """
        let shown = DisplayedText(text, .swift)
        #expect(shown.frame("title", of: "TagCell") == "(10, 18 + store.tagsHeight, 100, ≈ 16)")
        #expect(shown.frame("note", of: "TagCell") == "(10, ≈ 42 + store.tagsHeight, 100, ≈ 16)")
        let notes = shown.analysis.displayed().layoutReport().layouts.flatMap(\.views).compactMap(\.note?.text)
        #expect(notes.contains { $0.contains("as high as its content: 68 + store.tagsHeight") }, "\(notes)")
    }

    private static let labels = """
        @interface Card : UIView
        @end
        @implementation Card {
            UILabel *_title;
        }
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            _title = [UILabel new];
            _title.font = FONT;
            _title.text = self.name;
            [self addSubview:_title];
            [_title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self);
                make.width.mas_equalTo(90);
            }];
            return self;
        }
        @end
        """

    @Test(
        "A font is as large as the screen makes it, also if no constraint asks for the screen",
        arguments: [
            ("[UIFont systemFontOfSize:[UIScreen mainScreen].bounds.size.width / 19.65]", "24"),
            ("TEXT(400 * SCALE)", "24"), ("TEXT(39 + 1)", "48"), ("TWICE(5 + 5)", "?"), ("SAFE(5 + 5)", "24"),
        ])
    func scaledFonts(_ font: String, height: String) {
        let macros = """
            #define SCALE ([UIScreen mainScreen].bounds.size.width / 7860)
            #define TEXT(a) [UIFont systemFontOfSize:a]
            #define TWICE(a) [UIFont systemFontOfSize:a * 2]
            #define SAFE(a) [UIFont systemFontOfSize:(a) * 2]
            """
        let text = Self.labels.replacing("FONT", with: font)
        let expected = height == "?" ? "(0, 0, 90, ?)" : "(0, 0, 90, ≈ \(height))"
        #expect(
            DisplayedText(text, .objectiveC, header: macros).frame("_title", of: "Card") == expected, "in two files")
        #expect(DisplayedText(macros + "\n" + text, .objectiveC).frame("_title", of: "Card") == expected, "in one")
    }
}
