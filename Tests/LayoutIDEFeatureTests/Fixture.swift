// A text with a cursor in it, analysed: what every test of an editor feature starts from.

import LayoutIDE
import LayoutRules
import SourceText
import Testing

/// `$0` marks the cursor, two of them a selection; texts that hold a Swift `$0` mark it with `‸`.
struct Fixture {
    let analysis: Analysis
    let selection: TextRange

    var cursor: TextOffset { selection.start }
    var text: String { analysis.text.string }

    init(_ marked: String, _ dialect: Dialect = .masonry, language: MessageLanguage = .english) {
        let mark = Array((marked.contains("‸") ? "‸" : "$0").utf8)
        var bytes: [UInt8] = []
        var places: [Int] = []
        var rest = ArraySlice(marked.utf8)
        while let byte = rest.first {
            if rest.starts(with: mark) {
                places.append(bytes.count)
                rest = rest.dropFirst(mark.count)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        var configuration = AnalysisConfiguration()
        configuration.language = language
        analysis = Analysis(text: SourceText(bytes: bytes), dialect: dialect, configuration: configuration)
        selection = TextRange(places.first ?? 0, places.last ?? 0)
    }

    /// The text after edits.
    func applying(_ edits: [TextEdit]) -> String { analysis.text.applying(edits).string }

    func string(_ range: TextRange) -> String { analysis.text[range] }
}
