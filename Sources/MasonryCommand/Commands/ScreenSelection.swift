// Which screens were asked for with `--screen` and `--screens`.

import LayoutIDE
import Project

/// Names of devices, groups, sizes, and screens that files name themselves.
struct ScreenSelection {
    private let names: [String]
    private let devices: DeviceCatalogue
    private let screens: [Screen]
    private var seen: Set<String> = []

    /// `lists` are names with commas between them.
    init(_ names: [String], lists: [String] = [], _ devices: DeviceCatalogue) {
        let names = names + lists.flatMap { $0.split(separator: ",").map(String.init) }
        self.names = names
        self.devices = devices
        screens = names.flatMap { devices.screens(named: $0) ?? [] }
    }

    /// Findings on other screens are left out.
    var filter: ScreenFilter { ScreenFilter(names: Set(names + screens.map(\.name))) }

    /// The screens for files that name none.
    func apply(to configuration: inout AnalysisConfiguration) {
        if !screens.isEmpty { configuration.screens = screens }
    }

    /// Remembers the screens of a file.
    mutating func note(_ screens: [String]) { if !names.isEmpty { seen.formUnion(screens) } }

    /// Names that meant nothing, in written order.
    var unknown: [String] { names.filter { devices.screens(named: $0) == nil && !seen.contains($0) } }

    /// What to say of such a name.
    func complaint(_ name: String) -> LocalizedText {
        let unknown = printable(name)
        return LocalizedText(
            "no file names a screen “\(unknown)”, and it is not a device", "没有文件声明名为“\(unknown)”的屏幕，它也不是设备名")
            + devices.suggestion(for: name, among: seen.sorted())
    }
}
