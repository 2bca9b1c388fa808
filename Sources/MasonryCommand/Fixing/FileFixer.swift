// Applies the fixes of findings to a text until none is left that makes it better.

import LayoutIDE
import Project
import SourceText

/// Which fixes may be applied.
enum FixSafety: Sendable, Hashable {
    case safeOnly
    case unsafeToo
}

/// A text after its fixes.
struct FixedText: Sendable {
    var text: SourceText
    var inspection: Inspection
    /// How many fixes are in it.
    var applied: Int
}

/// Fixes one text. Every round is checked anew, and a round that makes anything worse is taken back.
struct FileFixer {
    let inspector: Inspector
    let kind: TextKind
    let settings: AnalysisConfiguration
    let safety: FixSafety
    /// Fixes can give rise to others. Each round makes the text better, so that this ends by itself; texts that need more
    /// rounds than this are not written by people.
    private static let maximumRounds = 200

    init(inspector: Inspector, kind: TextKind, settings: AnalysisConfiguration, safety: FixSafety) {
        self.inspector = inspector
        self.kind = kind
        self.settings = settings
        self.safety = safety
    }

    /// `text` with every fix that helps.
    func fix(_ text: SourceText) -> FixedText {
        var current = FixedText(text: text, inspection: inspector.inspect(text, kind, settings), applied: 0)
        for _ in 0..<Self.maximumRounds {
            let fixes = applicableFixes(current.inspection.findings, current.text)
            guard !fixes.isEmpty else { break }
            guard let next = applyHelpful(fixes, to: current) else { break }
            current = next
        }
        return current
    }

    /// The text with those of `fixes` that help; nil where none does. Where all of them together make it worse, halves show
    /// which ones: one bad fix among many costs a few looks, not one for each of the others.
    private func applyHelpful(_ fixes: [Fix], to current: FixedText) -> FixedText? {
        var kept: [Fix] = []
        var best: FixedText?
        var pending = [fixes[...]]
        while let part = pending.popLast() {
            if let next = apply(kept + part, to: current), best.map({ next.isBetter(than: $0) }) ?? true {
                kept += part
                best = next
            } else if part.count > 1 {
                let middle = part.startIndex + part.count / 2
                pending += [part[middle...], part[..<middle]]
            }
        }
        return best
    }

    /// The first suitable fix of each finding, without those that touch the text of an earlier one.
    private func applicableFixes(_ findings: [Finding], _ text: SourceText) -> [Fix] {
        var chosen: [Fix] = []
        var taken = TakenRanges()
        for finding in findings {
            guard let fix = finding.fixes.first(where: { $0.safety == .safe || safety == .unsafeToo }),
                !fix.edits.isEmpty,
                fix.edits.allSatisfy({ $0.range.end.utf8 <= text.length }),
                !fix.edits.contains(where: { taken.overlap($0.range) })
            else { continue }
            chosen.append(fix)
            for edit in fix.edits { taken.insert(edit.range) }
        }
        return chosen
    }

    /// The text with `fixes`, or nil where that is not better.
    private func apply(_ fixes: [Fix], to current: FixedText) -> FixedText? {
        let ending = current.text.dominantLineEnding
        let edits = fixes.flatMap(\.edits).map { edit in
            TextEdit(edit.range, ending == "\n" ? edit.text : edit.text.replacingLineEndings(with: ending))
        }
        let text = current.text.applying(edits)
        let inspection = inspector.inspect(text, kind, settings)
        let next = FixedText(text: text, inspection: inspection, applied: current.applied + fixes.count)
        return next.isBetter(than: current) ? next : nil
    }
}

extension FixedText {
    /// Whether it parses as well, and has fewer findings of the worst severity in which the two differ.
    fileprivate func isBetter(than other: FixedText) -> Bool {
        syntaxProblems <= other.syntaxProblems
            && Badness(inspection.findings) < Badness(other.inspection.findings)
    }

    private var syntaxProblems: Int { inspection.findings.count { $0.rule == "syntax" } }
}

/// What is edited already: ranges in order, none of which overlaps another.
private struct TakenRanges {
    private var ranges: [TextRange] = []

    /// Insertions at one place count as overlapping: their order would be a guess.
    func overlap(_ range: TextRange) -> Bool {
        let next = place(of: range)
        if next > 0, ranges[next - 1].end > range.start { return true }
        return next < ranges.count && (ranges[next].start < range.end || ranges[next].start == range.start)
    }

    mutating func insert(_ range: TextRange) { ranges.insert(range, at: place(of: range)) }

    /// Of the first that does not start before `range`.
    private func place(of range: TextRange) -> Int { ranges.partitionPoint { $0.start >= range.start } }
}

/// How many findings of each severity there are; more of a worse one is worse than any number of lesser ones.
private struct Badness: Comparable {
    private var counts: [Int]

    init(_ findings: [Finding]) {
        counts = Severity.allCases.reversed().map { severity in findings.count { $0.severity == severity } }
    }

    static func < (lhs: Badness, rhs: Badness) -> Bool { lhs.counts.lexicographicallyPrecedes(rhs.counts) }
}

extension SourceText {
    /// The line ending that most lines have; LF where there is none.
    fileprivate var dominantLineEnding: String {
        var counts = (lf: 0, crlf: 0, cr: 0)
        for start in lineStarts.dropFirst() {
            let end = Int(start)
            if bytes[end - 1] == 0x0D {
                counts.cr += 1
            } else if end > 1, bytes[end - 2] == 0x0D {
                counts.crlf += 1
            } else {
                counts.lf += 1
            }
        }
        if counts.crlf > counts.lf, counts.crlf >= counts.cr { return "\r\n" }
        return counts.cr > counts.lf ? "\r" : "\n"
    }
}

extension String {
    fileprivate func replacingLineEndings(with ending: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if scalar == "\n", previous == "\r" {
                previous = scalar
                continue
            }
            if scalar == "\n" || scalar == "\r" { result += ending } else { result.unicodeScalars.append(scalar) }
            previous = scalar
        }
        return result
    }
}
