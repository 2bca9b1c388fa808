// Runs the kiwi driver, where `.ci/kiwi-peer` has built it, on the same linear systems.

import AutoLayout
import ConstraintSolver
import Foundation

/// The kiwi driver as a separate process.
struct KiwiPeer {
    private let executable: URL

    /// The driver at `.build/kiwi-peer`, if it is there.
    static func find() -> KiwiPeer? {
        let file = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent(".build/kiwi-peer")
        return FileManager.default.isExecutableFile(atPath: file.path) ? KiwiPeer(executable: file) : nil
    }

    /// What kiwi needed.
    enum Outcome {
        case solved(milliseconds: Double, leftOut: Int)
        /// It was not done within so many milliseconds.
        case overTime(Double)

        var text: String {
            switch self {
            case .solved(let time, let leftOut): leftOut == 0 ? number(time) : "\(number(time)) !\(leftOut)"
            case .overTime(let limit): ">\(number(limit))"
            }
        }

        func ratio(to own: Double) -> String {
            switch self {
            case .solved(let time, _): "\(number(time / own))×"
            case .overTime(let limit): "> \(number(limit / own))×"
            }
        }
    }

    /// Build and solve; the process ends itself when the time is over.
    func milliseconds(_ layout: Layout, seconds: Int) -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = [String(seconds)]
        let input = FileManager.default.temporaryDirectory.appendingPathComponent("kiwi-\(UUID().uuidString)")
        let output = Pipe()
        defer { try? FileManager.default.removeItem(at: input) }
        do {
            try text(layout.linearSystem()).write(to: input, atomically: false, encoding: .utf8)
            process.standardInput = try FileHandle(forReadingFrom: input)
            process.standardOutput = output
            try process.run()
        } catch {
            return .overTime(0)
        }
        let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let parts = answer.split(whereSeparator: \.isWhitespace)
        guard parts.count == 2, let time = Double(parts[0]), let leftOut = Int(parts[1]) else {
            return .overTime(Double(seconds) * 1_000)
        }
        return .solved(milliseconds: time, leftOut: leftOut)
    }

    private func text(_ system: LinearSystem) -> String {
        var lines = ["\(system.variableCount) \(system.rowCount)"]
        for variable in system.kinds.indices {
            switch system.kinds[variable] {
            case .free: lines.append("f")
            case .nonNegative: lines.append("n")
            case .parameter: lines.append("p \(system.parameterValues[variable])")
            }
        }
        for row in 0..<system.rowCount {
            let terms = system.terms(of: RowID(row)).map { "\($0.variable.index) \($0.coefficient)" }
            lines.append(
                "\(system.relations[row].rawValue) \(system.constants[row]) \(system.priorities[row]) "
                    + "\(terms.count) \(terms.joined(separator: " "))")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
