// What a configuration says of the size of the button that has it.

import AutoLayout

/// A `UIButton.Configuration`, as far as it says how large its button is.
package struct ButtonConfiguration: Sendable, Hashable {
    var title = LabelState.Text.never
    var image = LabelState.Image.never
    /// Left stands for leading, right for trailing; UIKit's own for buttons of medium size at first.
    var insets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    /// Between image and title, in points.
    var imagePadding = 0.0
    /// Whether nothing else was said that has to do with the size.
    var isKnown = true

    /// Its title has UIKit's font of this size, whatever font the button's label is given.
    static let fontSize = 17.0

    /// Those with which `UIButton.Configuration.filled()` and its kin begin.
    static func isMaker(_ name: String) -> Bool { makers.contains(name) }

    private static let makers: Set<String> = [
        "plain", "gray", "tinted", "filled", "plainButtonConfiguration", "grayButtonConfiguration",
        "tintedButtonConfiguration", "filledButtonConfiguration",
    ]

    /// Sets a property other than its title and its image.
    mutating func set(_ property: String, _ value: Value) {
        switch property {
        case "contentInsets":
            guard case .directionalInsets(let insets) = value else { return isKnown = false }
            self.insets = insets
        case "imagePadding":
            guard let number = value.number, (0...1000).contains(number) else { return isKnown = false }
            imagePadding = number
        default: if !Self.leavesSize(property) { isKnown = false }
        }
    }

    /// Whether a property has nothing to do with the size: looks and where lines stand.
    private static func leavesSize(_ property: String) -> Bool {
        property.hasSuffix("Color") || property.hasSuffix("ColorTransformer") || others.contains(property)
    }

    private static let others: Set<String> = [
        "background", "cornerStyle", "titleAlignment", "titleLineBreakMode", "automaticallyUpdateForSelection",
        "titlePadding",
        "macIdiomStyle",
    ]
}
