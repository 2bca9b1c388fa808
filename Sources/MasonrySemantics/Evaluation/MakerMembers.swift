// Members of makers and of constraints in the making: the steps of a chain that take no arguments.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The attributes that a name is in the chains of a library.
    static func attributes(_ spelling: Spelling, in library: Library) -> [LayoutAttribute]? {
        guard spelling.prefix == .none, let word = spelling.word, word.libraries.contains(LibrarySet(library)) else {
            return nil
        }
        return AttributeWords.list(word)
    }

    /// Adds the step of one or more attributes to the chain of the current expression.
    mutating func noteAttributes(_ attributes: [LayoutAttribute], _ range: TextRange) {
        guard let chain = frame.chainContext.chain else { return }
        addStep(ChainStep(kind: .attributes(attributes), at: range), toChainBegunBy: chain)
    }

    /// A step with its argument.
    mutating func step(_ kind: ChainStep.Kind, _ call: Invocation) -> ChainStep {
        var step = ChainStep(kind: kind, at: call.nameRange)
        step.end = max(call.nameRange.end, call.range.end)
        if let argument = call.first { step.setArgument(argument, at: tree[argument].range) }
        return step
    }

    /// A name that is no part of the library: a project's own extension, or a slip of the pen.
    mutating func unknownStep(_ name: Name, _ range: TextRange, begunBy chain: ChainID) -> Value {
        let string = tree.string(name)
        addStep(ChainStep(kind: .unknown(string), at: range), toChainBegunBy: chain)
        noteUnknown(.attribute(range), in: chain)
        if tree.dialect == .masonry, !string.isEmpty {
            report(.unknownAttribute(string, nearest: Self.nearestStep(to: string)), at: range, chain: chain)
        }
        return .unknown
    }

    private static func nearestStep(to name: String) -> String? {
        NearestName.of(name, among: Vocabulary.suggestedSpellings)
    }

    mutating func memberOfRuntime(
        _ object: RuntimeObject, _ name: Name, _ spelling: Spelling, _ range: TextRange
    ) -> Value {
        switch object {
        case .library(let kept): return libraries[kept.library].member(of: kept, name, spelling, range, &self)
        case .localFunction, .gradient: return .unknown
        case .controller(let index):
            let value = memberOfController(index, spelling.word, spelling.prefix)
            guard case .unknown = value, tree.dialect == .objectiveC, frame.nameExpectation != .hostCode,
                ViewClass.isView(tree.string(name))
            else { return value }
            return keptView(name, of: controllerView(index), named: runtime.controllers[index].name) ?? .unknown
        case .type(let type):
            if let word = spelling.word {
                for index in libraries.all.indices {
                    if let value = libraries.all[index].member(ofType: type, word, &self) { return value }
                }
            }
            if let binding = definitions.typeMembers[type]?[name] {
                if let symbol = binding.symbol { refer(to: symbol, at: range, as: .read) }
                return binding.value
            }
            if let value = computedStatic(name, of: type) { return value }
            let path = "\(type).\(tree.string(name))"
            if definitions.typePaths.contains(path) { return .runtime(.type(path)) }
            if type == "UIFont", let size = Self.fontConstant(tree.string(name)) {
                return .number(size, isInteger: false)
            }
            if let list = emptyList(type, name) { return list }
            if spelling.word == .new { return newInstance(of: type, at: range, name, range) }
            if let value = deviceMember(name, of: .runtime(object)) ?? indexedMember(name, of: type, at: range) {
                return value
            }
            if let value = sharedInstance(tree.string(name), of: type) { return value }
            if type == "NSNull", tree.string(name) == "null" { return .object(className: type) }
            if type == "UIColor", let color = Self.systemColor(tree.string(name)) { return .color(color) }
            return HostConstants.member(spelling.word, of: type)
        }
    }

    /// What the Swift compiler would say of a member that the type does not have.
    mutating func reportNoMember(_ name: Name, _ range: TextRange, chain: ChainID) {
        guard tree.dialect == .masonry else { return }
        report(.unknownAttribute(tree.string(name), nearest: nil), at: range, chain: chain)
    }
}
