// Names inside a class: `self`, its weak aliases, members with and without `self.`.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// What views are expected to be where code names them for the hierarchy: sources name them without declaring
    /// them, and pasted code in a `.masonry` file is left alone.
    var viewExpectation: NameExpectation {
        mutating get { !isInClass ? .hostCode : .view }
    }

    /// The view that `addSubview(x)` without a receiver adds to.
    var selfView: ItemID? {
        mutating get {
            guard let context = classContext else { return root(named: "view") }
            if case .item(let item) = context.selfValue { return item }
            return nil
        }
    }

    /// Whether an expression is `self`, or a weak alias of it.
    mutating func isSelf(_ id: ExpressionID) -> Bool {
        if let inner = tree[id].kind.wrapped { return isSelf(inner) }
        guard let name = tree[id].kind.name else { return false }
        if name.word == .`self` { return scope[name] == nil }
        guard isInClass, let selfValue = classContext?.selfValue else { return false }
        if let binding = scope.local(name) { return isSame(binding.value, selfValue) }
        guard SelfAlias.isOne(tree.string(name)) else { return false }
        return classContext?.members[name].map { isSame($0.value, selfValue) } ?? true
    }

    private mutating func isSame(_ one: Value, _ other: Value) -> Bool {
        switch (one, other) {
        case (.item(let one), .item(let other)): one == other
        case (.runtime(.controller(let one)), .runtime(.controller(let other))): one == other
        default: false
        }
    }

    /// A plain name inside a class: a local, then a member, then a constant of the file; nil for names of the host.
    mutating func evaluateClassName(_ name: Name, at range: TextRange) -> Value? {
        if let local = scope.local(name) { return read(viewOnceUsed(local, name), at: range) }
        if let word = name.word, word == .`self` || word == .super { return classContext?.selfValue }
        let string = tree.string(name)
        if SelfAlias.isOne(string), classContext?.members[name] == nil { return classContext?.selfValue }
        if let binding = memberBinding(name, mayBeView: .anything) { return read(binding, at: range) }
        if let binding = scope[name] { return read(binding, at: range) }
        if let path = classContext?.picture.path, let binding = definitions.typeMembers[path]?[name] {
            return read(binding, at: range)
        }
        if let value = inheritedMember(name, range) ?? ownAnchor(name) { return value }
        if let value = memberOfSuperclass(name, at: range) { return value }
        if string.hasPrefix("_"), let binding = companionMember(bareName(name)) { return read(binding, at: range) }
        if name.word == .superview, let known = selfView.flatMap({ superview(of: $0).value }) { return known }
        guard mustBeView(name), !Self.isTypeName(string), HostConstants.value(of: string) == nil,
            !indexHasType(string)
        else { return nil }
        return memberBinding(name, mayBeView: .view).map { read($0, at: range) }
    }

    /// Whether a name of which nothing is known stands for a view. What holds the running view is one wherever it is named.
    private mutating func mustBeView(_ name: Name) -> Bool {
        frame.nameExpectation == .view || (frame.nameExpectation == .viewOrValue && name.word == .superview)
    }

    private mutating func read(_ binding: Binding, at range: TextRange) -> Value {
        if let symbol = binding.symbol { refer(to: symbol, at: range, as: .read) }
        return binding.value
    }

    /// Swift's implicit `self`: `view`, `contentView`, `safeAreaLayoutGuide`.
    private mutating func inheritedMember(_ name: Name, _ range: TextRange) -> Value? {
        guard let word = spellings[name].word, let role = classContext?.role,
            let selfValue = classContext?.selfValue
        else { return nil }
        switch (role, word) {
        case (.controller, .view), (.controller, .topLayoutGuide), (.controller, .bottomLayoutGuide),
            (.cell, .contentView), (.view, .safeAreaLayoutGuide), (.view, .layoutMarginsGuide), (.view, .snp),
            (.cell, .snp), (.view, .safeAreaInsets), (.cell, .safeAreaInsets):
            return memberOfOwn(selfValue, name, spellings[name], range)
        default: return nil
        }
    }

    /// `topAnchor` and `self.topAnchor` in a view.
    private mutating func ownAnchor(_ name: Name) -> Value? {
        guard case .item(let item)? = classContext?.selfValue else { return nil }
        return libraryMember(name, of: item)
    }

    private mutating func memberOfOwn(
        _ value: Value, _ name: Name, _ spelling: Spelling, _ range: TextRange
    ) -> Value {
        switch value {
        case .item(let item): memberOfItem(item, name, spelling, range)
        case .runtime(.controller(let index)): memberOfController(index, spelling.word, spelling.prefix)
        default: .unknown
        }
    }

    /// `self.x` in a source file.
    mutating func evaluateMemberOfOwnClass(_ name: Name, _ range: TextRange) -> Value {
        if let binding = memberBinding(name, mayBeView: .anything) { return read(binding, at: range) }
        if let selfValue = classContext?.selfValue {
            let spelling = spellings[name]
            if spelling.word != nil {
                let value = memberOfOwn(selfValue, name, spelling, range)
                if case .unknown = value {} else { return value }
            }
            if let path = classContext?.picture.path, let binding = definitions.typeMembers[path]?[name] {
                return read(binding, at: range)
            }
        }
        if let anchor = ownAnchor(name) { return anchor }
        if let value = memberOfSuperclass(name, at: range) { return value }
        if let binding = companionMember(name) { return read(binding, at: range) }
        guard mustBeView(name) else { return .unknown }
        return memberBinding(name, mayBeView: .view).map { read($0, at: range) } ?? .unknown
    }

    /// An assignment to a member: a new view takes the member's name.
    mutating func assignMember(_ operation: Operator, _ name: Name, at range: TextRange, _ assigned: Value) -> Value {
        if name.word == .`self` || name.word == .super { return assigned }
        let value = keepMember(operation, name, at: range, assigned)
        runObserver(of: name, assigned: assigned)
        return value
    }

    /// Whether an item is the object that runs, which goes by `self` whatever keeps it: `delegate = self`.
    private mutating func isOwnView(_ item: ItemID) -> Bool {
        if case .item(let own)? = classContext?.selfValue { own == item } else { false }
    }

    private mutating func keepMember(
        _ operation: Operator, _ name: Name, at range: TextRange, _ assigned: Value
    ) -> Value {
        if name.word == .view, operation == .assign, case .item(let item) = assigned { takeAsRoot(item) }
        recordEscape(assigned, .laterConstraints)
        let name = bareName(name)
        let type = classContext?.pending[name]?.type
        let assigned = viewIfUsed(typed(assigned, as: type), under: name)
        if assigned.isConstant, let known = classContext?.pending[name], known.isVariable, known.initializer != nil {
            _ = memberBinding(name, mayBeView: .anything)
        }
        let pending = classContext?.pending.removeValue(forKey: name)
        let old = classContext?.members[name]
        if case .structure = assigned, old != nil || frame.certainty == .possible {
            classContext?.members[name] = Binding(value: .unknown, symbol: old?.symbol, declared: old?.declared)
            return .unknown
        }
        if assignDeclared(operation, name, assigned) {
            if let symbol = old?.symbol { refer(to: symbol, at: range, as: .write) }
            return assigned
        }
        guard operation == .assign else {
            let value = Arithmetic.binary(operation, old?.value ?? .unknown, assigned)
            classContext?.members[name] = Binding(value: value, symbol: old?.symbol, declared: old?.declared)
            return value
        }
        if case .item(let known)? = old?.value, !takesPlace(assigned, of: known) {
            return assignView(name, known, assigned, old: old, at: range)
        }
        if case .item(let item) = assigned, classContext?.memberItems.contains(item) == false, !isOwnView(item) {
            classContext?.memberItems.insert(item)
            document.items[item.index].name = tree.string(name)
            document.items[item.index].layout.name = tree.string(name)
            document.items[item.index].nameRange = pending?.nameRange ?? range
            document.items[item.index].declaration = pending?.range ?? document[item].declaration ?? range
            classContext?.members[name] = Binding(value: assigned, symbol: .item(item), declared: pending?.nameRange)
            refer(to: .item(item), at: range, as: .write)
            if let pending { refer(to: .item(item), at: pending.nameRange, as: .declaration) }
            return assigned
        }
        if case .unknown = assigned, old == nil {
            // A factory that cannot be read: the name still stands for one view.
            if let pending, let type = pending.type, isViewType(tree.string(type.name)) {
                bindMember(name, .unknown, pending)
                if case .item(let item)? = classContext?.members[name]?.value { openSize(of: item) }
                return classContext?.members[name]?.value ?? .unknown
            }
            if let pending, let structure = structure(of: pending.type) {
                classContext?.members[name] = Binding(value: structure, declared: pending.nameRange)
                return structure
            }
            return .unknown
        }
        if let symbol = old?.symbol { refer(to: symbol, at: range, as: .write) }
        // A constant that code assigns is none.
        let isRestated =
            frame.certainty == .possible || frame.guardID != .always || (old != nil && assigned.number != nil)
        classContext?.members[name] = Binding(
            value: isRestated ? .unknown : assigned, symbol: old?.symbol, declared: old?.declared)
        return assigned
    }

    /// `view = content` in `loadView` of a controller: from now on that view fills the screen.
    private mutating func takeAsRoot(_ item: ItemID) {
        guard case .runtime(.controller(let index))? = classContext?.selfValue,
            runtime.controllers.indices.contains(index), frame.guardID == .always, let root = knownRoot, root != item,
            document[item].layout.kind == .view || document[item].layout.kind == .scrollView
        else { return }
        document.items[root.index].placement = .none
        document.items[item.index].parent = .root
        document.items[item.index].placement = .controllerView
        document.items[item.index].unknowns.remove(.parent)
        document.items[item.index].unknowns.insert(.rootSize)
        facts.fixedParents.insert(item)
        classContext?.replacedRoot = root
        runtime.controllers[index].view = item
        knownRoot = item
    }

    /// The constraints that lead to or from a view so far may be gone, or be those of another view.
    mutating func dispute(allOf item: ItemID) {
        for id in runtime.store.active {
            let made = document[id]
            if made.firstItem == item { noted.possiblyInactive.insert(id) }
            if case .item(item, _) = made.target { noted.possiblyInactive.insert(id) }
        }
    }

    /// Some view that cannot be read is kept as a `UIView`: maybe of a subclass with a size of its own.
    private mutating func openSize(of item: ItemID) {
        guard document[item].className == "UIView" else { return }
        document.items[item.index].unknowns.formUnion([.width, .height])
    }

    /// Whether a new view is what a member stands for that code has only named so far: in a callback that runs later, or
    /// while it is nil. Complexity: O(blocks + constraints), for members that are named before their view is made.
    private mutating func takesPlace(_ assigned: Value, of known: ItemID) -> Bool {
        guard isSettingUp, case .item(let item) = assigned, item != known, facts.madeHere.contains(item),
            !facts.madeHere.contains(known), document[known].parent == .unknown,
            !document.blocks.contains(where: { $0.receiver == known }),
            !document.constraints.contains(where: { made in
                if case .item(known, _) = made.target { return true }
                return made.firstItem == known
            })
        else { return false }
        for index in document.references.indices where document.references[index].symbol == .item(known) {
            document.references[index].symbol = .item(item)
        }
        return true
    }

    /// A member that stands for a view stands for the same one, whatever it is assigned: views go by their names.
    private mutating func assignView(
        _ name: Name, _ known: ItemID, _ assigned: Value, old: Binding?, at range: TextRange
    ) -> Value {
        refer(to: .item(known), at: range, as: .write)
        if case .unknown = assigned { openSize(of: known) }
        guard case .item(let item) = assigned, item != known else { return .item(known) }
        if document[item].name.isEmpty {
            document.items[item.index].name = tree.string(name)
            document.items[item.index].layout.name = tree.string(name)
        }
        // Two views under one name: what is known of one may not hold for the other.
        forgetStack(known)
        forgetStack(item)
        forgetLabel(known)
        forgetLabel(item)
        dispute(allOf: known)
        noted.reached.formUnion([known, item])
        document.items[known.index].unknowns.insert(.constraints)
        return .item(known)
    }
}
