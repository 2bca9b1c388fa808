// The fixes of findings at a place.

import LayoutRules
import SourceText

extension Analysis {
    /// The fixes of all findings that touch `range`, in the order of the findings.
    package func quickFixes(in range: TextRange) -> [QuickFix] {
        findings.filter { $0.range.start <= range.end && range.start <= $0.range.end }.flatMap { finding in
            finding.fixes.map { QuickFix(fix: $0, finding: finding) }
        }
    }
}
