// Conditions that are the same wherever they stand: of one of two ways that exclude each other, one is taken everywhere.

import MasonrySyntax
import SourceText

/// One outcome of a condition that has the same outcome wherever it is asked.
struct Choice: Hashable {
    /// The condition in a spelling without `self.`, `_` and parentheses.
    let text: String
    let isTrue: Bool

    /// As a condition in the words of the source, without what tells variables of one name apart; nil for one that is the
    /// same nowhere else.
    var words: String? {
        guard !isAnonymous else { return nil }
        var words = text
        if let mark = text.firstRange(of: " of ") {
            words = String(text[..<mark.lowerBound]) + text[mark.upperBound...].drop { $0 != " " }
        }
        if isTrue { return words }
        guard let sign = words.firstRange(of: " == ") else { return "!" + words }
        return words[..<sign.lowerBound] + " != " + words[sign.upperBound...]
    }

    var opposite: Choice { Choice(text: text, isTrue: !isTrue) }

    var isAnonymous: Bool { text.hasPrefix("?") }
}

extension Evaluator {
    /// The conditions under which a branch of the running code runs.
    mutating func guardID(
        at range: TextRange, under choice: Choice?, saying words: String? = nil, of fork: Int32 = 0
    ) -> GuardID {
        guardID(on: frame.guardID, at: range, under: choice, saying: words, of: fork)
    }

    /// A number for the ways of a branch that begins to run; no other branch has it.
    var nextFork: Int32 {
        mutating get { Int32(clamping: document.guards.count + 1) }
    }

    mutating func guardID(
        on parent: GuardID, at range: TextRange, under choice: Choice?, saying words: String? = nil, of fork: Int32 = 0
    ) -> GuardID {
        guard isInClass else { return .always }
        // In a loop or callback it is not known how often, nor when.
        if case .suspended = noted.branchNoting { return .doubtful }
        guard let choice else {
            return document.addGuard(on: parent, at: range, in: frame.function, saying: words, of: fork)
        }
        let key = GuardKey(parent: parent, choice: choice, run: noted.runs)
        if let known = noted.guards[key] { return known }
        let made = document.addGuard(
            on: parent, at: range, in: frame.function, saying: words ?? choice.words, of: fork)
        noted.guards[key] = made
        return made
    }

    /// The choice that a condition is: a flag of the class that nothing but its initializers assigns, a constant of the
    /// running function, or one of these compared with a constant. nil for all others.
    mutating func choice(of condition: ExpressionID, depth level: Int = 0) -> Choice? {
        guard level < 16 else { return nil }
        switch tree[condition].kind {
        case .parenthesized(let inner), .cast(_, let inner): return choice(of: inner, depth: level + 1)
        case .unary(.not, let operand): return choice(of: operand, depth: level + 1)?.opposite
        case .name, .member: return settledName(condition).map { Choice(text: $0, isTrue: true) }
        case .binary(.equal, let left, let right):
            return comparison(left, right).map { Choice(text: $0, isTrue: true) }
        case .binary(.notEqual, let left, let right):
            return comparison(left, right).map { Choice(text: $0, isTrue: false) }
        default: return nil
        }
    }

    /// That the subject of a `switch` is a constant.
    mutating func comparison(_ subject: ExpressionID, with constant: String) -> Choice? {
        settledName(subject).map { Choice(text: "\($0) == \(constant)", isTrue: true) }
    }

    private mutating func comparison(_ left: ExpressionID, _ right: ExpressionID) -> String? {
        if case .implicitMember = tree[left].kind {
            if case .implicitMember = tree[right].kind { return nil }
            return comparison(right, left)
        }
        guard let name = settledName(left) else { return nil }
        switch tree[right].kind {
        case .number, .implicitMember: break
        case .name(let constant):
            let string = tree.string(constant)
            guard scope.local(constant) == nil,
                Self.isTypeName(string) || constant.word == .nil || string == "YES"
                    || string == "NO" || string == "true" || string == "false"
            else { return nil }
        default: return nil
        }
        return "\(name) == \(tree.text[tree[right].range])"
    }

