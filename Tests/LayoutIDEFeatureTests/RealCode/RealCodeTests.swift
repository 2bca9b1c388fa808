// Sources as they stand in applications: what the tool says of them, kept in a ledger of what is not as it should be.

import Foundation
import Testing

@Suite("Real code") struct RealCodeTests {
    private static let ledger = RealCase.folder.appendingPathComponent("ledger.txt")
    private static let refreshing =
        "UPDATE_GOLDENS=1 swift test --filter RealCodeTests writes the ledger anew; read the difference before you commit it"

    @Test("False alarms, wrong frames and what is missed are those of the ledger")
    func falseAlarmsWrongFramesAndWhatIsMissed() throws {
        var text = "What is not yet as it should be. UPDATE_GOLDENS=1 swift test --filter RealCodeTests writes it.\n"
        var totals: [(language: String, counts: CaseOutcome.Counts)] = []
        for realCase in try RealCase.all() {
            let outcome = CaseOutcome(of: realCase)
            let language = String(realCase.name.prefix { $0 != "/" })
            if totals.last?.language != language { totals.append((language, .init())) }
            totals[totals.count - 1].counts += outcome.counts
            guard !outcome.lines.isEmpty else { continue }
            text += "\n\(realCase.name)\n" + outcome.lines.map { "  \($0)\n" }.joined()
        }
        for (language, counts) in totals { print("real code, \(language): \(counts.text)") }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: Self.ledger)
        }
        let known = Set(try Self.entries(String(contentsOf: Self.ledger, encoding: .utf8)))
        let found = Set(Self.entries(text))
        for entry in found.subtracting(known).sorted() {
            Issue.record("not in the ledger: \(entry). \(Self.refreshing)")
        }
        for entry in known.subtracting(found).sorted() {
            Issue.record("no longer so: \(entry). \(Self.refreshing)")
        }
    }

    /// Each entry with the case that it belongs to.
    private static func entries(_ ledger: String) -> [String] {
        var heading = ""
        return ledger.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("  ") else {
                heading = String(line)
                return nil
            }
            return "\(heading)\(line.dropFirst(1))"
        }
    }
}
