// The readers that need no analysis, as functions of bytes: they are built in a minute with sanitizers, so that each change is
// tried by a fuzzer that is led by coverage.

import ConstraintSolver
import JSONRPC
import LayoutFamilies
import LayoutLog
import MasonrySyntax
import SourceText

/// A reader that must live with any bytes.
package enum LightReader: String, CaseIterable, Sendable {
    case parseMasonry, parseObjectiveC, parseSwift
    case solver, json, frames, log

    /// Reads the bytes.
    /// - Returns: what is wrong about it, beside traps and hangs; nil where nothing is.
    package func problem(with bytes: [UInt8]) -> String? {
        switch self {
        case .parseMasonry: parsing(bytes, .masonry)
        case .parseObjectiveC: parsing(bytes, .objectiveC)
        case .parseSwift: parsing(bytes, .swift)
        case .solver: Self.solution(bytes).values.allSatisfy(\.isFinite) ? nil : "a value is not finite"
        case .json: readingJSON(bytes)
        case .frames: readingFrames(bytes)
        case .log: readingLog(bytes)
        }
    }

    /// How many bytes of memory it may hold at once for each byte of a long input. A tree has 12 bytes for each token, 16 for
    /// each that means something while it is made, 32 for an expression and 80 for a statement; no byte makes more than one
    /// of each, and a list that grows is there twice.
    package var memoryPerByte: Int {
        switch self {
        case .parseMasonry, .parseObjectiveC, .parseSwift: 200
        case .solver, .json, .frames, .log: 40
        }
    }

    /// A hash, the same in every process, of all that is said about the bytes.
    package func digest(of bytes: [UInt8]) -> UInt64 { sayings(bytes).stableHash }

    /// What reading came to, a line each.
    package func sayings(_ bytes: [UInt8]) -> [String] {
        switch self {
        case .parseMasonry: tree(bytes, .masonry)
        case .parseObjectiveC: tree(bytes, .objectiveC)
        case .parseSwift: tree(bytes, .swift)
        case .solver: Self.solution(bytes).values.map { "\($0)" }
        case .json: [(try? JSONValue(parsing: bytes)).map { "\($0.serialized())" } ?? "none"]
        case .frames: Self.frames(bytes, pieces: 5).map { "\($0)" }
        case .log: entries(bytes)
        }
    }

    private func parsing(_ bytes: [UInt8], _ dialect: Dialect) -> String? {
        let tree = SyntaxTree.parse(SourceText(bytes: bytes), dialect: dialect)
        return tree.text.bytes == bytes ? tree.brokenInvariants.first : "the text does not come back"
    }

    private func tree(_ bytes: [UInt8], _ dialect: Dialect) -> [String] {
        let tree = SyntaxTree.parse(SourceText(bytes: bytes), dialect: dialect)
        return [tree.description] + tree.problems.map { "\($0)" }
    }

    /// Rows of a linear system, made of the bytes as numbers.
    private static func solution(_ bytes: [UInt8]) -> LinearSolution {
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
        return LinearEngine(system).solution()
    }

    private func readingJSON(_ bytes: [UInt8]) -> String? {
        guard let value = try? JSONValue(parsing: bytes) else { return nil }
        guard let again = try? JSONValue(parsing: value.serialized()) else { return "what was written is no JSON" }
        return again.serialized() == value.serialized() ? nil : "what was written is another value"
    }

    /// The frames of bytes that come in pieces.
    private static func frames(_ bytes: [UInt8], pieces size: Int) -> [FrameReader.Frame] {
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

    private func readingFrames(_ bytes: [UInt8]) -> String? {
        Self.frames(bytes, pieces: 7) == Self.frames(bytes, pieces: bytes.count + 1)
            ? nil : "pieces are read otherwise than the whole"
    }

    private func readingLog(_ bytes: [UInt8]) -> String? {
        var generator = SeededGenerator(seed: UInt64(bytes.count))
        return DamagedLog.problem(bytes, &generator)
    }

    private func entries(_ bytes: [UInt8]) -> [String] {
        var reader = LayoutLogReader()
        reader.read(bytes)
        reader.finish()
        return reader.entries.map { "\($0)" }
    }
}

extension Sequence<String> {
    /// A hash of the lines that is the same in every process.
    package var stableHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for line in self {
            for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 10) &* 0x100_0000_01B3
        }
        return hash
    }
}
