// What code has said of stack views so far.

import AutoLayout

/// What code has said of one stack view so far; UIKit's defaults before that.
struct StackState: Sendable {
    var axis = Axis.horizontal
    var distribution = StackArrangement.Distribution.fill
    var alignment = StackArrangement.Alignment.fill
    var spacing = 0.0
    var isWithinMargins = false
    /// In order, hidden ones included.
    var arranged: [ItemID] = []
    var customSpacing: [ItemID: Double] = [:]
    /// Whether code that cannot be read, or may not run, has to do with it: then its subviews are left free.
    var isUnknown = false
    /// Whether code of the set-up itself cannot be read: then it is not shown either.
    var isSetUpUnknown = false

    /// Whether a type, by the last of its names, is one whose cases say how a stack view arranges:
    /// `NSLayoutConstraint.Axis`.
    static func isChosenBy(_ type: String) -> Bool {
        switch type {
        case "Axis", "Distribution", "Alignment": true
        default: false
        }
    }
}

/// Whether a view is hidden, where code says anything about it.
enum HiddenState { case shown, hidden, unknown }
