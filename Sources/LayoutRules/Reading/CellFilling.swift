// Which methods of a cell run for each row anew.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum CellFilling {
    private static let setUps = ["init", "setUp", "setup", "layout", "awake"]
    private static let others = setUps + ["setSelected", "setHighlighted", "setEditing"]

    /// What methods that fill a cell are called in most projects.
    static let names = [
        "configure", "bind", "render", "fill", "populate", "setupCell", "setUpCell", "updateCell", "configCell",
    ]

    /// Whether a method fills the cell, as its name says.
    static func isNamed(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        let name = context.baseName(of: method)
        return names.contains { name.hasPrefix($0) } && isOne(method, context)
    }

    /// Whether a method fills the cell: it overrides nothing and no initializer or set-up calls it.
    static func isOne(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        let name = context.baseName(of: method)
        guard method.kind == .method, !method.isStatic, !method.isOverride,
            !method.parameters.isEmpty || name == "didSet",
            names.contains(where: { name.hasPrefix($0) }) || !others.contains(where: { name.hasPrefix($0) })
        else { return false }
        return !context.events(named: name).contains { index, event in
            guard event.kind == .call, let caller = context.code.method(at: index), caller.type == method.type else {
                return false
            }
            let callerName = context.baseName(of: caller)
            return others.contains { callerName.hasPrefix($0) }
        }
    }

    /// What methods by which others hand a view what it shows are called.
    private static let givings = [
        "configure", "bind", "render", "fill", "populate", "update", "reload", "refresh", "set",
    ]

    /// Whether others hand a view what it shows by a method, as its name says, and nothing of its class calls it.
    static func showsAnother(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        let name = context.baseName(of: method)
        guard method.kind == .method, !method.isStatic, !method.isOverride, !method.parameters.isEmpty,
            givings.contains(where: { name.hasPrefix($0) }), !setUps.contains(where: { name.hasPrefix($0) }),
            !["private", "fileprivate"].contains(where: { context.modifiers(of: method).contains($0) })
        else { return false }
        return !context.events(named: name).contains { index, event in
            event.kind == .call && context.code.method(at: index)?.type == method.type
        }
    }

    /// Whether a method, or the initializer of a member, runs before any row is shown.
    static func isSetUp(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        method.kind == .member || setUps.contains { context.baseName(of: method).hasPrefix($0) }
    }
}

extension RuleContext {
    /// Whether a list gets a new cell of a class for each row, so that what sets it up runs once.
    func isMadeForEachRow(_ type: CodeType) -> Bool { document.cellsMadeAnew.contains(type.name) }

    /// What stands before the name of a method on its line.
    func modifiers(of method: CodeMethod) -> [String] {
        let line = text.lines(of: TextRange(at: method.nameRange.start))
        return words(in: TextRange(line.start, method.nameRange.start))
    }
}
