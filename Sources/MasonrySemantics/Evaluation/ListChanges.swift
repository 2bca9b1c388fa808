// Lists that grow: `views.append(x)`, `[views addObject:x]`. The name stands for the longer list from there on.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    private enum ListChange {
        case append, appendAll, clear
        /// What the list is afterwards is not known.
        case other
    }

    private static let listWords: [(String, ListChange)] = [
        ("append", .append), ("addObject", .append), ("addObjectsFromArray", .appendAll), ("removeAll", .clear),
        ("removeAllObjects", .clear), ("insert", .other), ("remove", .other), ("removeFirst", .other),
        ("removeLast", .other), ("popLast", .other), ("sort", .other), ("reverse", .other), ("shuffle", .other),
        ("swapAt", .other), ("insertObject", .other), ("removeObject", .other), ("removeObjectAtIndex", .other),
        ("removeLastObject", .other), ("removeFirstObject", .other), ("replaceObjectAtIndex", .other),
        ("insertObjects", .other), ("sortUsingComparator", .other), ("setArray", .other),
        ("exchangeObjectAtIndex", .other), ("replaceSubrange", .other), ("removeSubrange", .other),
        ("removeObjectsInArray", .other), ("removeObjectsInRange", .other), ("setObject", .other),
    ]

    /// What changes a list by its name; most texts name few of them.
    private var listNames: [Name] {
        mutating get {
            if let known = composition.listNames { return known }
            let names = Self.listWords.compactMap { tree.names.find($0.0) }
            composition.listNames = names
            return names
        }
    }

    /// Changes the list that a name or member of the class stands for; false for other calls.
    mutating func changeList(_ receiver: ExpressionID, _ call: Invocation) -> Bool {
        if call.isMessage, changeDictionary(receiver, call) { return true }
        guard isInClass, listNames.contains(call.name), let list = listName(receiver) else { return false }
        let word = tree.string(call.name)
        guard let change = Self.listWords.first(where: { $0.0 == word })?.1, case .array(let old)? = listValue(list)
        else {
            return false
        }
        let bare = bareName(list.name)
        composition.mutableLists.insert(bare)
        var new = old
        let values = evaluateLabelled(call.arguments.filter { $0.value != nil }).map(\.value)
        for value in values { recordEscape(value, .constraints) }
        var isKnown = fuel > 0 && old.count <= Self.longestWalkedList
        switch change {
        case .append where values.count == 1:
            let isAll = call.arguments.first?.label.map { tree.string($0) } == "contentsOf"
            if !isAll {
                new.append(values[0])
            } else if case .array(let more) = values[0] {
                new += more
            } else {
                isKnown = false
            }
        case .appendAll:
            if case .array(let more)? = values.first { new += more } else { isKnown = false }
        case .clear where values.isEmpty: new = []
        default: isKnown = false
        }
        setList(list, isKnown ? .array(new) : .unknown)
        return true
    }

    /// The list that a call asks to change; nil for other expressions.
    mutating func changedList(_ kind: Expression.Kind) -> ExpressionID? {
        switch kind {
        case .call(let callee, _):
            guard case .member(let base, let name, _) = tree[callee].kind, listNames.contains(name) else { return nil }
            return base
        case .message(let receiver, let arguments):
            guard let name = arguments.first?.label, listNames.contains(name) else { return nil }
            return receiver
        default: return nil
        }
    }

    /// What a stored `var` that begins as a list is for the code that runs: others may have given it other elements by then.
    /// - Parameter isPrivate: Whether nothing outside of the file can.
    mutating func firstList(_ elements: [Value], _ name: Name, _ type: TypeName?, isPrivate: Bool) -> Value {
        let isKnown: Bool
        if isListOfViews(elements, type) {
            // Where the class fills it, its set-up finds it as it was declared.
            isKnown =
                assignments(of: name).isEmpty
                ? isPrivate || !elements.isEmpty : classContext?.inlining == .setUp
        } else {
            isKnown = isPrivate && !isAssigned(name)
        }
        return isKnown ? .array(elements) : .unknown
    }

    private mutating func isListOfViews(_ elements: [Value], _ type: TypeName?) -> Bool {
        if let type { return isViewType(tree.string(type.name)) || tree.string(type.name).hasSuffix("Constraint") }
        guard let first = elements.first else { return false }
        if case .item = first { return true }
        return false
    }

    /// The name of a variable or member that is a whole expression.
    private mutating func listName(_ id: ExpressionID) -> (name: Name, isLocal: Bool)? {
        switch tree[id].kind {
        case .parenthesized(let inner): return listName(inner)
        case .name(let name): return name.word == nil ? (name, scope.local(name) != nil) : nil
        case .member(let base, let name, _): return isSelf(base) ? (name, false) : nil
        case .message(let base, let arguments):
            guard arguments.count == 1, arguments[0].value == nil, let name = arguments[0].label, isSelf(base) else {
                return nil
            }
            return (name, false)
        default: return nil
        }
    }

    private mutating func listValue(_ list: (name: Name, isLocal: Bool)) -> Value? {
        list.isLocal ? scope.local(list.name)?.value : memberBinding(list.name, mayBeView: .anything)?.value
    }

    private mutating func knownValue(_ list: (name: Name, isLocal: Bool)) -> Value? {
        if list.isLocal { return scope.local(list.name)?.value }
        let name = bareName(list.name)
        return classContext?.members[name]?.value
    }

    private mutating func setList(_ list: (name: Name, isLocal: Bool), _ value: Value) {
        if list.isLocal { return scope.assign(list.name, value) }
        let name = bareName(list.name)
        // Other methods are not sure to find what a branch or another method left.
        let isSure =
            frame.certainty == .certain && frame.guardID == .always && classContext?.inlining == .setUp
        let declared = classContext?.members[name]?.declared
        classContext?.members[name] = Binding(value: isSure ? value : .unknown, declared: declared)
    }

    /// A list that code gets which cannot be read may be another one afterwards, in Objective-C.
    mutating func forgetList(_ argument: ExpressionID) {
        guard tree.dialect == .objectiveC, isInClass, let list = listName(argument) else { return }
        if list.isLocal, case .dictionary? = scope.local(list.name)?.value { return setList(list, .unknown) }
        guard case .array(let elements)? = knownValue(list),
            elements.isEmpty || composition.mutableLists.contains(bareName(list.name))
        else { return }
        setList(list, .unknown)
    }

    /// Whoever is called may change the lists that it gets.
    mutating func forgetLists(_ call: Invocation) {
        for argument in call.arguments { if let id = argument.value { forgetList(id) } }
    }

    /// An empty list or dictionary: `[NSMutableArray array]`, `[NSMutableDictionary dictionary]`; nil for other types.
    mutating func emptyList(_ type: String, _ name: Name) -> Value? {
        guard isInClass, type == "NSMutableArray" || type == "NSMutableDictionary" else { return nil }
        let empty = type == "NSMutableArray" ? Value.array([]) : .dictionary([:])
        switch tree.string(name) {
        case "array", "dictionary", "new", "init", "arrayWithCapacity", "dictionaryWithCapacity", "initWithCapacity":
            return empty
        default: return nil
        }
    }

    /// `[attributes setObject:font forKey:NSFontAttributeName]`; false for all else, behind which nothing is known of it
    /// unless it only reads.
    private mutating func changeDictionary(_ receiver: ExpressionID, _ call: Invocation) -> Bool {
        guard isInClass, let name = tree[receiver].kind.name, case .dictionary? = scope.local(name)?.value else {
            return false
        }
        let labels = call.arguments.map { $0.label.map { tree.string($0) } }
        if labels == ["setObject", "forKey"], let source = call.first, let key = call.arguments[1].value {
            setEntry(of: name, key, evaluate(source))
            return true
        }
        if !Self.readingWords.contains(tree.string(call.name)) { scope.assign(name, .unknown) }
        return false
    }

    private static let readingWords: Set<String> = [
        "objectForKey", "objectForKeyedSubscript", "valueForKey", "count", "copy", "mutableCopy", "allKeys",
        "allValues",
        "isEqualToDictionary", "keyEnumerator", "objectEnumerator", "enumerateKeysAndObjectsUsingBlock",
    ]

    /// The variable of a method holds the same dictionary with another entry.
    mutating func setEntry(of name: Name, _ key: ExpressionID, _ value: Value) {
        guard case .dictionary(var entries)? = scope.local(name)?.value, entries.count < Self.longestWalkedList,
            let key = attributeKey(key)
        else { return scope.assign(name, .unknown) }
        entries[key] = value
        scope.assign(name, .dictionary(entries))
    }
}
