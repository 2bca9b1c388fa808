// The tool with the real analysis, rules and devices behind it.

import LayoutIDE

extension Tool {
    static func standard(_ console: Console) -> Tool {
        Tool(console: console, inspector: .layoutAnalysis, rules: [], devices: DeviceCatalogue(devices: []))
    }
}
