// Conditions of host code that always hold where a layout is set up, and those that never do.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `if (self)`, `if (self = [super init])`, also with `==`, `if ([super init])`, `if (!_x) { _x = …; }`, `guard let self`:
    /// conditions that always hold where it matters. nil for all others.
    mutating func runTrivialGuard(_ conditional: Conditional) -> Flow? {
        guard isInClass else { return nil }
        switch conditional.keyword {
        case .directive: return nil
        case .guardStatement:
            // What a `guard` binds is bound behind it, whatever it stands for.
            guard !conditional.bindings.isEmpty, conditional.condition == nil else { return nil }
            switch bind(conditional.bindings) {
            case .always: return .next
            // A local that is nil before the first turn of a loop is not in the next one.
            case .never
            where conditional.bindings.contains {
                asksTexts($0.initializer, $0.name) || $0.initializer.flatMap { castKind($0) } != nil
            }:
                return conditional.otherwise.map { runScoped($0) } ?? .next
            case .never, .unknown: return nil
            }
        case .ifStatement:
            if let condition = conditional.condition, isNeverTrue(condition) {
                return conditional.otherwise.map { runScoped($0) } ?? .next
            }
            if let condition = conditional.condition {
                guard conditional.bindings.isEmpty, isHarmlessCondition(condition, then: conditional.then) else {
                    return nil
                }
                runInitializer(in: condition)
                return runScoped(conditional.then)
            }
            guard !conditional.bindings.isEmpty else { return nil }
            let mark = scope.mark
            defer { scope.leave(to: mark) }
            switch bind(conditional.bindings) {
            case .always: return run(conditional.then)
            case .never:
                scope.leave(to: mark)
                return conditional.otherwise.map { runScoped($0) } ?? .next
            case .unknown: return nil
            }
        }
    }

    enum Truth { case always, never, unknown }

    /// Binds `let x = y`, and tells whether all of them are there: known views, texts, fonts and `self` are.
    mutating func bind(_ bindings: [VariableDeclaration.Binding]) -> Truth {
        var result = Truth.always
        for binding in bindings where binding.name.word != .`self` {
            let value = binding.initializer.map { evaluate($0) } ?? evaluateName(binding.name, at: binding.nameRange)
            if binding.isCondition {
                switch value.truth {
                case true?: break
                case false?: result = .never
                case nil: if result != .never { result = .unknown }
                }
                continue
            }
            switch value {
            case .item(let item):
                switch truth(ofBinding: binding, item) {
                case .always: break
                case .unknown: if result != .never { result = .unknown }
                case .never: result = .never
                }
                scope.bind(binding.name, to: Binding(value: value))
            case .runtime(.controller), .string, .attributedText, .font:
                scope.bind(binding.name, to: Binding(value: value))
            case .null where asksTexts(binding.initializer, binding.name): result = .never
            default:
                if result != .never { result = isLocalNil(binding.initializer, binding.name) ? .never : .unknown }
                scope.bind(binding.name, to: Binding(value: .unknown))
            }
        }
        return result
    }

    /// Whether a variable of the running function certainly is nil: `previous` before the first turn of a loop.
    private mutating func isLocalNil(_ initializer: ExpressionID?, _ name: Name) -> Bool {
        var name = name
        if let initializer {
            guard let own = tree[initializer].kind.name else { return false }
            name = own
        }
        if case .null? = scope.local(name)?.value { return true }
        return false
    }

    private mutating func isHarmlessCondition(_ id: ExpressionID, then: Block) -> Bool {
        switch tree[id].kind {
        case .parenthesized(let inner): return isHarmlessCondition(inner, then: then)
        case .name(let name): return name.word == .`self`
        case .assignment(_, let target, _): return isSelf(target)
        case .message: return isInitializerOfSuper(id)
        case .unary(.not, let operand):
            return !holdsFont(operand) && memberName(operand).map { assigns($0, in: then) } ?? false
        case .binary(.equal, let left, let right):
            if isSelf(left), isInitializerOfSuper(right) { return true }
            guard let asked = comparedWithNil(left, right), !isSelf(asked), !holdsFont(asked) else { return false }
            return memberName(asked).map { assigns($0, in: then) } ?? false
        case .binary(.notEqual, let left, let right): return comparedWithNil(left, right).map { isSelf($0) } ?? false
        default: return false
        }
    }

    /// Whether a variable of the method has a font or a text already: `if (!font) font = …` is no lazy getter.
    private mutating func holdsFont(_ id: ExpressionID) -> Bool {
        guard let name = tree[id].kind.name else { return false }
        switch scope.local(name)?.value {
        case .font, .string: return true
        default: return false
        }
    }

    /// `if (self = [super initWithFrame:frame])`, also with `==`: what the superclass does stands in the condition.
    private mutating func runInitializer(in condition: ExpressionID) {
        switch tree[condition].kind {
        case .parenthesized(let inner): runInitializer(in: inner)
        case .assignment(_, let own, let value) where isSelf(own),
            .binary(.equal, let own, let value) where isSelf(own) && isInitializerOfSuper(value):
            _ = evaluate(value, expecting: .hostCode)
        case .message where isInitializerOfSuper(condition): _ = evaluate(condition, expecting: .hostCode)
        default: break
        }
    }

    /// `if (!self) return nil;`
    private mutating func isNeverTrue(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .parenthesized(let inner): return isNeverTrue(inner)
        case .unary(.not, let operand): return isSelf(operand)
        case .binary(.equal, let left, let right): return comparedWithNil(left, right).map { isSelf($0) } ?? false
        default: return false
        }
    }

    /// What is compared with nil, on either side: `view == nil`, `nil == view`. nil for other comparisons.
    mutating func comparedWithNil(_ left: ExpressionID, _ right: ExpressionID) -> ExpressionID? {
        isNil(right) ? left : isNil(left) ? right : nil
    }

    private mutating func isNil(_ id: ExpressionID) -> Bool {
        let word = tree[id].kind.name?.word
        return word == .nil || word == .NULL
    }

    private mutating func memberName(_ id: ExpressionID) -> Name? {
        switch tree[id].kind {
        case .name(let name): bareName(name)
        case .member(let base, let name, _): isSelf(base) ? bareName(name) : nil
        case .parenthesized(let inner): memberName(inner)
        default: nil
        }
    }

    /// Whether a block assigns a member, whichever way it goes through the conditions in it.
    private mutating func assigns(_ name: Name, in block: Block, depth: Int = 0) -> Bool {
        block.statements.contains { id in
            switch tree[id].kind {
            case .expression(let expression):
                guard case .assignment(.assign, let target, _) = tree[expression].kind else { return false }
                return memberName(target) == name
            case .conditional(let conditional):
                guard depth < 8, let otherwise = conditional.otherwise else { return false }
                return assigns(name, in: conditional.then, depth: depth + 1)
                    && assigns(name, in: otherwise, depth: depth + 1)
            default: return false
            }
        }
    }
}
