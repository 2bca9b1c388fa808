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

    /// The device with a screen.
    package init(_ screen: Screen) { self.init(size: screen.size, safeArea: screen.safeArea) }

    /// 20 on devices with a home button; with rounded corners the status bar fills the safe area, but for 5 points
    /// below the Dynamic Island. nil where that is not certain.
    var statusBarHeight: Double? {
        if safeArea.top == 59 { return 54 }
        return safeArea.top > 50 ? nil : max(20, safeArea.top)
    }

    /// `UIUserInterfaceIdiom`.
    var idiom: Value { .number(isPad ? 1 : 0, isInteger: true) }
    /// The same in Swift, where it is no number.
    var idiomCase: Value { .object(className: "UIUserInterfaceIdiom." + (isPad ? "pad" : "phone")) }

    /// A trait of its screen, with texts of a size; nil for other names, and for screens on their side, where the larger
    /// phones differ.
    func trait(_ name: String, _ textSize: TextSize) -> Value? {
        switch name {
        case "userInterfaceIdiom": return idiomCase
        case "preferredContentSizeCategory": return .object(className: "UIContentSizeCategory.\(textSize.rawValue)")
        case "horizontalSizeClass", "verticalSizeClass":
            guard size.width <= size.height else { return nil }
            let isCompact = name == "horizontalSizeClass" && !isPad
            return .object(className: "UIUserInterfaceSizeClass." + (isCompact ? "compact" : "regular"))
        default: return nil
        }
    }

    fileprivate var isPad: Bool { size.width >= 700 }

    /// Pixels a point; nil where devices of one size differ (iPhone 11 has 2, iPhone 11 Pro Max has 3).
    package var scale: Double? {
        if size.width >= 700 || size.width == 320 { return 2 }
        if size.width == 414, size.height == 896 { return nil }
        return size.width == 375 && size.height == 667 ? 2 : 3
    }

    /// Pixels of the screen a point; nil where devices of one size differ: the mini models and the Plus ones show what
    /// they draw with `scale` on a screen of fewer pixels.
    var nativeScale: Double? {
        if size.height == 736 || (size.width == 375 && size.height == 812) { return nil }
        return scale
    }
}

/// The objects through which code asks for the device. They are values of no layout, so their names carry the meaning.
enum DeviceObject {
    /// `UIScreen.main`, `[UIScreen mainScreen]`, `UIApplication.shared`.
    static func shared(_ type: String, _ member: String) -> Value? {
        switch (type, member) {
        case ("UIScreen", "main"), ("UIScreen", "mainScreen"): .object(className: "UIScreen")
        case ("UIApplication", "shared"), ("UIApplication", "sharedApplication"): .object(className: "UIApplication")
        case ("UIDevice", "current"), ("UIDevice", "currentDevice"): .object(className: "UIDevice")
        default: nil
        }
    }

    /// A member of such an object; nil for members that no device tells.
    static func member(_ member: String, of object: String, _ device: DeviceModel) -> Value? {
        switch (object, member) {
        case ("UIScreen", "bounds"), ("UIApplication.window", "bounds"), ("UIApplication.window", "frame"),
            ("UIScreen", "fixedCoordinateSpace"), ("UIScreen", "coordinateSpace"):
            return .object(className: "UIScreen.bounds")
        case ("UIScreen.bounds", "bounds"): return .object(className: object)
        case ("UIApplication", "windows"), ("UIApplication.scene", "windows"):
            return .object(className: "UIApplication.windows")
        case ("UIApplication", "connectedScenes"), ("UIApplication.scenes", "allObjects"):
            return .object(className: "UIApplication.scenes")
        case ("UIApplication.scenes", "first"), ("UIApplication.scenes", "anyObject"),
            ("UIApplication.scenes", "firstObject"), ("UIApplication.window", "windowScene"):
            return .object(className: "UIApplication.scene")
        case ("UIApplication.windows", "first"), ("UIApplication.windows", "last"),
            ("UIApplication.windows", "firstObject"), ("UIApplication.windows", "lastObject"),
            ("UIApplication.scene", "keyWindow"):
            return .object(className: "UIApplication.window")
        case ("UIApplication.scene", "statusBarManager"): return .object(className: "UIApplication")
        case ("UIApplication.scene", "screen"), ("UIApplication.window", "screen"):
            return .object(className: "UIScreen")
        case ("UIScreen", "scale"): return device.scale.map(number)
        case ("UIScreen", "nativeScale"): return device.nativeScale.map(number)
        case ("UIScreen", "nativeBounds"): return .object(className: "UIScreen.nativeBounds")
        case ("UIApplication", "statusBarFrame"): return .object(className: "UIApplication.statusBarFrame")
        case ("UIScreen", "currentMode"): return .object(className: "UIScreen.currentMode")
        case ("UIDevice", "userInterfaceIdiom"): return device.idiom
        case ("UIApplication", "statusBarOrientation"), ("UIApplication.scene", "interfaceOrientation"):
            // On its side, it may be either.
            return device.size.width <= device.size.height ? .number(1, isInteger: true) : nil
        case ("UIDevice", "model"): return .string(device.isPad ? "iPad" : "iPhone")
        case ("UIApplication", "delegate"): return .object(className: "UIApplication.delegate")
        case ("UIApplication", "keyWindow"), ("UIApplication.delegate", "window"):
            return .object(className: "UIApplication.window")
        case ("UIApplication.window", "safeAreaInsets"): return .insets(device.safeArea)
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

    /// Functions without arguments that ask for the device: UIKit's, and those of YYKit, whose macros many programs use and
    /// whose code its headers do not show.
    static func isFunction(_ name: String) -> Bool {
        name == "UI_USER_INTERFACE_IDIOM" || name == "YYScreenSize" || name == "YYScreenScale"
    }

    /// What such a function gives; nil where that cannot be told.
    static func function(_ name: String, of device: DeviceModel) -> Value? {
        switch name {
        case "UI_USER_INTERFACE_IDIOM": device.idiom
        // In portrait, whichever way the device is held.
        case "YYScreenSize":
            .size(
                Size(
                    width: min(device.size.width, device.size.height),
                    height: max(device.size.width, device.size.height)))
        case "YYScreenScale": device.scale.map(number)
        default: nil
        }
    }

    private static func size(of object: String, _ device: DeviceModel) -> Size? {
        switch object {
        case "UIScreen.bounds": device.size
        case "UIScreen.currentMode":
            device.scale.map { Size(width: device.size.width * $0, height: device.size.height * $0) }
        case "UIScreen.nativeBounds":
            device.nativeScale.map { Size(width: device.size.width * $0, height: device.size.height * $0) }
        case "UIApplication.statusBarFrame":
            device.statusBarHeight.map { Size(width: device.size.width, height: $0) }
        default: nil
        }
    }

    private static func number(_ value: Double) -> Value { .number(value, isInteger: false) }
}
