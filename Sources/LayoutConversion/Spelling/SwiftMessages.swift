// Messages without arguments in the words of Swift: calls of methods, and properties that are read.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension SwiftSpelling {
    /// `AppDelegate.shared()` for `[AppDelegate shared]`; nil where it is not known whether it is a method or a property.
    func message(
        _ selector: String, to receiver: ExpressionID, _ words: (ExpressionID) -> String?
    ) -> String? {
        let written = tree.text[tree[receiver].range]
        if let member = Self.classMembers["\(written) \(selector)"] { return member }
        guard let owner = words(receiver) else { return nil }
        if selector == "class" { return owner == "self" ? "Self" : nil }
        let isOfClass = owner == written && written.first?.isUppercase ?? false
        let head = owner == "self" ? "" : "\(owner)."
        let isMethod = isDeclared(selector + "()")
        // `+model` of `UserModel` is an initializer.
        if isOfClass, owner.lowercased().hasSuffix(selector.lowercased()) { return nil }
        if isOwnProperty(selector) { return head + selector }
        if isDeclared(selector) { return isMethod || isOfClass ? nil : head + selector }
        if isMethod { return "\(head)\(selector)()" }
        return !isOfClass && Self.systemProperties.contains(selector) ? head + selector : nil
    }

    /// Whether some text declares a variable of that name, or with `()` a method; a view is one, too.
    private func isDeclared(_ name: String) -> Bool { Self.contains(own, name) || Self.contains(known, name) }

    /// The same of this text alone.
    private func isOwnProperty(_ name: String) -> Bool { Self.contains(own, name) }

    private static func contains(_ kinds: NameKinds, _ name: String) -> Bool {
        kinds[name] != nil || kinds.isBoolean(name) || kinds.mayBeView(name)
    }

    private static let classMembers = [
        "UIScreen mainScreen": "UIScreen.main", "UIApplication sharedApplication": "UIApplication.shared",
        "UIDevice currentDevice": "UIDevice.current",
    ]
    /// What UIKit's objects are asked for with a message where a dot would do.
    private static let systemProperties: Set<String> = [
        "frame", "bounds", "statusBarFrame", "view", "contentView", "superview", "window", "navigationBar",
    ]
}
