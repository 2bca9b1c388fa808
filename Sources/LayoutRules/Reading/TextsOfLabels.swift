// What a label shows, as far as code tells: whether its text is known, the program's own or somebody else's.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

extension UnboundedText {
    /// What a label is called that mostly has a short text.
    static let shortNames: Set<String> = [
        "time", "date", "count", "num", "price", "money", "index", "tip", "unit", "arrow", "badge", "sign", "star",
        "status", "state", "tag", "type", "rank", "score", "percent", "duration", "size", "version", "distance",
        "amount", "total", "level", "age", "day", "month", "year", "hour", "symbol", "icon", "dot", "line", "mark",
        "code", "like", "likes", "rate", "original", "profit", "fee", "balance", "value", "key", "more", "empty",
        "hint", "counts", "number", "emoji", "progress",
    ]

    static let shortEndings = ["num", "count", "time", "date", "price", "number"]

    /// By the words of its name: `timeLabel`, `like_count`.
    static func hasShortText(_ item: ItemID, _ context: RuleContext) -> Bool {
        // `playnum` ends in such a word, too.
        words(of: context.document.name(of: item)).contains { word in
            shortNames.contains(word) || shortEndings.contains { word.hasSuffix($0) }
        }
    }

    static func words(of name: String) -> Set<String> {
        var word = ""
        var words: Set<String> = []
        for character in name {
            if character.isUppercase || character == "_" || character == "." {
                words.insert(word.lowercased())
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        words.insert(word.lowercased())
        return words
    }

    /// Numbers, dates and the program's own words have a length that is about known.
    static let short = [
        "ount", "umber", "ndex", "ate", "ime", "ocalized", "\\(Int", "rice", "ize", "L10n", "R.string",
    ]

    /// Whether a text has words that are only known at run time: a property, a parameter, an interpolation of one.
    static func isPutTogether(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Bool {
        let text = context.source(context.tree[id].range)
        if short.contains(where: { text.contains($0) }) { return false }
        switch context.tree[id].kind {
        case .string: return text.contains("\\(") && !text.contains("ormat")
        case .name(let name): return name.word != .nil && name.word != .NULL && !text.contains("ormat")
        case .member(let base, _, _): return !isConstant(base, context) && !text.contains("ormat")
        case .ternary(_, let one, let other), .binary(.add, let one, let other),
            .binary(.nilCoalescing, let one, let other):
            return depth < 8
                && (isPutTogether(one, context, depth: depth + 1) || isPutTogether(other, context, depth: depth + 1))
        case .message(_, let arguments):
            return isFormatted(arguments.first, label: "stringWithFormat", context)
                || arguments.first?.label.map { asksForText(context.tree.string($0), arguments, context) } ?? false
        case .call(let callee, let arguments):
            return isFormatted(arguments.first, label: "format", context)
                || asksForText(lastName(of: callee, context), arguments, context)
        default: return false
        }
    }

    /// `[Users displayNameOf:user]`, `title(for: row)`: a text that somebody wrote, by what the method is called.
    static func asksForText(_ method: String, _ arguments: [Argument], _ context: RuleContext) -> Bool {
        guard method.hasPrefix("get") || method.first?.isLowercase == true, !method.contains("ormat"),
            arguments.contains(where: { isWritten($0.value, context) })
        else { return false }
        return words(of: method).contains { textNames.contains($0) }
    }

    static let textNames: Set<String> = [
        "name", "nickname", "title", "content", "message", "address", "summary",
    ]

    /// Whether an argument is something that the program was given.
    static func isWritten(_ id: ExpressionID?, _ context: RuleContext) -> Bool {
        guard let id else { return false }
        switch context.tree[id].kind {
        case .name(let name): return name.word != .nil && context.tree.string(name).first?.isLowercase == true
        case .member: return !isConstant(id, context)
        default: return false
        }
    }

    static func lastName(of callee: ExpressionID, _ context: RuleContext) -> String {
        switch context.tree[callee].kind {
        case .name(let name): context.tree.string(name)
        case .member(_, let name, _): context.tree.string(name)
        default: ""
        }
    }

    /// Whether a text comes from a table of texts by language.
    static func isLocalized(_ id: ExpressionID, _ context: RuleContext) -> Bool {
        let text = context.source(context.tree[id].range)
        return ["ocalizedString(", "ocalizedString\"", ".localized", "L10n.", "R.string."].contains {
            text.contains($0)
        }
    }

    /// Whether a text that is put together has a part that is called the name of somebody: what people write is as long as
    /// they like, where titles of rows and buttons are mostly the program's own.
    static func isOfData(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Bool {
        switch context.tree[id].kind {
        case .name(let name), .member(_, let name, _): isNamed(context.tree.string(name))
        case .ternary(_, let one, let other), .binary(_, let one, let other):
            depth < 8
                && (isOfData(one, context, depth: depth + 1) || isOfData(other, context, depth: depth + 1))
        case .message(_, let arguments): arguments.first?.label.map { isNamed(context.tree.string($0)) } ?? false
        case .call(let callee, _): isNamed(lastName(of: callee, context))
        default: false
        }
    }

    private static func isNamed(_ name: String) -> Bool {
        !words(of: name).isDisjoint(with: ["name", "nickname", "nick", "username", "author"])
    }

    /// Whether a format has a place for another text.
    static func isFormatted(_ argument: Argument?, label: String, _ context: RuleContext) -> Bool {
        guard let argument, argument.label.map({ context.tree.string($0) }) == label, let format = argument.value,
            case .string(let contents) = context.tree[format].kind
        else { return false }
        return context.source(contents).contains("%@")
    }

    /// `Strings.Cart`: a text of the program's own, as long as somebody wrote it.
    static func isConstant(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Bool {
        switch context.tree[id].kind {
        case .name(let name): context.tree.string(name).unicodeScalars.first?.properties.isUppercase ?? false
        case .member(let base, _, _): depth > 16 || isConstant(base, context, depth: depth + 1)
        case .implicitMember: true
        default: false
        }
    }
}
