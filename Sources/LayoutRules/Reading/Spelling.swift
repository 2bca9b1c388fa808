// Finds what a misspelt name was probably meant to be.

/// Comparison of names by how many letters differ.
enum Spelling {
    /// The name nearest to `name`, if one is near enough to be what was meant; of equals the first.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let letters = Array(name.utf8)
        var best: (name: String, distance: Int)?
        let limit = max(1, letters.count / 3)
        for candidate in candidates where candidate != name {
            guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
            let distance = distance(letters, Array(candidate.utf8))
            if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Insertions, deletions and changes between two spellings.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, other) in second.enumerated() {
                let change = diagonal + (letter == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row.last ?? 0
    }
}
