// Compares two values field by field by reflection, so that nobody has to think of a field that is added.

/// The first place where two values differ, as the path of fields that leads there and both values; nil where they are the
/// same.
/// - Parameter ignored: names of fields that are not compared, wherever they are.
package func reflectedDifference(_ one: Any, _ other: Any, ignoring ignored: Set<String> = []) -> String? {
    ReflectedComparison(ignored: ignored).difference(one, other, depth: 0)
}

private struct ReflectedComparison {
    let ignored: Set<String>

    /// What hangs together deeper than this is compared as text.
    private static let deepest = 40

    func difference(_ one: Any, _ other: Any, depth: Int) -> String? {
        let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
        guard first.subjectType == second.subjectType else { return "\(first.subjectType) and \(second.subjectType)" }
        guard depth < Self.deepest, !first.children.isEmpty || !second.children.isEmpty else {
            return sameText(one, other)
        }
        switch first.displayStyle {
        case .dictionary, .set: return unorderedDifference(first, second, depth)
        default: return orderedDifference(first, second, depth, isList: first.displayStyle == .collection)
        }
    }

    private func sameText(_ one: Any, _ other: Any) -> String? {
        let (first, second) = (String(describing: one), String(describing: other))
        return first == second ? nil : ": \(first) and \(second)"
    }

    private func orderedDifference(_ one: Mirror, _ other: Mirror, _ depth: Int, isList: Bool) -> String? {
        guard one.children.count == other.children.count else {
            return ": \(one.children.count) and \(other.children.count) elements"
        }
        for (index, (first, second)) in zip(one.children, other.children).enumerated() {
            // The label of an enumeration's value is its case.
            guard first.label == second.label else { return ": \(first.label ?? "") and \(second.label ?? "")" }
            if let label = first.label, ignored.contains(label) { continue }
            if let found = difference(first.value, second.value, depth: depth + 1) {
                return (isList ? "[\(index)]" : ".\(first.label ?? "")") + found
            }
        }
        return nil
    }

    private func unorderedDifference(_ one: Mirror, _ other: Mirror, _ depth: Int) -> String? {
        func ordered(_ mirror: Mirror) -> [(key: String, value: Any)] {
            mirror.children.map { child in
                // Of a dictionary's pair the key.
                let key = Mirror(reflecting: child.value).children.first { $0.label == "key" }?.value ?? child.value
                return (String(describing: key), child.value)
            }
            .sorted { $0.key < $1.key }
        }
        let (first, second) = (ordered(one), ordered(other))
        guard first.count == second.count else { return ": \(first.count) and \(second.count) entries" }
        for (one, other) in zip(first, second) {
            guard one.key == other.key else { return ": \(one.key) and \(other.key)" }
            if let found = difference(one.value, other.value, depth: depth + 1) { return "[\(one.key)]" + found }
        }
        return nil
    }
}
