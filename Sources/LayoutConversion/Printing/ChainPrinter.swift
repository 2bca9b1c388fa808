// Constraints as chains of SnapKit and Masonry, those that go together in one.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Writes constraints of one view as chains.
struct ChainPrinter: Sendable {
    let library: Library
    /// Whether the statements end in semicolons.
    let hasSemicolons: Bool
    /// What the maker is called.
    var maker = "make"
    /// The superview of the view that the constraints are about, if that is known.
    var superview: ItemID?

    /// Constraints that one chain makes.
    struct Group {
        var drafts: [ConstraintDraft]
        /// The last calls of the chain: `.offset(8)`.
        var constant: Constant
        fileprivate var key: Key
    }

    enum Constant: Hashable {
        case none
        case offset(String)
        case inset(String)
        case insets([String])
        /// Of a size: its two numbers.
        case size(width: String, height: String)
    }

    fileprivate struct Key: Hashable {
        enum Target: Hashable {
            /// The same attributes of the other item.
            case pairwise(ItemID)
            case attribute(ItemID, LayoutAttribute)
            case number(String)
        }

        var relation: LayoutRelation
        var target: Target
        var multiplier: NumberWords?
        var priority: NumberWords?
        var identifier: String?
        /// Tells those apart that cannot share a chain.
        var number = 0
    }

    // MARK: Grouping

    /// The constraints in groups, in the order of the first of each.
    func groups(_ drafts: [ConstraintDraft]) -> [Group] {
        var order: [Key] = []
        var members: [Key: [ConstraintDraft]] = [:]
        for draft in drafts {
            var key = key(draft)
            // Masonry numbers the keys of a chain that makes several.
            if library == .masonry, draft.identifier != nil { key.number = order.count + 1 }
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(draft)
        }
        return sized(order.flatMap { key in split(members[key] ?? [], key) })
    }

    /// The same with a width and a height that are two numbers in one chain.
    private func sized(_ groups: [Group]) -> [Group] {
        func place(_ attribute: LayoutAttribute) -> Int? {
            let places = groups.indices.filter { place in
                guard let draft = groups[place].drafts.first, groups[place].drafts.count == 1 else { return false }
                return draft.firstAttribute == attribute && draft.second == nil && draft.identifier == nil
            }
            return places.count == 1 ? places[0] : nil
        }
        guard let width = place(.width), let height = place(.height), let one = groups[width].drafts.first,
            let other = groups[height].drafts.first, one.relation == other.relation, one.priority == other.priority,
            one.keptIn == other.keptIn
        else { return groups }
        var result = groups
        result[min(width, height)] = Group(
            drafts: [one, other], constant: .size(width: one.constant.text, height: other.constant.text),
            key: groups[width].key)
        result.remove(at: max(width, height))
        return result
    }

    private func key(_ draft: ConstraintDraft) -> Key {
        let target: Key.Target
        if let second = draft.second {
            target =
                second.attribute == draft.firstAttribute && second.item.isKnown
                ? .pairwise(second.item.item) : .attribute(second.item.item, second.attribute)
        } else {
            target = .number(draft.constant.text)
        }
        return Key(
            relation: draft.relation, target: target, multiplier: draft.multiplier, priority: draft.priority,
            identifier: draft.identifier)
    }

    /// Those of one target by what their constants have in common.
    private func split(_ drafts: [ConstraintDraft], _ key: Key) -> [Group] {
        if case .number = key.target { return [Group(drafts: drafts, constant: .none, key: key)] }
        guard case .pairwise = key.target else {
            return drafts.map { Group(drafts: [$0], constant: Self.constant($0), key: key) }
        }
        if let edges = edges(drafts, key) { return [edges] }
        var rest = drafts
        var result: [Group] = []
        while let first = rest.first {
            let same = rest.filter { $0.constant.text == first.constant.text }
            let inset = first.inset.text
            let inner = rest.filter { $0.isEdge && $0.inset.text == inset }
            let isInset = !first.constant.isZero && first.isEdge && inner.count > same.count
            let chosen = isInset ? inner : same
            result.append(Group(drafts: chosen, constant: isInset ? .inset(inset) : Self.constant(first), key: key))
            let ranges = Set(chosen.map(\.firstAttribute))
            rest.removeAll {
                ranges.contains($0.firstAttribute) && (isInset || $0.constant.text == first.constant.text)
            }
        }
        return result
    }

    /// All four edges with constants that are not the same.
    private func edges(_ drafts: [ConstraintDraft], _ key: Key) -> Group? {
        guard drafts.count == 4, Set(drafts.map(\.inset.text)).count > 2, key.multiplier == nil else { return nil }
        var parts: [String] = []
        for attribute in [LayoutAttribute.top, .left, .bottom, .right] {
            guard let draft = drafts.first(where: { $0.firstAttribute == attribute }) else { return nil }
            parts.append(draft.inset.text)
        }
        return Group(drafts: drafts, constant: .insets(parts), key: key)
    }

    private static func constant(_ draft: ConstraintDraft) -> Constant {
        draft.constant.isZero ? .none : .offset(draft.constant.text)
    }

    // MARK: Printing

