// Reads expected findings out of a text: `//  ^^^^ error[rule-id]: part of the message` below the marked line.

import LayoutIDE
import SourceText

/// A finding that a text says it has.
struct Annotation: Hashable, CustomStringConvertible {
    /// Zero-based, of the line above.
    var line: Int
    /// Zero-based columns in bytes; `end` is nil for `//<-`, which marks only where the finding begins.
    var start: Int
    var end: Int?
    var severity: String
    var rule: String
    var message: String

    var description: String {
        "\(line + 1):\(start + 1)-\(end.map { String($0 + 1) } ?? "") \(severity)[\(rule)]: \(message)"
    }

    func matches(_ finding: Finding, in text: SourceText) -> Bool {
        let position = text.position(of: finding.range.start, in: .utf8)
        let finish = text.position(of: finding.range.end, in: .utf8)
        guard position.line == line, position.column == start else { return false }
        if let end, finish.line == line, finish.column != end { return false }
        return finding.severity.name == severity && finding.rule.rawValue == rule
            && (message.isEmpty || finding.message.contains(message))
    }
}

/// A text with the findings it expects.
struct AnnotatedText {
    /// Without the lines of annotations.
    var text: String
    var annotations: [Annotation]

    /// Annotation lines are taken out, so that they never are in the way of what they are about.
    init(_ annotated: String) {
        var lines: [Substring] = []
        annotations = []
        for line in annotated.split(separator: "\n", omittingEmptySubsequences: false) {
            if let annotation = Annotation(line, below: lines.count - 1) {
                annotations.append(annotation)
            } else {
                lines.append(line)
            }
        }
        text = lines.joined(separator: "\n")
    }
}

extension Annotation {
    /// nil for a line that is no annotation.
    init?(_ line: Substring, below marked: Int) {
        let bytes = Array(line.utf8)
        guard let slash = bytes.firstIndex(where: { $0 != 0x20 }), bytes[slash...].starts(with: "//".utf8) else {
            return nil
        }
        var index = slash + 2
        if bytes[index...].starts(with: "<-".utf8) {
            start = slash
            end = nil
            index += 2
        } else {
            while index < bytes.count, bytes[index] == 0x20 { index += 1 }
            let first = index
            while index < bytes.count, bytes[index] == 0x5E { index += 1 }
            guard index > first else { return nil }
            start = first
            end = index
        }
        let rest = String(decoding: bytes[index...], as: UTF8.self).drop { $0 == " " }
        guard let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]") else { return nil }
        self.line = marked
        severity = String(rest[..<open])
        rule = String(rest[rest.index(after: open)..<close])
        message = String(rest[rest.index(after: close)...].drop { $0 == ":" || $0 == " " })
    }
}
