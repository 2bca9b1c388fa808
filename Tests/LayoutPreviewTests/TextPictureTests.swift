// Pictures for terminals: any width, joined lines, ASCII where asked.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct TextPictureTests {
    private func width(_ line: Substring) -> Double { TextMeasure.cells.width(of: String(line)) }

    @Test("Stays in its width", arguments: [-5, 0, 1, 8, 13, 20, 33, 56, 80, 200, 1000])
    func staysInItsWidth(columns: Int) {
        for (name, input) in Samples.all {
            let text = input.textPicture(TextPictureOptions(columns: columns))
            let widest = text.split(separator: "\n").map(width).max() ?? 0
            #expect(widest <= Double(max(columns, 8)), "\(name) at \(columns)")
            #expect(text.hasSuffix("\n"))
        }
    }

    @Test("ASCII is printable ASCII", arguments: [8, 40, 72])
    func asciiIsPrintableASCII(columns: Int) {
        for (name, input) in Samples.all {
            let text = input.textPicture(TextPictureOptions(columns: columns, alphabet: .ascii))
            #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }, "\(name)")
        }
    }

    @Test("Lines join where they meet")
    func linesJoinWhereTheyMeet() {
        var grid = CellGrid(columns: 9, rows: 5, alphabet: .unicode)
        grid.rectangle(0, 0, 8, 4, .light)
        grid.rectangle(0, 0, 4, 2, .light)
        #expect(grid.lines() == ["┌───┬───┐", "│   │   │", "├───┘   │", "│       │", "└───────┘"])
    }

    @Test("Heavy lines join light ones")
    func heavyLinesJoinLightOnes() {
        var grid = CellGrid(columns: 7, rows: 3, alphabet: .unicode)
        grid.rectangle(0, 0, 6, 2, .light)
        grid.rectangle(2, 0, 4, 2, .heavy)
        #expect(grid.lines() == ["┌─┲━┱─┐", "│ ┃ ┃ │", "└─┺━┹─┘"])
    }

    @Test("ASCII lines join too")
    func asciiLinesJoinToo() {
        var grid = CellGrid(columns: 5, rows: 3, alphabet: .ascii)
        grid.rectangle(0, 0, 4, 2, .light)
        grid.vertical(2, 0, 2, .heavy)
        #expect(grid.lines() == ["+-#-+", "| # |", "+-#-+"])
    }

    @Test("Wide characters take two cells")
    func wideCharactersTakeTwoCells() {
        var grid = CellGrid(columns: 6, rows: 1, alphabet: .unicode)
        grid.write("漢字a", 0, 0)
        grid.put("|", 5, 0)
        #expect(grid.lines() == ["漢字a|"])
        var narrow = CellGrid(columns: 3, rows: 1, alphabet: .unicode)
        narrow.write("漢字a", 0, 0)
        #expect(narrow.lines() == ["漢"])
    }

    @Test("A conflict alone is drawn for reports")
    func aConflictAloneIsDrawnForReports() throws {
        let text = try #require(Samples.conflict().conflictText(0))
        #expect(text.contains("20 + 200 + 20 = 240 > 180"))
        #expect(text.contains("200 ✕"))
        #expect(Samples.conflict().conflictText(1) == nil)
    }
}
