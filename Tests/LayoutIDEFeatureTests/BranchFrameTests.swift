// What the base shows of views that each way of a branch changes.

import LayoutIDE
import SourceText
import Testing

@Suite("Frames behind branches") struct BranchFrameTests {
    /// The frame of `header` in the base, which stands 40 high until `code` runs.
    private func frame(_ code: String, height: String = "equalTo(40)") -> String? {
        let text = """
            class Profile: UIViewController {
                let header = UIView()
                var kind: Kind = .big
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(header)
                    header.snp.makeConstraints {
                        $0.top.left.right.equalToSuperview()
                        $0.height.\(height)
                    }
                    \(code)
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let base = analysis.layoutReport().layouts.first { $0.state == nil }
        return base?.views.first { $0.name == "header" }?.frame?.text
    }

    @Test("What a method makes that a branch calls holds in the other branches of its condition")
    func methodsOfBranches() {
        let text = """
            class Detail: UIViewController {
                let bar = UIView()
                let list = UIView()
                var isSale = false
                override func viewDidLoad() {
                    if isSale { addBar() }
                    view.addSubview(list)
                    if isSale {
                        list.snp.makeConstraints { make in
                            make.top.left.right.equalToSuperview()
                            make.bottom.equalTo(bar.snp.top)
                        }
                    } else {
                        list.snp.makeConstraints { $0.edges.equalToSuperview() }
                    }
                }
                private func addBar() {
                    view.addSubview(bar)
                    bar.snp.makeConstraints { make in
                        make.left.right.bottom.equalToSuperview()
                        make.height.equalTo(52)
                    }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let frames = analysis.layoutReport().layouts.flatMap(\.views).filter { $0.name == "list" }.compactMap {
            $0.frame?.text
        }
        #expect(frames.contains("(0, 0, 393, 800)"), "\(frames)")
        #expect(frames.contains("(0, 0, 393, 852)"), "\(frames)")
    }

    private func update(_ height: Int) -> String { "header.snp.updateConstraints { $0.height.equalTo(\(height)) }" }

    @Test("A number that both ways change hangs on the way")
    func aNumberThatBothWaysChangeHangsOnTheWay() {
        #expect(
            frame("if isTall() { \(update(110)) } else { \(update(60)) }") == "(0, 0, 393, (isTall() ? 110 : 60))")
        #expect(frame("if isTall() { \(update(60)) } else { \(update(60)) }") == "(0, 0, 393, 60)")
        #expect(
            frame("if a { \(update(1)) } else if b { \(update(2)) } else { \(update(3)) }") == "(0, 0, 393, (if a))")
    }

    @Test("One that only some of them change stays as it was")
    func oneThatOnlySomeOfThemChangeStaysAsItWas() {
        #expect(frame("if isTall() { \(update(110)) }") == "(0, 0, 393, 40)")
        #expect(frame("if isTall() { \(update(110)) } else { title = nil }") == "(0, 0, 393, 40)")
        #expect(frame("if a { \(update(110)) } else if b { \(update(60)) }") == "(0, 0, 393, 40)")
    }

    @Test("A switch of Swift takes one of its cases")
    func aSwitchOfSwiftTakesOneOfItsCases() {
        let cases = "switch kind { case .big: \(update(110))\ndefault: \(update(60)) }"
        #expect(frame(cases) == "(0, 0, 393, (switch kind))")
        #expect(frame("switch kind { case .big: \(update(110))\ndefault: break }") == "(0, 0, 393, 40)")
    }

    @Test("What each way makes anew is not as it was")
    func whatEachWayMakesAnewIsNotAsItWas() {
        let remake = "header.snp.remakeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(80) }"
        #expect(frame("if isTall() { \(remake) } else { \(remake) }") == nil)
        #expect(frame("if isTall() { \(remake) } else { \(update(60)) }") == "(0, 0, 393, (if isTall()))")
    }

    @Test("A constant of two ways is said as the source says it")
    func aConstantOfTwoWaysIsSaidAsTheSourceSaysIt() {
        #expect(frame("", height: "equalTo(isTall ? 110 : 60)") == "(0, 0, 393, (isTall ? 110 : 60))")
        #expect(frame("", height: "equalTo(isTall ? -110 : margin)") == "(0, 0, 393, ?)")
    }

    /// The frames of `badge` by state, in the words of the report.
    private func frames(_ setUp: String, _ also: String = "") -> [String: String] {
        let text = """
            class Profile: UIViewController {
                let badge = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(badge)
                    \(setUp)
                }
                \(also)
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        var result: [String: String] = [:]
        for layout in analysis.layoutReport().layouts {
            guard let badge = layout.views.first(where: { $0.name == "badge" }) else { continue }
            result[layout.state ?? ""] = badge.frame?.text ?? "none"
        }
        return result
    }

    private func made(_ body: String, _ kind: String = "make") -> String {
        "badge.snp.\(kind)Constraints { $0.size.equalTo(20); \(body) }"
    }

    @Test("What one way makes says nothing of the other")
    func whatOneWayMakesSaysNothingOfTheOther() {
        let left = made("$0.left.top.equalToSuperview()")
        let right = made("$0.right.top.equalToSuperview()")
        let ways = frames("if model.isOn { \(left) } else { \(right) }")
        #expect(ways["model.isOn"] == "(0, 0, 20, 20)")
        #expect(ways["!model.isOn"] == "(373, 0, 20, 20)")
        let returned = frames("if model.isOn { \(left); return }\n\(right)")
        #expect(returned.values.contains("(0, 0, 20, 20)"))
        #expect(returned.values.contains("(373, 0, 20, 20)"))
    }

    @Test("Two questions may both be answered with yes")
    func twoQuestionsMayBothBeAnsweredWithYes() {
        let left = made("$0.left.equalToSuperview()")
        let ways = frames(
            "if model.isOn { \(left) }\nif model.isFar { badge.snp.makeConstraints { $0.top.equalTo(margin) } }")
        #expect(!ways.isEmpty)
        #expect(ways.values.allSatisfy { !$0.hasPrefix("(0, 0,") })
    }

    @Test("What is made anew does not hang on what was there")
    func whatIsMadeAnewDoesNotHangOnWhatWasThere() {
        let left = made("$0.left.top.equalToSuperview()")
        let right = made("$0.right.top.equalToSuperview()")
        let ways = frames(
            "if model.isOn { \(left) } else { \(right) }",
            "func sink() { \(made("$0.left.bottom.equalToSuperview()", "remake")) }")
        #expect(ways["sink"] == "(0, 832, 20, 20)")
    }
}
