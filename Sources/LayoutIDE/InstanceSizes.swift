// How large the view classes of a text are where others use them: what is shown of a view that no constraint makes a size.

import AutoLayout
import MasonrySemantics
import SourceText

/// One instance of a view class as it is shown where another class uses it.
struct ShownInstance: Sendable, Hashable {
    var size: InstanceSize
    /// Where the controller stands whose view it fills.
    var bars: ControllerBars?

    init(_ size: InstanceSize) { self.size = size }
}

/// Sizes by class that are known already, also that there is none. They depend on the index and the screen alone.
struct KnownInstances: Sendable {
    /// How far users of users were followed decides what is found, so it is part of the question.
    fileprivate struct Question: Hashable {
        let type: String
        let depth: Int
    }

    fileprivate var instances: [Question: ShownInstance?] = [:]
    /// How wide the collection views of classes are.
    fileprivate var collections: [Question: Double?] = [:]
    /// The tabs among which controllers of other files show them, by class.
    var tabs: [String: [TabItem]?] = [:]
}

extension Analysis {
    /// The instances of the classes of the text whose views have no size by themselves, by the root. A class that uses one
    /// may itself be as large as where it is used, so it is asked again.
    func instances(_ known: inout KnownInstances, depth: Int) -> [ItemID: ShownInstance] {
        var shown = self
        var sections = sectionSizes.mapValues { ShownInstance($0) }
        // Views of sections are instances of classes, too.
        shown.show(sections)
        var result = shown.instances(besides: sections, &known, depth: depth)
        for _ in 1..<Self.mostRounds where !result.isEmpty && shown.hasOpenRoots(besides: result) {
            shown.show(result)
            // A table in a view class is as wide as that one where it is used.
            sections = shown.sectionSizes.mapValues { ShownInstance($0) }
            shown.show(result.merging(sections) { $1 })
            let next = shown.instances(besides: sections, &known, depth: depth)
            if next == result { break }
            result = next
        }
        return result
    }

    /// Whether the size of some view class is not known yet.
    private func hasOpenRoots(besides instances: [ItemID: ShownInstance]) -> Bool {
        document.scenarios.contains { scenario in
            scenario.owner != nil
                && scenario.items.first.map { root in
                    isOpen(root) && instances[root]?.size.isWhole != true
                        || instances[root] == nil && isCountedFromList(root)
                } ?? false
        }
    }

    /// Whether a cell is as wide as its list says.
    private func isCountedFromList(_ root: ItemID) -> Bool {
        switch document.cellSizes[root]?.width {
        case .container, .share: true
        default: false
        }
    }

    /// Whether a root is a view that has no size by itself: also of a controller that others show in a part of the screen.
    private func isOpen(_ root: ItemID) -> Bool {
        let unknowns = document[root].unknowns
        let isOfOthers = document[root].placement == .none || document.viewsSizedByOthers.contains(root)
        return isOfOthers && unknowns.contains(.rootSize) && !unknowns.contains(.parent)
    }

    private func instances(
        besides sections: [ItemID: ShownInstance], _ known: inout KnownInstances, depth: Int
    ) -> [ItemID: ShownInstance] {
        var result = sections
        for scenario in document.scenarios {
            guard let owner = scenario.owner, let root = scenario.items.first, result[root] == nil else { continue }
            if document[root].placement == .cell, let sizing = document.cellSizes[root] {
                result[root] = sizeInContainer(sizing, &known, depth: depth).map { ShownInstance($0) }
            }
            guard isOpen(root) else { continue }
            if let here = instance(of: owner, besides: root) {
                result[root] = here
            } else if let sizing = document.supplementarySizes[root],
                let size = supplementarySize(sizing, &known, depth: depth)
            {
                result[root] = ShownInstance(size)
            } else if let elsewhere = indexedInstance(of: owner, &known, depth: depth) {
                result[root] = elsewhere
            }
        }
        return result
    }

    /// The sizes of what tables show above and below their rows.
    private var sectionSizes: [ItemID: InstanceSize] {
        var result: [ItemID: InstanceSize] = [:]
        for (item, view) in document.sectionViews {
            let table = view.table
            let width = widthOfList(in: view.owner) { one, document in
                table.map { one == $0 } ?? (document[one].className == "UITableView")
            }
            guard width != nil || view.height != nil else { continue }
            result[item] = InstanceSize(width: width, height: view.height, user: view.owner)
        }
        return result
    }

    /// What a collection view gives a view beside its items, as far as its owner says it.
    private func supplementarySize(_ sizing: CellSizing, _ known: inout KnownInstances, depth: Int) -> InstanceSize? {
        guard let owner = sizing.owner, case .given(let height) = sizing.height else { return nil }
        var width = widthOfContainer(sizing, &known, depth: depth)?.width
        if case .given(let given) = sizing.width { width = given }
        return InstanceSize(width: width, height: height, user: owner)
    }

