// The name someone most likely meant: the least number of typing mistakes away.

import LayoutIDE
import SourceText

/// The name of `names` nearest to `word`, if it is near enough to be what was meant; the earlier of two equally near.
///
/// Complexity: O(names · word length · name length).
package func nearestName(to word: String, among names: [String]) -> String? {
    NearestName.of(word, among: names, ignoringCase: true, slack: 1)
}

/// ` — did you mean “X”?`, or nothing where no name is near.
package func didYouMean(_ name: String?, isQuoted: Bool = true) -> LocalizedText {
    guard let name else { return .verbatim("") }
    return isQuoted
        ? LocalizedText(" — did you mean “\(name)”?", "。是不是想写“\(name)”？")
        : LocalizedText(" — did you mean \(name)?", "。是不是想写 \(name)？")
}
