// A dictionary whose latest changes can be taken back, which costs as much as there were changes.

/// A dictionary with at most one trial at a time. A copy to go back to would cost the whole dictionary.
struct RevertibleDictionary<Key: Hashable, Value> {
    private var entries: [Key: Value] = [:]
    /// What each key that the trial touched stood for before; nil without a trial.
    private var before: [Key: Value?]?

    var isEmpty: Bool { entries.isEmpty }

    subscript(key: Key) -> Value? {
        get { entries[key] }
        _modify {
            note(key)
            yield &entries[key]
        }
    }

    private mutating func note(_ key: Key) {
        guard before != nil, before?.index(forKey: key) == nil else { return }
        before?.updateValue(entries[key], forKey: key)
    }

    /// From here on changes can be taken back.
    mutating func beginTrial() { before = [:] }

    /// Takes back every change since `beginTrial`.
    mutating func endTrial() {
        for (key, value) in before ?? [:] { entries[key] = value }
        before = nil
    }
}

extension RevertibleDictionary: Sendable where Key: Sendable, Value: Sendable {}
