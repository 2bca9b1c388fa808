// How the code of a program shows its controllers: what each text says of the classes that it makes and hands on.

import MasonrySyntax
import SourceText

/// Reads the uses of controllers from one text.
struct ControllerUses {
    /// The class of a controller, alone or as the first one of a navigation controller.
    struct Made: Hashable {
        var type: String
        var isFirstOfStack = false
    }

    let reader: SyntaxReader
    /// What variables are given, in the order of the text.
    private var given: [String: [(place: TextOffset, value: ExpressionID?, type: String?)]] = [:]
    /// The functions that put what they are handed to into a navigation controller.
    var stackers: Set<String> = []
    /// Those that show what they are handed to in a presentation of the program's own.
    var presenters: Set<String> = []
    private(set) var types: [(range: TextRange, name: String, superclasses: [String])] = []
    private(set) var functions: [AppearanceCode.Function] = []
    var hiding: Set<String> = []
    /// Those of `hiding` that hide a bar of their own: navigation controllers.
    var hidingOwn: Set<String> = []
    var showing: Set<String> = []
    var showingAtTheEnd: Set<String> = []
    var names: Set<String> = []
    lazy var appearanceCode = AppearanceCode(functions, reader)
    lazy var tabAdders = methodsThatAddTabs()
    lazy var placedControllers = controllersWithPlacedViews()

    /// The names for all that a text says.
    static func all(in reader: SyntaxReader) -> Set<String> {
        guard
            words.contains(where: { reader.names.find($0) != nil })
                || ["present", "embed"].contains(where: { reader.text.contains($0, in: reader.text.range) })
        else { return [] }
        var uses = ControllerUses(reader)
        uses.read()
        return uses.names
    }

    /// The functions that each type of a text calls on its own object when its view is made or comes, in small letters.
    static func calledOnAppearance(in reader: SyntaxReader) -> [String: Set<String>] {
        var uses = ControllerUses(reader)
        var result: [String: Set<String>] = [:]
        for type in Set(uses.types.map(\.name)) { result[type] = uses.appearanceCode.calledOnAppearance(by: type) }
        return result
    }

    /// Without any of these a text says nothing.
    private static let words = [
        "rootViewController", "initWithRootViewController", "setRootViewController", "pushViewController", "push",
        "show", "set",
        "present", "presentViewController", "presentPanModal", "modalPresentationStyle", "setModalPresentationStyle",
        "transitioningDelegate", "setTransitioningDelegate",
        "navigationBar", "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden", "UINavigationBar",
        "UITabBar",
        "UITabBarController", "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed",
        "setHidesBottomBarWhenPushed", "setViewControllers", "viewControllers", "addChild", "addChildViewController",
        panels,
    ]

    /// What controllers are that a library shows in sheets.
    private static let panels = "PanModalPresentable"

    private init(_ reader: SyntaxReader) {
        self.reader = reader
        for statement in reader.statements {
            switch statement.kind {
            case .type(let type):
                types.append(
                    (statement.range, reader.string(type.name), type.inherited.map { reader.string($0.name) }))
            case .function(let function):
                functions.append(
                    (
                        statement.range, reader.string(function.name).lowercased(), "", function.isOverride,
                        !function.parameters.isEmpty
                    ))
            case .variable(let variable):
                for binding in variable.bindings {
                    let name = AssignedNames.bare(reader.string(binding.name))
                    let type = binding.type.map { reader.string($0.name) }
                    given[name, default: []].append((statement.range.start, binding.initializer, type))
                }
            default: break
            }
        }
        for expression in reader.expressions {
            guard case .assignment(.assign, let target, let value) = expression.kind,
                let name = name(target)
            else { continue }
            given[AssignedNames.bare(name), default: []].append((expression.range.start, value, nil))
        }
        for name in given.keys { given[name]?.sort { $0.place < $1.place } }
        types.sort { $0.range.start < $1.range.start }
        functions.sort { $0.range.start < $1.range.start }
        for index in functions.indices { functions[index].type = around(functions[index].range).first ?? "" }
        noteStackers()
        notePresenters()
    }

