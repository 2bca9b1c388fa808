// Which labels get texts from somewhere, by their names: a cell leaves its labels for others to fill, and what these give
// may be written out.

import AutoLayout
import MasonrySyntax

/// What code gives to labels as their texts. Names in the table of assigned names, where no name of a program looks so.
struct GivenTexts {
    private(set) var names: Set<String> = []
    private let reader: SyntaxReader
    private let variables: LocalClasses

    init(_ reader: SyntaxReader) {
        self.reader = reader
        variables = LocalClasses(reader)
    }

    /// The name for: somebody gives a label of this name a text.
    static func any(_ label: String) -> String { label + ".text=" }

    /// The name for: somebody gives a label of this name a text that is not written out there, nor a format of numbers.
    static func unwritten(_ label: String) -> String { label + ".text" }

    /// The same where the label is of an object of a class: `cell.title.text = name`, with a variable of that class.
    static func unwritten(_ label: String, of type: String) -> String { "\(type).\(label).text" }

    /// The name for: somebody does so, with an object of some class.
    static func unwrittenOfSome(_ label: String) -> String { label + ".text@" }

    /// The name for: somebody gives a label of this name numbers in a format.
    static func numbers(_ label: String) -> String { label + ".text#" }

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

    private mutating func add(_ expression: ExpressionID, _ value: ExpressionID?) {
        guard let name = reader[expression].lastName else { return }
        let label = AssignedNames.bare(reader.string(name))
        names.insert(Self.any(label))
        if let value, isWritten(value, depth: 0) { return }
        if let value, isOfNumbers(value, depth: 0) {
            names.insert(Self.numbers(label))
        } else if let type = classOfOwner(expression) {
            names.formUnion([Self.unwritten(label, of: type), Self.unwrittenOfSome(label)])
        } else {
            names.insert(Self.unwritten(label))
        }
    }

    /// The class of the variable `cell` in `cell.title`; nil for others, and in Swift, where it may be a protocol.
    private func classOfOwner(_ label: ExpressionID) -> String? {
        guard reader.dialect == .objectiveC, case .member(let owner, _, _) = reader[label].kind,
            let name = reader[owner].kind.name
        else { return nil }
        let type = variables.type(of: name, at: reader[owner].range.start).map { reader.string($0) }
        // `id` may be anything.
        return type.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    /// Whether a text is a format with places for numbers alone.
    private func isOfNumbers(_ value: ExpressionID, depth: Int) -> Bool {
        switch reader[value].kind {
        case .parenthesized(let inner): return depth < 8 && isOfNumbers(inner, depth: depth + 1)
        case .message(_, let arguments), .call(_, let arguments):
            guard let first = arguments.first, let label = first.label, let format = first.value,
                ["stringWithFormat", "format"].contains(reader.string(label)),
                case .string(let contents) = reader[format].kind
            else { return false }
            let letters = reader.text[contents]
            return letters.contains("%") && !["%@", "%s", "%S", "$@", "$s", "\\("].contains { letters.contains($0) }
        default: return false
        }
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
    /// That, and numbers in a format.
    case numbers
    /// What only run time knows, perhaps.
    case anything
}

extension Evaluator {
    /// Notes of labels that other files see what these give them; nothing where that is not known.
    mutating func noteForeignTexts() {
        guard options.index != nil else { return }
        for index in document.items.indices {
            let item = ItemID(index)
            guard document.isLabel(item), let owner = document[item].owner else { continue }
            let name = AssignedNames.bare(document[item].name)
            document.foreignTexts[item] =
                if !mayBeAssigned(GivenTexts.any(name)) {
                    .nothing
                } else if mayBeGivenAnything(name, of: owner) {
                    .anything
                } else if mayBeAssigned(GivenTexts.numbers(name)) {
                    .numbers
                } else {
                    .written
                }
        }
    }

    /// Whether a label of a class may get a text that only run time knows, from code that holds an object of this class, of one
    /// that it inherits from, or of a class that nobody tells.
    private mutating func mayBeGivenAnything(_ label: String, of owner: String) -> Bool {
        if mayBeAssigned(GivenTexts.unwritten(label)) { return true }
        guard mayBeAssigned(GivenTexts.unwrittenOfSome(label)) else { return false }
        if hasSubclass(owner) { return true }
        for type in [owner] + superclasses(of: owner)
        where mayBeAssigned(GivenTexts.unwritten(label, of: type)) {
            return true
        }
        return false
    }
}
