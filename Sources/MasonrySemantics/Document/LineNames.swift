// Names that tell a line: of branches, and of views that no variable holds. Made in one place, and made again where only
// the numbers of the lines have changed.

import AutoLayout
import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// Gives branches and nameless views their names: branches those of their conditions, with the line where two of a
    /// class would have one name.
    mutating func nameByLines() {
        var clashes: [String: Int] = [:]
        for scenario in scenarios {
            let name = scenario.branch == nil ? scenario.name : scenario.branchWords
            if let name { clashes["\(scenario.owner ?? "") \(name)", default: 0] += 1 }
        }
        for index in scenarios.indices {
            guard let branch = scenarios[index].branch, let method = scenarios[index].branchMethod else { continue }
            let words = scenarios[index].branchWords
            let isClear = words.map { clashes["\(scenarios[index].owner ?? "") \($0)"] == 1 } ?? false
            scenarios[index].name = (words ?? method) + (isClear ? "" : " (\(place(of: branch)))")
        }
        for index in items.indices where items[index].isNameless {
            guard let declaration = items[index].declaration else {
                // In attached code, whose lines do not change with the text: it keeps the name it has.
                if items[index].name.isEmpty { items[index].name = items[index].className ?? "UIView" }
                continue
            }
            items[index].name = (items[index].className ?? "UIView") + " (\(place(of: declaration)))"
        }
    }

    /// Where an item is declared, as `line 12`; nil for what stands nowhere.
    package func declaredPlace(of id: ItemID) -> String? {
        guard items.indices.contains(id.index) else { return nil }
        return items[id.index].declaration.map(place)
    }

    /// `line 12`, or `Constants.swift:12` in another file.
    private func place(of range: TextRange) -> String {
        outsidePlace(of: range)?.description ?? "line \(tree.text.lineNumber(at: range.start))"
    }

    /// Takes other line numbers for the same text.
    package mutating func renumber(_ numbers: LineNumbers) {
        tree.renumber(numbers)
        nameByLines()
    }
}
