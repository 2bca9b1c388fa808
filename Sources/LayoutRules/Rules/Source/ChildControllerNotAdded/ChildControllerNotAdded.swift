// The rule about controllers whose view another one shows without making them its children.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum ChildControllerNotAdded: Rule {
    static let id: RuleID = "child-controller-not-added"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A controller's view is added without the controller"
    static let documentation = """
        # child-controller-not-added

        A controller adds the view of another one to its own view, and the file makes it the child of none. Reported once per class.

        ## At run time
        UIKit does not know that the controller is shown: `viewWillAppear` may not come, rotation, traits, safe areas and the status
        bar do not reach it, `navigationController` and `parent` are nil in it, and it goes when nothing else keeps it.

        ## What to do
        Call `addChild(_:)` before its view is added, and `didMove(toParent:)` behind that.

        ## Bad
        ```swift
        class Split: UIViewController {
            private let list = UITableViewController()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list.view)
                //              ^^^^^^^^^ information[child-controller-not-added]: without `list`
                list.view.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class Split: UIViewController {
            private let list = UITableViewController()
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(list)
                view.addSubview(list.view)
                list.view.snp.makeConstraints { $0.edges.equalToSuperview() }
                list.didMove(toParent: self)
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var places: [Int: [(view: ExpressionID, controller: String)]] = [:]
        for (index, event) in context.events(named: "addSubview", "insertSubview", "addArrangedSubview") {
            guard event.kind == .call, let added = event.arguments.first?.value,
                let method = context.code.method(at: index), context.code.type(of: method).role == .controller,
                let controller = controller(of: added, context), isInOwnView(event, method, context),
                isShown(controller, in: method, context)
            else { continue }
            places[method.type, default: []].append((added, controller))
        }
        return places.sorted { $0.key < $1.key }.compactMap { _, all in
            guard let first = all.first else { return nil }
            var report = FindingDraft(
                context.tree[first.view].range,
                .sentences([
                    "This adds the view without `\(first.controller)`, which may get no appearance calls, rotation or safe area. Call `addChild` before and `didMove(toParent:)` after it.",
                    .morePlaces(ofClass: all.count - 1),
                ]))
            for other in all.dropFirst().prefix(8) { report.relate(context.tree[other.view].range, "here, too") }
            return report
        }
    }

    /// `child` of `child.view`.
    private static func controller(of added: ExpressionID, _ context: RuleContext) -> String? {
        guard let path = context.path(added), path.hasSuffix(".view") else { return nil }
        let controller = String(path.dropLast(".view".count))
        guard !controller.contains("."), !others.contains(controller) else { return nil }
        return controller
    }

    /// Controllers around this one.
    private static let others: Set<String> = [
        "self", "super", "parent", "parentViewController", "navigationController", "tabBarController",
        "presentingViewController", "splitViewController",
    ]

    /// Whether a call adds to the controller's view, or to one of its class in it.
    private static func isInOwnView(_ event: CodeEvent, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard let receiver = event.receiver else { return false }
        if context.path(receiver) == "view" { return true }
        guard let item = context.item(named: receiver) else { return false }
        return context.document[item].owner == context.code.type(of: method).name
    }

    /// Whether a name is that of a controller which nothing in the file hands to anybody who may make it a child.
    private static func isShown(_ controller: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        guard isController(controller, in: method, context) else { return false }
        return !context.code.facts.events.contains { event in
            guard event.kind == .call else { return false }
            let name = context.tree.string(event.name)
            if name.hasPrefix("addChild") {
                // Of a list, or by a name of its own.
                let child = context.path(event.arguments.first?.value)
                return child.map { $0 == controller || !isMember($0, of: method, context) } ?? true
            }
            if name.hasPrefix("didMove") || name.hasPrefix("willMove") {
                return context.path(event.receiver) == controller
            }
            return event.arguments.contains { context.path($0.value) == controller }
        }
    }

    private static func isMember(_ name: String, of method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.type(of: method).members.contains { $0.name == name }
    }

    private static func isController(_ name: String, in method: CodeMethod, _ context: RuleContext) -> Bool {
        let type = context.code.facts.events(of: method).lazy
            .filter { $0.kind == .assignment && $0.receiver == nil && context.targetPath($0) == name }
            .compactMap {
                $0.declaredType.map { context.tree.string($0) } ?? $0.value.flatMap { context.createdClass($0) }
            }
            .first
        if let type { return isController(type) }
        if let member = context.code.type(of: method).members.first(where: { $0.name == name }) {
            return (member.type ?? member.initializer.flatMap { context.createdClass($0) }).map(isController) ?? false
        }
        return false
    }

    /// Players of the system's, and of libraries, have a view and are called controllers without being one.
    private static func isController(_ type: String) -> Bool {
        let base = type.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
        return base.hasSuffix("ViewController") || base.hasSuffix("VC") || base == "UIHostingController"
            || base == "UINavigationController" || base == "UITabBarController"
            || base == "UITableViewController"
    }
}
