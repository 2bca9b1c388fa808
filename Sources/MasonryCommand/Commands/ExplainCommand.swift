// `explain`: the documentation of one rule.

enum ExplainCommand: Command {
    static let definition = CommandDefinition(
        "explain", summary: "Print the documentation of one rule.", positionals: .exactlyOne("RULE"),
        details: "Rules are named as findings name them, in brackets: unsatisfiable. “masonry-lsp rules” lists them.")

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        let name = arguments.positionals[0]
        guard let rule = tool.localizedRules.first(where: { $0.id == name }) else {
            let nearest = nearestName(to: name, among: tool.rules.map(\.id)).map { " — did you mean “\($0)”?" }
            throw UsageError("unknown rule “\(printable(name))”\(nearest ?? " (masonry-lsp rules lists them)")")
        }
        try tool.answer(rule.markdown.hasSuffix("\n") ? rule.markdown : rule.markdown + "\n")
        return .success
    }
}
