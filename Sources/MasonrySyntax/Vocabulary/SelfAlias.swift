// What code calls `self` inside of closures.

/// The one definition of the names that stand for `self` by custom.
package enum SelfAlias {
    /// Whether a name is one that macros such as `WS(ws)`, `@weakify(self)` and people give a weak or strong `self`.
    package static func isOne(_ name: String) -> Bool {
        guard name.utf8.count <= 10 else { return false }
        return switch name {
        case "weakSelf", "wself", "wSelf", "ws", "ss", "weakself", "strongSelf", "sself", "sSelf", "strongself",
            "self_",
            "_self", "selfWeak", "this", "weak_self", "bself", "blockSelf":
            true
        default: false
        }
    }

    /// `self` itself, or one of them.
    package static func isSelfOrAlias(_ name: String) -> Bool { name == "self" || isOne(name) }
}
