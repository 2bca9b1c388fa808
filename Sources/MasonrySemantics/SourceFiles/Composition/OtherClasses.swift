// Code of other classes of the text, run on what it is called on: helpers for all views, methods of embedded views.

import AutoLayout
import MasonrySyntax
import SourceText

/// A class whose code waits until that of another class, which it called, is over.
struct WaitingClass {
    var context: ClassContext?
    var root: ItemID?
    /// The first call that is not of its code.
    let firstCall: Int32
    let isBorrowed: Bool
    let level: Int32
}

extension Evaluator {
    /// Calls from class to class are not followed further.
    static let mostClassesInside = 5

    /// Runs code among the names of another class; what became of that class is returned with the result.
    mutating func within<Result>(
        _ context: ClassContext, root: ItemID?, _ body: (inout Evaluator) -> Result
    ) -> (result: Result, context: ClassContext?) {
        waitingClasses.append(
            WaitingClass(
                context: classContext.take(), root: knownRoot, firstCall: scope.nextFrame,
                isBorrowed: frame.isBorrowed, level: frame.level))
        classContext = context
        knownRoot = root
        frame.isBorrowed = true
        let result = body(&self)
        let inner = classContext.take()
        if let outer = waitingClasses.popLast() {
            classContext = outer.context
            knownRoot = outer.root
            frame.isBorrowed = outer.isBorrowed
        }
        return (result, inner)
    }

    /// The class among whose names a closure of a call was written, by its place in `waitingClasses`; nil for the one
    /// that runs.
    mutating func waitingClass(ofCall call: Int32) -> Int? {
        guard let last = waitingClasses.last, call < last.firstCall else { return nil }
        return waitingClasses.firstIndex { call < $0.firstCall }
    }

    /// Exchanges the running class with one that waits.
    mutating func exchange(_ place: Int) {
        let waiting = waitingClasses[place].context.take()
        waitingClasses[place].context = classContext.take()
        classContext = waiting
        let root = waitingClasses[place].root
        waitingClasses[place].root = knownRoot
        knownRoot = root
    }

    // MARK: Methods on views and controllers

    /// Runs a method that a class of the text, or an extension of a system class, gives what is called; nil where
    /// none does.
    mutating func callOther(_ call: Invocation, on value: Value) -> Value? {
        guard isInClass, composition.methodNames.contains(call.name), waitingClasses.count < Self.mostClassesInside,
            depth < Self.maximumDepth, fuel > 0
        else { return nil }
        let isOwn = isRunning(value)
        for type in types(of: value, besidesOwn: isOwn) {
            guard let picture = composed(type), let index = method(of: picture, for: call, isStatic: false) else {
                continue
            }
            guard !isWaiting(value) else { return nil }
            return run(index, of: picture, on: value, call)
        }
        return nil
    }

    /// As `callOther`, where the type is known beside the value.
    mutating func callOther(_ call: Invocation, on value: Value, as type: String) -> Value? {
        guard waitingClasses.count < Self.mostClassesInside, depth < Self.maximumDepth, fuel > 0,
            let picture = composed(type), let index = method(of: picture, for: call, isStatic: false)
        else { return nil }
        return run(index, of: picture, on: value, call)
    }

    /// Runs what an extension does where a property of its own is set of a view; false where none is known.
    mutating func callSetter(of property: String, on item: ItemID) -> Bool {
        guard isInClass, tree.dialect == .swift, let name = tree.names.find(property),
            waitingClasses.count < Self.mostClassesInside, depth < Self.maximumDepth, fuel > 0
        else { return false }
        for type in types(of: .item(item), besidesOwn: false) {
            guard let picture = composed(type), let setter = accessors(.set, of: picture)[bareName(name)],
                !isWaiting(.item(item))
            else { continue }
            fuel -= 1
            _ = within(fresh(picture, .item(item)), root: item) { $0.runMethod(setter) }
            return true
        }
        return false
    }

    /// `Pins.dock(view)`, `[Pins dock:view]`: a method of a type of the text; nil where it has none.
    mutating func callStatic(_ call: Invocation, of type: String) -> Value? {
        guard isInClass, composition.methodNames.contains(call.name), waitingClasses.count < Self.mostClassesInside,
            depth < Self.maximumDepth, fuel > 0, let picture = composed(type),
            let index = method(of: picture, for: call, isStatic: true)
        else { return nil }
        return run(index, of: picture, on: .runtime(.type(type)), call)
    }

