// Pieces of a text that look alike.

/// A piece of a text that may look differently from others.
package struct TextRun: Sendable, Hashable {
    package internal(set) var text: String
    package internal(set) var color: ColorValue?
    package internal(set) var font: FontValue?
    package internal(set) var isUnderlined = false
    package internal(set) var isStruck = false

    init(text: String) { self.text = text }

    var isPlain: Bool { color == nil && font == nil && !isUnderlined && !isStruck }

    /// What part of a text an attribute is of.
    enum Stretch: Hashable {
        case whole
        /// Counted as `NSRange` counts.
        case units(Range<Int>)
        /// Where it is found first.
        case part(String)
        /// Only the running program knows.
        case unknown
    }

    /// What an attribute says, as far as pictures show it.
    enum Attribute { case color(ColorValue), font(FontValue), underline(Bool), strike(Bool) }

    mutating func take(_ attribute: Attribute) {
        switch attribute {
        case .color(let color): self.color = color
        case .font(let font): self.font = font
        case .underline(let isOn): isUnderlined = isOn
        case .strike(let isOn): isStruck = isOn
        }
    }
}
