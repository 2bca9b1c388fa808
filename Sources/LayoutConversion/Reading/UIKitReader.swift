// Constraints that are made without a library: activations of anchors, long forms and visual formats.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Reads constraints of UIKit's own.
struct UIKitReader: Sendable {
    let document: LayoutDocument
    let index: SourceIndex
    let expressions: SourceExpressions
    let spellings: ItemSpellings
    /// By the call that makes them; those of the first run alone.
    private var made: [TextRange: [MadeConstraintID]] = [:]

    private var variables: [String: ConstraintVariable] = [:]
    let metrics: FormatMetrics

    var tree: SyntaxTree { document.tree }

    /// A local variable that holds a constraint until it is active.
    private struct ConstraintVariable {
        var initializer: ExpressionID
        /// What it is called, where that is a string.
        var identifier: ExpressionID?
        /// Its declaration, and what sets its priority and identifier.
        var statements: [TextRange]
        /// The list that all of them stand in; nil where it is used elsewhere, too.
        var list: TextRange?
    }

    /// The statements that only prepare what an activation takes.
    func variableStatements(of activation: Activation) -> [TextRange] {
        activation.elements.flatMap { variables[tree.text[tree[$0].range]]?.statements ?? [] }
    }

    /// The comments that end the lines of these statements.
    func variableComments(of element: ExpressionID) -> [Token] {
        (variables[tree.text[tree[element].range]]?.statements ?? []).flatMap { statement in
            let line = tree.text.lineRange(tree.text.line(at: statement.end))
            return Array(index.comments(in: TextRange(statement.end, line?.end ?? statement.end)))
        }
    }

    /// Variables that are declared, given a priority and made active, and nothing else.
    private func findVariables() -> [String: ConstraintVariable] {
        var result: [String: ConstraintVariable] = [:]
        for statement in tree.statements {
            guard case .variable(let variable) = statement.kind, variable.bindings.count == 1,
                !variable.modifiers.contains(.member), let initializer = variable.bindings[0].initializer,
                made[tree[initializer].range] != nil
            else { continue }
            let name = tree.string(variable.bindings[0].name)
            // Of two with one name nobody knows which is meant.
            let list = result[name] == nil ? index.list(around: statement.range) : nil
            result[name] = ConstraintVariable(
                initializer: initializer, statements: [statement.range], list: list)
        }
        guard !result.isEmpty else { return result }
        for statement in tree.statements {
            guard case .expression(let id) = statement.kind,
                case .assignment(.assign, let target, let value) = tree[id].kind,
                case .member(let base, let name, _) = tree[target].kind,
                name.word == .priority || name.word == .identifier
            else { continue }
            let variable = tree.text[tree[base].range]
            result[variable]?.statements.append(tree[id].range)
            if name.word == .identifier { result[variable]?.identifier = value }
        }
        var uses: [String: Int] = [:]
        for token in tree.tokens where token.kind == .identifier {
            let text = tree.text[token.range]
            if result[text] != nil, isVariable(token) { uses[text, default: 0] += 1 }
        }
        for (name, variable) in result where uses[name] != variable.statements.count + 1 { result[name]?.list = nil }
        return result
    }

    /// Whether a name may be a variable's: not `.leading`, and no label of Swift.
    private func isVariable(_ token: Token) -> Bool {
        let bytes = tree.text.bytes
        let (start, end) = (token.range.start.utf8, token.range.end.utf8)
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") { return false }
        return tree.dialect != .swift || end >= bytes.count || bytes[end] != UInt8(ascii: ":")
            || start >= 4 && tree.text[TextRange(start - 4, start)] == "let "
    }

    init(document: LayoutDocument, index: SourceIndex, expressions: SourceExpressions, spellings: ItemSpellings) {
        self.document = document
        self.index = index
        self.expressions = expressions
        self.spellings = spellings
        metrics = FormatMetrics(document.tree)
        for place in document.constraints.indices where document.constraints[place].library == .uiKit {
            let constraint = document.constraints[place]
            guard document.isInText(constraint.range) else { continue }
            let isRepeated = (made[constraint.range] ?? []).contains { document[$0].says(theSameAs: constraint) }
            if !isRepeated { made[constraint.range, default: []].append(MadeConstraintID(place)) }
        }
        variables = findVariables()
    }

    // MARK: Statements

    /// The statements of the text that activate constraints, in written order.
    func activations() -> [Activation] {
        var result: [Activation] = []
        for statement in tree.statements {
            guard case .expression(let id) = statement.kind, let elements = elements(of: id) else { continue }
            var end = tree[id].range.end.utf8
            if end < tree.text.length, tree.text.bytes[end] == UInt8(ascii: ";") { end += 1 }
            result.append(Activation(range: TextRange(tree[id].range.start.utf8, end), elements: elements))
        }
        return result.sorted { $0.range.start < $1.range.start }
    }

