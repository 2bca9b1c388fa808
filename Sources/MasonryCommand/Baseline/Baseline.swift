// Known findings that are not reported again: old code can be lived with while new code is held to the rules.

import LayoutIDE
import SourceText

/// The content of a baseline file. Findings are known by content, not by line, so edits elsewhere do not matter.
struct Baseline: Sendable {
    struct Entry: Sendable, Hashable {
        /// Relative to the folder of the baseline file.
        var file: String
        var rule: String
        /// The line of the finding, for people who read the file.
        var text: String
        var fingerprint: String
    }

    /// In the order of reports.
    let entries: [Entry]
    /// By the bytes of the file's path.
    private let byFile: [[UInt8]: [Entry]]

    init(entries: [Entry]) {
        self.entries = entries
        byFile = Dictionary(grouping: entries) { Array($0.file.utf8) }
    }

    /// Reads the content of a baseline file.
    init(_ text: SourceText) throws(UsageError) {
        let node: JSON5Node
        do { node = try JSON5Reader.read(text) } catch {
            throw UsageError(LocalizedText("the baseline is not JSON: ", "基线不是 JSON：") + error.message)
        }
        guard node["version"]?.integer == 1, let findings = node["findings"]?.array else {
            throw UsageError("the baseline is not one of version 1", "基线不是第 1 版的格式")
        }
        self.init(
            entries: findings.compactMap { finding in
                guard let file = finding["file"]?.string, let fingerprint = finding["fingerprint"]?.string else {
                    return nil
                }
                return Entry(
                    file: file, rule: finding["rule"]?.string ?? "", text: finding["text"]?.string ?? "",
                    fingerprint: fingerprint)
            })
    }

    /// As written to a file: an entry a line, so that changes read well in reviews.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        for entry in entries {
            writer.newline(2)
            writer.object { object in
                object.member("file", entry.file)
                object.member("rule", entry.rule)
                object.member("text", entry.text)
                object.member("fingerprint", entry.fingerprint)
            }
        }
        return Array("{\"version\": 1,\n \"findings\": [".utf8) + writer.bytes + Array("\n]}\n".utf8)
    }

    /// The part that concerns one file.
    func entries(of file: String) -> [Entry] { byFile[Array(file.utf8)] ?? [] }

    /// Takes the known findings out of the report of `file` and returns the entries that no finding met.
    func hide(_ report: inout FileReport, file: String) -> [Entry] {
        var open = entries(of: file)
        guard !open.isEmpty else { return [] }
        report.findings.removeAll { finding in
            guard let index = open.firstIndex(where: { $0.fingerprint == finding.fingerprint }) else { return false }
            open.remove(at: index)
            report.hiddenByBaseline += 1
            return true
        }
        return open
    }
}

extension FileReport {
    /// The entries of a baseline that hides all findings of this report.
    func baselineEntries(file: String) -> [Baseline.Entry] {
        findings.map { finding in
            let line = source?.line(finding.range.start.line) ?? ""
            let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
            return Baseline.Entry(
                file: file, rule: finding.rule, text: String(line[start...].prefix(120)),
                fingerprint: finding.fingerprint)
        }
    }
}
