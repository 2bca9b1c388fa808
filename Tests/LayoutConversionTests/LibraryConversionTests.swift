import LayoutConversion
import MasonrySyntax
import Testing

@Suite("Constraints without a library become blocks")
struct LibraryConversionTests {
    @Test("Anchors become one block for each view, with insets and without the lines that a block makes needless")
    func anchors() {
        let converted = Converted(
            controller(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        icon.translatesAutoresizingMaskIntoConstraints = false
                        let titleWidth = title.widthAnchor.constraint(equalToConstant: 40)
                        titleWidth.priority = .defaultLow
                        NSLayoutConstraint.activate([
                            title.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
                            title.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
                            // below
                            icon.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                            titleWidth
                        ])
                """), .swift, to: .snapKit)
        #expect(
            converted.text
                == controller(
                    """
                    title.snp.makeConstraints { make in
                                make.leading.trailing.equalToSuperview().inset(8)
                                make.width.equalTo(40).priority(.low)
                            }
                            icon.snp.makeConstraints { make in
                                // below
                                make.top.equalTo(title.snp.bottom).offset(4)
                            }
                    """))
        #expect(converted.proven == 1)
    }

    @Test(
        "Where code looks for constraints they stay where they are, and a format does not lose a number that changes",
        arguments: [
            "view.constraints.first?.isActive = true",
            "title.superview?.constraints.forEach { if $0.firstItem === title { $0.constant = 4 } }",
            "}\n}\nextension Screen {\nfunc find() { _ = view.constraints",
        ])
    func lookups(_ code: String) {
        func source(_ making: String) -> String {
            controller("title.translatesAutoresizingMaskIntoConstraints = false\n" + making + "\n" + code)
        }
        let added = source("view.addConstraint(title.topAnchor.constraint(equalTo: box.topAnchor, constant: 8))")
        let converted = Converted(added, .swift, to: .snapKit)
        #expect(converted.text == added)
        let isLookup = converted.left.contains { if case .lookedUp = $0 { true } else { false } }
        #expect(isLookup, "\(converted.left)")
        // A block installs it where `isActive` does, and as it is.
        let active = source("title.topAnchor.constraint(equalTo: box.topAnchor, constant: 8).isActive = true")
        #expect(Converted(active, .swift, to: .snapKit).proven == 1)
    }

    @Test("A file of two spaces stays one, and an import keeps the comment behind it")
    func style() {
        let source = """
            #import <UIKit/UIKit.h>  // For views

            @implementation Card
            - (void)setUp {
              UIView *box = [UIView new];
              box.translatesAutoresizingMaskIntoConstraints = NO;
              [self addSubview:box];
              if (self.isWide) {
                [box.widthAnchor constraintEqualToConstant:8].active = YES;
              }
            }
            @end

            """
        let expected = """
            #import <UIKit/UIKit.h>  // For views
            #import <Masonry/Masonry.h>

            @implementation Card
            - (void)setUp {
              UIView *box = [UIView new];
              box.translatesAutoresizingMaskIntoConstraints = NO;
              [self addSubview:box];
              if (self.isWide) {
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                  make.width.mas_equalTo(8);
                }];
              }
            }
            @end

            """
        #expect(Converted(source, .objectiveC, to: .masonry).text == expected)
    }

    @Test("The dictionaries of formats go with the last of these")
    func dictionaries() {
        let code = """
            title.translatesAutoresizingMaskIntoConstraints = false
                    box.backgroundColor = .red

                    let views = ["title": title]
                    let metrics = ["gap": 8]

                    view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-gap-[title]", options: [], metrics: metrics, views: views))
            """
        let converted = Converted(controller(code), .swift, to: .snapKit)
        #expect(
            converted.text
                == controller(
                    """
                    box.backgroundColor = .red

                            title.snp.makeConstraints { make in
                                make.top.equalToSuperview().offset(8)
                            }
                    """))
        let used = Converted(controller(code + "\n        print(views, metrics)"), .swift, to: .snapKit)
        #expect(used.text.contains("let views = ") && used.text.contains("let metrics = ") && used.proven == 1)
    }

    private func format(_ metrics: String, _ format: String) -> Converted {
        Converted(
            controller(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        let gap: CGFloat = 8
                        let views = ["title": title]
                        let metrics: [String: Any] = [\(metrics)]
                        NSLayoutConstraint.activate(
                            NSLayoutConstraint.constraints(
                                withVisualFormat: "\(format)", options: [], metrics: metrics, views: views))
                """), .swift, to: .snapKit)
    }

    @Test("A visual format keeps the words that its metrics have, with the signs and priorities of the format")
    func metrics() {
        let converted = format(
            "\"gap\": gap, \"low\": 400, \"wide\": 2 * gap", "H:|-gap-[title(>=wide@low)]-(>=gap)-|")
        #expect(
            converted.text
                == controller(
                    """
                    let gap: CGFloat = 8
                            title.snp.makeConstraints { make in
                                make.leading.equalToSuperview().offset(gap)
                                make.trailing.lessThanOrEqualToSuperview().offset(-gap)
                                make.width.greaterThanOrEqualTo(2 * gap).priority(400)
                            }
                    """), "\(converted.text)")
        #expect(converted.proven == 1, "\(converted.left)")
    }

    @Test("Metrics that somebody else gives are not known")
    func metricsOfOthers() {
        let source = controller(
            """
            title.translatesAutoresizingMaskIntoConstraints = false
                    view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[title]", options: [], metrics: Theme.metrics, views: ["title": title]))
            """)
        #expect(Converted(source, .swift, to: .snapKit).text == source)
    }

    @Test("What is said behind the statements of a variable goes with it, and so do their lines")
    func commentsOfVariables() {
        let converted = Converted(
            controller(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        box.backgroundColor = .red

                        // Lower, for a bar of no width.
                        let leading = title.leadingAnchor.constraint(equalTo: box.leadingAnchor)
                        leading.priority = .defaultHigh // 750

                        let trailing = title.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4)
                        trailing.priority = .defaultHigh

                        NSLayoutConstraint.activate([leading, trailing])
                """), .swift, to: .snapKit)
        #expect(
            converted.text
                == controller(
                    """
                    box.backgroundColor = .red

                            // Lower, for a bar of no width.
                            title.snp.makeConstraints { make in
                                // 750
                                make.leading.equalToSuperview().priority(.high)
                                make.trailing.equalToSuperview().offset(-4).priority(.high)
                            }
                    """))
        #expect(converted.proven == 1)
    }

    @Test("A variable may be called as an attribute is, and a stack view switches the masks of its views off")
    func names() {
        let converted = Converted(
            controller(
                """
                let leading = title.leadingAnchor.constraint(equalTo: box.leadingAnchor)
                        title.translatesAutoresizingMaskIntoConstraints = false
                        NSLayoutConstraint.activate([leading])
                        rows.addArrangedSubview(icon)
                        icon.heightAnchor.constraint(equalToConstant: 4).isActive = true
                        box.heightAnchor.constraint(equalToConstant: 4).isActive = true
                """), .swift, to: .snapKit)
        #expect(converted.text.contains("make.leading.equalToSuperview()"), "\(converted.text)")
        #expect(!converted.text.contains("let leading"))
        #expect(converted.text.contains("icon.snp.makeConstraints"))
        #expect(converted.text.contains("box.heightAnchor.constraint(equalToConstant: 4).isActive = true"))
    }

    @Test("What is kept stays with what makes it active, and the rest becomes a block")
    func kept() {
        let converted = Converted(
            """
            final class Card: UIView {
                private let title = UILabel()
                private var bottom: NSLayoutConstraint?

                func setUp() {
                    addSubview(title)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    bottom = title.bottomAnchor.constraint(equalTo: bottomAnchor)
                    NSLayoutConstraint.activate([
                        title.topAnchor.constraint(equalTo: topAnchor),
                        // May go.
                        bottom!,
                        title.leadingAnchor.constraint(equalTo: leadingAnchor),
                    ])
                }

                func open() { bottom?.constant = 8 }
            }
            """, .swift, to: .snapKit)
        #expect(
            converted.text.contains(
                """
                        title.snp.makeConstraints { make in
                            make.top.leading.equalToSuperview()
                        }
                        // May go.
                        NSLayoutConstraint.activate([bottom!])
                    }
                """), "\(converted.text)")
        #expect(converted.left.isEmpty)
    }

    @Test("What UIKit takes as a number is one, without a word more")
    func numbers() {
        let converted = Converted(
            controller(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        NSLayoutConstraint.activate([
                            title.widthAnchor.constraint(equalToConstant: Style.size(of: .big)),
                            title.topAnchor.constraint(equalTo: box.topAnchor, constant: gap(8)),
                        ])
                """), .swift, to: .snapKit)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("make.width.equalTo(Style.size(of: .big))"), "\(converted.text)")
        #expect(converted.text.contains("make.top.equalToSuperview().offset(gap(8))"))
    }

    @Test("A view of an unknown class is named with its attribute, which tells that it is one")
    func unknownClass() {
        let converted = Converted(
            controller(
                """
                title.translatesAutoresizingMaskIntoConstraints = false
                        title.leadingAnchor.constraint(equalTo: headImageView.leadingAnchor).isActive = true
                """), .swift, to: .snapKit)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("make.leading.equalTo(headImageView.snp.leading)"), "\(converted.text)")
    }

    @Test("The gap that UIKit leaves is no number of the text")
    func systemSpacing() {
        let source = controller(
            """
            title.translatesAutoresizingMaskIntoConstraints = false
                    title.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 1)
                        .isActive = true
            """)
        #expect(Converted(source, .swift, to: .snapKit).text == source)
    }

    @Test("Long forms and visual formats become blocks of Masonry")
    func masonry() {
        let converted = Converted(
            """
            #import <UIKit/UIKit.h>
            @implementation Card
            - (void)setUp {
                UIView *a = [UIView new];
                a.translatesAutoresizingMaskIntoConstraints = NO;
                [self addSubview:a];
                [NSLayoutConstraint activateConstraints:@[
                    [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeWidth multiplier:0.5 constant:0],
                    [a.topAnchor constraintEqualToAnchor:self.topAnchor constant:kGap]
                ]];
                [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-8-[a]" options:0 metrics:nil views:NSDictionaryOfVariableBindings(a)]];
            }
            @end

            """, .objectiveC, to: .masonry)
        #expect(
            converted.text == """
                #import <UIKit/UIKit.h>
                #import <Masonry/Masonry.h>
                @implementation Card
                - (void)setUp {
                    UIView *a = [UIView new];
                    [self addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.width.equalTo(self).multipliedBy(0.5);
                        make.top.equalTo(self).offset(kGap);
                        make.leading.equalTo(self).offset(8);
                    }];
                }
                @end

                """)
        #expect(converted.left.isEmpty, "\(converted.left)")
    }

    @Test("Each statement is compared with the variables it takes, wherever these stand", arguments: [false, true])
    func variables(_ isMixed: Bool) {
        let declarations = [("width", "Width"), ("height", "Height"), ("top", "Top")].map { name, attribute in
            let other = name == "top" ? "toItem:self attribute:NSLayoutAttributeTop" : "toItem:nil attribute:0"
            return
                "    NSLayoutConstraint *\(name) = [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttribute\(attribute) relatedBy:NSLayoutRelationEqual \(other) multiplier:1 constant:9];"
        }
        let first = "    [a addConstraints:@[width, height]];"
        let second = "    [self addConstraints:@[top]];"
        let body =
            isMixed
            ? declarations + ["    self.tag = 3;", second, first]
            : Array(declarations.prefix(2)) + [first, declarations[2], second]
        let text =
            (["@implementation Card", "- (void)setUp {", "    UIView *a = [UIView new];", "    [self addSubview:a];"]
            + ["    a.translatesAutoresizingMaskIntoConstraints = NO;"] + body + ["}", "@end", ""]).joined(
                separator: "\n")
        for target in [ConversionTarget.anchors, .masonry] {
            let converted = Converted(text, .objectiveC, to: target)
            #expect(converted.left.isEmpty, "\(converted.left)")
            #expect(!converted.text.contains("NSLayoutConstraint *"), "\(converted.text)")
        }
    }

    @Test("There and back makes the same constraints")
    func back() {
        let source = controller(
            """
            title.snp.makeConstraints { make in
                        make.left.right.equalToSuperview().inset(8)
                        make.top.equalTo(icon.snp.bottom).offset(4)
                        make.size.equalTo(20).priority(.high)
                    }
            """)
        let there = Converted(source, .swift, to: .anchors)
        let back = Converted(there.text, .swift, to: .snapKit)
        #expect(there.proven == 1 && back.proven == 1, "\(there.text) \(back.left)")
        #expect(back.text == source)
    }

    @Test("A view that is remade elsewhere keeps its anchors: the remake would remove the block's")
    func remade() {
        let code = """
            title.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
                    title.snp.remakeConstraints { $0.left.equalToSuperview() }
            """
        let converted = Converted(controller(code), .swift, to: .snapKit)
        #expect(converted.proven == 0)
        #expect(converted.text == controller(code))
    }
}