    private mutating func read() {
        for expression in reader.expressions {
            switch expression.kind {
            case .call(let callee, let arguments): call(callee, arguments, expression.range)
            case .message(let receiver, let arguments): message(receiver, arguments, expression.range)
            case .assignment(.assign, let target, let value): assign(target, value, expression.range)
            case .name(let name) where reader.string(name) == "UITabBarController": names.insert(ControllerUse.tabs)
            default: break
            }
        }
        for type in types where type.superclasses.contains(where: { $0.contains("TabBar") }) {
            names.insert(ControllerUse.tabs)
        }
        for type in types where type.superclasses.contains(Self.panels) {
            names.insert(ControllerUse.presented.name(type.name))
        }
        for type in hiding {
            names.insert(ControllerUse.hidesBar.name(type))
            guard !showingAtTheEnd.contains(type) else { continue }
            names.insert(ControllerUse.leavesBarHidden.name(type))
            names.insert(ControllerUse.someLeavesBarHidden)
        }
        if !hidingOwn.isSubset(of: showing) { names.insert(ControllerUse.hidesAllBars) }
        for type in showing { names.insert(ControllerUse.showsBar.name(type)) }
    }

    // MARK: Calls

    private mutating func call(_ callee: ExpressionID, _ arguments: [Argument], _ range: TextRange) {
        if let root = stackRoot(.call(callee: callee, arguments: arguments)) { stack(root) }
        guard let name = name(callee) else { return }
        let first = arguments.first
        switch name {
        case "pushViewController", "push":
            guard let value = first?.value, first?.label == nil else { return }
            stack(value)
        case "show": if arguments.contains(where: { label($0) == "sender" }) { first?.value.map { stack($0) } }
        case "set":
            if label(first) == "contentViewController" {
                note(.partly, first?.value)
            } else if case .implicitMember = reader[callee].kind, let value = first?.value {
                stack(value)
            }
        case "present": if first?.label == nil { present(first?.value) }
        case "setNavigationBarHidden": hide(base(callee), first?.value, range)
        case "setViewControllers": tabs(of: base(callee), first?.value, range)
        case "addChild" where arguments.count == 1: tabs(of: base(callee), first?.value, range)
        case "addSubview", "insertSubview": show(first?.value, in: base(callee))
        case _ where isOfPart(name, arguments): arguments.forEach { note(.partly, $0.value) }
        default:
            handOn(name, arguments)
            noteOwnTabs(handedTo: name, arguments, base(callee), range)
        }
    }

    /// What hands controllers to a function of the program's own.
    private mutating func handOn(_ function: String, _ arguments: [Argument]) {
        if stackers.contains(function) {
            for argument in arguments { argument.value.map { stack($0) } }
        } else if presenters.contains(function) {
            for argument in arguments { note(.partly, argument.value) }
        } else if function.hasPrefix("embed") || function.hasPrefix("addChild") && arguments.count > 1 {
            note(.child, arguments.first?.value)
        } else if function.hasPrefix("present"), function != "presentViewController" {
            // How large it is then, that function decides.
            note(.partly, arguments.first?.value)
        }
    }

    private mutating func message(_ receiver: ExpressionID, _ arguments: [Argument], _ range: TextRange) {
        if let root = stackRoot(.message(receiver: receiver, arguments: arguments)) { stack(root) }
        guard let first = arguments.first, let name = label(first) else { return }
        switch name {
        case "showViewController" where arguments.dropFirst().contains { label($0) != "sender" }:
            note(.partly, first.value)
        case "pushViewController", "showViewController": first.value.map { stack($0) }
        case "presentViewController": present(first.value)
        case "setNavigationBarHidden": hide(receiver, first.value, range)
        case "setHidden" where self.name(receiver) == "navigationBar": hide(base(receiver), first.value, range)
        case "setTranslucent": translucent(receiver, first.value, range)
        case "setModalPresentationStyle": style(receiver, first.value, range)
        case "setRootViewController": note(.window, first.value)
        case "setViewControllers", "addChildViewController":
            if arguments.count > 1 { note(.child, first.value) } else { tabs(of: receiver, first.value, range) }
        case "setHidesBottomBarWhenPushed": hideTabs(receiver, first.value, range)
        case "addSubview", "insertSubview": show(first.value, in: receiver)
        case "setTransitioningDelegate": own(receiver, range).forEach { names.insert(ControllerUse.partly.name($0)) }
        case _ where isOfPart(allocated(receiver), arguments): arguments.forEach { note(.partly, $0.value) }
        default:
            handOn(name, arguments)
            let selector = arguments.map { ($0.label.map { reader.string($0) } ?? "") + ":" }.joined()
            noteOwnTabs(handedTo: selector, arguments, receiver, range)
        }
    }

