import LayoutIDE
import LayoutRules
import MasonrySemantics
import SourceText
import Testing

@Suite("Methods that code calls on what a list gives out")
struct DequeuedCallTests {
    private func found(_ owner: String, _ method: String = "arrange()", superclass: String = "UICollectionReusableView")
        -> Int
    {
        let text = """
            class Banner: \(superclass) {
                private let note = UILabel()
                func \(method) {
                    addSubview(note)
                    note.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                }
            }
            """
        return findings(text, owner)
            .filter { $0.rule == "setup-runs-again" && $0.message.contains("configured") }.count
    }

    /// What is said of a text that stands beside another one.
    private func findings(_ text: String, _ owner: String) -> [Finding] {
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [
                IndexedSource(
                    text: SourceText(text), dialect: .swift, path: "Banner.swift", role: .implementation),
                IndexedSource(
                    text: SourceText(owner), dialect: owner.hasPrefix("@") ? .objectiveC : .swift, path: "Owner",
                    role: .implementation),
            ], device: nil)
        return Analysis(text: SourceText(text), dialect: .swift, configuration: configuration).findings
    }

    private static func owner(_ body: String) -> String {
        """
        class Feed: UIViewController {
            func collectionView(_ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
                \(body)
                return UICollectionReusableView()
            }
        }
        """
    }

    @Test(
        "They run again for each row, in every spelling",
        arguments: [
            (
                "guard let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \"b\", for: path) as? Banner else { return UICollectionReusableView() }; view.arrange()",
                1
            ),
            (
                "let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \"b\", for: path) as! Banner\nview.arrange()",
                1
            ),
            ("let view: Banner = list.dequeueReusableView(for: path)\nview.arrange()", 1),
            ("let view = list.dequeueReusableView(for: path) as? Banner; view?.arrange()", 1),
            ("let view = list.dequeueReusableView(for: path) as! Banner; view.show()", 0),
            ("let view = list.dequeueReusableView(for: path) as! Footer; view.arrange()", 0),
            ("let view = Banner(); view.arrange()", 0),
        ])
    func spellings(_ body: String, _ expected: Int) {
        #expect(found(Self.owner(body)) == expected)
    }

    @Test(
        "A list of Objective-C",
        arguments: [
            ("Banner *cell = [table dequeueReusableCellWithIdentifier:@\"b\"]; [cell arrange];", 1),
            ("Banner *cell = [table dequeueReusableCellWithIdentifier:@\"b\"]; [cell show];", 0),
        ])
    func objectiveC(_ body: String, _ expected: Int) {
        let owner =
            "@implementation Feed\n- (id)tableView:(id)table cellForRowAtIndexPath:(id)path { \(body) return cell; }\n@end"
        #expect(found(owner, superclass: "UITableViewCell") == expected)
    }

    @Test(
        "A header that is told what to show by a method of the usual name is one, too",
        arguments: ["configure(with text: String)", "arrange(with text: String)"])
    func usualNames(_ method: String) {
        #expect(found("class Feed {}", method) == (method.hasPrefix("configure") ? 1 : 0))
    }

    @Test(
        "What such a method changes for some rows alone the others keep, without anything that it is given",
        arguments: [("row.refresh()", 1), ("row.show()", 0)])
    func keptChange(_ call: String, _ expected: Int) {
        let text = """
            class Banner: UITableViewCell {
                private let note = UILabel()
                var isMarked = false
                func setUp() {
                    contentView.addSubview(note)
                    note.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                }
                func refresh() {
                    if isMarked {
                        note.text = "Marked"
                    } else {
                        note.snp.remakeConstraints { $0.center.equalToSuperview() }
                    }
                }
            }
            """
        let owner = Self.owner("let row = list.dequeueReusableCell(for: path) as! Banner\n\(call)")
        #expect(findings(text, owner).count { $0.rule == "reuse-keeps-change" } == expected)
    }
}
