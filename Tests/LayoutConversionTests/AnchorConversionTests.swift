import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

/// What a text is after conversion, and why blocks of it were left.
struct Converted {
    var text: String
    var left: [LeftReason]
    var proven: Int

    init(_ source: String, _ dialect: Dialect, to target: ConversionTarget) {
        let tree = SyntaxTree.parse(SourceText(source), dialect: dialect)
        let document = LayoutDocument.evaluate(tree)
        let conversion = Converter(document, options: EvaluationOptions(), ConversionRequest(to: target)).run()
        text = tree.text.applying(conversion.edits).string
        proven = conversion.blocks.count { $0.isProven }
        left = conversion.blocks.compactMap { if case .left(let reason) = $0.outcome { reason } else { nil } }
    }
}

@Suite("SnapKit and Masonry become anchors")
struct AnchorConversionTests {
    @Test("A return that only ends the closure does not leave it", arguments: [false, true])
    func returned(isLast: Bool) {
        let block = """
            title.snp.makeConstraints { (make) -> Void in
                        make.height.equalTo(8)
                        \(isLast ? "return" : "if width > 4 { return }\n            make.width.equalTo(4)")
                    }
                    box.layoutIfNeeded()
            """
        let converted = Converted(controller(block), .swift, to: .anchors)
        guard isLast else {
            #expect(converted.text == controller(block))
            return
        }
        #expect(
            converted.text
                == controller(
                    """
                    title.translatesAutoresizingMaskIntoConstraints = false
                            title.heightAnchor.constraint(equalToConstant: 8).isActive = true
                            box.layoutIfNeeded()
                    """))
    }

    @Test("A block becomes one activation, with the signs of its insets")
    func block() {
        let converted = Converted(
            """
            import SnapKit

            final class Card: UIView {
                private let title = UILabel()
                private let gap: CGFloat = 8

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    // The title.
                    title.snp.makeConstraints { make in
                        make.leading.trailing.equalToSuperview().inset(16) // both sides
                        // from above
                        make.top.equalTo(safeAreaLayoutGuide.snp.top).offset(gap)
                        make.height.greaterThanOrEqualTo(20).priority(.high)
                        make.bottom.lessThanOrEqualTo(self).inset(gap + 1)
                    }
                }
            }

            """, .swift, to: .anchors)
        #expect(
            converted.text == """
                import UIKit

                final class Card: UIView {
                    private let title = UILabel()
                    private let gap: CGFloat = 8

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(title)
                        // The title.
                        title.translatesAutoresizingMaskIntoConstraints = false
                        let titleHeightConstraint = title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
                        titleHeightConstraint.priority = .defaultHigh
                        NSLayoutConstraint.activate([
                            // both sides
                            title.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
                            title.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16),
                            // from above
                            title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: gap),
                            titleHeightConstraint,
                            title.bottomAnchor.constraint(lessThanOrEqualTo: self.bottomAnchor, constant: -(gap + 1))
                        ])
                    }
                }

                """)
        #expect(converted.left.isEmpty)
    }

    @Test("Masonry becomes anchors of Objective-C")
    func objectiveC() {
        let converted = Converted(
            """
            @implementation Card
            - (void)setUp {
                [self addSubview:self.title];
                [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self).insets(UIEdgeInsetsMake(1, kGap, 3, 4));
                    if (self.isWide) {
                        make.width.mas_equalTo(kWide + 2).priorityLow();
                    }
                }];
            }
            @end

            """, .objectiveC, to: .anchors)
        #expect(
            converted.text == """
                @implementation Card
                - (void)setUp {
                    [self addSubview:self.title];
                    self.title.translatesAutoresizingMaskIntoConstraints = NO;
                    [NSLayoutConstraint activateConstraints:@[
                        [self.title.leftAnchor constraintEqualToAnchor:self.leftAnchor constant:kGap],
                        [self.title.rightAnchor constraintEqualToAnchor:self.rightAnchor constant:-4],
                        [self.title.topAnchor constraintEqualToAnchor:self.topAnchor constant:1],
                        [self.title.bottomAnchor constraintEqualToAnchor:self.bottomAnchor constant:-3]
                    ]];
                    if (self.isWide) {
                        NSLayoutConstraint *titleWidthConstraint = [self.title.widthAnchor constraintEqualToConstant:kWide + 2];
                        titleWidthConstraint.priority = UILayoutPriorityDefaultLow;
                        titleWidthConstraint.active = YES;
                    }
                }
                @end

                """)
        #expect(converted.left.isEmpty)
    }
}