    private mutating func assign(_ target: ExpressionID, _ value: ExpressionID, _ range: TextRange) {
        guard let name = name(target) else { return }
        switch name {
        case "isNavigationBarHidden", "navigationBarHidden": hide(base(target), value, range)
        case "isHidden", "hidden":
            guard let bar = base(target), self.name(bar) == "navigationBar" else { return }
            hide(base(bar), value, range)
        case "isTranslucent", "translucent": base(target).map { translucent($0, value, range) }
        case "modalPresentationStyle": style(base(target), value, range)
        case "transitioningDelegate":
            // Whoever gives it one decides how large it is.
            own(base(target), range).forEach { names.insert(ControllerUse.partly.name($0)) }
        case "rootViewController": note(.window, value)
        case "viewControllers": tabs(of: base(target), value, range)
        case "extendedLayoutIncludesOpaqueBars" where isTrue(value) == true:
            own(base(target), range).forEach { names.insert(ControllerUse.underOpaqueBar.name($0)) }
        case "hidesBottomBarWhenPushed": hideTabs(base(target), value, range)
        default: break
        }
    }

    // MARK: What they say

    mutating func stack(_ value: ExpressionID) {
        names.insert(ControllerUse.stacks)
        note(.stacked, value)
    }

    private mutating func present(_ value: ExpressionID?) {
        for made in value.map({ self.made($0) }) ?? [] {
            names.insert((made.isFirstOfStack ? ControllerUse.stackPresented : .presented).name(made.type))
        }
    }

    mutating func note(_ use: ControllerUse, _ value: ExpressionID?) {
        for made in value.map({ self.made($0) }) ?? [] where use != .window || !made.isFirstOfStack {
            names.insert(use.name(made.type))
        }
    }

    /// Of a variable that holds a controller of tabs, or in the class of one. Pages are as large as the part of the screen that
    /// shows them.
    private mutating func tabs(of holder: ExpressionID?, _ value: ExpressionID?, _ range: TextRange) {
        guard let holder, name(holder) != "self" else { return noteOwnTabs(value, range) }
        if holds(holder, "TabBar") { note(.tab, value) }
        if holds(holder, "PageViewController") { note(.partly, value) }
    }

    /// Whether a variable is given something of a class that is called so.
    private func holds(_ holder: ExpressionID, _ type: String) -> Bool {
        let all = name(holder).flatMap { given[AssignedNames.bare($0)] } ?? []
        return all.contains { makes($0.value, type) || $0.type?.contains(type) ?? false }
    }

    /// `UITabBarController()`, `[[MainTabBarController alloc] init]`.
    private func makes(_ value: ExpressionID?, _ type: String) -> Bool {
        guard let value else { return false }
        return switch reader[value].kind {
        case .call(let callee, _): name(callee)?.contains(type) ?? false
        case .message(let receiver, _): makes(receiver, type)
        case .name(let name): reader.string(name).contains(type)
        default: false
        }
    }

    private mutating func hideTabs(_ holder: ExpressionID?, _ value: ExpressionID?, _ range: TextRange) {
        guard let value, isTrue(value) == true else { return }
        if function(around: range).hasPrefix("pushviewcontroller") { names.insert(ControllerUse.hidesAllTabs) }
        own(holder, range).forEach { names.insert(ControllerUse.hidesTabs.name($0)) }
    }

    private mutating func translucent(_ bar: ExpressionID, _ value: ExpressionID?, _ range: TextRange) {
        guard let value, isTrue(value) == false else { return }
        switch appearance(bar) {
        case "UINavigationBar"?: names.insert(ControllerUse.opaqueBars)
        case "UITabBar"?: names.insert(ControllerUse.opaqueTabs)
        case _?: break
        case nil:
            guard name(bar) == "navigationBar" else { return }
            names.insert(ControllerUse.someOpaqueBar)
            own(base(bar), range).forEach { names.insert(ControllerUse.opaqueBar.name($0)) }
        }
    }

    private mutating func style(_ holder: ExpressionID?, _ value: ExpressionID?, _ range: TextRange) {
        guard let style = value.flatMap(name)?.lowercased() else { return }
        let use: ControllerUse
        switch style {
        case _ where style.hasSuffix("fullscreen"), _ where style.hasSuffix("currentcontext"): use = .wholeScreen
        case _ where style.hasSuffix("custom"), _ where style.hasSuffix("popover"): use = .partly
        default: return
        }
        own(holder, range).forEach { names.insert(use.name($0)) }
    }

    // MARK: Which controllers

