// The help of the tool and of each command, written from the table of commands.

extension CommandDefinition {
    /// `masonry-lsp check [PATH…] [options]`
    var usage: String {
        let arguments: String
        switch positionals {
        case .none: arguments = ""
        case .exactlyOne(let name): arguments = " \(name)"
        case .atMostOne(let name): arguments = " [\(name)]"
        case .any(let name): arguments = " [\(name)…]"
        case .atLeastOne(let name): arguments = " \(name)…"
        }
        return "masonry-lsp \(name)\(arguments)" + (options.isEmpty ? "" : " [options]")
    }

    /// The page that `--help` prints.
    var helpPage: String {
        var page = "\(summary)\n\nUsage: \(usage)\n\nOptions:\n"
        for option in allOptions { page += option.helpEntry }
        if !details.isEmpty { page += "\n\(details)\n" }
        return page
    }
}

extension OptionDefinition {
    private var signature: String {
        let names = short.map { "\($0), \(name)" } ?? name
        switch value {
        case .none: return names
        case .one(let placeholder), .many(let placeholder): return "\(names) \(placeholder)"
        }
    }

    fileprivate var helpEntry: String {
        var text = help
        if !choices.isEmpty { text += " One of: \(choices.joined(separator: ", "))." }
        if case .many = value { text += " May be repeated." }
        return helpEntryText(signature, text)
    }
}

/// The page of the tool itself.
func toolHelpPage(_ commands: [CommandDefinition]) -> String {
    var page = """
        masonry-lsp finds mistakes in Auto Layout constraints written with Masonry or SnapKit,
        and shows the solved frames. Without arguments and with a client on standard input it is the language server.

        Usage: masonry-lsp [command] [options]

        Commands:

        """
    for command in commands { page += helpEntryText(command.name, command.summary) }
    page += """

        “masonry-lsp COMMAND --help” tells what a command accepts.
        Exit codes: 0 nothing found, 1 findings, 2 wrong usage or unreadable input.

        """
    return page
}

/// A term in a left column and its explanation, wrapped, in a right one.
private func helpEntryText(_ term: String, _ explanation: String) -> String {
    let indent = 26
    var lines: [String] = []
    var line = ""
    for word in explanation.split(separator: " ") {
        if !line.isEmpty, line.count + word.count + 1 > 78 {
            lines.append(line)
            line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    let margin = String(repeating: " ", count: indent)
    let body = lines.joined(separator: "\n\(margin)")
    let head = "  \(term)"
    if head.count + 2 > indent { return "\(head)\n\(margin)\(body)\n" }
    return head + String(repeating: " ", count: indent - head.count) + body + "\n"
}