    /// How large a cell is whose owner counts that from the list that shows it; nil for others.
    private func sizeInContainer(_ sizing: CellSizing, _ known: inout KnownInstances, depth: Int) -> InstanceSize? {
        let container = widthOfContainer(sizing, &known, depth: depth)
        guard case .share(let share) = sizing.width else { return container }
        guard let container, let width = container.width else { return nil }
        var size = InstanceSize(width: share.length(in: width), height: nil, user: container.user)
        if case .share(let height) = sizing.height { size.height = height.length(in: width) }
        return size
    }

    /// How wide the list is that a cell is as wide as; nil where no owner says so, and where its class has several of
    /// different widths.
    private func widthOfContainer(_ sizing: CellSizing, _ known: inout KnownInstances, depth: Int) -> InstanceSize? {
        guard let owner = sizing.owner else { return nil }
        let list: String
        switch (sizing.kind, sizing.width) {
        case (_, .container), (_, .share): list = "UICollectionView"
        case (_, .given): return nil
        case (.tableCell, _): list = "UITableView"
        default: return nil
        }
        if isList(owner, list) {
            return indexedInstance(of: owner, &known, depth: depth).flatMap { instance in
                instance.size.width.map { InstanceSize(width: $0, height: nil, user: instance.size.user) }
            }
        }
        // A class may have lists of both kinds.
        let question = KnownInstances.Question(type: "\(owner)#\(list)", depth: depth)
        if let width = widthOfList(in: owner, of: list) {
            return InstanceSize(width: width, height: nil, user: owner)
        }
        var width = known.collections[question] ?? nil
        if known.collections[question] == nil, depth < Self.mostDepth,
            let user = configuration.index?.classText(owner)
        {
            let analysis = Analysis(of: user, configuration: configuration)
            // A cell that shows itself ends here; of others the list is asked as if it were the text's.
            known.collections[question] = .some(nil)
            width = analysis.displayed(&known, depth: depth).widthOfList(in: owner, of: list)
        }
        known.collections[question] = .some(width)
        return width.map { InstanceSize(width: $0, height: nil, user: owner) }
    }

    /// How far the rows of inset groups are from the edges of their table: its layout margins, as UIKit has them.
    private static func insetOfGroups(in width: Double) -> Double { width < 414 ? 16 : 20 }

    /// Whether a class is the one of the system's or inherits from it.
    private func isList(_ className: String, _ list: String) -> Bool {
        className == list || configuration.index?.inherits(className, from: list) ?? false
    }

    private func widthOfList(in owner: String, of list: String) -> Double? {
        widthOfList(in: owner) { item, document in document[item].className.map { isList($0, list) } ?? false }
    }

    /// How wide the lists of a class are, which `isList` tells; nil where that is not known of all, or differs.
    private func widthOfList(in owner: String, _ isList: (ItemID, LayoutDocument) -> Bool) -> Double? {
        var widths: [Double?] = []
        var fuel = Self.mostLayouts
        for entry in solved where document.scenarios.indices.contains(entry.scenario) && fuel > 0 {
            let all = entry.lowered.items.filter { isList($0, document) }
            // Of several lists, those that ask this class.
            let own = all.filter { document.listOwners[$0] == owner }
            let views = own.isEmpty ? all : own
            guard document.scenarios[entry.scenario].owner == owner, !views.isEmpty else { continue }
            fuel -= 1
            let shown = shownInNumbers(entry)
            for view in views {
                guard let index = shown.lowered.engineItem(view)?.index, shown.isSolved(view) else {
                    widths.append(nil)
                    continue
                }
                let width = shown.frame(index, in: .superview).width.flatMap { $0.isEstimated ? nil : $0.value }
                let isInset = document.insetTables.contains(view)
                widths.append(width.map { isInset ? $0 - 2 * Self.insetOfGroups(in: $0) : $0 })
            }
        }
        guard let first = widths.first, let width = first, width > 0 else { return nil }
        return widths.allSatisfy { $0.map { abs($0 - width) < FrameNumbers.tolerance } ?? false } ? width : nil
    }

    /// Users of one class in other files that are looked at.
    private static let mostUsers = 6
    /// How often classes of one text are asked for each other's sizes.
    private static let mostRounds = 3
    /// How often a user's own size is looked up at its users.
    private static let mostDepth = 2
    /// Layouts of one user that are shown to find the size.
    private static let mostLayouts = 8