/// A controller of Swift whose `viewDidLoad` is `code`; `box` is in its view, `title` in `box`.
func controller(_ code: String) -> String {
    """
    final class Screen: UIViewController {
        private let box = UIView()
        private let title = UILabel()
        private let icon = UIImageView()
        private var height: Constraint?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
            box.addSubview(title)
            box.addSubview(icon)
            \(code)
        }
    }
    """
}

@Suite("What is not converted says why")
struct LeftBlockTests {
    @Test(
        "A block is left where something about it is not certain",
        arguments: [
            ("title.snp.makeConstraints { $0.top.equalTo(somebody.header) }", "unknown"),
            ("tune(height); title.snp.makeConstraints { height = $0.height.equalTo(4).constraint }", "kept"),
            ("title.snp.makeConstraints { make in let a = 4; make.top.equalTo(box).offset(a) }", "statement"),
            ("title.snp.makeConstraints { make in tune(make) }", "statement"),
            (
                "title.snp.makeConstraints { $0.top.equalTo(box).offset(2); $0.left.equalTo(box).inset(kAll) }",
                "kindOfNumber"
            ),
            (
                "title.snp.makeConstraints { $0.width.equalTo(9).multipliedBy(ratio()) ; $0.height.equalTo(box).multipliedBy(ratio()) }",
                "unknown"
            ),
            ("somebody().view.snp.makeConstraints { $0.top.equalTo(box) }", "unknown"),
            (
                "title.snp.makeConstraints { [weak self] make in guard let self else { return }; make.top.equalTo(self.box) }",
                "statement"
            ),
        ])
    func left(code: String, reason: String) {
        let converted = Converted(controller(code), .swift, to: .anchors)
        #expect(converted.left.count == 1)
        #expect(converted.left.first.map { "\($0)".hasPrefix(reason) } ?? false, "\(converted.left)")
        #expect(converted.text == controller(code))
    }

