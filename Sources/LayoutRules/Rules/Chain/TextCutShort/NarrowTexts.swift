// Labels of a width in numbers, and how many letters have room in it.

import AutoLayout
import MasonrySemantics
import SourceText

/// Labels of one line that show what somebody wrote, or a date as it was stored, in a width of few letters.
struct NarrowTexts {
    struct Narrow {
        var label: ItemID
        /// In points.
        var width: Double
        /// How many letters it holds.
        var letters: Double
        /// What makes it as wide.
        var constraint: MadeConstraintID
    }

    /// A width in points, and what gives it.
    private struct Width {
        var points: Double
        var constraint: MadeConstraintID
    }

    private let context: RuleContext
    /// nil where there are several.
    private var widths: [ItemID: Width?] = [:]
    /// The near and far edges that labels share with other views.
    private var edges: [ItemID: [MadeConstraintID]] = [:]

    /// Names that people give things are mostly no longer; less holds few of them.
    private static let lettersOfNames = 13.0
    /// `2024-05-17 12:30`.
    private static let lettersOfDates = 16.0
    /// Counts have three digits at times.
    private static let digitsOfCounts = 3.0
    /// Of a font's size; the least that a digit takes in the system's font, in any weight.
    private static let digitWidth = 0.58
    /// Of a font's size; what most letters of the system's font take.
    private static let letterWidth = 0.53
    /// Of a font's size.
    private static let lineHeight = 1.194

    /// Complexity: O(constraints).
    init(_ context: RuleContext) {
        self.context = context
        let document = context.document
        let changed = Set(document.scenarios.flatMap { $0.changedConstants.keys })
        for (index, made) in document.constraints.enumerated() where made.firstAttribute.axis == .horizontal {
            let id = MadeConstraintID(index)
            let isFirm =
                made.relation == .equal && made.priority == 1000 && !made.isStored && !changed.contains(id)
                && made.chain.map { !document.chainRecords[$0.index].isAlternative } ?? true
            switch made.target {
            case .none where made.firstAttribute == .width:
                let isOnly = isFirm && widths[made.firstItem] == nil
                let width = isOnly ? made.constant.map { Width(points: $0, constraint: id) } : nil
                widths[made.firstItem] = .some(width)
            default: edges[made.firstItem, default: []].append(id)
            }
        }
    }

    /// - Parameters:
    ///   - written: labels that show what somebody wrote.
    ///   - dates: those that show dates as they were stored.
    func all(ofNames written: Set<ItemID>, ofDates dates: Set<ItemID>) -> [Narrow] {
        let document = context.document
        return written.union(dates).sorted().compactMap { label in
            guard let line = document.labelLines[label], line.count == 1, !line.isEstimated, line.height > 0,
                let width = width(of: label), document.isInText(document[width.constraint].range), width.points > 0
            else { return nil }
            let letters = (width.points / (line.height / Self.lineHeight * Self.letterWidth)).rounded(.down)
            guard letters < (dates.contains(label) ? Self.lettersOfDates : Self.lettersOfNames) else { return nil }
            return Narrow(label: label, width: width.points, letters: letters, constraint: width.constraint)
        }
    }

    /// Those of counts that have no room for three digits.
    func all(ofCounts counts: Set<ItemID>) -> [Narrow] {
        let document = context.document
        return counts.sorted().compactMap { label in
            guard let line = document.labelLines[label], line.count == 1, !line.isEstimated, line.height > 0,
                let width = width(of: label), document.isInText(document[width.constraint].range), width.points > 0
            else { return nil }
            let digits = width.points / (line.height / Self.lineHeight * Self.digitWidth)
            guard digits < Self.digitsOfCounts else { return nil }
            return Narrow(
                label: label, width: width.points, letters: digits.rounded(.down), constraint: width.constraint)
        }
    }

    private func width(of label: ItemID) -> Width? {
        if let own = widths[label] { return own }
        return between(label)
    }

    /// The width of what ends at both edges of another view that has one.
    private func between(_ label: ItemID) -> Width? {
        let document = context.document
        guard let both = edges[label], both.count == 2,
            case .item(let other, document[both[0]].firstAttribute) = document[both[0]].target,
            document[both[1]].target == .item(other, document[both[1]].firstAttribute),
            both.allSatisfy({ document[$0].relation == .equal && document[$0].multiplier == 1 }),
            let near = both.first(where: { [.left, .leading].contains(document[$0].firstAttribute) }),
            let far = both.first(where: { [.right, .trailing].contains(document[$0].firstAttribute) }),
            let begin = document[near].constant, let end = document[far].constant, let outer = widths[other] ?? nil
        else { return nil }
        return Width(points: outer.points - begin + end, constraint: far)
    }
}
