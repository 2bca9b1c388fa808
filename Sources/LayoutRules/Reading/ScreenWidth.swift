// How code spells the width of the screen.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ScreenWidth {
    /// How much more than the width of the screen a number is; nil for all other numbers: `kScreenWidth - 20`,
    /// `@([UIScreen mainScreen].bounds.size.width)`.
    static func more(_ range: TextRange, _ context: RuleContext) -> Double? {
        var words = context.tree.tokens(in: range).filter { !$0.kind.isTrivia }.map { context.source($0.range) }
        words.removeAll { ["@", "(", ")", "[", "]", ".", ";", "self", "CGFloat"].contains($0) }
        var more = 0.0
        if words.count >= 3, words.count <= 16, ["-", "+"].contains(words[words.count - 2]),
            let number = Double(words[words.count - 1].filter { $0 != "f" && $0 != "F" })
        {
            more = words[words.count - 2] == "-" ? -number : number
            words.removeLast(2)
        }
        return isScreen(words) ? more : nil
    }

    private static func isScreen(_ words: [String]) -> Bool {
        switch words {
        case ["UIScreen", "main", "bounds", "width"], ["UIScreen", "main", "bounds", "size", "width"],
            ["UIScreen", "mainScreen", "bounds", "size", "width"]:
            return true
        default:
            // A constant or macro of the program: `SCREEN_WIDTH`, `kScreenW`, `ScreenUtils.width`, `Screen.width`.
            guard let last = words.last, words.count <= 2, let first = words.first else { return false }
            let name = last.lowercased().filter { $0 != "_" }
            if words.count == 1 { return names.contains(name) || names.contains(String(name.dropFirst())) }
            return first.first?.isUppercase == true
                && (names.contains(name) || name == "width" && first.lowercased().contains("screen"))
        }
    }

    private static let names: Set<String> = [
        "screenwidth", "screenw", "mainscreenwidth", "mainscreenw", "devicewidth", "devicescreenwidth", "scrwidth",
        "uiscreenwidth", "mainwidth",
    ]
}
