// All that is said of one log, in any of the formats, without a console: for the command, and for whoever serves a page.

import LayoutIDE
import LayoutLog

/// How the explanations of a log are written.
enum LogFormat: String, CaseIterable, Sendable {
    case text, json, html

    var reader: Reader { self == .json ? .programs : .people }
}

/// A log, explained with the sources of a workspace.
struct LogReport: Sendable {
    let explanations: [LogExplanation]
    private let format: LogFormat
    private let language: MessageLanguage
    private let path: String
    private let omitted: Int
    private let size: LogSourceCount

    /// Reads and explains the text of a log.
    /// - Parameters:
    ///   - path: what the log is called.
    ///   - workspace: the sources; `LogWorkspace([])` for none.
    ///   - format: what pictures are drawn for.
    init(
        of log: [UInt8], named path: String, in workspace: LogWorkspace, as format: LogFormat,
        _ language: MessageLanguage
    ) {
        var reader = LayoutLogReader()
        reader.read(log)
        reader.finish()
        self.init(reader, named: path, in: workspace, as: format, language)
    }

    /// Explains what was read.
    init(
        _ reader: LayoutLogReader, named path: String, in workspace: LogWorkspace, as format: LogFormat,
        _ language: MessageLanguage
    ) {
        self.path = path
        self.format = format
        self.language = language
        omitted = reader.omitted
        size = LogSourceCount(files: workspace.size.files, constraints: workspace.size.constraints)
        let drawing: LogDrawing =
            switch format {
            case .text: .text(language)
            case .json: .none
            case .html: .svg(language)
            }
        explanations = reader.entries.map { workspace.explain($0, drawing: drawing) }
    }

    var hasConflict: Bool { explanations.contains { $0.isConflict } }

    /// The whole report in its format.
    var bytes: [UInt8] { bytes(Palette(isOn: false)) }

    /// - Parameter palette: the colours of a text.
    func bytes(_ palette: Palette) -> [UInt8] {
        switch format {
        case .text:
            let text = LogText(palette: palette, language: language, path: path)
            let body = explanations.map(text.block).joined()
            return Array((body + text.summary(explanations, omitted: omitted, size)).utf8)
        case .json:
            return LogJSON(path: path, language: language).bytes(for: explanations, in: size, omitted: omitted)
        case .html:
            return LogPage(path: path, language: language).bytes(for: explanations, in: size, omitted: omitted)
        }
    }

    /// The messages as sections of HTML, for a page that has its own head and style.
    var fragment: String { LogPage(path: path, language: language).fragment(for: explanations) }
}
