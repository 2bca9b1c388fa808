// What mutants are made of: a few short texts for each reader, and what its texts are made of.

import LayoutFamilies

extension FuzzTarget {
    /// Texts that the reader takes.
    package var seeds: [String] {
        switch self {
        case .parseMasonry, .analyseMasonry:
            [
                """
                view card {
                    view title { text "a" }
                    guide g
                }
                let gap = 8 * 2
                card.makeConstraints {
                    make.edges.equalTo(superview).inset(gap)
                    make.width.equalTo(10).priority(750)
                    make.width.equalTo(20)
                }
                state open { title.updateConstraints { make.top.equalTo(card).offset(1e3) } }
                expect title.width == 20

                """,
                """
                screen "a" 320 x 480
                [card mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.mas_equalTo(@8); }];

                """,
            ]
        case .parseObjectiveC, .analyseObjectiveC:
            [
                """
                #import "Masonry.h"
                #define GAP (8 + 2)
                static const CGFloat kGap = 8.f;
                @interface Card : UIView
                @property (nonatomic) UILabel *title;
                @end
                @implementation Card
                - (instancetype)initWithFrame:(CGRect)frame {
                    self = [super initWithFrame:frame];
                    if (self) { [self addSubview:self.title]; }
                    [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self).offset(GAP);
                        make.width.mas_equalTo(kGap).priorityHigh();
                    }];
                    return self;
                }
                - (UILabel *)title { if (!_title) { _title = [[UILabel alloc] init]; } return _title; }
                @end

                """
            ]
        case .parseSwift, .analyseSwift, .keptIndex:
            [
                """
                import SnapKit
                private let gap: CGFloat = 8
                enum Metrics { static let side = gap * 2 }
                final class Card: UIView {
                    private lazy var title: UILabel = { let l = UILabel(); l.text = "a\\(1)"; return l }()
                    init(compact: Bool) {
                        super.init(frame: .zero)
                        [title].forEach(addSubview)
                        title.snp.makeConstraints { make in
                            make.leading.trailing.equalToSuperview().inset(Metrics.side)
                            if compact { make.height.equalTo(36) } else { make.height.equalTo(44).priority(.low) }
                        }
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }

                """
            ]
        case .solver:
            [
                "\u{3}\u{0}\u{1}\u{2}\u{5}\u{1}\u{0}\u{1}\u{0}d\u{0}\u{1}\u{1}\u{2}\u{1}\u{0}P"
                    + "\u{1}\u{20}\u{2}\u{1}\u{1}\u{2}\u{2}\u{1}\u{1}\u{9}\u{0}"
            ]
        case .json: ["{\"jsonrpc\":\"2.0\",\"id\":1,\"params\":[1.5e3,-0,\"\\u00e9\\ud83d\\ude00\",null,true,{}]}"]
        case .frames:
            [
                "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\nContent-Type: a; charset=utf-8\r\n\r\n[1]",
                "Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n[]",
            ]
        case .configuration:
            [
                """
                // a
                {
                  rules: { "unlaid-view": "off", 'b': { severity: 'error', option: 0x1F } },
                  screens: ["iPhone15", { name: 'a', width: 1e2, height: +.5 }],
                  exclude: ["a/**"], maximumFileSize: "16 MiB", /* c */ preset: "strict",
                }

                """
            ]
        case .baseline:
            [
                """
                {"version": 1,
                 "findings": [
                  {"file": "a.m", "rule": "unlaid-view", "text": "x\\n", "fingerprint": "0123456789abcdef"}
                ]}

                """
            ]
        case .image:
            [
                "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 24.5 20] /Contents 2 0 R >>\nendobj\n",
                "<svg xmlns=\"a\" width=\"24\" height='20px' viewBox=\"0 0 48 40\"><path d=\"M0 0\"/></svg>",
                "GIF89a\u{14}\u{1}\u{1e}\u{0}",
                #"""
                {"images": [
                  {"filename": "b2.png", "idiom": "universal", "scale": "2x"},
                  {"filename": "d.png", "idiom": "iphone", "appearances": [{"appearance": "luminosity"}]}
                 ], "properties": {"provides-namespace": true}}

                """#,
            ]
        case .ignorePattern:
            ["!**/a*[b-d!]?\\x/**\nx/abc/y.swift", "*.generated.swift\na/b.generated.swift", "/a/\na/b"]
        case .visualFormat:
            ["H:|-[a(==b@750,>=m)]-(m@20)-[b(50)]-|", "V:|[a]-(>=8,<=m)-[b]->=2-|", "[a(<=m)][b(a)]-0.5e1-|"]
        case .log:
            [
                """
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint:0x1 V:|-(16)-[UIImageView:0xa]   (active, names: '|':App.Card:0xc )>",
                    "<SnapKit.LayoutConstraint:0x2@Card.swift#10 UIImageView:0xa.height == 76.0>",
                    "<MASLayoutConstraint:0x3 UILabel:b.bottom == App.Card:0xc.bottom * 0.5 - 16 @750>",
                    "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' App.Card:0xc.height == 90   (active)>"
                )

                Will attempt to recover by breaking constraint
                <SnapKit.LayoutConstraint:0x2@Card.swift#10 UIImageView:0xa.height == 76.0>

                """,
                """
                *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'couldn't find a common superview for <UIView: 0x1; frame = (0 0; 1 1)> and <UIView: 0x2>'
                UIWindow:0x1 - AMBIGUOUS LAYOUT for UILabel:0x2.minX{id: 5}

                """,
            ]
        }
    }

    /// What is put into the middle of texts.
    private static let pieces = [
        "{", "}", "(", ")", "[", "]", "\"", "'", "\\", "/*", "*/", "//", "\n", "\r\n", "\u{0}", "é", "🙂", "<", ">", "@",
        "#", "##\"", "#if a\n", "#endif\n", "\"\"\"", "\\(", "^{", "0x", "1e999", "-9223372036854775808", "NaN", ".",
        ",",
        ":", ";", "==", ">=", "|", "-", "*", "**", "!", "?", "make.", ".snp.", "self", "view a {", "\u{FEFF}",
        "\\u{110000}", "\\ud800", "Content-Length: 99",
    ].map { Array($0.utf8) }

    /// A seed with up to eight changes, now and then of two seeds.
    package func mutant(_ generator: inout SeededGenerator) -> [UInt8] {
        let all = seeds
        var bytes = Array(all[generator.integer(0...all.count - 1)].utf8)
        for _ in 0..<generator.integer(1...8) {
            let place = generator.integer(0...bytes.count)
            let end = min(bytes.count, place + generator.integer(1...40))
            switch generator.integer(0...6) {
            case 0, 1: bytes.insert(contentsOf: Self.pieces[generator.integer(0...Self.pieces.count - 1)], at: place)
            case 2: bytes.removeSubrange(place..<end)
            case 3: if place < bytes.count { bytes[place] = UInt8(generator.integer(0...255)) }
            case 4: if place < bytes.count { bytes[place] ^= 1 << UInt8(generator.integer(0...7)) }
            case 5:
                let copy = Array(bytes[place..<end])
                bytes.insert(contentsOf: copy, at: generator.integer(0...bytes.count))
            default:
                let other = Array(all[generator.integer(0...all.count - 1)].utf8)
                let start = generator.integer(0...other.count)
                bytes.insert(contentsOf: other[start..<min(other.count, start + generator.integer(1...80))], at: place)
            }
        }
        return bytes
    }

    /// One mutant of a seed, made and read. What is wrong about it, with the bytes.
    package func attempt(seed: UInt64) -> (problem: String, bytes: [UInt8])? {
        var generator = SeededGenerator(seed: seed)
        let bytes = mutant(&generator)
        return problem(with: bytes).map { ($0, bytes) }
    }
}
