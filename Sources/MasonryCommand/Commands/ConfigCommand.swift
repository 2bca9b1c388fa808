// `config`: what is in force in a folder, and where each value came from.

import LayoutIDE
import Project
import SourceText

enum ConfigCommand: Command {
    static let definition = CommandDefinition(
        "config",
        summary: LocalizedText(
            "Print the configuration in force and where each value came from.", "显示生效的配置，以及每个值的来源。"),
        positionals: .atMostOne("PATH"), options: CheckCommand.configurationOptions,
        details: LocalizedText(
            "PATH is a file or folder; without one it is the current folder.", "PATH 为文件或目录；省略时为当前目录。"))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let source = CheckOptions.configuration(arguments, tool.console.directory)
        var resolver = ConfigurationResolver(source, tool.project)
        let path = absolutePath(arguments.positionals.first ?? ".", in: tool.console.directory)
        let isFolder = pathKind(path) == .success(.folder)
        let index = resolver.configuration(ofFolder: isFolder ? path : parentPath(path))
        var tool = tool
        tool.console.configuredLocale = resolver[index].locale?.value
        for problem in resolver.problems { tool.console.say(problem) }
        try tool.answer(text(resolver[index], tool))
        return resolver.problems.isEmpty ? .success : .failure
    }

    /// The lines of a configuration: value, then its origin as a comment, so that the answer is JSON5 itself.
    private static func text(_ configuration: EffectiveConfiguration, _ tool: CommandContext) -> String {
        var lines: [String] = []
        let language = tool.console.language()
        let byDefault = language.say("default", "默认值")
        func add<Value>(
            _ key: String, _ entry: ConfigurationFile.Entry<Value>?, _ json: (Value) -> String, default text: String
        ) {
            let value = entry.map { json($0.value) } ?? text
            lines.append(
                "  \(quoted(key)): \(value), // \(entry.map { printable($0.origin.description) } ?? byDefault)")
        }
        let list: ([String]) -> String = { "[" + $0.map(quoted).joined(separator: ", ") + "]" }
        add("screens", configuration.screens, { "[" + $0.map(screen).joined(separator: ", ") + "]" }, default: "[]")
        add("preset", configuration.preset, quoted, default: "\"default\"")
        lines.append("  \"groups\": {")
        lines += configuration.groups.map {
            "    \(quoted($0.name)): \(quoted($0.entry.value.name)), // \(printable($0.entry.origin.description))"
        }
        lines.append("  },")
        lines.append("  \"rules\": {")
        lines += rules(configuration)
        lines.append("  },")
        lines.append("  \"exclude\": [")
        for pattern in EffectiveConfiguration.defaultExcludes {
            lines.append("    \(quoted(pattern)), // \(byDefault)")
        }
        for entry in configuration.excludeEntries {
            for pattern in entry.value {
                lines.append("    \(quoted(pattern)), // \(printable(entry.origin.description))")
            }
        }
        lines.append("  ],")
        add("respectGitignore", configuration.gitignore, { String($0) }, default: "true")
        add("indexRoots", configuration.indexRoots, list, default: list(configuration.project.map { [$0] } ?? []))
        add("cache", configuration.cache, { String($0) }, default: "true")
        lines.append("  \"values\": {")
        lines += configuration.values.map {
            "    \(quoted($0.name)): \(decimalText($0.entry.value)), // \(printable($0.entry.origin.description))"
        }
        lines.append("  },")
        add("deviceModel", configuration.deviceModel, quoted, default: "null")
        add("locale", configuration.locale, quoted, default: "\"en\"")
        add("failOn", configuration.failOn, quoted, default: quoted(configuration.failOnLevel ?? "error"))
        add("maxWarnings", configuration.maxWarnings, { String($0) }, default: "null")
        add("baseline", configuration.baseline, quoted, default: "null")
        add(
            "maximumFileSize", configuration.maximumFileSize, { String($0) },
            default: String(EffectiveConfiguration.defaultMaximumFileSize))
        let paths = configuration.paths.map(printable).joined(separator: ", ")
        let files = paths.isEmpty ? language.say("none", "无") : paths
        return "// "
            + language.say("Configuration files, the nearest first: \(files)", "配置文件，最近的在前：\(files)")
            + "\n{\n\(lines.joined(separator: "\n"))\n}\n"
    }

    /// One line a rule; those with options have one a value.
    private static func rules(_ configuration: EffectiveConfiguration) -> [String] {
        let withOptions = Set(configuration.ruleOptions.map(\.rule))
        let names = Set(configuration.rules.map(\.name)).union(withOptions).sorted()
        return names.flatMap { name -> [String] in
            var values: [(key: String, text: String)] = []
            if let rule = configuration.rules.first(where: { $0.name == name }) {
                let origin = printable(rule.entry.origin.description)
                values.append(("severity", "\(quoted(rule.entry.value.name)), // \(origin)"))
            }
            guard withOptions.contains(name) else { return values.map { "    \(quoted(name)): \($0.text)" } }
            for option in configuration.ruleOptions where option.rule == name {
                let origin = printable(option.entry.origin.description)
                values.append((option.option, "\(option.entry.value.text), // \(origin)"))
            }
            return ["    \(quoted(name)): {"] + values.map { "      \(quoted($0.key)): \($0.text)" } + ["    },"]
        }
    }

    private static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.string(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static func screen(_ entry: ConfigurationFile.ScreenEntry) -> String {
        switch entry {
        case .named(let name): return quoted(name)
        case .sized(let screen):
            var writer = JSONWriter()
            writer.object { object in
                object.member("name", screen.name)
                object.member("width", screen.size.width)
                object.member("height", screen.size.height)
                object.key("safeArea")
                object.array { array in for inset in screen.insets { array.number(inset) } }
                object.member("rightToLeft", screen.isRightToLeft)
            }
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }
}
