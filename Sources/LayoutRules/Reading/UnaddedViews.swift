// Views of a source file that certainly have no superview: nothing in reach ever hands them to anybody.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds private members and local variables that hold a view of UIKit made in the file, get constraints, and never
/// escape: each mention of their name reads a property, calls one of UIKit's methods, or is the target of a relation.
struct UnaddedViews {
    private let context: RuleContext

    /// Names that are assigned a new view, by the type and by the method in which that is done.
    private struct Creation: Hashable {
        var type: Int?
        var method: Int?
        var name: String
    }

    init(_ context: RuleContext) { self.context = context }

    /// The chains that need a superview, each with the name of its view.
    func chains() -> [(name: String, chain: Chain)] {
        var candidates: [(name: String, call: CodeReading.BlockCall)] = []
        guard !context.code.blocks.isEmpty else { return [] }
        let creations = creations()
        for call in context.code.blocks where call.kind == .make || call.kind == .remake {
            guard let name = call.path, !name.contains("."), isMadeHere(name, call, creations) else { continue }
            candidates.append((name, call))
        }
        guard !candidates.isEmpty else { return [] }
        let escaping = escapingNames(among: Set(candidates.map(\.name)))
        return candidates.flatMap { candidate -> [(name: String, chain: Chain)] in
            guard !escaping.contains(candidate.name) else { return [] }
            let first = context.chains(of: candidate.call).first { context.needsSuperview($0) }
            return first.map { [(candidate.name, $0)] } ?? []
        }
    }

    private func isMadeHere(_ name: String, _ call: CodeReading.BlockCall, _ creations: Set<Creation>) -> Bool {
        let method = context.code.method(of: call)
        let type = context.code.type(of: method)
        if let member = type.members.first(where: { $0.name == name }) {
            guard !member.isOutlet, !member.isWeak, member.isPrivate else { return false }
            if let initializer = member.initializer { return isCreation(initializer) }
            return creations.contains(Creation(type: method.type, name: name))
        }
        return creations.contains(Creation(method: call.method, name: name))
    }

    private func creations() -> Set<Creation> {
        var creations = Set<Creation>()
        let facts = context.code.facts
        for number in facts.methods.indices {
            for index in facts.methods[number].events where facts.events[index].kind == .assignment {
                guard let value = facts.events[index].value, isCreation(value),
                    let name = context.targetPath(facts.events[index])
                else { continue }
                creations.insert(Creation(type: facts.methods[number].type, name: name))
                creations.insert(Creation(method: number, name: name))
            }
        }
        return creations
    }

    /// `UILabel()`, `[UILabel new]`, `[[UILabel alloc] init]`: of UIKit, and without code of its own.
    private func isCreation(_ id: ExpressionID) -> Bool {
        switch context.tree[id].kind {
        case .parenthesized(let inner): return isCreation(inner)
        case .call(let callee, let arguments):
            guard case .name(let name) = context.tree[callee].kind else { return false }
            return isPlainClass(name)
                && arguments.allSatisfy { argument in
                    argument.label.map { ["frame", "type"].contains(context.tree.string($0)) } ?? false
                }
        case .message(let receiver, let arguments):
            guard let word = arguments.first?.label?.word else { return false }
            switch context.tree[receiver].kind {
            case .name(let name): return word == .new && isPlainClass(name)
            case .message(let inner, let allocation):
                guard case .name(let name) = context.tree[inner].kind, allocation.first?.label?.word == .alloc else {
                    return false
                }
                return isPlainClass(name) && (word == .`init` || word == .initWithFrame)
            default: return false
            }
        default: return false
        }
    }

    private func isPlainClass(_ name: Name) -> Bool {
        [
            "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
            "UIScrollView", "UIStackView", "UIActivityIndicatorView", "UIProgressView",
        ].contains(context.tree.string(name))
    }

    /// The names of which some mention may hand the view to other code. Complexity: O(tokens + events).
    private func escapingNames(among names: Set<String>) -> Set<String> {
        var escaping = Set<String>()
        for event in context.code.facts.events where event.kind == .call && event.receiver != nil {
            guard let path = context.path(event.receiver) else { continue }
            let head = path.split(separator: ".", maxSplits: 1).first.map(String.init) ?? path
            if names.contains(head), !isHarmless(event) { escaping.insert(head) }
        }
        let tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        let lengths = Set(names.flatMap { [$0.utf8.count, $0.utf8.count + 1] })
        for index in tokens.indices
        where tokens[index].kind == .identifier && lengths.contains(tokens[index].range.length) {
            var name = context.source(tokens[index].range)
            if name.hasPrefix("_") { name.removeFirst() }
            guard names.contains(name), !escaping.contains(name) else { continue }
            if !isHarmless(index, tokens) { escaping.insert(name) }
        }
        return escaping
    }

    /// Methods that leave their receiver where it is.
    private func isHarmless(_ event: CodeEvent) -> Bool {
        switch event.name.word {
        case .new, .alloc, .`init`: return true
        case let word? where word.block != nil || (word.role == .hierarchy && word != .removeFromSuperview): return true
        default:
            let name = context.tree.string(event.name)
            return name.hasPrefix("set") || ["addTarget", "addGestureRecognizer", "sizeToFit"].contains(name)
        }
    }

    /// Whether the mention of a name at a token only reads a property, calls a method, assigns the variable, declares
    /// it, or names the target of a relation.
    private func isHarmless(_ index: Int, _ tokens: [Token]) -> Bool {
        func text(_ offset: Int) -> String {
            let position = index + offset
            return tokens.indices.contains(position) ? context.source(tokens[position].range) : ""
        }
        var before = -1
        if text(before) == "." || text(before) == "->" {
            let holder = text(-2) == "?" ? text(-3) : text(-2)
            guard SelfAlias.isSelfOrAlias(holder) else { return false }
            before = text(-2) == "?" ? -4 : -3
        }
        switch text(1) {
        case ".", "=", "->": return text(before) != "&" && text(before) != "\\"
        case "?", "!": return text(2) == "."
        case ":": return text(before) == "let" || text(before) == "var"
        case ";": return text(before) == "*"
        case ")": return text(before) == "(" && isRelation(text(before - 1))
        default:
            // `[name message…]`
            return text(before) == "[" && tokens.indices.contains(index + 1) && tokens[index + 1].kind == .identifier
        }
    }

    private func isRelation(_ name: String) -> Bool {
        context.tree.names.find(name)?.word?.isRelation ?? false
    }
}

extension RuleContext {
    /// Whether the chain traps or raises when its view has no superview.
    func needsSuperview(_ chain: Chain) -> Bool {
        guard chain.unknown == nil, let receiver = chain.receiver else { return false }
        for step in chain.relationSteps where source(step.nameRange).hasSuffix("ToSuperview") { return true }
        if chain.attributes.contains(where: { $0.kind != .size }), chain.relation?.value.isConstant == true {
            return true
        }
        return chain.constraints.contains { id in
            let made = document[id]
            guard made.firstAttribute.kind != .size else { return false }
            switch made.target {
            case .none: return true
            case .unknown: return false
            case .item(let target, _): return target != receiver && !document.isBelow(target, receiver)
            }
        }
    }
}