    /// The classes of the controllers that `holder` holds; of `self`, its navigation controller and nothing, the class around.
    func own(_ holder: ExpressionID?, _ range: TextRange) -> [String] {
        if let holder, let name = name(holder) {
            if ["navigationController", "parent", "parentViewController", "tabBarController"].contains(name) {
                guard let owner = base(holder) else { return around(range) }
                return own(owner, range)
            }
            if name != "self" { return made(holder).map(\.type) }
        }
        return around(range)
    }

    func around(_ range: TextRange) -> [String] {
        let before = types[..<types.partitionPoint { $0.range.start > range.start }]
        return (before.last { $0.range.contains(range) }?.name).map { [$0] } ?? []
    }

    /// In small letters.
    func function(around range: TextRange) -> String { declaration(around: range)?.name ?? "" }

    func declaration(around range: TextRange) -> AppearanceCode.Function? {
        let before = functions[..<functions.partitionPoint { $0.range.start > range.start }]
        return before.last { $0.range.contains(range) }
    }

    /// The controllers that an expression makes or holds.
    func made(_ id: ExpressionID, depth: Int = 0) -> Set<Made> {
        guard depth < 6 else { return [] }
        let kind = reader[id].kind
        if let root = stackRoot(kind) {
            return Set(made(root, depth: depth + 1).map { Made(type: $0.type, isFirstOfStack: true) })
        }
        switch kind {
        case .name(let name): return held(reader.string(name), reader[id].range.start, depth)
        case .member(let base, let name, _):
            let text = reader.string(name)
            if Self.isType(text) { return [Made(type: text)] }
            // Another object's member may have the name of one of this text.
            guard self.name(base).map({ $0.lowercased().hasSuffix("self") }) ?? false else { return [] }
            return held(text, reader[id].range.start, depth)
        case .call(let callee, let arguments) where isMapping(callee, arguments):
            return base(callee).map { made($0, depth: depth + 1) } ?? []
        case .call(let callee, let arguments):
            if let name = name(callee), stackers.contains(name) {
                let roots = arguments.compactMap(\.value).flatMap { made($0, depth: depth + 1) }
                return Set(roots.map { Made(type: $0.type, isFirstOfStack: true) })
            }
            return maker(callee)
        case .message(let receiver, _):
            if case .name(let name) = reader[receiver].kind {
                return Self.isType(reader.string(name)) ? [Made(type: reader.string(name))] : []
            }
            if case .message = reader[receiver].kind { return made(receiver, depth: depth + 1) }
            return []
        case .cast(let type, let inner):
            let name = reader.string(type.name)
            return Self.isType(name) && !Self.isSystem(name) ? [Made(type: name)] : made(inner, depth: depth + 1)
        case .parenthesized(let inner), .unary(_, let inner): return made(inner, depth: depth + 1)
        case .ternary(_, let one, let other):
            return made(one, depth: depth + 1).union(made(other, depth: depth + 1))
        case .array(let elements): return Set(elements.prefix(16).flatMap { made($0, depth: depth + 1) })
        case .tuple(let parts):
            return Set(parts.prefix(16).compactMap(\.value).flatMap { made($0, depth: depth + 1) })
        default: return []
        }
    }

    /// `Detail()`, `Detail.init()`, `Detail.make()`.
    private func maker(_ callee: ExpressionID) -> Set<Made> {
        switch reader[callee].kind {
        case .name(let name):
            let text = reader.string(name)
            return Self.isType(text) && !Self.isSystem(text) ? [Made(type: text)] : []
        case .member(let base, let name, _):
            if Self.isType(reader.string(name)) { return [Made(type: reader.string(name))] }
            guard case .name(let type) = reader[base].kind, Self.isType(reader.string(type)),
                !Self.isSystem(reader.string(type))
            else { return [] }
            return [Made(type: reader.string(type))]
        default: return []
        }
    }

    /// What a variable holds at a place: what it was given last before it, or else first.
    private func held(_ name: String, _ place: TextOffset, _ depth: Int) -> Set<Made> {
        guard let all = given[AssignedNames.bare(name)],
            let last = all.last(where: { $0.place < place && $0.value.map { reader[$0].range.start < place } ?? true })
                ?? all.first
        else { return [] }
        if let value = last.value {
            let made = made(value, depth: depth + 1)
            if !made.isEmpty { return made }
        }
        return last.type.map { Self.isSystem($0) ? [] : [Made(type: $0)] } ?? []
    }

    static func isType(_ name: String) -> Bool { name.first?.isUppercase ?? false }

    /// Says no more than that it is some controller.
    static func isSystem(_ name: String) -> Bool { name.hasPrefix("UI") }
}
