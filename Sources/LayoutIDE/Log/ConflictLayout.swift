// A logged conflict as an input of the engine, and what the engine says of it: the smallest set that clashes, and the sum.

import AutoLayout
import LayoutLog

/// Why the constraints of a message cannot hold together.
package struct LogClash: Sendable {
    /// Indices of the members that clash; without any one of them the others could hold.
    package var members: [Int]
    /// `16 + 76 + 16 = 108 > 44`
    package var arithmetic: String
    /// The member that the system broke, if it takes part; else one of which the engine says that it breaks.
    package var broken: Int
    /// The constant with which that one would hold, in points; nil where none would do.
    package var fittingConstant: Double?
}

/// The layout that a message describes: each item free to stand anywhere, but for what is printed.
struct ConflictLayout {
    private(set) var layout: Layout
    /// For each constraint of the layout the member of the message.
    private(set) var members: [Int] = []
    /// For each item of the message its place in the layout.
    private(set) var places: [ItemID] = []
    private let conflict: LoggedConflict
    private let items: [LoggedItem]
    private var opaque: [String: ItemID] = [:]

    /// - Parameters:
    ///   - names: the names of items in the source, by their index in `LoggedConflict.items`.
    ///   - isForDrawing: whether to guess which view lies in which, so that a picture looks as people think of it.
    init(_ conflict: LoggedConflict, names: [Int: String] = [:], isForDrawing: Bool = false) {
        self.conflict = conflict
        items = conflict.items
        layout = Layout(screen: Screen(name: "", size: Size(width: 0, height: 0)))
        var root = LayoutItem(name: "", parent: nil)
        root.rootPlacement = .anywhere
        layout.items.append(root)
        addItems(names, isForDrawing: isForDrawing)
        // The one that was broken comes last: then the engine breaks it too, and says what would fit in its place.
        let order = conflict.members.indices.filter { $0 != conflict.broken } + [conflict.broken].compactMap { $0 }
        for index in order { addConstraints(of: index) }
    }

    /// Parents before children: a superview is known where a visual format names it.
    private mutating func addItems(_ names: [Int: String], isForDrawing: Bool) {
        var parents: [Int: Int] = [:]
        for member in conflict.members {
            guard let statement = member.statement, let superview = member.superview,
                let parent = index(of: superview)
            else { continue }
            for item in [statement.first, statement.second].compactMap({ $0 }) {
                guard let child = index(of: item), child != parent, parents[child] == nil,
                    !reaches(parent, child, parents)
                else { continue }
                parents[child] = parent
            }
        }
        if isForDrawing {
            for case let (child, parent)? in conflict.members.map(likelyNesting)
            where parents[child] == nil && !reaches(parent, child, parents) {
                parents[child] = parent
            }
        }
        places = Array(repeating: ItemID(0), count: items.count)
        var isPlaced = Array(repeating: false, count: items.count)
        func place(_ item: Int, _ depth: Int) {
            guard !isPlaced[item], depth < 200 else { return }
            isPlaced[item] = true
            var parent = ItemID(0)
            if let known = parents[item] {
                place(known, depth + 1)
                parent = places[known]
            }
            places[item] = ItemID(layout.items.count)
            layout.items.append(
                LayoutItem(name: names[item] ?? LogNames.name(of: items[item], in: items), parent: parent))
        }
        for item in items.indices { place(item, 0) }
    }

    /// Where two views have the same edge or centre and nothing says how they are nested: the one that is inset lies in the
    /// other one, and all lie in what the system holds to a size.
    private func likelyNesting(_ member: LoggedConstraint) -> (child: Int, parent: Int)? {
        guard let statement = member.statement, let second = statement.second.flatMap(index),
            let first = index(of: statement.first), first != second,
            statement.firstAttribute == statement.secondAttribute, let constant = statement.constant
        else { return nil }
        for item in [first, second] where isHeld(item) { return item == first ? (second, first) : (first, second) }
        switch statement.firstAttribute {
        case .left, .top, .leading: return constant >= 0 ? (first, second) : (second, first)
        case .right, .bottom, .trailing: return constant <= 0 ? (first, second) : (second, first)
        case .centerX, .centerY: return (first, second)
        default: return nil
        }
    }

    private func isHeld(_ item: Int) -> Bool {
        conflict.members.contains { member in
            guard let system = SystemConstraint(member), let statement = member.statement else { return false }
            switch system {
            case .encapsulatedWidth, .encapsulatedHeight, .temporarySize: return index(of: statement.first) == item
            default: return false
            }
        }
    }

    private func reaches(_ start: Int, _ target: Int, _ parents: [Int: Int]) -> Bool {
        var current: Int? = start
        for _ in items.indices {
            guard let item = current else { return false }
            if item == target { return true }
            current = parents[item]
        }
        return false
    }

    private func index(of item: LoggedItem) -> Int? { items.firstIndex { $0.isSame(as: item) } }

