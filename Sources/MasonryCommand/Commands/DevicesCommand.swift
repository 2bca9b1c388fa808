// `devices`: the built-in devices, as `screen` lines and options name them.

import LayoutIDE
import Project

enum DevicesCommand: Command {
    static let definition = CommandDefinition(
        "devices", summary: LocalizedText("List the built-in devices.", "列出内置设备。"),
        options: [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: ["text", "json"],
                help: LocalizedText("How it is written; text is the default.", "输出格式；默认为 text。"))
        ],
        details: LocalizedText(
            """
            The columns are name, year, size and safe area (top, left, bottom, right), in points and in portrait;
            “iPhone15 landscape” is turned. all-iphones, all-ipads and all mean each screen once.
            """,
            """
            各列为名称、年份、尺寸与安全区域（上、左、下、右），以点为单位，竖屏；“iPhone15 landscape”表示横屏。
            all-iphones、all-ipads、all 表示每种屏幕各取一次。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let tool = tool.speakingAsConfigured
        if arguments.value("--format") == "json" {
            try tool.console.output.write(json(tool.devices.devices))
        } else {
            try tool.answer(text(tool.devices.devices))
        }
        return .success
    }

    private static func text(_ devices: [BuiltInDevice]) -> String {
        let width = devices.map(\.spelling.count).max() ?? 0
        return devices.map { device in
            let screen = device.portrait
            let size = "\(decimalText(screen.size.width)) x \(decimalText(screen.size.height))"
            let insets = screen.insets.map(decimalText).joined(separator: ", ")
            return device.spelling + String(repeating: " ", count: width - device.spelling.count + 2)
                + "\(device.year)  "
                + size
                + String(repeating: " ", count: max(1, 13 - size.count)) + "safeArea(\(insets))\n"
        }.joined()
    }

    private static func json(_ devices: [BuiltInDevice]) -> [UInt8] {
        var writer = JSONWriter()
        for device in devices {
            writer.newline(2)
            writer.object { object in
                object.member("name", device.spelling)
                object.member("year", device.year)
                object.member("width", device.portrait.size.width)
                object.member("height", device.portrait.size.height)
                object.array("safeArea") { array in for inset in device.portrait.insets { array.number(inset) } }
            }
        }
        return Array("{\"version\": 1,\n \"devices\": [".utf8) + writer.bytes + Array("\n]}\n".utf8)
    }
}
