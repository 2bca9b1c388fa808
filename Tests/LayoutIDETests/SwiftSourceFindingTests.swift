// What is and is not said of Swift sources: errors only where no other code can prevent them.

import LayoutIDE
import SourceText
import Testing

@Suite struct SwiftSourceFindingTests {
    /// The rules that find something in the body of a view's initializer.
    private func rules(members: String = "", _ body: String, methods: String = "") -> [String] {
        let text = """
            class Panel: UIView {
                let card = UIView()
                let badge = UIView()
                let scroller = UIScrollView()
                \(members)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(card)
                    card.addSubview(badge)
                    addSubview(scroller)
            \(body)
                }
            \(methods)
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        // Most of these blocks are about one axis alone, which is a finding of its own.
        return analysis.findings.map(\.rule.rawValue).filter { $0 != "ambiguous-position" }
    }

    private let clash = """
        card.snp.makeConstraints { $0.left.right.equalToSuperview() }
        badge.snp.makeConstraints {
            $0.left.right.equalTo(card).inset(16)
            $0.width.equalTo(card)
        }
        """

    @Test("Insets and the full width contradict each other")
    func insetsAndTheFullWidthContradictEachOther() {
        #expect(rules(clash) == ["unsatisfiable"])
    }

    @Test("A receiver that another method remakes proves nothing")
    func aReceiverThatAnotherMethodRemakesProvesNothing() {
        #expect(
            rules(clash, methods: "func wide() { badge.snp.remakeConstraints { $0.edges.equalToSuperview() } }") == [])
    }

    @Test("Kept alternatives do not contradict each other")
    func keptAlternativesDoNotContradictEachOther() {
        #expect(
            rules(
                members: "var low: Constraint!\nvar high: Constraint!",
                """
                badge.snp.makeConstraints {
                    $0.left.right.equalTo(card)
                    low = $0.top.equalTo(card).inset(10).constraint
                    high = $0.top.equalTo(card).inset(40).constraint
                }
                switchOver()
                """,
                methods: "func switchOver() { low.set(isActivated: isLow)\nhigh.set(isActivated: !isLow) }") == [])
    }

    @Test("A content guide is not the scroll view")
    func aContentGuideIsNotTheScrollView() {
        #expect(
            rules(
                """
                let page = UIView()
                scroller.addSubview(page)
                scroller.contentLayoutGuide.snp.makeConstraints { $0.top.bottom.equalTo(page) }
                page.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
                """) == [])
    }

    @Test("The safe area of a view is not that of the screen")
    func theSafeAreaOfAViewIsNotThatOfTheScreen() {
        #expect(
            rules(
                """
                card.snp.makeConstraints {
                    $0.top.equalTo(safeAreaLayoutGuide)
                    $0.top.equalTo(self)
                }
                """) == [])
    }

    @Test("A guide of no width marks a place")
    func aGuideOfNoWidthMarksAPlace() {
        #expect(
            rules(
                """
                let start = UILayoutGuide()
                addLayoutGuide(start)
                start.snp.makeConstraints { $0.leading.trailing.equalTo(card.snp.trailing).offset(8) }
                """) == [])
    }

    @Test("A text may give scrolled content its height")
    func aTextMayGiveScrolledContentItsHeight() {
        #expect(
            rules(
                members: "let text = UILabel()",
                """
                let page = UIView()
                scroller.snp.makeConstraints { $0.edges.equalToSuperview() }
                scroller.addSubview(page)
                page.addSubview(text)
                page.snp.makeConstraints {
                    $0.edges.equalTo(scroller)
                    $0.width.equalTo(scroller)
                }
                text.snp.makeConstraints { $0.edges.equalTo(page).inset(20) }
                """) == [])
    }

    @Test("An inset from an edge moves a centre")
    func anInsetFromAnEdgeMovesACentre() {
        #expect(rules("badge.snp.makeConstraints { $0.centerX.equalTo(card.snp.trailing).inset(4) }") == [])
        #expect(
            rules("badge.snp.makeConstraints { $0.centerX.equalTo(card.snp.centerX).inset(4) }") == ["center-inset"])
    }

    @Test("An observer runs for another view")
    func anObserverRunsForAnotherView() {
        #expect(
            rules(
                """
                badge.snp.makeConstraints { $0.edges.equalToSuperview() }
                shown = badge
                """,
                methods: """
                    var shown: UIView? {
                        didSet {
                            if let view = shown {
                                view.snp.makeConstraints { $0.edges.equalToSuperview() }
                            }
                        }
                    }
                    """) == [])
    }

    @Test("Two right edges of one view in a cell contradict each other")
    func twoRightEdgesOfOneViewInACellContradictEachOther() {
        let text = """
            class ListCell: UICollectionViewCell {
                private let more = UIButton()
                private let list = UIScrollView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(more)
                    more.snp.makeConstraints { make in
                        make.size.equalTo(CGSize(width: 44, height: 44))
                        make.centerY.equalToSuperview()
                        make.right.equalToSuperview()
                    }
                    contentView.addSubview(list)
                    list.snp.makeConstraints { make in
                        make.top.bottom.right.equalToSuperview()
                        make.right.equalTo(more.snp.left).offset(-8)
                    }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        #expect(analysis.findings.map(\.rule.rawValue) == ["unsatisfiable"])
    }

    private let column = """
        let column = UIStackView(arrangedSubviews: [chip])
        column.axis = .vertical
        column.alignment = .fill
        card.addSubview(column)
        column.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.width.equalTo(120)
        }

        """

    @Test("A stack view that fills and a width of its subview contradict each other")
    func aStackViewThatFillsAndAWidthOfItsSubviewContradictEachOther() throws {
        let text = """
            class Panel: UIView {
                let badge = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let column = UIStackView()
                    column.axis = .vertical
                    addSubview(column)
                    column.addArrangedSubview(badge)
                    column.snp.makeConstraints {
                        $0.left.top.equalToSuperview()
                        $0.width.equalTo(120)
                    }
                    badge.snp.makeConstraints { $0.width.equalTo(80) }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let finding = try #require(analysis.findings.first)
        #expect(finding.rule.rawValue == "unsatisfiable")
        #expect(finding.message.contains("the constraints that the stack view `column` adds to its arranged subviews"))
        #expect(finding.message.contains("`column.width == 120`"))
    }

    @Test("A stack view that a method changes proves nothing")
    func aStackViewThatAMethodChangesProvesNothing() {
        let body = column + "chip.snp.makeConstraints { $0.width.equalTo(80) }"
        #expect(rules(members: "let chip = UIView()", body) == ["unsatisfiable"])
        #expect(
            rules(
                members: "let chip = UIView()\nvar column: UIStackView!",
                body.replacing("let column = ", with: "column = "),
                methods: "func flip() { column.axis = .horizontal }") == [])
    }

    @Test("A stack view decides what nothing else decides")
    func aStackViewDecidesWhatNothingElseDecides() {
        #expect(
            rules(
                members: "let left = UIView()\nlet right = UIView()",
                """
                let row = UIStackView(arrangedSubviews: [left, right])
                card.addSubview(row)
                card.snp.makeConstraints { $0.edges.equalToSuperview() }
                row.snp.makeConstraints { $0.edges.equalToSuperview() }
                """) == [])
    }

    @Test("Constraints in a list of the class are alternatives")
    func constraintsInAListOfTheClassAreAlternatives() {
        let body = """
            badge.snp.makeConstraints {
                $0.top.bottom.trailing.equalToSuperview()
                wide.append($0.leading.equalToSuperview().offset(30).constraint)
                centred.append($0.centerX.equalToSuperview().constraint)
            }
            """
        #expect(rules(members: "var wide = [Constraint]()\nvar centred = [Constraint]()", body) == [])
    }

    @Test("A height that is no proxy is a number of the class")
    func aHeightThatIsNoProxyIsANumberOfTheClass() {
        #expect(rules("card.snp.makeConstraints { $0.height.equalTo(card.height) }") == [])
        #expect(rules("card.snp.makeConstraints { $0.height.equalTo(card.snp.height) }") == ["constraint-to-itself"])
    }

    @Test("An inset from the far edge of an ancestor is no gap")
    func anInsetFromTheFarEdgeOfAnAncestorIsNoGap() {
        let body = """
            card.snp.makeConstraints { $0.edges.equalToSuperview() }
            badge.addSubview(dot)
            dot.snp.makeConstraints {
                $0.top.bottom.trailing.equalTo(card)
                $0.leading.equalTo(card.snp.trailing).inset(40)
            }
            """
        #expect(rules(members: "let dot = UIView()", body) == [])
    }

    @Test("A name that a condition binds is not the property of that name")
    func aNameThatAConditionBindsIsNotThePropertyOfThatName() {
        let body = """
            card.snp.makeConstraints { $0.left.equalTo(badge).offset(10) }
            if let badge = source?.badge(for: self) {
                card.addSubview(badge)
                badge.snp.makeConstraints { $0.left.equalTo(card) }
            }
            """
        #expect(rules(body) == [])
    }
}
