// How code spells the width of the screen.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ScreenWidth {
    /// The macros of a file that stand for the width of the screen. Complexity: O(statements).
    static func macros(_ context: RuleContext) -> Set<String> {
        guard context.tree.names.find("UIScreen") != nil else { return [] }
        var names: Set<String> = []
        for statement in context.tree.statements {
            guard case .macro(let macro) = statement.kind, macro.parameters == nil, let value = macro.value,
                isScreen(path(value, context))
            else { continue }
            names.insert(context.tree.string(macro.name))
        }
        return names
    }

    /// `UIScreen`, `mainScreen`, `bounds`, `size`, `width` of `[UIScreen mainScreen].bounds.size.width`.
    private static func path(_ id: ExpressionID, _ context: RuleContext) -> [String] {
        var parts: [String] = []
        var id = id
        for _ in 0..<8 {
            switch context.tree[id].kind {
            case .parenthesized(let inner): id = inner
            case .member(let base, let name, _):
                parts.append(context.tree.string(name))
                id = base
            case .message(let receiver, let arguments):
                guard arguments.count == 1, let label = arguments[0].label else { return [] }
                parts.append(context.tree.string(label))
                id = receiver
            case .name(let name): return (parts + [context.tree.string(name)]).reversed()
            default: return []
            }
        }
        return []
    }

    /// How much more than the width of the screen a number is; nil for all other numbers: `kScreenWidth - 20`,
    /// `@([UIScreen mainScreen].bounds.size.width)`.
    /// - Parameter macros: what else stands for that width.
    static func more(_ range: TextRange, _ context: RuleContext, macros: Set<String> = []) -> Double? {
        more(context.words(in: range), macros)
    }

    /// The same of the width in `CGSizeMake(kScreenWidth - 30, 120)`; nil for what is no such size.
    static func more(ofSize range: TextRange, _ context: RuleContext, macros: Set<String>) -> Double? {
        let words = context.words(in: range)
        guard words.count > 3, words[0] == "CGSizeMake", words[1] == "(" else { return nil }
        var depth = 0
        let width = words.dropFirst(2).prefix { word in
            if word == "(" || word == "[" { depth += 1 }
            if word == ")" || word == "]" { depth -= 1 }
            return depth >= 0 && !(depth == 0 && word == ",")
        }
        return more(Array(width), macros)
    }

    private static func plain(_ words: [String]) -> [String] {
        words.filter { !["@", "(", ")", "[", "]", ".", ";", "self", "CGFloat"].contains($0) }
    }

    private static func more(_ written: [String], _ macros: Set<String>) -> Double? {
        var words = plain(written)
        var more = 0.0
        if words.count >= 3, words.count <= 16, ["-", "+"].contains(words[words.count - 2]),
            let number = Double(words[words.count - 1].filter { $0 != "f" && $0 != "F" })
        {
            more = words[words.count - 2] == "-" ? -number : number
            words.removeLast(2)
        }
        return isScreen(words) || words.count == 1 && macros.contains(words[0]) ? more : nil
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
