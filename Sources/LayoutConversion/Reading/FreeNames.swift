// Names for what new code declares.

import MasonrySyntax

/// Names that are free in the file.
struct FreeNames: Sendable {
    let tree: SyntaxTree
    private var taken: Set<String> = []

    init(_ tree: SyntaxTree) { self.tree = tree }

    /// `name`, or the first of `name2`, `name3` … that the text does not have.
    mutating func free(_ name: String) -> String {
        for number in 1..<1000 {
            let candidate = number == 1 ? name : "\(name)\(number)"
            if tree.names.find(candidate) == nil, taken.insert(candidate).inserted { return candidate }
        }
        return name
    }
}
