// Controllers that let their views begin below the navigation bar: what a class inherits, each file asks the others.

import AutoLayout
import MasonrySyntax
import SourceText

/// Kept in the table of assigned names, where no name of a program looks so.
enum LoweredControllers {
    /// The name for: a class sets `edgesForExtendedLayout` of its own objects to nothing.
    static func name(_ type: String) -> String { type + "@lowered" }

    /// The classes of a text that do so.
    static func all(in reader: SyntaxReader) -> Set<String> {
        guard let property = reader.names.find("edgesForExtendedLayout") else { return [] }
        let places = reader.expressions.compactMap { expression -> TextOffset? in
            guard case .assignment(.assign, let target, let value) = expression.kind else { return nil }
            switch reader[target].kind {
            case .name(property): break
            case .member(let base, property, _) where reader.text[reader[base].range] == "self": break
            default: return nil
            }
            return isNoEdge(value, reader) ? expression.range.start : nil
        }
        guard !places.isEmpty else { return [] }
        var found: Set<String> = []
        for statement in reader.statements {
            guard case .type(let type) = statement.kind,
                places.contains(where: { statement.range.start <= $0 && $0 < statement.range.end })
            else {
                continue
            }
            found.insert(name(reader.string(type.name)))
        }
        return found
    }

    /// `[]`, `UIRectEdgeNone`, `.None`, `UIRectEdge()`.
    static func isNoEdge(_ id: ExpressionID, _ reader: SyntaxReader) -> Bool {
        switch reader[id].kind {
        case .array(let elements): elements.isEmpty
        case .name(let name): reader.string(name) == "UIRectEdgeNone"
        case .number(let value, _): value == 0
        case .member(_, let name, _): reader.string(name).lowercased() == "none"
        case .call(_, let arguments): arguments.allSatisfy { $0.value == nil }
        default: false
        }
    }
}

extension Evaluator {
    /// Notes the controllers of the text that a superclass of another file lowers, unless the text says something of it itself.
    mutating func noteLoweredViews() {
        guard knowsFiles, tree.names.find("edgesForExtendedLayout") == nil else { return }
        for item in document.items where item.placement == .controllerView {
            guard let owner = item.owner, document.navigationBars[owner]?.isAboveView != true else { continue }
            for superclass in superclasses(of: Self.lastName(of: owner))
            where mayBeAssigned(LoweredControllers.name(superclass)) {
                document.navigationBars[owner, default: NavigationBar()].isAboveView = true
            }
        }
    }
}
