// Windows and scenes of the application as code picks one of them: all of them have the one screen.

import MasonrySyntax

extension Evaluator {
    /// `scenes.compactMap { $0 as? UIWindowScene }`, `windows.first { $0.isKeyWindow }`: another list of the application's
    /// scenes or windows, or one of them, whichever it is; nil for other methods.
    mutating func callDeviceList(_ object: String, _ call: Invocation) -> Value? {
        guard let element = DeviceObject.element(of: object), let argument = call.arguments.last?.value,
            case .closure(let closure) = tree[argument].kind
        else { return nil }
        switch tree.string(call.name) {
        case "filter", "sorted": return .object(className: object)
        case "first", "last": return .object(className: element)
        case "map", "compactMap", "flatMap":
            guard case .object(let made) = runClosure(closure, passing: [.object(className: element)]) else {
                return nil
            }
            if DeviceObject.element(of: made) != nil {
                return tree.string(call.name) == "flatMap" ? .object(className: made) : nil
            }
            return DeviceObject.list(of: made).map { .object(className: $0) }
        default: return nil
        }
    }
}

extension DeviceObject {
    /// What `UIScreen.main.bounds` is, which constants may hold.
    static let screenBounds = "UIScreen.bounds"

    /// Whether an object is one through which code asks for the device.
    static func isOne(_ object: String) -> Bool {
        object.hasPrefix("UIApplication") || object.hasPrefix("UIScreen") || object == "UIDevice"
    }

    /// What a list of the application holds; nil for other objects.
    static func element(of object: String) -> String? {
        switch object {
        case "UIApplication.scenes": "UIApplication.scene"
        case "UIApplication.windows": "UIApplication.window"
        default: nil
        }
    }

    fileprivate static func list(of element: String) -> String? {
        switch element {
        case "UIApplication.scene": "UIApplication.scenes"
        case "UIApplication.window": "UIApplication.windows"
        default: nil
        }
    }
}
