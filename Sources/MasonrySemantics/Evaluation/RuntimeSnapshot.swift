// Going back to what held before a branch, a state or a class.

import MasonrySyntax

extension RuntimeState {
    /// All that can become active and inactive; blocks and controllers are only ever added.
    struct Snapshot {
        fileprivate let store: ConstraintStore
        fileprivate let masonry: [MasonryConstraint]
        fileprivate let snapDescriptions: [SnapDescription]
        fileprivate let snapConstraints: [SnapConstraint]
        fileprivate let installedMasonry: OffsetTable<NumberList>
        fileprivate let trackedSnap: OffsetTable<NumberList>

        init(_ runtime: RuntimeState) {
            store = runtime.store
            masonry = runtime.masonry
            snapDescriptions = runtime.snapDescriptions
            snapConstraints = runtime.snapConstraints
            installedMasonry = runtime.installedMasonry
            trackedSnap = runtime.trackedSnap
        }
    }

    /// Goes back to `base` in all that is active. What was made since keeps its place, because names may still stand
    /// for it.
    mutating func restore(_ base: Snapshot) {
        store = base.store
        installedMasonry = base.installedMasonry
        trackedSnap = base.trackedSnap
        masonry.restore(base.masonry)
        snapDescriptions.restore(base.snapDescriptions)
        snapConstraints.restore(base.snapConstraints)
    }

    /// Forgets what classes made: nothing of one class can reach what another makes. What the code outside of them
    /// made stays, as names stand for it everywhere, but is no part of the layouts of classes.
    mutating func beginClass(after file: Snapshot, items: Int, constraints: Int) {
        store = ConstraintStore(from: constraints)
        installedMasonry = OffsetTable(from: items, missing: [])
        trackedSnap = OffsetTable(from: items, missing: [])
        masonry = file.masonry
        snapDescriptions = file.snapDescriptions
        snapConstraints = file.snapConstraints
    }
}

extension Array {
    /// Gives the first elements the values of `base` again.
    fileprivate mutating func restore(_ base: [Element]) {
        if isSame(as: base) { return }
        if count <= base.count { self = base } else { replaceSubrange(0..<base.count, with: base) }
    }

    /// Whether both are one piece of memory, which nobody changed then.
    private func isSame(as other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in
                other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }
}
