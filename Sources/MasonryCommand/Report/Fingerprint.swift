// Names a finding by what it says and the text it stands on, so that moved lines do not make it a new one.

/// A stable 64-bit hash of texts (FNV-1a), as 16 hexadecimal digits.
func contentHash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
        for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // A separator that no text contains, so that ("a", "bc") and ("ab", "c") differ.
        hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

extension [ReportFinding] {
    /// Gives every finding of one file its fingerprint: rule, scenario, screen and the line it starts on without
    /// its white space; equal ones are numbered in order.
    mutating func setFingerprints(_ source: SourceLines) {
        var seen: [String: Int] = [:]
        for index in indices {
            let finding = self[index]
            let line = source.line(finding.range.start.line) ?? ""
            let parts = [
                finding.rule, finding.scenario ?? "", finding.screen ?? "",
                String(line.unicodeScalars.filter { !$0.properties.isWhitespace }.map(Character.init)),
            ]
            let hash = contentHash(parts)
            let count = seen[hash, default: 0]
            seen[hash] = count + 1
            self[index].fingerprint = count == 0 ? hash : contentHash([hash, String(count)])
        }
    }
}
