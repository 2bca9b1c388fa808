// The numbers of lines as people know them, in a text that is put together of parts of a file.

/// How far the lines of a text are from those of the file that it is part of.
package struct LineNumbers: Sendable, Hashable {
    /// From a line of the text on, its line in the file is so much further.
    package struct Shift: Sendable, Hashable {
        package var line: Int
        package var distance: Int

        package init(line: Int, distance: Int) {
            self.line = line
            self.distance = distance
        }
    }

    /// In ascending order; none for a text that is a file.
    private let shifts: [Shift]

    package init(_ shifts: [Shift] = []) { self.shifts = shifts }

    /// The line in the file, from 0, of a line of the text.
    package func line(_ line: Int) -> Int {
        let next = shifts.partitionPoint { $0.line > line }
        return next > 0 ? line + shifts[next - 1].distance : line
    }
}

extension SourceText {
    /// The line of `offset` as messages name it: in the file, from 1. Complexity: O(log lines).
    package func lineNumber(at offset: TextOffset) -> Int { lineNumbers.line(line(at: offset)) + 1 }
}
