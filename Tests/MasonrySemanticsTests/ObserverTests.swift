// `didSet` runs when a property gets a value: what it does then is one way in which the class stands.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct ObserverTests {
    private func document(_ property: String, _ others: String = "") -> LayoutDocument {
        let text = """
            class Card: UIView {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                \(property)
                \(others)
            }
            """
        return LayoutDocument.evaluate(SyntaxTree.parse(SourceText(text), dialect: .swift))
    }

    private func names(_ document: LayoutDocument) -> [String] { document.scenarios.compactMap(\.name) }

    private static let body = "didSet { box.snp.updateConstraints { $0.top.equalToSuperview().offset(12) } }"

    @Test(
        "What an observer does is a state of its own",
        arguments: [
            "var model: Model? { \(body) }", "var isOn = false { \(body) }", "var count: Int = 0 { \(body) }",
            "var names: [String] = [] { \(body) }", "var image: UIImage? { \(body) }",
        ])
    func whatAnObserverDoesIsAStateOfItsOwn(property: String) throws {
        let document = document(property)
        let name = try #require(property.dropFirst(4).split(whereSeparator: { !$0.isLetter }).first)
        #expect(names(document) == ["\(name).didSet"])
        #expect(document.statistics.blocks.full == 2)
    }

    /// Those known here still stand beside the new one.
    @Test(
        "An observer of views and constraints is none",
        arguments: [
            "var content: UIView? { \(body) }", "var card: ProfileCard? { \(body) }",
            "var screen: UIViewController? { \(body) }", "var all: [UIView] = [] { \(body) }",
            "var height: Constraint? { \(body) }", "var made = make() { \(body) }", "var model: Model? { willSet {} }",
        ])
    func anObserverOfViewsAndConstraintsIsNone(property: String) {
        #expect(names(document(property)).isEmpty)
    }

    @Test("Both ways of a condition in an observer are followed")
    func bothWaysOfAConditionInAnObserverAreFollowed() {
        let document = document(
            """
            var model: Model? {
                didSet {
                    guard let model = model else { return }
                    if model.isLong {
                        box.snp.updateConstraints { $0.top.equalToSuperview().offset(12) }
                    } else {
                        box.snp.updateConstraints { $0.top.equalToSuperview().offset(23) }
                    }
                }
            }
            """)
        #expect(document.statistics.blocks.full == 3)
        #expect(names(document).allSatisfy { $0.hasPrefix("model.didSet") })
        #expect(document.scenarios.filter { $0.guardID != .always }.count >= 2)
    }

    @Test(
        "A number in its observer is the one that code sets",
        arguments: [
            ("func widen() { gap = 9 }", 1),
            // Nothing ever sets it.
            ("", 2),
        ])
    func aNumberInItsObserverIsTheOneThatCodeSets(others: String, understood: Int) {
        let document = document(
            "private var gap: CGFloat = 5 { didSet { box.snp.updateConstraints { $0.top.equalTo(8).offset(gap) } } }",
            others)
        #expect(names(document).contains("gap.didSet"))
        #expect(document.statistics.blocks.full == understood)
    }
}
