// A report without the findings that a baseline knows.

import Project

extension FileReport {
    /// Takes out the findings that the baseline knows of `file`; returns the entries that no finding met.
    mutating func hide(_ baseline: Baseline, file: String) -> [Baseline.Entry] {
        let (isKnown, open) = baseline.known(findings.map(\.fingerprint), file: file)
        findings = zip(findings, isKnown).compactMap { $1 ? nil : $0 }
        hiddenByBaseline += isKnown.count { $0 }
        return open
    }

    /// The entries of a baseline that hides all findings of this report.
    func baselineEntries(file: String) -> [Baseline.Entry] {
        findings.map { finding in
            let line = source?.line(finding.range.start.line) ?? ""
            let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
            return Baseline.Entry(
                file: file, rule: finding.rule, text: String(line[start...].prefix(120)),
                fingerprint: finding.fingerprint)
        }
    }
}
