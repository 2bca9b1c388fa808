// A JSON5 text as a tree that remembers where each value and key stands.

import LayoutIDE
import SourceText

/// A value with its place.
package struct JSON5Node: Sendable {
    package indirect enum Value: Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSON5Node])
        case object([Member])
    }

    package struct Member: Sendable {
        package var key: String
        var keyRange: TextRange
        package var node: JSON5Node
    }

    package var value: Value
    package var range: TextRange

    /// The value of a key; of several equal keys the last, as in JavaScript.
    package subscript(key: String) -> JSON5Node? {
        guard case .object(let members) = value else { return nil }
        return members.last { $0.key == key }?.node
    }

    package var string: String? { if case .string(let string) = value { string } else { nil } }
    package var number: Double? { if case .number(let number) = value { number } else { nil } }
    package var boolean: Bool? { if case .boolean(let boolean) = value { boolean } else { nil } }
    package var array: [JSON5Node]? { if case .array(let nodes) = value { nodes } else { nil } }
    package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
    /// A number without a fraction that fits.
    package var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// What kind of value it is, as messages call it.
    var kindName: LocalizedText {
        switch value {
        case .null: .verbatim("null")
        case .boolean: LocalizedText("true or false", " true 或 false")
        case .number: LocalizedText("a number", "数值")
        case .string: LocalizedText("a string", "字符串")
        case .array: LocalizedText("an array", "数组")
        case .object: LocalizedText("an object", "对象")
        }
    }
}

/// Why a text is not JSON5.
package struct JSON5Error: Error, Hashable {
    package var range: TextRange
    package var message: LocalizedText
}
