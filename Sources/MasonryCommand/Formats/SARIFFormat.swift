// The `sarif` format, version 2.1.0: the whole rule catalogue and every finding with its places and fixes.

import LayoutIDE
import Project

/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFFormat: ReportFormat {
    private let language: MessageLanguage
    private let rules: [RulePage]
    private let ruleIndices: [String: Int]

    init(_ header: ReportHeader) {
        language = header.language
        rules = header.rules
        var indices: [String: Int] = [:]
        for (index, rule) in header.rules.enumerated() { indices[rule.id.rawValue] = index }
        ruleIndices = indices
    }

    static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    func opening() -> [UInt8] {
        var driver = JSONWriter()
        driver.object { object in
            object.member("name", "masonry-lsp")
            object.member("version", ToolVersion.current)
            object.member("semanticVersion", ToolVersion.current)
            object.array("rules") { array in
                for rule in rules {
                    array.newline(4)
                    array.sarifRule(rule)
                }
            }
        }
        // Readers take English for granted.
        let named = language == .standard ? "" : "\"language\": \"\(language.tag)\",\n  "
        let head =
            "{\"$schema\": \"\(Self.schema)\",\n \"version\": \"2.1.0\",\n \"runs\": [{\n  \(named)\"tool\": {\"driver\": "
        return Array(head.utf8) + driver.bytes + Array("},\n  \"results\": [".utf8)
    }

    let separator = Array(",".utf8)

    func file(_ report: FileReport) -> [UInt8] {
        var writer = JSONWriter()
        for finding in report.findings {
            writer.newline(3)
            writer.sarifResult(finding, ruleIndex: ruleIndices[finding.rule])
        }
        return writer.bytes
    }

    func closing(_ summary: ReportSummary) -> [UInt8] {
        let base = "{\"%SRCROOT%\": {\"description\": {\"text\": \"The folder the check was started in.\"}}}"
        return Array("],\n  \"columnKind\": \"utf16CodeUnits\",\n  \"originalUriBaseIds\": \(base)\n }]}\n".utf8)
    }
}

extension Severity {
    /// SARIF has no hints.
    fileprivate var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .information, .hint: "note"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func sarifRule(_ rule: RulePage) {
        object { object in
            object.member("id", rule.id.rawValue)
            object.message("shortDescription", rule.title)
            object.object("help") { help in
                help.member("text", rule.markdown)
                help.member("markdown", rule.markdown)
            }
            object.object("defaultConfiguration") { configuration in
                configuration.member("enabled", rule.isOnByDefault)
                configuration.member("level", rule.severity.sarifLevel)
            }
        }
    }

    fileprivate mutating func sarifResult(_ finding: ReportFinding, ruleIndex: Int?) {
        object { object in
            object.member("ruleId", finding.rule)
            if let ruleIndex { object.member("ruleIndex", ruleIndex) }
            object.member("level", finding.severity.sarifLevel)
            object.sarifMessage(finding)
            object.array("locations") { $0.sarifLocation(finding.file, finding.range) }
            object.object("partialFingerprints") { $0.member("masonryContent/v1", finding.fingerprint) }
            if !finding.related.isEmpty {
                object.array("relatedLocations") { array in
                    for (index, related) in finding.related.enumerated() {
                        array.sarifLocation(related.file, related.range, message: related.message, id: index + 1)
                    }
                }
            }
            if finding.rule.hasPrefix("unsatisfiable"), !finding.related.isEmpty { object.sarifCodeFlow(finding) }
            if !finding.fixes.isEmpty { object.sarifFixes(finding.fixes) }
            object.sarifProperties(finding)
        }
    }

    /// The message, in Markdown with the picture of a conflict where there is one (SARIF 3.11.9).
    private mutating func sarifMessage(_ finding: ReportFinding) {
        guard let picture = finding.picture else { return message("message", finding.message) }
        object("message") { object in
            object.member("text", finding.message + "\n\n" + picture)
            object.member("markdown", finding.message + "\n\n" + MarkdownText.fenced(picture))
        }
    }

    /// The constraints of a conflict as steps, in the order they are written; the finding itself is the last.
    private mutating func sarifCodeFlow(_ finding: ReportFinding) {
        array("codeFlows") { flows in
            flows.object { flow in
                flow.array("threadFlows") { threads in
                    threads.object { thread in
                        thread.array("locations") { steps in
                            for related in finding.related {
                                steps.sarifStep(related.file, related.range, related.message)
                            }
                            steps.sarifStep(finding.file, finding.range, finding.message)
                        }
                    }
                }
            }
        }
    }

    private mutating func sarifStep(_ file: String, _ range: ReportRange, _ text: String) {
        object { step in
            step.key("location")
            step.sarifLocation(file, range, message: text)
        }
    }

    private mutating func sarifFixes(_ fixes: [ReportFinding.Fix]) {
        array("fixes") { array in
            for fix in fixes {
                array.object { object in
                    object.message("description", fix.title)
                    object.array("artifactChanges") { changes in
                        for file in fix.edits.map(\.file).uniqued() {
                            changes.sarifChange(file, fix.edits.filter { $0.file == file })
                        }
                    }
                    object.object("properties") { $0.member("safety", fix.isSafe ? "safe" : "unsafe") }
                }
            }
        }
    }

    private mutating func sarifChange(_ file: String, _ edits: [ReportFinding.Edit]) {
        object { object in
            object.sarifArtifact(file)
            object.array("replacements") { array in
                for edit in edits {
                    array.object { replacement in
                        replacement.sarifRegion("deletedRegion", edit.range)
                        replacement.object("insertedContent") { $0.member("text", edit.text) }
                    }
                }
            }
        }
    }

    private mutating func sarifProperties(_ finding: ReportFinding) {
        guard finding.screen != nil || finding.scenario != nil || finding.severity == .hint else { return }
        object("properties") { object in
            if let screen = finding.screen { object.member("screen", screen) }
            if let scenario = finding.scenario { object.member("scenario", scenario) }
            if finding.severity == .hint { object.member("severity", "hint") }
        }
    }

    private mutating func sarifLocation(_ file: String, _ range: ReportRange, message: String? = nil, id: Int? = nil) {
        object { object in
            if let id { object.member("id", id) }
            object.object("physicalLocation") { location in
                location.sarifArtifact(file)
                location.sarifRegion("region", range)
            }
            if let message { object.message("message", message) }
        }
    }

    private mutating func sarifArtifact(_ file: String) {
        object("artifactLocation") { object in
            object.member("uri", uriReference(file))
            if !isAbsolutePath(file) { object.member("uriBaseId", "%SRCROOT%") }
        }
    }

    private mutating func sarifRegion(_ name: String, _ range: ReportRange) {
        object(name) { object in
            object.member("startLine", range.start.line)
            object.member("startColumn", range.start.column)
            object.member("endLine", range.end.line)
            object.member("endColumn", range.end.column)
        }
    }

    private mutating func message(_ name: String, _ text: String) {
        object(name) { $0.member("text", text) }
    }
}

/// A path as a URI reference (RFC 3986): what is not unreserved is percent-encoded.
func uriReference(_ path: String) -> String {
    var result = isAbsolutePath(path) ? "file://" : ""
    for byte in path.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            result += byte < 16 ? "%0\(digits)" : "%\(digits)"
        }
    }
    return result
}

extension [String] {
    /// Without repetitions, in order.
    func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
