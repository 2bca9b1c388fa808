// Names and what they stand for, with block scopes, as an array indexed by name.

import AutoLayout
import MasonrySyntax
import SourceText

/// What a name stands for.
struct Binding: Sendable {
    var value: Value
    var symbol: Reference.Symbol?
    /// Where it was declared; nil for names that nobody wrote.
    var declared: TextRange?
    /// The function call that declared it; 0 for the file.
    var frame: Int32 = 0
    /// Where in the scope's `undo` the binding waits that this one hides; -1 for none.
    fileprivate var hidden: Int32 = -1
    /// Tells it from all others of its name.
    fileprivate var serial: Int32 = 0

    init(value: Value, symbol: Reference.Symbol? = nil, declared: TextRange? = nil) {
        self.value = value
        self.symbol = symbol
        self.declared = declared
    }
}

/// The names of the running code.
struct Scope: Sendable {
    /// For each name its place in `bindings`; -1 where nobody bound it, as most names, for which a binding is large.
    private var places: [Int32]
    /// The innermost binding of each name.
    private var bindings: [(name: Name, binding: Binding?)] = []
    private var undo: [(place: Int, previous: Binding?)] = []
    /// What was assigned to bindings that stand, oldest first.
    private var assigned: [Assignment] = []
    private var serials: Int32 = 0
    /// The function call that runs: names of other calls are not seen.
    var frame: Int32 = 0
    /// How many function calls there were; each has its own local names.
    private var frames: Int32 = 0
    /// The calls that are not over, outermost first.
    private var running: [Int32] = []

    /// `names` is how many names the text has.
    init(names: Int) { places = Array(repeating: -1, count: names) }

    subscript(name: Name) -> Binding? { location(of: name).flatMap { binding(at: $0) } }

    /// What the binding of `name` stands for, without a copy of all that is known of it.
    func meaning(of name: Name) -> (value: Value, symbol: Reference.Symbol?)? {
        guard let location = location(of: name) else { return nil }
        guard case .innermost(let place) = location else {
            return binding(at: location).map { ($0.value, $0.symbol) }
        }
        guard let value = bindings[place].binding?.value else { return nil }
        return (value, bindings[place].binding?.symbol)
    }

    // MARK: Where bindings are

    private enum Location {
        case innermost(Int)
        /// Hidden by another: its place in `undo`.
        case hidden(Int)
    }

    private func binding(at location: Location) -> Binding? {
        switch location {
        case .innermost(let place): bindings[place].binding
        case .hidden(let index): undo[index].previous
        }
    }

    private mutating func replace(_ location: Location, _ change: (inout Binding) -> Void) {
        switch location {
        case .innermost(let place):
            guard var binding = bindings[place].binding.take() else { return }
            change(&binding)
            bindings[place].binding = binding
        case .hidden(let index):
            guard var binding = undo[index].previous.take() else { return }
            change(&binding)
            undo[index].previous = binding
        }
    }

    /// The binding of `name` that the running code sees: its own or one of the file, whoever hides it meanwhile.
    private func location(of name: Name) -> Location? {
        let index = Int(name.index)
        guard index >= 0, index < places.count, places[index] >= 0 else { return nil }
        let place = Int(places[index])
        // The common case, without a copy of the binding.
        guard let own = bindings[place].binding?.frame else { return nil }
        if own == frame || own == 0 { return .innermost(place) }
        return find(place) { $0.frame == frame || $0.frame == 0 }
    }

    private func find(_ place: Int, _ fits: (borrowing Binding) -> Bool) -> Location? {
        guard let innermost = bindings[place].binding else { return nil }
        if fits(innermost) { return .innermost(place) }
        var next = Int(innermost.hidden)
        while next >= 0, next < undo.count, let binding = undo[next].previous {
            if fits(binding) { return .hidden(next) }
            next = Int(binding.hidden)
        }
        return nil
    }

    /// Where the binding of `name` stands or is to stand; nil for names that no text has.
    private mutating func place(of name: Name) -> Int? {
        let index = Int(name.index)
        guard index >= 0 else { return nil }
        while places.count <= index { places.append(-1) }
        if places[index] < 0 {
            places[index] = Int32(clamping: bindings.count)
            bindings.append((name, nil))
        }
        return Int(places[index])
    }

    /// The binding of `name` in the running function alone.
    func local(_ name: Name) -> Binding? {
        guard frame != 0, let binding = self[name], binding.frame == frame else { return nil }
        return binding
    }

