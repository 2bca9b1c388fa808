// How large the view classes of a text are where others use them: what is shown of a view that no constraint makes a size.

import AutoLayout
import MasonrySemantics
import SourceText

/// Sizes by class that are known already, also that there is none. They depend on the index and the screen alone.
struct KnownInstances: Sendable {
    /// How far users of users were followed decides what is found, so it is part of the question.
    fileprivate struct Question: Hashable {
        let type: String
        let depth: Int
    }

    fileprivate var sizes: [Question: InstanceSize?] = [:]
    /// How wide the collection views of classes are.
    fileprivate var collections: [Question: Double?] = [:]
    /// The tabs among which controllers of other files show them, by class.
    var tabs: [String: [TabItem]?] = [:]
}

extension Analysis {
    /// The sizes of the classes of the text whose views have none by themselves, by the root.
    func instanceSizes(_ known: inout KnownInstances, depth: Int) -> [ItemID: InstanceSize] {
        let sections = sectionSizes
        if !sections.isEmpty, document.instanceSizes.isEmpty {
            // Views of sections are instances of classes, too.
            var shown = self
            shown.show(sections)
            return shown.instanceSizes(besides: sections, &known, depth: depth)
        }
        return instanceSizes(besides: sections, &known, depth: depth)
    }

    private func instanceSizes(
        besides sections: [ItemID: InstanceSize], _ known: inout KnownInstances, depth: Int
    ) -> [ItemID: InstanceSize] {
        var result = sections
        for scenario in document.scenarios {
            guard let owner = scenario.owner, let root = scenario.items.first, result[root] == nil else { continue }
            if document[root].placement == .cell, let sizing = document.cellSizes[root] {
                result[root] = sizeInContainer(sizing, &known, depth: depth)
            }
            guard document[root].placement == .none, document[root].unknowns.contains(.rootSize),
                !document[root].unknowns.contains(.parent)
            else { continue }
            if let here = instanceSize(of: owner, besides: root) {
                result[root] = here
            } else if let sizing = document.supplementarySizes[root],
                let size = supplementarySize(sizing, &known, depth: depth)
            {
                result[root] = size
            } else if let elsewhere = indexedSize(of: owner, &known, depth: depth) {
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
            return indexedSize(of: owner, &known, depth: depth).flatMap { size in
                size.width.map { InstanceSize(width: $0, height: nil, user: size.user) }
            }
        }
        // A class may have lists of both kinds.
        let question = KnownInstances.Question(type: "\(owner)#\(list)", depth: depth)
        var width = known.collections[question] ?? widthOfList(in: owner, of: list)
        if width == nil, known.collections[question] == nil, depth < Self.mostDepth,
            let user = configuration.index?.classText(owner)
        {
            let analysis = Analysis(unchecked: user.text, dialect: user.dialect, configuration: configuration)
            width = analysis.displayed(&known, depth: depth + 1).widthOfList(in: owner, of: list)
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
            let views = entry.lowered.items.filter { isList($0, document) }
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
    /// How often a user's own size is looked up at its users.
    private static let mostDepth = 2
    /// Layouts of one user that are shown to find the size.
    private static let mostLayouts = 8

    private func indexedSize(of type: String, _ known: inout KnownInstances, depth: Int) -> InstanceSize? {
        let question = KnownInstances.Question(type: type, depth: depth)
        if let size = known.sizes[question] { return size }
        var best: InstanceSize?
        guard let index = configuration.index, depth < Self.mostDepth else { return nil }
        for user in index.users(of: type, limit: Self.mostUsers) {
            let analysis = Analysis(unchecked: user.text, dialect: user.dialect, configuration: configuration)
            let shown = analysis.displayed(&known, depth: depth + 1)
            guard let found = shown.instanceSize(of: type, besides: nil) else { continue }
            if best == nil { best = found }
            if found.width != nil, found.height != nil {
                best = found
                break
            }
        }
        known.sizes[question] = .some(best)
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

    /// The size of the first instance of a class whose width or height is known, better of one with both.
    private func instanceSize(of type: String, besides root: ItemID?) -> InstanceSize? {
        var best: InstanceSize?
        var fuel = Self.mostLayouts
        for entry in unguardedFirst {
            let instances = entry.lowered.items.filter { $0 != root && document[$0].className == type }
            guard !instances.isEmpty, fuel > 0, document.scenarios.indices.contains(entry.scenario),
                let owner = document.scenarios[entry.scenario].owner, owner != type
            else { continue }
            fuel -= 1
            let shown = shownInNumbers(entry)
            for item in instances {
                guard let index = shown.lowered.engineItem(item)?.index, shown.isSolved(item) else { continue }
                let frame = shown.frame(index, in: .superview)
                // A view that a user folds away for now has another size once it is seen.
                var size = InstanceSize(
                    width: frame.width.flatMap(visible), height: frame.height.flatMap(visible), user: owner)
                if frame.width?.isEstimated ?? false { size.estimated.insert(.horizontal) }
                if frame.height?.isEstimated ?? false { size.estimated.insert(.vertical) }
                if size.width != nil, size.height != nil { return size }
                if best == nil, size.width != nil || size.height != nil { best = size }
            }
        }
        return best
    }
}
