// Constants of many files by name, as far as all definitions of a name agree.

import MasonrySyntax
import SourceText

/// Values by name: `kPadding`, `Styles.Sizes.gutter`. A name with two different values has none.
package struct ConstantIndex: Sendable {
    package struct Entry: Sendable {
        package var value: Value
        /// The first definition.
        package var origin: OutsidePlace
        /// Whether it is a macro of more than one operand without parentheses.
        var isLoose = false
    }

    private(set) var entries: [String: Entry] = [:]
    /// Types that are known by a constant in them: `Styles`, `Styles.Sizes`.
    private(set) var typesWithConstants: Set<String> = []
    /// What constants of instances are called, in whatever type.
    private(set) var constantMembers: Set<String> = []
    /// What constants of the types that a dot may mean are called.
    private(set) var inferred: Set<String> = []
    fileprivate(set) var types = TypeIndex()
    fileprivate(set) var code = CodeIndex()
    private(set) var functions: [String: IndexedFunction] = [:]
    /// Names whose value is not known, and may be on a device.
    private(set) var undetermined: Set<String> = []
    /// The same with the facts of the device on which layouts are shown; one or none.
    private var shown: [OnDevice] = []

    private struct OnDevice: Sendable {
        let device: DeviceModel
        var index: ConstantIndex
    }
    /// What the program brings with it beside its code.
    package private(set) var resources = ProgramResources()
    /// The macros that some file defines without a value.
    private(set) var flags: Set<String> = []
    /// Whose constraints files change that do not make them.
    package private(set) var foreignChanges = ForeignChanges()
    /// Which names of all files stand for numbers.
    package private(set) var kinds = NameKinds()

    /// Puts the constants of `sources` together; the order of files decides which origin is told.
    package init(
        _ sources: [IndexedSource], device: DeviceModel?, shownOn shownDevice: DeviceModel? = nil,
        rereading reread: (@Sendable (IndexedSource) -> SourceText?)? = nil
    ) {
        var builder = ConstantIndexBuilder(sources, device: device, shownOn: shownDevice, rereading: reread)
        while !builder.advance() {}
        self = builder.index
    }

    fileprivate init() {}

    /// What knows nothing.
    static let empty = ConstantIndex()

    /// The entry of `name`; nil where it is not known, or not the same everywhere.
    package subscript(name: String) -> Entry? { entries[name] }

    /// Whether `name` is one whose value may depend on the device.
    func awaitsDevice(_ name: String) -> Bool { undetermined.contains(name) }

    /// The same with the facts of a device, on which constants and sizes of cells may rest; itself where it was made
    /// without that device.
    package func on(_ device: DeviceModel) -> ConstantIndex {
        shown.first { $0.device == device }?.index ?? self
    }

    /// The same with the facts of the device on which layouts are shown, where that says something else.
    var shownIndex: ConstantIndex? { shown.first?.index }

    /// Of sources whose values are what they come to.
    init(settled sources: [IndexedSource]) {
        mergeFunctions(sources)
        types.merge(sources)
        let (own, _) = sources.layers
        for source in own { code.add(source.code) }
        for source in own { code.add(source.makings) }
        merge(sources)
    }

    /// The same with other values of the same sources.
    func again(settled sources: [IndexedSource]) -> ConstantIndex {
        var index = self
        index.types = TypeIndex()
        index.types.merge(sources)
        index.entries = [:]
        index.merge(sources)
        return index
    }

    mutating func show(_ index: ConstantIndex, on device: DeviceModel) {
        shown = [OnDevice(device: device, index: index)]
    }

    /// The same of a program that brings these with it.
    package func with(_ resources: ProgramResources) -> ConstantIndex {
        var index = self
        index.resources = resources
        for place in index.shown.indices { index.shown[place].index.resources = resources }
        return index
    }

    /// The number of names with a value.
    package var count: Int { entries.count }

    /// The macro, function or class method of that name; nil where there is none, or where files differ.
    func function(_ name: String) -> IndexedFunction? { functions[name] }

    fileprivate mutating func mergeFunctions(_ sources: [IndexedSource]) {
        let (own, others) = sources.layers
        for source in own {
            flags.formUnion(source.flags)
            kinds.formUnion(source.kinds)
        }
        foreignChanges = ForeignChanges(own)
        var ambiguous: Set<String> = []
        for layer in [own, others] {
            // What the program says itself holds, whatever its libraries say.
            let settled = Set(functions.keys).union(ambiguous)
            for function in layer.lazy.flatMap(\.functions)
            where !ambiguous.contains(function.name) && !settled.contains(function.name) {
                if let known = functions[function.name], known.spelling != function.spelling {
                    ambiguous.insert(function.name)
                    functions[function.name] = nil
                } else if functions[function.name] == nil {
                    functions[function.name] = function
                }
            }
        }
    }

    func makings(of type: String) -> [IndexedMaking] { code.makings[type] ?? [] }

    func hasType(_ name: String) -> Bool { typesWithConstants.contains(name) }

    /// Whether some type has a member of that name: a constant, a view, a shorthand.
    func hasMember(_ name: String) -> Bool { constantMembers.contains(name) || types.hasMember(name) }

    /// The types that a dot without a type before it may mean where a chain takes a value.
    static let inferredTypes = [
        "CGFloat", "UIEdgeInsets", "NSDirectionalEdgeInsets", "CGSize", "ConstraintPriority", "UILayoutPriority",
    ]

    /// Whether one of those has a constant of that name.
    func mayInfer(_ name: String) -> Bool { inferred.contains(name) }

    /// Whether another index says the same of every name.
    package func saysTheSame(as other: ConstantIndex) -> Bool {
        guard entries.count == other.entries.count, functions.count == other.functions.count, types == other.types,
            code == other.code, flags == other.flags, resources == other.resources,
            foreignChanges == other.foreignChanges, kinds == other.kinds
        else { return false }
        let sameFunctions = functions.allSatisfy { name, function in
            guard let known = other.functions[name] else { return false }
            return known.origin == function.origin && known.spelling == function.spelling
        }
        return sameFunctions
            && entries.allSatisfy { name, entry in
                guard let known = other.entries[name] else { return false }
                return known.origin == entry.origin && known.value.isSameConstant(entry.value)
            }
    }

    /// Returns the names that now have another value, or whose types have become known.
    @discardableResult
    fileprivate mutating func merge(_ sources: [IndexedSource]) -> Set<String> {
        var found: [String: Entry] = [:]
        var ambiguous: Set<String> = []
        let (own, others) = sources.layers
        // What the program says itself holds, whatever its libraries say.
        let declared = others.isEmpty ? [] : Set(own.lazy.flatMap(\.constants).map(\.name))
        for source in own + others {
            for constant in source.constants
            where !ambiguous.contains(constant.name) && !(source.isOfLibrary && declared.contains(constant.name)) {
                let known = found[constant.name]
                guard constant.value.isConstant, known.map({ $0.value.isSameConstant(constant.value) }) ?? true else {
                    ambiguous.insert(constant.name)
                    found[constant.name] = nil
                    continue
                }
                guard known == nil else { continue }
                found[constant.name] = Entry(
                    value: constant.value, origin: OutsidePlace(path: source.path, line: constant.line),
                    isLoose: constant.isLoose)
            }
        }
        let changed = entries.isEmpty ? [] : changes(to: found)
        entries = found
        undetermined = []
        for source in sources where !source.isSettled {
            for constant in source.constants where found[constant.name] == nil { undetermined.insert(constant.name) }
        }
        (typesWithConstants, constantMembers, inferred) = ([], [], [])
        for name in found.keys {
            if name.utf8.contains(UInt8(ascii: "#")) {
                constantMembers.insert(memberName(name))
            } else if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
                typesWithConstants.formUnion(Self.types(around: name))
                if Self.inferredTypes.contains(where: { $0 == name[..<dot] }) {
                    inferred.insert(String(name[name.utf8.index(after: dot)...]))
                }
            }
        }
        return changed
    }

    /// `Styles.Sizes` and `Styles` of `Styles.Sizes.gutter`.
    private static func types(around name: String) -> [String] {
        var result: [String] = []
        var path = Substring(name)
        while let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
            path = path[..<dot]
            result.append(String(path))
        }
        return result
    }

    private func changes(to found: [String: Entry]) -> Set<String> {
        var changed: Set<String> = []
        for (name, entry) in found where !(entries[name]?.value.isSameConstant(entry.value) ?? false) {
            changed.insert(name)
        }
        for name in entries.keys where found[name] == nil { changed.insert(name) }
        for name in changed { changed.formUnion(Self.types(around: name)) }
        return changed
    }
}

