// Frames that code copies, changes in parts and gives back: `CGRect frame = self.frame; frame.size.height = 80; self.frame = frame;`.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// Notes a variable that begins as the frame of a view.
    mutating func noteFrameCopy(_ variable: Name, _ initializer: ExpressionID?) {
        guard isInClass, let initializer, case .member(_, let name, _) = tree[initializer].kind, name.word == .frame,
            let item = viewOfFrame(initializer)
        else { return noted.frameCopies[variable] = nil }
        noted.frameCopies[variable] = FrameCopy(item: item)
    }

    /// Notes `frame.size.height = …` of such a variable; false for all others.
    mutating func changeFrameCopy(_ base: ExpressionID, _ name: Name) -> Bool {
        guard !noted.frameCopies.isEmpty else { return false }
        let variable: Name?
        let places: [Int]
        let string = tree.string(name)
        if case .member(let copy, let part, _) = tree[base].kind {
            variable = tree[copy].kind.name
            switch (tree.string(part), string) {
            case ("origin", "x"): places = [0]
            case ("origin", "y"): places = [1]
            case ("size", "width"): places = [2]
            case ("size", "height"): places = [3]
            default: return false
            }
        } else {
            variable = tree[base].kind.name
            switch string {
            case "origin": places = [0, 1]
            case "size": places = [2, 3]
            default: return false
            }
        }
        guard let variable, noted.frameCopies[variable] != nil else { return false }
        noted.frameCopies[variable]?.changed.formUnion(places)
        return true
    }

    /// Gives a view its own frame back, of which only what was changed is not known; false for other frames.
    mutating func restoreFrame(of item: ItemID, _ source: ExpressionID) -> Bool {
        guard let name = tree[source].kind.name, let copy = noted.frameCopies[name], copy.item == item else {
            return false
        }
        var given = document.givenFrames[item] ?? GivenFrame(numbers: [], source: tree[source].range)
        if given.numbers.count != 4 { given.numbers = Array(repeating: .init(), count: 4) }
        given.adjusted.formUnion(copy.changed)
        for place in copy.changed { given.numbers[place] = .init() }
        document.givenFrames[item] = given
        return true
    }
}
