// How an index of constants comes to be: in rounds, as constants rest on those of other files.

import SourceText

/// Makes an index a file at a time, for those who must not be kept waiting.
///
/// A complete one can take other versions of some files: it then looks at these again, and at what rests on them through
/// any number of files, and at nothing else.
package struct SymbolIndexBuilder: Sendable {
    /// Complete once `advance` has said so.
    package private(set) var index = SymbolIndex()

    /// As they are before any of them is told something of others.
    private var alone: [IndexedSource]
    /// As far as they are known by now.
    private var sources: [IndexedSource]
    /// What they came to on all devices, once the index on one is made.
    private var onAllDevices: [IndexedSource]?
    private var options = EvaluationOptions()
    /// The names whose answers are others than when the sources were looked at; nil where that was without any.
    private var changed: Set<String>?
    /// Whether the device is one since the round before.
    private var hasNewDevice: Bool
    /// Gives the text of a source that has no tree; nil where its file is another one now.
    private var reread: (@Sendable (IndexedSource) -> SourceText?)?
    /// Whether sources keep their trees from round to round.
    private let keepsTrees: Bool
    private var roundsLeft = Self.mostRounds
    /// The places of the sources that may come to something else, ascending.
    private var active: [Int]
    /// The place in `active` of the next source.
    private var next = 0
    private var hasChanged = false
    /// What the sources that were looked at in this round now say otherwise.
    private var touched = ChangedNames()
    /// The device that all code is taken to run on; nil for any.
    private let device: DeviceModel?
    /// Where layouts are shown, if that is another question.
    private let shownDevice: DeviceModel?
    /// What holds on all devices, while the index on one is made.
    private var indexOnAllDevices: SymbolIndex?
    /// The places of the sources that were looked at again.
    private var resolved: Set<Int> = []
    /// What held on the device before files have changed, until that is made anew.
    private var former: Former?

    private struct Former {
        /// On the device.
        let sources: [IndexedSource]
        let index: SymbolIndex
        /// What has changed since.
        let names: ChangedNames
    }

    /// The hashes of the names of which the complete index may say something else than before files have changed, as
    /// `OutsideQuestions.hashes` has them; nil where that is any.
    package private(set) var changedAnswers: Set<UInt32>?

    private static let mostRounds = 4

    /// What the complete index was made of, for `SymbolIndex(_:shownOn:record:)` with the same sources and devices.
    package var record: [UInt8] {
        let places = resolved.sorted()
        func values(_ sources: [IndexedSource]) -> SettledValues {
            SettledValues(values: places.map { ($0, sources[$0].settledValue) })
        }
        var writer = RecordWriter()
        values(onAllDevices ?? sources).write(to: &writer)
        writer.write(onAllDevices != nil)
        if onAllDevices != nil { values(sources).write(to: &writer) }
        return writer.bytes
    }

    /// Begins with the constants that `sources` give without each other; their order decides which origin is told.
    /// - Parameters:
    ///   - device: the device that all code is taken to run on; nil for any.
    ///   - shownDevice: where layouts are shown, if `device` is nil.
    ///   - reread: gives the text of a source that was kept without its tree.
    ///   - keepsTrees: whether a source that was read again keeps its tree for the next round, which takes memory in the
    ///     place of time.
    package init(
        _ sources: [IndexedSource], device: DeviceModel?, shownOn shownDevice: DeviceModel? = nil,
        rereading reread: (@Sendable (IndexedSource) -> SourceText?)? = nil, keepsTrees: Bool = true
    ) {
        alone = sources
        self.sources = sources
        active = Array(sources.indices)
        self.reread = reread
        self.keepsTrees = keepsTrees
        self.device = device
        self.shownDevice = device == nil ? shownDevice : nil
        hasNewDevice = device != nil
        index = SymbolIndex(settled: sources)
        options.index = index
        options.device = device
    }

    /// Looks at one more file whose constants may rest on those of others, which may rest on further ones for a few
    /// rounds. Returns whether the index is complete.
    package mutating func advance() -> Bool {
        while next < active.count, !isConcerned(sources[active[next]]) { next += 1 }
        if next < active.count {
            let (place, source, isNew) = resolution(of: active[next])
            take(place, keepsTrees ? source : source.withoutTree, isNew)
            next += 1
            return false
        }
        (changed, hasNewDevice) = ([], false)
        guard hasChanged, roundsLeft > 0 else { return isComplete() }
        changed = index.mergeValues(sources, touched)
        touched = ChangedNames()
        options.index = index
        roundsLeft -= 1
        (next, hasChanged) = (0, false)
        return roundsLeft == 0 ? isComplete() : false
    }

    /// The places of the sources that are still to be looked at in this round. Each rests on what was known before the
    /// round, and on no other of them, so that they can be looked at at once.
    package var concerned: [Int] { active.dropFirst(next).filter { isConcerned(sources[$0]) } }

    /// What a source becomes when it is looked at again, and whether that is something else.
    package func resolution(of place: Int) -> (place: Int, source: IndexedSource, hasChanged: Bool) {
        var source = sources[place]
        let hasChanged = source.resolve(options, reread)
        return (place, source, hasChanged)
    }

    /// Takes what all `concerned` sources became; `advance` then ends the round.
    package mutating func take(_ all: [(place: Int, source: IndexedSource, hasChanged: Bool)]) {
        for (place, source, isNew) in all { take(place, source, isNew) }
        next = active.count
    }

    private mutating func take(_ place: Int, _ source: IndexedSource, _ isNew: Bool) {
        touched.add(valuesOf: sources[place], source)
        sources[place] = source
        resolved.insert(place)
        if isNew { hasChanged = true }
    }

    /// The sources in which something is not known, with their trees, by path.
    package var open: [String: IndexedSource] {
        var open: [String: IndexedSource] = [:]
        for source in sources where source.isOpen { open[source.path] = source }
        return open
    }

    /// Whether a source may give something else than when it was looked at last: something is not known, and what it
    /// asked for has another answer now.
    private func isConcerned(_ source: IndexedSource) -> Bool {
        guard !source.isSettled else { return false }
        if hasNewDevice, source.questions.asksForDevice { return true }
        guard let changed else { return source.questions.names.contains { index.knows($0) } }
        return !changed.isEmpty && !source.questions.names.isDisjoint(with: changed)
    }

    /// After what holds on all devices comes what holds on the one where layouts are shown.
    private mutating func isComplete() -> Bool {
        if let shownDevice, onAllDevices == nil, sources.contains(where: { !$0.isSettled }) {
            begin(on: shownDevice)
            return false
        }
        former = nil
        if var known = indexOnAllDevices, let shownDevice {
            known.show(index, on: shownDevice)
            index = known
            indexOnAllDevices = nil
        }
        return true
    }

    private mutating func begin(on device: DeviceModel) {
        (onAllDevices, indexOnAllDevices) = (sources, index)
        options.device = device
        changed = []
        if let former {
            index = former.index
            index.takeFacts(of: options.index ?? index)
            let onAll = sources
            sources = former.sources
            for place in active { sources[place] = onAll[place] }
            index.mergeValues(sources, former.names)
            options.index = index
            changed = nil
        }
        hasNewDevice = true
        (next, hasChanged, roundsLeft) = (0, false, Self.mostRounds)
    }

    // MARK: Changed files

    /// Begins again where a complete index has ended, with other versions of some sources. Returns whether that can be
    /// done: not where they say otherwise what all others may rest on, as what classes inherit from.
    /// - Parameter reread: gives the texts, the new ones among them.
    package mutating func replace(
        _ versions: [(place: Int, source: IndexedSource)],
        rereading reread: (@Sendable (IndexedSource) -> SourceText?)? = nil
    ) -> Bool {
        var names = ChangedNames(before: index)
        for (place, source) in versions {
            guard alone.indices.contains(place), names.add(from: alone[place], to: source) else { return false }
            for known in [sources[place], onAllDevices?[place] ?? sources[place]] {
                names.add(valuesOf: known, source)
            }
        }
        active = resting(on: &names, Set(versions.map(\.place)))
        let hadCode = !index.code.isEmpty
        var facts: [(old: SourceFacts, new: SourceFacts)] = []
        for (place, source) in versions {
            facts.append((alone[place].facts, source.facts))
            alone[place] = source
        }
        former = nil
        if onAllDevices != nil, let shown = index.shownIndex {
            former = Former(sources: sources, index: shown, names: names)
        }
        sources = onAllDevices ?? sources
        for place in active { sources[place] = alone[place] }
        (onAllDevices, indexOnAllDevices) = (nil, nil)
        index.takeFacts(of: sources, facts, names)
        index.mergeValues(sources, names)
        index.showNothing()
        changedAnswers = index.code.isEmpty == hadCode ? nil : names.hashes
        options.index = index
        options.device = device
        self.reread = reread
        (changed, hasNewDevice, touched) = (nil, device != nil, ChangedNames())
        (next, hasChanged, roundsLeft) = (0, false, Self.mostRounds)
        return true
    }

    /// A complete index says what it said.
    package mutating func forgetChanges() { changedAnswers = [] }

    /// The places of the sources whose values may rest on these names, ascending. The names of these values are added.
    private func resting(on names: inout ChangedNames, _ places: Set<Int>) -> [Int] {
        let open = alone.indices.filter { !alone[$0].isSettled }
        var found = places
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for place in open
            where !found.contains(place) && !sources[place].questions.names.isDisjoint(with: names.answers) {
                found.insert(place)
                names.addAnswers(ofOpen: alone[place])
                hasGrown = true
            }
        }
        return found.sorted()
    }
}
