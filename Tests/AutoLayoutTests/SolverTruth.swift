// Reads the layouts with a proven optimum from Fixtures/solver.json.

import AutoLayout
import Foundation
import Testing

/// One layout of the fixture with its answer.
struct SolverTruth: Decodable, Sendable {
    var id: String
    var layout: Input
    var expected: Expected

    struct Input: Decodable, Sendable {
        var screen: [Double]
        var views: [View]
        var constraints: [Constraint]
    }

    struct View: Decodable, Sendable {
        var name: String
        var parent: String?
        var intrinsic: [Double]?
        var hugging: [Double]
        var compression: [Double]
    }

    struct Constraint: Decodable, Sendable {
        var item: String
        var attr: String
        var relation: String
        var toItem: String?
        var toAttr: String?
        var multiplier: Double
        var constant: Double
        var priority: Double
    }

    struct Expected: Decodable, Sendable {
        var status: String
        var levels: [Level]?
        var frames: [String: [Double]]?
        var ambiguous: [String: [String: [Double?]]]?
        var iis: [[String]]?
    }

    struct Level: Decodable, Sendable {
        var priority: Double
        var error: Double
    }

    static func load() throws -> [SolverTruth] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/solver.json")
        return try JSONDecoder().decode([SolverTruth].self, from: Data(contentsOf: file))
    }
}

extension SolverTruth.Input {
    /// The layout in the engine's vocabulary.
    var asLayout: Layout {
        var layout = Layout(screen: Screen(name: "test", size: Size(width: screen[0], height: screen[1])))
        var numbers: [String: ItemID] = [:]
        for view in views {
            var item = LayoutItem(name: view.name, parent: view.parent.flatMap { numbers[$0] })
            if let size = view.intrinsic {
                item.intrinsicSize = AxisPair(horizontal: size[0], vertical: size[1])
            }
            item.hugging = AxisPair(
                horizontal: LayoutPriority(view.hugging[0]), vertical: LayoutPriority(view.hugging[1]))
            item.compression = AxisPair(
                horizontal: LayoutPriority(view.compression[0]), vertical: LayoutPriority(view.compression[1]))
            numbers[view.name] = ItemID(layout.items.count)
            layout.items.append(item)
        }
        layout.constraints = constraints.compactMap { $0.asConstraint(numbers) }
        return layout
    }
}

extension SolverTruth.Constraint {
    fileprivate func asConstraint(_ numbers: [String: ItemID]) -> LayoutConstraint? {
        guard let first = numbers[item], let firstAttribute = LayoutAttribute(named: attr) else { return nil }
        let relation: LayoutRelation =
            relation == "==" ? .equal : relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
        return LayoutConstraint(
            first, firstAttribute, relation, to: toItem.flatMap { numbers[$0] },
            toAttr.flatMap { LayoutAttribute(named: $0) } ?? .notAnAttribute, multiplier: multiplier,
            constant: constant, priority: LayoutPriority(priority))
    }
}

extension LayoutAttribute {
    init?(named name: String) {
        guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = match
    }
}

extension SolverTruth: CustomTestStringConvertible {
    var testDescription: String { id }
}
