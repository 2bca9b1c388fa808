// The context of commands with the real analysis, rules and devices behind it.

import LayoutIDE

extension CommandContext {
    static func standard(_ console: Console) -> CommandContext {
        CommandContext(
            console: console, inspector: .layoutAnalysis, rules: Analysis.rules(), devices: .builtIn,
            translatedRules: { Analysis.rules(in: $0) })
    }
}