    @Test(
        "What stands for the same number stays itself, whatever it is",
        arguments: [
            ("$0.left.equalTo(box).offset(wide ? 8 : 4)", "constant: wide ? 8 : 4", true),
            ("$0.right.equalTo(box).inset(4)", "constant: -4", true),
            ("$0.right.equalTo(box).offset(-4)", "constant: -4", true),
            ("$0.top.equalTo(icon.snp.bottom).inset(4)", "constant: -4", true),
            ("$0.width.equalTo(box).inset(4)", "constant: -8", true),
            ("$0.width.equalTo(box).multipliedBy(0.5)", "multiplier: 0.5", true),
            ("$0.width.equalTo(box).dividedBy(2)", "multiplier: 1.0 / 2", true),
            (
                "$0.height.equalTo(title.snp.width).multipliedBy(9.0 / 16)", "title.widthAnchor, multiplier: 9.0 / 16",
                true
            ),
            ("$0.centerX.equalTo(box).multipliedBy(0.5)", "attribute: .centerX, multiplier: 0.5, constant: 0)", true),
            ("$0.leading.equalTo(box.snp.leadingMargin)", "box.layoutMarginsGuide.leadingAnchor", true),
            ("$0.size.equalTo(CGSize(width: 4, height: 6))", "heightAnchor.constraint(equalToConstant: 6)", true),
            (
                "$0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                "bottomAnchor, constant: -3", true
            ),
            ("$0.height.equalTo(4).priority(999)", "UILayoutPriority(999)", true),
            ("$0.top.equalTo(box).offset(kGap)", "constant: CGFloat(kGap)", true),
            ("$0.top.equalTo(box).offset(9 / 16)", "", false),
        ])
    func numbers(chain: String, expected: String, isProven: Bool) {
        let converted = Converted(controller("title.snp.makeConstraints { \(chain) }"), .swift, to: .anchors)
        #expect((converted.proven == 1) == isProven, "\(converted.text)")
        if isProven { #expect(converted.text.contains(expected), "\(converted.text)") }
    }

    @Test("The same twice is once; what only looks the same is not")
    func twice() {
        let converted = Converted(
            controller(
                """
                title.snp.makeConstraints { make in
                    make.left.right.equalTo(box)
                    make.top.equalTo(box)
                    make.left.equalTo(box)
                    make.top.equalTo(box).priority(.high)
                }
                """), .swift, to: .anchors)
        #expect(converted.proven == 1)
        #expect(converted.text.components("title.leftAnchor.constraint(") == 1)
        #expect(converted.text.components("title.topAnchor.constraint(") == 2)
    }

    @Test(
        "A member of a type of the text is what that type says, whatever others have under its name",
        arguments: [
            ("static let gap: CGFloat = side()", "constant: Metrics.gap)"),
            ("static let gap = Int(side())", "constant: CGFloat(Metrics.gap))"),
            ("static var gap: CGFloat?", "constant: CGFloat(Metrics.gap))"),
        ])
    func members(member: String, expected: String) {
        let converted = Converted(
            """
            final class Card: UIView {
                struct Metrics { \(member) }
                struct Other { static let gap: Int = 4; let gap: CGFloat }
                let title = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.snp.makeConstraints { $0.top.equalToSuperview().offset(Metrics.gap) }
                }
            }
            """, .swift, to: .anchors)
        #expect(converted.proven == 1, "\(converted.left)")
        #expect(converted.text.contains(expected), "\(converted.text)")
    }

    /// The blocks of one version have scenarios for the method and for the condition in it, the anchors of the other none.
    @Test(
        "What a method makes once, or under a condition, is proven",
        arguments: ["if (!_mark) {", "if ([item isGif]) {", "if ([item isGif]) { if (!_mark) {"])
    func conditions(condition: String) {
        let converted = Converted(
            """
            @interface Tile : UICollectionViewCell
            @property (nonatomic, strong) UIImageView *mark;
            @property (nonatomic, strong) UIImageView *picture;
            @end
            @implementation Tile
            - (void)setItem:(Item *)item {
                \(condition)
                    _mark = [UIImageView new];
                    [self.picture addSubview:_mark];
                    [_mark mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.right.bottom.equalTo(self.picture).offset(-4);
                    }];
                }\(condition.hasSuffix("{ if (!_mark) {") ? " }" : "")
            }
            @end
            """, .objectiveC, to: .anchors)
        #expect(converted.proven == 1, "\(converted.left)")
    }

    @Test("A macro of which the value is not seen is put in parentheses behind a sign: it may be a sum")
    func macros() {
        let converted = Converted(
            """
            #define kOne 8
            #define kSum 4 + 4
            @implementation Card
            - (void)setUp {
                [self addSubview:self.title];
                [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.right.equalTo(self).inset(kOne);
                    make.bottom.equalTo(self).inset(kSum);
                    make.trailing.equalTo(self).insets(UIEdgeInsetsMake(0, 0, 0, kOther));
                    make.width.mas_equalTo(SCREEN_Width);
                }];
            }
            @end
            """, .objectiveC, to: .anchors)
        #expect(converted.proven == 1, "\(converted.left)")
        for expected in ["constant:-kOne]", "constant:-(kSum)]", "constant:-(kOther)]", "ToConstant:SCREEN_Width]"] {
            #expect(converted.text.contains(expected), "\(converted.text)")
        }
    }

    @Test("The object goes by its own name, also where a property keeps it")
    func ownName() {
        let converted = Converted(
            """
            class Field: UITextField {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                    self.delegate = self
                }
            }
            """, .swift, to: .anchors)
        #expect(converted.proven == 1)
        #expect(converted.text.contains("equalTo: self.topAnchor"), "\(converted.text)")
    }

    @Test("A line that would be too long has an argument a line")
    func longLines() {
        let long = "self.appearance.horizontalInsetsOfTheWholeScreen.left + self.appearance.additionalInset"
        let converted = Converted(
            """
            final class Screen: UIView {
                private let box = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.snp.makeConstraints { make in
                        make.top.equalToSuperview()
                        make.leading.equalToSuperview().offset(\(long)) // far
                    }
                }
            }

            """, .swift, to: .anchors)
        #expect(
            converted.text.contains(
                """
                        NSLayoutConstraint.activate([
                            box.topAnchor.constraint(equalTo: self.topAnchor),
                            box.leadingAnchor.constraint(
                                equalTo: self.leadingAnchor,
                                constant: CGFloat(\(long))
                            ) // far
                        ])
                """), "\(converted.text)")
        #expect(converted.proven == 1)
    }

    @Test("What the code says of autoresizing masks is not said again, unless it stands below or elsewhere")
    func masks() {
        let line = "title.translatesAutoresizingMaskIntoConstraints = false"
        let block = "title.snp.makeConstraints { $0.top.equalTo(box) }"
        func count(_ code: String) -> Int {
            let converted = Converted(controller(code), .swift, to: .anchors)
            #expect(converted.proven == 1)
            return converted.text.split(separator: line).count - 1
        }
        #expect(count("\(line)\n        \(block)") == 1)
        #expect(count("\(block)") == 1)
        #expect(count("\(block)\n        \(line)") == 2)
        #expect(count("if isWide {\n            \(line)\n        }\n        \(block)") == 2)
        #expect(count("box.translatesAutoresizingMaskIntoConstraints = false\n        \(block)") == 1)
    }
}

extension String {
    /// How often a part stands in it.
    fileprivate func components(_ part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
