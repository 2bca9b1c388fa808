// Names that tell a line: of branches, and of views that no variable holds. Made in one place, and made again where only
// the numbers of the lines have changed.

import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// Gives branches and nameless views their names.
    mutating func nameByLines() {
        for index in scenarios.indices {
            guard let branch = scenarios[index].branch, let method = scenarios[index].branchMethod else { continue }
            scenarios[index].name = "\(method) (line \(tree.text.lineNumber(at: branch.start)))"
        }
        for index in items.indices where items[index].isNameless {
            let line = items[index].declaration.map { " (line \(tree.text.lineNumber(at: $0.start)))" } ?? ""
            items[index].name = (items[index].className ?? "UIView") + line
        }
    }

    /// Takes other line numbers for the same text.
    package mutating func renumber(_ numbers: LineNumbers) {
        tree.renumber(numbers)
        nameByLines()
    }
}
