// Which methods run again and again: what they make without a guard is made again each time.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Why a method runs more than once.
struct MethodRhythm: Sendable {
    enum Occasion: Sendable, Hashable {
        case appearance, layoutPass, update, sizeChange, scrolling, keyboard, windowChange
        case reuse, cell, section, filling, showing, newValue, action, call, selection
        /// Two methods of these names call it, at different times.
        case several(String, String)
        /// It remakes the constraints of a view of this name: it is written to run more than once.
        case remaking(String)
        /// Another branch remakes the constraints of the view of this name.
        case branch(String)
    }

    var occasion: Occasion
    /// The method that runs again, by name: the method itself, or one that calls it.
    var name: String
    /// The call that leads to the method; nil for the method that runs again itself.
    var call: TextRange?
    /// The indices of the methods in the file that run again.
    static func all(in context: RuleContext) -> [Int: MethodRhythm] {
        let facts = context.code.facts
        var rhythms: [Int: MethodRhythm] = [:]
        var pending: [Int] = []
        let actions = actions(in: context)
        for number in facts.methods.indices {
            let isAction =
                facts.methods[number].kind == .method && !facts.methods[number].isStatic
                && actions.contains(context.baseName(of: facts.methods[number]))
            guard let occasion = occasion(of: facts.methods[number], context) ?? (isAction ? .action : nil) else {
                continue
            }
            rhythms[number] = MethodRhythm(occasion: occasion, name: context.baseName(of: facts.methods[number]))
            pending.append(number)
        }
        spread(&rhythms, from: pending, context)
        return rhythms
    }

    /// These methods, and what they call of their own class.
    static func all(from first: [Int: MethodRhythm], in context: RuleContext) -> [Int: MethodRhythm] {
        var rhythms = first
        spread(&rhythms, from: first.keys.sorted(), context)
        return rhythms
    }

    /// The base names of the methods that controls and gestures call: `#selector(tapped)` of `addTarget` and recognizers.
    private static func actions(in context: RuleContext) -> Set<String> {
        guard let label = context.tree.names.find("action") else { return [] }
        var names: Set<String> = []
        for (_, event) in context.events(
            named: "addTarget", "UITapGestureRecognizer", "initWithTarget", "UIBarButtonItem", "initWithTitle",
            "initWithImage", "initWithBarButtonSystemItem")
        {
            guard event.kind == .call, let action = event.argument(label) else { continue }
            let text = context.source(context.tree[action].range)
            guard text.contains("selector(") else { continue }
            let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            // `#selector(Self.tapped(_:))`, `@selector(tapped:)`.
            guard let name = words.dropFirst().last(where: { $0 != "_" }) else { continue }
            names.insert(name)
        }
        return names
    }

    /// What such a method calls of its own class runs again too; each method is entered once.
    private static func spread(_ rhythms: inout [Int: MethodRhythm], from first: [Int], _ context: RuleContext) {
        let facts = context.code.facts
        let overrides = MethodOverrides(context)
        var pending = first
        while let number = pending.popLast() {
            guard let rhythm = rhythms[number] else { continue }
            let method = facts.methods[number]
            let type = context.code.type(of: method)
            for event in facts.events(of: method) where isPlainCall(event, context) {
                let name = context.tree.string(event.name)
                for callee in type.methods where rhythms[callee] == nil && facts.methods.indices.contains(callee) {
                    guard facts.methods[callee].kind == .method, context.baseName(of: facts.methods[callee]) == name
                    else { continue }
                    let called = MethodRhythm(
                        occasion: rhythm.occasion, name: rhythm.name, call: rhythm.call ?? event.nameRange)
                    let instead = overrides.all(of: callee, calledBy: [rhythm.name, context.baseName(of: method)])
                    for number in [callee] + instead where rhythms[number] == nil {
                        rhythms[number] = called
                        pending.append(number)
                    }
                }
            }
        }
    }

    /// A call of the class's own method that nothing guards.
    private static func isPlainCall(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        event.kind == .call && !event.place.isGuarded && !event.place.isCallback && event.place.block == nil
            && (event.receiver.map { context.path($0) == "self" } ?? true)
    }

