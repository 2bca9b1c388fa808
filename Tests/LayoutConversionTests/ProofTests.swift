@testable import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

/// What a proof must not find the same.
@Suite("A proof compares all that each version makes")
struct ProofTests {
    private func document(_ source: String, _ dialect: Dialect = .swift) -> LayoutDocument {
        LayoutDocument.evaluate(SyntaxTree.parse(SourceText(source), dialect: dialect), options: EvaluationOptions())
    }

    /// Whether two texts make the same as wholes.
    private func areSame(_ one: String, _ other: String, _ dialect: Dialect = .swift) -> Bool {
        let sets = [one, other].map { text in
            ConstraintSets(document(text, dialect), blocks: [], places: PlaceMap([]), remade: [])
        }
        return sets[0].differences(from: sets[1], among: 0..<0).isEmpty
    }

    private func list(_ statements: String) -> String {
        """
        final class List: UIView {
            func row() -> UIView { let row = UIView(); addSubview(row); return row }

            override init(frame: CGRect) {
                super.init(frame: frame)
                let one = row(), two = row()
                let box = UIView()
                addSubview(box)
        \(statements)
            }
        }
        """
    }

    @Test(
        "Of two objects that one line made, a constraint of the second is not that of the first",
        arguments: [
            (
                "box.leftAnchor.constraint(equalTo: one.leftAnchor)",
                "box.leftAnchor.constraint(equalTo: two.leftAnchor)"
            ),
            ("one.heightAnchor.constraint(equalToConstant: 4)", "two.heightAnchor.constraint(equalToConstant: 4)"),
            (
                "one.leftAnchor.constraint(equalTo: box.leftAnchor)",
                "two.leftAnchor.constraint(equalTo: box.leftAnchor)"
            ),
        ])
    func dropped(first: String, second: String) {
        let (one, two) = ("        \(first).isActive = true", "        \(second).isActive = true")
        #expect(areSame(list(one + "\n" + two), list(one + "\n" + two)))
        #expect(!areSame(list(one + "\n" + two), list(one)))
        #expect(!areSame(list(one), list(one + "\n" + two)))
    }

    @Test("A constraint is the same from its other side, with the other sign")
    func otherSide() {
        func text(_ constraint: String) -> String { list("        \(constraint).isActive = true") }
        let one = text("one.leftAnchor.constraint(lessThanOrEqualTo: box.leftAnchor, constant: 8)")
        #expect(areSame(one, text("box.leftAnchor.constraint(greaterThanOrEqualTo: one.leftAnchor, constant: -8)")))
        #expect(!areSame(one, text("box.leftAnchor.constraint(greaterThanOrEqualTo: one.leftAnchor, constant: 8)")))
        #expect(!areSame(one, text("box.leftAnchor.constraint(lessThanOrEqualTo: one.leftAnchor, constant: -8)")))
        let share = text("one.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)")
        #expect(!areSame(share, text("box.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5)")))
    }

    @Test("What only one version makes is told with its own numbers")
    func words() {
        func sets(_ constraint: String) -> ConstraintSets {
            let text = list("        \(constraint).isActive = true")
            return ConstraintSets(document(text), blocks: [], places: PlaceMap([]), remade: [])
        }
        let one = sets("box.widthAnchor.constraint(equalToConstant: 4)")
        let other = sets("box.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.5, constant: 5)")
        let told = one.mismatch(with: other, ofBlock: -1)
        #expect(told.first?.hasSuffix(".width ==  * 1.0 + 4 @ 1000.0") == true)
    }

