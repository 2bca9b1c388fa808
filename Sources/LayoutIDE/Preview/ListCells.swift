// Tables and collection views with some of their cells: how many there are only the running program knows.

import AutoLayout
import LayoutPreview
import MasonrySemantics

/// The pictures of cells that one picture has needed so far: each class is analysed once.
struct KnownCells: Sendable {
    fileprivate struct Question: Hashable {
        let name: String
        let width: Double
        let isRow: Bool
    }

    fileprivate var pictures: [Question: PreviewInput?] = [:]
    /// How many lists the cells lie in: cells hold lists, too.
    fileprivate var depth = 0

    /// Deeper ones stay empty.
    fileprivate static let mostDepth = 2
    fileprivate static let mostRows = 3
    fileprivate static let mostItems = 6
    /// What a flow layout leaves between items where no code says it.
    fileprivate static let spacing = 10.0
}

extension Analysis {
    /// Puts cells into the lists of a picture of `entry`, as far as their classes are known.
    func addCells(to input: inout PreviewInput, of entry: SolvedScenario, _ known: inout KnownCells) {
        guard known.depth < KnownCells.mostDepth, document.scenarios.indices.contains(entry.scenario),
            let owner = document.scenarios[entry.scenario].owner
        else { return }
        let parents = Set(input.layout.items.compactMap { $0.parent?.index })
        let lists = input.items.indices.compactMap { index in
            ViewLook.isTable(className: input.items[index].className).map { (index: index, isTable: $0) }
        }
        guard !lists.isEmpty else { return }
        let cells = document.cells(shownBy: owner)
        for (index, isTable) in lists {
            // Which of several lists shows a cell cannot be told.
            guard lists.filter({ $0.isTable == isTable }).count == 1, !parents.contains(index),
                input.items[index].isKnown, input.solution.absoluteFrames.indices.contains(index)
            else { continue }
            let frame = input.solution.absoluteFrames[index]
            let own = cells.filter { ($0.isRow ?? isTable) == isTable }
            guard !own.isEmpty, frame.width > 1, frame.height > 1 else { continue }
            known.depth += 1
            let pictures = own.prefix(KnownCells.mostRows).compactMap {
                picture(ofCell: $0.name, width: frame.width, isRow: isTable, &known)
            }
            known.depth -= 1
            input.items[index].rows =
                isTable
                ? Self.rows(pictures, Size(width: frame.width, height: frame.height))
                : Self.items(pictures, Size(width: frame.width, height: frame.height))
        }
    }

    /// A cell of a class, as wide as a row of the list; an item has the width that its layout gives it.
    private func picture(ofCell name: String, width: Double, isRow: Bool, _ known: inout KnownCells) -> PreviewInput? {
        let question = KnownCells.Question(name: name, width: width, isRow: isRow)
        if let found = known.pictures[question] { return found }
        // A cell that shows itself ends here.
        known.pictures[question] = .some(nil)
        let analysis: Analysis
        if document.scenarios.contains(where: { $0.owner == name }) {
            analysis = self
        } else if let other = configuration.index?.classText(name) {
            var instances = KnownInstances()
            analysis = Analysis(of: other, configuration: configuration).displayed(&instances, depth: 1)
        } else {
            return nil
        }
        let entry = analysis.solved.first { entry in
            let scenarios = analysis.document.scenarios
            return scenarios.indices.contains(entry.scenario) && scenarios[entry.scenario].owner == name
        }
        guard let entry else { return nil }
        let shown = analysis.shown(entry).inLikelyPlace
        let plan = analysis.previewInput(entry, shown)
        let picture = analysis.staged(plan, of: entry, shown, width: width, &known)
        guard picture.items.contains(where: { $0.look?.stage == .cell }) else { return nil }
        known.pictures[question] = picture
        return picture
    }

    /// One below the other.
    private static func rows(_ pictures: [PreviewInput], _ size: Size) -> [PreviewRow] {
        guard !pictures.isEmpty else { return [] }
        var rows: [PreviewRow] = []
        var y = 0.0
        for index in 0..<KnownCells.mostRows {
            let input = pictures[index % pictures.count]
            guard let height = input.cellSize?.height, height > 0, y < size.height - 1 else { break }
            rows.append(PreviewRow(input: input, frame: Rect(x: 0, y: y, width: size.width, height: height)))
            y += height
        }
        return rows
    }

    /// Beside each other, in lines where a line has no more room and there is room below it.
    private static func items(_ pictures: [PreviewInput], _ size: Size) -> [PreviewRow] {
        guard !pictures.isEmpty else { return [] }
        var rows: [PreviewRow] = []
        var (x, y, line) = (0.0, 0.0, 0.0)
        for index in 0..<KnownCells.mostItems {
            let input = pictures[index % pictures.count]
            guard let cell = input.cellSize, cell.width > 0, cell.height > 0 else { break }
            // A lower list scrolls to the side.
            if x > 0, x + cell.width > size.width + 0.5, size.height >= y + line + KnownCells.spacing + cell.height {
                (x, y, line) = (0, y + line + KnownCells.spacing, 0)
            }
            guard x < size.width - 1, y < size.height - 1 else { break }
            rows.append(PreviewRow(input: input, frame: Rect(x: x, y: y, width: cell.width, height: cell.height)))
            x += cell.width + KnownCells.spacing
            line = max(line, cell.height)
        }
        return rows
    }
}

extension PreviewInput {
    /// Of the cell that it is a picture of.
    fileprivate var cellSize: Rect? {
        guard let root = items.firstIndex(where: { $0.look?.stage == .cell }),
            solution.absoluteFrames.indices.contains(root)
        else { return nil }
        return solution.absoluteFrames[root]
    }
}
