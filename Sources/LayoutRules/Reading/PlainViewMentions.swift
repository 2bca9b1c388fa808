// Mentions of a view that shows nothing: what makes it, adds it and says where it lies.

import MasonrySemantics
import MasonrySyntax

extension ViewMentions {
    func isPlainUse(_ index: Int) -> Bool {
        isAddition(index) || isInListOfAdditions(index) || isClear(index)
            || text(index + 1) == "." && text(index + 2) == "translatesAutoresizingMaskIntoConstraints"
    }

    /// `var name: UIView!` alone: what is assigned to it stands elsewhere.
    func isPlainDeclaration(_ index: Int) -> Bool {
        text(index - 1) == "var" && text(index + 1) == ":" && text(index + 2) == "UIView"
            && ["!", "?"].contains(text(index + 3)) && !["=", "{"].contains(text(index + 4))
    }

    /// `name.backgroundColor = .clear`, also with the name of the class.
    private func isClear(_ index: Int) -> Bool {
        guard before(index) != nil, text(index + 1) == ".", text(index + 2) == "backgroundColor", text(index + 3) == "="
        else { return false }
        let words = (4..<9).map { text(index + $0) }
        return words.starts(with: [".", "clear"]) || words.starts(with: ["UIColor", ".", "clear"])
            || words.starts(with: ["UIColor", ".", "clearColor"])
            || words.starts(with: ["[", "UIColor", "clearColor", "]"])
    }

    /// `name = makeSpacer()`, where the helper makes a plain view, adds it and returns it.
    func isPlainHelper(_ index: Int) -> Bool {
        guard before(index) != nil, text(index + 1) == "=", text(index + 3) == "(", text(index + 4) == ")",
            ![".", "{"].contains(text(index + 5)),
            let helper = helpers[text(index + 2)].map({ context.code.facts.methods[$0] })
        else { return false }
        let start = tokens.partitionPoint { $0.range.start >= helper.nameRange.end }
        let body = (start..<tokens.count).prefix { tokens[$0].range.end <= helper.range.end }
        guard let making = body.first(where: { ["let", "var"].contains(text($0)) }) else { return false }
        let local = text(making + 1)
        guard isPlainMaking(making + 1), body.contains(where: { text($0) == "return" && text($0 + 1) == local }) else {
            return false
        }
        return body.allSatisfy { place in
            guard text(place) == local else { return true }
            return place == making + 1 || isPlainUse(place) || text(place - 1) == "return" && text(place + 1) == "}"
        }
    }

    /// `let name = UIView()`, `UIView *name = [UIView new];`, `[[UIView alloc] init]`.
    func isPlainMaking(_ index: Int) -> Bool {
        guard before(index) != nil else { return false }
        var place = index + 1
        if text(place) == ":", text(place + 1) == "UIView" { place += 2 }
        guard text(place) == "=" else { return false }
        return Self.plainMakings.contains { making in
            let end = place + 1 + making.count
            return making.indices.allSatisfy { text(place + 1 + $0) == making[$0] }
                && ![".", "{", "("].contains(text(end))
        }
    }

    private static let plainMakings = [
        ["UIView", "(", ")"], ["UIView", "(", "frame", ":", ".", "zero", ")"],
        ["[", "UIView", "new", "]"], ["[", "[", "UIView", "alloc", "]", "init", "]"],
    ]
}
