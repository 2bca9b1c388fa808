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

    private var entries: [String: Entry] = [:]
    /// Types that are known by a constant in them: `Styles`, `Styles.Sizes`.
    private var typesWithConstants: Set<String> = []
    fileprivate(set) var types = TypeIndex()
    fileprivate(set) var code = CodeIndex()
    private var functions: [String: IndexedFunction] = [:]
    /// Names whose value is not known, and may be on a device.
    private var undetermined: Set<String> = []
    /// The same with the facts of the device on which layouts are shown; one or none.
    private var shown: [OnDevice] = []

    private struct OnDevice: Sendable {
        let device: DeviceModel
        let index: ConstantIndex
    }
    /// The macros that some file defines without a value.
    private(set) var flags: Set<String> = []

    /// Puts the constants of `sources` together; the order of files decides which origin is told.
    package init(_ sources: [IndexedSource], device: DeviceModel?, shownOn shownDevice: DeviceModel? = nil) {
        var builder = ConstantIndexBuilder(sources, device: device, shownOn: shownDevice)
        while !builder.advance() {}
        self = builder.index
    }

    fileprivate init() {}

    /// The entry of `name`; nil where it is not known, or not the same everywhere.
    package subscript(name: String) -> Entry? { entries[name] }

    /// Whether `name` is one whose value may depend on the device.
    func awaitsDevice(_ name: String) -> Bool { undetermined.contains(name) }

    /// The same with the facts of a device, on which constants and sizes of cells may rest; itself where it was made
    /// without that device.
    package func on(_ device: DeviceModel) -> ConstantIndex {
        shown.first { $0.device == device }?.index ?? self
    }

    fileprivate mutating func show(_ index: ConstantIndex, on device: DeviceModel) {
        shown = [OnDevice(device: device, index: index)]
    }

    /// The number of names with a value.
    package var count: Int { entries.count }

    /// The macro, function or class method of that name; nil where there is none, or where files differ.
    func function(_ name: String) -> IndexedFunction? { functions[name] }

    fileprivate mutating func mergeFunctions(_ sources: [IndexedSource]) {
        for source in sources { flags.formUnion(source.flags) }
        var ambiguous: Set<String> = []
        for function in sources.lazy.flatMap(\.functions) where !ambiguous.contains(function.name) {
            if let known = functions[function.name], known.spelling != function.spelling {
                ambiguous.insert(function.name)
                functions[function.name] = nil
            } else if functions[function.name] == nil {
                functions[function.name] = function
            }
        }
    }

    func makings(of type: String) -> [IndexedMaking] { code.makings[type] ?? [] }

    func hasType(_ name: String) -> Bool { typesWithConstants.contains(name) }

    /// Whether another index says the same of every name.
    package func saysTheSame(as other: ConstantIndex) -> Bool {
        guard entries.count == other.entries.count, functions.count == other.functions.count, types == other.types,
            code == other.code, flags == other.flags
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

    fileprivate mutating func merge(_ sources: [IndexedSource]) {
        var found: [String: Entry] = [:]
        var ambiguous: Set<String> = []
        for source in sources {
            for constant in source.constants where !ambiguous.contains(constant.name) {
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
        entries = found
        undetermined = []
        for source in sources where !source.isSettled {
            for constant in source.constants where found[constant.name] == nil { undetermined.insert(constant.name) }
        }
        typesWithConstants = []
        for name in found.keys where !name.contains("#") {
            var path = Substring(name)
            while let dot = path.lastIndex(of: ".") {
                path = path[..<dot]
                typesWithConstants.insert(String(path))
            }
        }
    }
}

/// Makes an index a file at a time, for those who must not be kept waiting.
package struct ConstantIndexBuilder {
    /// Complete once `advance` has said so.
    package private(set) var index = ConstantIndex()

    private var sources: [IndexedSource]
    private var options = EvaluationOptions()
    private var roundsLeft = Self.mostRounds
    private var next = 0
    private var hasChanged = false
    /// The device on which the index is still to be made.
    private var shownDevice: DeviceModel?
    /// What holds on all devices, while the index on one is made.
    private var onAllDevices: ConstantIndex?

    private static let mostRounds = 4

    /// Begins with the constants that `sources` give without each other; their order decides which origin is told.
    /// - Parameters:
    ///   - device: the device that all code is taken to run on; nil for any.
    ///   - shownDevice: where layouts are shown, if `device` is nil.
    package init(_ sources: [IndexedSource], device: DeviceModel?, shownOn shownDevice: DeviceModel? = nil) {
        self.sources = sources
        index.mergeFunctions(sources)
        index.types.merge(sources)
        for source in sources { index.code.add(source.code) }
        for source in sources { index.code.add(source.makings) }
        index.merge(sources)
        options.index = index
        options.device = device
        if device == nil { self.shownDevice = shownDevice }
    }

    /// Looks at one more file whose constants may rest on those of others, which may rest on further ones for a few
    /// rounds. Returns whether the index is complete.
    package mutating func advance() -> Bool {
        while next < sources.count, sources[next].isSettled { next += 1 }
        if next < sources.count {
            if sources[next].resolve(options) { hasChanged = true }
            next += 1
            return false
        }
        guard hasChanged, roundsLeft > 0 else { return isComplete() }
        index.merge(sources)
        index.types = TypeIndex()
        index.types.merge(sources)
        options.index = index
        roundsLeft -= 1
        (next, hasChanged) = (0, false)
        return roundsLeft == 0 ? isComplete() : false
    }

    /// After what holds on all devices comes what holds on the one where layouts are shown.
    private mutating func isComplete() -> Bool {
        if let device = shownDevice, sources.contains(where: { !$0.isSettled }) {
            shownDevice = nil
            onAllDevices = index
            options.device = device
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
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .font, .color: true
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
        case (.font(let one), .font(let two)): one == two
        case (.color(let one), .color(let two)): one == two
        default: false
        }
    }
}
