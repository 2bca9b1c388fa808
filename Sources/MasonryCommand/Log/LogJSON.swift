// The explanation of a log's messages as JSON.

import LayoutIDE
import LayoutLog
import Project

/// Writes explanations as one JSON text, in the form that the command line's description gives.
struct LogJSON {
    let path: String
    let language: MessageLanguage

    func bytes(for all: [LogExplanation], in size: LogSourceCount, omitted: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("log", path)
            writer.newline(1)
            writer.array("messages") { writer in
                for explanation in all {
                    writer.newline(2)
                    message(explanation, &writer)
                }
            }
            writer.newline(1)
            writer.object("summary") { writer in
                writer.member("conflicts", all.count { $0.isConflict })
                writer.member("messages", all.count)
                writer.member("omitted", omitted)
                writer.member("files", size.files)
                writer.member("constraints", size.constraints)
            }
        }
        return writer.bytes + Array("\n".utf8)
    }

    private func message(_ explanation: LogExplanation, _ writer: inout JSONWriter) {
        writer.object { writer in
            switch explanation.subject {
            case .conflict(let conflict):
                writer.member("kind", "conflict")
                place(explanation, &writer)
                self.conflict(conflict, explanation.isConflict, &writer)
            case .fault(let fault):
                writer.member("kind", "fault")
                place(explanation, &writer)
                writer.member("fault", fault.kind.rawValue)
                writer.member("printed", fault.printed)
                writer.member("meaning", fault.meaning[language])
                writer.member("rule", fault.rule)
                candidates(fault.candidates, &writer)
            case .ambiguity(let ambiguity):
                writer.member("kind", "ambiguity")
                place(explanation, &writer)
                writer.array("views") { writer in
                    for place in ambiguity.places {
                        writer.object { writer in
                            writer.member("name", place.name)
                            strings("open", place.variables, &writer)
                        }
                    }
                }
            }
        }
    }

    private func place(_ explanation: LogExplanation, _ writer: inout JSONWriter) {
        writer.member("line", explanation.line)
        writer.member("count", explanation.count)
    }

    private func conflict(_ conflict: ExplainedConflict, _ isConflict: Bool, _ writer: inout JSONWriter) {
        writer.member("isConflict", isConflict)
        writer.member("announced", conflict.isAnnounced)
        writer.member("redacted", conflict.isRedacted)
        writer.member("truncated", conflict.isTruncated)
        writer.newline(3)
        writer.array("constraints") { writer in
            for member in conflict.members {
                writer.newline(4)
                self.member(member, &writer)
            }
        }
        writer.newline(3)
        writer.key("clash")
        if let clash = conflict.clash {
            writer.object { writer in
                writer.array("constraints") { writer in clash.members.forEach { writer.integer($0) } }
                writer.member("arithmetic", clash.arithmetic)
                writer.member("broken", clash.broken)
                writer.member("fittingConstant", clash.fittingConstant)
            }
        } else {
            writer.null()
        }
        writer.member("outcome", conflict.outcome?[language])
        writer.array("repairs") { writer in
            for repair in conflict.repairs {
                writer.object { writer in
                    writer.member("text", repair.text[language])
                    writer.member("rule", repair.rule)
                }
            }
        }
    }

    private func member(_ member: ExplainedConflict.Member, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("printed", member.printed)
            writer.member("text", member.text)
            writer.member("system", member.system?.rawValue)
            writer.member("meaning", member.system?.meaning[language])
            writer.member("broken", member.isBroken)
            writer.member("clashes", member.clashes)
            candidates(member.candidates, &writer)
        }
    }

    private func candidates(_ candidates: [SourceCandidate], _ writer: inout JSONWriter) {
        writer.array("candidates") { writer in
            for candidate in candidates {
                writer.object { writer in
                    writer.member("file", candidate.path)
                    writer.member("line", candidate.line)
                    writer.member("column", candidate.column)
                    writer.member("text", candidate.text)
                    writer.member("makes", candidate.meaning)
                    writer.member("class", candidate.owner)
                    writer.member("certainty", candidate.certainty.rawValue)
                    strings("reasons", candidate.reasons.map { $0[language] }, &writer)
                }
            }
        }
    }

    private func strings(_ name: String, _ values: [String], _ writer: inout JSONWriter) {
        writer.array(name) { writer in values.forEach { writer.string($0) } }
    }
}
