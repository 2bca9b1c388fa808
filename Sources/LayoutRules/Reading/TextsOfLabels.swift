// What a label shows, as far as code tells: whether its text is known, the program's own or somebody else's.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension RuleContext {
    /// The letters of a text that is written out: where it stands, or in a constant of the class that does so.
    func literal(_ id: ExpressionID, at event: Int) -> String? {
        switch tree[id].kind {
        case .string(let contents):
            let text = source(contents)
            return text.contains("\\(") ? nil : text
        case .name(let name): return constantText(name, at: event)
        case .member(let base, let name, _):
            guard case .name(let own) = tree[base].kind, own.word == .`self` || tree.string(own) == "Self" else {
                return nil
            }
            return constantText(name, at: event)
        default: return nil
        }
    }

    private func constantText(_ name: Name, at event: Int) -> String? {
        guard tree.dialect == .swift, let method = code.method(at: event) else { return nil }
        let spelling = tree.string(name)
        // What a variable or parameter of the method hides is another text.
        guard !method.parameters.contains(name),
            !code.facts.events(of: method).contains(where: {
                $0.kind == .assignment && $0.receiver == nil && $0.name == name
            }),
            let member = code.type(of: method).members.first(where: { $0.name == spelling }),
            let initializer = member.initializer, case .string(let contents) = tree[initializer].kind
        else { return nil }
        guard wordBefore(member.nameRange) == "let" else { return nil }
        let written = source(contents)
        return written.contains("\\(") ? nil : written
    }
}

/// Reads the expressions that give labels their texts.
struct TextsOfLabels {
    let context: RuleContext
    /// The literals that the file writes as keys, as they are spelled: `"name": value`.
    private let writtenKeys: Set<String>

    /// Complexity: O(tokens).
    init(_ context: RuleContext) {
        self.context = context
        let tokens = context.tree.tokens.lazy.filter { !$0.kind.isTrivia }
        var keys: Set<String> = []
        var last: Token?
        for token in tokens {
            if let last, last.kind == .string, token.kind == .punctuation, context.source(token.range) == ":" {
                keys.insert(context.source(last.range))
            }
            last = token
        }
        writtenKeys = keys
    }

    /// Whether a text has words that are only known at run time: a property, a parameter, an interpolation of one.
    /// - Parameter numbers: the names that stand for numbers where the text does.
    func isPutTogether(
        _ id: ExpressionID, _ numbers: Set<String>, depth: Int = 0
    ) -> Bool {
        if depth < 8, let letters = letters(ofAttributed: id) {
            return isPutTogether(letters, numbers, depth: depth + 1)
        }
        let text = context.source(context.tree[id].range)
        if isList(id) { return true }
        switch context.tree[id].kind {
        case .message(_, let arguments) where isFormatOfData(arguments, label: "stringWithFormat"): return true
        case .call(_, let arguments) where isFormatOfData(arguments, label: "format"): return true
        case .call(_, let arguments)
        where depth < 8 && TextNames.isOfOwnWords(text) && hasTextOfData(arguments, numbers, depth: depth): return true
        default: if TextNames.isAboutShort(text) { return false }
        }
        switch context.tree[id].kind {
        case .string:
            return !text.contains("ormat") && Interpolations(of: text).contains { !isShort($0, numbers) }
        case .name(let name): return name.word != .nil && name.word != .NULL && !text.contains("ormat")
        case .member(let base, _, _):
            return !isConstant(base) && !isKind(base) && !text.contains("ormat")
        case .ternary(_, let one, let other), .binary(.add, let one, let other),
            .binary(.nilCoalescing, let one, let other):
            return depth < 8
                && (isPutTogether(one, numbers, depth: depth + 1)
                    || isPutTogether(other, numbers, depth: depth + 1))
        case .cast(_, let inner), .parenthesized(let inner):
            return depth < 8 && isPutTogether(inner, numbers, depth: depth + 1)
        case .index: return isEntry(id)
        case .message(_, let arguments):
            return isFormatted(arguments, label: "stringWithFormat", numbers) || isEntry(id)
                || arguments.first?.label.map { asksForText(context.tree.string($0), arguments) } ?? false
        case .call(let callee, let arguments):
            return isFormatted(arguments, label: "format", numbers)
                || asksForText(lastName(of: callee), arguments)
        default: return false
        }
    }

