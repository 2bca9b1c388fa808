// Known findings that are not reported again: old code can be lived with while new code is held to the rules.

import LayoutIDE
import SourceText

/// The content of a baseline file. Findings are known by content, not by line, so edits elsewhere do not matter.
package struct Baseline: Sendable {
    package struct Entry: Sendable, Hashable {
        /// Relative to the folder of the baseline file.
        package var file: String
        package var rule: String
        /// The line of the finding, for people who read the file.
        package var text: String
        package var fingerprint: String

        package init(file: String, rule: String, text: String, fingerprint: String) {
            self.file = file
            self.rule = rule
            self.text = text
            self.fingerprint = fingerprint
        }
    }

    /// In the order of reports.
    package let entries: [Entry]
    /// By the bytes of the file's path.
    private let byFile: [[UInt8]: [Entry]]

    package init(entries: [Entry]) {
        self.entries = entries
        byFile = Dictionary(grouping: entries) { Array($0.file.utf8) }
    }

    /// Reads the content of a baseline file.
    package init(_ text: SourceText) throws(UsageError) {
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
    package var bytes: [UInt8] {
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
    package func entries(of file: String) -> [Entry] { byFile[Array(file.utf8)] ?? [] }

    /// Which findings of `file` are known, by their fingerprints, and the entries that none of them met.
    package func known(_ fingerprints: [String], file: String) -> (isKnown: [Bool], open: [Entry]) {
        var open = entries(of: file)
        let isKnown = fingerprints.map { fingerprint in
            guard let index = open.firstIndex(where: { $0.fingerprint == fingerprint }) else { return false }
            open.remove(at: index)
            return true
        }
        return (isKnown, open)
    }
}
