// The constants of other files: collected while nothing else waits, put in place when they are complete, and collected
// anew when files change.

import LanguageServerProtocol
import LayoutIDE
import Project

/// What the collectors have given so far. Until the first end there are no constants, so that what needs them is
/// unknown and nothing is said about it; while they are collected anew the old ones hold.
struct CollectedConstants {
    private struct Entry {
        let collector: any SymbolCollector
        var index: SymbolIndex?
    }

    /// In the order of first use.
    private var entries: [Entry] = []
    /// The places in `entries` of what is to be collected, in order.
    private var pending: [Int] = []

    /// The constants of a collector as far as they are known. Asking for them the first time has them collected.
    mutating func index(of collector: any SymbolCollector) -> SymbolIndex? {
        if let entry = entries.first(where: { $0.collector === collector }) { return entry.index }
        pending.append(entries.count)
        entries.append(Entry(collector: collector))
        return nil
    }

    /// What a piece of the work came to.
    enum Step {
        case nothingToDo
        /// `done` of `total` files are read.
        case worked(done: Int, total: Int)
        /// A collector has come to its end, and its constants are what they were.
        case finished
        /// The constants of a collector are others now: those of names with these hashes; nil, any.
        case changed(any SymbolCollector, answers: Set<UInt32>?)
    }

    mutating func advance() -> Step {
        guard let place = pending.first else { return .nothingToDo }
        let collection = entries[place].collector.advance()
        if case .unfinished(let done, let total) = collection { return .worked(done: done, total: total) }
        guard case .finished(let index, let changed) = collection else { return .nothingToDo }
        pending.removeFirst()
        let known = entries[place].index
        entries[place].index = index
        switch (known, index) {
        case (nil, nil): return .finished
        case (let known?, let index?) where known.saysTheSame(as: index): return .finished
        default: return .changed(entries[place].collector, answers: known == nil ? nil : changed)
        }
    }

    /// Has the constants collected anew that files at these absolute paths may have a part in.
    mutating func filesChanged(_ paths: [String]) {
        for place in entries.indices {
            var isConcerned = false
            for path in paths where entries[place].collector.forget(path) { isConcerned = true }
            if isConcerned, !pending.contains(place) { pending.append(place) }
        }
    }
}
