// Labels whose text only run time knows.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The labels whose text code sets to something that is no literal, or binds, and those that a cell leaves for others to
/// fill.
struct LabelsOfUnknownText {
    private(set) var unknown: Set<ItemID> = []
    /// Those of `unknown` whose text comes from what the program was given: of others it may be the program's own.
    private(set) var ofData: Set<ItemID> = []
    private(set) var localized: Set<ItemID> = []
    /// The letters of those that are given nothing but texts which the file writes out.
    private(set) var written: [ItemID: String] = [:]
    /// All that have a text here.
    private(set) var all: Set<ItemID> = []
    private let context: RuleContext

    /// Complexity: O(tokens + events + items + blocks × members of their classes).
    init(_ context: RuleContext) {
        self.context = context
        readAssignments()
        readBindings()
        unknown.formUnion(leftForOthers(ofCells: true))
    }

    private mutating func readAssignments() {
        let assigned =
            context.events(named: "text", "attributedText", "setText", "setAttributedText").map {
                ($0.index, $0.event, $0.event.kind == .assignment ? $0.event.value : $0.event.arguments.first?.value)
            } + givenByHelpers()
        guard !assigned.isEmpty else { return }
        let texts = TextsOfLabels(context)
        // By the method; what stands outside of methods has none.
        var numbers: [Int?: Set<String>] = [:]
        let members = membersByName()
        for (index, event, value) in assigned {
            guard let receiver = event.receiver, let item = filledItem(receiver, index, members),
                context.document.isLabel(item)
            else { continue }
            if let value, case .string(let contents) = context.tree[value].kind,
                !context.source(contents).contains("\\(")
            {
                if !all.contains(item) || written[item] != nil {
                    written[item, default: ""] += context.source(contents)
                }
            } else {
                written[item] = nil
            }
            all.insert(item)
            if let value, texts.isLocalized(value) { localized.insert(item) }
            let method = context.code.methodNumber(at: index)
            let known = numbers[method] ?? self.numbers(at: index)
            numbers[method] = known
            guard let value = initial(value, index), texts.isPutTogether(value, known) else { continue }
            let isShort = TextNames.isShort(context.document.name(of: item))
            // An old price that is struck through.
            if isShort, context.tree.string(event.name).hasSuffix("ttributedText") { continue }
            // Of what lies under a key nothing but the name of the label may tell what it is.
            if isShort, texts.isEntry(value) { continue }
            unknown.insert(item)
            if texts.isOfData(value) { ofData.insert(item) }
        }
    }

    /// `title.setLabel(text: name, style: .large)`: a method of the program's own that is handed the text under its name.
    private func givenByHelpers() -> [(Int, CodeEvent, ExpressionID?)] {
        guard let label = context.tree.names.find("text") else { return [] }
        return context.code.facts.events.enumerated().compactMap { index, event in
            guard event.kind == .call, event.receiver != nil, let text = event.argument(label) else { return nil }
            let name = context.tree.string(event.name)
            return Self.filling.contains { name.hasPrefix($0) } ? (index, event, text) : nil
        }
    }

    private static let filling = ["set", "configure", "apply", "update", "style", "fill", "show", "display"]

    private mutating func readBindings() {
        for (_, event) in context.events(named: "drive", "bind") {
            guard let item = boundLabel(event.arguments.first?.value), context.document.isLabel(item) else {
                continue
            }
            all.insert(item)
            if !TextNames.isShort(context.document.name(of: item)) { unknown.insert(item) }
        }
    }

    /// The names that stand for numbers in the method of an event: its parameters, variables, and the members of its class.
    private func numbers(at event: Int) -> Set<String> {
        guard let method = context.code.method(at: event) else { return [] }
        var names = Set(method.numbers.map { context.tree.string($0) })
        for member in context.code.type(of: method).members where member.type.map(CodeFacts.isNumber) == true {
            names.insert(member.name)
            names.insert("_" + member.name)
        }
        for other in context.code.facts.events(of: method) where other.kind == .assignment && other.receiver == nil {
            let name = context.tree.string(other.name)
            if let type = other.declaredType {
                if CodeFacts.isNumber(context.tree.string(type)) { names.insert(name) } else { names.remove(name) }
            } else if let value = other.value, case .number = context.tree[value].kind {
                names.insert(name)
            }
        }
        return names
    }

    /// What a name stands for that the maker of a member has for itself; all else is as it is.
    private func initial(_ value: ExpressionID?, _ event: Int) -> ExpressionID? {
        guard let value, case .name(let name) = context.tree[value].kind, let method = context.code.method(at: event),
            method.kind == .member
        else { return value }
        return context.code.facts.events(of: method).first { other in
            other.kind == .assignment && other.receiver == nil && other.name == name
        }?.value ?? value
    }

