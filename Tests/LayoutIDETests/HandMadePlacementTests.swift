// Views that code places by constraints of its own, without a library: something is called missing where all of it is seen.

import LayoutIDE
import SourceText
import Testing

@Suite struct HandMadePlacementTests {
    private func missing(_ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { ["ambiguous-position", "ambiguous-size"].contains($0.rule) }.map(\.message)
    }

    private func panel(_ body: String, methods: String = "") -> String {
        """
        class Panel: UIView {
            private let dot = UIView()
            private let title = UILabel()
            private let row = UIStackView()
            private var top: NSLayoutConstraint?
            override init(frame: CGRect) {
                super.init(frame: frame)
                dot.backgroundColor = .black
                \(body)
            }
            \(methods)
        }
        """
    }

    private let mask = "dot.translatesAutoresizingMaskIntoConstraints = false"
    private let added = "addSubview(dot)"
    private let size = "dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8)"
    private let start = "dot.leadingAnchor.constraint(equalTo: leadingAnchor)"
    private let above = "dot.topAnchor.constraint(equalTo: topAnchor)"

    private func set(_ more: String = "") -> String {
        "\(mask)\n\(added)\nNSLayoutConstraint.activate([\(start), \(size)])\n\(more)"
    }

    @Test(
        "A view of which everything is seen and one axis is left open",
        arguments: [
            "", "dot.isHidden = true", "dot.layer.cornerRadius = 4", "dot.setNeedsLayout()",
            "title.text = \"a\"",
        ])
    func open(_ more: String) {
        #expect(missing(panel(set(more))) == ["`dot.y` is ambiguous. Pin `top` or `centerY`."])
    }

    @Test(
        "However the constraints are switched on",
        arguments: [
            "\(Self.lines(", ")).forEach { $0.isActive = true }",
            "let made = \(Self.lines(", "))\nNSLayoutConstraint.activate(made)",
            "addConstraints(\(Self.lines(", ")))",
        ])
    func activated(_ lines: String) {
        #expect(missing(panel("\(mask)\n\(added)\n\(lines)")).count == 1)
    }

    private static func lines(_ separator: String) -> String {
        let all = [
            "dot.leadingAnchor.constraint(equalTo: leadingAnchor)", "dot.widthAnchor.constraint(equalToConstant: 8)",
            "dot.heightAnchor.constraint(equalToConstant: 8)",
        ]
        return "[" + all.joined(separator: separator) + "]"
    }

    @Test("A list of views whose masks a loop switches off")
    func loop() {
        for loop in [
            "for view in [dot, title] { view.translatesAutoresizingMaskIntoConstraints = false; addSubview(view) }",
            "[dot, title].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }",
        ] {
            #expect(missing(panel("\(loop)\nNSLayoutConstraint.activate([\(start), \(size)])")).count == 1)
        }
    }

