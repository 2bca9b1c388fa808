// Swift sources with SnapKit: set-up idioms, frames of whole controllers, and what stays unknown.

import AutoLayout
import MasonrySemantics
import Testing

@Suite struct SwiftSourceTests {
    /// `x y width height` on a screen of 390 × 844 points, in the coordinates of the root.
    private func frame(_ name: String, of text: EvaluatedText) -> String {
        guard let item = text.item(name), var screen = text.document.screens.first?.screen,
            let scenario = text.document.scenarios.first
        else { return "none" }
        screen.size = Size(width: 390, height: 844)
        let lowered = text.document.lower(scenario, on: screen)
        guard let index = lowered.itemIndices[item] else { return "none" }
        let frame = lowered.layout.solve().absoluteFrames[index]
        return [frame.x, frame.y, frame.width, frame.height].map(NumberText.short).joined(separator: " ")
    }

    @Test("Boxes around a centre stand where they should on a phone")
    func boxesAroundACentreStandWhereTheyShouldOnAPhone() {
        let text = EvaluatedText(
            """
            class BoxesController: UIViewController {
                var isSetUp = false
                let middle: UIView = {
                    let box = UIView()
                    box.backgroundColor = .gray
                    return box
                }()
                let corner = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(middle)
                    view.addSubview(corner)
                    view.setNeedsUpdateConstraints()
                }

                override func updateViewConstraints() {
                    if (!isSetUp) {
                        middle.snp.makeConstraints { make in
                            make.center.equalTo(view)
                            make.size.equalTo(CGSize(width: 100, height: 100))
                        }
                        corner.snp.makeConstraints { make in
                            make.top.equalTo(middle.snp.bottom).offset(20.0)
                            make.right.equalTo(middle.snp.left).offset(-20.0)
                            make.size.equalTo(CGSize(width: 100, height: 100))
                        }
                        isSetUp = true
                    }
                    super.updateViewConstraints()
                }
            }
            """, .swift)
        #expect(text.problems == [])
        #expect(frame("middle", of: text) == "145 372 100 100")
        #expect(frame("corner", of: text) == "25 492 100 100")
    }

    @Test("Scrolled content is as wide as the screen")
    func scrolledContentIsAsWideAsTheScreen() {
        let text = EvaluatedText(
            """
            class PageController: UIViewController {
                let scroller = UIScrollView()
                let page = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroller)
                    scroller.addSubview(page)
                    scroller.snp.makeConstraints { make in make.edges.equalTo(view).inset(UIEdgeInsets.zero) }
                    page.snp.makeConstraints { make in
                        make.edges.equalTo(scroller).inset(UIEdgeInsets.zero)
                        make.width.equalTo(scroller)
                        make.height.equalTo(1200)
                    }
                }
            }
            """, .swift)
        #expect(text.problems == [])
        #expect(frame("scroller", of: text) == "0 0 390 844")
        #expect(frame("page", of: text) == "0 0 390 1200")
    }

    @Test("Whoever shows a view adds it somewhere")
    func whoeverShowsAViewAddsItSomewhere() {
        let text = EvaluatedText(
            """
            class Banner: UIView {
                func show(in host: UIView) {
                    host.addSubview(self)
                    snp.makeConstraints {
                        $0.edges.equalToSuperview()
                        $0.top.equalTo(20)
                    }
                }
            }
            class Sheet: UIViewController {
                override func viewDidLayoutSubviews() {
                    view.snp.remakeConstraints { $0.left.right.bottom.equalToSuperview() }
                }
            }
            """, .swift)
        #expect(text.problems == [])
    }

    @Test("A stored variable is no constant")
    func aStoredVariableIsNoConstant() {
        let text = EvaluatedText(
            """
            class Bar: UIView {
                var inset: CGFloat = 8
                let gap: CGFloat = 4
                let title = UILabel()
                func setUp() {
                    addSubview(title)
                    title.snp.makeConstraints {
                        $0.left.equalTo(self).offset(inset)
                        $0.top.equalTo(self).offset(gap)
                    }
                }
            }
            """, .swift)
        #expect(text.constraints() == ["title.left == self.left + ?", "title.top == self.top + 4"])
    }

    @Test("A branch chooses the beginning of a chain")
    func aBranchChoosesTheBeginningOfAChain() {
        let text = EvaluatedText(
            """
            class Row: UIView {
                let icon = UIImageView()
                init(isMirrored: Bool) {
                    super.init(frame: .zero)
                    addSubview(icon)
                    icon.snp.makeConstraints { make in
                        let side = isMirrored ? make.trailing : make.leading
                        side.equalTo(self)
                    }
                }
            }
            """, .swift)
        #expect(text.problems == [])
    }

    @Test("A constraint switches itself on")
    func aConstraintSwitchesItselfOn() {
        let text = EvaluatedText(
            """
            class Track: UIView {
                let fill = UIView()
                let back = UIView()
                private var edge: NSLayoutConstraint?
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(back)
                    back.addSubview(fill)
                    fill.snp.makeConstraints { $0.trailing.top.bottom.equalTo(self) }
                    edge = fill.leadingAnchor.constraint(equalTo: back.leadingAnchor).then { $0.isActive = true }
                }
            }
            """, .swift)
        #expect(text.constraints().last == "fill.leading == back.leading")
        #expect(text.document.constraints.map(\.isStored) == [false, false, false, true])
    }

    @Test("A view without a name is called by its class and line")
    func aViewWithoutANameIsCalledByItsClassAndLine() {
        let text = EvaluatedText(
            """
            class Box: UIView {
                func setUp() {
                    addSubview(UILabel())
                }
            }
            """, .swift)
        #expect(text.document.items.map(\.name) == ["self", "UILabel (line 3)"])
    }

    @Test("A text that code sets is not the only one")
    func aTextThatCodeSetsIsNotTheOnlyOne() throws {
        let text = EvaluatedText(
            """
            class Counter: UIView {
                let count = UILabel()
                func setUp() {
                    count.text = ""
                    addSubview(count)
                    count.snp.makeConstraints { $0.left.centerY.equalTo(self) }
                }
            }
            """, .swift)
        let item = try #require(text.item("count"))
        #expect(text.document[item].unknowns == [.width, .height])
    }

    @Test("The anchors of self need no self")
    func theAnchorsOfSelfNeedNoSelf() {
        let text = EvaluatedText(
            """
            class Frame: UIView {
                let inner = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(inner)
                    NSLayoutConstraint.activate([
                        inner.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                        inner.leadingAnchor.constraint(equalTo: self.leadingAnchor),
                    ])
                }
            }
            """, .swift)
        #expect(text.constraints() == ["inner.top == self.top + 8", "inner.leading == self.leading"])
    }
}
