// What `convert` says: for each block what became of it, and in the end how many were proven and why others were left.

import LayoutIDE
import Project
import SourceText

/// The report of one run of `convert`, file by file.
struct ConvertReport {
    private let goal: ConversionGoal
    private let isJSON: Bool
    private let wantsDifference: Bool
    private let language: MessageLanguage
    private var proven = 0
    private(set) var left = 0
    private var unproven = 0
    private var files = 0
    private var written = 0
    /// By kind, in the order met.
    private var reasons: [(kind: String, count: Int)] = []

    init(goal: ConversionGoal, isJSON: Bool, wantsDifference: Bool, _ language: MessageLanguage) {
        self.goal = goal
        self.isJSON = isJSON
        self.wantsDifference = wantsDifference
        self.language = language
    }

    var head: String { isJSON ? "{\"version\": 1, \"to\": \"\(goal.rawValue)\",\n \"files\": [" : "" }

    /// The part of one file; empty where it has no blocks.
    mutating func text(of outcome: ConvertOutcome) -> String {
        guard !outcome.blocks.isEmpty else { return "" }
        count(outcome)
        if isJSON { return json(outcome) }
        return wantsDifference ? outcome.difference : remarks(on: outcome)
    }

    /// What is said of a file beside the patch that standard output has.
    func aside(on outcome: ConvertOutcome) -> String { wantsDifference && !isJSON ? remarks(on: outcome) : "" }

    /// The sums beside the patch.
    var asideOfEnd: String { wantsDifference && !isJSON ? sums : "" }

    private func remarks(on outcome: ConvertOutcome) -> String {
        var result = ""
        for block in outcome.blocks {
            let line = outcome.text.line(at: block.range.start) + 1
            switch block.outcome {
            case .proven:
                guard let port = block.port else { continue }
                result += "// \(printable(outcome.path)):\(line)\n\(port)\n\n"
            case .unproven:
                result += "\(printable(outcome.path)):\(line): " + language.say("not proven", "未能证明") + "\n"
            case .left(let reason):
                let words = printable(reason.words(in: outcome.text)[language])
                result += "\(printable(outcome.path)):\(line): " + language.say("left: ", "未改写：") + words + "\n"
            }
        }
        return result
    }

    private mutating func count(_ outcome: ConvertOutcome) {
        files += 1
        if outcome.isWritten { written += 1 }
        for block in outcome.blocks {
            switch block.outcome {
            case .proven: proven += 1
            case .unproven: unproven += 1
            case .left(let reason):
                left += 1
                if let place = reasons.firstIndex(where: { $0.kind == reason.kind }) {
                    reasons[place].count += 1
                } else {
                    reasons.append((reason.kind, 1))
                }
            }
        }
    }

    private func json(_ outcome: ConvertOutcome) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("file", outcome.path)
            writer.member("written", outcome.isWritten)
            writer.array("blocks") { writer in
                for block in outcome.blocks { write(block, outcome.text, &writer) }
            }
        }
        return (files == 1 ? "\n  " : ",\n  ") + String(decoding: writer.bytes, as: UTF8.self)
    }

    private func write(_ block: ConvertedBlock, _ text: SourceText, _ writer: inout JSONWriter) {
        writer.newline(4)
        writer.object { writer in
            writer.member("line", text.line(at: block.range.start) + 1)
            writer.member("endLine", text.line(at: block.range.end) + 1)
            switch block.outcome {
            case .proven: writer.member("outcome", "proven")
            case .unproven: writer.member("outcome", "unproven")
            case .left(let reason):
                writer.member("outcome", "left")
                writer.member("reason", reason.kind)
                writer.member("message", reason.words(in: text)[language])
            }
            if let port = block.port { writer.member("text", port) }
            if !block.differences.isEmpty {
                writer.array("differences") { writer in
                    for difference in ConvertedBlock.Difference.allCases where block.differences.contains(difference) {
                        writer.string(difference.rawValue)
                    }
                }
            }
            if !block.mismatch.isEmpty {
                writer.array("mismatch") { writer in for line in block.mismatch { writer.string(line) } }
            }
        }
    }

    /// The sums.
    var end: String {
        let sorted = reasons.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
        if isJSON {
            var writer = JSONWriter()
            writer.object { writer in
                writer.member("files", files)
                writer.member("written", written)
                writer.member("proven", proven)
                writer.member("unproven", unproven)
                writer.member("left", left)
                writer.object("reasons") { writer in for reason in sorted { writer.member(reason.kind, reason.count) } }
            }
            return "],\n \"summary\": " + String(decoding: writer.bytes, as: UTF8.self) + "}\n"
        }
        return wantsDifference ? "" : sums
    }

    private var sums: String {
        let sorted = reasons.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
        var result = language.say(
            "\(counted(proven, "block")) proven, \(left) left", "已证明 \(proven) 个约束块，未改写 \(left) 个")
        if unproven > 0 { result += language.say(", \(unproven) not proven", "，未能证明 \(unproven) 个") }
        if !sorted.isEmpty {
            result +=
                language.say(" (", "（") + sorted.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
                + language.say(")", "）")
        }
        if written > 0 {
            result += language.say("; \(counted(written, "file")) written", "；已写入 \(written) 个文件")
        }
        return result + "\n"
    }
}
