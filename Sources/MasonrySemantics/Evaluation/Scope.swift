// Names and what they stand for, with block scopes, as an array indexed by name.

import AutoLayout
import MasonrySyntax
import SourceText

/// What a name stands for.
struct Binding {
    var value: Value
    var symbol: Reference.Symbol?
    /// Where it was declared; nil for names that nobody wrote.
    var declared: TextRange?
    /// The function call that declared it; 0 for the file.
    var frame: Int32 = 0
}

/// The names of the running code.
struct Scope {
    private var bindings: [Binding?] = []
    private var undo: [(name: Int, previous: Binding?)] = []
    /// The function call that runs: names of other calls are not seen.
    var frame: Int32 = 0

    /// `names` is how many names the text has.
    init(names: Int) { bindings = Array(repeating: nil, count: names) }

    subscript(name: Name) -> Binding? {
        let index = Int(name.index)
        guard index >= 0, index < bindings.count, let binding = bindings[index] else { return nil }
        return binding.frame == frame || binding.frame == 0 ? binding : nil
    }

    /// The binding of `name` in the running function alone.
    func local(_ name: Name) -> Binding? {
        guard frame != 0, let binding = self[name], binding.frame == frame else { return nil }
        return binding
    }

    /// Binds `name` until the scope it is bound in ends.
    mutating func bind(_ name: Name, to binding: Binding) {
        let index = Int(name.index)
        guard index >= 0 else { return }
        if bindings.count <= index {
            bindings.append(contentsOf: repeatElement(nil, count: index + 64 - bindings.count))
        }
        undo.append((index, bindings[index]))
        bindings[index] = binding
        bindings[index]?.frame = frame
    }

    /// Changes what `name` stands for, in the scope where it was bound. A name that nobody declared here is a
    /// property (`self.top = make.top…`): it outlives the block.
    mutating func assign(_ name: Name, _ value: Value) {
        let index = Int(name.index)
        guard index >= 0 else { return }
        if bindings.count <= index {
            bindings.append(contentsOf: repeatElement(nil, count: index + 64 - bindings.count))
        }
        if bindings[index] == nil { bindings[index] = Binding(value: value) } else { bindings[index]?.value = value }
    }

    /// Changes a whole binding in place.
    mutating func rebind(_ name: Name, to binding: Binding) {
        let index = Int(name.index)
        guard index >= 0, index < bindings.count else { return bind(name, to: binding) }
        bindings[index] = binding
        bindings[index]?.frame = frame
    }

    /// The mark at which `leave` ends the scope that begins now.
    var mark: Int { undo.count }

    mutating func leave(to mark: Int) {
        while undo.count > mark, let last = undo.popLast() { bindings[last.name] = last.previous }
    }

    /// Every bound name, in the order of the names.
    var boundNames: [Name] {
        bindings.indices.compactMap { bindings[$0] == nil ? nil : Name(Int32(clamping: $0)) }
    }
}
