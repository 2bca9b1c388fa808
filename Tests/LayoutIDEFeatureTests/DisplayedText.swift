// A text among others of its program, and the frames that are shown of its views.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

struct DisplayedText {
    let analysis: Analysis

    /// - Parameters:
    ///   - others: the other sources of the program.
    ///   - header: a header of it.
    init(_ text: String, _ dialect: Dialect, _ others: [String] = [], header: String? = nil) {
        var configuration = AnalysisConfiguration()
        let ending = dialect == .swift ? "swift" : "m"
        var sources = others.enumerated().map { index, other in
            IndexedSource(
                text: SourceText(other), dialect: dialect, path: "other\(index).\(ending)", role: .implementation)
        }
        if let header {
            sources.append(IndexedSource(text: SourceText(header), dialect: dialect, path: "Prefix.pch", role: .header))
        }
        configuration.index = SymbolIndex(sources, device: nil, shownOn: configuration.shownDevice)
        analysis = Analysis(text: SourceText(text), dialect: dialect, configuration: configuration)
    }

    func frame(_ view: String, of owner: String) -> String? { Self.frame(view, of: owner, in: analysis) }

    static func frame(_ view: String, of owner: String, in analysis: Analysis) -> String? {
        let layouts = analysis.displayed().layoutReport().layouts.filter { $0.owner == owner && $0.state == nil }
        return layouts.flatMap(\.views).first { $0.name == view }?.frame?.text
    }

    /// The frame of a view with `helpers` in the same text and in another file, which must be the same.
    static func frame(_ view: String, of owner: String, in text: String, with helpers: String) -> String? {
        let together = DisplayedText(text + helpers, .swift).frame(view, of: owner)
        let apart = DisplayedText(text, .swift, [helpers]).frame(view, of: owner)
        #expect(together == apart, "in one file and in two")
        return apart
    }
}
