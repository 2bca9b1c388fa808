// Going back to what held before a branch, a state or a class.

import MasonrySyntax

extension RuntimeState {
    /// What held at one moment, but for blocks and controllers, of which there are only ever more.
    struct Snapshot {
        fileprivate let state: RuntimeState

        init(_ runtime: RuntimeState) {
            var state = runtime
            // Kept here as well, they would be copied as soon as one more is made.
            state.makers = []
            state.controllers = []
            self.state = state
        }

        /// How often its constraints had changed by then.
        var changes: Int { state.store.changes }
    }

    /// Goes back to `base` in all that is active. What was made since keeps its place, because names may still stand
    /// for it.
    mutating func restore(_ base: Snapshot) {
        let later = self
        self = base.state
        makers = later.makers
        controllers = later.controllers
        libraries.keepPlaces(of: later.libraries)
    }

    /// Forgets what classes made: nothing of one class can reach what another makes. What the code outside of them
    /// made stays, as names stand for it everywhere, but is no part of the layouts of classes.
    mutating func beginClass(after file: Snapshot, items: Int, constraints: Int) {
        store = ConstraintStore(from: constraints)
        added = []
        libraries.beginClass(after: file.state.libraries, items: items)
    }
}
