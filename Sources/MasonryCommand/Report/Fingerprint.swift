// Names a finding by what it says and the text it stands on, so that moved lines do not make it a new one.

import Project

extension [ReportFinding] {
    /// Gives every finding of one file its fingerprint: rule, scenario without numbers, screen and the line it starts on
    /// without its white space; equal ones are numbered in order.
    mutating func setFingerprints(_ source: SourceLines) {
        var seen: [String: Int] = [:]
        var line = (number: 0, content: "")
        for index in indices {
            let finding = self[index]
            if line.number != finding.range.start.line {
                line = (finding.range.start.line, Self.content(ofLine: finding.range.start.line, source))
            }
            let hash = contentHash([
                finding.rule, Self.withoutNumbers(finding.scenario), finding.screen ?? "", line.content,
            ])
            let count = seen[hash, default: 0]
            seen[hash] = count + 1
            self[index].fingerprint = count == 0 ? hash : contentHash([hash, String(count)])
        }
    }

    /// A scenario may be named by the line of its branch.
    private static func withoutNumbers(_ scenario: String?) -> String {
        (scenario ?? "").filter { !$0.isASCII || !$0.isNumber }
    }

    /// A line without its white space; of one so long that reading it for each finding would take long, its hash.
    private static func content(ofLine number: Int, _ source: SourceLines) -> String {
        let line = source.line(number) ?? ""
        let content = String(line.unicodeScalars.filter { !$0.properties.isWhitespace }.map(Character.init))
        return content.utf8.count > 4_096 ? contentHash([content]) : content
    }
}
