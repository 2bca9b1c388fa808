// Which text of the program's string tables an expression gives.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// `NSLocalizedString("key", …)`, `"key".localized`, `R.string.localizable.key()`, `L10n.key`: the text in the language
    /// that the program is written in; nil for other expressions, and for texts with values in them.
    mutating func localizedText(_ source: ExpressionID) -> String? {
        guard let text = entry(source, depth: 0), !text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        return text
    }

    private mutating func entry(_ id: ExpressionID, depth: Int) -> String? {
        guard depth < 6 else { return nil }
        switch tree[id].kind {
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner): return entry(inner, depth: depth + 1)
        case .call(let callee, let arguments):
            switch tree[callee].kind {
            case .name(let name):
                let isLabelled = arguments.first?.label.map { tree.string($0) } == "localized"
                guard isLabelled || Self.localizes(tree.string(name)) else { return nil }
                return firstKey(arguments) ?? (tree.string(name) == "NSLocalizedString" ? keyAsText(arguments) : nil)
            case .member(let base, let name, _):
                let method = tree.string(name)
                if Self.localizes(method), let key = key(base) { return text(forKey: key) }
                // What takes values has other arguments than languages.
                guard arguments.allSatisfy({ $0.label.map { tree.string($0) } == "preferredLanguages" }) else {
                    return nil
                }
                return isPathOfTexts(base, depth: 0) ? text(generated: method) : nil
            default: return nil
            }
        case .message(_, let arguments):
            guard arguments.first?.label.map({ Self.localizes(tree.string($0)) }) == true else { return nil }
            return firstKey(arguments)
        case .member(let base, let name, _):
            if let key = key(base) { return Self.localizes(tree.string(name)) ? text(forKey: key) : nil }
            return path(id).flatMap { text(generated: $0) }
        default: return nil
        }
    }

    /// Whether a function or method is called as those are that look a key up: `NSLocalizedString`, `localized`.
    private static func localizes(_ name: String) -> Bool { name.contains("ocali") || name.contains("ocalString") }

    private mutating func firstKey(_ arguments: [Argument]) -> String? {
        arguments.first?.value.flatMap { key($0) }.flatMap { text(forKey: $0) }
    }

    /// A key that no table has is shown itself, where it is a text and no name.
    private mutating func keyAsText(_ arguments: [Argument]) -> String? {
        guard knowsFiles, let key = arguments.first?.value.flatMap({ key($0) }),
            key.contains(" ") || key.unicodeScalars.contains(where: { !$0.isASCII })
        else { return nil }
        return key
    }

    private mutating func key(_ id: ExpressionID) -> String? {
        guard case .string(let contents) = tree[id].kind else { return nil }
        let key = tree.text[contents]
        return key.contains("\\") ? nil : key
    }

    /// `R.string.localizable`, `R.string(preferredLanguages: …).localizable`.
    private mutating func isPathOfTexts(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        switch tree[id].kind {
        case .member(let base, let name, _):
            if tree.string(name) == "string", case .name(let root) = tree[base].kind { return tree.string(root) == "R" }
            return isPathOfTexts(base, depth: depth + 1)
        case .call(let callee, _): return isPathOfTexts(callee, depth: depth + 1)
        default: return false
        }
    }

    /// `Login.title` of `L10n.Login.title`: what follows the type that generators make.
    private mutating func path(_ id: ExpressionID) -> String? {
        var parts: [String] = []
        var id = id
        for _ in 0..<8 {
            switch tree[id].kind {
            case .member(let base, let name, _):
                parts.append(tree.string(name))
                id = base
            case .name(let root):
                let name = tree.string(root)
                guard name == "L10n" || name.hasSuffix("Strings"), definitions.ownTypes[name] == nil else { return nil }
                return parts.reversed().joined(separator: ".")
            default: return nil
            }
        }
        return nil
    }
}
