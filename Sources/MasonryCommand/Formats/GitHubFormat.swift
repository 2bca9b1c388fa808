// The `github` format: workflow commands that become annotations of a pull request.

import LayoutIDE
import Project

/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
struct GitHubFormat: ReportFormat {
    private let language: MessageLanguage

    init(_ header: ReportHeader) { language = header.language }

    func file(_ report: FileReport) -> [UInt8] {
        var text = ""
        for finding in report.findings { text += command(finding) + "\n" }
        return Array(text.utf8)
    }

    private func command(_ finding: ReportFinding) -> String {
        let level =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .information, .hint: "notice"
            }
        let range = finding.range
        var properties = "file=\(property(finding.file)),line=\(range.start.line),endLine=\(range.end.line)"
        // Columns are only shown for one line, and the command takes the last column rather than the one after it.
        if range.end.line == range.start.line {
            properties += ",col=\(range.start.column),endColumn=\(max(range.start.column, range.end.column - 1))"
        }
        properties += ",title=\(property(finding.rule))"
        return "::\(level) \(properties)::\(data(fullMessage(finding, in: language) + picture(finding)))"
    }

    /// Annotations are shown as they are, line by line.
    private func picture(_ finding: ReportFinding) -> String {
        finding.picture.map { "\n\n" + $0 } ?? ""
    }

    private func data(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            // The log of a workflow is shown as by a terminal.
            default: result += isControl(scalar) ? printable(String(scalar)) : String(scalar)
            }
        }
        return result
    }

    private func property(_ text: String) -> String {
        var result = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// The message with screen, scenario and related places, for formats that have one text a finding.
func fullMessage(_ finding: ReportFinding, in language: MessageLanguage) -> String {
    var text = finding.message
    if let place = circumstances(finding, in: language) { text += language.say(" (\(place))", "（\(place)）") }
    for related in finding.related {
        text += "\n\(related.file):\(related.range.start.line):\(related.range.start.column): \(related.message)"
    }
    return text
}

/// `on iPhone SE, in expanded`: where a finding holds; nil for everywhere.
func circumstances(_ finding: ReportFinding, in language: MessageLanguage) -> String? {
    let screen = finding.screen.map { language.say("on \($0)", "屏幕 \($0)") }
    let scenario = finding.scenario.map { language.say("in \($0)", "状态 \($0)") }
    let places = [screen, scenario].compactMap { $0 }
    return places.isEmpty ? nil : places.joined(separator: language.say(", ", "，"))
}