@Suite("Blocks that can be said shorter")
struct TidyTests {
    @Test(
        "What goes together is one statement",
        arguments: [
            ("$0.left.right.top.bottom.equalTo(box)", "$0.edges.equalTo(box)"),
            (
                "$0.left.equalToSuperview().offset(8); $0.right.equalToSuperview().offset(-8)",
                "$0.left.right.equalToSuperview().inset(8)"
            ),
            ("$0.top.equalTo(icon); $0.top.equalTo(icon)", "$0.top.equalTo(icon)"),
            ("$0.width.equalTo(8); $0.height.equalTo(8)", "$0.size.equalTo(8)"),
            ("$0.centerX.equalTo(icon); $0.centerY.equalTo(icon)", "$0.center.equalTo(icon)"),
            ("$0.top.equalTo(box).priorityHigh()", "$0.top.equalTo(box).priority(.high)"),
            // SnapKit takes numbers of any type.
            (
                "$0.left.equalTo(box).offset(kGap); $0.right.equalTo(box).offset(-kGap)",
                "$0.left.right.equalTo(box).inset(kGap)"
            ),
        ])
    func shorter(before: String, after: String) {
        let converted = Converted(controller("title.snp.makeConstraints { \(before) }"), .swift, to: .tidy)
        #expect(converted.text == controller("title.snp.makeConstraints { \(after) }"))
    }

