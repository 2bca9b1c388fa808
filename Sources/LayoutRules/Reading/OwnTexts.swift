// Texts that a name stands for where a label gets them, and that the program writes out elsewhere.

import MasonrySemantics
import MasonrySyntax

/// Tells what is a text of the program's own: a constant, the raw value of an enumeration, a parameter for which every
/// call of the file writes it out.
struct OwnTexts {
    private let context: RuleContext
    private let constants: Set<String>

    init(_ context: RuleContext) {
        self.context = context
        constants = Set(
            context.document.constants.compactMap { constant in
                if case .string = constant.value { constant.name } else { nil }
            })
    }

    /// Whether a value is one of those that are written out, whichever way the code goes.
    /// - Parameter event: where it is given.
    func contains(_ id: ExpressionID, at event: Int, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch context.tree[id].kind {
        case .string: return context.literal(id, at: event) != nil
        case .name(let name): return isOwn(name, at: event, depth: depth)
        case .member(_, let name, _): return context.tree.string(name) == "rawValue"
        case .parenthesized(let inner): return contains(inner, at: event, depth: depth + 1)
        case .message(let receiver, let arguments): return isMadeOfLiterals(receiver, arguments, depth: depth)
        case .ternary(_, let one, let other), .binary(.nilCoalescing, let one, let other):
            return contains(one, at: event, depth: depth + 1) && contains(other, at: event, depth: depth + 1)
        default: return false
        }
    }

    /// `[Rich colour:[UIColor redColor] text:@"Upload" parts:@[@"load"]]`: a method of a class that is handed nothing but what is
    /// written out there and what classes make. A key of a table of texts stands for another text.
    private func isMadeOfLiterals(_ receiver: ExpressionID, _ arguments: [Argument], depth: Int) -> Bool {
        guard isClass(receiver), arguments.count > 1, let first = arguments.first?.label else { return false }
        let method = context.tree.string(first).lowercased()
        guard !method.contains("local"), !method.contains("format"), !method.contains("key") else { return false }
        return arguments.allSatisfy { $0.value.map { isLiteral($0, depth: depth + 1) } ?? false }
            && arguments.contains { argument in
                argument.value.map { if case .string = context.tree[$0].kind { true } else { false } } ?? false
            }
    }

    private func isLiteral(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch context.tree[id].kind {
        case .string: return !context.source(context.tree[id].range).contains("\\(")
        case .number: return true
        case .boxed(let inner), .parenthesized(let inner): return isLiteral(inner, depth: depth + 1)
        case .array(let elements): return elements.allSatisfy { isLiteral($0, depth: depth + 1) }
        // A colour, a font.
        case .message(let receiver, let arguments):
            return isClass(receiver)
                && arguments.allSatisfy { $0.value.map { isLiteral($0, depth: depth + 1) } ?? true }
        default: return false
        }
    }

    private func isClass(_ id: ExpressionID) -> Bool {
        guard case .name(let name) = context.tree[id].kind else { return false }
        return context.tree.string(name).first?.isUppercase == true
    }

    private func isOwn(_ name: Name, at event: Int, depth: Int) -> Bool {
        guard let method = context.code.method(at: event) else { return false }
        if let position = method.parameters.firstIndex(of: name) {
            return isWrittenByCallers(position, of: method, depth: depth)
        }
        let isVariable = context.code.facts.events(of: method).contains { other in
            other.kind == .assignment && other.receiver == nil && other.name == name
        }
        return !isVariable && constants.contains(context.tree.string(name))
    }

    /// Whether the class itself calls a method, and hands it nothing but texts of its own there.
    private func isWrittenByCallers(_ position: Int, of method: CodeMethod, depth: Int) -> Bool {
        guard method.kind == .method, !method.isOverride,
            let base = context.tree.names.find(context.baseName(of: method))
        else { return false }
        let calls = context.code.events(named: base).map(Int.init)
        return !calls.isEmpty
            && calls.allSatisfy { index in
                let call = context.code.facts.events[index]
                guard call.kind == .call, call.receiver.map({ context.path($0) == "self" }) ?? true,
                    call.arguments.count == method.parameters.count, let value = call.arguments[position].value
                else { return false }
                return contains(value, at: index, depth: depth + 1)
            }
    }
}
