// Views whose class stands in the text: what its initializer does to the view and its subviews comes with each instance.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Instances of one class and all that it embeds; further ones are plain views.
    private static let mostInstances = 64

    /// Runs the initializer of a new view's class. `values` are those of the call's arguments.
    /// - Returns: Whether there is one in the text.
    @discardableResult
    mutating func embed(_ value: Value, of type: String, _ call: Invocation, _ values: [Value]) -> Bool {
        guard isInClass, case .item(let item) = value, waitingClasses.count < Self.mostClassesInside,
            noted.instances < Self.mostInstances, depth < Self.maximumDepth, fuel > 0,
            let picture = composed(type), picture.kind.role == .view
        else { return false }
        guard classContext?.picture.name != type else {
            // A class that makes one of itself, as a category of a label does.
            beginLabel(item, of: picture, isReadable: false)
            return false
        }
        let initializer = initializer(of: picture, for: call)
        beginStack(item, of: picture, isReadable: initializer != nil)
        beginLabel(item, of: picture, isReadable: initializer != nil)
        guard initializer != nil || isMadeByUIKit(picture) else { return false }
        noted.instances += 1
        let first = document.constraints.count
        let firstItem = nextItem
        let declaration = initializer.map { picture.methods[$0].declaration }
        let arranged = declaration.map { fits(call, $0) ? arrange(values, of: call, for: $0) : [] } ?? []
        let (_, after) = within(fresh(picture, value), root: item) { $0.setUpView(initializer, passing: arranged) }
        for inner in firstItem..<max(firstItem, nextItem) where inner != item.index {
            if composition.hosts[ItemID(inner)] == nil { composition.hosts[ItemID(inner)] = item }
        }
        guard let after else { return initializer != nil }
        disputeChanges(by: after, of: item, from: first)
        disputeArrangement(by: after, of: item)
        keep(after, of: item)
        resolveContent(of: item, type, picture)
        return initializer != nil
    }

    /// Runs what a view runs until it is laid out for the first time.
    /// - Parameter initializer: nil where that of UIKit makes it.
    private mutating func setUpView(_ initializer: Int?, passing values: [Value?]) -> Value {
        classContext?.isBeforeWindow = true
        let value = initializer.map { index in runInitializer { $0.runMethod(index, passing: values) } } ?? .null
        classContext?.isBeforeWindow = false
        for name in Self.lifeCycleOfViews {
            guard let name = tree.names.find(name), let methods = classContext?.methods[name] else { continue }
            for method in visible(methods, from: 0) { runMethod(method) }
        }
        return value
    }

    /// Methods that UIKit calls on every view once it has been made, in their order.
    private static let lifeCycleOfViews = [
        "didMoveToSuperview", "didMoveToWindow", "updateConstraintsIfNeeded", "updateConstraints", "layoutSubviews",
    ]

    /// `Card.new`.
    mutating func newInstance(of type: String, at range: TextRange, _ name: Name, _ nameRange: TextRange) -> Value {
        let made = instance(of: type, at: range)
        guard isEmbeddable(type) else { return made }
        let call = Invocation(
            name: name, nameRange: nameRange, spelling: spellings[name], arguments: [], range: range, isMessage: true)
        embed(made, of: type, call, [])
        return made
    }

    /// Whether a class of the text says how its views are made.
    mutating func isEmbeddable(_ type: String) -> Bool {
        isInClass && definitions.ownTypes[type] != nil && composed(type)?.kind.role == .view
    }

    /// The initializer that a call runs: its own, else the designated one of views, which UIKit's own `init` calls.
    private mutating func initializer(of picture: MergedType, for call: Invocation) -> Int? {
        let isPlain = call.arguments.allSatisfy { $0.value == nil }
        var names = ["init"]
        if call.isMessage { names = isPlain ? ["init", "initWithFrame:"] : [selectorText(call)] }
        for name in names {
            guard let name = tree.names.find(name) else { continue }
            let candidates = picture.methods.indices.filter { picture.methods[$0].declaration.name == name }
            guard let nearest = candidates.map({ picture.methods[$0].level }).min() else { continue }
            let own = candidates.filter { picture.methods[$0].level == nearest }
            // `init(frame:)`, with which UIView's own `init()` makes it.
            let ofFrame = own.first { index in
                let parameters = picture.methods[index].declaration.parameters
                return parameters.count == 1 && parameters[0].label?.word == .frame
            }
            if let index = own.first(where: { fits(call, picture.methods[$0].declaration) }) {
                guard !call.isMessage, isPlain else { return index }
                // The compiler takes an `init()`, also one that is inherited, before one whose parameters have defaults.
                return own.first { picture.methods[$0].declaration.parameters.isEmpty } ?? ofFrame ?? index
            }
            if call.isMessage, isPlain { return own.first }
            guard isPlain || isArranging(call, picture) else { continue }
            return ofFrame
        }
        return nil
    }

    /// Code of the class that runs later may change what its initializer made: that proves no conflict.
    private mutating func disputeChanges(by context: ClassContext, of item: ItemID, from first: Int) {
        let places = context.picture.methods.indices.filter { !context.runs[$0].contains(.executed) }
            .map { context.picture.methods[$0].range }
        let changes = laterChanges
        var changed: Set<ItemID> = []
        for range in places {
            var next = changes.partitionPoint { $0.place >= range.start.utf8 }
            while next < changes.count, changes[next].place < range.end.utf8 {
                switch changes[next].receiver {
                case .own: changed.insert(item)
                case .member(let name) where context.pending[name] != nil: break
                case .member(let name):
                    guard case .item(let member)? = context.members[name]?.value else { return disputeAll(from: first) }
                    changed.insert(member)
                case .unknown: return disputeAll(from: first)
                }
                next += 1
            }
        }
        guard !changed.isEmpty else { return }
        for index in first..<document.constraints.count where changed.contains(document.constraints[index].firstItem) {
            noted.possiblyInactive.insert(MadeConstraintID(index))
        }
    }

    private mutating func disputeAll(from first: Int) {
        for index in first..<document.constraints.count { noted.possiblyInactive.insert(MadeConstraintID(index)) }
    }

    /// A plain view of its own class has no size of its own, unless the class says one.
    private mutating func resolveContent(of item: ItemID, _ type: String, _ picture: MergedType) {
        guard superclasses(of: type).contains(where: { ViewClass.isOfSystem($0) }),
            let name = tree.names.find("intrinsicContentSize")
        else {
            resolvePlain(item, superclasses(of: type))
            return
        }
        let isSaid =
            picture.methods.contains { $0.declaration.name == name }
            || picture.members.contains { $0.binding.name == name }
        guard isSaid else { return resolvePlain(item, superclasses(of: type)) }
        guard let context = composition.instances[item] else { return }
        let (size, _) = within(context, root: item) { evaluator -> Value in
            if let index = evaluator.classContext?.methods[name]?.first { return evaluator.runMethod(index) }
            return evaluator.memberBinding(name, mayBeView: .anything)?.value ?? .unknown
        }
        guard case .size(let size) = size else { return }
        document.items[item.index].layout.intrinsicSize = AxisPair(
            horizontal: size.width < 0 ? nil : size.width, vertical: size.height < 0 ? nil : size.height)
        document.items[item.index].unknowns.subtract([.width, .height])
    }

    private mutating func resolvePlain(_ item: ItemID, _ superclasses: [String]) {
        // All classes up to UIKit's are in the text, so that nothing else gives it a size.
        for name in superclasses {
            if name == "UIView" || name == "UIControl" {
                document.items[item.index].unknowns.subtract([.width, .height])
                return
            }
            guard definitions.ownTypes[name] != nil else { return }
        }
    }

    /// Embedded views go by the name of the view that they are in.
    mutating func nameEmbedded() {
        let order = composition.hosts.keys.sorted { $0.index < $1.index }
        for item in order {
            guard let host = composition.hosts[item], document.items.indices.contains(item.index),
                !document[item].name.isEmpty, !document[host].name.isEmpty
            else { continue }
            let name = "\(document[host].name).\(document[item].name)"
            document.items[item.index].name = name
            document.items[item.index].layout.name = name
        }
    }
}
