// Which labels get texts from somewhere, by their names: a cell leaves its labels for others to fill, and what these give
// may be written out.

import AutoLayout
import MasonrySyntax

/// What code gives to labels as their texts. Names in the table of assigned names, where no name of a program looks so.
struct GivenTexts {
    private(set) var names: Set<String> = []
    private let reader: SyntaxReader

    init(_ reader: SyntaxReader) { self.reader = reader }

    /// The name for: somebody gives a label of this name a text.
    static func any(_ label: String) -> String { label + ".text=" }

    /// The name for: somebody gives a label of this name a text that is not written out there.
    static func unwritten(_ label: String) -> String { label + ".text" }

    mutating func note(_ expression: Expression) {
        switch expression.kind {
        case .assignment(_, let target, let value):
            guard case .member(let label, let property, _) = reader[target].kind,
                Self.isText(reader.string(property))
            else { return }
            add(label, value)
        case .call(let callee, let arguments):
            guard let first = arguments.first?.value, case .member(let label, let method, _) = reader[callee].kind,
                Self.isText(reader.string(method))
            else { return }
            add(label, first)
        case .message(let label, let arguments):
            guard let first = arguments.first, let value = first.value, let method = first.label,
                Self.isText(reader.string(method))
            else { return }
            add(label, value)
        case .member(let proxy, let property, _):
            // `label.rx.text`
            guard reader.string(property) == "text", case .member(let label, let name, _) = reader[proxy].kind,
                reader.string(name) == "rx"
            else { return }
            add(label, nil)
        default: return
        }
    }

    private mutating func add(_ label: ExpressionID, _ value: ExpressionID?) {
        guard let name = reader[label].lastName else { return }
        let label = AssignedNames.bare(reader.string(name))
        names.insert(Self.any(label))
        if value.map({ isWritten($0, depth: 0) }) != true { names.insert(Self.unwritten(label)) }
    }

    /// Whether a property or method is about a text by its name: `text`, `attributedText`, `setText:`, `setHTMLText`.
    private static func isText(_ name: String) -> Bool {
        name == "text" || name.hasSuffix("Text")
            || name.hasPrefix("setText") && !name.hasSuffix("Color")
                && !name.hasSuffix("Alignment")
    }

    private func isWritten(_ value: ExpressionID, depth: Int) -> Bool {
        switch reader[value].kind {
        case .string(let contents): !reader.text[contents].contains("\\(")
        case .parenthesized(let inner): depth < 8 && isWritten(inner, depth: depth + 1)
        case .ternary(_, let one, let other):
            depth < 8 && isWritten(one, depth: depth + 1) && isWritten(other, depth: depth + 1)
        default: false
        }
    }
}

/// What the code of a program gives to the labels of a name.
package enum ForeignText: Sendable {
    case nothing
    /// Only what is written out where it is given.
    case written
    /// What only run time knows, perhaps.
    case anything
}

extension Evaluator {
    /// Notes of labels that other files see what these give them; nothing where that is not known.
    mutating func noteForeignTexts() {
        guard options.index != nil else { return }
        for index in document.items.indices {
            let item = ItemID(index)
            guard document.isLabel(item), document[item].owner != nil else { continue }
            let name = AssignedNames.bare(document[item].name)
            if !mayBeAssigned(GivenTexts.any(name)) {
                document.foreignTexts[item] = .nothing
            } else if !mayBeAssigned(GivenTexts.unwritten(name)) {
                document.foreignTexts[item] = .written
            } else {
                document.foreignTexts[item] = .anything
            }
        }
    }
}
