// The devices that options and configurations may name, alone or in groups.

import LayoutIDE

/// The built-in devices and the groups of them.
package struct DeviceCatalogue: Sendable {
    /// In the order of release.
    package let devices: [BuiltInDevice]

    /// `all-iphones` and its like mean each screen once, in portrait, under the name of the newest device that has it.
    static let groups = ["all-iphones", "all-ipads", "all"]

    /// The device or group that an unknown name most likely means.
    package let nearest: @Sendable (String) -> String?

    /// The devices of the `screen` lines.
    package static let builtIn = DeviceCatalogue(
        devices: BuiltInDevice.all, nearest: { BuiltInDevice.nearest(to: $0) })

    package init(devices: [BuiltInDevice], nearest: @escaping @Sendable (String) -> String? = { _ in nil }) {
        self.devices = devices
        self.nearest = nearest
    }

    /// ` — did you mean …?` for an unknown name; `others` are names of files.
    package func suggestion(for name: String, among others: [String] = []) -> LocalizedText {
        let typed = nearestName(to: name, among: others + Self.groups)
        return didYouMean(typed ?? nearest(name) ?? nearestName(to: name, among: devices.map(\.spelling)))
    }

    package var names: [String] { Self.groups + devices.map(\.spelling) }

    /// The screens that `name` means: a group, a device (`iPhone15`, `iPad Pro 11 landscape`), or a size such as
    /// `320x568`; nil for an unknown name. Spaces, dashes and capitals do not matter.
    package func screens(named name: String) -> [Screen]? {
        let wanted = Self.simplified(name)
        switch wanted {
        case "all": return distinct { _ in true }
        case "alliphones": return distinct { $0.hasPrefix("iPhone") }
        case "allipads": return distinct { $0.hasPrefix("iPad") }
        default: break
        }
        if let device = devices.first(where: { Self.simplified($0.spelling) == wanted }) { return [device.portrait] }
        let turned = devices.first { Self.simplified($0.spelling) + "landscape" == wanted }?.landscape
        return turned.map { [$0] } ?? Self.size(name).map { [$0] }
    }

    private func distinct(_ isMember: (String) -> Bool) -> [Screen] {
        var screens: [Screen] = []
        for device in devices where isMember(device.spelling) {
            screens.removeAll { $0.looksLike(device.portrait) }
            screens.append(device.portrait)
        }
        return screens
    }

    private static func simplified(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// `320x568`
    private static func size(_ text: String) -> Screen? {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), width > 0, height > 0,
            width <= 100_000, height <= 100_000
        else { return nil }
        return Screen(name: "\(width)x\(height)", size: .init(width: Double(width), height: Double(height)))
    }
}

extension Screen {
    /// Of the safe area: top, left, bottom, right.
    package var insets: [Double] { [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] }

    /// Whether layouts cannot tell the two apart.
    fileprivate func looksLike(_ other: Screen) -> Bool {
        (size, safeArea, isRightToLeft) == (other.size, other.safeArea, other.isRightToLeft)
    }
}
