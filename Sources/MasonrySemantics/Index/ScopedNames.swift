// What a local name stands for where it is used: the nearest declaration around it says it.

import MasonrySyntax
import SourceText

/// Local names of a text of Swift.
struct ScopedNames {
    private let tree: SyntaxTree
    private let words: SourceWords

    enum Meaning: Hashable {
        /// The object that the code belongs to, as `owner` of `bind(with: self) { owner, value in`.
        case itself
        case type(String)
        /// Something is declared so, and nobody says what it is.
        case unknown
    }

    init(_ tree: SyntaxTree, _ words: SourceWords) { (self.tree, self.words) = (tree, words) }

    /// nil for what no function or closure around a place declares.
    func meaning(of name: String, at place: Int) -> Meaning? {
        guard tree.dialect == .swift, var index = tree.tokenIndex(at: TextOffset(place)) else { return nil }
        var depth = 0
        for _ in 0..<Self.farthest where index > 0 {
            index -= 1
            switch word(index) {
            case "}": depth += 1
            case "{" where depth > 0: depth -= 1
            case "{":
                if let meaning = meaning(of: name, inHeadOf: index) { return meaning }
            case name where depth == 0:
                guard let before = previous(index).map(word) else { continue }
                if before == "let" || before == "var" || before == "for" { return declared(at: index) }
                // `let (row, cell) = pair` and `let row = 1, cell = list[0]`: nobody says what it is.
                if before == "," && next(index).map(word) == "=" || isInPattern(index) { return .unknown }
            case "case" where depth == 0:
                // `case let .shown(cell):` declares what stands in it.
                if next(index).map(word) == "let", isNamed(name, after: index) { return .unknown }
            default: break
            }
        }
        return nil
    }

    /// Whether a name stands among others in parentheses that `let`, `var` or `for` is in front of.
    private func isInPattern(_ index: Int) -> Bool {
        var index = index
        for _ in 0..<Self.longestHead {
            guard let before = previous(index) else { return false }
            index = before
            switch word(index) {
            case ",", "_": continue
            case "(":
                guard let start = previous(index).map(word) else { return false }
                return start == "let" || start == "var" || start == "for"
            default: guard tree.tokens[index].kind == .identifier else { return false }
            }
        }
        return false
    }

    private func declared(at index: Int) -> Meaning {
        let range = tree.tokens[index].range
        guard let type = words.declaredType(at: range.start.utf8..<range.end.utf8) ?? nil else { return .unknown }
        return .type(type)
    }

    /// What the parameters of the closure or function that a brace opens say.
    private func meaning(of name: String, inHeadOf brace: Int) -> Meaning? {
        if let parameters = parameters(ofClosureAt: brace), let place = parameters.first(where: { word($0) == name }) {
            if next(place).map(word) == ":" { return declared(at: place) }
            return place == parameters.first && isHandedSelf(before: brace) ? .itself : .unknown
        }
        guard let head = head(ofFunctionAt: brace) else { return nil }
        let place = head.first { word($0) == name && next($0).map(word) == ":" }
        return place.map(declared)
    }

    /// The names of a closure's parameters; nil where it has none, or is no closure.
    private func parameters(ofClosureAt brace: Int) -> [Int]? {
        var result: [Int] = []
        var isCaptured = false
        var isType = false
        var index = brace
        for _ in 0..<Self.longestHead {
            guard let following = next(index) else { return nil }
            index = following
            switch word(index) {
            case "[": isCaptured = true
            case "]": isCaptured = false
            case "in": return result
            case ":": isType = true
            case ",", "(", ")": isType = false
            case "_", "?", "!", ".", "<", ">", "-", "->", "@": break
            default:
                guard tree.tokens[index].kind == .identifier else { return nil }
                if !isCaptured, !isType { result.append(index) }
            }
        }
        return nil
    }

    /// The tokens from `func` or `init` to the brace that opens its body.
    private func head(ofFunctionAt brace: Int) -> Range<Int>? {
        var index = brace
        for _ in 0..<Self.longestHead {
            guard let before = previous(index) else { return nil }
            index = before
            switch word(index) {
            case "func", "init", "subscript": return index..<brace
            case "{", "}", ";": return nil
            default: break
            }
        }
        return nil
    }

    /// Whether the calls that a closure is given to hand on `self` first: RxSwift's `withUnretained(self)` and `with: self`.
    private func isHandedSelf(before brace: Int) -> Bool {
        var index = brace
        for _ in 0..<Self.longestHead {
            guard let before = previous(index) else { return false }
            index = before
            switch word(index) {
            case "self":
                guard let one = previous(index), let two = previous(one) else { return false }
                let isArgument = next(index).map(word) == ")" || next(index).map(word) == ","
                let words = (word(two), word(one))
                if isArgument, words == ("with", ":") || words == ("withUnretained", "(") { return true }
            case "{", "}", ";", "let", "var", "return": return false
            default: break
            }
        }
        return false
    }

    private static let longestHead = 80
    /// Of what is declared farther away all places that may declare it are asked.
    private static let farthest = 8_192

    private func isNamed(_ name: String, after index: Int) -> Bool {
        var index = index
        for _ in 0..<Self.longestHead {
            guard let following = next(index) else { return false }
            index = following
            switch word(index) {
            case name: return true
            case ":", "=", "{": return false
            default: break
            }
        }
        return false
    }

    private func word(_ index: Int) -> String { tree.text[tree.tokens[index].range] }

    private func isBlank(_ index: Int) -> Bool {
        switch tree.tokens[index].kind {
        case .whitespace, .newline, .lineComment, .blockComment: true
        default: false
        }
    }

    private func previous(_ index: Int) -> Int? {
        var index = index - 1
        while index >= 0, isBlank(index) { index -= 1 }
        return index >= 0 ? index : nil
    }

    private func next(_ index: Int) -> Int? {
        var index = index + 1
        while index < tree.tokens.count, isBlank(index) { index += 1 }
        return index < tree.tokens.count ? index : nil
    }
}
