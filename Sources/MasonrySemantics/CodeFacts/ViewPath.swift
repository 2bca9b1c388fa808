// How code names a view, whichever way it spells the name.

import MasonrySyntax

extension SyntaxTree {
    /// `box` for `box`, `_box`, `self.box`, `weakSelf.box`, `[self box]` and `box.snp`; `box.superview` for a longer
    /// path; `self` for `snp` alone; nil where it is no plain path.
    package func viewPath(_ id: ExpressionID) -> String? {
        var parts: [String] = []
        var current = id
        for _ in 0..<8 {
            switch self[current].kind {
            case .parenthesized(let inner), .cast(_, let inner): current = inner
            case .unary(.other, let inner): current = inner
            case .member(let base, let name, _):
                if name.word != .snp { parts.append(string(name)) }
                current = base
            case .message(let receiver, let arguments):
                guard arguments.count == 1, let name = arguments[0].label, arguments[0].value == nil else { return nil }
                parts.append(string(name))
                current = receiver
            case .name(let name):
                let string = string(name)
                if name.word == .`self` || name.word == .snp || SelfAlias.isOne(string) {
                    return parts.isEmpty ? "self" : Self.joined(parts)
                }
                parts.append(string.hasPrefix("_") && string.utf8.count > 1 ? String(string.dropFirst()) : string)
                return Self.joined(parts)
            default: return nil
            }
        }
        return nil
    }

    private static func joined(_ parts: [String]) -> String { parts.reversed().joined(separator: ".") }
}
