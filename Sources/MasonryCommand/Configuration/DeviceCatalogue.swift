// The devices that options and configurations may name, alone or in groups.

/// A device with its screen.
struct Device: Sendable, Hashable {
    /// As `.masonry` files spell it: `iPhone15`.
    var name: String
    var screen: ScreenSetting
    /// The year it came out.
    var year: Int
}

/// The built-in devices and the groups of them.
struct DeviceCatalogue: Sendable {
    let devices: [Device]

    /// `all-iphones`, `all-ipads` and `all`.
    static let groups = ["all-iphones", "all-ipads", "all"]

    var names: [String] { Self.groups + devices.map(\.name) }

    /// The screens that `name` means: a group, a device, or a size such as `320x568`; nil for an unknown name.
    /// Spaces, dashes and capitals do not matter.
    func screens(named name: String) -> [ScreenSetting]? {
        let wanted = Self.simplified(name)
        switch wanted {
        case "all": return devices.map(\.screen)
        case "alliphones": return devices.filter { $0.name.hasPrefix("iPhone") }.map(\.screen)
        case "allipads": return devices.filter { $0.name.hasPrefix("iPad") }.map(\.screen)
        default: break
        }
        if let device = devices.first(where: { Self.simplified($0.name) == wanted }) { return [device.screen] }
        return Self.size(name).map { [$0] }
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
