// Words that names are made of, looked for byte by byte: every call of a text is asked what it speaks of.

/// Words in small letters, to be found within names in camel case.
struct NameParts: Sendable {
    private let words: [[UInt8]]

    init(_ words: [String]) { self.words = words.map { Array($0.utf8) } }

    /// Whether one of the words stands in the name, whatever the case of its letters. Complexity: O(bytes · words).
    func standIn(_ name: String) -> Bool {
        let bytes = name.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        return words.contains { word in
            guard let first = word.first, bytes.count >= word.count else { return false }
            for start in 0...bytes.count - word.count
            where bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word) {
                return true
            }
            return false
        }
    }
}
