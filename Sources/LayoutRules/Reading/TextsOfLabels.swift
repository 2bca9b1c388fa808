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
    /// - Parameter numbers: the names that stand for numbers where the text does.
    static func isPutTogether(
        _ id: ExpressionID, _ numbers: Set<String>, _ context: RuleContext, depth: Int = 0
    ) -> Bool {
        let text = context.source(context.tree[id].range)
        if short.contains(where: { text.contains($0) }) { return false }
        switch context.tree[id].kind {
        case .string:
            return !text.contains("ormat") && Interpolations(of: text).contains { !isShort($0, numbers) }
        case .name(let name): return name.word != .nil && name.word != .NULL && !text.contains("ormat")
        case .member(let base, _, _):
            return !isConstant(base, context) && !isKind(base, context) && !text.contains("ormat")
        case .ternary(_, let one, let other), .binary(.add, let one, let other),
            .binary(.nilCoalescing, let one, let other):
            return depth < 8
                && (isPutTogether(one, numbers, context, depth: depth + 1)
                    || isPutTogether(other, numbers, context, depth: depth + 1))
        case .cast(_, let inner), .parenthesized(let inner):
            return depth < 8 && isPutTogether(inner, numbers, context, depth: depth + 1)
        case .index: return isEntry(id, context)
        case .message(_, let arguments):
            return isFormatted(arguments, label: "stringWithFormat", numbers, context) || isEntry(id, context)
                || arguments.first?.label.map { asksForText(context.tree.string($0), arguments, context) } ?? false
        case .call(let callee, let arguments):
            return isFormatted(arguments, label: "format", numbers, context)
                || asksForText(lastName(of: callee, context), arguments, context)
        default: return false
        }
    }

    /// `type.text`, `self.style.caption`: the words that a program has for its own kinds.
    private static func isKind(_ base: ExpressionID, _ context: RuleContext) -> Bool {
        ["type", "kind", "style", "mode", "state", "status"].contains { lastName(of: base, context).hasSuffix($0) }
    }

    /// `data[@"name"]`, `[data objectForKey:@"name"]`, `data["name"]`: what a dictionary that the program was given has
    /// under a key. Where the file writes an entry with that key, it may be the program's own.
    static func isEntry(_ id: ExpressionID, _ context: RuleContext) -> Bool {
        let base: ExpressionID
        let arguments: [Argument]
        switch context.tree[id].kind {
        case .index(let inner, let all): (base, arguments) = (inner, all)
        case .message(let inner, let all):
            guard let label = all.first?.label, ["objectForKey", "valueForKey"].contains(context.tree.string(label))
            else { return false }
            (base, arguments) = (inner, all)
        default: return false
        }
        guard arguments.count == 1, let key = arguments[0].value, case .string(let contents) = context.tree[key].kind,
            isGiven(base, context)
        else { return false }
        let word = context.source(contents)
        return !isShort(word) && !word.hasPrefix("CFBundle")
            && !isWrittenAsKey(context.source(context.tree[key].range), context)
    }

    /// A variable or property, or something in one.
    private static func isGiven(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Bool {
        switch context.tree[id].kind {
        case .name, .member: !isConstant(id, context)
        case .index(let base, _): depth < 8 && isGiven(base, context, depth: depth + 1)
        default: false
        }
    }

    private static func isWrittenAsKey(_ key: String, _ context: RuleContext) -> Bool {
        let tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        let literal = key.hasPrefix("@") ? String(key.dropFirst()) : key
        return zip(tokens, tokens.dropFirst()).contains { token, next in
            token.kind == .string && next.kind == .punctuation
                && context.source(next.range) == ":"
                && [key, literal].contains(context.source(token.range))
        }
    }

    /// Whether a text that is called so is mostly short.
    private static func isShort(_ name: String) -> Bool {
        words(of: name).contains { word in
            shortNames.contains(word) || shortEndings.contains { word.hasSuffix($0) }
        }
    }

    /// Whether what an interpolation holds is a number, or mostly short by its name.
    private static func isShort(_ interpolation: Substring, _ numbers: Set<String>) -> Bool {
        // What stands in for nothing is the program's own.
        let interpolation = Substring(interpolation.split(separator: " ").prefix { $0 != "??" }.joined(separator: " "))
        // What is called or chosen may be anything.
        guard interpolation.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }) else { return false }
        let parts = interpolation.split(separator: ".")
        guard let last = parts.last?.filter({ $0 != "?" && $0 != "!" }) else { return true }
        if parts.count == 1 || (parts.count == 2 && parts[0] == "self"), numbers.contains(last) { return true }
        return last.allSatisfy { $0.isNumber } || isCalledNumber(last)
    }

    /// Whether something is a number, as its name says.
    private static func isCalledNumber(_ name: String) -> Bool {
        !words(of: name).isDisjoint(with: [
            "num", "number", "count", "index", "score", "level", "age", "rank", "percent", "year", "month", "day",
            "hour",
            "minute", "second", "total", "size", "date", "time", "version",
        ]) || name == "stringValue"
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

    /// Whether a format has a place for another text, and is given something that is no number.
    static func isFormatted(
        _ arguments: [Argument], label: String, _ numbers: Set<String>, _ context: RuleContext
    ) -> Bool {
        guard let argument = arguments.first, argument.label.map({ context.tree.string($0) }) == label,
            let format = argument.value, case .string(let contents) = context.tree[format].kind,
            context.source(contents).contains("%@")
        else { return false }
        let others = arguments.dropFirst().compactMap(\.value)
        return others.isEmpty || others.contains { !isShort($0, numbers, context) }
    }

    /// Whether what a format is given is a number, a text of the program's own, or mostly short by its name.
    private static func isShort(_ id: ExpressionID, _ numbers: Set<String>, _ context: RuleContext) -> Bool {
        switch context.tree[id].kind {
        case .number, .boxed, .string: true
        case .name(let name): numbers.contains(context.tree.string(name)) || isCalledNumber(context.tree.string(name))
        case .member(let base, let name, _): isConstant(base, context) || isCalledNumber(context.tree.string(name))
        case .index(_, let arguments):
            arguments.first?.value.map { key in
                guard case .string(let contents) = context.tree[key].kind else { return false }
                return isShort(context.source(contents))
            } ?? false
        case .message(_, let arguments):
            arguments.first?.label.map { isCalledNumber(context.tree.string($0)) } ?? false
        default: false
        }
    }

    /// The names that stand for numbers in the method of an event: its parameters, variables, and the members of its class.
    static func numbers(at event: Int, _ context: RuleContext) -> Set<String> {
        guard let method = context.code.method(at: event) else { return [] }
        var names = Set(method.numbers.map { context.tree.string($0) })
        for member in context.code.type(of: method).members where member.type.map(CodeFacts.isNumber) == true {
            names.insert(member.name)
            names.insert("_" + member.name)
        }
        for other in context.code.facts.events(of: method) where other.kind == .assignment && other.receiver == nil {
            let name = context.tree.string(other.name)
            if let type = other.declaredType {
                if CodeFacts.isNumber(context.tree.string(type)) { names.insert(name) } else { names.remove(name) }
            } else if let value = other.value, case .number = context.tree[value].kind {
                names.insert(name)
            }
        }
        return names
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

/// What stands between `\(` and `)` of a text.
struct Interpolations: Sequence, IteratorProtocol {
    private var rest: Substring

    init(of text: String) { rest = text[...] }

    mutating func next() -> Substring? {
        guard let start = rest.firstRange(of: "\\(") else { return nil }
        var depth = 1
        var end = start.upperBound
        while end < rest.endIndex {
            if rest[end] == "(" { depth += 1 }
            if rest[end] == ")" { depth -= 1 }
            if depth == 0 { break }
            end = rest.index(after: end)
        }
        let contents = rest[start.upperBound..<end]
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
        return contents
    }
}