    private func indexedInstance(of type: String, _ known: inout KnownInstances, depth: Int) -> ShownInstance? {
        let question = KnownInstances.Question(type: type, depth: depth)
        if let instance = known.instances[question] { return instance }
        var best: ShownInstance?
        guard let index = configuration.index, depth < Self.mostDepth else { return nil }
        let users = index.users(of: type, at: configuration.path, limit: Self.mostUsers)
        for user in users {
            let analysis = Analysis(of: user, configuration: configuration)
            let shown = analysis.displayed(&known, depth: depth + 1)
            guard let found = shown.instance(of: type, besides: nil) else { continue }
            if best == nil { best = found }
            if found.size.isWhole {
                best = found
                break
            }
        }
        if users.count > 1 { best?.size.hasOtherUsers = true }
        known.instances[question] = .some(best)
        return best
    }

    /// A length of something that can be seen.
    private func visible(_ length: ShownFrame.Number) -> Double? {
        length.value >= FrameNumbers.tolerance ? length.value : nil
    }

    /// What the class and its methods make before what they make under conditions.
    private var unguardedFirst: [SolvedScenario] {
        func isGuarded(_ entry: SolvedScenario) -> Bool {
            document.scenarios.indices.contains(entry.scenario)
                && document.scenarios[entry.scenario].guardID != .always
        }
        return solved.filter { !isGuarded($0) } + solved.filter(isGuarded)
    }

    /// The first instance of a class whose width or height is known, better one with both.
    private func instance(of type: String, besides root: ItemID?) -> ShownInstance? {
        var best: ShownInstance?
        var settled: Set<String> = []
        var fuel = Self.mostLayouts
        let users = Set(document.items.lazy.filter { $0.className == type }.compactMap(\.owner))
        for entry in unguardedFirst {
            let instances = entry.lowered.items.filter { $0 != root && isInstance($0, of: type) }
            guard !instances.isEmpty, fuel > 0, document.scenarios.indices.contains(entry.scenario),
                let owner = document.scenarios[entry.scenario].owner, owner != type, !settled.contains(owner)
            else { continue }
            fuel -= 1
            let shown = shownInNumbers(entry)
            for item in instances {
                guard let index = shown.lowered.engineItem(item)?.index, shown.isSolved(item),
                    isPlaced(item, in: document.scenarios[entry.scenario])
                else { continue }
                let frame = shown.frame(index, in: .superview)
                // A view that a user folds away for now has another size once it is seen.
                var size = InstanceSize(
                    width: frame.width.flatMap(visible), height: frame.height.flatMap(visible), user: owner)
                if instances.count == 1, frame.x?.isEstimated == false { size.x = frame.x?.value }
                if instances.count == 1, frame.y?.isEstimated == false { size.y = frame.y?.value }
                if frame.width?.isEstimated ?? false { size.estimated.insert(.horizontal) }
                if frame.height?.isEstimated ?? false { size.estimated.insert(.vertical) }
                size.hasOtherUsers = instances.count > 1 || users.contains { $0 != owner && $0 != type }
                var instance = ShownInstance(size)
                place(&instance, index, shown, entry)
                if size.isWhole { return instance }
                if best == nil, size.width != nil || size.height != nil { best = instance }
                // What a class makes of it at first is what it is, also where that rests on something unknown.
                if document.scenarios[entry.scenario].name == nil, isUnknown(index, shown) { settled.insert(owner) }
            }
        }
        return best ?? given(type, besides: root)
    }

    private func isInstance(_ item: ItemID, of type: String) -> Bool {
        document[item].className == type || document[item].controllerClass == type
    }

    /// The first instance of a class of which nothing but its frame says how large it is, where no constraint is about it: what
    /// has no constraints at all is part of no layout.
    private func given(_ type: String, besides root: ItemID?) -> ShownInstance? {
        for (item, frame) in document.givenFrames.sorted(by: { $0.key < $1.key })
        where item != root && isInstance(item, of: type) && document[item].placement == .none {
            let (width, height) = frame.sides
            guard let owner = document[item].owner, owner != type, width ?? 0 > 0 || height ?? 0 > 0,
                !document.blocks.contains(where: { $0.receiver == item })
            else { continue }
            return ShownInstance(InstanceSize(width: width, height: height, user: owner))
        }
        return nil
    }

    /// Whether something says where a view in a superview is: of another its content says how large it is, and that alone makes
    /// no view so large.
    private func isPlaced(_ item: ItemID, in scenario: Scenario) -> Bool {
        guard document[item].placement == .none, case .item(let superview) = document[item].parent,
            document.instanceSizes[item] == nil, document.givenFrames[item] == nil, document.sectionViews[item] == nil,
            document[superview].layout.stack == nil
        else { return true }
        return scenario.active.contains { document[$0].firstItem == item }
    }

    private func isUnknown(_ index: Int, _ shown: ShownScenario) -> Bool {
        [LayoutSolution.FrameAttribute.width, .height].contains { shown.numbers.standing(of: $0, index) == .unknown }
    }
}
