// All safe fixes of a file as one change.

import LayoutRules
import SourceText

extension Analysis {
    /// All safe fixes that do not touch each other, in written order: applying them and asking again until nothing
    /// is left gives the fixed file. Empty where nothing can be fixed safely.
    package func fixAllEdits() -> [TextEdit] {
        var accepted: [TextEdit] = []
        for finding in findings {
            guard let fix = finding.fixes.first(where: { $0.safety == .safe }), !fix.edits.isEmpty else { continue }
            // The same finding on another screen brings the same fix once more.
            if fix.edits.allSatisfy(accepted.contains) { continue }
            let isFree = fix.edits.allSatisfy { edit in
                !accepted.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
            }
            if isFree { accepted += fix.edits }
        }
        return accepted.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }
}
