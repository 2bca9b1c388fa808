// Constraints made by hand that stand in the text and were not made: in code that did not run, of views that are not known,
// or by helpers and operators on anchors.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// What the unread ones name: each anchor, and each call that makes a constraint, outside of the calls that made one.
    mutating func noteUnreadConstraints(in names: inout UnreadNames) {
        guard tree.dialect != .masonry else { return }
        var made = document.constraints.lazy.filter { $0.chain == nil }.map(\.range)
            .sorted { ($0.start.utf8, $0.end.utf8) < ($1.start.utf8, $1.end.utf8) }
        made = Self.outermost(made)
        var unread: [TextRange] = []
        for index in tree.expressions.indices {
            let range = tree.expressions[index].range
            guard isConstraint(tree.expressions[index].kind), !Self.covers(made, range) else { continue }
            unread.append(range)
        }
        guard !unread.isEmpty else { return }
        unread.sort { ($0.start.utf8, $0.end.utf8) < ($1.start.utf8, $1.end.utf8) }
        unread = Self.outermost(unread)
        let listNames = Self.listNames.compactMap { tree.names.find($0) }
        var hasOwn = false
        var takesViewsOut = false
        for expression in tree.expressions {
            var found: Name?
            switch expression.kind {
            case .name(let name), .member(_, let name, _): found = name
            case .message(_, let arguments): found = arguments.first?.label
            default: break
            }
            guard let name = found else { continue }
            let isOwn = composition.isOwn(expression.range)
            if isOwn, listNames.contains(name) { takesViewsOut = true }
            guard Self.covers(unread, expression.range) else { continue }
            if isOwn {
                hasOwn = true
                names.own.insert(name)
            } else {
                names.others.insert(name)
            }
        }
        if hasOwn, takesViewsOut { names.mayMeanAny = true }
    }

    private static let listNames = ["subviews", "arrangedSubviews", "viewWithTag"]

    /// `a.topAnchor`, `[a topAnchor]`, `NSLayoutConstraint(item: …)`, `[NSLayoutConstraint constraintWithItem:…]`.
    private mutating func isConstraint(_ kind: Expression.Kind) -> Bool {
        switch kind {
        case .member(_, let name, _): return anchorAttribute(name) != nil
        case .message(let receiver, let arguments):
            guard let label = arguments.first?.label else { return false }
            if arguments.count == 1, arguments[0].value == nil { return anchorAttribute(label) != nil }
            guard tree[receiver].kind.name.map({ tree.string($0) }) == "NSLayoutConstraint" else { return false }
            return tree.string(label).hasPrefix("constraint")
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name): return tree.string(name) == "NSLayoutConstraint"
            case .member(let base, let name, _):
                return tree[base].kind.name.map { tree.string($0) } == "NSLayoutConstraint"
                    && tree.string(name) == "constraints"
            default: return false
            }
        default: return false
        }
    }

    /// Sorted ranges without those that lie in others.
    private static func outermost(_ ranges: [TextRange]) -> [TextRange] {
        var result: [TextRange] = []
        for range in ranges {
            if let last = result.last, range.end.utf8 <= last.end.utf8 { continue }
            // One that begins where another does and is longer comes behind it.
            while let last = result.last, last.start.utf8 >= range.start.utf8 { result.removeLast() }
            result.append(range)
        }
        return result
    }

    private static func covers(_ ranges: [TextRange], _ range: TextRange) -> Bool {
        let behind = ranges.partitionPoint { $0.start.utf8 > range.start.utf8 }
        return behind > 0 && ranges[behind - 1].end.utf8 >= range.end.utf8
    }
}
