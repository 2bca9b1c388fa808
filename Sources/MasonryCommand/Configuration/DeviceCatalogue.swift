// The devices that options and configurations may name, alone or in groups.

import LayoutIDE

/// A device with its screens.
struct Device: Sendable, Hashable {
    /// As `.masonry` files spell it: `iPhone15`.
    var name: String
    /// In portrait.
    var screen: ScreenSetting
    var landscape: ScreenSetting?
    /// The year it came out.
    var year: Int
}

/// The built-in devices and the groups of them.
struct DeviceCatalogue: Sendable {
    /// In the order of release.
    let devices: [Device]

    /// `all-iphones` and its like mean each screen once, in portrait, under the name of the newest device that has it.
    static let groups = ["all-iphones", "all-ipads", "all"]

    /// The device or group that an unknown name most likely means.
    var nearest: @Sendable (String) -> String? = { _ in nil }

    /// ` — did you mean …?` for an unknown name; `others` are names of files.
    func suggestion(for name: String, among others: [String] = []) -> LocalizedText {
        let typed = nearestName(to: name, among: others + Self.groups)
        return didYouMean(typed ?? nearest(name) ?? nearestName(to: name, among: devices.map(\.name)))
    }

    var names: [String] { Self.groups + devices.map(\.name) }

    /// The screens that `name` means: a group, a device (`iPhone15`, `iPad Pro 11 landscape`), or a size such as
    /// `320x568`; nil for an unknown name. Spaces, dashes and capitals do not matter.
    func screens(named name: String) -> [ScreenSetting]? {
        let wanted = Self.simplified(name)
        switch wanted {
        case "all": return distinct { _ in true }
        case "alliphones": return distinct { $0.hasPrefix("iPhone") }
        case "allipads": return distinct { $0.hasPrefix("iPad") }
        default: break
        }
        if let device = devices.first(where: { Self.simplified($0.name) == wanted }) { return [device.screen] }
        let turned = devices.first { Self.simplified($0.name) + "landscape" == wanted }?.landscape
        return turned.map { [$0] } ?? Self.size(name).map { [$0] }
    }

    private func distinct(_ isMember: (String) -> Bool) -> [ScreenSetting] {
        var screens: [ScreenSetting] = []
        for device in devices where isMember(device.name) {
            screens.removeAll { $0.looksLike(device.screen) }
            screens.append(device.screen)
        }
        return screens
    }

    private static func simplified(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// `320x568`
    private static func size(_ text: String) -> ScreenSetting? {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), width > 0, height > 0,
            width <= 100_000, height <= 100_000
        else { return nil }
        return ScreenSetting(name: "\(width)x\(height)", width: Double(width), height: Double(height))
    }
}

extension ScreenSetting {
    /// Whether layouts cannot tell the two apart.
    fileprivate func looksLike(_ other: ScreenSetting) -> Bool {
        (width, height, isRightToLeft) == (other.width, other.height, other.isRightToLeft) && safeArea == other.safeArea
    }
}