    private func elements(of id: ExpressionID) -> [ExpressionID]? {
        switch tree[id].kind {
        case .call(let callee, let arguments):
            guard case .member(let base, let name, _) = tree[callee].kind, arguments.count == 1,
                isType(base) ? tree.string(name) == "activate" : Self.adding.contains(tree.string(name))
            else { return nil }
            return list(arguments[0].value)
        case .message(let receiver, let arguments):
            guard arguments.count == 1, let name = arguments[0].label.map({ tree.string($0) }),
                isType(receiver) ? name == "activateConstraints" : Self.adding.contains(name)
            else { return nil }
            return list(arguments[0].value)
        case .assignment(.assign, let target, let value):
            guard case .member(let base, let name, _) = tree[target].kind,
                ["isActive", "active"].contains(tree.string(name)),
                ["true", "YES"].contains(tree.text[tree[value].range]),
                made[tree[base].range] != nil || variables[tree.text[tree[base].range]] != nil
            else { return nil }
            return [base]
        default: return nil
        }
    }

    /// What a view is handed is active in its tree, as what is activated is.
    private static let adding: Set<String> = ["addConstraint", "addConstraints"]

    /// Whether something of it is said in another way than with anchors.
    func isLong(_ activation: Activation) -> Bool { says(Self.longForms.union(Self.visualFormats), activation) }

    /// Whether something of it is a visual format.
    func hasVisualFormat(_ activation: Activation) -> Bool { says(Self.visualFormats, activation) }

    private func says(_ labels: Set<String>, _ activation: Activation) -> Bool {
        activation.elements.contains { element in
            let id = variables[tree.text[tree[element].range]]?.initializer ?? element
            let arguments: [Argument] =
                switch tree[id].kind {
                case .call(_, let list), .message(_, let list): list
                default: []
                }
            let first = arguments.first?.label.map { tree.string($0) } ?? ""
            return labels.contains(first)
        }
    }

    private static let longForms: Set<String> = ["item", "constraintWithItem"]
    private static let visualFormats: Set<String> = ["withVisualFormat", "constraintsWithVisualFormat"]

    private func isType(_ id: ExpressionID) -> Bool { tree.text[tree[id].range] == "NSLayoutConstraint" }

    private func list(_ id: ExpressionID?) -> [ExpressionID]? {
        guard let id else { return nil }
        if case .array(let elements) = tree[id].kind { return elements.isEmpty ? nil : elements }
        return made[tree[id].range] == nil ? nil : [id]
    }

    // MARK: Constraints

    /// The constraints of a statement.
    func statements(of activation: Activation) throws(Reason) -> [DraftStatement] {
        let read = try read(activation)
        if !read.kept.isEmpty { throw Reason(.kept(activation.range)) }
        return read.statements
    }

    /// The same, with what is only made active there.
    func read(_ activation: Activation) throws(Reason) -> ReadActivation {
        var kept = ReadActivation()
        var result: [DraftStatement] = []
        var end = activation.range.start
        for element in activation.elements {
            let range = tree[element].range
            if isKept(element, activation.range) {
                kept.keptComments += comments(behind: end, until: range.start, of: result.indices.last, &result)
                kept.kept.append(tree.text[range])
                end = range.end
                continue
            }
            var statement = DraftStatement(drafts: try drafts(element, activation.range), range: range)
            statement.comments = variableComments(of: element).map { tree.text[$0.range] }
            statement.comments += comments(behind: end, until: range.end, of: result.indices.last, &result)
            result.append(statement)
            end = range.end
        }
        let behind = comments(behind: end, until: activation.range.end, of: result.indices.last, &result)
        guard let last = result.indices.last else { throw Reason(.kept(activation.range)) }
        result[last].comments += behind
        kept.statements = result
        return kept
    }

