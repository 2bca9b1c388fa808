// What is said of views whose constraints stand in another file names that file and its lines.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite struct OutsideReasonTests {
    private static let badge = """
        final class Badge: UIView {
            private let dot = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(dot)
                dot.snp.makeConstraints {
                    $0.left.equalTo(Places.current.first())
                    $0.top.equalToSuperview().offset(3)
                    $0.size.equalTo(8)
                }
            }
        }
        """
    private static let card = """
        final class Card: UIView {
            private let badge = Badge()
            init() {
                super.init(frame: .zero)
                addSubview(badge)
                badge.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        """

    private func analysis(_ language: MessageLanguage = .english) -> Analysis {
        var configuration = AnalysisConfiguration()
        configuration.language = language
        let file = IndexedSource(
            text: SourceText(Self.badge), dialect: .swift, path: "Views/Badge.swift", role: .implementation)
        configuration.index = SymbolIndex([file], device: nil)
        return Analysis(text: SourceText(Self.card), dialect: .swift, configuration: configuration).displayed()
    }

    @Test("The line that cannot be read")
    func reason() {
        func notes(_ language: MessageLanguage) -> [String] {
            analysis(language).layoutReport().layouts.flatMap(\.views).filter { $0.name == "badge.dot" }
                .compactMap(\.note?.gap)
        }
        #expect(notes(.english) == ["`x` depends on line 7 of Badge.swift, which cannot be read."])
        #expect(notes(.simplifiedChinese) == ["`x` 取决于无法读取的 Badge.swift 的第 7 行。"])
    }

    @Test("The constraints of a hover and of a report")
    func constraints() throws {
        let place = try #require(Self.card.firstRange(of: "badge.snp"))
        let offset = TextOffset(Self.card.utf8.distance(from: Self.card.startIndex, to: place.lowerBound))
        let hover = try #require(analysis().hover(at: offset)).plainText
        #expect(hover.contains("badge.dot.top == badge.top + 3 (Badge.swift:8)\n"))
        #expect(hover.contains("badge.top == self.top (line 6)\n"))
        let reported = analysis().layoutReport().layouts.flatMap(\.constraints).compactMap(\.outside)
        #expect(Set(reported.map(\.description)) == ["Badge.swift:8", "Badge.swift:9"])
    }
}
