// What code reads through paths of names: `list.contentSize.height`, `player.view`.

import MasonrySyntax

/// A path of names and, where it begins with a name of the running function, which one that is.
struct NamePath: Hashable, Sendable {
    var path: [Name]
    var local: Int32?
}

/// What was read through paths so far, until something is assigned to a name on the way.
struct ReadPaths<Value> {
    private var values: [NamePath: Value] = [:]
    /// Under each name what was read through it, so that forgetting it looks at nothing else. Some may be gone already.
    private var keys: [Name: [NamePath]] = [:]

    subscript(key: NamePath) -> Value? { values[key] }

    mutating func note(_ value: Value, as key: NamePath) {
        values[key] = value
        for name in key.path { keys[name, default: []].append(key) }
    }

    /// All that was read through a name.
    mutating func forget(_ name: Name) {
        guard !keys.isEmpty, let read = keys.removeValue(forKey: name) else { return }
        for key in read { values[key] = nil }
    }
}
