// What the code shows of the class of a view that it names.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension RuleContext {
    /// The class of which an expression makes a new object: `UILabel()`, `[UILabel new]`, `[[UILabel alloc] initWith…]`,
    /// `[UIButton buttonWithType:…]`; nil for all else.
    func createdClass(_ id: ExpressionID, depth: Int = 0) -> String? {
        guard depth < 4 else { return nil }
        switch tree[id].kind {
        case .parenthesized(let inner): return createdClass(inner, depth: depth + 1)
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name): return typeName(name)
            case .member(let base, let name, _) where name.word == .`init`:
                guard case .name(let type) = tree[base].kind else { return nil }
                return typeName(type)
            default: return nil
            }
        case .message(let receiver, let arguments):
            guard let selector = arguments.first?.label else { return nil }
            let spelling = tree.string(selector)
            switch tree[receiver].kind {
            case .name(let type):
                return spelling == "new" || spelling.hasPrefix("buttonWith") ? typeName(type) : nil
            case .message(let inner, let allocation):
                guard case .name(let type) = tree[inner].kind, allocation.first?.label?.word == .alloc,
                    spelling.hasPrefix("init")
                else { return nil }
                return typeName(type)
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether a subclass, mostly in another file, can reach a view: it may place it.
    func isOpenToSubclasses(_ item: ItemID) -> Bool {
        guard !document.classesWithSubclass.isEmpty, let owner = document[item].owner,
            document.classesWithSubclass.contains(owner)
        else { return false }
        let member = code.facts.types.lazy.filter { $0.name == owner }.flatMap(\.members)
            .first { $0.name == self.document[item].name }
        // What is declared in an implementation, or in a method, is not seen by others.
        guard let member else { return !isLocal(item) }
        return tree.dialect == .swift && !member.isPrivate
    }

    /// Whether a view is a variable of a method.
    private func isLocal(_ item: ItemID) -> Bool {
        guard let name = document[item].nameRange, document.isInText(name),
            code.facts.methods.contains(where: { $0.kind == .method && $0.range.contains(name) })
        else { return false }
        return declaresVariable(name)
    }

    /// Whether a name stands where a variable is declared: `let name`, `UIView *name`.
    func declaresVariable(_ name: TextRange) -> Bool { ["let", "var", "*"].contains(wordBefore(name)) }

    /// What stands before a name on its line; empty for nothing.
    func wordBefore(_ name: TextRange) -> String {
        let line = text.lines(of: TextRange(at: name.start))
        let token = tree.tokens(in: TextRange(line.start, name.start)).last { !$0.kind.isTrivia }
        return token.map { source($0.range) } ?? ""
    }

    private func typeName(_ name: Name) -> String? {
        let string = tree.string(name)
        return string.unicodeScalars.first?.properties.isUppercase == true ? string : nil
    }

    /// The class of the view that an expression in a method names, as the file shows it; nil for what it does not show.
    func className(of id: ExpressionID?, in method: CodeMethod) -> String? {
        guard let id else { return nil }
        if let item = item(named: id), let name = document[item].className { return name }
        guard let path = path(id), !path.contains(".") else { return nil }
        for event in code.facts.events(of: method) where event.kind == .assignment && event.receiver == nil {
            guard targetPath(event) == path else { continue }
            if let type = event.declaredType { return tree.string(type) }
            if let value = event.value, let type = createdClass(value) { return type }
        }
        guard let member = code.type(of: method).members.first(where: { $0.name == path }) else { return nil }
        return member.type ?? member.initializer.flatMap { createdClass($0) }
    }

    /// The method's name without an Objective-C selector's colons and parameters: `viewWillAppear`.
    func baseName(of method: CodeMethod) -> String {
        method.name.firstIndex(of: ":").map { String(method.name[..<$0]) } ?? method.name
    }

    /// Whether an object certainly begins with a method: an initializer, or what loads its view. One that is called `initUI` runs
    /// when somebody calls it.
    func beginsObject(_ method: CodeMethod) -> Bool {
        guard method.kind == .method, !method.isStatic else { return false }
        let name = baseName(of: method)
        return name.hasPrefix("initWith") || ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(name)
    }

    /// Whether a method gives the cells of a list.
    func givesCells(_ method: CodeMethod) -> Bool {
        answers(method, named: "cellForRow", "cellForItem")
    }

    /// Whether a method gives a list the headers and footers of its sections.
    func givesSectionViews(_ method: CodeMethod) -> Bool {
        answers(method, named: "viewForHeaderInSection", "viewForFooterInSection", "viewForSupplementaryElementOfKind")
    }

    /// Whether a method is one by which a list asks for something: `tableView:cellForRowAtIndexPath:`,
    /// `tableView(_:cellForRowAt:)`.
    private func answers(_ method: CodeMethod, named words: String...) -> Bool {
        guard method.kind == .method else { return false }
        if tree.dialect == .objectiveC {
            let parts = method.name.split(separator: ":")
            guard parts.count > 1 else { return false }
            return words.contains { word in parts[1] == word || parts[1] == word + "AtIndexPath" }
        }
        guard method.name == "tableView" || method.name == "collectionView" else { return false }
        let line = text.lines(of: method.nameRange)
        let end = min(method.range.end.utf8, line.end.utf8 + 200)
        return tree.tokens(in: TextRange(method.nameRange.start, TextOffset(end))).contains { token in
            guard token.kind == .identifier else { return false }
            let name = source(token.range)
            return words.contains { name == $0 || name == $0 + "At" }
        }
    }
}
