// The sample files of the repository, analysed.

import AutoLayout
import Foundation
import LayoutIDE
import SourceText
import Testing

/// One file of `protocol-fixtures/workspace`.
struct Sample {
    let analysis: Analysis

    init(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../protocol-fixtures/workspace").standardizedFileURL
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        analysis = Analysis(text: SourceText(bytes: Array(data)), dialect: .masonry)
    }

    init(text: String, severities: [RuleID: Severity?] = [:]) {
        var configuration = AnalysisConfiguration()
        configuration.severities = severities
        analysis = Analysis(text: SourceText(text), dialect: .masonry, configuration: configuration)
    }

    /// The frames of a view in its superview, one a screen, in the base: `10 10 355 647`.
    func frames(_ name: String) -> [String] {
        analysis.layoutReport().layouts.filter { $0.state == nil }.compactMap { layout in
            guard let frame = layout.views.first(where: { $0.name == name })?.frame else { return nil }
            return frame.numbers.map { $0.map { Self.text($0.value) } ?? "?" }.joined(separator: " ")
        }
    }

    /// `attribute-after-relation` and so on, in written order.
    var rules: [String] { analysis.findings.map(\.rule.rawValue) }

    /// The offset of the first `marked` text plus `distance` bytes.
    func offset(of marked: String, plus distance: Int = 0) throws -> TextOffset {
        let string = analysis.text.string
        let range = try #require(string.range(of: marked))
        return TextOffset(string.utf8.distance(from: string.startIndex, to: range.lowerBound) + distance)
    }

    private static func text(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
