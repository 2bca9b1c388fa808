// From the words after a command's name to its options and arguments.

/// A command line that cannot be obeyed; the message is one line.
package struct UsageError: Error, Hashable {
    package var message: String
    package init(_ message: String) { self.message = message }
}

/// The options and arguments of one command, already checked against its definition.
package struct ParsedArguments: Sendable {
    package private(set) var positionals: [String] = []
    private var options: [String: [String]] = [:]

    /// Whether the option was given.
    package func has(_ name: String) -> Bool { options[name] != nil }
    /// The value of an option; of several the last, so that aliases can be overridden.
    package func value(_ name: String) -> String? { options[name]?.last }
    /// All values of an option in written order.
    package func values(_ name: String) -> [String] { options[name] ?? [] }

    /// A whole number of at least `minimum`; nil where the option was not given.
    package func integer(_ name: String, minimum: Int) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number >= minimum else {
            throw UsageError("\(name) takes a whole number of at least \(minimum), not “\(text)”")
        }
        return number
    }

    /// Parses `words` by `definition`. Options may stand anywhere before `--`; `--name=value` and `--name value` are
    /// the same; a single `-` is an argument.
    package init(_ words: [String], _ definition: CommandDefinition) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                positionals.append(contentsOf: rest)
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                positionals.append(word)
                continue
            }
            try parseOption(word, &rest, definition)
        }
        if has("--help") || has("--version") { return }
        try checkPositionals(definition)
    }

    private mutating func parseOption(
        _ word: String, _ rest: inout ArraySlice<String>, _ definition: CommandDefinition
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let isLong = word.hasPrefix("--")
        // `-j4` is `-j 4`.
        let name = isLong ? String(parts.first ?? "") : String(word.prefix(2))
        let attached = isLong ? (parts.count == 2 ? String(parts[1]) : nil) : String(word.dropFirst(2))
        let inline = attached?.isEmpty == true && !isLong ? nil : attached
        guard let option = definition.allOptions.first(where: { $0.name == name || $0.short == name }) else {
            throw Self.unknownOption(isLong ? name : word, definition)
        }
        switch option.value {
        case .none:
            guard inline == nil else { throw UsageError("\(option.name) takes no value") }
            options[option.name, default: []].append("")
        case .one(let placeholder), .many(let placeholder):
            guard let value = inline ?? Self.nextValue(&rest) else {
                throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)")
            }
            try Self.check(value, of: option)
            options[option.name, default: []].append(value)
        }
    }

    /// The next word unless it is an option itself; a lone `-` is a value.
    private static func nextValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
        return rest.popFirst()
    }

    private static func check(_ value: String, of option: OptionDefinition) throws(UsageError) {
        guard !option.choices.isEmpty, !option.choices.contains(value) else { return }
        let nearest = nearestName(to: value, among: option.choices).map { " — did you mean “\($0)”?" } ?? ""
        let choices = option.choices.joined(separator: ", ")
        throw UsageError("\(option.name) takes one of \(choices), not “\(value)”\(nearest)")
    }

    private static func unknownOption(_ name: String, _ definition: CommandDefinition) -> UsageError {
        let names = definition.allOptions.map(\.name)
        let nearest = nearestName(to: name, among: names).map { " — did you mean \($0)?" } ?? ""
        return UsageError("unknown option \(name)\(nearest)")
    }

    private func checkPositionals(_ definition: CommandDefinition) throws(UsageError) {
        let count = positionals.count
        switch definition.positionals {
        case .any: return
        case .none:
            guard count > 0 else { return }
            throw UsageError("\(definition.name) takes no arguments, but got “\(positionals[0])”")
        case .exactlyOne(let name):
            if count == 0 { throw UsageError("\(definition.name) needs an argument: \(definition.name) \(name)") }
            if count > 1 { throw UsageError("\(definition.name) takes one \(name), but got also “\(positionals[1])”") }
        case .atMostOne(let name):
            if count > 1 { throw UsageError("\(definition.name) takes one \(name), but got also “\(positionals[1])”") }
        case .atLeastOne(let name):
            if count == 0 { throw UsageError("\(definition.name) needs an argument: \(definition.name) \(name)…") }
        }
    }
}
