// Labels to which no code gives a text: UIKit makes them neither wide nor high.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes the labels that stay empty, as far as all code that could fill them is at hand.
    mutating func noteEmptyLabels(of pictures: [MergedType]) {
        let locals = localNames
        let candidates = document.items.indices.filter { mayBeEmpty($0, pictures, locals) }
        guard !candidates.isEmpty else { return }
        let names = Set(candidates.map { AssignedNames.bare(document.items[$0].name) })
        let empty = EmptyLabels(tree, document.tree.tokens, names).names
        for index in candidates where empty.contains(AssignedNames.bare(document.items[index].name)) {
            document.emptyLabels.insert(ItemID(index))
        }
    }

    /// Where the text declares variables.
    private var localNames: Set<TextOffset> {
        mutating get {
            guard !facts.labels.isEmpty else { return [] }
            var places: Set<TextOffset> = []
            for statement in tree.statements {
                guard case .variable(let variable) = statement.kind else { continue }
                for binding in variable.bindings { places.insert(binding.nameRange.start) }
            }
            return places
        }
    }

    /// Whether code has given a label no text that is known, and no other file can give it one.
    private mutating func mayBeEmpty(_ index: Int, _ pictures: [MergedType], _ locals: Set<TextOffset>) -> Bool {
        guard let state = facts.labels[ItemID(index)], state.kind == .label, state.shown == nil,
            document.items[index].className == ViewClass.label, let declaration = document.items[index].declaration,
            let picture = pictures.first(where: { $0.range.contains(declaration) })
        else { return false }
        let name = AssignedNames.bare(document.items[index].name)
        guard let member = picture.members.first(where: { AssignedNames.bare(tree.string($0.binding.name)) == name })
        else {
            if let place = document.items[index].nameRange?.start, locals.contains(place) { return true }
            // A member that a header declares: any file may name it, and a subclass as its own.
            return knowsFiles && !mayBeAssigned(NamedMembers.mention(name)) && !isOpenToOtherFiles(picture)
        }
        guard !member.modifiers.contains(.outlet), !member.modifiers.contains(.isOpen) else { return false }
        return member.modifiers.contains(.filePrivate)
            || knowsFiles && document.ownMembers.contains("\(picture.name).\(name)")
    }
}

/// The names of a text that hold nothing but labels which it makes, and through which it gives them no text.
struct EmptyLabels {
    private let reader: SyntaxReader
    private(set) var names: Set<String>
    /// The expressions that leave the label which they are without a text, by their numbers.
    private var leaves: [Bool]
    private var made: Set<String> = []
    /// Where names stand that were looked at.
    private var seen: Set<TextOffset> = []
    /// The closures that make labels, in the order of the text: what they call theirs, and the name that gets it.
    private var makers: [(range: TextRange, local: Name, name: String)] = []
    private var makerStarts: Set<TextOffset> = []

    /// Complexity: O(expressions + tokens).
    init(_ reader: SyntaxReader, _ tokens: [Token], _ candidates: Set<String>) {
        self.reader = reader
        names = candidates
        leaves = Array(repeating: false, count: reader.expressions.count)
        for statement in reader.statements { noteMakers(in: statement.kind) }
        makers.sort { $0.range.start < $1.range.start }
        for statement in reader.statements { look(at: statement.kind) }
        for expression in reader.expressions { look(at: expression.kind) }
        for (index, expression) in reader.expressions.enumerated() {
            guard let (name, place) = mention(expression) else { continue }
            seen.insert(place)
            if !leaves[index] { names.remove(name) }
        }
        forgetUnread(tokens)
        names.formIntersection(made)
    }

    // MARK: Names

    private func candidate(_ name: Name) -> String? {
        let bare = AssignedNames.bare(reader.string(name))
        return names.contains(bare) ? bare : nil
    }