extension [IndexedSource] {
    /// The sources of the program, and those of the libraries that it brings along.
    var layers: (own: [IndexedSource], others: [IndexedSource]) {
        let others = filter(\.isOfLibrary)
        return others.isEmpty ? (self, []) : (filter { !$0.isOfLibrary }, others)
    }
}

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
        changed = index.merge(sources)
        merged = SettledValues(values: resolved.sorted().map { ($0, sources[$0].settledValue) })
        index.types = TypeIndex()
        index.types.merge(sources)
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

extension Value {
    /// Whether it is a value that constants have.
    var isConstant: Bool {
        switch self {
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .string, .font, .color, .namedColor, .image:
            true
        case .object(let object): object == DeviceObject.screenBounds
        default: false
        }
    }

    func isSameConstant(_ other: Value) -> Bool {
        switch (self, other) {
        case (.number(let one, let isFirst), .number(let two, let isSecond)): one == two && isFirst == isSecond
        case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
        case (.size(let one), .size(let two)): one == two
        case (.insets(let one), .insets(let two)): one == two
        case (.directionalInsets(let one), .directionalInsets(let two)): one == two
        case (.boolean(let one), .boolean(let two)): one == two
        case (.string(let one), .string(let two)): one == two
        case (.font(let one), .font(let two)): one == two
        case (.color(let one), .color(let two)): one == two
        case (.namedColor(let one), .namedColor(let two)): one == two
        case (.image(let one), .image(let two)): one == two
        case (.object(let one), .object(let two)): one == two && isConstant
        default: false
        }
    }
}
