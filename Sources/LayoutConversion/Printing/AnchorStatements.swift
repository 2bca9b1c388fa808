// The statements of a run of chains as one activation of anchors, with the comments of the chains.

import AutoLayout
import MasonrySyntax
import SourceText

/// How the lines of a file are written.
struct LineStyle: Sendable {
    /// In front of the statement.
    var indentation: String
    /// What one level more is.
    var unit: String
    var newline: String
}

/// Names that are free in the file.
struct FreeNames: Sendable {
    let tree: SyntaxTree
    private var taken: Set<String> = []

    init(_ tree: SyntaxTree) { self.tree = tree }

    /// `name`, or the first of `name2`, `name3` … that the text does not have.
    mutating func free(_ name: String) -> String {
        for number in 1..<1000 {
            let candidate = number == 1 ? name : "\(name)\(number)"
            if tree.names.find(candidate) == nil, taken.insert(candidate).inserted { return candidate }
        }
        return name
    }
}

extension AnchorPrinter {
    /// The text in place of a run of statements; throws the place of what cannot be said.
    func statements(
        _ run: [DraftStatement], _ style: LineStyle, _ names: inout FreeNames
    ) throws(Reason) -> String {
        var before: [String] = []
        var elements: [String] = []
        for statement in run {
            elements += statement.comments
            var texts: [String] = []
            for draft in statement.drafts {
                guard let text = constraint(draft) else { throw Reason(.inexpressible(draft.range)) }
                if let priority = draft.priority {
                    let name = names.free(Self.variable(draft))
                    before += withPriority(text, priority, named: name)
                    texts.append(name)
                } else {
                    texts.append(text)
                }
            }
            var lines = texts.map { $0 + "," }
            if let comment = statement.trailingComment {
                if lines.count == 1 { lines[0] += " " + comment } else { lines.insert(comment, at: 0) }
            }
            elements += lines
        }
        let separator = style.newline + style.indentation
        if elements.count == 1, let only = elements.first {
            let parts = only.firstRange(of: ", /").map { (only[..<$0.lowerBound], " /" + only[$0.upperBound...]) }
            let (text, comment) = parts ?? (only.dropLast(), "")
            return before.map { $0 + separator }.joined() + activation(of: String(text)) + comment
        }
        removeLastComma(&elements)
        return before.map { $0 + separator }.joined()
            + activation(elements, style.indentation, style.unit, style.newline)
    }

    /// Neither language asks for a comma behind the last element, and most people write none.
    private func removeLastComma(_ elements: inout [String]) {
        for index in elements.indices.reversed() where !elements[index].hasPrefix("/") {
            let line = elements[index]
            if line.hasSuffix(",") {
                elements[index].removeLast()
            } else if let comma = line.firstRange(of: ", /") {
                elements[index].replaceSubrange(comma, with: " /")
            }
            return
        }
    }

    /// `titleHeight` for the height of `self.title`.
    static func variable(_ draft: ConstraintDraft) -> String {
        let words = draft.first.text.split { !($0.isLetter || $0.isNumber) }
        let view = words.last.map(String.init) ?? "view"
        let name = draft.firstAttribute.name
        guard view != "0" else { return name + "Constraint" }
        let base = view.first?.isNumber ?? true ? "view" : view
        return base + name.prefix(1).uppercased() + name.dropFirst() + "Constraint"
    }
}