    private static func occasion(of method: CodeMethod, _ context: RuleContext) -> Occasion? {
        guard method.kind == .method, !method.isStatic else { return nil }
        let role = context.code.type(of: method).role
        switch (context.baseName(of: method), role) {
        case ("viewWillAppear", .controller), ("viewDidAppear", .controller), ("viewWillDisappear", .controller),
            ("viewDidDisappear", .controller):
            return .appearance
        case ("viewWillLayoutSubviews", .controller), ("viewDidLayoutSubviews", .controller),
            ("viewSafeAreaInsetsDidChange", .controller), ("viewLayoutMarginsDidChange", .controller),
            ("layoutMarginsDidChange", .view), ("layoutMarginsDidChange", .cell), ("layoutSubviews", .view),
            ("layoutSubviews", .cell), ("layoutIfNeeded", .view), ("layoutIfNeeded", .cell),
            ("safeAreaInsetsDidChange", .view), ("safeAreaInsetsDidChange", .cell):
            return .layoutPass
        case ("updateViewConstraints", .controller), ("updateConstraints", .view), ("updateConstraints", .cell),
            ("setNeedsUpdateConstraints", .view), ("setNeedsUpdateConstraints", .cell):
            return .update
        case ("viewWillTransition", .controller), ("viewWillTransitionToSize", .controller),
            ("traitCollectionDidChange", .controller), ("traitCollectionDidChange", .view),
            ("traitCollectionDidChange", .cell):
            return .sizeChange
        case (let name, .controller) where name.hasPrefix("keyboardWill") || name.hasPrefix("keyboardDid"):
            return .keyboard
        case ("didMoveToWindow", .view), ("didMoveToWindow", .cell), ("didMoveToSuperview", .view),
            ("didMoveToSuperview", .cell):
            return .windowChange
        case ("scrollViewDidScroll", .controller), ("scrollViewDidScroll", .view), ("scrollViewDidScroll", .cell):
            return .scrolling
        case ("prepareForReuse", .cell): return .reuse
        case ("setSelected", .cell) where takesAnimated(method), ("setHighlighted", .cell) where takesAnimated(method):
            return .selection
        case (_, .cell) where context.isMadeForEachRow(context.code.type(of: method)): return nil
        case (_, .cell) where CellFilling.isNamed(method, context),
            (_, .view) where isOfReusable(method, context) && CellFilling.isNamed(method, context):
            return .filling
        case (_, .cell) where isOfDequeued(method, context), (_, .view) where isOfDequeued(method, context):
            return .filling
        case ("didSet", _), ("willSet", _): return observed(by: method, context) == nil ? nil : .newValue
        default: break
        }
        if context.givesCells(method) { return .cell }
        if context.givesSectionViews(method) { return .section }
        if isSetter(method, context) { return .newValue }
        return role == .view && CellFilling.showsAnother(method, context) && !context.isCalledOnceEach(method)
            ? .showing : nil
    }

    /// Whether a table calls the method by itself, also before it shows a row: `setSelected(_:animated:)`.
    private static func takesAnimated(_ method: CodeMethod) -> Bool { method.parameters.count == 2 }

    /// Whether the class is a header or footer of a list, which is used again as cells are.
    private static func isOfReusable(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.type(of: method).inherited.contains {
            $0 == "UICollectionReusableView" || $0 == "UITableViewHeaderFooterView"
        }
    }

    /// Whether some file calls a method of a cell, header or footer that a list gives out, for each row anew.
    static func isOfDequeued(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard !context.document.methodsOfDequeued.isEmpty else { return false }
        let type = context.code.type(of: method).name
        return context.document.methodsOfDequeued.contains("\(type).\(context.baseName(of: method))")
    }

    /// Whether the class only looks as if the method ran more than once.
    var isDeduced: Bool {
        switch occasion {
        case .showing, .several, .remaking, .branch: true
        default: false
        }
    }

    /// What a finding says of the occasion.
    var sentence: Phrase {
        switch occasion {
        case .appearance: "Made again at every appearance, by `\(name)`."
        case .layoutPass: "Made again in every layout pass, by `\(name)`."
        case .update: "Made again whenever constraints are updated, by `\(name)`."
        case .sizeChange: "Made again at every change of size or traits, by `\(name)`."
        case .scrolling: "Made again at every step of scrolling, by `\(name)`."
        case .keyboard: "Made again whenever the keyboard appears or disappears, by `\(name)`."
        case .windowChange: "Made again whenever the view is added, moved or removed, by `\(name)`."
        case .reuse: "Made again whenever the cell is reused, by `\(name)`."
        case .selection: "Made again whenever the row is shown, pressed, selected or let go, by `\(name)`."
        case .cell: "Made again for every cell, including reused ones, by `\(name)`."
        case .section: "Made again each time the list asks for a header or footer, by `\(name)`."
        case .filling: "Made again each time the cell is configured, by `\(name)`."
        case .showing: "Made again each time the view is given something to show, by `\(name)`."
        case .newValue: "Made again for every new value, by `\(name)`."
        case .action: "Made again at every tap, by `\(name)`."
        case .call: "Made again on every call of `\(name)`, although the view is created only once."
        case .remaking(let view): "Made again with every run of `\(name)`, which remakes the constraints of `\(view)`."
        case .branch(let view):
            "Another branch of `\(name)` remakes the constraints of `\(view)`; this one makes them beside those that are there."
        case .several(let one, let other): "Made again when `\(other)` runs after `\(one)`: both call `\(name)`."
        }
    }

    /// `setModel:` of a property that the class has.
    private static func isSetter(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard context.tree.dialect == .objectiveC, method.parameters.count == 1, method.name.hasPrefix("set"),
            let first = context.baseName(of: method).dropFirst(3).first
        else { return false }
        let property = String(first).lowercased() + context.baseName(of: method).dropFirst(4)
        let type = context.code.type(of: method)
        if type.members.contains(where: { $0.name == property }) { return true }
        // A property of the header: whoever sets it may set it again, whether the setter stores it or not.
        return type.role != .cell && !property.hasPrefix("up")
            || context.code.facts.events(of: method).contains { event in
                event.kind == .assignment && event.receiver == nil && context.tree.string(event.name) == "_" + property
            }
    }

    /// The property whose observer a method is; nil where it is none.
    static func observed(by method: CodeMethod, _ context: RuleContext) -> CodeMember? {
        guard method.name == "didSet" || method.name == "willSet" else { return nil }
        return context.code.type(of: method).members.last { member in
            member.nameRange.start < method.nameRange.start
        }
    }
}