    /// Tells a name of the running function from all others, those of other turns of a loop included.
    func identity(ofLocal name: Name) -> Int32? { local(name)?.serial }

    // MARK: Changes

    /// Binds `name` until the scope it is bound in ends.
    mutating func bind(_ name: Name, to binding: Binding) {
        guard let place = place(of: name) else { return }
        serials &+= 1
        var binding = binding
        binding.frame = frame
        binding.hidden = Int32(clamping: undo.count)
        binding.serial = serials
        undo.append((place, bindings[place].binding))
        bindings[place].binding = binding
    }

    /// Changes what `name` stands for, in the scope where it was bound. A name that nobody declared here is a
    /// property (`self.top = make.top…`): it outlives the block.
    mutating func assign(_ name: Name, _ value: Value, symbol: Reference.Symbol?? = nil) {
        guard let place = place(of: name) else { return }
        guard let location = location(of: name) else {
            if bindings[place].binding == nil { bindings[place].binding = Binding(value: value) }
            return
        }
        note(location, place)
        replace(location) { binding in
            binding.value = value
            if let symbol { binding.symbol = symbol }
        }
    }

    /// Says more of what `name` stands for, which is no assignment.
    mutating func refine(_ name: Name, _ value: Value, symbol: Reference.Symbol?) {
        guard let location = location(of: name) else { return }
        replace(location) { binding in
            binding.value = value
            binding.symbol = symbol
        }
    }

    // MARK: Scopes and calls

    /// A function call begins, which sees no names of others.
    mutating func beginFrame() {
        frames += 1
        frame = frames
        running.append(frame)
    }

    /// The call that would begin next.
    var nextFrame: Int32 { frames + 1 }

    /// The last call that began is over, and `outer` goes on.
    mutating func endFrame(_ outer: Int32) {
        _ = running.popLast()
        frame = outer
    }

    /// Whether the names of a call still stand for what they stood for in it.
    func isRunning(_ frame: Int32) -> Bool { frame == 0 || running.contains(frame) }

    /// The mark at which `leave` ends the scope that begins now.
    var mark: Int { undo.count }

    mutating func leave(to mark: Int) {
        while undo.count > mark, let last = undo.popLast() { bindings[last.place].binding = last.previous }
    }

    /// Every bound name, in the order of the names.
    var boundNames: [Name] {
        places.compactMap { place in
            guard place >= 0, bindings[Int(place)].binding != nil else { return nil }
            return bindings[Int(place)].name
        }
    }
}

// Assignments can be taken back or forgotten: those of a branch are made in that branch only.

extension Scope {
    private struct Assignment: Sendable {
        let place: Int
        let serial: Int32
        let before: (value: Value, symbol: Reference.Symbol?)
    }

    /// What one way of a branch assigned to one binding.
    struct Change: Sendable {
        fileprivate let place: Int
        fileprivate let serial: Int32
        let before: Value
        let after: Value

        func isOfSameName(as other: Change) -> Bool { place == other.place && serial == other.serial }
    }

    private mutating func note(_ location: Location, _ place: Int) {
        guard let binding = binding(at: location) else { return }
        assigned.append(
            Assignment(place: place, serial: binding.serial, before: (binding.value, binding.symbol)))
    }

    /// The mark up to which assignments from here on are taken back or forgotten.
    var assignments: Int { assigned.count }

    /// Takes back what was assigned since `mark`, and tells what it was.
    mutating func takeBack(to mark: Int) -> [Change] {
        var changes: [Change] = []
        while assigned.count > mark, let last = assigned.popLast() {
            guard let location = find(last.place, { $0.serial == last.serial }),
                let binding = binding(at: location)
            else { continue }
            let known = changes.firstIndex { $0.place == last.place && $0.serial == last.serial }
            let after = known.map { changes.remove(at: $0).after } ?? binding.value
            changes.append(Change(place: last.place, serial: last.serial, before: last.before.value, after: after))
            replace(location) { ($0.value, $0.symbol) = last.before }
        }
        return changes
    }

    /// Gives the binding of a change a value.
    mutating func resolve(_ change: Change, to value: Value) {
        guard let location = find(change.place, { $0.serial == change.serial }) else { return }
        note(location, change.place)
        replace(location) { binding in
            binding.value = value
            if case .item(let item) = value { binding.symbol = .item(item) } else { binding.symbol = nil }
        }
    }

    /// What was assigned since `mark` may not have been.
    mutating func forgetAssignments(since mark: Int) {
        for change in takeBack(to: min(mark, assigned.count)) { resolve(change, to: .unknown) }
    }
}
