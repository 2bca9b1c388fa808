// `didSet`: what Swift runs when a property gets a value, other than in an initializer of its class.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Runs what observes a member of the running class that code of it has assigned. It still runs by itself, too: other
    /// code assigns other values.
    mutating func runObserver(of name: Name, assigned: Value) {
        guard tree.dialect == .swift, frame.function?.hasPrefix("init") != true else { return }
        let name = bareName(name)
        guard let observer = observer(of: name), classContext?.runs[observer].contains(.running) == false else {
            return
        }
        var kept = classContext?.members[name]
        if assigned.isConstant { classContext?.members[name]?.value = assigned }
        runMethod(observer)
        // One that assigns its own property leaves a value that depends on the one before.
        if let after = classContext?.members[name]?.value, assigned.isConstant, !after.isSameConstant(assigned) {
            kept?.value = .unknown
        }
        classContext?.members[name] = kept
        classContext?.runs[observer].remove(.executed)
    }

    /// Runs what the class of an embedded view does once its property has got a value: `field.title = "Name"` shows a label.
    mutating func runObserver(of name: Name, on item: ItemID, assigned: Value) {
        guard isInClass, tree.dialect == .swift, waitingClasses.count < Self.mostClassesInside,
            depth < Self.maximumDepth, fuel > 0, var context = composition.instances[item], !isOpen(item)
        else { return }
        let name = bareName(name)
        guard let observer = accessors(.didSet, of: context.picture)[name] else { return }
        fuel -= 1
        let kept = context.members[name]
        context.members[name] = Binding(value: assigned, symbol: kept?.symbol, declared: kept?.declared)
        guard var after = within(context, root: item, { $0.runMethod(observer) }).context else { return }
        // Other code may assign another value.
        after.members[name] = kept
        keep(after, of: item)
    }

    /// Runs an observer by itself: a number that other code sets is another one than it was declared to be.
    mutating func runObserver(_ observer: Int, of name: Name) -> Value {
        let kept = memberBinding(name, mayBeView: .anything)
        if classContext?.declaredNumbers[name] != nil { classContext?.members[name]?.value = .unknown }
        defer { classContext?.members[name] = kept }
        return runMethod(observer)
    }

    /// The property whose `didSet` a method is, if it holds no views or constraints: those would be others than the ones
    /// known here, which still stand.
    mutating func propertyWatched(by method: Int) -> Name? {
        guard let context = classContext, context.picture.methods.indices.contains(method),
            context.picture.methods[method].declaration.name.word == .didSet
        else { return nil }
        let observers = context.observers ?? accessors(.didSet, of: context.picture)
        classContext?.observers = observers
        guard let name = observers.first(where: { $0.value == method })?.key,
            let member = context.picture.members.first(where: { bareName($0.binding.name) == name })
        else { return nil }
        return holdsPlainValue(member.binding) ? name : nil
    }

    private mutating func holdsPlainValue(_ binding: VariableDeclaration.Binding) -> Bool {
        if let type = binding.type {
            let name = tree.string(type.name)
            let role = ViewClass.systemRole(of: name) ?? ViewClass.customaryRole(of: name)
            return !isViewType(name) && !isControllerType(name) && (role == nil || role == .other)
                && !name.hasSuffix("Constraint") && !ViewClass.isGuide(name)
        }
        guard let initializer = binding.initializer else { return false }
        switch tree[initializer].kind {
        case .number, .string: return true
        case .name(let name): return name.word == .true || name.word == .false
        default: return false
        }
    }

    /// The method that is the `didSet` of a member; nil where it has none.
    private mutating func observer(of name: Name) -> Int? {
        guard let context = classContext else { return nil }
        if let known = context.observers { return known[name] }
        let found = accessors(.didSet, of: context.picture)
        classContext?.observers = found
        return found[name]
    }

    /// The accessors with one word by the names of their properties. An accessor stands behind its property, before the next.
    mutating func accessors(_ word: Word, of picture: MergedType) -> [Name: Int] {
        let methods = picture.methods.indices.filter { picture.methods[$0].declaration.name.word == word }
        guard !methods.isEmpty else { return [:] }
        let members = picture.members.sorted { $0.range.start < $1.range.start }
        var result: [Name: Int] = [:]
        var next = 0
        for method in methods.sorted(by: { picture.methods[$0].range.start < picture.methods[$1].range.start }) {
            let start = picture.methods[method].range.start
            while next < members.count, members[next].range.start < start { next += 1 }
            guard next > 0, !members[next - 1].modifiers.contains(.isStatic) else { continue }
            result[bareName(members[next - 1].binding.name)] = method
        }
        return result
    }
}
