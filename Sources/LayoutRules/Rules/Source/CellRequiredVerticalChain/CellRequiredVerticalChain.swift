// The hint about cells whose required constraints fix their height.

import AutoLayout
import MasonrySemantics

enum CellRequiredVerticalChain: Rule {
    static let id: RuleID = "cell-required-vertical-chain"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "Required constraints fix the height of a cell"
    static let documentation = """
        # cell-required-vertical-chain

        From the top of a cell's `contentView` to its bottom runs a chain of required constraints whose numbers are all given, at
        least one of them a height.

        ## At run time
        Until the table has measured the cell its height is another, and the log says `Unable to simultaneously satisfy
        constraints.` with `UIView-Encapsulated-Layout-Height`. The layout is right afterwards, so this is a hint that is off by
        default.

        ## What to do
        Give the height, or the last constraint to the bottom, a priority of 999.

        ## Bad
        ```swift
        class RowCell: UITableViewCell {
            let photo = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(photo)
                photo.snp.makeConstraints {
                    $0.left.right.top.equalTo(contentView)
                    $0.height.equalTo(76)
                    $0.bottom.equalTo(contentView).offset(-8)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[cell-required-vertical-chain]: 84
                }
            }
        }
        ```
        ## Good
        ```swift
        class RowCell: UITableViewCell {
            let photo = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(photo)
                photo.snp.makeConstraints {
                    $0.left.right.top.equalTo(contentView)
                    $0.height.equalTo(76).priority(999)
                    $0.bottom.equalTo(contentView).offset(-8)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let cells = Set(context.code.facts.types.filter { $0.role == .cell }.map(\.name))
        guard !cells.isEmpty else { return [] }
        var reports: [FindingDraft] = []
        for scenario in context.document.scenarios where scenario.name == nil && cells.contains(scenario.owner ?? "") {
            let content = scenario.items.first { item in
                context.document.items.indices.contains(item.index) && context.document[item].name == "contentView"
            }
            guard let content, let chain = VerticalChain(in: context.document, scenario).close(content) else {
                continue
            }
            reports.append(
                FindingDraft(
                    context.place(of: chain.last),
                    "Required constraints make the cell \(chain.height) pt high, so until the table has measured it UIKit logs `Unable to simultaneously satisfy constraints.` Give one of them a priority of 999."
                ))
        }
        return reports
    }
}

/// The required vertical equations of a scenario, as steps between tops and bottoms.
private struct VerticalChain {
    private struct Edge: Hashable {
        var item: ItemID
        var isTop: Bool
    }

    /// From each edge the edges that stand at a known distance from it.
    private var steps: [Edge: [(edge: Edge, distance: Double, isHeight: Bool, by: MadeConstraintID)]] = [:]

    init(in document: LayoutDocument, _ scenario: Scenario) {
        for id in scenario.active where !scenario.possiblyInactive.contains(id) {
            let made = document[id]
            guard made.relation == .equal, made.priority == 1000, made.multiplier == 1, let constant = made.constant,
                !made.isStored
            else { continue }
            if case .none = made.target, made.firstAttribute == .height {
                let top = Edge(item: made.firstItem, isTop: true)
                connect(top, Edge(item: made.firstItem, isTop: false), constant, isHeight: true, by: id)
            } else if case .item(let second, let attribute) = made.target, let isTop = Self.isTop(made.firstAttribute),
                let isOtherTop = Self.isTop(attribute)
            {
                let other = Edge(item: second, isTop: isOtherTop)
                connect(other, Edge(item: made.firstItem, isTop: isTop), constant, isHeight: false, by: id)
            }
        }
    }

    private static func isTop(_ attribute: LayoutAttribute) -> Bool? {
        attribute == .top ? true : attribute == .bottom ? false : nil
    }

    private mutating func connect(
        _ one: Edge, _ other: Edge, _ distance: Double, isHeight: Bool, by id: MadeConstraintID
    ) {
        steps[one, default: []].append((other, distance, isHeight, id))
        steps[other, default: []].append((one, -distance, isHeight, id))
    }

    /// The height that the chain gives `content`, and the constraint that closes it.
    func close(_ content: ItemID) -> (height: Double, last: MadeConstraintID)? {
        let start = Edge(item: content, isTop: true)
        var seen: Set<Edge> = [start]
        var pending: [(edge: Edge, position: Double, hasHeight: Bool)] = [(start, 0, false)]
        var next = 0
        while next < pending.count {
            let current = pending[next]
            next += 1
            for step in steps[current.edge] ?? [] where seen.insert(step.edge).inserted {
                let hasHeight = current.hasHeight || step.isHeight
                let position = current.position + step.distance
                if step.edge == Edge(item: content, isTop: false) {
                    return hasHeight && position > 0 ? (position, step.by) : nil
                }
                pending.append((step.edge, position, hasHeight))
            }
        }
        return nil
    }
}
