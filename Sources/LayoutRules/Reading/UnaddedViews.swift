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
        guard !context.code.blocks.isEmpty else { return [] }
        let additions = additions()
        // Most views are added somewhere: what is dear is asked of the others alone.
        var candidates: [(name: String, call: CodeReading.BlockCall)] = []
        for call in context.code.blocks where call.kind == .make || call.kind == .remake {
            guard let name = call.path, additions[name] == nil, !name.contains(".") else { continue }
            candidates.append((name, call))
        }
        guard !candidates.isEmpty else { return [] }
        let creations = creations()
        candidates = candidates.filter { isMadeHere($0.name, $0.call, creations) }
        guard !candidates.isEmpty else { return [] }
        let escaping = escapingNames(among: Set(candidates.map(\.name)), areAdded: false)
        return candidates.flatMap { candidate -> [(name: String, chain: Chain)] in
            guard !escaping.contains(candidate.name) else { return [] }
            let first = context.chains(of: candidate.call).first { context.needsSuperview($0) }
            return first.map { [(candidate.name, $0)] } ?? []
        }
    }

    /// The chains that need a superview and stand, on a straight path, before the one line of the file that adds their view;
    /// each with the name of the view and that line.
    func chainsBeforeAddition() -> [(name: String, chain: Chain, addition: TextRange)] {
        let facts = context.code.facts
        let additions = additions()
        guard !additions.isEmpty else { return [] }
        var candidates: [(name: String, call: CodeReading.BlockCall, addition: TextRange)] = []
        for call in context.code.blocks where call.kind == .make || call.kind == .remake {
            guard let name = call.path, let places = additions[name], places.count == 1,
                !name.contains(".") || controller(of: name) != nil,
                let place = places.first, call.event.place.isStraight, facts.events[place].place.isStraight,
                facts.methods[call.method].events.contains(place)
                    ? place > call.index : isCalledBefore(call.method, theMethodOf: place)
            else { continue }
            candidates.append((name, call, facts.events[place].nameRange))
        }
        guard !candidates.isEmpty else { return [] }
        let creations = creations()
        // The view of a controller is made, and goes, with the controller.
        func holder(_ name: String) -> String { controller(of: name) ?? name }
        candidates = candidates.filter { isMadeHere(holder($0.name), $0.call, creations, allowsProperties: true) }
        guard !candidates.isEmpty else { return [] }
        let escaping = escapingNames(among: Set(candidates.map { holder($0.name) }), areAdded: true)
        return candidates.compactMap { candidate in
            guard !escaping.contains(holder(candidate.name)),
                let chain = context.chains(of: candidate.call).first(where: { context.needsSuperview($0) })
            else { return nil }
            return (candidate.name, chain, candidate.addition)
        }
    }

    /// `child` of `child.view`, where that is called as a controller is.
    private func controller(of name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[1] == "view" ? String(parts[0]) : nil
    }

    /// Whether one method of a class, and nothing else, calls a method of the block first and then that of the addition.
    private func isCalledBefore(_ method: Int, theMethodOf addition: Int) -> Bool {
        let facts = context.code.facts
        let first = facts.methods[method]
        guard let second = context.code.method(at: addition), second.type == first.type, second.range != first.range,
            let one = onlyCall(of: first), let other = onlyCall(of: second), one < other
        else { return false }
        return context.code.method(at: one)?.range == context.code.method(at: other)?.range
    }

    /// The one call of a method of the file, on a straight path; nil for what the system or another file may call, too.
    private func onlyCall(of method: CodeMethod) -> Int? {
        let name = context.baseName(of: method)
        guard method.kind == .method, !method.isOverride, !method.isStatic, !name.hasPrefix("init"),
            !["viewDidLoad", "loadView"].contains(name), context.tree.dialect != .swift || isPrivate(method)
        else { return nil }
        let calls = context.events(named: name)
        guard calls.count == 1, let call = calls.first, call.event.kind == .call, call.event.place.isStraight else {
            return nil
        }
        return call.index
    }

    private func isPrivate(_ method: CodeMethod) -> Bool {
        let line = context.text.lines(of: TextRange(at: method.nameRange.start))
        return context.source(line).contains("private")
    }

    /// The calls that add a view to another, by the name of the view.
    private func additions() -> [String: [Int]] {
        var additions: [String: [Int]] = [:]
        for (index, event) in context.events(named: "addSubview", "insertSubview", "addArrangedSubview") {
            guard event.kind == .call, let name = context.path(event.arguments.first?.value) else { continue }
            additions[name, default: []].append(index)
        }
        return additions
    }

    /// The constraints that lead out of a view which no line of the file adds to anything, each with that container.
    func constraintsOutOfUnadded() -> [(container: String, constraint: MadeConstraintID)] {
        let document = context.document
        // In a layout file every view has its place.
        guard document.tree.dialect != .masonry else { return [] }
        var crossing: [(container: ItemID, constraint: MadeConstraintID)] = []
        for (index, made) in document.constraints.enumerated() {
            guard case .item(let target, _) = made.target, made.isKnown,
                let block = made.chain.map({ document[$0].block }),
                document[block].certainty == .certain,
                let one = root(of: made.firstItem), let other = root(of: target), one.item != other.item
            else { continue }
            // One of the two is a container that holds a view, the other stands in a tree that is known; a view that is itself
            // never added is another finding.
            for (container, tree) in [(one, other), (other, one)] where container.steps > 0 && tree.isRoot {
                guard document[container.item].placement == .none else { continue }
                crossing.append((container.item, MadeConstraintID(index)))
            }
        }
        guard !crossing.isEmpty else { return [] }
        let creations = creations()
        let names = Set(crossing.map { document[$0.container].name })
        let escaping = escapingNames(among: names, areAdded: false)
        // One chain for several attributes says it once.
        var seen: Set<TextRange> = []
        return crossing.compactMap { container, id in
            let view = document[container]
            guard !escaping.contains(view.name), let owner = view.owner,
                let type = context.code.facts.types.firstIndex(where: { $0.name == owner }),
                isMadeHere(view.name, inType: type, creations), seen.insert(context.document[id].range).inserted
            else { return nil }
            return (view.name, id)
        }
    }

    /// The topmost view above an item that the file shows, how many steps lead there, and whether it certainly is a root.
    private func root(of item: ItemID) -> (item: ItemID, steps: Int, isRoot: Bool)? {
        var current = item
        for steps in 0..<64 {
            guard context.document.items.indices.contains(current.index) else { return nil }
            switch context.document[current].parent {
            case .root: return (current, steps, true)
            case .unknown: return (current, steps, false)
            case .item(let parent): current = parent
            }
        }
        return nil
    }

    private func isMadeHere(
        _ name: String, _ call: CodeReading.BlockCall, _ creations: Set<Creation>, allowsProperties: Bool = false
    ) -> Bool {
        let method = context.code.method(of: call)
        let type = context.code.type(of: method)
        if type.members.contains(where: { $0.name == name }) {
            return isMadeHere(name, inType: method.type, creations, allowsProperties: allowsProperties)
        }
        return creations.contains(Creation(method: call.method, name: name))
    }

    private func isMadeHere(
        _ name: String, inType type: Int, _ creations: Set<Creation>, allowsProperties: Bool = false
    ) -> Bool {
        guard let member = context.code.facts.types[type].members.first(where: { $0.name == name }), !member.isOutlet,
            !member.isWeak, allowsProperties && context.tree.dialect == .objectiveC || member.isPrivate
        else { return false }
        if let initializer = member.initializer { return isCreation(initializer) }
        return creations.contains(Creation(type: type, name: name))
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
            if let made = closureCreation(callee, arguments) { return made }
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

    /// Whether `{ let v = UIView(); …; return v }()` or `UIView().then { … }` makes a view and hands it to nobody; nil where it
    /// is neither.
    private func closureCreation(_ callee: ExpressionID, _ arguments: [Argument]) -> Bool? {
        switch context.tree[callee].kind {
        case .closure(let closure) where arguments.isEmpty:
            var made: Name?
            for id in closure.body.statements {
                switch context.tree[id].kind {
                case .variable(let declaration):
                    guard let binding = declaration.bindings.first, let value = binding.initializer, made == nil,
                        isCreation(value)
                    else { continue }
                    made = binding.name
                case .returned(let value?):
                    guard let made, case .name(let name) = context.tree[value].kind, name == made else { return false }
                    return staysIn(closure, as: context.tree.string(made))
                default: continue
                }
            }
            return false
        case .member(let base, let name, _) where context.tree.string(name) == "then":
            guard arguments.count == 1, let value = arguments.first?.value,
                case .closure(let closure) = context.tree[value].kind, closure.parameters.count < 2
            else { return false }
            let subject = closure.parameters.first.map { context.tree.string($0) } ?? "$0"
            return isCreation(base) && staysIn(closure, as: subject)
        default: return nil
        }
    }

    /// Whether a closure hands what it calls so to nobody.
    private func staysIn(_ closure: Closure, as name: String) -> Bool {
        guard let first = closure.body.statements.first, let last = closure.body.statements.last else { return true }
        let range = TextRange(context.tree[first].range.start, context.tree[last].range.end)
        let tokens = context.tree.tokens(in: range).filter { !$0.kind.isTrivia }
        return tokens.indices.allSatisfy { index in
            guard context.source(tokens[index].range) == name else { return true }
            let isReturned = index > 0 && context.source(tokens[index - 1].range) == "return"
            let isDeclared = index > 0 && ["let", "var"].contains(context.source(tokens[index - 1].range))
            return isReturned || isDeclared || isHarmless(index, tokens)
        }
    }

    /// A view of UIKit, or a controller, whose view nothing holds before somebody adds it.
    private func isPlainClass(_ name: Name) -> Bool {
        let text = context.tree.string(name)
        if text.hasSuffix("Controller"), text.utf8.first.map({ (65...90).contains($0) }) ?? false { return true }
        return [
            "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
            "UIScrollView", "UIStackView", "UIActivityIndicatorView", "UIProgressView",
        ].contains(text)
    }

    /// The names of which some mention may hand the view to other code; where they are added, adding them is none.
    /// Complexity: O(tokens + events).
    private func escapingNames(among names: Set<String>, areAdded: Bool) -> Set<String> {
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
            if !isHarmless(index, tokens), !(areAdded && isAddition(index, tokens)) { escaping.insert(name) }
        }
        return escaping
    }

    private static let harmlessCalls: Set<String> = [
        "addTarget", "addGestureRecognizer", "sizeToFit", "didMove", "willMove", "didMoveToParentViewController",
        "willMoveToParentViewController",
    ]

    /// Methods that leave their receiver where it is.
    private func isHarmless(_ event: CodeEvent) -> Bool {
        switch event.name.word {
        case .new, .alloc, .`init`: return true
        case let word? where word.block != nil || (word.role == .hierarchy && word != .removeFromSuperview): return true
        default:
            let name = context.tree.string(event.name)
            return name.hasPrefix("set") || Self.harmlessCalls.contains(name)
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

    /// `addSubview(name)`, `addSubview:self.name]`.
    private func isAddition(_ index: Int, _ tokens: [Token]) -> Bool {
        func text(_ position: Int) -> String {
            tokens.indices.contains(position) ? context.source(tokens[position].range) : ""
        }
        var before = index - 1
        if text(before) == "." || text(before) == "->" { before -= 2 }
        let end = text(index + 1)
        return (text(before) == "(" || text(before) == ":") && (end == ")" || end == "]" || end == ",")
            && ["addSubview", "insertSubview", "addArrangedSubview", "addChild", "addChildViewController"]
                .contains(text(before - 1))
    }

    private func isRelation(_ name: String) -> Bool {
        context.tree.names.find(name)?.word?.isRelation ?? false
    }
}

extension RuleContext {
    /// Whether the chain traps or raises when its view has no superview.
    func needsSuperview(_ chain: Chain) -> Bool {
        guard let receiver = chain.receiver else { return false }
        switch chain.unknown {
        // Without a superview it is not known which view that is.
        case nil, .target:
            if chain.relationSteps.contains(where: { source($0.nameRange).hasSuffix("ToSuperview") }) { return true }
            guard chain.unknown == nil else { return false }
        default: return false
        }
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
