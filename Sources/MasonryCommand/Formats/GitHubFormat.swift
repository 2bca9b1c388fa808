// The `github` format: workflow commands that become annotations of a pull request.

/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
struct GitHubFormat: ReportFormat {
    init(_ header: ReportHeader) {}

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
        return "::\(level) \(properties)::\(data(fullMessage(finding) + picture(finding)))"
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
            default: result.unicodeScalars.append(scalar)
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
func fullMessage(_ finding: ReportFinding) -> String {
    var text = finding.message
    let places = [finding.screen.map { "on \($0)" }, finding.scenario.map { "in \($0)" }].compactMap { $0 }
    if !places.isEmpty { text += " (\(places.joined(separator: ", ")))" }
    for related in finding.related {
        text += "\n\(related.file):\(related.range.start.line):\(related.range.start.column): \(related.message)"
    }
    return text
}
