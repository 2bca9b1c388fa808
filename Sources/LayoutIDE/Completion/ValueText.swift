// Values as one line of text shows them.

import AutoLayout
import MasonrySemantics

/// `16`, `(10, 16, 10, 16)`; empty for values without a number.
func describe(_ value: Value) -> String {
    switch value {
    case .number(let number, _): NumberText.short(number)
    case .string(let text): "\"\(text)\""
    case .boolean(let truth): truth ? "true" : "false"
    case .array(let elements): "[" + elements.map(describe).joined(separator: ", ") + "]"
    default:
        members(of: value).isEmpty
            ? "" : "(" + members(of: value).map { NumberText.short($0.1) }.joined(separator: ", ") + ")"
    }
}

/// The parts of a structure with their names, in the order of its maker.
func members(of value: Value) -> [(String, Double)] {
    switch value {
    case .point(let x, let y): [("x", x), ("y", y)]
    case .size(let size): [("width", size.width), ("height", size.height)]
    case .insets(let insets):
        [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
    case .directionalInsets(let insets):
        [("top", insets.top), ("leading", insets.left), ("bottom", insets.bottom), ("trailing", insets.right)]
    default: []
    }
}