    /// The name that gets what a closure around a place calls so.
    private func made(_ name: Name, at place: TextOffset) -> String? {
        let after = makers.partitionPoint { $0.range.start > place }
        guard after > 0 else { return nil }
        let maker = makers[after - 1]
        return maker.local == name && maker.range.end > place && names.contains(maker.name) ? maker.name : nil
    }

    /// The label that an expression may name, and where its name stands.
    private func mention(_ expression: Expression) -> (name: String, place: TextOffset)? {
        switch expression.kind {
        case .name(let name):
            (made(name, at: expression.range.start) ?? candidate(name)).map { ($0, expression.range.start) }
        case .member(_, let name, let range), .implicitMember(let name, let range):
            candidate(name).map { ($0, range.start) }
        case .message(_, let arguments) where arguments.count == 1 && arguments[0].value == nil:
            // `[self title]`
            arguments[0].label.flatMap(candidate).map { ($0, expression.range.start) }
        default: nil
        }
    }

    /// What code that is not read names it may fill; only what stands before a colon is the name of an argument.
    private mutating func forgetUnread(_ tokens: [Token]) {
        var next: Token?
        for token in tokens.reversed() where !token.kind.isTrivia {
            defer { next = token }
            guard token.kind == .identifier, !seen.contains(token.range.start) else { continue }
            let isLabel = next.map {
                $0.range.length == 1 && reader.text.bytes[$0.range.start.utf8] == UInt8(ascii: ":")
            }
            guard isLabel != true else { continue }
            let name = reader.text[token.range]
            names.remove(AssignedNames.bare(name))
            if let name = reader.names.find(name), let owner = made(name, at: token.range.start) { names.remove(owner) }
        }
    }

    // MARK: Making

    /// `let title: UILabel = { let label = UILabel(); …; return label }()`.
    private mutating func noteMakers(in statement: Statement.Kind) {
        guard case .variable(let variable) = statement else { return }
        for binding in variable.bindings {
            guard let name = candidate(binding.name), let value = binding.initializer,
                let (closure, range) = calledClosure(value), let last = closure.body.statements.last,
                case .returned(let returned?) = reader[last].kind, let local = reader[returned].kind.name
            else { continue }
            makers.append((range, local, name))
            makerStarts.insert(range.start)
            leaves[Int(returned.index)] = true
        }
    }

    private func calledClosure(_ id: ExpressionID) -> (Closure, TextRange)? {
        guard case .call(let callee, let arguments) = reader[id].kind, arguments.isEmpty,
            case .closure(let closure) = reader[callee].kind
        else { return nil }
        return (closure, reader[callee].range)
    }

    private mutating func look(at statement: Statement.Kind) {
        switch statement {
        case .variable(let variable):
            for binding in variable.bindings {
                seen.insert(binding.nameRange.start)
                guard let name = made(binding.name, at: binding.nameRange.start) ?? candidate(binding.name) else {
                    continue
                }
                if binding.getter != nil || variable.modifiers.contains(.outlet) { names.remove(name) }
                if let value = binding.initializer { give(name, value) }
            }
        case .conditional(let conditional): for binding in conditional.bindings { forget(binding.name) }
        case .function(let function):
            for parameter in function.parameters { forget(parameter.name) }
            guard let name = candidate(function.name), let body = function.body, function.parameters.isEmpty else {
                return
            }
            // Objective-C's getters make what they give.
            seen.insert(function.nameRange.start)
            guard reader.dialect == .objectiveC else { return forget(function.name) }
            for id in body.statements {
                guard case .returned(let value?) = reader[id].kind, mention(reader[value])?.name == name else {
                    continue
                }
                leaves[Int(value.index)] = true
            }
        case .loop(let loop): for name in loop.names { forget(name) }
        default: break
        }
    }

    private mutating func forget(_ name: Name) { if let name = candidate(name) { names.remove(name) } }

    /// Notes what a name is given: a new label, or else anything.
    private mutating func give(_ name: String, _ value: ExpressionID) {
        if let (_, range) = calledClosure(value), makerStarts.contains(range.start) {
            // What it calls its own is looked at by itself.
            return
        }
        if isNewLabel(value) { made.insert(name) } else { names.remove(name) }
    }

