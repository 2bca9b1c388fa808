// Logs that people have put into public threads, retyped with other addresses, and what they are read into.

import Foundation
import LayoutLog
import Testing

@Suite("Logs of public threads")
struct RealLogTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// The logs by where they stand: `=source` begins one.
    static func logs() throws -> [(source: String, text: String)] {
        let text = try String(contentsOf: folder.appendingPathComponent("real-logs.txt"), encoding: .utf8)
        var result: [(source: String, text: String)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("="), !line.hasPrefix("==") {
                result.append((String(line.dropFirst()), ""))
            } else if !result.isEmpty {
                result[result.count - 1].text += line + "\n"
            }
        }
        return result
    }

    @Test("Every constraint of every log is read")
    func everyConstraint() throws {
        let logs = try Self.logs()
        #expect(logs.count >= 60)
        var read = 0
        for log in logs {
            let entries = LayoutLogReader.entries(in: log.text)
            #expect(!entries.isEmpty, "\(log.source)")
            for entry in entries {
                for constraint in Self.constraints(entry.message) {
                    #expect(constraint.statement != nil, "\(log.source): \(constraint.text)")
                    read += 1
                }
            }
        }
        #expect(read > 250)
    }

    @Test("They are read into what they say")
    func expectedParse() throws {
        let found = try Self.logs().map { log in
            "=\(log.source)\n" + LayoutLogReader.entries(in: log.text).map(Self.dump).joined()
        }.joined()
        let file = Self.folder.appendingPathComponent("real-logs.expect")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
            try found.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(found == expected)
    }

    private static func constraints(_ message: LogMessage) -> [LoggedConstraint] {
        switch message {
        case .conflict(let conflict): conflict.members
        case .fault(let fault): fault.constraints
        case .ambiguity: []
        }
    }

    private static func dump(_ entry: LogEntry) -> String {
        let head = "line \(entry.line)\(entry.count > 1 ? " ×\(entry.count)" : ""): "
        switch entry.message {
        case .conflict(let conflict):
            let marks = [
                conflict.isAnnounced ? "announced" : nil, conflict.isRedacted ? "redacted" : nil,
                conflict.isTruncated ? "truncated" : nil,
            ].compactMap { $0 }
            let members = conflict.members.enumerated().map { index, member in
                "  \(index == conflict.broken ? "✕" : "•") \(dump(member))\n"
            }
            return head + "conflict \(marks.joined(separator: " "))\n" + members.joined()
        case .fault(let fault):
            let anchors = zip(fault.items, fault.attributes).map { "\(shown($0)).\($1.rawValue)" }
            let items = anchors.isEmpty ? fault.items.map(shown) : anchors
            let place = fault.source.map { " at \($0.fileName)#\($0.line)" } ?? ""
            return head + "\(fault.kind)\(place) \(items.joined(separator: ", "))\n"
                + fault.constraints.map { "  • \(dump($0))\n" }.joined()
        case .ambiguity(let ambiguity):
            return head + "ambiguity\n"
                + ambiguity.places.map { place in
                    let host = place.lacksHostConstraints ? " without host constraints" : ""
                    return "  \(shown(place.item)) \(place.variables.joined(separator: ", "))\(host)\n"
                }.joined()
        }
    }

    private static func dump(_ constraint: LoggedConstraint) -> String {
        var text = constraint.className
        if let key = constraint.key { text += "“\(key)”" }
        if let source = constraint.source { text += " at \(source.fileName)#\(source.line)" }
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        if let mask = constraint.mask { text += " h=\(mask.horizontal) v=\(mask.vertical)" }
        if let hugging = constraint.hugging { text += " hug \(hugging)" }
        if let resistance = constraint.compressionResistance { text += " resist \(resistance)" }
        if let isActive = constraint.isActive { text += isActive ? " active" : " inactive" }
        return text + ": " + shown(constraint.statement)
    }
}