    /// A name that stands for the same wherever it is read in one run of the class; nil for all others.
    private mutating func settledName(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .name(let name):
            if name.word != nil, name.word == .`self` || name.word == .super { return nil }
            if let declaration = scope.identity(ofLocal: name) {
                guard !isAssigned(name) else { return nil }
                let text = "\(tree.string(name)) of \(declaration)"
                return composition.settledNames[text] ?? text
            }
            return settledMember(name)
        case .member(let base, let name, _): return isSelf(base) ? settledMember(name) : nil
        default: return nil
        }
    }

    /// What a condition binds, as a name that is the same wherever it is read; nil for all else.
    mutating func settledText(_ binding: VariableDeclaration.Binding) -> String? {
        if let initializer = binding.initializer { return settledName(initializer) }
        return scope.identity(ofLocal: binding.name) == nil ? settledMember(binding.name) : nil
    }

    /// `self.kind = kind`: whoever asks for one of them asks for the other.
    mutating func noteSettled(_ member: Name, _ operation: Operator, _ source: ExpressionID) {
        guard isInClass, operation == .assign, frame.guardID == .always, case .name(let name) = tree[source].kind,
            let declaration = scope.identity(ofLocal: name), !isAssigned(name), let settled = settledMember(member)
        else { return }
        composition.settledNames["\(tree.string(name)) of \(declaration)"] = settled
    }

    private mutating func settledMember(_ name: Name) -> String? {
        let name = bareName(name)
        guard let picture = classContext?.picture,
            picture.members.contains(where: { bareName($0.binding.name) == name }),
            picture.members.allSatisfy({ bareName($0.binding.name) != name || $0.binding.getter == nil }),
            !picture.methods.contains(where: { $0.declaration.name == name }), !isAssigned(name)
        else { return nil }
        return tree.string(name)
    }

    /// Whether code of the file assigns the name, or changes the list it stands for, anywhere but in an initializer.
    mutating func isAssigned(_ name: Name) -> Bool {
        let places = assignments(of: name)
        guard !places.isEmpty, let picture = classContext?.picture else { return false }
        let initializers = picture.methods.filter { tree.string($0.declaration.name).hasPrefix("init") }.map(\.range)
        return places.contains { place in
            !initializers.contains { $0.start.utf8 <= place.start && place.start < $0.end.utf8 }
        }
    }

    /// How often code of the class assigns the name something that is not nil.
    mutating func objectsAssigned(to name: Name) -> Int {
        let places = assignments(of: name)
        guard !places.isEmpty, let picture = classContext?.picture else { return 0 }
        let code = picture.methods.map(\.range) + picture.members.map(\.range)
        return places.count { place in
            !place.isNil && code.contains { $0.start.utf8 <= place.start && place.start < $0.end.utf8 }
        }
    }

    /// Where code of the file assigns the name, or changes the list it stands for.
    mutating func assignments(of name: Name) -> [NameAssignment] {
        if facts.assignments == nil { facts.assignments = findAssignments() }
        return facts.assignments?[name] ?? []
    }

    /// Where each name is assigned, alone or behind a dot, handed on by reference, or asked to change as a list is.
    private mutating func findAssignments() -> [Name: [NameAssignment]] {
        var result: [Name: [NameAssignment]] = [:]
        func note(_ name: Name, _ expression: Expression, _ isNil: Bool) {
            result[bareName(name), default: []].append(
                NameAssignment(start: expression.range.start.utf8, isNil: isNil))
        }
        for expression in tree.expressions {
            var target: ExpressionID
            var isNil = false
            switch expression.kind {
            case .assignment(_, let assigned, let value):
                target = assigned
                isNil = tree[value].kind.name?.word == .nil
            case .unary(.other, let operand): target = operand
            default:
                if case .call(let callee, _) = expression.kind,
                    case .member(let base, let method, _) = tree[callee].kind,
                    let value = tree[base].lastName, AssignedNames.mayChange(tree.string(method))
                {
                    facts.changedInPlace.insert(bareName(value))
                }
                guard let list = changedList(expression.kind) else { continue }
                target = list
            }
            if case .index(let list, _) = tree[target].kind { target = list }
            switch tree[target].kind {
            case .name(let name): note(name, expression, isNil)
            case .member(let base, let name, _):
                note(name, expression, isNil)
                if let whole = tree[base].lastName { facts.changedInPlace.insert(bareName(whole)) }
            case .tuple(let parts):
                for part in parts {
                    if let name = part.value.flatMap({ tree[$0].lastName }) { note(name, expression, false) }
                }
            default: continue
            }
        }
        return result
    }
}

/// Where a name is assigned, or the list it stands for is changed.
struct NameAssignment: Sendable {
    /// In bytes from the start of the text.
    let start: Int
    let isNil: Bool
}

/// By what a condition is found again.
struct GuardKey: Hashable {
    let parent: GuardID
    let choice: Choice
    /// The run of the set-up path or of another method: between two of them all may change.
    let run: Int
}
