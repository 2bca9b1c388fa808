// The `json` format: one finding a line, keys as CLI documentation and the published schema say.

import Project

struct JSONFormat: ReportFormat {
    init(_ header: ReportHeader) {}

    func opening() -> [UInt8] { Array("{\"version\": 1,\n \"findings\": [".utf8) }

    let separator = Array(",".utf8)

    func file(_ report: FileReport) -> [UInt8] {
        var writer = JSONWriter()
        for finding in report.findings {
            writer.newline(2)
            writer.finding(finding)
        }
        return writer.bytes
    }

    func closing(_ summary: ReportSummary) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { object in
            object.member("files", summary.files)
            object.member("errors", summary.errors)
            object.member("warnings", summary.warnings)
            object.member("information", summary.informations)
            object.member("hints", summary.hints)
            object.object("expectations") { expectations in
                expectations.member("passed", summary.expectationsPassed)
                expectations.member("failed", summary.expectationsFailed)
            }
            object.member("hiddenByBaseline", summary.hiddenByBaseline)
            if let statistics = summary.statistics { object.statistics(statistics) }
        }
        var repaired: [UInt8] = []
        if let comparison = summary.comparison {
            var list = JSONWriter()
            for finding in comparison.repaired {
                list.newline(2)
                list.finding(finding)
            }
            repaired = Array("\"repaired\": [".utf8) + list.bytes + Array("],\n ".utf8)
        }
        return Array("],\n ".utf8) + repaired + Array("\"summary\": ".utf8) + writer.bytes + Array("}\n".utf8)
    }
}

extension JSONWriter {
    mutating func finding(_ finding: ReportFinding) {
        object { object in
            object.member("file", finding.file)
            object.range(finding.range)
            object.member("rule", finding.rule)
            object.member("severity", finding.severity.name)
            object.member("message", finding.message)
            object.member("scenario", finding.scenario)
            object.member("screen", finding.screen)
            object.array("related") { array in
                for related in finding.related { array.place(related.file, related.range, "message", related.message) }
            }
            object.array("fixes") { array in for fix in finding.fixes { array.fix(fix) } }
            object.member("fingerprint", finding.fingerprint)
        }
    }

    private mutating func fix(_ fix: ReportFinding.Fix) {
        object { object in
            object.member("title", fix.title)
            object.member("safety", fix.isSafe ? "safe" : "unsafe")
            object.array("edits") { array in
                for edit in fix.edits { array.place(edit.file, edit.range, "text", edit.text) }
            }
        }
    }

    private mutating func place(_ file: String, _ range: ReportRange, _ key: String, _ value: String) {
        object { object in
            object.member("file", file)
            object.range(range)
            object.member(key, value)
        }
    }

    private mutating func range(_ range: ReportRange) {
        object("range") { object in
            object.position("start", range.start)
            object.position("end", range.end)
        }
    }

    private mutating func position(_ name: String, _ position: ReportRange.Position) {
        object(name) { object in
            object.member("line", position.line)
            object.member("column", position.column)
        }
    }
}
