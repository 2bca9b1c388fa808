// The picture of a logged clash. A message tells of one axis, and mostly not which view lies in which; both are made up for
// the picture alone, from what is usual, and say nothing about the screen.

import AutoLayout
import LayoutLog
import LayoutPreview

/// A layout to draw in the place of the one that is explained: it has the same constraints, and wishes for all that they
/// leave open.
struct LogPicture {
    private let model: ConflictLayout
    private var layout: Layout
    /// How many constraints are the message's.
    private let count: Int
    /// The members of the message that clash.
    private let members: Set<Int>

    /// - Parameters:
    ///   - model: made for drawing.
    ///   - members: those of the message that clash; of which the made-up sizes are so large that all of it can be seen.
    init(_ model: ConflictLayout, clash members: [Int]) {
        self.model = model
        layout = model.layout
        count = layout.constraints.count
        self.members = Set(members)
        let clash = layout.constraints.indices.filter { members.contains(model.members[$0]) }.map {
            layout.constraints[$0]
        }
        let reach = min(max(clash.map { abs($0.constant) }.max() ?? 0, 80), 2_000)
        let isHorizontal = clash.first?.firstAttribute.axis == .horizontal
        let container = isHorizontal ? Size(width: reach, height: reach / 4) : Size(width: 3 * reach, height: reach)
        let leaf = isHorizontal ? Size(width: reach / 4, height: reach / 10) : Size(width: reach, height: reach / 4)
        let parents = Set(model.places.compactMap { layout.items[$0.index].parent })
        for place in model.places {
            let size = parents.contains(place) ? container : leaf
            let parent = layout.items[place.index].parent ?? ItemID(0)
            let inset = parent == ItemID(0) ? 0 : reach / 20
            wish(place, .width, .equal, size.width, 1)
            wish(place, .height, .equal, size.height, 1)
            wish(place, .left, isHorizontal ? .greaterThanOrEqual : .equal, to: parent, inset, 3)
            wish(place, .top, isHorizontal ? .equal : .greaterThanOrEqual, to: parent, inset, 3)
            guard parent != ItemID(0) else { continue }
            wish(place, .right, isHorizontal ? .lessThanOrEqual : .equal, to: parent, -inset, 2)
            wish(place, .bottom, .lessThanOrEqual, to: parent, -inset, 2)
        }
    }

    private mutating func wish(
        _ item: ItemID, _ attribute: LayoutAttribute, _ relation: LayoutRelation, to second: ItemID? = nil,
        _ constant: Double, _ priority: Double
    ) {
        var constraint = LayoutConstraint(
            item, attribute, relation, constant: constant, priority: LayoutPriority(priority))
        if let second {
            constraint.secondItem = second
            constraint.secondAttribute = attribute
        }
        layout.constraints.append(constraint)
    }

    /// The clash, drawn; nil where it cannot be shown.
    func drawn(_ drawing: LogDrawing) -> String? {
        guard drawing != .none, model.places.count <= 40 else { return nil }
        let solution = layout.solve()
        let clash = solution.conflicts.firstIndex { conflict in
            let found = conflict.members.compactMap { source -> Int? in
                guard case .constraint(let id) = source, id.index < count else { return nil }
                return model.members[id.index]
            }
            return Set(found) == members
        }
        guard let clash else { return nil }
        var input = PreviewInput(layout: layout, solution: solution)
        // The place in which all stand is none of the message.
        input.items = layout.items.indices.map { PreviewItem(isKnown: model.places.contains(ItemID($0))) }
        switch drawing {
        case .none: return nil
        case .text(let language):
            input.words = PreviewWords(in: language)
            return input.conflictText(clash, columns: 72).flatMap(Self.compact)
        case .svg(let language):
            input.words = PreviewWords(in: language)
            return input.conflictPicture(clash)
        }
    }

    /// What a message should be high at most, in lines.
    private static let mostLines = 20

    /// A picture without what is empty at its ends. One that is higher than a message should be loses lines that look as
    /// those above them, where there are most of them; nil where that is not enough.
    private static func compact(_ picture: String) -> String? {
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        let body = lines.drop { $0.isEmpty }.prefix { !$0.isEmpty }
        guard (2...500).contains(body.count) else { return nil }
        var runs: [(line: String, count: Int)] = []
        for line in body {
            if runs.last?.line == line { runs[runs.count - 1].count += 1 } else { runs.append((line, 1)) }
        }
        for _ in mostLines..<max(mostLines, body.count) {
            guard let longest = runs.indices.max(by: { (runs[$0].count, $1) < (runs[$1].count, $0) }),
                runs[longest].count > 1
            else { return nil }
            runs[longest].count -= 1
        }
        return runs.flatMap { Array(repeating: $0.line, count: $0.count) }.joined(separator: "\n")
    }
}

/// Whether conflicts are drawn, how, and in which language.
package enum LogDrawing: Sendable, Hashable {
    case none
    case text(MessageLanguage)
    /// An element for a page.
    case svg(MessageLanguage)
}
