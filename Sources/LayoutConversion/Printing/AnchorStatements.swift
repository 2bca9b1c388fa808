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

/// The property that the constraints of a run are kept in together.
enum KeptList: Hashable, Sendable {
    /// It has these alone from here on.
    case assigned(String)
    /// It has these, too.
    case extended(String)

    var property: String {
        switch self {
        case .assigned(let name), .extended(let name): name
        }
    }
}

extension ConstraintDraft {
    /// Whether it is nothing but its expression, which calls nothing.
    fileprivate var isPlain: Bool {
        keptIn.isEmpty && priority == nil && identifier == nil
            && [constant.text, multiplier?.text ?? ""].allSatisfy { !$0.contains("(") && !$0.contains("[") }
    }
}

extension AnchorPrinter {
    /// The text in place of a run of statements; throws the place of what cannot be said.
    func statements(
        _ run: [DraftStatement], _ style: LineStyle, keptIn list: KeptList? = nil, _ names: inout FreeNames
    ) throws(Reason) -> String {
        let text = try unwrapped(run, style, keptIn: list, &names)
        return dialect == .swift ? style.wrapping(text) : text
    }

    private func unwrapped(
        _ run: [DraftStatement], _ style: LineStyle, keptIn list: KeptList?, _ names: inout FreeNames
    ) throws(Reason) -> String {
        var before: [String] = []
        var elements: [String] = []
        var written: Set<String> = []
        for statement in run {
            elements += statement.comments
            var texts: [String] = []
            for draft in statement.drafts {
                guard let text = constraint(draft) else { throw Reason(.inexpressible(draft.range)) }
                // The same twice is once.
                if draft.isPlain, !written.insert(text).inserted { continue }
                texts.append(variable(for: draft, text, &before, &names) ?? text)
            }
            var lines = texts.map { $0 + "," }
            if let comment = statement.trailingComment {
                if lines.count == 1 { lines[0] += " " + comment } else { lines.insert(comment, at: 0) }
            }
            elements += lines
        }
        let separator = style.newline + style.indentation
        let head = before.map { $0 + separator }.joined()
        if list == nil, elements.count == 1, let only = elements.first {
            let parts = only.firstRange(of: ", /").map { (only[..<$0.lowerBound], " /" + only[$0.upperBound...]) }
            let (text, comment) = parts ?? (only.dropLast(), "")
            return head + activation(of: String(text)) + comment
        }
        removeLastComma(&elements)
        guard let list else { return head + activation(elements, style) }
        return head + keeping(elements, list, style) + separator + activation(ofAll: list.property)
    }

    /// Puts a constraint that is needed again into a variable, and gives its name; nil where it is only made.
    private func variable(
        for draft: ConstraintDraft, _ text: String, _ before: inout [String], _ names: inout FreeNames
    ) -> String? {
        guard let keeper = draft.keptIn.first else {
            guard draft.priority != nil || draft.identifier != nil else { return nil }
            let name = names.free(Self.variable(draft))
            before.append(declaration(name, text))
            before += settings(draft, of: name)
            return name
        }
        // Behind a condition what a variable keeps is known, and a property's is not.
        let isSet = draft.isNew && (draft.priority != nil || draft.identifier != nil)
        if dialect == .objectiveC, !isSet {
            before.append("\(keeper) = \(text);")
            before += settings(draft, of: keeper)
            before += draft.keptIn.dropFirst().map { "\($0) = \(keeper);" }
            return keeper
        }
        // The property has the long name, where it is new.
        let long = Self.variable(draft)
        let isTaken = draft.keptIn.contains { MemberPath($0)?.name == long }
        let name = names.free(isTaken ? String(long.dropLast("Constraint".count)) : long)
        before.append(declaration(name, text))
        before += settings(draft, of: name)
        before += draft.keptIn.map { "\($0) = \(name)" + (dialect == .swift ? "" : ";") }
        return name
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

    /// `titleHeightConstraint` for the height of `self.title`.
    ///
    /// - Parameter owner: What the view is called where its own name is `self`.
    static func variable(_ draft: ConstraintDraft, _ owner: String? = nil) -> String {
        let words = draft.first.text.split { !($0.isLetter || $0.isNumber) }
        let view = owner ?? words.last.map(String.init) ?? "view"
        let name = draft.firstAttribute.name
        guard view != "0" else { return name + "Constraint" }
        let base = view.first?.isNumber ?? true ? "view" : view
        return base + name.prefix(1).uppercased() + name.dropFirst() + "Constraint"
    }
}
