// What code takes out of the way before it makes things anew, and how it says so: selectors, macros, names that hide members.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension RuleContext {
    /// Whether an event sends one of the messages to all of a list, by its selector:
    /// `[box.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)]`.
    func performs(_ event: CodeEvent, _ selectors: String...) -> Bool {
        guard event.kind == .call, ["makeObjectsPerformSelector", "performSelector"].contains(tree.string(event.name)),
            let selector = event.arguments.first?.value
        else { return false }
        let text = source(tree[selector].range)
        return selectors.contains { text.contains($0) }
    }

    /// Whether a name is written as those of macros are that stand for statements: `SAFE_REMOVE`, but not `RGB`.
    func isStatementMacro(_ name: String) -> Bool {
        guard name.utf8.count > 4, name.unicodeScalars.allSatisfy({ !$0.properties.isLowercase }),
            name.unicodeScalars.contains(where: { $0.properties.isUppercase })
        else { return false }
        return !["RGB", "COLOR", "FONT", "SCALE", "WIDTH", "HEIGHT", "SIZE", "LOG"].contains { name.contains($0) }
    }

    /// Whether a macro's name says that it takes something out: `SAFE_REMOVE(self.tip)`.
    func isRemoval(macro name: String) -> Bool {
        guard isStatementMacro(name) else { return false }
        return ["REMOVE", "UNINSTALL", "CLEAR", "RESET", "DEACTIVATE"].contains { name.contains($0) }
    }

    /// Whether a macro before a block may keep later runs out: `RETURN_IF(self.once)`, `ONCE_BEGIN`.
    func isBehindMacro(_ call: CodeReading.BlockCall, in method: CodeMethod) -> Bool {
        tree.tokens(in: TextRange(method.range.start, call.event.range.start)).contains { token in
            guard token.kind == .identifier else { return false }
            let name = source(token.range)
            return isStatementMacro(name) && ["ONCE", "RETURN", "GUARD"].contains { name.contains($0) }
        }
    }

    /// Whether a receiver is a member of a type, and not a variable of a loop, a closure or the method that is called the same.
    func isMember(_ receiver: ExpressionID?, of type: CodeType, in method: CodeMethod) -> Bool {
        guard let receiver, let path = path(receiver) else { return false }
        let name = path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
        guard type.members.contains(where: { $0.name == name }) else { return false }
        guard case .name(let plain) = tree[receiver].kind, tree.string(plain) == name else { return true }
        return !isVariable(name, in: method)
    }

    /// Whether a method declares a variable: `UIView *box`, `let box`, `for box in`, `{ box in`.
    private func isVariable(_ name: String, in method: CodeMethod) -> Bool {
        let tokens = words(in: method.range)
        return tokens.indices.contains { index in
            guard tokens[index] == name else { return false }
            let before = index > 0 ? tokens[index - 1] : ""
            let after = tokens.indices.contains(index + 1) ? tokens[index + 1] : ""
            return after == "in" || before == "let" || before == "var" || before == "*"
        }
    }
}
