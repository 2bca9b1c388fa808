// The name someone most likely meant: the least number of typing mistakes away.

import LayoutIDE

/// The name of `names` nearest to `word`, if it is near enough to be what was meant; the earlier of two equally near.
///
/// Complexity: O(names · word length · name length).
func nearestName(to word: String, among names: [String]) -> String? {
    let typed = Array(word.lowercased().utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for name in names {
        let distance = typingDistance(typed, Array(name.lowercased().utf8))
        if distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, typed.count / 3) + 1, best.distance < typed.count else { return nil }
    return best.name
}

/// Insertions, deletions, replacements and swaps of neighbours between two words (Damerau–Levenshtein, restricted).
private func typingDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for (i, byte) in left.enumerated() {
        var current = [i + 1]
        for (j, other) in right.enumerated() {
            var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (byte == other ? 0 : 1))
            if i > 0, j > 0, byte == right[j - 1], left[i - 1] == other { cost = min(cost, older[j - 1] + 1) }
            current.append(cost)
        }
        older = previous
        previous = current
    }
    return previous[right.count]
}

/// ` — did you mean “X”?`, or nothing where no name is near.
func didYouMean(_ name: String?, isQuoted: Bool = true) -> LocalizedText {
    guard let name else { return .verbatim("") }
    return isQuoted
        ? LocalizedText(" — did you mean “\(name)”?", "。是不是想写“\(name)”？")
        : LocalizedText(" — did you mean \(name)?", "。是不是想写 \(name)？")
}
