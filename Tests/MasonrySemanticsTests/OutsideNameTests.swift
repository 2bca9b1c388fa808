// Names of states and views that stand in other files.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct OutsideNameTests {
    @Test("What stands in another file is told by that file's lines, also in names that tell one")
    func linesOfOthers() {
        let badge = """
            final class Badge: UIView {
                private let dot = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(dot)
                    addSubview(UIView())
                    dot.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func show(_ count: Int) {
                    if count > 0 { dot.snp.updateConstraints { $0.edges.equalToSuperview().inset(1) } }
                }
                func hide(_ count: Int) {
                    if count > 0 { dot.snp.updateConstraints { $0.edges.equalToSuperview().inset(2) } }
                }
            }
            """
        let card = """
            final class Card: UIView {
                private let badge = Badge()
                init() {
                    super.init(frame: .zero)
                    addSubview(badge)
                    badge.snp.makeConstraints { $0.top.left.equalToSuperview() }
                }
                func configure(_ count: Int) {
                    badge.show(count)
                    badge.hide(count)
                }
            }
            """
        var options = EvaluationOptions()
        let file = IndexedSource(
            text: SourceText(badge), dialect: .swift, path: "Views/Badge.swift", role: .implementation)
        options.index = SymbolIndex([file], device: nil)
        let text = EvaluatedText(card, .swift, options)
        let names = text.document.scenarios.compactMap(\.name) + text.document.items.map(\.name)
        for place in ["(Badge.swift:10)", "(Badge.swift:13)"] {
            #expect(names.contains { $0.contains(place) })
        }
        #expect(!names.contains { $0.contains("(line ") })
        var renumbered = text.document
        renumbered.renumber(LineNumbers())
        #expect(renumbered.scenarios.compactMap(\.name) + renumbered.items.map(\.name) == names)
    }
}
