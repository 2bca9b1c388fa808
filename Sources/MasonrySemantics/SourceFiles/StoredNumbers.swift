// Stored `var`s of classes that are declared as numbers: known while their object is made, for display as long as the
// set-up runs, and anything once other code may have changed them.

import AutoLayout
import MasonrySyntax
import SourceText

/// A member that is declared as a number, or as a structure of numbers.
struct DeclaredNumber {
    /// As the declaration has it.
    let value: Value
    /// What the member stands for until other code may have changed it.
    let stands: QuantityID
    let pending: PendingMember
}

extension Evaluator {
    /// Whether a stored `var` is a constant but for its keyword: nothing of the file changes it, nor of the program where
    /// others can. Of a switch that nothing moves yet both ways are of interest.
    mutating func isNeverChanged(_ name: Name, _ value: Value, _ pending: PendingMember) -> Bool {
        if case .boolean = value { return false }
        // Of a structure an initializer that nobody writes gives it another value.
        guard !pending.isOpen, classContext?.picture.isStructure == false, assignments(of: name).isEmpty,
            !facts.changedInPlace.contains(name)
        else { return false }
        // Of another file perhaps not all of the class is at hand.
        if pending.isPrivate { return composition.isOwn(pending.range) }
        return !mayBeAssigned(tree.string(name))
    }

    /// Binds a stored `var` that is declared as a constant of some kind.
    mutating func bindVariable(_ name: Name, _ value: Value, _ pending: PendingMember) {
        bindVariable(name, value, pending, isShown: classContext?.isInInitializer == true)
    }

    /// - Parameter isShown: Whether it is shown also where it is nothing: what is nothing until somebody sets it is not
    ///   shown as nothing elsewhere.
    private mutating func bindVariable(_ name: Name, _ value: Value, _ pending: PendingMember, isShown: Bool) {
        let stands = declaredNumber(name, value, pending, isShown: isShown)
        if let stands {
            classContext?.declaredNumbers[name] = DeclaredNumber(value: value, stands: stands, pending: pending)
        }
        classContext?.members[name] = Binding(
            value: stands.map { .unknown($0) } ?? .unknown, declared: pending.nameRange)
    }

    /// Runs an initializer: until it is over, members are as they are declared unless it changes them itself.
    @discardableResult
    mutating func runInitializer(_ body: (inout Evaluator) -> Value) -> Value {
        classContext?.isInInitializer = true
        let value = body(&self)
        classContext?.isInInitializer = false
        restateNumbers()
        return value
    }

    /// Other code may have changed members that are declared as numbers.
    mutating func restateNumbers() {
        guard let numbers = classContext?.declaredNumbers, !numbers.isEmpty else { return }
        let known = numbers.sorted { $0.value.stands.storage < $1.value.stands.storage }
        classContext?.declaredNumbers = [:]
        for (name, number) in known {
            guard case .unknown(number.stands)? = classContext?.members[name]?.value else { continue }
            bindVariable(name, number.value, number.pending, isShown: true)
        }
    }

    /// The numbers of a declaration as ones that other code may change; nil where they are not to be shown either.
    private mutating func declaredNumber(
        _ name: Name, _ value: Value, _ pending: PendingMember, isShown isAny: Bool
    ) -> QuantityID? {
        guard let context = classContext, tree.dialect == .swift, !context.picture.isStructure else { return nil }
        let isInInitializer = context.isInInitializer
        // Asking for the one finds the other.
        _ = assignments(of: name)
        guard !facts.changedInPlace.contains(name),
            let (quantity, made) = firstSet(tree.string(name), value, pending.nameRange, isShown: isAny)
        else { return nil }
        var owner: ItemID?
        if case .item(let item) = context.selfValue { owner = item }
        noted.declared[name, default: [:]][owner, default: []] += made
        if isInInitializer { noted.certain.formUnion(made) }
        return add(quantity)
    }

    /// Numbers that are shown as `value`.
    private mutating func firstSet(
        _ text: String, _ value: Value, _ source: TextRange, isShown isAny: Bool
    ) -> (Quantity, [UnknownNumberID])? {
        guard document.unknownNumbers.count < Self.mostUnknownNumbers else { return nil }
        var made: [UnknownNumberID] = []
        func form(_ number: Double, _ part: Word?) -> LinearForm {
            let text = part.map { "\(text).\($0.spelling)" } ?? text
            document.unknownNumbers.append(UnknownNumber(text: text, source: source, part: part, declared: number))
            let id = UnknownNumberID(index: document.unknownNumbers.count - 1)
            made.append(id)
            return LinearForm(terms: [.init(unknown: id, factor: 1)])
        }
        func isShown(_ numbers: [Double]) -> Bool { isAny || numbers.contains { $0 != 0 } }
        let quantity: Quantity
        switch value {
        case .number(let number, _) where isShown([number]): quantity = .number(form(number, nil))
        case .size(let size) where isShown([size.width, size.height]):
            quantity = .size(width: form(size.width, .width), height: form(size.height, .height))
        case .point(let x, let y) where isShown([x, y]): quantity = .point(x: form(x, .x), y: form(y, .y))
        case .insets(let insets) where isShown([insets.top, insets.left, insets.bottom, insets.right]):
            quantity = .insets(
                top: form(insets.top, .top), left: form(insets.left, .left), bottom: form(insets.bottom, .bottom),
                right: form(insets.right, .right))
        default: return nil
        }
        noted.numbers.formUnion(made)
        return (quantity, made)
    }