    @Test(
        "What says something else, or is short already, stays",
        arguments: [
            "$0.left.equalToSuperview().offset(8); $0.right.equalToSuperview().offset(8)",
            "$0.left.equalTo(box).offset(8); $0.right.equalTo(icon).offset(-8)",
            "$0.width.equalTo(8); $0.height.equalTo(8).priority(.low)",
            "$0.edges.equalTo(box).inset(4)",
            "$0.top.equalTo(icon); $0.left.equalTo(icon)",
            "$0.left.equalTo(box).offset(unknown.left); $0.right.equalTo(box).offset(unknown.right)",
        ])
    func same(chains: String) {
        let source = controller("title.snp.makeConstraints { \(chains) }")
        #expect(Converted(source, .swift, to: .tidy).text == source)
    }

    @Test("A list of views is one statement, and would be several")
    func lists() {
        let source = """
            @implementation Card
            - (void)setUp {
                UIView *one = [UIView new], *two = [UIView new], *three = [UIView new];
                [self addSubview:one];
                [self addSubview:two];
                [self addSubview:three];
                [one mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.width.height.equalTo(@[two, three, @12]);
                }];
            }
            @end
            """
        #expect(Converted(source, .objectiveC, to: .tidy).text == source)
    }
}

@Suite("Long forms and visual formats become anchors")
struct ShortenedTests {
    @Test("A visual format that a view is handed")
    func visualFormat() {
        let converted = Converted(
            controller(
                """
                let views = ["box": box]
                        view.addConstraints(
                            NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[box(40)]", options: [], metrics: nil, views: views))
                        view.addConstraint(
                            NSLayoutConstraint(item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 0.5, constant: 3))
                        NSLayoutConstraint(item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 20).isActive = true
                        box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
                """), .swift, to: .anchors)
        #expect(
            converted.text
                == controller(
                    """
                    NSLayoutConstraint.activate([
                                box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                                box.widthAnchor.constraint(equalToConstant: 40)
                            ])
                            NSLayoutConstraint(item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 0.5, constant: 3).isActive = true
                            box.heightAnchor.constraint(equalToConstant: 20).isActive = true
                            box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
                    """))
        #expect(converted.left.isEmpty, "\(converted.left)")
    }
}

@Suite("Visual formats become anchors")
struct VisualFormatTests {
    @Test("And nothing else does")
    func formats() {
        let converted = Converted(
            """
            final class Card: UIView {
                let title = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[title]", options: [], metrics: nil, views: ["title": title]))
                    NSLayoutConstraint.activate([
                        NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 4)
                    ])
                }
            }

            """, .swift, to: .visualFormatFree)
        #expect(converted.left.isEmpty)
        #expect(converted.proven == 1)
        #expect(converted.text.contains("title.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 8)"))
        #expect(converted.text.contains("NSLayoutConstraint(item: title, attribute: .top"))
    }
}