    @Test("A size that nothing gives")
    func openSize() {
        let body = """
            \(mask)
            addSubview(dot)
            title.translatesAutoresizingMaskIntoConstraints = false
            dot.addSubview(title)
            NSLayoutConstraint.activate([
                \(start), \(above), dot.widthAnchor.constraint(equalToConstant: 8),
                title.leadingAnchor.constraint(equalTo: dot.leadingAnchor), title.topAnchor.constraint(equalTo: dot.topAnchor),
            ])
            """
        #expect(missing(panel(body)) == ["`dot.height` is ambiguous. Pin `height` or a second vertical edge."])
        #expect(
            missing(panel(body + "\ntitle.bottomAnchor.constraint(equalTo: dot.bottomAnchor).isActive = true")).isEmpty)
    }

    @Test("The value of a property's own initializer is not handed on")
    func ownInitializer() {
        func text(_ result: String, _ methods: String = "") -> String {
            """
            class Panel: UIView {
                private lazy var dot: UIView = {
                    let dot = UIView()
                    dot.translatesAutoresizingMaskIntoConstraints = false
                    \(result)
                }()
                func setUp() {
                    addSubview(dot)
                    NSLayoutConstraint.activate([\(start), \(size)])
                }
                \(methods)
            }
            """
        }
        #expect(missing(text("return dot")).count == 1)
        #expect(missing(text("return dot", "func mark() -> UIView { return dot }")).isEmpty)
        #expect(missing(text("return dot", "lazy var other: UIView = {\nreturn dot\n}()")).isEmpty)
        let block = text("return dot").replacing("NSLayoutConstraint.activate([\(start), \(size)])", with: "BLOCK")
        #expect(
            missing(block.replacing("BLOCK", with: "dot.snp.makeConstraints { $0.left.equalToSuperview() }")).count == 1
        )
    }

    @Test(
        "What something unseen may place is silent",
        arguments: [
            // Helpers, libraries, operators.
            "dot.fillVertically()", "dot.anchor(top: topAnchor)", "dot.pin.top()", "dot.easy.layout(Top(4))",
            "dot.autoPinEdge(toSuperviewEdge: .top)", "Layout.place(dot)", "place([dot])", "dot.topAnchor == topAnchor",
            "constrain(dot, self) { dot, me in dot.top == me.top }", "align(dot.topAnchor, topAnchor)",
            "header.accessory = dot", "keep([\"dot\": dot])", "place(self)\ndot.stretch()",
            // Constraints that are not read.
            "dot.topAnchor.constraint(equalTo: edge()).isActive = true",
            "edge().constraint(equalTo: dot.topAnchor).isActive = true",
            "let made = dot.topAnchor.constraint(equalTo: topAnchor)\nkeep(made)",
            "top = dot.topAnchor.constraint(equalTo: topAnchor)",
            "NSLayoutConstraint(item: dot, attribute: kind, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0).isActive = true",
            "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: [\"dot\": dot]))",
            // Code that may run.
            "if wide { dot.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
            "later = { [weak self] in self?.dot.topAnchor.constraint(equalTo: top).isActive = true }",
            "func move() { dot.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
            "for view in subviews { view.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
            // Frames, stacks, masks.
            "dot.frame = box", "dot.center.y = 4", "row.addArrangedSubview(dot)",
            "dot.translatesAutoresizingMaskIntoConstraints = true",
            "dot.autoresizingMask = [.flexibleHeight]",
            // The other end.
            "title.translatesAutoresizingMaskIntoConstraints = false\naddSubview(title)\n"
                + "title.topAnchor.constraint(equalTo: topAnchor).isActive = true\n"
                + "title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n"
                + "title.centerYAnchor.constraint(equalTo: dot.centerYAnchor).isActive = true",
        ])
    func unseen(_ more: String) {
        #expect(missing(panel(set(more))).isEmpty)
    }

    @Test(
        "Code of other methods counts, too",
        arguments: [
            "func move() { dot.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
            "func move() { dot.moveUp() }", "func give() -> UIView { dot }",
            "override func layoutSubviews() { super.layoutSubviews()\ndot.frame.origin.y = 4 }",
            "var wide = false { didSet { dot.topAnchor.constraint(equalTo: topAnchor).isActive = wide } }",
            "func show(in other: UIView) { other.addSubview(dot) }",
            "func place() { dot.snp.makeConstraints { $0.top.equalToSuperview() } }",
        ])
    func methods(_ methods: String) {
        #expect(missing(panel(set(), methods: methods)).isEmpty)
    }

    @Test(
        "Without a mask that is switched off for certain the frame places the view",
        arguments: [
            "", "if wide { dot.translatesAutoresizingMaskIntoConstraints = false }",
            "dot.translatesAutoresizingMaskIntoConstraints = flag",
            "other.translatesAutoresizingMaskIntoConstraints = false",
        ])
    func masks(_ line: String) {
        #expect(missing(panel("\(line)\n\(added)\nNSLayoutConstraint.activate([\(start), \(size)])")).isEmpty)
    }

    @Test("What happens to the view around it does not say where it lies")
    func movedAround() {
        let body = """
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: topAnchor), title.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            top = title.leadingAnchor.constraint(equalTo: leadingAnchor)
            top?.isActive = true
            \(mask)
            \(added)
            NSLayoutConstraint.activate([
                dot.topAnchor.constraint(equalTo: title.bottomAnchor), dot.widthAnchor.constraint(equalTo: title.widthAnchor),
                dot.heightAnchor.constraint(equalToConstant: 8),
            ])
            """
        let methods = "func move() { top?.constant = 8 }"
        #expect(missing(panel(body, methods: methods)) == ["`dot.x` is ambiguous. Pin `left` or `centerX`."])
        let kept =
            body.replacing("dot.heightAnchor.constraint(equalToConstant: 8),", with: "")
            + "\ntop = dot.heightAnchor.constraint(equalToConstant: 8)\ntop?.isActive = true"
        #expect(missing(panel(kept, methods: methods)).isEmpty)
    }

    @Test("A helper whose body is seen places the view")
    func helper() {
        let body = set("dot.moveUp()")
        let up = """

            extension UIView {
                func moveUp() {
                    guard let superview else { return }
                    topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
                }
            }
            """
        #expect(missing(panel(body) + up).isEmpty)
    }

    @Test("Objective-C: activation, masks, unread helpers")
    func objectiveC() {
        func text(_ more: String) -> String {
            """
            @interface PNPanel : UIView
            @end
            @implementation PNPanel {
                UIView *_dot;
            }
            - (void)setUp {
                _dot = [[UIView alloc] init];
                _dot.backgroundColor = UIColor.blackColor;
                _dot.translatesAutoresizingMaskIntoConstraints = NO;
                [self addSubview:_dot];
                [NSLayoutConstraint activateConstraints:@[
                    [_dot.leadingAnchor constraintEqualToAnchor:self.leadingAnchor],
                    [_dot.widthAnchor constraintEqualToConstant:8],
                ]];
                [_dot.heightAnchor constraintEqualToConstant:8].active = YES;
                \(more)
            }
            @end
            """
        }
        #expect(missing(text(""), .objectiveC).count == 1)
        for more in [
            "[_dot autoPinEdgeToSuperviewEdge:ALEdgeTop];", "[self place:_dot];",
            "[_dot.topAnchor constraintEqualToAnchor:self.topAnchor].active = YES;",
            "self.top = [_dot.topAnchor constraintEqualToAnchor:self.topAnchor];",
            "[_dot setTranslatesAutoresizingMaskIntoConstraints:YES];",
            "[self addConstraint:[NSLayoutConstraint constraintWithItem:_dot attribute:NSLayoutAttributeTop relatedBy:0 toItem:self attribute:NSLayoutAttributeTop multiplier:1 constant:0]];",
        ] {
            #expect(missing(text(more), .objectiveC).isEmpty, "\(more)")
        }
    }
}