    /// `[group.names componentsJoinedByString:@", "]`, `names.joined(separator: ", ")`: as many as there are.
    private func isList(_ id: ExpressionID) -> Bool {
        switch context.tree[id].kind {
        case .message(let list, let arguments):
            return arguments.first?.label.map { context.tree.string($0) } == "componentsJoinedByString" && isGiven(list)
        case .call(let callee, _):
            guard case .member(let list, let name, _) = context.tree[callee].kind else { return false }
            return context.tree.string(name) == "joined" && isGiven(list)
        default: return false
        }
    }

    /// The text of `NSAttributedString(string: name)`, `[[NSAttributedString alloc] initWithString:name]`.
    private func letters(ofAttributed id: ExpressionID) -> ExpressionID? {
        switch context.tree[id].kind {
        case .message(let made, let arguments), .call(let made, let arguments):
            guard let first = arguments.first, let label = first.label,
                ["initWithString", "string"].contains(context.tree.string(label)),
                context.source(context.tree[made].range).contains("AttributedString")
            else { return nil }
            return first.value
        default: return nil
        }
    }

    /// Whether a text is written out, or stands in the program's tables of texts.
    func isOwn(_ id: ExpressionID) -> Bool {
        let letters = letters(ofAttributed: id) ?? id
        let text = context.source(context.tree[id].range)
        if text.contains("ormat") || text.contains("Mutable") { return false }
        if case .string = context.tree[letters].kind { return !text.contains("\\(") }
        return isLocalized(letters)
    }

    /// Whether words of the program's own are given another text: `R.string.localizable.volume("\(order.symbol)")`.
    private func hasTextOfData(_ arguments: [Argument], _ numbers: Set<String>, depth: Int) -> Bool {
        arguments.contains { argument in
            guard argument.label == nil, let value = argument.value else { return false }
            return isPutTogether(value, numbers, depth: depth + 1)
        }
    }

    /// `type.text`, `self.style.caption`: the words that a program has for its own kinds.
    private func isKind(_ base: ExpressionID) -> Bool {
        ["type", "kind", "style", "mode", "state", "status"].contains { lastName(of: base).hasSuffix($0) }
    }

    /// `data[@"name"]`, `[data objectForKey:@"name"]`, `data["name"]`: what a dictionary that the program was given has
    /// under a key. Where the file writes an entry with that key, it may be the program's own.
    func isEntry(_ id: ExpressionID) -> Bool {
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
            isGiven(base)
        else { return false }
        let word = context.source(contents)
        return !TextNames.isShort(word) && !word.hasPrefix("CFBundle")
            && !isWrittenAsKey(context.source(context.tree[key].range))
    }

    /// A variable or property, or something in one.
    private func isGiven(_ id: ExpressionID, depth: Int = 0) -> Bool {
        switch context.tree[id].kind {
        case .name, .member: !isConstant(id)
        case .index(let base, _): depth < 8 && isGiven(base, depth: depth + 1)
        default: false
        }
    }

    private func isWrittenAsKey(_ key: String) -> Bool {
        writtenKeys.contains(key) || key.hasPrefix("@") && writtenKeys.contains(String(key.dropFirst()))
    }