    /// Whether an element names a constraint that is more than a variable for a priority.
    private func isKept(_ element: ExpressionID, _ statement: TextRange) -> Bool {
        let text = tree.text[tree[element].range]
        guard made[tree[element].range] == nil, text.utf8.first.map({ !(48...57).contains($0) }) ?? false,
            text.utf8.allSatisfy({ byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"):
                    true
                default: false
                }
            })
        else { return false }
        return (try? drafts(element, statement)) == nil
    }

    /// The comments of a stretch, but for the one that ends the line of the statement in front of it: that one gets it.
    private func comments(
        behind start: TextOffset, until end: TextOffset, of last: Int?, _ statements: inout [DraftStatement]
    ) -> [String] {
        var tokens = index.comments(in: TextRange(start, end))
        let isAlone = tokens.first.map { tree.text.line(at: $0.range.start) == tree.text.line(at: start) } ?? false
        if let last, isAlone, let comment = tokens.popFirst() {
            statements[last].trailingComment = tree.text[comment.range]
        }
        return tokens.map { tree.text[$0.range] }
    }

    private func drafts(_ id: ExpressionID, _ statement: TextRange) throws(Reason) -> [ConstraintDraft] {
        let range = tree[id].range
        if case .name = tree[id].kind {
            // A variable for a priority alone, which chains do without.
            guard let variable = variables[tree.text[range]], let list = variable.list,
                list == index.list(around: statement)
            else { throw Reason(.kept(range)) }
            var result = try drafts(variable.initializer, statement)
            guard let id = made[tree[variable.initializer].range]?.first, result.count == 1 else {
                throw Reason(.kept(range))
            }
            guard let priority = document[id].priority else { throw Reason(.unknown(range)) }
            result[0].priority = priority == 1000 ? nil : NumberWords(priority)
            if let identifier = variable.identifier {
                guard let text = expressions.string(identifier) else { throw Reason(.kept(range)) }
                result[0].identifier = text
            }
            return result
        }
        guard let ids = made[range], let first = ids.first else { throw Reason(.unknown(range)) }
        let parts = try parts(of: id)
        guard let parts else {
            guard !document.partialFormats.contains(range) else { throw Reason(.unknown(range)) }
            return try formatted(id, ids, statement)
        }
        let constraint = document[first]
        guard let view = parts.first else { throw Reason(.inexpressible(range)) }
        // The gap that UIKit leaves between two views is nowhere written.
        if constraint.constant == nil, parts.constant == nil { throw Reason(.unknown(range)) }
        var draft = ConstraintDraft(
            first: item(view, constraint.firstItem), firstAttribute: constraint.firstAttribute,
            relation: constraint.relation, second: nil, multiplier: nil, constant: .zero, priority: nil, range: range)
        switch constraint.target {
        case .unknown: throw Reason(.unknown(range))
        case .none: break
        case .item(let other, let attribute):
            guard let text = parts.second else { throw Reason(.unknown(range)) }
            draft.second = (item(text, other), attribute)
        }
        if let constant = parts.constant {
            guard let words = expressions.number(constant) else { throw Reason(.inexpressible(tree[constant].range)) }
            draft.constant = words
        }
        if let multiplier = parts.multiplier, draft.second != nil {
            guard let words = expressions.number(multiplier) else {
                throw Reason(.inexpressible(tree[multiplier].range))
            }
            if words.literal != 1 { draft.multiplier = words }
        }
        return [draft]
    }

    func item(_ text: String, _ id: ItemID) -> DraftItem {
        DraftItem(
            text: text, item: id, isGuide: document[id].isGuide,
            isKnown: document[id].className != nil || document[id].isGuide)
    }

    /// The parts of a call as they are written.
    private struct Parts {
        var first: String?
        var second: String?
        var constant: ExpressionID?
        var multiplier: ExpressionID?
    }

    /// nil for a visual format.
    private func parts(of id: ExpressionID) throws(Reason) -> Parts? {
        let (receiver, arguments): (ExpressionID?, [Argument])
        switch tree[id].kind {
        case .call(let callee, let list):
            if case .member(let base, let name, _) = tree[callee].kind {
                if tree.string(name) == "constraints" { return nil }
                (receiver, arguments) = (base, list)
            } else {
                (receiver, arguments) = (nil, list)
            }
        case .message(let base, let list):
            if list.first?.label.map({ tree.string($0) }) == "constraintsWithVisualFormat" { return nil }
            (receiver, arguments) = (isType(base) ? nil : base, list)
        default: throw Reason(.kept(tree[id].range))
        }
        var parts = Parts(first: receiver.flatMap(viewOfAnchor))
        for argument in arguments {
            guard let value = argument.value, let label = argument.label.map({ tree.string($0) }) else { continue }
            switch label {
            case "constant": parts.constant = value
            case "multiplier": parts.multiplier = value
            case "item", "constraintWithItem": parts.first = expressions.isPath(value) ? expressions.text(value) : nil
            case "toItem": parts.second = expressions.isPath(value) ? expressions.text(value) : nil
            case "attribute", "relatedBy", "identifier": break
            default:
                if label.hasSuffix("Constant") {
                    parts.constant = value
                } else {
                    parts.second = viewOfAnchor(value)
                }
            }
        }
        return parts
    }

    /// The view in front of an anchor's name; `self` where there is none.
    private func viewOfAnchor(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .member(let base, _, _): expressions.isPath(base) ? expressions.text(base) : nil
        case .name: "self"
        default: nil
        }
    }
}

extension MadeConstraint {
    /// Whether another run of the same code made it.
    fileprivate func says(theSameAs other: MadeConstraint) -> Bool {
        firstItem == other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && target == other.target && constant == other.constant && multiplier == other.multiplier
    }
}
