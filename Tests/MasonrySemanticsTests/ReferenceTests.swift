// Every name that was resolved is known by its place: the base of hover, navigation and rename.

import MasonrySemantics
import Testing

@Suite struct ReferenceTests {
    let text = EvaluatedText(
        """
        screen iPhone15
        let gap = 8
        view root { view a; view b { intrinsicSize: gap x gap } }
        [@[a, b] mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(root).offset(gap); }];
        state wide { a.makeConstraints { make.width.equalTo(b) } }
        expect a.left == gap on "iPhone 15" in wide
        """)

    private var lines: [String] {
        text.document.references.map { reference in
            let symbol =
                switch reference.symbol {
                case .item(let item), .standIn(let item): text.document[item].name
                case .constant(let id): text.document.constants[id.index].name
                case .screen(let id): text.document.screens[id.index].screen.name
                case .state(let id): text.document.states[id.index].name
                }
            return "\(text.marked(reference.range)) \(reference.role) \(symbol)"
        }
    }

    @Test("References are in written order and once")
    func referencesAreInWrittenOrderAndOnce() {
        #expect(
            lines == [
                "iPhone15 declaration iPhone 15", "gap declaration gap", "root declaration root", "a declaration a",
                "b declaration b", "gap read gap", "gap read gap", "a read a", "b read b", "root read root",
                "gap read gap", "wide declaration wide", "a read a", "b read b", "a read a", "gap read gap",
                "iPhone 15 read iPhone 15", "wide read wide",
            ])
    }
}
