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
}

/// The names of the running code.
struct Scope: Sendable {
    /// For each name its place in `bindings`; -1 where nobody bound it, as most names, for which a binding is large.
    private var places: [Int32]
    private var bindings: [(name: Name, binding: Binding?)] = []
    private var undo: [(place: Int, previous: Binding?)] = []
    /// The function call that runs: names of other calls are not seen.
    var frame: Int32 = 0
    /// How many function calls there were; each has its own local names.
    private var frames: Int32 = 0

    /// `names` is how many names the text has.
    init(names: Int) { places = Array(repeating: -1, count: names) }

    subscript(name: Name) -> Binding? {
        guard let place = visiblePlace(of: name) else { return nil }
        return bindings[place].binding
    }

    /// What the binding of `name` stands for, without a copy of all that is known of it.
    func meaning(of name: Name) -> (value: Value, symbol: Reference.Symbol?)? {
        guard let place = visiblePlace(of: name), let value = bindings[place].binding?.value else { return nil }
        return (value, bindings[place].binding?.symbol)
    }

    private func visiblePlace(of name: Name) -> Int? {
        let index = Int(name.index)
        guard index >= 0, index < places.count, places[index] >= 0 else { return nil }
        let place = Int(places[index])
        guard let own = bindings[place].binding?.frame, own == frame || own == 0 else { return nil }
        return place
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

    /// Binds `name` until the scope it is bound in ends.
    mutating func bind(_ name: Name, to binding: Binding) {
        guard let place = place(of: name) else { return }
        undo.append((place, bindings[place].binding))
        bindings[place].binding = binding
        bindings[place].binding?.frame = frame
    }

    /// Changes what `name` stands for, in the scope where it was bound. A name that nobody declared here is a
    /// property (`self.top = make.top…`): it outlives the block.
    mutating func assign(_ name: Name, _ value: Value) {
        guard let place = place(of: name) else { return }
        if bindings[place].binding == nil {
            bindings[place].binding = Binding(value: value)
        } else {
            bindings[place].binding?.value = value
        }
    }

    /// Changes a whole binding in place.
    mutating func rebind(_ name: Name, to binding: Binding) {
        guard let place = place(of: name) else { return }
        bindings[place].binding = binding
        bindings[place].binding?.frame = frame
    }

    /// The same names, none of which ends.
    var settled: Scope {
        var scope = self
        scope.undo = []
        return scope
    }

    /// A function call begins, which sees no names of others.
    mutating func beginFrame() {
        frames += 1
        frame = frames
    }

    /// The mark at which `leave` ends the scope that begins now.
    var mark: Int { undo.count }

    mutating func leave(to mark: Int) {
        while undo.count > mark, let last = undo.popLast() { bindings[last.place].binding = last.previous }
    }

    func allValues(satisfy condition: (Value) -> Bool) -> Bool {
        bindings.allSatisfy { $0.binding.map { condition($0.value) } ?? true }
    }

    /// Every bound name, in the order of the names.
    var boundNames: [Name] {
        places.compactMap { place in
            guard place >= 0, bindings[Int(place)].binding != nil else { return nil }
            return bindings[Int(place)].name
        }
    }
}
