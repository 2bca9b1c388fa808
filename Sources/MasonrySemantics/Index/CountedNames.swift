// Names that several files may give: with how many do, so that one of them can take its own back.

/// A set of names, each with the number of those that gave it.
package struct CountedNames: Sendable, Hashable {
    private var counts: [String: Int] = [:]

    package init() {}

    init(_ names: some Sequence<String>) { for name in names { counts[name] = 1 } }

    func contains(_ name: String) -> Bool { counts[name] != nil }

    func count(of name: String) -> Int { counts[name] ?? 0 }

    var isEmpty: Bool { counts.isEmpty }

    /// In no order.
    var names: Dictionary<String, Int>.Keys { counts.keys }

    mutating func add(_ name: String) { counts[name, default: 0] += 1 }

    /// Takes back what was added once; nothing where it was not.
    mutating func remove(_ name: String) {
        guard let count = counts[name] else { return }
        counts[name] = count > 1 ? count - 1 : nil
    }

    mutating func add(_ names: some Sequence<String>) { for name in names { add(name) } }

    mutating func remove(_ names: some Sequence<String>) { for name in names { remove(name) } }

    /// Adds a name that counts once, however often it is added so.
    mutating func insert(_ name: String) { counts[name] = 1 }
}
