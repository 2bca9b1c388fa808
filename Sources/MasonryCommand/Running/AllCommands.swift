// The table of all commands.

/// All commands, in the order of the help.
let allCommands: [any Command.Type] = [
    CheckCommand.self, SolveCommand.self, FormatCommand.self, ConvertCommand.self, ExplainCommand.self,
    RulesCommand.self,
    DevicesCommand.self, ConfigCommand.self, RenderCommand.self, PreviewCommand.self, LogCommand.self,
    InitCommand.self,
    MergeCommand.self,
    SchemaCommand.self, ServeCommand.self,
]
