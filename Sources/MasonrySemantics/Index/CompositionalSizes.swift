// Sizes of items of compositional layouts: `NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])`.

import AutoLayout
import MasonrySyntax
import SourceText

extension CellUseCollector {
    /// Notes the groups of classes that have one alone; with several, which cell is in which group is not seen.
    mutating func noteGroups() {
        guard let type = tree.names.find(CompositionalSizes.group) else { return }
        var groups: [String: [(id: ExpressionID, member: TextRange)]] = [:]
        for (index, expression) in tree.expressions.enumerated() {
            guard case .call(let callee, _) = expression.kind, case .member(let base, _, _) = tree[callee].kind,
                tree[base].kind.name == type, let owner = owner(of: expression.range),
                let member = members.last(where: { $0.contains(expression.range) })
            else { continue }
            groups[owner, default: []].append((ExpressionID(Int32(index)), member))
        }
        for (_, all) in groups.sorted(by: { $0.key < $1.key }) where all.count == 1 {
            say(.item, all[0].id, isMethod: false, at: all[0].member)
        }
    }
}

enum CompositionalSizes {
    static let group = "NSCollectionLayoutGroup"
    static let item = "NSCollectionLayoutItem"
    static let section = "NSCollectionLayoutSection"
}

extension Evaluator {
    /// How large the items of a group are whose layout one function or variable makes; nil for other expressions.
    /// - Parameter range: of the function or variable.
    mutating func compositionalSize(_ group: ExpressionID, in range: TextRange) -> CellSaying? {
        guard case .call(let callee, let arguments) = tree[group].kind,
            case .member(let base, let direction, _) = tree[callee].kind, isNamed(base, CompositionalSizes.group)
        else { return nil }
        let isHorizontal = tree.string(direction) == "horizontal"
        guard isHorizontal || tree.string(direction) == "vertical",
            let insets = layoutInsets(in: range),
            let size = value(labelled: ["layoutSize"], arguments).flatMap({ layoutSize($0, in: range) }),
            let item = value(labelled: ["subitem", "subitems", "repeatingSubitem"], arguments)
                .flatMap({ itemSize($0, in: range) })
        else { return .unreadable }
        let all = ContainerShare(factor: 1, points: -insets.section.left - insets.section.right)
        guard var width = size.width.length(ofWidth: all, height: nil),
            var height = size.height.length(ofWidth: all, height: nil)
        else { return .unreadable }
        width.points -= insets.group.left + insets.group.right
        height.points -= insets.group.top + insets.group.bottom
        var itemWidth = item.width.length(ofWidth: width, height: height)
        var itemHeight = item.height.length(ofWidth: width, height: height)
        if let count = value(labelled: ["count"], arguments) {
            guard let number = evaluate(count, expecting: .hostCode).number, number >= 1, number <= 64,
                let spacing = itemSpacing(in: range)
            else { return .unreadable }
            let whole = isHorizontal ? width : height
            let part = ContainerShare(
                factor: whole.factor / number, points: (whole.points - (number - 1) * spacing) / number)
            if isHorizontal { itemWidth = part } else { itemHeight = part }
        }
        guard var itemWidth, var itemHeight else { return .unreadable }
        itemWidth.points -= insets.item.left + insets.item.right
        itemHeight.points -= insets.item.top + insets.item.bottom
        return CellSaying(width: itemWidth, height: itemHeight)
    }

    /// A side as code gives it.
    private enum Dimension {
        case ofWidth(Double), ofHeight(Double), points(Double)

        func length(ofWidth width: ContainerShare, height: ContainerShare?) -> ContainerShare? {
            switch self {
            case .ofWidth(let factor): ContainerShare(factor: width.factor * factor, points: width.points * factor)
            case .ofHeight(let factor):
                height.map { ContainerShare(factor: $0.factor * factor, points: $0.points * factor) }
            case .points(let points): ContainerShare(factor: 0, points: points)
            }
        }
    }

    private mutating func isNamed(_ id: ExpressionID, _ name: String) -> Bool {
        tree[id].kind.name.map { tree.string($0) == name } ?? false
    }

    private mutating func value(labelled labels: Set<String>, _ arguments: [Argument]) -> ExpressionID? {
        arguments.first { $0.label.map { labels.contains(tree.string($0)) } ?? false }?.value
    }

    /// The value of a local constant, or the expression itself.
    private mutating func resolved(_ id: ExpressionID, in range: TextRange) -> ExpressionID? {
        let id = bare(id)
        guard let name = tree[id].kind.name else { return id }
        let place = tree[id].range.start
        var found: ExpressionID?
        for statement in tree.statements where range.contains(statement.range) && statement.range.end <= place {
            guard case .variable(let variable) = statement.kind else { continue }
            for binding in variable.bindings where binding.name == name { found = binding.initializer }
        }
        // What stands further ahead each time comes to an end.
        return found.flatMap { resolved($0, in: range) }
    }

    /// What is made in `NSCollectionLayoutItem(layoutSize: size).then { … }`.
    private mutating func bare(_ id: ExpressionID) -> ExpressionID {
        guard case .call(let callee, _) = tree[id].kind, case .member(let base, let name, _) = tree[callee].kind,
            tree.string(name) == "then"
        else { return id }
        return base
    }