    /// A group as a statement; nil where the library has no words for it.
    func chain(_ group: Group) -> String? {
        guard let first = group.drafts.first, let attributes = attributes(group.drafts.map(\.firstAttribute)) else {
            return nil
        }
        var result = maker + attributes
        let relation = Self.word(first.relation)
        if library == .masonry, let second = first.second, second.item.isImplicit,
            second.attribute == first.firstAttribute, first.multiplier == nil, !isInset(group.constant)
        {
            // Without a view it is the superview.
            return result + ".mas_\(relation)To(\(first.constant.text))"
                + (first.priority.map(priority) ?? "") + label(first) + (hasSemicolons ? ";" : "")
        }
        if library == .masonry, first.relation == .equal, let second = first.second, second.item.isImplicit,
            second.attribute == first.firstAttribute
        {
            // An inset needs no relation.
        } else if let second = first.second {
            guard let target = target(second, of: first) else { return nil }
            result += target.isEmpty ? ".\(relation)ToSuperview()" : ".\(relation)To(\(target))"
        } else {
            result += library == .masonry ? ".mas_\(relation)To" : ".\(relation)To"
            result += "(\(number(group)))"
        }
        if let multiplier = first.multiplier {
            result += multiplier.divisor.map { ".dividedBy(\($0))" } ?? ".multipliedBy(\(multiplier.text))"
        }
        switch group.constant {
        case .none, .size: break
        case .offset(let text): result += ".offset(\(text))"
        case .inset(let text): result += ".inset(\(text))"
        case .insets(let parts):
            result +=
                library == .masonry
                ? ".insets(UIEdgeInsetsMake(\(parts.joined(separator: ", "))))"
                : ".inset(UIEdgeInsets(top: \(parts[0]), left: \(parts[1]), bottom: \(parts[2]), right: \(parts[3])))"
        }
        if let priority = first.priority { result += self.priority(priority) }
        return result + label(first) + (hasSemicolons ? ";" : "")
    }

    private func label(_ draft: ConstraintDraft) -> String {
        draft.identifier.map { library == .masonry ? ".key(\($0))" : ".labeled(\($0))" } ?? ""
    }

    /// What a size is.
    private func number(_ group: Group) -> String {
        guard case .size(let width, let height) = group.constant else {
            return group.drafts.first?.constant.text ?? "0"
        }
        return library == .masonry
            ? "CGSizeMake(\(width), \(height))" : "CGSize(width: \(width), height: \(height))"
    }

    private func isInset(_ constant: Constant) -> Bool {
        switch constant {
        case .inset, .insets: true
        case .none, .offset, .size: false
        }
    }

    private static func word(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }

    /// `.left.right`, or the word for all of them.
    private func attributes(_ list: [LayoutAttribute]) -> String? {
        var names: [String] = []
        for attribute in list {
            guard attribute != .notAnAttribute else { return nil }
            if !names.contains(attribute.name) { names.append(attribute.name) }
        }
        switch Set(names) {
        case ["left", "top", "right", "bottom"]: return ".edges"
        case ["width", "height"]: return ".size"
        case ["centerX", "centerY"]: return ".center"
        default: return names.map { ".\($0)" }.joined()
        }
    }

    /// What the relation is given; empty for the superview in SnapKit.
    private func target(_ second: (item: DraftItem, attribute: LayoutAttribute), of draft: ConstraintDraft) -> String? {
        let isPairwise = second.attribute == draft.firstAttribute && second.item.isKnown
        if library == .snapKit {
            let isSuperview = second.item.item == superview || second.item.isImplicit
            if isPairwise { return isSuperview ? "" : second.item.text }
            if second.item.text.isEmpty { return nil }
            return "\(second.item.text).snp.\(second.attribute.name)"
        }
        if second.item.text.isEmpty { return nil }
        if second.item.isGuide {
            // Masonry knows one guide, side by side with its view.
            let suffix = ".safeAreaLayoutGuide"
            guard second.item.text.hasSuffix(suffix), [.left, .right, .top, .bottom].contains(second.attribute) else {
                return nil
            }
            let view = second.item.text.dropLast(suffix.count)
            let name = second.attribute.name
            return "\(view).mas_safeAreaLayoutGuide\(name.prefix(1).uppercased())\(name.dropFirst())"
        }
        return isPairwise ? second.item.text : "\(second.item.text).mas_\(second.attribute.name)"
    }

    private func priority(_ priority: NumberWords) -> String {
        switch (priority.literal, library) {
        case (750, .masonry): ".priorityHigh()"
        case (500, .masonry): ".priorityMedium()"
        case (250, .masonry): ".priorityLow()"
        case (750, _): ".priority(.high)"
        case (500, _): ".priority(.medium)"
        case (250, _): ".priority(.low)"
        default: ".priority(\(priority.text))"
        }
    }
}

extension ConstraintDraft {
    /// Whether it is about an edge, which insets move inwards.
    var isEdge: Bool {
        switch firstAttribute {
        case .left, .leading, .top, .right, .trailing, .bottom: true
        default: false
        }
    }

    /// Whether insets move it against the direction of its axis.
    var isFarEdge: Bool {
        switch firstAttribute {
        case .right, .trailing, .bottom: true
        default: false
        }
    }

    /// The constant as a distance inwards.
    var inset: NumberWords { isFarEdge ? constant.negated : constant }
}
