// How an index of constants comes to be: in rounds, as constants rest on those of other files.

import SourceText

/// Makes an index a file at a time, for those who must not be kept waiting.
package struct ConstantIndexBuilder: Sendable {
    /// Complete once `advance` has said so.
    package private(set) var index = ConstantIndex()

    private var sources: [IndexedSource]
    private var options = EvaluationOptions()
    /// The names whose answers are others than when the sources were looked at; nil where that was without any.
    private var changed: Set<String>?
    /// Whether the device is one since the round before.
    private var hasNewDevice: Bool
    /// Gives the text of a source that has no tree; nil where its file is another one now.
    private let reread: (@Sendable (IndexedSource) -> SourceText?)?
    /// Whether sources keep their trees from round to round.
    private let keepsTrees: Bool
    private var roundsLeft = Self.mostRounds
    private var next = 0
    private var hasChanged = false
    /// The device on which the index is still to be made.
    private var shownDevice: DeviceModel?
    /// What holds on all devices, while the index on one is made.
    private var onAllDevices: ConstantIndex?

    /// The places of the sources that were looked at again.
    private var resolved: Set<Int> = []
    /// Their values when the index was put together last, and when it was so for all devices.
    private var merged = SettledValues()
    private var mergedOnAll: SettledValues?

    private static let mostRounds = 4

    /// What the complete index was made of, for `ConstantIndex(_:shownOn:record:)` with the same sources and devices.
    package var record: [UInt8] {
        var writer = RecordWriter()
        (mergedOnAll ?? merged).write(to: &writer)
        writer.write(mergedOnAll != nil)
        if mergedOnAll != nil { merged.write(to: &writer) }
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
        self.sources = sources
        self.reread = reread
        self.keepsTrees = keepsTrees
        hasNewDevice = device != nil
        index = ConstantIndex(settled: sources)
        options.index = index
        options.device = device
        if device == nil { self.shownDevice = shownDevice }
    }

    /// Looks at one more file whose constants may rest on those of others, which may rest on further ones for a few
    /// rounds. Returns whether the index is complete.
    package mutating func advance() -> Bool {
        while next < sources.count, !isConcerned(sources[next]) { next += 1 }
        if next < sources.count {
            if sources[next].resolve(options, reread) { hasChanged = true }
            if !keepsTrees { sources[next] = sources[next].withoutTree }
            resolved.insert(next)
            next += 1
            return false
        }
        (changed, hasNewDevice) = ([], false)
        guard hasChanged, roundsLeft > 0 else { return isComplete() }
        changed = index.mergeAgain(sources)
        merged = SettledValues(values: resolved.sorted().map { ($0, sources[$0].settledValue) })
        options.index = index
        roundsLeft -= 1
        (next, hasChanged) = (0, false)
        return roundsLeft == 0 ? isComplete() : false
    }

    /// The places of the sources that are still to be looked at in this round. Each rests on what was known before the
    /// round, and on no other of them, so that they can be looked at at once.
    package var concerned: [Int] {
        sources.indices.dropFirst(next).filter { isConcerned(sources[$0]) }
    }

    /// What a source becomes when it is looked at again, and whether more is known of it then.
    package func resolution(of place: Int) -> (place: Int, source: IndexedSource, hasChanged: Bool) {
        var source = sources[place]
        let hasChanged = source.resolve(options, reread)
        return (place, source, hasChanged)
    }

    /// Takes what all `concerned` sources became; `advance` then ends the round.
    package mutating func take(_ all: [(place: Int, source: IndexedSource, hasChanged: Bool)]) {
        for (place, source, isNew) in all {
            sources[place] = source
            resolved.insert(place)
            if isNew { hasChanged = true }
        }
        next = sources.count
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
        if let device = shownDevice, sources.contains(where: { !$0.isSettled }) {
            shownDevice = nil
            onAllDevices = index
            mergedOnAll = merged
            options.device = device
            hasNewDevice = true
            (next, hasChanged, roundsLeft) = (0, false, Self.mostRounds)
            return false
        }
        if var known = onAllDevices, let device = options.device {
            known.show(index, on: device)
            index = known
            onAllDevices = nil
        }
        return true
    }
}