    /// `NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48))`, nil for one that the
    /// items' content decides.
    private mutating func layoutSize(_ id: ExpressionID, in range: TextRange) -> (width: Dimension, height: Dimension)?
    {
        guard let id = resolved(id, in: range), case .call(_, let arguments) = tree[id].kind,
            let width = value(labelled: ["widthDimension"], arguments).flatMap({ dimension($0) }),
            let height = value(labelled: ["heightDimension"], arguments).flatMap({ dimension($0) })
        else { return nil }
        return (width, height)
    }

    private mutating func dimension(_ id: ExpressionID) -> Dimension? {
        guard case .call(let callee, let arguments) = tree[id].kind, arguments.count == 1,
            let name = calledName(callee),
            let number = arguments[0].value.flatMap({ evaluate($0, expecting: .hostCode).number }), number >= 0,
            number.isFinite
        else { return nil }
        switch tree.string(name) {
        case "fractionalWidth": return .ofWidth(number)
        case "fractionalHeight": return .ofHeight(number)
        case "absolute": return .points(number)
        default: return nil
        }
    }

    /// Of `item`, `[item]` and what they stand for.
    private mutating func itemSize(_ id: ExpressionID, in range: TextRange) -> (width: Dimension, height: Dimension)? {
        guard let id = resolved(id, in: range) else { return nil }
        switch tree[id].kind {
        case .array(let elements) where elements.count == 1: return itemSize(elements[0], in: range)
        case .call(let callee, let arguments) where isNamed(callee, CompositionalSizes.item):
            return value(labelled: ["layoutSize"], arguments).flatMap { layoutSize($0, in: range) }
        default: return nil
        }
    }

    private struct LayoutInsets {
        var item = EdgeInsets.zero
        var group = EdgeInsets.zero
        var section = EdgeInsets.zero
    }

    /// What the code sets as insets of the item, the group and the section; nil where that is not known, or it makes no
    /// section, or several.
    private mutating func layoutInsets(in range: TextRange) -> LayoutInsets? {
        var result = LayoutInsets()
        var sections = 0
        for index in tree.expressions.indices {
            let expression = tree.expressions[index]
            guard range.contains(expression.range) else { continue }
            switch expression.kind {
            case .call(let callee, _) where isNamed(callee, CompositionalSizes.section): sections += 1
            case .assignment(let operation, let target, let value):
                guard case .member(let base, let name, _) = tree[target].kind else { continue }
                switch tree.string(name) {
                case "contentInsets": break
                case "edgeSpacing", "supplementariesFollowContentInsets", "contentInsetsReference": return nil
                default: continue
                }
                guard operation == .assign, let part = part(base, in: range), let insets = insets(value) else {
                    return nil
                }
                result[keyPath: part] = insets
            default: break
            }
        }
        return sections == 1 ? result : nil
    }

    /// What a local constant holds that is given insets.
    private mutating func part(_ id: ExpressionID, in range: TextRange) -> WritableKeyPath<LayoutInsets, EdgeInsets>? {
        guard let name = tree[id].kind.name,
            let value = tree.string(name) == "$0"
                ? configured(around: id, in: range).flatMap({ resolved($0, in: range) }) : resolved(id, in: range),
            case .call(let callee, _) = tree[value].kind
        else { return nil }
        if isNamed(callee, CompositionalSizes.item) { return \.item }
        if isNamed(callee, CompositionalSizes.section) { return \.section }
        guard case .member(let base, _, _) = tree[callee].kind, isNamed(base, CompositionalSizes.group) else {
            return nil
        }
        return \.group
    }

    /// What `$0` is in `NSCollectionLayoutSection(group: group).then { … }`.
    private mutating func configured(around id: ExpressionID, in range: TextRange) -> ExpressionID? {
        let place = tree[id].range
        var best: (range: TextRange, value: ExpressionID)?
        for index in tree.expressions.indices {
            let expression = tree.expressions[index]
            guard range.contains(expression.range), expression.range.contains(place),
                best.map({ $0.range.contains(expression.range) }) ?? true,
                case .call(let callee, _) = expression.kind, case .member(let base, let name, _) = tree[callee].kind,
                tree.string(name) == "then"
            else { continue }
            best = (expression.range, base)
        }
        return best?.value
    }

    private mutating func insets(_ id: ExpressionID) -> EdgeInsets? {
        guard case .call(_, let arguments) = tree[id].kind else { return nil }
        if arguments.isEmpty { return .zero }
        func side(_ label: String) -> Double? {
            value(labelled: [label], arguments).flatMap { evaluate($0, expecting: .hostCode).number }
        }
        guard arguments.count == 4, let top = side("top"), let leading = side("leading"),
            let bottom = side("bottom"), let trailing = side("trailing")
        else { return nil }
        return EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    }

    /// Between the items of a group.
    private mutating func itemSpacing(in range: TextRange) -> Double? {
        var result = 0.0
        for index in tree.expressions.indices {
            let expression = tree.expressions[index]
            guard range.contains(expression.range), case .assignment(_, let target, let value) = expression.kind,
                case .member(_, let name, _) = tree[target].kind, tree.string(name) == "interItemSpacing"
            else { continue }
            guard case .call(let callee, let arguments) = tree[value].kind, let name = calledName(callee),
                tree.string(name) == "fixed", let points = arguments.first?.value,
                let number = evaluate(points, expecting: .hostCode).number
            else { return nil }
            result = number
        }
        return result
    }
}
