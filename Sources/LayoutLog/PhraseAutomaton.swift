// Finds any of a list of phrases in a stream of bytes, one step a byte (Aho and Corasick, 1975).

/// An automaton over the phrases of the log. Time does not depend on how many there are.
struct PhraseAutomaton: Sendable {
    /// For each state and class of bytes the next state.
    private let table: [UInt16]
    private let classOf: [UInt8]
    /// For each state the phrase that ends there; -1 for none.
    private let phraseAt: [Int16]
    private let shift: Int

    /// - Parameter phrases: none within another.
    init(_ phrases: [[UInt8]]) {
        var classOf = [UInt8](repeating: 0, count: 256)
        var classes = 1
        for byte in phrases.joined() where classOf[Int(byte)] == 0 {
            classOf[Int(byte)] = UInt8(classes)
            classes += 1
        }
        var shift = 1
        while 1 << shift < classes { shift += 1 }
        let width = 1 << shift
        var trie: [[Int]] = [[Int](repeating: -1, count: width)]
        var phraseAt: [Int16] = [-1]
        for (index, phrase) in phrases.enumerated() {
            var state = 0
            for byte in phrase {
                let column = Int(classOf[Int(byte)])
                if trie[state][column] < 0 {
                    trie[state][column] = trie.count
                    trie.append([Int](repeating: -1, count: width))
                    phraseAt.append(-1)
                }
                state = trie[state][column]
            }
            phraseAt[state] = Int16(index)
        }
        var failure = [Int](repeating: 0, count: trie.count)
        var queue: [Int] = []
        for column in 0..<width {
            let next = trie[0][column]
            if next < 0 { trie[0][column] = 0 } else { queue.append(next) }
        }
        var head = 0
        while head < queue.count {
            let state = queue[head]
            head += 1
            if phraseAt[state] < 0 { phraseAt[state] = phraseAt[failure[state]] }
            for column in 0..<width {
                let next = trie[state][column]
                let fallback = trie[failure[state]][column]
                if next < 0 {
                    trie[state][column] = fallback
                } else {
                    failure[next] = fallback
                    queue.append(next)
                }
            }
        }
        self.classOf = classOf
        self.phraseAt = phraseAt
        self.shift = shift
        table = trie.flatMap { row in row.map { UInt16(truncatingIfNeeded: $0) } }
    }

    /// Where the next phrase ends.
    /// - Parameter state: where the automaton stands; 0 at the beginning of a text.
    /// - Returns: the place behind the phrase and its number; nil where there is none up to the end.
    func next(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ state: inout Int
    ) -> (end: Int, phrase: Int)? {
        var current = state
        var place = start
        let count = bytes.count
        let shift = shift
        // Pointers, because this reads every byte of a log: states and classes are in range by construction.
        return table.withUnsafeBufferPointer { table in
            classOf.withUnsafeBufferPointer { classOf in
                phraseAt.withUnsafeBufferPointer { phraseAt in
                    while place < count {
                        current = Int(table[current << shift | Int(classOf[Int(bytes[place])])])
                        place += 1
                        if current != 0, phraseAt[current] >= 0 {
                            state = current
                            return (place, Int(phraseAt[current]))
                        }
                    }
                    state = current
                    return nil
                }
            }
        }
    }
}
