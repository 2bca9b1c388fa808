// Numbers that the user gives names and expressions of which no source tells the value.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The value, or what the user says that an expression is where it is not known.
    mutating func given(_ value: Value, _ source: ExpressionID) -> Value {
        guard !options.values.isEmpty, case .unknown = value else { return value }
        return givenValue(source).map { .number($0, isInteger: false) } ?? value
    }

    private mutating func givenValue(_ source: ExpressionID) -> Double? {
        let text = tree.text[tree[source].range]
        guard text.utf8.count <= LayoutDocument.longestGivenName else { return nil }
        for spelling in [text, LayoutDocument.plainSpelling(text)] {
            guard let number = options.values[spelling] else { continue }
            if !document.usedValues.contains(spelling) { document.usedValues.append(spelling) }
            return number
        }
        return nil
    }
}

extension LayoutDocument {
    /// What is longer is not looked up.
    static let longestGivenName = 200

    /// Without `self.` and `_`.
    static func plainSpelling(_ text: String) -> String {
        let text = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        return text.hasPrefix("_") ? String(text.drop { $0 == "_" }) : text
    }

    /// What the user says of a side of an item (`banner.height`), which is for display alone.
    func givenSide(_ id: ItemID, _ axis: Axis) -> (name: String, length: Double)? {
        guard !givenValues.isEmpty, items.indices.contains(id.index) else { return nil }
        let name = Self.plainSpelling(items[id.index].name) + (axis == .horizontal ? ".width" : ".height")
        guard let length = givenValues[name], length >= 0 else { return nil }
        return (name, length)
    }
}