    private mutating func addConstraints(of index: Int) {
        let member = conflict.members[index]
        guard let statement = member.statement, let constant = statement.constant, constant.isFinite,
            statement.multiplier.isFinite, member.isActive != false, let first = self.index(of: statement.first)
        else { return }
        if member.className == "NSContentSizeLayoutConstraint" {
            addContentSize(member, first, statement, constant, index)
            return
        }
        guard let left = anchor(first, statement.firstAttribute) else { return }
        var constraint = LayoutConstraint(
            left.item, left.attribute, LayoutRelation(statement.relation), multiplier: statement.multiplier,
            constant: constant, priority: LayoutPriority(statement.priority))
        if let second = statement.second, let attribute = statement.secondAttribute {
            guard let item = self.index(of: second), let right = anchor(item, attribute) else { return }
            // A position times a number means something in the common superview alone, which is not always known.
            if statement.multiplier != 1, !attribute.isSize, layout.items[left.item.index].parent != right.item {
                return
            }
            constraint.secondItem = right.item
            constraint.secondAttribute = right.attribute
        } else if !statement.firstAttribute.isSize {
            // Of an autoresizing mask: a place in the superview.
            guard let superview = member.superview.flatMap({ self.index(of: $0) }) else { return }
            constraint.secondItem = places[superview]
            constraint.secondAttribute = statement.firstAttribute.isHorizontal ? .left : .top
        }
        layout.constraints.append(constraint)
        members.append(index)
    }

    /// Hugging and resistance are two inequalities of their own priorities.
    private mutating func addContentSize(
        _ member: LoggedConstraint, _ item: Int, _ statement: LoggedStatement, _ constant: Double, _ index: Int
    ) {
        guard statement.second == nil, let left = anchor(item, statement.firstAttribute) else { return }
        for (relation, priority) in [
            (LayoutRelation.lessThanOrEqual, member.hugging ?? 250),
            (.greaterThanOrEqual, member.compressionResistance ?? 750),
        ] where priority > 0 {
            layout.constraints.append(
                LayoutConstraint(
                    left.item, left.attribute, relation, constant: constant, priority: LayoutPriority(priority)))
            members.append(index)
        }
    }

    /// The item and attribute of the engine. What depends on margins and fonts is a place of its own, of which nothing is
    /// known but that it is one.
    private mutating func anchor(_ item: Int, _ attribute: LoggedAttribute) -> (
        item: ItemID, attribute: LayoutAttribute
    )? {
        switch attribute {
        case .minX: return (places[item], .left)
        case .midX: return (places[item], .centerX)
        case .maxX: return (places[item], .right)
        case .minY: return (places[item], .top)
        case .midY: return (places[item], .centerY)
        case .maxY: return (places[item], .bottom)
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
            return LayoutAttribute(attribute).map { (places[item], $0) }
        default:
            let key = "\(item).\(attribute.rawValue)"
            let place = opaque[key] ?? ItemID(layout.items.count)
            if opaque[key] == nil {
                opaque[key] = place
                layout.items.append(LayoutItem(name: attribute.rawValue, kind: .guide, parent: ItemID(0)))
            }
            return (place, attribute.isHorizontal ? .left : .top)
        }
    }

    /// What clashes; nil where what could be read can hold together.
    func clash(_ solution: LayoutSolution) -> (index: Int, clash: LogClash)? {
        let all = solution.conflicts.enumerated().compactMap { index, found -> (index: Int, clash: LogClash)? in
            let members = found.members.compactMap { source -> Int? in
                guard case .constraint(let id) = source else { return nil }
                return self.members[id.index]
            }
            guard let broken = found.broken.map({ self.members[$0.index] }) ?? members.last else { return nil }
            return (
                index,
                LogClash(
                    members: Array(Set(members)).sorted(), arithmetic: found.arithmetic, broken: broken,
                    fittingConstant: found.fittingConstant)
            )
        }
        return all.first { $0.clash.broken == conflict.broken } ?? all.first
    }
}

/// The names by which a report calls the items of a message.
enum LogNames {
    /// The name that the log prints, else the class, with a number where several are of it.
    static func name(of item: LoggedItem, in items: [LoggedItem]) -> String {
        if let name = item.name, name != "|" { return name }
        if item.name == "|" { return "superview" }
        let plain = item.className.map(LogClassName.plain) ?? "?"
        let alike = items.filter { $0.name == nil && $0.className.map(LogClassName.plain) == plain }
        let number = alike.firstIndex { $0.isSame(as: item) }.map { $0 + 1 } ?? 1
        var name = alike.count > 1 ? "\(plain) \(number)" : plain
        if let text = item.text, !text.isEmpty {
            let short = LogWords.oneLine(text, limit: 24)
            name = plain == "UILayoutGuide" ? short : "\(name) “\(short)”"
        }
        return name
    }

    /// `title.left == card.left + 8 @750`
    static func text(of statement: LoggedStatement, _ name: (LoggedItem) -> String) -> String {
        var text = "\(name(statement.first)).\(statement.firstAttribute.rawValue) \(statement.relation.rawValue) "
        if let second = statement.second, let attribute = statement.secondAttribute {
            text += "\(name(second)).\(attribute.rawValue)"
            if statement.multiplier != 1 { text += " * \(statement.multiplier.inPoints)" }
            if let constant = statement.constant {
                if constant > 0 { text += " + \(constant.inPoints)" }
                if constant < 0 { text += " - \((-constant).inPoints)" }
            }
        } else {
            text += statement.constant?.inPoints ?? "?"
        }
        if statement.priority < 1000 { text += " @\(statement.priority.inPoints)" }
        return text
    }
}
