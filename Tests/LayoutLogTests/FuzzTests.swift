// Damaged logs: reading them never fails, and pieces of any size give the same.

import LayoutFamilies
import LayoutLog
import LightReaders
import Testing

@Suite("Damaged logs")
struct FuzzTests {
    @Test("A damaged log is read as something, whole and in pieces")
    func damagedLogs() throws {
        let logs = try RealLogTests.logs().map { Array($0.text.utf8) }
        var generator = SeededGenerator(seed: 7)
        for round in 0..<600 {
            let bytes = DamagedLog.mutant(of: logs[round % logs.count], &generator)
            if let problem = DamagedLog.problem(bytes, &generator) { Issue.record("\(round): \(problem)") }
        }
    }
}