    /// `UILabel()`, `[[UILabel alloc] init]`, `[UILabel new]`.
    private func isNewLabel(_ id: ExpressionID) -> Bool {
        switch reader[id].kind {
        case .parenthesized(let inner): isNewLabel(inner)
        case .call(let callee, let arguments): isLabelClass(callee) && arguments.allSatisfy(isOfFrame)
        case .message(let receiver, let arguments):
            if case .message(let inner, let making) = reader[receiver].kind {
                isLabelClass(inner) && label(making.first) == "alloc"
                    && ["init", "initWithFrame"].contains(label(arguments.first))
            } else {
                isLabelClass(receiver) && label(arguments.first) == "new"
            }
        default: false
        }
    }

    private func isLabelClass(_ id: ExpressionID) -> Bool {
        reader[id].kind.name.map { reader.string($0) == ViewClass.label } ?? false
    }

    private func isOfFrame(_ argument: Argument) -> Bool { argument.value == nil || label(argument) == "frame" }

    private func label(_ argument: Argument?) -> String { argument?.label.map { reader.string($0) } ?? "" }

    // MARK: Using

    private mutating func look(at expression: Expression.Kind) {
        switch expression {
        case .assignment(.assign, let target, let value):
            if let (name, _) = mention(reader[target]) {
                give(name, value)
                leaves[Int(target.index)] = true
            } else if case .member(let label, let property, _) = reader[target].kind,
                reader.string(property) == "text", isEmptyText(value)
            {
                leaves[Int(label.index)] = true
            }
        case .member(let label, let name, _) where Self.isQuiet(reader.string(name)): leaves[Int(label.index)] = true
        case .call(let callee, let arguments):
            let name = reader[callee].lastName.map { reader.string($0) } ?? ""
            if Self.takesViews(name) { arguments.forEach { leave($0.value) } }
            for argument in arguments where label(argument) == "arrangedSubviews" { leaveAll(argument.value) }
        case .message(let receiver, let arguments):
            let name = label(arguments.first)
            if Self.isQuiet(name) || name == "setText" && arguments.first?.value.map(isEmptyText) == true {
                leave(receiver)
            }
            if Self.takesViews(name) { arguments.forEach { leave($0.value) } }
            if name == "initWithArrangedSubviews" { leaveAll(arguments.first?.value) }
        case .unary(.not, let operand): leave(operand)
        default: break
        }
    }

    private mutating func leave(_ id: ExpressionID?) { if let id { leaves[Int(id.index)] = true } }

    private mutating func leaveAll(_ list: ExpressionID?) {
        guard let list, case .array(let elements) = reader[list].kind else { return }
        elements.forEach { leave($0) }
    }

    private func isEmptyText(_ id: ExpressionID) -> Bool {
        switch reader[id].kind {
        case .string(let contents): contents.length == 0
        case .boxed(let inner), .parenthesized(let inner): isEmptyText(inner)
        default: false
        }
    }

    /// Whether what a label has or does under a name leaves its text alone.
    private static func isQuiet(_ name: String) -> Bool {
        name != "text" && ViewClass.leavesContent(name) || Evaluator.keepsContent.contains(name)
            || others.contains(name)
            || Library(prefixOf: name) == .masonry || name.hasSuffix("Anchor")
    }

    private static let others: Set<String> = [
        "font", "numberOfLines", "snp", "setFont", "setNumberOfLines", "superview", "intrinsicContentSize",
    ]

    /// Whether a method puts the views that it is handed into another one, or relates constraints to them.
    private static func takesViews(_ name: String) -> Bool {
        Evaluator.addsSubviews(name) || adding.contains(name)
    }

    private static let adding: Set<String> = [
        "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "equalTo", "mas_equalTo",
        "bringSubviewToFront", "sendSubviewToBack",
    ]
}
