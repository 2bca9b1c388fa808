// Assignments: to names, and to the properties of views, constraints and controllers.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func assign(_ operation: Operator, _ target: ExpressionID, _ source: ExpressionID) -> Value {
        var assigned = evaluate(source)
        switch tree[target].kind {
        case .name(let name):
            assigned = forgetTexts(named: source, assigned)
            forgetQuantities(through: name)
            if isInClass, scope.local(name) == nil {
                noteSettled(name, operation, source)
                noteOwnLook(name, source, assigned)
                noteOwnBar(name, source, assigned)
                noteOwnTabs(name, assigned)
                noteOwnLabel(name, source, assigned)
                noteOwnStack(name, operation, source, assigned)
                noteOwnFrame(name, operation, source)
                noteOwnMask(name, assigned)
                noteOwnMargins(name, assigned)
                noteOwnAccessory(name, source)
            }
            return assign(operation, toName: name, at: tree[target].range, assigned)
        case .member(let base, let name, let nameRange):
            forgetQuantities(through: name)
            if isSelf(base) {
                if isInClass {
                    noteSettled(name, operation, source)
                    noteOwnLook(name, source, assigned)
                    noteOwnBar(name, source, assigned)
                    noteOwnTabs(name, assigned)
                    noteOwnLabel(name, source, assigned)
                    noteOwnStack(name, operation, source, assigned)
                    noteOwnFrame(name, operation, source)
                    noteOwnMask(name, assigned)
                    noteOwnMargins(name, assigned)
                    noteOwnAccessory(name, source)
                    return assignMember(operation, name, at: nameRange, assigned)
                }
                return assign(operation, toName: name, at: nameRange, assigned)
            }
            forgetDeclared(partOf: base)
            if assignPart(name, of: base, operation, assigned, source) { return assigned }
            forgetEntries(of: base)
            if noteLayerLook(name, base, source, assigned) { return assigned }
            noteBar(name, base, source, assigned)
            noteTab(name, base, source, assigned)
            noteTitleLook(name, base, source, assigned)
            let button = buttonOfTitle(base)
            if let button { assignLabelProperty(tree.string(name), of: button, assigned, source) }
            noteFramePart(base, name, operation, source)
            changeConfiguration(base, name, source, operation == .assign ? assigned : .unknown)
            let value = evaluateReached(base, for: name)
            if case .structure = value { forgetStructure(in: base) }
            if case .paragraphStyle(let style) = value {
                change(style, tree.string(name), to: operation == .assign ? assigned : .unknown, in: base)
            }
            if case .runtime(.gradient(let index)) = value { noteGradient(index, name, source, assigned) }
            forgetDeclared(name, of: value)
            noteTableView(name, of: value, assigned)
            if case .item(let item) = value {
                noteLook(name, of: item, source, assigned)
                noteListOwner(name, of: item, source)
                noteScrolling(tree.string(name), of: item, assigned)
                if operation == .assign {
                    assignStackProperty(name, of: item, source, assigned)
                } else {
                    forgetStack(item)
                }
                if facts.labels[item] != nil { assignLabelProperty(tree.string(name), of: item, assigned, source) }
                if button == nil, let button = buttonOf(titleLabel: item) {
                    assignLabelProperty(tree.string(name), of: button, assigned, source)
                }
            }
            if case .item(let item) = value {
                noteFrame(of: item, name, operation, source)
                if operation == .assign { runObserver(of: name, on: item, assigned: assigned) }
            }
            noteHanded(on: assigned)
            var read = assigned
            if case .runtime(.library) = value { read = oneNumber(assigned, source) }
            assign(read, toMember: spellings[name], of: value, at: nameRange, source: source)
            return assigned
        case .index(let base, let arguments):
            _ = evaluatePart(target)
            if operation == .assign, let name = tree[base].kind.name, case .dictionary? = scope.local(name)?.value,
                let key = arguments.first?.value
            {
                setEntry(of: name, key, assigned)
            } else {
                forgetEntries(of: base)
            }
            return .unknown
        default:
            _ = evaluatePart(target)
            return .unknown
        }
    }

    /// A variable or member takes another value by a call of its own.
    mutating func assign(_ value: Value, toVariable name: Name, at range: TextRange) -> Value {
        assign(.assign, toName: name, at: range, value)
    }

    /// A helper in an extension of `UILabel`, and a label class, set what they show themselves.
    private mutating func noteOwnLabel(_ name: Name, _ source: ExpressionID, _ assigned: Value) {
        guard case .item(let item)? = classContext?.selfValue, facts.labels[item] != nil else { return }
        assignLabelProperty(tree.string(name), of: item, assigned, source)
    }

    /// `layoutMargins = …` in a view class: what lies in it is laid out between them.
    private mutating func noteOwnMargins(_ name: Name, _ assigned: Value) {
        guard ["layoutMargins", "directionalLayoutMargins"].contains(tree.string(name)),
            case .item(let item)? = classContext?.selfValue, facts.stacks[item] == nil
        else { return }
        _ = assignMargins(assigned, of: item)
    }

    /// So does a class of stack views: `axis = .vertical` in its initializer.
    private mutating func noteOwnStack(
        _ name: Name, _ operation: Operator, _ source: ExpressionID, _ assigned: Value
    ) {
        guard case .item(let item)? = classContext?.selfValue, facts.stacks[item] != nil else { return }
        if operation == .assign { return assignStackProperty(name, of: item, source, assigned) }
        forgetStack(item)
    }

    private mutating func assign(
        _ operation: Operator, toName name: Name, at range: TextRange, _ assigned: Value
    ) -> Value {
        if isInClass, scope.local(name) == nil { return assignMember(operation, name, at: range, assigned) }
        let canonical = canonicalName(name)
        let binding = scope[canonical]
        let value = operation == .assign ? assigned : Arithmetic.binary(operation, binding?.value ?? .unknown, assigned)
        if let symbol = binding?.symbol { refer(to: symbol, at: range, as: .write) }
        if case .item(let item) = value, document[item].name.isEmpty {
            nameItem(item, canonical, at: range, declaration: document[item].declaration ?? range)
            if binding == nil {
                scope.bind(canonical, to: Binding(value: value, symbol: .item(item), declared: range))
            } else {
                scope.assign(canonical, value, symbol: .item(item))
            }
            return value
        }
        if case .item(let item) = value, isInClass {
            scope.assign(canonical, value, symbol: .item(item))
        } else {
            scope.assign(canonical, value)
        }
        return value
    }

    /// `_x` stands for `x`, which is what the property is called.
    mutating func canonicalName(_ name: Name) -> Name {
        guard scope[name] == nil, name.word == nil else { return name }
        let string = tree.string(name)
        guard string.hasPrefix("_"), string.utf8.count > 1 else { return name }
        return tree.names.find(String(string.dropFirst())) ?? name
    }

    /// Gives a new view the name of the first variable that holds it.
    mutating func nameItem(_ item: ItemID, _ name: Name, at range: TextRange, declaration: TextRange) {
        document.items[item.index].name = tree.string(name)
        document.items[item.index].layout.name = tree.string(name)
        document.items[item.index].nameRange = range
        document.items[item.index].declaration = declaration
        refer(to: .item(item), at: range, as: .declaration)
    }

    private mutating func assign(
        _ value: Value, toMember spelling: Spelling, of base: Value, at range: TextRange, source: ExpressionID
    ) {
        guard let word = spelling.word else { return }
        switch base {
        case .runtime(.library(let kept)):
            libraries[kept.library].assign(
                value, toMember: word, of: kept, at: range, source: tree[source].range, &self)
        case .runtime(.controller(let index)) where word == .view:
            if case .item(let view) = value { runtime.controllers[index].view = view }
        case .runtime(.type(let type)):
            for index in libraries.all.indices {
                libraries.all[index].assign(value, toMember: word, ofType: type, &self)
            }
        case .item(let item):
            // A frame without a size places nothing.
            if word == .frame, tree.isEmptyRectangle(source) { return }
            assign(value, toMember: word, of: item)
        case .attributes(let item, let attributes) where attributes.isEmpty:
            assignContentPriority(value, word, of: item)
        case .unknown where word == .isActive || word == .active:
            if case .boolean(true) = value {} else { noteUnknownRemoval() }
        case .unknown where word == .constant: noteUnknownRemoval()
        default: break
        }
    }

    private mutating func assign(_ value: Value, toMember word: Word, of item: ItemID) {
        switch (word, value) {
        case (.frame, _), (.bounds, _), (.center, _):
            if isInClass { document.items[item.index].unknowns.insert(.constraints) }
        case (.translatesAutoresizingMaskIntoConstraints, _): noteMask(of: item, value)
        case (.key, .string(let key)): document.items[item.index].key = key
        case (.text, .string(let text)) where !isInClass: setText(text, fontSize: nil, of: item)
        case (.text, .string(let text)): document.items[item.index].text = text
        case (.font, .font(let font)) where !isInClass:
            guard let size = font.systemSize else { break }
            facts.fontSizes[item] = size
            applyText(to: item)
        case (.layoutMargins, .insets(let insets)): document.items[item.index].layout.layoutMargins = insets
        default: break
        }
    }

    /// `a.snp.contentHuggingHorizontalPriority = 250`.
    private mutating func assignContentPriority(_ value: Value, _ word: Word, of item: ItemID) {
        guard let number = value.number, number > 0, number <= 1000 else { return }
        let priority = LayoutPriority(number)
        switch word {
        case .contentHuggingHorizontalPriority: document.items[item.index].layout.hugging.horizontal = priority
        case .contentHuggingVerticalPriority: document.items[item.index].layout.hugging.vertical = priority
        case .contentCompressionResistanceHorizontalPriority:
            document.items[item.index].layout.compression.horizontal = priority
        case .contentCompressionResistanceVerticalPriority:
            document.items[item.index].layout.compression.vertical = priority
        default: break
        }
    }
}
