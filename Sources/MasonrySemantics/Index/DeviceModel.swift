// The one device that code runs on when screen sizes count as known.

import AutoLayout

/// A device in portrait as `UIScreen` and `UIApplication` describe it. All lengths are in points.
package struct DeviceModel: Sendable, Hashable {
    package var size: Size
    package var safeArea: EdgeInsets

    package init(size: Size, safeArea: EdgeInsets) {
        self.size = size
        self.safeArea = safeArea
    }

    /// 20 on devices with a home button; with rounded corners the status bar fills the safe area.
    var statusBarHeight: Double { max(20, safeArea.top) }

    /// Pixels a point; nil where devices of one size differ (iPhone 11 has 2, iPhone 11 Pro Max has 3).
    var scale: Double? {
        if size.width >= 700 || size.width == 320 { return 2 }
        if size.width == 414, size.height == 896 { return nil }
        return size.width == 375 && size.height == 667 ? 2 : 3
    }
}

/// The objects through which code asks for the device. They are values of no layout, so their names carry the meaning.
enum DeviceObject {
    /// `UIScreen.main`, `[UIScreen mainScreen]`, `UIApplication.shared`.
    static func shared(_ type: String, _ member: String) -> Value? {
        switch (type, member) {
        case ("UIScreen", "main"), ("UIScreen", "mainScreen"): .object(className: "UIScreen")
        case ("UIApplication", "shared"), ("UIApplication", "sharedApplication"): .object(className: "UIApplication")
        default: nil
        }
    }

    /// A member of such an object; nil for members that no device tells.
    static func member(_ member: String, of object: String, _ device: DeviceModel) -> Value? {
        switch (object, member) {
        case ("UIScreen", "bounds"): return .object(className: "UIScreen.bounds")
        case ("UIScreen", "scale"), ("UIScreen", "nativeScale"): return device.scale.map(number)
        case ("UIApplication", "statusBarFrame"): return .object(className: "UIApplication.statusBarFrame")
        default: break
        }
        guard let size = size(of: object, device) else { return nil }
        switch member {
        case "size": return .size(size)
        case "width": return number(size.width)
        case "height", "maxY": return number(size.height)
        case "maxX": return number(size.width)
        case "midX": return number(size.width / 2)
        case "midY": return number(size.height / 2)
        default: return nil
        }
    }

    /// `CGRectGetWidth([UIScreen mainScreen].bounds)`.
    static func function(_ name: String, of object: String, _ device: DeviceModel) -> Value? {
        switch name {
        case "CGRectGetWidth", "CGRectGetMaxX": member("width", of: object, device)
        case "CGRectGetHeight", "CGRectGetMaxY": member("height", of: object, device)
        default: nil
        }
    }

    private static func size(of object: String, _ device: DeviceModel) -> Size? {
        switch object {
        case "UIScreen.bounds": device.size
        case "UIApplication.statusBarFrame": Size(width: device.size.width, height: device.statusBarHeight)
        default: nil
        }
    }

    private static func number(_ value: Double) -> Value { .number(value, isInteger: false) }
}
