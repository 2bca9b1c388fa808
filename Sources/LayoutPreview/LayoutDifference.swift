// What moved between two versions of a layout.

import AutoLayout

/// The items that differ between two solved layouts on the same screen, matched by their names.
package struct LayoutDifference: Sendable {
    /// One item that is not what it was.
    package struct Change: Sendable {
        package enum Kind: Sendable, Hashable { case added, removed, changed }

        package var kind: Kind
        package var name: String
        /// In `before.layout.items`; nil for an added item.
        package var before: Int?
        /// In `after.layout.items`; nil for a removed item.
        package var after: Int?
        /// The change in words, safe to show anywhere.
        package var text: String
    }

    package let before: PreviewInput
    package let after: PreviewInput
    /// The items of `after` in their order, then the removed ones in theirs. An item that only its superview carried
    /// along has not changed: frames are compared in their superviews.
    package let changes: [Change]

    /// Compares two layouts; a difference below a hundredth of a point is none.
    package init(before: PreviewInput, after: PreviewInput) {
        self.before = before
        self.after = after
        let old = Self.keys(before)
        let new = Self.keys(after)
        let oldIndex = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        let newKeys = Set(new)
        var changes = [Change]()
        for (index, key) in new.enumerated() {
            guard let previous = oldIndex[key] else {
                changes.append(
                    Change(
                        kind: .added, name: after.name(ItemID(index)), before: nil, after: index,
                        text: "+ \(after.name(ItemID(index))): \(after.frameText(index))"))
                continue
            }
            let words = Self.words(before.frame(previous), after.frame(index))
            guard !words.isEmpty else { continue }
            changes.append(
                Change(
                    kind: .changed, name: after.name(ItemID(index)), before: previous, after: index,
                    text: "\(after.name(ItemID(index))): \(words)"))
        }
        for (index, key) in old.enumerated() where !newKeys.contains(key) {
            let name = before.name(ItemID(index))
            changes.append(
                Change(
                    kind: .removed, name: name, before: index, after: nil,
                    text: after.words.was.filled(name, before.frameText(index))))
        }
        self.changes = changes
    }

    private struct Key: Hashable {
        var name: String
        /// Counts items of the same name.
        var occurrence: Int
    }

    private static func keys(_ input: PreviewInput) -> [Key] {
        var count: [String: Int] = [:]
        return input.layout.items.map { item in
            let occurrence = count[item.name, default: 0]
            count[item.name] = occurrence + 1
            return Key(name: item.name, occurrence: occurrence)
        }
    }

    /// `x 16 → 24 (+8), width 361 → 345 (−16)`; empty where nothing differs.
    private static func words(_ old: Rect?, _ new: Rect?) -> String {
        guard let old, let new else { return "" }
        let quantities = [
            ("x", old.x, new.x), ("y", old.y, new.y), ("width", old.width, new.width),
            ("height", old.height, new.height),
        ]
        return quantities.filter { abs($0.1 - $0.2) >= 0.01 }.map { name, old, new in
            let change = new - old
            let sign = change < 0 ? "−" : "+"
            return "\(name) \(Decimal.text(old)) → \(Decimal.text(new)) (\(sign)\(Decimal.text(abs(change))))"
        }.joined(separator: ", ")
    }
}

extension PreviewInput {
    fileprivate func frame(_ index: Int) -> Rect? {
        solution.frames.indices.contains(index) ? solution.frames[index] : nil
    }
}