    /// The view that a text is given to: the one of `UILabel().then { $0.text = name }`, too, which a member holds.
    private func filledItem(
        _ receiver: ExpressionID, _ event: Int, _ members: [Member: ItemID]
    ) -> ItemID? {
        if let item = context.item(named: receiver) { return item }
        if let view = context.configured(by: receiver, at: event), let item = context.item(named: view) { return item }
        guard case .name(let name) = context.tree[receiver].kind, let method = context.code.method(at: event),
            method.kind == .member
        else { return nil }
        let type = context.code.type(of: method)
        guard let member = type.members.first(where: { $0.nameRange == method.nameRange }),
            let initializer = member.initializer,
            case .call(let callee, let arguments) = context.tree[initializer].kind, arguments.count == 1,
            case .member(let made, let helper, _) = context.tree[callee].kind, context.createdClass(made) != nil,
            context.tree.string(helper) == "then",
            let argument = arguments.first?.value, case .closure(let closure) = context.tree[argument].kind,
            name == closure.parameters.first || closure.parameters.isEmpty && name.word == .anonymousArgument
        else { return nil }
        // In a closure of its own `$0` is something else.
        let before = TextRange(context.tree[argument].range.start, context.tree[receiver].range.start)
        let opened = context.tree.tokens(in: before).reduce(0) { depth, token in
            guard token.kind == .punctuation else { return depth }
            switch context.source(token.range) {
            case "{": return depth + 1
            case "}": return depth - 1
            default: return depth
            }
        }
        guard opened == 1 else { return nil }
        return members[Member(owner: type.name, name: member.name)]
    }

    /// The label of `label.rx.text`.
    private func boundLabel(_ id: ExpressionID?) -> ItemID? {
        guard let id, case .member(let proxy, let property, _) = context.tree[id].kind,
            context.tree.string(property) == "text", case .member(let label, let name, _) = context.tree[proxy].kind,
            context.tree.string(name) == "rx"
        else { return nil }
        return context.item(named: label)
    }

    private struct Member: Hashable {
        var owner: String
        var name: String
    }

    /// The first view of each member.
    private func membersByName() -> [Member: ItemID] {
        var members: [Member: ItemID] = [:]
        for index in context.document.items.indices {
            let item = context.document[ItemID(index)]
            guard let owner = item.owner else { continue }
            let member = Member(owner: owner, name: item.name)
            if members[member] == nil { members[member] = ItemID(index) }
        }
        return members
    }

    /// The labels of cells, or of other views, that have no text in the file and that other files see: these set it.
    func leftForOthers(ofCells areCells: Bool) -> Set<ItemID> {
        var labels: Set<ItemID> = []
        for call in context.code.blocks {
            let type = context.code.type(of: context.code.method(of: call))
            guard type.role == (areCells ? .cell : .view), let path = call.path else { continue }
            let member = type.members.first { $0.name == path }
            if let member {
                guard !member.isPrivate else { continue }
            } else if context.tree.dialect == .objectiveC {
                // The header declares it, unless it is a variable.
                guard !path.contains("."), let receiver = call.event.receiver,
                    ["self", "_"].contains(where: { context.source(context.tree[receiver].range).hasPrefix($0) })
                else { continue }
            }
            let isElsewhere = member == nil && context.tree.dialect == .swift
            if isElsewhere, path.contains(".") { continue }
            for index in context.code.documentBlocks(of: call) {
                guard let item = context.document.blocks[index].receiver, context.document.isLabel(item),
                    !all.contains(item), !isElsewhere || isFilledElsewhere(item),
                    !TextNames.isShort(context.document.name(of: item))
                else { continue }
                labels.insert(item)
            }
        }
        return labels
    }

    /// Whether a label is one of another file, which an extension lays out, and no code that is read says what it shows. What
    /// methods of other files give it later may be a literal; mostly it is not.
    private func isFilledElsewhere(_ item: ItemID) -> Bool {
        let label = context.document[item]
        return label.declaration.map(context.document.isInText) != true && label.owner != nil && label.text == nil
            && label.unknowns.contains(.width) && !["textLabel", "detailTextLabel"].contains(label.name)
    }

    /// The outermost stack views that arrange labels of unknown text, or labels that other files see and fill: they are as
    /// long as their longest text.
    func stacks() -> Set<ItemID> {
        let document = context.document
        var seen: Set<String> = []
        for type in context.code.facts.types where type.role == .cell || type.role == .view {
            for member in type.members where !member.isPrivate { seen.insert(type.name + "." + member.name) }
        }
        return Set(
            document.items.indices.compactMap { index in
                let item = ItemID(index)
                guard document.isLabel(item), unknown.contains(item) || isForOthers(item),
                    !TextNames.isShort(document.name(of: item))
                else { return nil }
                var outermost: ItemID?
                var view = item
                for _ in 0..<16 {
                    guard let parent = document.superview(of: view), document.isStackView(parent) else { break }
                    outermost = parent
                    view = parent
                }
                return outermost
            })

        func isForOthers(_ item: ItemID) -> Bool {
            guard let owner = document[item].owner, !all.contains(item) else { return false }
            return seen.contains(owner + "." + document[item].name)
        }
    }
}
