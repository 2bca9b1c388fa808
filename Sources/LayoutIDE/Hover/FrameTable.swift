// The frames of a view on every screen and in every state, and of all views that the turns of a loop make of one line.

import AutoLayout
import LayoutRules
import MasonrySemantics
import SourceText

extension HoverWriter {
    /// - Parameters:
    ///   - id: the view that the hover is about.
    ///   - turns: the views that one line makes one after the other: `id` alone, or all of a loop.
    func writeFrames(of id: ItemID, _ turns: [ItemID], _ all: [ShownScenario], to text: inout HoverText) {
        let superview = document.superview(of: id)
        let outer = superview.flatMap { outermost(of: id, in: $0) }
        var frames = FrameRows()
        for (turn, item) in turns.enumerated() {
            let shown = item == id ? all : analysis.solved.filter { index(of: item, in: $0) != nil }.map(analysis.shown)
            addRows(of: item, turn: turns.count > 1 ? turn + 1 : nil, shown, hasOuter: outer != nil, to: &frames)
        }
        var rows = frames.rows
        let same = statesAsInBase(rows)
        rows.removeAll { same.keys.contains($0.entry.scenario) }
        rows = statesTogether(Self.withoutEqualTurns(rows))
        let hasStates = rows.contains { $0.state != nil }
        let hasTurns = rows.contains { $0.turn != nil }
        var header = [language.say("screen", "屏幕")]
        if hasTurns { header.append(language.say("no.", "序号")) }
        if hasStates { header.append(language.say("state", "状态")) }
        if let superview {
            let name = document.name(of: superview)
            header.append(language.say("in \(name)", "在 \(name) 中"))
            switch outer {
            case .screen: header.append(language.say("on the screen", "在屏幕上"))
            case .view(let name): header.append(language.say("in \(name)", "在 \(name) 中"))
            case nil: break
            }
        } else {
            header.append(language.say("frame (x, y, width, height)", "frame（x、y、宽、高）"))
        }
        text.table(
            header,
            rows.map { row in
                let screen = document.screens[row.entry.screen].screen.name
                let turn = row.turn.map { "\($0)" } ?? "–"
                return [screen] + (hasTurns ? [turn] : []) + (hasStates ? [row.state ?? "–"] : []) + row.cells
            })
        if let words = words(ofStatesAsInBase: same) { text.paragraph(words) }
        if let sentence = rows.isEmpty ? frames.excuse : frames.sentence { text.paragraph(sentence) }
        if !rows.isEmpty, document[id].unknowns.contains(.laterConstraints) {
            text.paragraph(language.say("Other methods may change this later.", "其他方法之后可能会改变它。"))
        }
    }

    /// A frame on one screen, in one state.
    private struct FrameRow {
        let entry: SolvedScenario
        /// Of a loop, from 1; nil where one line makes one view.
        var turn: Int?
        /// nil for the base.
        var state: String?
        let cells: [String]
    }

    private struct FrameRows {
        var rows: [FrameRow] = []
        var sentence: String?
        /// Why a state has no frame is of interest where none has one.
        var excuse: String?
    }

    private func addRows(
        of id: ItemID, turn: Int?, _ all: [ShownScenario], hasOuter: Bool, to frames: inout FrameRows
    ) {
        for shown in all {
            let entry = shown.solved
            guard let index = index(of: id, in: entry) else { continue }
            var frame = shown.frame(index, in: .superview)
            if document.superview(of: id) == nil, liesAnywhere(id) {
                // Whoever uses the class says where.
                let instance = document.instanceSizes[id]
                frame.x = instance?.x.map { ShownFrame.Number(value: $0, isEstimated: false) }
                frame.y = instance?.y.map { ShownFrame.Number(value: $0, isEstimated: false) }
                (frame.words[0], frame.words[1]) = (nil, nil)
            }
            guard shown.isSolved(id), !frame.isEmpty else {
                frames.excuse = frames.excuse ?? document.frameNote(on: shown, item: id).line(language)
                continue
            }
            frames.sentence = frames.sentence ?? document.frameNote(on: shown, item: id).line(language)
            var cells = [frame.text]
            if hasOuter { cells.append(inOutermost(index, shown).text) }
            frames.rows.append(FrameRow(entry: entry, turn: turn, state: stateName(of: entry), cells: cells))
        }
    }

    /// Where a line makes views of one frame on a screen in a state, their turns say nothing.
    private static func withoutEqualTurns(_ rows: [FrameRow]) -> [FrameRow] {
        guard let first = rows.first, first.turn != nil else { return rows }
        struct Place: Hashable {
            let scenario, screen: Int
        }
        let groups = Dictionary(grouping: rows) { Place(scenario: $0.entry.scenario, screen: $0.entry.screen) }
        guard groups.values.allSatisfy({ group in group.allSatisfy { $0.cells == group[0].cells } }) else {
            return rows
        }
        var seen: Set<Place> = []
        return rows.compactMap { row in
            guard seen.insert(Place(scenario: row.entry.scenario, screen: row.entry.screen)).inserted else {
                return nil
            }
            var row = row
            row.turn = nil
            return row
        }
    }

    /// States in which the frames on all screens are the same are one row.
    private func statesTogether(_ rows: [FrameRow]) -> [FrameRow] {
        struct Row: Hashable {
            let screen: Int
            let turn: Int?
            let cells: [String]
        }
        func key(_ row: FrameRow) -> Row { Row(screen: row.entry.screen, turn: row.turn, cells: row.cells) }
        let byState = Dictionary(grouping: rows.filter { $0.state != nil }) { $0.entry.scenario }
        /// By what a state shows: the first one that does.
        var firsts: [Set<Row>: Int] = [:]
        var names: [Int: [String]] = [:]
        for scenario in byState.keys.sorted() {
            guard let rows = byState[scenario], let state = rows.first?.state else { continue }
            let shown = Set(rows.map(key))
            let first = firsts[shown] ?? scenario
            firsts[shown] = first
            if names[first]?.contains(state) != true { names[first, default: []].append(state) }
        }
        return rows.compactMap { row in
            guard row.state != nil else { return row }
            guard let all = names[row.entry.scenario] else { return nil }
            var row = row
            row.state = all.count > 3 ? all.prefix(3).joined(separator: ", ") + ", …" : all.joined(separator: ", ")
            return row
        }
    }

    /// The states, by number and name, in which the frames on all screens are those of the base.
    private func statesAsInBase(_ rows: [FrameRow]) -> [Int: String] {
        struct Place: Hashable {
            let screen: Int
            let turn: Int?

            init(_ row: FrameRow) { (screen, turn) = (row.entry.screen, row.turn) }
        }
        var base: [Place: [String]] = [:]
        for row in rows where row.state == nil && base[Place(row)] == nil { base[Place(row)] = row.cells }
        let others = Set(rows.lazy.filter { base[Place($0)] != $0.cells }.map(\.entry.scenario))
        var same: [Int: String] = [:]
        for row in rows where !others.contains(row.entry.scenario) {
            if let state = row.state { same[row.entry.scenario] = state }
        }
        return same
    }

    private func words(ofStatesAsInBase states: [Int: String]) -> String? {
        guard !states.isEmpty else { return nil }
        guard states.count <= 3 else {
            return language.say("The same in \(states.count) states.", "在 \(states.count) 个状态中相同。")
        }
        var seen: Set<String> = []
        let once = states.sorted { $0.key < $1.key }.map(\.value).filter { seen.insert($0).inserted }
        let names = language.list(once.map { "`\($0)`" })
        return language.say("The same in \(names).", "在 \(names) 中相同。")
    }
}
