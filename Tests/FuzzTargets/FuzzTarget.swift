// Everything that reads what others wrote, as functions of bytes: for the tests, for long runs, and for fuzzers that are led
// by coverage.

import ConstraintSolver
import JSONRPC
import LayoutFamilies
import LayoutIDE
import LayoutLog
import MasonryCommand
import MasonrySemantics
import MasonrySyntax
import SourceText
import TestTexts

/// A reader that must live with any bytes.
package enum FuzzTarget: String, CaseIterable, Sendable {
    case parseMasonry, parseObjectiveC, parseSwift
    case analyseMasonry, analyseObjectiveC, analyseSwift
    case solver, json, frames, configuration, baseline, ignorePattern, visualFormat, log, keptIndex, image

    /// Reads the bytes.
    /// - Returns: what is wrong about it, beside traps and hangs; nil where nothing is.
    package func problem(with bytes: [UInt8]) -> String? {
        switch self {
        case .parseMasonry: parsing(bytes, .masonry)
        case .parseObjectiveC: parsing(bytes, .objectiveC)
        case .parseSwift: parsing(bytes, .swift)
        case .analyseMasonry: analysing(bytes, .masonry)
        case .analyseObjectiveC: analysing(bytes, .objectiveC)
        case .analyseSwift: analysing(bytes, .swift)
        case .solver: solving(bytes)
        case .json: readingJSON(bytes)
        case .frames: readingFrames(bytes)
        case .configuration: readingConfiguration(bytes)
        case .baseline: OutsideTexts.baselineComesBack(bytes) ? nil : "a baseline that was written is another one"
        case .ignorePattern: matching(bytes)
        case .visualFormat: readingFormat(bytes)
        case .log: readingLog(bytes)
        case .image: OutsideTexts.readImage(bytes) ? nil : "a picture has a size that none can have"
        case .keptIndex: OutsideTexts.keptIndexComesBack(bytes) ? nil : "what was kept of a source is another one"
        }
    }

    private func parsing(_ bytes: [UInt8], _ dialect: Dialect) -> String? {
        let tree = SyntaxTree.parse(SourceText(bytes: bytes), dialect: dialect)
        return tree.text.bytes == bytes ? tree.brokenInvariants.first : "the text does not come back"
    }

    /// With an index that is made of the same bytes, so that what is read of others is what is damaged.
    private func analysing(_ bytes: [UInt8], _ dialect: Dialect) -> String? {
        let text = SourceText(bytes: bytes)
        var configuration = AnalysisConfiguration()
        if dialect != .masonry {
            let other = IndexedSource(text: text, dialect: dialect, path: "Other", role: .implementation)
            configuration.index = ConstantIndex([other], device: nil)
        }
        let analysis = Analysis(text: text, dialect: dialect, configuration: configuration)
        let ranges = analysis.findings.map(\.range)
        return ranges.allSatisfy(analysis.text.range.contains) ? nil : "a finding lies outside of the text"
    }

    /// Rows of a linear system, made of the bytes as numbers.
    private func solving(_ bytes: [UInt8]) -> String? {
        var input = bytes[...]
        func next() -> Int { input.popFirst().map(Int.init) ?? 0 }
        var system = LinearSystem()
        let numbers: [Double] = [0, 1, -1, 0.5, 2, 100, 1e-9, 1e12, -1e13, .infinity, .nan, 3]
        func number() -> Double {
            let byte = next()
            return byte < numbers.count ? numbers[byte] : Double(byte - 128)
        }
        var variables: [VariableID] = []
        for _ in 0..<(1 + next() % 12) {
            switch next() % 3 {
            case 0: variables.append(system.addFreeVariable())
            case 1: variables.append(system.addNonNegativeVariable())
            default: variables.append(system.addParameter(number()))
            }
        }
        let relations: [RowRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        for _ in 0..<40 where !input.isEmpty {
            let terms = (0..<(1 + next() % 3)).map { _ in
                LinearTerm(variables[next() % variables.count], number())
            }
            system.addRow(
                terms, relations[next() % 3], number(), priority: next() % 2 == 0 ? 1000 : Double(next()) * 4)
        }
        let solution = LinearEngine(system).solution()
        return solution.values.allSatisfy(\.isFinite) ? nil : "a value is not finite"
    }

    private func readingJSON(_ bytes: [UInt8]) -> String? {
        guard let value = try? JSONValue(parsing: bytes) else { return nil }
        guard let again = try? JSONValue(parsing: value.serialized()) else { return "what was written is no JSON" }
        return again.serialized() == value.serialized() ? nil : "what was written is another value"
    }

    private func readingFrames(_ bytes: [UInt8]) -> String? {
        func frames(_ size: Int) -> [FrameReader.Frame] {
            var reader = FrameReader()
            var result: [FrameReader.Frame] = []
            var start = 0
            while start < bytes.count {
                reader.append(bytes[start..<min(bytes.count, start + size)])
                start += size
                while let frame = reader.next() { result.append(frame) }
            }
            return result
        }
        return frames(7) == frames(bytes.count + 1) ? nil : "pieces are read otherwise than the whole"
    }

    private func readingConfiguration(_ bytes: [UInt8]) -> String? {
        OutsideTexts.readConfiguration(bytes)
        return nil
    }

    /// The first line is the pattern, the rest the path.
    private func matching(_ bytes: [UInt8]) -> String? {
        let parts = bytes.split(separator: 10, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        _ = OutsideTexts.matches(parts.first ?? "", parts.dropFirst().first ?? "a/b.swift")
        return nil
    }

    /// The bytes as the format of a call.
    private func readingFormat(_ bytes: [UInt8]) -> String? {
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
        return analysing(Array(before.utf8) + format + Array(after.utf8), .swift)
    }

    private func readingLog(_ bytes: [UInt8]) -> String? {
        var generator = SeededGenerator(seed: UInt64(bytes.count))
        if let problem = DamagedLog.problem(bytes, &generator) { return problem }
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