    /// `appearance.spacing`, where `appearance` is some value of a structure of the text that declares `spacing` as a
    /// number and nothing of the text sets another. What code hands to an embedded view need not be as declared.
    mutating func declaredPart(_ name: Name, of base: ExpressionID) -> Value? {
        guard isInClass, tree.dialect == .swift, waitingClasses.isEmpty, structureVariables.contains(name),
            let path = path(base)
        else {
            return nil
        }
        let key = namePath(path + [name])
        if let known = noted.quantities[key] { return .unknown(known) }
        guard assignments(of: name).isEmpty, !facts.changedInPlace.contains(name),
            case .object(let type) = evaluatePart(base), let (value, range) = declaredValue(of: name, in: type)
        else { return nil }
        let text = (path + [name]).map { tree.string($0) }.joined(separator: ".")
        guard let (quantity, _) = firstSet(text, value, range, isShown: false) else { return nil }
        let id = add(quantity)
        noted.quantities.note(id, as: key)
        return .unknown(id)
    }

    /// The names of what structures of the text declare as stored `var`s with a value.
    private var structureVariables: Set<Name> {
        mutating get {
            if let known = facts.structureVariables { return known }
            var names: Set<Name> = []
            for picture in definitions.typesByPath.values where picture.isStructure {
                for member in picture.members
                where member.binding.initializer != nil && member.modifiers.isDisjoint(with: [.constant, .isStatic]) {
                    names.insert(member.binding.name)
                }
            }
            facts.structureVariables = names
            return names
        }
    }

    /// Whether all that is not known of a value is what classes declare, and was certainly so when the code ran.
    mutating func isAsDeclared(_ value: Value) -> Bool {
        guard !noted.certain.isEmpty, case .unknown(let id) = value, let index = id.index,
            document.quantities.indices.contains(index)
        else { return false }
        return document.quantities[index].forms.allSatisfy { form in
            form.terms.allSatisfy { noted.certain.contains($0.unknown) }
        }
    }

    // MARK: Changes

    /// Code of the class gives a member that is declared as a number another value, for as long as the method runs; false
    /// for other members.
    mutating func assignDeclared(_ operation: Operator, _ name: Name, _ assigned: Value) -> Bool {
        guard classContext?.declaredNumbers[name] != nil, let old = classContext?.members[name] else { return false }
        let isKnown =
            operation == .assign && frame.certainty == .certain && frame.guardID == .always && assigned.isConstant
        if classContext?.assignedNumbers[name] == nil { classContext?.assignedNumbers[name] = old }
        classContext?.members[name]?.value = isKnown ? assigned : .unknown
        return true
    }

    /// The outermost method of the class is over: of one beside the set-up the next knows nothing, and what the set-up has
    /// assigned other code may change.
    mutating func forgetAssigned() {
        guard let assigned = classContext?.assignedNumbers, !assigned.isEmpty else { return }
        classContext?.assignedNumbers = [:]
        let isSetUp = classContext?.inlining == .setUp
        for (name, old) in assigned.sorted(by: { $0.key.index < $1.key.index }) {
            guard isSetUp else {
                classContext?.members[name] = old
                continue
            }
            let value = classContext?.members[name]?.value ?? .unknown
            classContext?.members[name]?.value = .unknown
            guard value.isConstant, let number = classContext?.declaredNumbers[name] else { continue }
            bindVariable(name, value, number.pending, isShown: true)
        }
    }

    /// Code gives a member of an object another value: of the view that it is, or of any object that has such a member.
    mutating func forgetDeclared(_ name: Name, of value: Value) {
        let name = bareName(name)
        guard isInClass, let objects = noted.declared[name] else { return }
        guard case .item(let item) = value else {
            for numbers in objects.values { forget(numbers) }
            noted.declared[name] = nil
            return
        }
        forget(objects[item] ?? [])
        noted.declared[name]?[item] = nil
        guard composition.instances[item]?.declaredNumbers[name] != nil else { return }
        composition.instances[item]?.members[name]?.value = .unknown
    }

    /// The same for `card.insets.top = 20`, and for `insets.top = 20` of the class's own.
    mutating func forgetDeclared(partOf base: ExpressionID) {
        guard isInClass, !noted.declared.isEmpty, let whole = tree[base].lastName else { return }
        let name = bareName(whole)
        guard let objects = noted.declared[name] else { return }
        for numbers in objects.values { forget(numbers) }
        noted.declared[name] = nil
    }

    private mutating func forget(_ numbers: [UnknownNumberID]) {
        for id in numbers where document.unknownNumbers.indices.contains(id.index) {
            document.unknownNumbers[id.index].declared = nil
        }
    }
}

extension Expression {
    /// `x` and `a.x`: the name; nil for other expressions.
    var lastName: Name? {
        switch kind {
        case .name(let name), .member(_, let name, _): name
        default: nil
        }
    }
}