    /// Whether what an interpolation holds is a number, or mostly short by its name.
    private func isShort(_ interpolation: Substring, _ numbers: Set<String>) -> Bool {
        // What stands in for nothing is the program's own.
        let interpolation = Substring(interpolation.split(separator: " ").prefix { $0 != "??" }.joined(separator: " "))
        // What is called or chosen may be anything.
        guard interpolation.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }) else { return false }
        let parts = interpolation.split(separator: ".")
        guard let last = parts.last?.filter({ $0 != "?" && $0 != "!" }) else { return true }
        if parts.count == 1 || (parts.count == 2 && parts[0] == "self"), numbers.contains(last) { return true }
        // Of an enumeration of the program.
        if last == "rawValue" { return true }
        return last.allSatisfy { $0.isNumber } || TextNames.isNumber(last)
    }

    /// `[Users displayNameOf:user]`, `title(for: row)`: a text that somebody wrote, by what the method is called.
    func asksForText(_ method: String, _ arguments: [Argument]) -> Bool {
        guard method.hasPrefix("get") || method.first?.isLowercase == true, !method.contains("ormat"),
            arguments.contains(where: { isWritten($0.value) })
        else { return false }
        return TextNames.isText(method)
    }

    /// Whether an argument is something that the program was given.
    func isWritten(_ id: ExpressionID?) -> Bool {
        guard let id else { return false }
        switch context.tree[id].kind {
        case .name(let name): return name.word != .nil && context.tree.string(name).first?.isLowercase == true
        case .member: return !isConstant(id)
        default: return false
        }
    }

    func lastName(of callee: ExpressionID) -> String {
        switch context.tree[callee].kind {
        case .name(let name): context.tree.string(name)
        case .member(_, let name, _): context.tree.string(name)
        default: ""
        }
    }

    /// Whether a text comes from a table of texts by language.
    func isLocalized(_ id: ExpressionID) -> Bool {
        let text = context.source(context.tree[id].range)
        return ["ocalizedString(", "ocalizedString\"", ".localized", "L10n.", "R.string."].contains {
            text.contains($0)
        }
    }

    /// Whether a text that is put together has a part that is called the name of somebody: what people write is as long as
    /// they like, where titles of rows and buttons are mostly the program's own.
    func isOfData(_ id: ExpressionID, depth: Int = 0) -> Bool {
        if depth < 8, let letters = letters(ofAttributed: id) { return isOfData(letters, depth: depth + 1) }
        return switch context.tree[id].kind {
        case .name(let name), .member(_, let name, _): TextNames.isPerson(context.tree.string(name))
        case .ternary(_, let one, let other), .binary(_, let one, let other):
            depth < 8
                && (isOfData(one, depth: depth + 1) || isOfData(other, depth: depth + 1))
        case .parenthesized(let inner), .cast(_, let inner): depth < 8 && isOfData(inner, depth: depth + 1)
        case .string:
            Interpolations(of: context.source(context.tree[id].range)).contains { part in
                TextNames.isWritten(String(part.prefix { $0 != " " }.split(separator: ".").last ?? ""))
            }
        case .message(_, let arguments):
            arguments.first?.label.map { TextNames.isPerson(context.tree.string($0)) } == true
                || isFormatOfData(arguments, label: "stringWithFormat")
        case .call(let callee, let arguments):
            TextNames.isPerson(lastName(of: callee)) || isFormatOfData(arguments, label: "format")
        default: false
        }
    }

    /// Whether a format puts words of its own around what somebody wrote.
    private func isFormatOfData(_ arguments: [Argument], label: String) -> Bool {
        isFormatted(arguments, label: label, [])
            && arguments.dropFirst().contains { $0.value.map { TextNames.isWritten(lastName(of: $0)) } ?? false }
    }

    /// Whether a format has a place for another text, and is given something that is no number.
    func isFormatted(
        _ arguments: [Argument], label: String, _ numbers: Set<String>
    ) -> Bool {
        guard let argument = arguments.first, argument.label.map({ context.tree.string($0) }) == label,
            let format = argument.value, case .string(let contents) = context.tree[format].kind,
            context.source(contents).contains("%@")
        else { return false }
        let others = arguments.dropFirst().compactMap(\.value)
        return others.isEmpty || others.contains { !isShort($0, numbers) }
    }

    /// Whether a text is a format of numbers alone, where it stands or in a variable of the method that nothing else sets.
    func isOfNumbers(_ id: ExpressionID, _ numbers: Set<String>, at event: Int, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        let isOfNumbers: (ExpressionID) -> Bool = { self.isOfNumbers($0, numbers, at: event, depth: depth + 1) }
        if let letters = letters(ofAttributed: id) { return isOfNumbers(letters) }
        switch context.tree[id].kind {
        case .string:
            let text = context.source(context.tree[id].range)
            return Interpolations(of: text).allSatisfy { isShort($0, numbers) }
        case .name(let name):
            if numbers.contains(context.tree.string(name)) { return true }
            guard let method = context.code.method(at: event), !method.parameters.contains(name) else { return false }
            let events = context.code.facts.events(of: method)
            let given = events.filter { $0.kind == .assignment && $0.receiver == nil && $0.name == name }
            let isAdded = events.contains { other in
                guard let receiver = other.receiver, case .name(name) = context.tree[receiver].kind else {
                    return false
                }
                let called = context.tree.string(other.name)
                return called.hasPrefix("append") || called.hasPrefix("insert") || called.hasPrefix("replace")
            }
            guard given.count == 1, !isAdded, let value = given[given.startIndex].value else { return false }
            return isOfNumbers(value)
        case .message(_, let arguments), .call(_, let arguments):
            guard let first = arguments.first, let label = first.label, let value = first.value else { return false }
            switch context.tree.string(label) {
            case "stringWithFormat", "initWithFormat", "format":
                guard case .string(let contents) = context.tree[value].kind else { return false }
                let format = context.source(contents)
                guard format.contains("%@") || format.contains("%s") else { return true }
                return arguments.count > 1
                    && arguments.dropFirst().allSatisfy { argument in
                        argument.value.map { isShort($0, numbers) || isOfNumbers($0) } ?? false
                    }
            default: return false
            }
        case .parenthesized(let inner), .cast(_, let inner): return isOfNumbers(inner)
        default: return false
        }
    }

    /// Whether a text is a whole number alone: `[NSString stringWithFormat:@"%ld", count]`, `String(format: "%d", count)`.
    func isWholeNumber(_ id: ExpressionID) -> Bool {
        switch context.tree[id].kind {
        case .message(_, let arguments), .call(_, let arguments):
            guard let first = arguments.first, let label = first.label, let format = first.value,
                ["stringWithFormat", "format"].contains(context.tree.string(label)), arguments.count == 2,
                case .string(let contents) = context.tree[format].kind
            else { return false }
            let letters = context.source(contents)
            return letters.hasPrefix("%") && ["d", "i", "u"].contains(letters.last) && letters.utf8.count <= 4
                && letters.dropFirst().dropLast().allSatisfy { "lzqhj".contains($0) }
        default: return false
        }
    }

    /// Whether what a format is given is a number, a text of the program's own, or mostly short by its name.
    private func isShort(_ id: ExpressionID, _ numbers: Set<String>) -> Bool {
        switch context.tree[id].kind {
        case .number, .boxed, .string: true
        case .name(let name):
            numbers.contains(context.tree.string(name)) || TextNames.isNumber(context.tree.string(name))
        case .member(let base, let name, _): isConstant(base) || TextNames.isNumber(context.tree.string(name))
        case .index(_, let arguments):
            arguments.first?.value.map { key in
                guard case .string(let contents) = context.tree[key].kind else { return false }
                return TextNames.isShort(context.source(contents))
            } ?? false
        case .message(_, let arguments):
            arguments.first?.label.map { TextNames.isNumber(context.tree.string($0)) } ?? false
        default: false
        }
    }

    /// `Strings.Cart`: a text of the program's own, as long as somebody wrote it.
    func isConstant(_ id: ExpressionID, depth: Int = 0) -> Bool {
        switch context.tree[id].kind {
        case .name(let name): context.tree.string(name).unicodeScalars.first?.properties.isUppercase ?? false
        case .member(let base, _, _): depth > 16 || isConstant(base, depth: depth + 1)
        case .implicitMember: true
        default: false
        }
    }
}
