// Everything that reads what others wrote, as functions of bytes: for the tests, for long runs, and for fuzzers that are led
// by coverage.

import LayoutIDE
import LayoutLog
import LightReaders
import MasonrySemantics
import Project
import SourceText

/// A reader that must live with any bytes.
package enum FuzzTarget: String, CaseIterable, Sendable {
    case parseMasonry, parseObjectiveC, parseSwift
    case analyseMasonry, analyseObjectiveC, analyseSwift
    case solver, json, frames, configuration, baseline, ignorePattern, visualFormat, log, keptIndex, image

    /// The reader below it that needs no analysis; nil where there is none.
    var light: LightReader? { LightReader(rawValue: rawValue) }

    /// How many bytes of memory it may hold at once for each byte of a long input. Analysis holds what each line makes, in
    /// each scenario and on each screen (`LayoutDocument.mostPlaced`).
    package var memoryPerByte: Int {
        switch self {
        case .analyseMasonry, .analyseObjectiveC, .analyseSwift, .visualFormat, .keptIndex: 1_000
        default: light?.memoryPerByte ?? 40
        }
    }

    /// Reads the bytes.
    /// - Returns: what is wrong about it, beside traps and hangs; nil where nothing is.
    package func problem(with bytes: [UInt8]) -> String? {
        switch self {
        case .parseMasonry, .parseObjectiveC, .parseSwift, .solver, .json, .frames: light?.problem(with: bytes)
        case .analyseMasonry: analysing(bytes, .masonry)
        case .analyseObjectiveC: analysing(bytes, .objectiveC)
        case .analyseSwift: analysing(bytes, .swift)
        case .configuration: readingConfiguration(bytes)
        case .baseline: OutsideTexts.baselineComesBack(bytes) ? nil : "a baseline that was written is another one"
        case .ignorePattern: Self.match(bytes).flatMap { _ in nil }
        case .visualFormat: analysing(Self.call(withFormat: bytes), .swift)
        case .log: readingLog(bytes)
        case .image: OutsideTexts.readImage(bytes) ? nil : "a picture has a size that none can have"
        case .keptIndex: OutsideTexts.keptIndexComesBack(bytes) ? nil : "what was kept of a source is another one"
        }
    }

    /// With an index that is made of the same bytes, so that what is read of others is what is damaged.
    func analysis(_ bytes: [UInt8], _ dialect: Dialect) -> Analysis {
        let text = SourceText(bytes: bytes)
        var configuration = AnalysisConfiguration()
        if dialect != .masonry {
            let other = IndexedSource(text: text, dialect: dialect, path: "Other", role: .implementation)
            configuration.index = SymbolIndex([other], device: nil)
        }
        return Analysis(text: text, dialect: dialect, configuration: configuration)
    }

    private func analysing(_ bytes: [UInt8], _ dialect: Dialect) -> String? {
        let analysis = analysis(bytes, dialect)
        let ranges = analysis.findings.map(\.range)
        return ranges.allSatisfy(analysis.text.range.contains) ? nil : "a finding lies outside of the text"
    }

    private func readingConfiguration(_ bytes: [UInt8]) -> String? {
        OutsideTexts.readConfiguration(bytes)
        return nil
    }

    /// The first line is the pattern, the rest the path.
    static func match(_ bytes: [UInt8]) -> Bool? {
        let parts = bytes.split(separator: 10, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        return OutsideTexts.matches(parts.first ?? "", parts.dropFirst().first ?? "a/b.swift")
    }

    /// The bytes as the format of a call.
    static func call(withFormat bytes: [UInt8]) -> [UInt8] {
        let format = bytes.filter { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        let before = """
            class A: UIView {
                func setUp() {
                    let a = UIView(), b = UIView()
                    addSubview(a)
                    addSubview(b)
                    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "
            """
        let after = "\", options: [], metrics: [\"m\": 8], views: [\"a\": a, \"b\": b]))\n    }\n}\n"
        return Array(before.utf8) + format + Array(after.utf8)
    }

    private func readingLog(_ bytes: [UInt8]) -> String? {
        if let problem = light?.problem(with: bytes) { return problem }
        let workspace = LogWorkspace([])
        var reader = LayoutLogReader()
        reader.read(bytes)
        reader.finish()
        for entry in reader.entries.prefix(20) {
            let explanation = workspace.explain(entry, drawing: .svg(.english))
            guard case .conflict(let conflict) = explanation.subject, let picture = conflict.picture else { continue }
            if !picture.hasPrefix("<svg") { return "a picture is none" }
        }
        return nil
    }
}
