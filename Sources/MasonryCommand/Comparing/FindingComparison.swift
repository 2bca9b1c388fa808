// Which findings of two versions are the same, so that the rest is what a change brought or repaired.

/// Two versions of the same files, compared finding by finding.
struct FindingComparison {
    /// The reports of today with nothing but what is new, in the order of the files.
    private(set) var brought: [FileReport] = []
    /// What is found no longer, in the order of the files.
    private(set) var repaired: [ReportFinding] = []

    /// One file before and after; nil where there was or is none.
    struct Versions: Sendable {
        var former: FileReport?
        var present: FileReport?
    }

    /// A finding stays the same when lines move (its fingerprint), when its line is written in another way and it says the same
    /// but for numbers, and when it moves with its line to another file.
    init(_ files: [Versions]) {
        var files = files
        for index in files.indices {
            var (old, new) = (files[index].former?.findings ?? [], files[index].present?.findings ?? [])
            guard !old.isEmpty, !new.isEmpty else { continue }
            Self.cancel(&old, &new, by: \.fingerprint)
            Self.cancel(&old, &new, by: Self.saying)
            files[index].former?.findings = old
            files[index].present?.findings = new
        }
        var old = files.flatMap { $0.former?.findings ?? [] }
        var new = files.flatMap { $0.present?.findings ?? [] }
        Self.cancel(&old, &new, by: \.fingerprint)
        repaired = old
        var left = new[...]
        for file in files {
            guard var report = file.present else { continue }
            // In the order of the files, so that each takes its own from the front.
            let own = left.prefix { $0.file == report.path }
            left = left.dropFirst(own.count)
            report.findings = Array(own)
            if !report.findings.isEmpty { brought.append(report) }
        }
    }

    /// Takes out of both what has a partner in the other.
    private static func cancel<Key: Hashable>(
        _ old: inout [ReportFinding], _ new: inout [ReportFinding], by key: (ReportFinding) -> Key
    ) {
        var open: [Key: Int] = [:]
        for finding in new { open[key(finding), default: 0] += 1 }
        var met: [Key: Int] = [:]
        old.removeAll { finding in
            let key = key(finding)
            guard let count = open[key], count > met[key, default: 0] else { return false }
            met[key, default: 0] += 1
            return true
        }
        new.removeAll { finding in
            let key = key(finding)
            guard let count = met[key], count > 0 else { return false }
            met[key] = count - 1
            return true
        }
    }

    /// Rule, circumstances and message, without the numbers in them: lines, and constants of the same mistake.
    private static func saying(_ finding: ReportFinding) -> [String] {
        [finding.rule, finding.scenario ?? "", finding.screen ?? "", finding.message].map(withoutNumbers)
    }

    /// A digit of a name stays.
    private static func withoutNumbers(_ text: String) -> String {
        var result = ""
        var isInName = false
        for character in text {
            let isDigit = character.isASCII && character.isNumber
            if isDigit, !isInName { continue }
            result.append(character)
            isInName = isDigit || character.isLetter || character == "_"
        }
        return result
    }
}