    private mutating func run(_ index: Int, of picture: MergedType, on value: Value, _ call: Invocation) -> Value {
        fuel -= 1
        let declaration = picture.methods[index].declaration
        let values = values(of: call, for: declaration)
        var item: ItemID?
        if case .item(let view) = value { item = view }
        var context = item.flatMap { composition.instances[$0] } ?? fresh(picture, value)
        if context.picture.name != picture.name { context = fresh(picture, value) }
        let (result, after) = within(context, root: item) { $0.runMethod(index, passing: values) }
        if let item, let after, picture.kind.role == .view { keep(after, of: item) }
        return result
    }

    /// A class of which nothing has run, with its members.
    mutating func fresh(_ picture: MergedType, _ value: Value) -> ClassContext {
        let context: ClassContext
        if let known = composition.freshContexts[picture.name] {
            context = known
        } else {
            context =
                within(ClassContext(picture: picture, selfValue: .unknown), root: nil) {
                    $0.declareMembers(of: picture)
                }.context ?? ClassContext(picture: picture, selfValue: .unknown)
            composition.freshContexts[picture.name] = context
        }
        var own = context
        own.selfValue = value
        return own
    }

    /// What is known of an embedded view goes on where its next method is called; each of its methods may run again.
    mutating func keep(_ context: ClassContext, of item: ItemID) {
        var context = context
        for index in context.runs.indices { context.runs[index] = [] }
        context.runningMethods = 0
        composition.instances[item] = context
    }

    private mutating func method(of picture: MergedType, for call: Invocation, isStatic: Bool) -> Int? {
        let name = selector(call)
        return picture.methods.indices.first { index in
            let declaration = picture.methods[index].declaration
            return declaration.name == name && declaration.isStatic == isStatic && declaration.body != nil
                && fits(call, declaration)
        }
    }

    /// The types whose methods a value has, the nearest first.
    private mutating func types(of value: Value, besidesOwn isOwn: Bool) -> [String] {
        let className: String?
        var system: [String]
        switch value {
        case .item(let item):
            className = document[item].className
            system = ["UIView", "UIResponder", "NSObject"]
        case .runtime(.controller(let index)):
            className = runtime.controllers.indices.contains(index) ? runtime.controllers[index].className : nil
            system = ["UIViewController", "UIResponder", "NSObject"]
        case .object(let name):
            className = name
            system = []
        default: return []
        }
        guard let className else { return system }
        let chain = [className] + superclasses(of: className)
        system = (chain.last.map { ViewClass.superclasses(ofSystemClass: $0) } ?? []) + system
        return (isOwn ? chain.filter { ViewClass.isOfSystem($0) } : chain) + system
    }

    /// Whether a value is the `self` of the code that runs.
    mutating func isRunning(_ value: Value) -> Bool { isSelf(value, of: classContext) }

    /// Whether a value is the `self` of a class that waits for the one that runs.
    private mutating func isWaiting(_ value: Value) -> Bool {
        for place in waitingClasses.indices.dropFirst() where isSelf(value, of: waitingClasses[place].context) {
            return true
        }
        guard let first = waitingClasses.first?.context, isSelf(value, of: first) else { return false }
        return true
    }

    private mutating func isSelf(_ value: Value, of context: ClassContext?) -> Bool {
        switch (value, context?.selfValue) {
        case (.item(let one), .item(let other)?): one == other
        case (.runtime(.controller(let one)), .runtime(.controller(let other))?): one == other
        default: false
        }
    }
}

extension ViewClass {
    /// The classes between a class of the system and `UIView` or `UIViewController`.
    static func superclasses(ofSystemClass name: String) -> [String] {
        switch name {
        case "UIButton", "UISwitch", "UISlider", "UITextField", "UISegmentedControl", "UIStepper", "UIPageControl",
            "UIDatePicker", "UIRefreshControl":
            ["UIControl"]
        case "UITableView", "UICollectionView", "UITextView": ["UIScrollView"]
        case "UICollectionViewCell": ["UICollectionReusableView"]
        default: []
        }
    }
}
