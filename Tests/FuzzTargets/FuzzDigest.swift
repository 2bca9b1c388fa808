// What reading came to, as one number: two runs, also of two processes with other seeds of hashes, must have the same.

import LayoutIDE
import LightReaders
import Project
import SourceText

extension FuzzTarget {
    /// A hash, the same in every process, of all that is said about the bytes.
    package func digest(of bytes: [UInt8]) -> UInt64 { sayings(bytes).stableHash }

    /// What reading came to, a line each.
    private func sayings(_ bytes: [UInt8]) -> [String] {
        switch self {
        case .parseMasonry, .parseObjectiveC, .parseSwift, .solver, .json, .frames, .log: light?.sayings(bytes) ?? []
        case .analyseMasonry: findings(bytes, .masonry)
        case .analyseObjectiveC: findings(bytes, .objectiveC)
        case .analyseSwift: findings(bytes, .swift)
        case .visualFormat: findings(Self.call(withFormat: bytes), .swift)
        case .configuration: OutsideTexts.readConfiguration(bytes)
        case .baseline: ["\(OutsideTexts.rewrittenBaseline(bytes) ?? [])"]
        case .ignorePattern: ["\(String(describing: Self.match(bytes)))"]
        case .keptIndex: ["\(OutsideTexts.keptRecord(bytes) ?? [])"]
        case .image: [OutsideTexts.pictureSize(bytes) ?? "none"]
        }
    }

    private func findings(_ bytes: [UInt8], _ dialect: Dialect) -> [String] {
        analysis(bytes, dialect).findings.map { finding in
            let edits = finding.fixes.map { "\($0)" }
            return "\(finding.rule) \(finding.severity) \(finding.range) \(finding.message) \(edits)"
        }
    }
}
