// Conflicts that rest on the safe area of a controller's view: how far it reaches in differs, but never in the way that would
// mend them.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

/// Tells conflicts that every phone has in portrait, whichever bars are around the controller.
struct SafeAreaConflicts {
    private let document: LayoutDocument
    private let certainty: ConflictCertainty

    init(document: LayoutDocument, certainty: ConflictCertainty) {
        self.document = document
        self.certainty = certainty
    }

    /// The controller's view whose safe area takes part in a conflict that no phone is without, if it fills the screen.
    func root(of conflict: ConflictGroup, in entry: SolvedScenario) -> ItemID? {
        guard document.tree.dialect != .masonry, conflict.system.isEmpty,
            document.scenarios.indices.contains(conflict.scenario), let root = owner(of: conflict.members)
        else { return nil }
        let scenario = document.scenarios[conflict.scenario]
        guard
            certainty.areCertain(
                conflict.members, under: scenario.guardID, settled: scenario.settled, besidesGuides: true),
            holdsWithEveryBar(conflict.members, entry.lowered, root)
        else { return nil }
        return root
    }

    /// The controller's view to whose safe area some of the constraints relate, all of which are about the vertical axis; nil where
    /// they relate to another guide of the system.
    private func owner(of members: [MadeConstraintID]) -> ItemID? {
        var owner: ItemID?
        for id in members {
            guard document[id].firstAttribute.axis == .vertical else { return nil }
            for item in document.items(of: id) {
                switch document[item].layout.kind {
                case .view, .scrollView, .contentView, .guide, .frameLayoutGuide: continue
                case .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide: return nil
                case .safeAreaGuide:
                    guard let root = document.superview(of: item), document[root].placement == .controllerView,
                        !document.viewsSizedByOthers.contains(root), owner == nil || owner == root
                    else { return nil }
                    owner = root
                }
            }
        }
        return owner
    }

    /// Whether the constraints alone contradict each other with the insets of every phone and bar.
    private func holdsWithEveryBar(_ members: [MadeConstraintID], _ lowered: LoweredScenario, _ root: ItemID) -> Bool {
        let wanted = Set(members)
        var layout = lowered.layout
        layout.constraints = layout.constraints.indices.compactMap { index in
            lowered.constraints.indices.contains(index) && wanted.contains(lowered.constraints[index])
                ? layout.constraints[index] : nil
        }
        return insets(around: root).allSatisfy { top, bottom in
            layout.screen.safeArea.top = top
            layout.screen.safeArea.bottom = bottom
            return !LayoutEngine(layout).solutionWithoutRepairs().conflicts.isEmpty
        }
    }

    /// Those that a controller's view may have in portrait, in points: with a navigation bar, a tab bar, both or none; where it is
    /// a sheet or begins below a bar, on phones without a home button.
    private func insets(around root: ItemID) -> [(top: Double, bottom: Double)] {
        let owner = document[root].owner
        let stage = owner.flatMap { document.controllerStages[$0] }
        let isBelowBar =
            owner.flatMap { document.navigationBar(of: $0) }?.isAboveView ?? false
            || stage?.places.contains(where: \.isOpaqueBar) ?? false
        var all = Self.phones
        if isBelowBar || stage?.places.contains(where: \.isSheet) ?? true { all += Self.withoutStatusBar }
        let isAboveTabs = stage.map { $0.areTabsOpaque || isBelowBar && ($0.isTab || $0.mayHaveTabs) } ?? isBelowBar
        return isAboveTabs ? all + all.map { (top: $0.top, bottom: 0) } : all
    }

    private static let withoutStatusBar: [(top: Double, bottom: Double)] = [(0, 34), (44, 34), (56, 34), (0, 83)]

    private static let phones: [(top: Double, bottom: Double)] = {
        let areas = Set(Device.all.map(\.portraitSafeArea)).filter { $0.top > 0 }
        let sorted = areas.sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
        let (navigation, tabs): ([Double], [Double]) = ([0, 44, 96], [0, 49])
        var all: [(top: Double, bottom: Double)] = []
        for area in sorted {
            for above in navigation {
                for below in tabs { all.append((top: area.top + above, bottom: area.bottom + below)) }
            }
        }
        return all
    }()
}
