// How much code of other classes and files comes with a text: what lies within the limits runs, what lies beyond is not known.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct CompositionLimitTests {
    private func constraints(_ text: String, with others: [String: String] = [:]) -> [String] {
        var options = EvaluationOptions()
        let sources = others.sorted { $0.key < $1.key }.map {
            IndexedSource(text: SourceText($0.value), dialect: .swift, path: $0.key, role: .implementation)
        }
        if !sources.isEmpty { options.index = SymbolIndex(sources, device: nil) }
        let evaluated = EvaluatedText(text, .swift, options)
        let scenario = evaluated.document.scenarios.firstIndex { $0.owner == "Page" && $0.name == nil }
        return scenario.map { evaluated.constraints($0) } ?? []
    }

    /// A superclass of so many bytes.
    private func base(_ name: String, of superclass: String, bytes: Int, height: Int) -> String {
        let start = """
            class \(name): \(superclass) {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.snp.makeConstraints { $0.height.equalTo(\(height)) }
                }
                //
            """
        return start + String(repeating: "x", count: max(0, bytes - start.utf8.count - 2)) + "\n}"
    }

    private func page(of superclass: String) -> String {
        """
        final class Page: \(superclass) {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.snp.makeConstraints { $0.width.equalTo(5) }
            }
        }
        """
    }

    @Test("A declaration of another file has a limit")
    func aDeclarationOfAnotherFileHasALimit() {
        for (bytes, isKnown) in [(32_768, true), (32_769, false)] {
            let other = base("Base", of: "UIViewController", bytes: bytes, height: 8)
            #expect(other.utf8.count == bytes)
            let found = constraints(page(of: "Base"), with: ["Base.swift": other])
            #expect(found.contains("view.height == + 8") == isKnown, "\(bytes)")
        }
    }

    @Test("All code of other files has a limit")
    func allCodeOfOtherFilesHasALimit() {
        for (bytes, isKnown) in [(5_536, true), (5_537, false)] {
            let others = [
                "A.swift": base("A", of: "B", bytes: 30_000, height: 1),
                "B.swift": base("B", of: "C", bytes: 30_000, height: 2),
                "C.swift": base("C", of: "UIViewController", bytes: bytes, height: 3),
            ]
            let found = constraints(page(of: "A"), with: others)
            #expect(found.contains("view.height == + 1") && found.contains("view.height == + 2"))
            #expect(found.contains("view.height == + 3") == isKnown, "\(bytes)")
        }
    }

    /// Views that hold one another: `CardView1` makes a `CardView2`, and so on.
    private func views(_ count: Int) -> [String] {
        (1...count).map { number in
            """
            final class CardView\(number): UIView {
                \(number < count ? "let inner = CardView\(number + 1)()" : "")
                init(side: CGFloat = 1) {
                    super.init(frame: .zero)
                    snp.makeConstraints { $0.height.equalTo(\(number)) }
                    \(number < count ? "addSubview(inner)" : "")
                }
            }
            """
        }
    }

    private let holder = """
        final class Page: UIViewController {
            let first = CardView1()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(first)
                first.snp.makeConstraints { $0.width.equalTo(5) }
            }
        }
        """

    /// The numbers of the views of which the code has run.
    private func heights(_ constraints: [String]) -> [Int] {
        constraints.filter { $0.contains(".height == + ") }.compactMap {
            $0.split(separator: " ").last.flatMap { Int($0) }
        }
        .sorted()
    }

    @Test("Code of other files is followed for some rounds")
    func codeOfOtherFilesIsFollowedForSomeRounds() {
        let files = views(6).enumerated().map { ("CardView\($0.offset + 1).swift", $0.element) }
        let found = constraints(holder, with: Dictionary(uniqueKeysWithValues: files))
        #expect(heights(found) == [1, 2, 3, 4])
    }

    @Test("Classes in one another are followed for some calls")
    func classesInOneAnotherAreFollowedForSomeCalls() {
        let found = constraints(holder + "\n" + views(7).joined(separator: "\n"))
        #expect(heights(found) == [1, 2, 3, 4, 5], "\(found)")
    }

    @Test("Views of one class have a limit")
    func viewsOfOneClassHaveALimit() {
        for (count, known) in [(63, 63), (64, 64), (65, 64), (80, 64)] {
            let members = (0..<count).map { "let v\($0) = CardView1()" }.joined(separator: "\n")
            let uses = (0..<count).map { "view.addSubview(v\($0))" }.joined(separator: "\n")
            let text = """
                final class Page: UIViewController {
                \(members)
                override func viewDidLoad() {
                super.viewDidLoad()
                \(uses)
                v0.snp.makeConstraints { $0.width.equalTo(5) }
                }
                }
                """
            #expect(heights(constraints(text + "\n" + views(1)[0])).count == known, "\(count)")
        }
    }
}
