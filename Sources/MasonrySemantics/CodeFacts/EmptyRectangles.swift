// Rectangles that are empty as they are written.

import MasonrySyntax

extension SyntaxReader {
    /// `.zero`, `CGRect.zero`, `CGRectZero`, `CGRect()`, where a rectangle is expected.
    func isEmptyRectangle(_ id: ExpressionID) -> Bool {
        switch self[id].kind {
        case .implicitMember(let name, _): string(name) == "zero"
        case .member(let base, let name, _): string(name) == "zero" && isNamed("CGRect", base)
        case .name(let name): string(name) == "CGRectZero"
        case .call(let callee, let arguments): arguments.isEmpty && isNamed("CGRect", callee)
        default: false
        }
    }

    private func isNamed(_ name: String, _ id: ExpressionID) -> Bool { self[id].kind.name.map { string($0) } == name }
}

extension SyntaxTree {
    /// `.zero`, `CGRect.zero`, `CGRectZero`, `CGRect()`, where a rectangle is expected.
    package func isEmptyRectangle(_ id: ExpressionID) -> Bool { SyntaxReader(self).isEmptyRectangle(id) }
}
