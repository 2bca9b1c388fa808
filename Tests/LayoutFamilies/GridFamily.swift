// Grids: cells of equal size, some with an aspect ratio.

import AutoLayout

extension LayoutBuilder {
    mutating func addGrid(_ count: Int) {
        let grid = view("grid", in: root)
        align(grid, [.left, .right, .top], to: root)
        let columns = random.integer(2...5)
        var above: [ItemID] = []
        var index = 0
        while viewCount < count || above.isEmpty {
            above = addGridRow(index, columns, grid, below: above)
            index += 1
        }
        add(grid, .bottom, to: above[0], .bottom, 8)
    }

    private mutating func addGridRow(
        _ index: Int, _ columns: Int, _ grid: ItemID, below above: [ItemID]
    ) -> [ItemID] {
        var row: [ItemID] = []
        for column in 0..<columns {
            let name = "cell\(index)_\(column)"
            let cell =
                random.happens(onceIn: 4)
                ? label(
                    name, in: grid, random.points(20...300), random.points(20...120),
                    compression: random.pick(200, 750))
                : view(name, in: grid)
            if above.isEmpty {
                if let last = row.last {
                    add(cell, .left, to: last, .right, 4)
                    align(cell, [.width], to: row[0])
                } else {
                    add(cell, .left, to: grid, .left, 8)
                }
                if column == columns - 1 { add(cell, .right, to: grid, .right, -8) }
            } else {
                align(cell, [.left, .width], to: above[column])
            }
            if let first = row.first {
                align(cell, [.top, .height], to: first)
            } else {
                if let first = above.first {
                    add(cell, .top, to: first, .bottom, 4)
                } else {
                    add(cell, .top, to: grid, .top, 8)
                }
                add(cell, .width, to: cell, .height, times: random.pick(1, 1.5, 1.7778, 2))
            }
            row.append(cell)
        }
        return row
    }
}
