// The tool with the real analysis, rules and devices behind it.

import LayoutIDE

extension Tool {
    static func standard(_ console: Console) -> Tool {
        Tool(
            console: console, inspector: .layoutAnalysis, rules: .catalogue, devices: .builtIn,
            translatedRules: { .pages(in: $0) })
    }
}

extension [RuleDescription] {
    /// The rules of the analysis.
    static let catalogue = pages(in: .standard)

    fileprivate static func pages(in language: MessageLanguage) -> [RuleDescription] {
        Analysis.rules(in: language).map { page in
            RuleDescription(
                id: page.id.rawValue, severity: ReportSeverity(rawValue: page.severity.name) ?? .error,
                isOnByDefault: page.isOnByDefault, summary: page.title, markdown: page.markdown,
                group: page.group.rawValue, isFixable: page.isFixable,
                options: page.options.map {
                    .init(name: $0.name, standard: $0.standard.text, range: $0.range, help: $0.help)
                })
        }
    }
}

extension DeviceCatalogue {
    /// The devices of the `screen` lines.
    static let builtIn = DeviceCatalogue(
        devices: BuiltInDevice.all.map { device in
            let upright = device.portrait
            let turned = device.landscape
            return Device(
                name: device.spelling,
                screen: ScreenSetting(
                    name: upright.name, width: upright.size.width, height: upright.size.height,
                    safeArea: [
                        upright.safeArea.top, upright.safeArea.left, upright.safeArea.bottom, upright.safeArea.right,
                    ]),
                landscape: ScreenSetting(
                    name: turned.name, width: turned.size.width, height: turned.size.height,
                    safeArea: [
                        turned.safeArea.top, turned.safeArea.left, turned.safeArea.bottom, turned.safeArea.right,
                    ]),
                year: device.year)
        }, nearest: { BuiltInDevice.nearest(to: $0) })
}
