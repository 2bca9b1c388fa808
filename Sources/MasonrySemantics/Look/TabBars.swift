// What controllers of tabs say of their tabs, for pictures alone.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes `viewControllers = [home, profile]` of a controller of tabs.
    mutating func noteOwnTabs(_ name: Name, _ value: Value) {
        guard name == tree.names.find("viewControllers"), isRunningTabs else { return }
        noteTabs(value)
    }

    /// Notes `setViewControllers([home, profile], animated: false)` and `addChild(home)` of a controller of tabs.
    mutating func noteOwnTabs(_ call: Invocation) {
        let name = tree.string(call.name)
        let isWhole = name == "setViewControllers"
        guard isWhole || name == "addChild" || name == "addChildViewController", isRunningTabs, let source = call.first
        else { return }
        let value = evaluate(source, expecting: .hostCode)
        if isWhole { noteTabs(value) } else { addTab(value) }
    }

    /// Notes `home.tabBarItem = UITabBarItem(…)`, `home.tabBarItem.title = "Home"` and `home.title = "Home"`.
    mutating func noteTab(_ name: Name, _ base: ExpressionID, _ source: ExpressionID, _ value: Value) {
        guard notesLooks else { return }
        let property = tree.string(name)
        var holder = base
        switch (property, tree[base].kind) {
        case ("tabBarItem", _): break
        case ("title", .member(let inner, let part, _)), ("image", .member(let inner, let part, _)):
            if tree.string(part) == "tabBarItem" { holder = inner } else if property == "image" { return }
        case ("title", _): break
        default: return
        }
        guard case .runtime(.controller(let index)) = evaluate(holder, expecting: .hostCode),
            runtime.controllers.indices.contains(index)
        else { return }
        var tab = runtime.controllers[index].tab
        switch property {
        case "tabBarItem": read(source, &tab)
        case "image": tab.image = look(.image, source, value) ?? .unknown
        // What a controller is called its tab is called, unless the tab has a title of its own.
        default: if holder != base || tab.title == nil { tab.title = look(.text, source, value) ?? .unknown }
        }
        runtime.controllers[index].tab = tab
        finalizeTabs()
    }

    /// Notes `UINavigationController(rootViewController: home)`.
    mutating func noteRoot(of made: Value, _ call: Invocation, _ arguments: [Value]) {
        guard case .runtime(.controller(let index)) = made, runtime.controllers.indices.contains(index),
            case .runtime(.controller(let root))? = arguments.first,
            (call.arguments.first?.label ?? call.name) == tree.names.find("rootViewController")
                || call.name == tree.names.find("initWithRootViewController")
        else { return }
        runtime.controllers[index].root = root
    }

    private var isRunningTabs: Bool {
        mutating get {
            guard notesLooks, isSettingUp, let picture = classContext?.picture else { return false }
            return picture.inherited.contains("UITabBarController")
                || picture.name.lowercased().hasSuffix("tabbarcontroller")
        }
    }

    private mutating func noteTabs(_ value: Value) {
        guard let owner = classContext?.picture.name else { return }
        var tabs: [Int?] = []
        if case .array(let all) = value {
            tabs = all.prefix(Self.mostTabs).map {
                if case .runtime(.controller(let index)) = $0 { index } else { nil }
            }
        }
        runtime.tabs = (owner, tabs)
        finalizeTabs()
    }

    private mutating func addTab(_ value: Value) {
        guard let owner = classContext?.picture.name else { return }
        var tabs = runtime.tabs?.owner == owner ? runtime.tabs?.tabs ?? [] : []
        guard tabs.count < Self.mostTabs else { return }
        if case .runtime(.controller(let index)) = value { tabs.append(index) } else { tabs.append(nil) }
        runtime.tabs = (owner, tabs)
        finalizeTabs()
    }

    /// More have no room; what has more is no bar.
    private static let mostTabs = 8

    private mutating func finalizeTabs() {
        guard let (owner, tabs) = runtime.tabs, owner == classContext?.picture.name else { return }
        document.tabs[owner] = tabs.map { index in
            var item = TabItem()
            var next = index
            var depth = 0
            while let index = next, runtime.controllers.indices.contains(index), depth < 4 {
                let controller = runtime.controllers[index]
                item.controller = controller.className
                item.title = item.title ?? controller.tab.title
                item.image = item.image ?? controller.tab.image
                next = controller.root
                depth += 1
            }
            return item
        }
    }

    /// What an expression that makes an item says of it.
    private mutating func read(_ source: ExpressionID, _ tab: inout TabItem) {
        let arguments: [Argument]
        switch tree[source].kind {
        case .call(_, let given), .message(_, let given): arguments = given
        default:
            (tab.title, tab.image) = (.unknown, .unknown)
            return
        }
        for argument in arguments {
            guard let label = argument.label.map({ tree.string($0) }), let id = argument.value else { continue }
            switch label {
            case "title", "initWithTitle":
                tab.title = look(.text, id, evaluate(id, expecting: .hostCode)) ?? .unknown
            case "image": tab.image = look(.image, id, evaluate(id, expecting: .hostCode)) ?? .unknown
            case "tabBarSystemItem", "initWithTabBarSystemItem": (tab.title, tab.image) = (.unknown, .unknown)
            default: break
            }
        }
        if case .text("")? = tab.title { tab.title = nil }
    }
}

extension LayoutDocument {
    /// The tabs of the controller of tabs that shows a controller, by the classes of this text; nil where none does.
    package func tabs(showing controller: String) -> [TabItem]? {
        tabs.keys.sorted().lazy.compactMap { tabs[$0] }.first { tabs in
            tabs.count > 1 && tabs.contains { $0.controller == controller }
        }
    }
}

extension SymbolIndex {
    /// The controllers of tabs of other files that name a controller, at most `limit`, by name.
    package func tabControllers(naming controller: String, limit: Int) -> [ClassText] {
        code.tabControllers(naming: controller).prefix(limit).compactMap { classText($0) }
    }
}
