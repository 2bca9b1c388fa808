// Constants of types that several statements, or functions of the type, compute.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("Computed constants") struct ComputedConstantTests {
    private static let metrics = """
        struct Metrics {
            static var screen: CGRect {
                guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return .zero }
                return scene.screen.bounds
            }
            static var bottom: CGFloat {
                if #available(iOS 15.0, *) {
                    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                    return scene?.keyWindow?.safeAreaInsets.bottom ?? .zero
                } else {
                    return UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? .zero
                }
            }
            static let height = makeHeight()
            static var changing: CGFloat = makeHeight()
            static let half = CGSize(width: (Metrics.screen.width - 13) / 2, height: 48)
            static let partial = UIEdgeInsets(top: theme.top, left: 7, bottom: 0, right: 9)
            static let themed = theme.height()
            static let looped = other
            static let other = looped
            static private func makeHeight() -> CGFloat {
                let base: CGFloat = 40
                return base + 7
            }
        }

        """

    private static let page = """
        class Page: UIViewController {
            let box = UIView()
            override func viewDidLoad() {
                view.addSubview(box)
                box.snp.makeConstraints { make in
                    make.left.top.equalToSuperview()
                    make.width.equalTo(%)
                    make.height.equalTo(20)
                }
            }
        }

        """

    private func width(_ number: String, isInOtherFile: Bool) -> String? {
        let page = Self.page.split(separator: "%", maxSplits: 1).joined(separator: number)
        var configuration = AnalysisConfiguration()
        let text = isInOtherFile ? page : Self.metrics + page
        let files = isInOtherFile ? [Self.metrics, page] : [text]
        let sources = files.enumerated().map { index, file in
            IndexedSource(text: SourceText(file), dialect: .swift, path: "\(index).swift", role: .implementation)
        }
        configuration.index = SymbolIndex(sources, device: nil, shownOn: configuration.shownDevice)
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration).displayed()
        let views = analysis.layoutReport().layouts.first { $0.owner == "Page" }?.views
        return views?.first { $0.name == "box" }?.frame?.text
    }

    @Test(
        "Guards, bindings, conditions of the system and functions of the type are followed",
        arguments: [
            ("Metrics.screen.width", "(0, 0, 393, 20)"), ("Metrics.bottom", "(0, 0, 34, 20)"),
            ("Metrics.height", "(0, 0, 47, 20)"), ("Metrics.half.width", "(0, 0, 190, 20)"),
        ], [false, true])
    func computed(_ pair: (number: String, frame: String), isInOtherFile: Bool) {
        #expect(width(pair.number, isInOtherFile: isInOtherFile) == pair.frame)
    }

    @Test("Of insets of which a side is not known, the others are")
    func parts() {
        #expect(width("Metrics.partial.left", isInOtherFile: false) == "(0, 0, 7, 20)")
        #expect(width("Metrics.partial.right + 1", isInOtherFile: false) == "(0, 0, 10, 20)")
        #expect(width("Metrics.partial.top", isInOtherFile: false) != "(0, 0, 0, 20)")
    }

    @Test("An initializer that a project adds to a structure of UIKit has arguments of its own")
    func ownInitializers() {
        #expect(
            width("UIEdgeInsets(top: 1, left: 7, bottom: 0, right: 9).left", isInOtherFile: false) == "(0, 0, 7, 20)")
        let frame = width("UIEdgeInsets(tops: 1, sides: 7).left", isInOtherFile: false)
        #expect(frame != "(0, 0, 7, 20)", "\(frame ?? "none")")
    }

    @Test(
        "What code may set, what nothing tells, and what depends on itself is not known",
        arguments: ["Metrics.changing", "Metrics.themed", "Metrics.looped"], [false, true])
    func unknown(_ number: String, isInOtherFile: Bool) {
        let frame = width(number, isInOtherFile: isInOtherFile)
        #expect(frame == "(0, 0, \(number), 20)" || frame == "(0, 0, ?, 20)", "\(frame ?? "none")")
    }
}
