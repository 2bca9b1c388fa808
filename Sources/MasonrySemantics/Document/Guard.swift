// The conditions under which code of a class runs: each stands on those around and before it.

import SourceText

/// A branch that was taken, or an early return that was not: one more condition on top of others.
package struct Guard: Sendable {
    /// The conditions that hold as well.
    package let parent: GuardID
    /// How many conditions that makes.
    package let depth: Int32
    /// The branch in the text; of an early return the statement that may have returned.
    package let range: TextRange
    /// The method it stands in.
    package let function: String?
    /// The condition as the source says it (`kind == 1`); nil where it has no short spelling.
    package let words: String?
    /// What the ways of one `if` or `switch` have in common that is run once: only one of them is taken. 0 for all else.
    package let fork: Int32
}

extension LayoutDocument {
    /// Whether whatever runs under `inner` runs under all conditions of `outer`.
    package func isGuard(_ inner: GuardID, within outer: GuardID) -> Bool {
        if inner == outer || outer == .always { return inner != .doubtful }
        guard let index = outer.index, guards.indices.contains(index) else { return false }
        var current = inner
        while let index = current.index, guards.indices.contains(index), guards[index].depth > depth(of: outer) {
            current = guards[index].parent
        }
        return current == outer
    }

    /// The conditions of both, where those of one include those of the other.
    package func together(_ one: GuardID, _ other: GuardID) -> GuardID {
        if isGuard(one, within: other) { return one }
        return isGuard(other, within: one) ? other : .doubtful
    }

    /// Whether there is one of them that includes the conditions of all others: then all hold whenever its code runs.
    package func areTogether(_ conditions: [GuardID]) -> Bool {
        conditions.reduce(GuardID.always) { $0 == .doubtful ? .doubtful : together($0, $1) } != .doubtful
    }

    /// What a condition and those around it say together; nil where one of them has no words.
    func words(of condition: GuardID) -> String? {
        var parts: [String] = []
        var current = condition
        while let index = current.index, guards.indices.contains(index) {
            guard parts.count < 4, let words = guards[index].words else { return nil }
            if !parts.contains(words) { parts.append(words) }
            current = guards[index].parent
        }
        let settled = parts.compactMap { Self.side(of: $0, before: " == ") }
        // What code has set meanwhile was another constant before: no words tell the two apart.
        guard Set(settled).count == settled.count else { return nil }
        // What is equal to one constant is none of the others.
        let rest = parts.filter { part in !(Self.side(of: part, before: " != ").map(settled.contains) ?? false) }
        guard !rest.isEmpty else { return nil }
        return rest.reversed().joined(separator: " && ")
    }

    /// A condition and those that it stands on, the innermost first.
    package func conditions(of condition: GuardID) -> [Guard] {
        var result: [Guard] = []
        var current = condition
        while let index = current.index, guards.indices.contains(index) {
            result.append(guards[index])
            current = guards[index].parent
        }
        return result
    }

    /// Whether what runs under one of them never runs under the other: on the way to each, one branch was taken in two ways.
    package func areExclusive(_ one: GuardID, _ other: GuardID) -> Bool {
        var ways: [Int32: GuardID] = [:]
        var current = one
        while let index = current.index, guards.indices.contains(index) {
            if guards[index].fork != 0 { ways[guards[index].fork] = current }
            current = guards[index].parent
        }
        guard !ways.isEmpty else { return false }
        current = other
        while let index = current.index, guards.indices.contains(index) {
            let known = guards[index]
            if known.fork != 0, let way = ways[known.fork], way != current, let taken = way.index,
                guards.indices.contains(taken), guards[taken].parent == known.parent
            {
                return true
            }
            current = known.parent
        }
        return false
    }

    /// Whether two conditions say the opposite of each other, by their words: of `kind` and `self.kind` nobody knows that
    /// they are the same.
    func seemOpposite(_ one: GuardID, _ other: GuardID) -> Bool {
        let said = Set(allWords(of: one))
        return !said.isEmpty && allWords(of: other).contains { said.contains(Self.opposite(of: $0)) }
    }

    private func allWords(of condition: GuardID) -> [String] {
        var parts: [String] = []
        var current = condition
        while let index = current.index, guards.indices.contains(index) {
            if let words = guards[index].words { parts.append(words) }
            current = guards[index].parent
        }
        return parts
    }

    private static func opposite(of words: String) -> String {
        for (sign, other) in [(" == ", " != "), (" != ", " == ")] {
            if let range = words.firstRange(of: sign) {
                return words[..<range.lowerBound] + other + words[range.upperBound...]
            }
        }
        guard words.hasPrefix("!") else { return "!" + words }
        return String(words.dropFirst())
    }

    private static func side(of words: String, before sign: String) -> Substring? {
        words.firstRange(of: sign).map { words[..<$0.lowerBound] }
    }

    /// The branch in the text, or the statement that may have returned, behind which `condition` holds; nil where none does.
    package func branch(of condition: GuardID) -> TextRange? {
        condition.index.flatMap { guards.indices.contains($0) ? guards[$0].range : nil }
    }

    private func depth(of condition: GuardID) -> Int32 {
        condition.index.map { guards.indices.contains($0) ? guards[$0].depth : 0 } ?? 0
    }

    /// Notes a condition on top of others.
    mutating func addGuard(
        on parent: GuardID, at range: TextRange, in function: String?, saying words: String? = nil, of fork: Int32 = 0
    ) -> GuardID {
        guard parent != .doubtful else { return .doubtful }
        guards.append(
            Guard(
                parent: parent, depth: depth(of: parent) + 1, range: range, function: function, words: words, fork: fork
            ))
        return GuardID(guards.count - 1)
    }
}
