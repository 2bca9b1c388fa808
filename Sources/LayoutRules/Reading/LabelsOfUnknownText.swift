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
    /// The labels that are given dates as they were stored: `post.createdAt`.
    private(set) var storedDates: Set<ItemID> = []
    /// The labels of counts, as their names say, that are given nothing but a whole number, however large it is.
    private(set) var counts: Set<ItemID> = []
    /// Those of `unknown` that only get what a parameter or variable called `title` has.
    private(set) var captions: Set<ItemID> = []
    /// The letters of those that are given nothing but texts which the file writes out.
    private(set) var written: [ItemID: String] = [:]
    /// All that have a text here.
    private(set) var all: Set<ItemID> = []
    /// Those of `all` that get something else than texts of the program's own.
    private var foreign: Set<ItemID> = []
    private let context: RuleContext
    /// The first view of each member.
    private let members: [Member: ItemID]

    /// Complexity: O(tokens + events + items + blocks × members of their classes).
    init(_ context: RuleContext) {
        self.context = context
        members = Self.membersByName(context.document)
        readAssignments()
        readBindings()
        unknown.formUnion(leftForOthers(ofCells: true))
        // Of those of other views it is to be seen that somebody fills them.
        unknown.formUnion(
            leftForOthers(ofCells: false).filter { context.document.foreignTexts[$0] == .anything })
    }

    /// All labels whose text is not written out in the file, whatever their names say of its length.
    func variable() -> Set<ItemID> {
        foreign.union(leftForOthers(ofCells: true, alsoShort: true))
            .union(leftForOthers(ofCells: false, alsoShort: true))
    }

    /// A text, or what is known of it, that something gives to a label.
    private struct Given {
        /// Index of the event that does it.
        var event: Int
        var value: ExpressionID?
        /// Where it is not the event's receiver.
        var label: ItemID?
    }

    private mutating func readAssignments() {
        let assigned =
            context.events(named: "text", "attributedText", "setText", "setAttributedText").map {
                Given(
                    event: $0.index,
                    value: $0.event.kind == .assignment ? $0.event.value : $0.event.arguments.first?.value)
            } + givenByHelpers() + givenByMakers()
        guard !assigned.isEmpty else { return }
        let texts = TextsOfLabels(context)
        let own = OwnTexts(context)
        var others: Set<ItemID> = []
        // By the method; what stands outside of methods has none.
        var numbers: [Int?: Set<String>] = [:]
        for given in assigned {
            let (index, value) = (given.event, given.value)
            let event = context.code.facts.events[index]
            guard let item = given.label ?? context.item(named: event.receiver),
                context.document.isLabel(item)
            else { continue }
            let literal = value.flatMap { context.literal($0, at: index) }
            // What only keeps the place of a line says nothing of the text.
            if let literal, literal.allSatisfy(\.isWhitespace) { continue }
            if let literal {
                if !all.contains(item) || written[item] != nil { written[item, default: ""] += literal }
            } else {
                written[item] = nil
            }
            all.insert(item)
            if let value, texts.isWholeNumber(value) { counts.insert(item) } else { others.insert(item) }
            if literal == nil, value.map({ own.contains($0, at: index) }) == true { continue }
            if literal == nil { foreign.insert(item) }
            if let value, texts.isLocalized(value) { localized.insert(item) }
            if let value, TextNames.isStoredDate(texts.lastName(of: value)) { storedDates.insert(item) }
            let method = context.code.methodNumber(at: index)
            let known = numbers[method] ?? self.numbers(at: index)
            numbers[method] = known
            guard literal == nil, let value = initial(value, index, texts), texts.isPutTogether(value, known),
                !texts.isOfNumbers(value, known, at: index)
            else { continue }
            let isShort = TextNames.isShort(context.document.name(of: item))
            // An old price that is struck through.
            if isShort, context.tree.string(event.name).hasSuffix("ttributedText") { continue }
            // Of what lies under a key nothing but the name of the label may tell what it is.
            if isShort, texts.isEntry(value) { continue }
            if case .name(let name) = context.tree[value].kind, TextNames.isCaption(context.tree.string(name)) {
                if !unknown.contains(item) { captions.insert(item) }
            } else {
                captions.remove(item)
            }
            unknown.insert(item)
            if texts.isOfData(value) { ofData.insert(item) }
        }
        // Beside another text there may be one for large numbers: `99+`.
        counts = counts.subtracting(others).filter { TextNames.isCount(context.document.name(of: $0)) }
    }

    /// `title.setLabel(text: name, style: .large)`: a method of the program's own that is handed the text under its name.
    private func givenByHelpers() -> [Given] {
        let label = context.tree.names.find("text")
        return context.code.facts.events.enumerated().compactMap { index, event in
            guard event.kind == .call, event.receiver != nil else { return nil }
            let name = context.tree.string(event.name)
            if Self.isSetterOfText(name), let text = event.arguments.first?.value {
                return Given(event: index, value: text)
            }
            guard let label, let text = event.argument(label) else { return nil }
            return Self.filling.contains { name.hasPrefix($0) } ? Given(event: index, value: text) : nil
        }
    }

    /// `[UILabel labelWithText:name font:font]`, `UILabel(text: name)`: a maker of the program's own that is handed the text.
    private func givenByMakers() -> [Given] {
        var declared: [TextRange: ItemID] = [:]
        for index in context.document.items.indices {
            if let name = context.document.items[index].nameRange { declared[name] = ItemID(index) }
        }
        return context.code.facts.events.enumerated().compactMap { index, event in
            guard event.kind == .assignment, let value = event.value else { return nil }
            let (maker, arguments): (ExpressionID, [Argument])
            switch context.tree[value].kind {
            case .message(let receiver, let all): (maker, arguments) = (receiver, all)
            case .call(let callee, let all): (maker, arguments) = (callee, all)
            default: return nil
            }
            guard let first = arguments.first, let text = first.value, let label = first.label,
                context.tree.string(label).lowercased().hasSuffix("text"),
                context.source(context.tree[maker].range).contains("Label"),
                let item = context.item(named: event.nameRange) ?? declared[event.nameRange]
            else { return nil }
            return Given(event: index, value: text, label: item)
        }
    }

    /// `label.setHTMLText(name)`, `[label setServerText:name]`.
    private static func isSetterOfText(_ name: String) -> Bool {
        name.hasPrefix("set") && name.hasSuffix("Text") && name != "setText" && name != "setAttributedText"
    }

    private static let filling = ["set", "configure", "apply", "update", "style", "fill", "show", "display"]

    private mutating func readBindings() {
        for (_, event) in context.events(named: "drive", "bind") {
            guard let item = boundLabel(event.arguments.first?.value), context.document.isLabel(item) else {
                continue
            }
            all.insert(item)
            foreign.insert(item)
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

    /// What a name stands for: in the maker of a member, and where a variable only ever has a text of the program's own; all
    /// else is as it is.
    private func initial(_ value: ExpressionID?, _ event: Int, _ texts: TextsOfLabels) -> ExpressionID? {
        guard let value, case .name(let name) = context.tree[value].kind, let method = context.code.method(at: event)
        else { return value }
        let given = context.code.facts.events(of: method).lazy.filter { other in
            other.kind == .assignment && other.receiver == nil && other.name == name
        }
        if method.kind == .member { return given.first?.value ?? value }
        guard !method.parameters.contains(name), let first = given.first?.value,
            given.allSatisfy({ $0.value.map(texts.isOwn) ?? false })
        else { return value }
        return first
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

    private static func membersByName(_ document: LayoutDocument) -> [Member: ItemID] {
        var members: [Member: ItemID] = [:]
        for index in document.items.indices {
            let item = document[ItemID(index)]
            guard let owner = item.owner else { continue }
            let member = Member(owner: owner, name: item.name)
            if members[member] == nil { members[member] = ItemID(index) }
        }
        return members
    }

    /// The labels of cells, or of other views, that have no text in the file and that other files see: these set it.
    /// - Parameter alsoShort: whether those are among them whose names say that their text is short.
    func leftForOthers(ofCells areCells: Bool, alsoShort: Bool = false) -> Set<ItemID> {
        var labels: Set<ItemID> = []
        for call in context.code.blocks {
            let type = context.code.type(of: context.code.method(of: call))
            guard type.role == (areCells ? .cell : .view), let path = call.path else { continue }
            let member = type.members.first { $0.name == path }
            if let member {
                guard !member.isPrivate else { continue }
            } else if context.tree.dialect == .objectiveC {
                // The header declares it, unless it is a variable that becomes no member.
                guard !path.contains("."), let receiver = call.event.receiver,
                    ["self", "_"].contains(where: { context.source(context.tree[receiver].range).hasPrefix($0) })
                        || becomesMember(call)
                else { continue }
            }
            let isElsewhere = member == nil && context.tree.dialect == .swift
            if isElsewhere, path.contains(".") { continue }
            for index in context.code.documentBlocks(of: call) {
                guard let item = context.document.blocks[index].receiver, context.document.isLabel(item),
                    !all.contains(item), isFilledWithMore(item),
                    !isElsewhere || isFilledElsewhere(item),
                    alsoShort || !TextNames.isShort(context.document.name(of: item))
                else { continue }
                labels.insert(item)
            }
        }
        return labels
    }

    /// Whether other code may give a label more than what it writes out.
    private func isFilledWithMore(_ item: ItemID) -> Bool {
        switch context.document.foreignTexts[item] {
        case .nothing, .written, .numbers: false
        case .anything, nil: true
        }
    }

    /// Whether a variable in front of a block is kept as a member that other files see: `self.nameLabel = label`.
    private func becomesMember(_ call: CodeReading.BlockCall) -> Bool {
        guard let path = call.path, let name = context.tree.names.find(path) else { return false }
        let method = context.code.method(of: call)
        return context.code.facts.events(of: method).contains { event in
            guard event.kind == .assignment, let value = event.value, case .name(name) = context.tree[value].kind,
                let receiver = event.receiver, context.path(receiver) == "self"
            else { return false }
            let member = context.tree.string(event.name)
            return context.code.type(of: method).members.first { $0.name == member }.map { !$0.isPrivate } ?? true
        }
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
        let others = labelsForOthers()
        return stacks(
            around: document.items.indices.map { ItemID($0) }.filter { item in
                document.isLabel(item) && (unknown.contains(item) || others.contains(item))
                    && !TextNames.isShort(document.name(of: item))
            })
    }

    /// The outermost stack views that arrange some of `labels`.
    func stacks(around labels: some Sequence<ItemID>) -> Set<ItemID> {
        let document = context.document
        return Set(
            labels.compactMap { label in
                var outermost: ItemID?
                var view = label
                for _ in 0..<16 {
                    guard let parent = document.superview(of: view), document.isStackView(parent) else { break }
                    outermost = parent
                    view = parent
                }
                return outermost
            })
    }

    /// The labels of any number of lines whose text only run time knows or other files give.
    func wrapping() -> Set<ItemID> {
        // Who asks for several lines expects more than one line holds, whoever writes the text but the code itself.
        let labels = unknown.union(labelsForOthers()).union(foreign)
        return Set(
            context.events(named: "numberOfLines", "setNumberOfLines").compactMap { _, event in
                let lines = event.kind == .assignment ? event.value : event.arguments.first?.value
                guard let lines, case .number(0, _) = context.tree[lines].kind,
                    let label = context.item(named: event.receiver), labels.contains(label)
                else { return nil }
                return label
            })
    }

    /// The labels of cells and other views that have no text here and that other files see, with or without constraints.
    private func labelsForOthers() -> Set<ItemID> {
        var seen: Set<String> = []
        for type in context.code.facts.types where type.role == .cell || type.role == .view {
            for member in type.members where !member.isPrivate { seen.insert(type.name + "." + member.name) }
        }
        guard !seen.isEmpty else { return [] }
        return Set(
            context.document.items.indices.map { ItemID($0) }.filter { item in
                guard context.document.isLabel(item), let owner = context.document[item].owner, !all.contains(item),
                    isFilledWithMore(item)
                else { return false }
                return seen.contains(owner + "." + context.document[item].name)
            })
    }
}
