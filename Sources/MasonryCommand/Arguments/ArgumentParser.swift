// From the words after a command's name to its options and arguments.

import LayoutIDE
import Project

/// The options and arguments of one command, already checked against its definition.
struct ParsedArguments: Sendable {
    private(set) var positionals: [String] = []
    private var options: [String: [String]] = [:]

    /// Whether the option was given.
    func has(_ name: String) -> Bool { options[name] != nil }
    /// The value of an option; of several the last, so that aliases can be overridden.
    func value(_ name: String) -> String? { options[name]?.last }
    /// All values of an option in written order.
    func values(_ name: String) -> [String] { options[name] ?? [] }

    /// A whole number of at least `minimum`; nil where the option was not given.
    func integer(_ name: String, minimum: Int) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number >= minimum else {
            throw UsageError(
                "\(name) takes a whole number of at least \(minimum), not “\(text)”",
                "\(name) 需要不小于 \(minimum) 的整数，而不是“\(text)”")
        }
        return number
    }

    /// Parses `words` by `definition`. Options may stand anywhere before `--`; `--name=value` and `--name value` are
    /// the same; a single `-` is an argument.
    init(_ words: [String], _ definition: CommandDefinition) throws(UsageError) {
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
            guard inline == nil else {
                throw UsageError("\(option.name) takes no value", "\(option.name) 不带值")
            }
            options[option.name, default: []].append("")
        case .one(let placeholder), .many(let placeholder):
            guard let value = inline ?? Self.nextValue(&rest) else {
                throw UsageError(
                    "\(option.name) needs a value: \(option.name) \(placeholder)",
                    "\(option.name) 需要一个值：\(option.name) \(placeholder)")
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
        let choices = option.choices.joined(separator: ", ")
        let message = LocalizedText(
            "\(option.name) takes one of \(choices), not “\(value)”", "\(option.name) 只能是 \(choices) 之一，而不是“\(value)”")
        throw UsageError(message + didYouMean(nearestName(to: value, among: option.choices)))
    }

    static func unknownOption(_ name: String, _ definition: CommandDefinition) -> UsageError {
        // The dashes are right; counted as letters they would make short names look alike.
        let bare = { (option: String) in String(option.drop { $0 == "-" }) }
        let names = definition.allOptions.map(\.name)
        let nearest = nearestName(to: bare(name), among: names.map(bare)).flatMap { found in
            names.first { bare($0) == found }
        }
        return UsageError(
            LocalizedText("unknown option \(name)", "未知选项 \(name)") + didYouMean(nearest, isQuoted: false))
    }

    private func checkPositionals(_ definition: CommandDefinition) throws(UsageError) {
        let count = positionals.count
        let command = definition.name
        switch definition.positionals {
        case .any: return
        case .none:
            guard count > 0 else { return }
            throw UsageError(
                "\(command) takes no arguments, but got “\(positionals[0])”", "\(command) 不接受参数，但收到了“\(positionals[0])”"
            )
        case .exactlyOne(let name):
            if count == 0 { throw Self.missingArgument(command, name) }
            if count > 1 { throw Self.extraArgument(command, name, positionals[1]) }
        case .atMostOne(let name):
            if count > 1 { throw Self.extraArgument(command, name, positionals[1]) }
        case .atLeastOne(let name):
            if count == 0 { throw Self.missingArgument(command, name + "…") }
        }
    }

    private static func missingArgument(_ command: String, _ name: String) -> UsageError {
        UsageError("\(command) needs an argument: \(command) \(name)", "\(command) 缺少参数：\(command) \(name)")
    }

    private static func extraArgument(_ command: String, _ name: String, _ extra: String) -> UsageError {
        UsageError(
            "\(command) takes one \(name), but got also “\(extra)”", "\(command) 只接受一个 \(name)，但还收到了“\(extra)”")
    }
}
