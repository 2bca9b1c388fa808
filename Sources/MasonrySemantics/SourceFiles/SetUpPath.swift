// Which methods a class runs when it is set up, and in what order.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Methods that UIKit calls on every object, in the order of its life. Of several initializers one runs.
    private static let lifeCycle = [
        "awakeFromNib", "loadView", "viewDidLoad", "didMoveToSuperview", "didMoveToWindow", "viewWillAppear",
        "viewWillAppear:", "updateConstraintsIfNeeded", "updateConstraints", "updateViewConstraints",
        "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear", "viewDidAppear:",
    ]

    /// Those of them that run before the view is in a window.
    private static let beforeWindow: Set<String> = ["awakeFromNib", "loadView", "viewDidLoad"]

    mutating func runSetUpPath(of picture: MergedType) {
        let blocks = document.blocks.count
        classContext?.isBeforeWindow = true
        defer { classContext?.isBeforeWindow = false }
        if let initializer = initializer(of: picture) {
            let declaration = picture.methods[initializer].declaration
            let arguments = agreedArguments(declaration, of: picture)
            runInitializer { $0.runMethod(initializer, passing: arguments) }
        }
        for name in Self.lifeCycle {
            // A view comes from code or from a nib, not from both.
            if name == "awakeFromNib", document.blocks.count > blocks {
                markExecuted("awakeFromNib")
                continue
            }
            if !Self.beforeWindow.contains(name) { classContext?.isBeforeWindow = false }
            guard let name = tree.names.find(name), let methods = classContext?.methods[name] else { continue }
            for method in visible(methods, from: 0) { runMethod(method) }
        }
    }

    private mutating func markExecuted(_ name: String) {
        guard let name = tree.names.find(name) else { return }
        for method in classContext?.methods[name] ?? [] { classContext?.runs[method].insert(.executed) }
    }

    /// The initializer with the most to run: its siblings are other ways to make the same object.
    private mutating func initializer(of picture: MergedType) -> Int? {
        var best: (index: Int, size: Int)?
        for index in picture.methods.indices {
            if let best, best.size > 0, picture.methods[index].level > picture.methods[best.index].level { break }
            let name = tree.string(picture.methods[index].declaration.name)
            guard name.hasPrefix("init"), name == "init" || name.hasPrefix("initWith") else { continue }
            let method = picture.methods[index]
            guard let body = method.declaration.body else { continue }
            let isForArchives = method.declaration.parameters.contains { $0.label.map { tree.string($0) } == "coder" }
            // Of two that do the same, that of table cells: a table makes them with it.
            let size = isForArchives ? 0 : 2 * body.statements.count + (name.hasPrefix("initWithStyle") ? 1 : 0)
            if best.map({ size > $0.size }) ?? true { best = (index, size) }
        }
        return best?.index
    }

    /// Every method that did not run yet is a scenario of its own on top of the base.
    mutating func runOtherMethods(of picture: MergedType, baseItems: Range<Int>, baseChains: [Range<Int>]) {
        let base = RuntimeState.Snapshot(runtime)
        for index in picture.methods.indices {
            guard mayStillRun(index), !isSiblingInitializer(picture.methods[index]), !isOverridden(index),
                !hasGivenItsView(index)
            else { continue }
            let method = picture.methods[index]
            let blocks = document.blocks.count
            let changes = runtime.store.changes
            let firstItem = nextItem
            let firstChain = document.chainRecords.count
            classContext?.skippedCalls = false
            noted.runs += 1
            (noted.rearranged, noted.hiddenLater, noted.returned) = ([:], [:], [])
            let watched = isObserver(method) ? propertyWatched(by: index) : nil
            let value = watched.map { runObserver(index, of: $0) } ?? runMethod(index)
            for item in noted.returned { noteSectionView(item, from: method.declaration) }
            if case .item(let item) = value, noted.returned.isEmpty {
                // Swift's only expression is given back without the word.
                noteSectionView(item, from: method.declaration)
            }
            let arrangements = takeRearranged()
            let changed =
                document.blocks.count > blocks || runtime.store.changes != changes || !arrangements.isEmpty
            let store = runtime.store
            runtime.restore(base)
            if method.level > 0 || !composition.isOwn(method.range) {
                // It is a scenario where it stands; here it counts for what it changes.
                if changed { noteChanges(from: runtime.store, to: store) }
                forgetBranches()
                continue
            }
            guard changed || !noted.branches.isEmpty, classContext?.skippedCalls == false,
                watched != nil || !isObserver(method)
            else {
                forgetBranches()
                continue
            }
            let copies = classContext?.copies.removeValue(forKey: index) ?? 0..<0
            let name = (watched.map { tree.string($0) + "." } ?? "") + tree.string(method.declaration.name)
            var scenario = scenario(
                of: picture, named: name, items: baseItems,
                more: firstItem..<max(firstItem, nextItem), made: store, range: method.range)
            scenario.items = withoutCopies(copies, scenario)
            scenario.arrangements = arrangements
            scenario.chainRanges = baseChains + [firstChain..<document.chainRecords.count]
            // Where kept constraints are switched in branches alone, the method by itself is as the base.
            if changed { document.scenarios.append(scenario) }
            document.scenarios.append(contentsOf: takeBranchScenarios(on: scenario))
        }
    }

    /// Whether a method is the getter of a view that it has made for other code by now: from then on it gives back that one, and
    /// makes nothing. What a callback has made, it makes again for itself.
    private mutating func hasGivenItsView(_ index: Int) -> Bool {
        guard let context = classContext, context.runs[index].contains(.executed), context.copies[index] == nil else {
            return false
        }
        let declaration = context.picture.methods[index].declaration
        guard declaration.parameters.isEmpty, let type = declaration.returnType, isViewType(tree.string(type.name)),
            case .item(let item)? = context.members[bareName(declaration.name)]?.value
        else { return false }
        return facts.madeHere.contains(item)
    }

    /// The items of a method's scenario without those that it made when a callback ran it: it has made its own now. What
    /// members stand for, and what the scenario's constraints and views hang on, is one object for both.
    private mutating func withoutCopies(_ copies: Range<Int>, _ scenario: Scenario) -> [ItemID] {
        guard !copies.isEmpty, let context = classContext else { return scenario.items }
        showInLists(copies, scenario)
        var kept: Set<ItemID> = []
        for binding in context.members.values {
            guard case .item(let item) = binding.value, case .item(let parent) = document[item].parent,
                !copies.contains(parent.index)
            else { continue }
            kept.insert(item)
        }
        for id in scenario.active {
            kept.insert(document[id].firstItem)
            if case .item(let second, _) = document[id].target { kept.insert(second) }
        }
        // What holds something that stays stays, too: subviews come after the views that hold them, or are members.
        for item in scenario.items where !copies.contains(item.index) || kept.contains(item) {
            var parent = document[item].parent
            while case .item(let next) = parent, kept.insert(next).inserted { parent = document[next].parent }
        }
        let items = scenario.items.filter { !copies.contains($0.index) || kept.contains($0) }
        noted.fromCallbacks.formUnion(scenario.items.filter { copies.contains($0.index) })
        noted.copies.formUnion(Set(scenario.items).subtracting(items))
        return items
    }

    /// A callback shows what a method makes above or below the rows of a table: what the method makes by itself is shown
    /// there.
    private mutating func showInLists(_ copies: Range<Int>, _ scenario: Scenario) {
        guard !document.sectionViews.isEmpty else { return }
        for copy in copies {
            guard let shown = document.sectionViews[ItemID(copy)], document.items.indices.contains(copy) else {
                continue
            }
            let view = document.items[copy]
            for item in scenario.items where !copies.contains(item.index) {
                guard document[item].name == view.name, document[item].className == view.className,
                    document[item].owner == view.owner, document.sectionViews[item] == nil
                else { continue }
                document.sectionViews[item] = shown
            }
        }
    }

    /// What another method removes or changes need not hold any more.
    private mutating func noteChanges(from base: ConstraintStore, to store: ConstraintStore) {
        for id in base.active
        where !store.isActive(id) || base.changedConstants[id] != store.changedConstants[id]
            || base.changedPriorities[id] != store.changedPriorities[id]
        {
            noted.possiblyInactive.insert(id)
        }
    }

    /// What runs when a property gets a value; that may be another view than the one known here.
    private mutating func isObserver(_ method: MergedType.Method) -> Bool {
        let name = tree.string(method.declaration.name)
        return name == "didSet" || name == "willSet"
    }

    private mutating func isSiblingInitializer(_ method: MergedType.Method) -> Bool {
        let name = tree.string(method.declaration.name)
        return name == "init" || name.hasPrefix("initWith")
    }

    /// Whether a method has not run yet, or only in a branch: then what it does for certain is still to be seen.
    private mutating func mayStillRun(_ index: Int) -> Bool {
        guard let runs = classContext?.runs[index] else { return false }
        return !runs.contains(.executed) || (frame.certainty == .certain && runs.contains(.possibly))
    }

    /// Runs a method once; its parameters are what the caller gives, or unknown.
    @discardableResult
    mutating func runMethod(_ index: Int, passing values: [Value?] = []) -> Value {
        guard let declaration = classContext?.picture.methods[index].declaration, let body = declaration.body,
            let runs = classContext?.runs[index], !runs.contains(.running), depth < Self.maximumDepth
        else { return .unknown }
        let level = classContext?.picture.methods[index].level ?? 0
        let isForOthers = noteHanded(values, to: index) && runs.contains(.executed)
        let makesAnother = runs.contains(.factory) && classContext?.viewsMade[index] ?? 0 < Self.mostCalls
        guard mayStillRun(index) || runs.contains(.repeatable) || isForOthers || makesAnother else { return .unknown }
        let blocks = document.blocks.count
        let constraints = document.constraints.count
        let items = document.items.count
        let firstItem = nextItem
        let isFirstRun = !runs.contains(.executed)
        if frame.certainty == .certain {
            classContext?.runs[index].remove(.possibly)
            let caller = frame.level
            if isFirstRun { classContext?.firstCallers[index] = caller }
        } else if !runs.contains(.executed) {
            classContext?.runs[index].insert(.possibly)
        }
        classContext?.runs[index].formUnion([.executed, .running])
        classContext?.runningMethods += 1
        defer {
            classContext?.runs[index].remove(.running)
            classContext?.runningMethods -= 1
            if classContext?.runningMethods == 0 { forgetAssigned() }
            let next = nextItem
            if noted.isLater, isFirstRun { classContext?.copies[index] = firstItem..<max(firstItem, next) }
            let madeNone = document.blocks.count == blocks && document.constraints.count == constraints
            if madeNone {
                classContext?.runs[index].insert(.repeatable)
            } else {
                classContext?.runs[index].remove(.repeatable)
            }
            if case .collecting = hierarchy {
                if madeNone, document.items.count == items {
                    if isFirstRun { classContext?.runs[index].insert(.plain) }
                } else {
                    classContext?.runs[index].remove(.plain)
                }
            }
        }
        let value = enter(.method(tree.string(declaration.name))) { evaluator -> Value in
            if isForOthers { evaluator.frame.isArrayReceiver = true }
            evaluator.frame.level = level
            evaluator.frame.isBorrowed = level > 0 || !evaluator.waitingClasses.isEmpty
            evaluator.bindParameters(of: declaration, to: values)
            // The value of a function of Swift is that of its only expression.
            if evaluator.tree.dialect == .swift, declaration.returnType != nil, body.statements.count == 1,
                let only = evaluator.tree[body.statements[0]].kind.expression
            {
                return evaluator.evaluate(only)
            }
            return evaluator.run(body) == .stop ? evaluator.frame.returned : .unknown
        }
        if case .item(let item) = value, item.index >= firstItem, !isMember(item) {
            classContext?.runs[index].insert(.factory)
            classContext?.viewsMade[index, default: 0] += 1
            noted.handedOut.insert(item)
        }
        return value
    }

    /// Whether a member of the class stands for a view.
    private mutating func isMember(_ item: ItemID) -> Bool {
        classContext?.members.values.contains { if case .item(item) = $0.value { true } else { false } } ?? false
    }

    private static let mostCalls = 32

    /// Whether a method is handed views that it was not handed before, or other numbers with them: a helper runs for each.
    private mutating func noteHanded(_ values: [Value?], to method: Int) -> Bool {
        var handed = HandedValues()
        for value in values {
            switch value {
            case .item(let item)?: handed.views.append(item)
            case .array(let elements)?:
                for case .item(let item) in elements { handed.views.append(item) }
            case .number(let number, _)?: handed.numbers.append(number)
            default: break
            }
        }
        guard !handed.views.isEmpty, classContext?.handed[method]?.count ?? 0 < Self.mostCalls else { return false }
        return classContext?.handed[method, default: []].insert(handed).inserted ?? false
    }

    /// A call of a method of the same class: inlined on the set-up path, noted elsewhere.
    mutating func callOwnMethod(_ call: Invocation) -> Value? {
        guard isInClass else { return nil }
        let selector = selector(call)
        guard let named = classContext?.methods[selector] ?? classContext?.methods[call.name] else { return nil }
        let candidates = visible(named, from: frame.level)
        if isUIKitsAdding(call), !candidates.contains(where: { isMeant($0, by: call) }) { return nil }
        var values = evaluateLabelled(call.arguments.filter { $0.value != nil }).map { Value?.some($0.value) }
        forgetLists(call)
        // No copy of the context is kept: what changes it next would have to copy all that is in it.
        guard let methods = classContext?.picture.methods else { return .unknown }
        let mayRun =
            classContext?.inlining == .setUp || candidates.allSatisfy { classContext?.isInlined($0) ?? false }
        let fitting = candidates.first { fits(call, methods[$0].declaration) }
        if let fitting { values = arrange(values.map { $0 ?? .unknown }, of: call, for: methods[fitting].declaration) }
        let index = fitting ?? candidates.first { _ in !call.isMessage }
        guard mayRun else {
            if frame.certainty == .certain {
                classContext?.skippedCalls = true
            } else {
                classContext?.skippedCallsInBranch = true
            }
            return .unknown
        }
        guard let index else { return .unknown }
        noteSecondSetUp(index, call)
        return runMethod(index, passing: values)
    }

    /// `[Metrics gutter]` in the class `Metrics` itself; nil for other classes and for methods of objects.
    mutating func callOwnClassMethod(of type: String, _ call: Invocation) -> Value? {
        guard call.isMessage, let context = classContext, context.picture.name == type,
            let candidates = context.methods[selector(call)],
            candidates.allSatisfy({ context.picture.methods[$0].declaration.isStatic })
        else { return nil }
        return callOwnMethod(call)
    }

    /// The whole selector of a message: `setTitle:color:`.
    mutating func selector(_ call: Invocation) -> Name {
        guard call.isMessage, call.first != nil else { return call.name }
        return tree.names.find(selectorText(call)) ?? call.name
    }

    mutating func selectorText(_ call: Invocation) -> String {
        guard call.isMessage, call.first != nil else { return tree.string(call.name) }
        return selectorText(of: call.arguments)
    }

    /// The same of the arguments of a message; without a value, the selector is the one label.
    mutating func selectorText(of arguments: [Argument]) -> String {
        if let only = arguments.first, only.value == nil { return only.label.map { tree.string($0) } ?? "" }
        return arguments.map { ($0.label.map { tree.string($0) } ?? "") + ":" }.joined()
    }
}