    @Test("Two variants of a class, and a branch that two methods run, are told from each other")
    func variants() {
        func variant(_ branch: String) -> String {
            """
            @implementation Card
            - (void)viewDidLoad {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self.view);
                }];
            }
            - (UIView *)header {
                UIView *header = [UIView new];
                if (self.isWide) {
                    UILabel *label = [UILabel new];
                    [header addSubview:label];
            \(branch)
                }
                return header;
            }
            @end
            """
        }
        func text(_ second: String) -> String {
            "#if WIDE\n" + variant("") + "\n#else\n" + variant(second) + "\n#endif\n"
        }
        let source = text(
            """
                    [label mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(header).offset(8);
                    }];
            """)
        let converted = Converted(source, .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(!converted.text.contains("mas_makeConstraints"))
    }

    @Test("What a branch makes and never switches on is not what it makes active")
    func inactive() {
        let active = list("        if frame.width > 4 { box.snp.makeConstraints { $0.height.equalTo(4) } }")
        let height = "box.heightAnchor.constraint(equalToConstant: 4)"
        let same = list("        if frame.width > 4 { \(height).isActive = true }")
        let off = list("        if frame.width > 4 { let height = \(height) }")
        #expect(areSame(active, same))
        #expect(!areSame(active, off))
    }

    @Test("What a branch switches on is compared by where the branch stands")
    func switchedOnInBranch() {
        func sets(_ first: String, _ second: String = "") -> ConstraintSets {
            let text = list("        if frame.width > 4 { \(first) } else { \(second) }")
            let start = text.firstRange(of: "box.")?.lowerBound ?? text.startIndex
            let place = text.utf8.distance(from: text.startIndex, to: start)
            let piece = TextRange(place, place + max(first.utf8.count, second.utf8.count))
            return ConstraintSets(document(text), blocks: [[piece]], places: PlaceMap([]), remade: [])
        }
        let block = "box.snp.makeConstraints { $0.height.equalTo(4) }"
        let anchors = "box.heightAnchor.constraint(equalToConstant: 4).isActive = true"
        #expect(sets(block).differences(from: sets(anchors), among: 0..<1).isEmpty)
        #expect(sets(anchors).differences(from: sets(block), among: 0..<1).isEmpty)
        let other = sets(String(repeating: " ", count: block.utf8.count - 4), anchors)
        #expect(sets(block).differences(from: other, among: 0..<1) == [0])
        #expect(other.differences(from: sets(block), among: 0..<1) == [0])
    }

    @Test("In texts without pieces, what two branches make is told apart")
    func otherBranch() {
        func text(_ first: String, _ second: String) -> String {
            list("        if frame.width > 4 { \(first) } else { \(second) }")
        }
        let (low, high) = (
            "box.heightAnchor.constraint(equalToConstant: 4).isActive = true",
            "box.heightAnchor.constraint(equalToConstant: 9).isActive = true"
        )
        #expect(areSame(text(low, high), text(low, high)))
        #expect(!areSame(text(low, high), text(high, low)))
    }

    @Test(
        "That a constraint is given the number that it was made with is not nothing: it may have had another one since",
        arguments: ["8", "gap", "-gap", "gap + 2"])
    func sameNumber(number: String) {
        func text(_ update: String) -> String {
            """
            final class Card: UIView {
                private let box = UIView()
                private var gap: CGFloat { theme.gap }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.top.equalToSuperview().offset(\(number)) }
                }

                func close() {
                    \(update)
                }
            }
            """
        }
        let update = "box.snp.updateConstraints { $0.top.equalToSuperview().offset(\(number)) }"
        #expect(areSame(text(update), text(update)))
        #expect(!areSame(text(update), text("")))
        let converted = Converted(text(update), .swift, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("boxTopConstraint?.constant = \(number)\n"))
    }

    @Test("Switching a constraint on by hand is something that code does")
    func switchedOn() {
        func text(_ statement: String) -> String {
            """
            final class Card: UIView {
                private let box = UIView()
                private var top: NSLayoutConstraint?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    let top = box.topAnchor.constraint(equalTo: topAnchor)
                    top.isActive = true
                    self.top = top
                }

                func change() {
                    \(statement)
                }
            }
            """
        }
        let off = "top?.isActive = false"
        #expect(!areSame(text(off), text(off + "\n        top?.isActive = true")))
        #expect(!areSame(text("top?.isActive = true\n        " + off), text(off + "\n        top?.isActive = true")))
    }

    /// A function that makes a view each time it runs, and runs again when a button is touched.
    private func board(_ constraints: String) -> String {
        """
        @implementation Board
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self showTip];
        }

        - (void)showTip {
            UIView *tip = [UIView new];
            [self.view addSubview:tip];
            \(constraints)
            UIButton *button = [UIButton new];
            [button addTarget:self action:@selector(clean:) forControlEvents:UIControlEventTouchUpInside];
        }

        - (void)clean:(id)sender {
            [self showTip];
        }
        @end
        """
    }

    @Test("A function runs as often with anchors as with a block")
    func runs() {
        let block = board("[tip mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(8); }];")
        let anchors = board("[tip.heightAnchor constraintEqualToConstant:8].active = YES;")
        #expect(document(block, .objectiveC).constraints.count == document(anchors, .objectiveC).constraints.count)
        #expect(areSame(block, anchors, .objectiveC))
    }

    @Test("A branch is the same branch where the lines above it are more")
    func branches() {
        let source = """
            final class Balloon: UIView {
                private let back = UIView()
                private let tail = UIView()
                private var level = Level.first

                private func setLayout() {
                    addSubview(back)
                    addSubview(tail)
                    tail.snp.makeConstraints { make in
                        make.top.equalTo(back.snp.bottom).priority(.high)
                        make.width.equalTo(10)
                        make.height.equalTo(8)
                        switch level {
                        case .first:
                            make.centerX.equalTo(back)
                        case .second:
                            make.centerX.equalTo(back.snp.leading).offset(45)
                        case .third:
                            make.centerX.equalTo(back.snp.trailing).offset(-45)
                        }
                        make.bottom.equalToSuperview()
                    }
                }
            }
            """
        let trip = ThereAndBack(
            document(source), options: EvaluationOptions(), there: ConversionRequest(to: .anchors),
            back: ConversionRequest(to: .snapKit))
        #expect(trip.mismatch.there == [])
        #expect(trip.mismatch.back == [])
    }

    @Test("A number is the same where it is made a length")
    func lengths() {
        let source = """
            import SnapKit

            final class Cell: UITableViewCell {
                private let title = UILabel()
                private let amount = UILabel()

                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(title)
                    contentView.addSubview(amount)
                    title.snp.makeConstraints { make in
                        make.leading.centerY.equalToSuperview()
                        make.trailing.equalTo(amount.snp.leading).offset(-8)
                    }
                }

                func bind(model: Model) {
                    let offset = model.isShort ? -8 : 0
                    title.snp.updateConstraints { make in
                        make.trailing.equalTo(amount.snp.leading).offset(offset)
                    }
                }
            }
            """
        let converted = Converted(source, .swift, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("constant = CGFloat(offset)"))
    }
}
