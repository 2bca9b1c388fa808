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
    private(set) var types = TypeIndex()
    private(set) var code = CodeIndex()
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
    /// The names to which some file may give another value; nil where no file is known.
    private(set) var assigned: Set<String>?

    /// Puts the constants of `sources` together; the order of files decides which origin is told.
    package init(
        _ sources: [IndexedSource], device: DeviceModel?, shownOn shownDevice: DeviceModel? = nil,
        rereading reread: (@Sendable (IndexedSource) -> SourceText?)? = nil
    ) {
        var builder = ConstantIndexBuilder(sources, device: device, shownOn: shownDevice, rereading: reread)
        while !builder.advance() {}
        self = builder.index
    }

    init() {}

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
        index.entries = [:]
        index.mergeAgain(sources)
        return index
    }

    /// Takes other values of the same sources. Returns the names that now have another value, or whose types have become
    /// known.
    @discardableResult
    mutating func mergeAgain(_ sources: [IndexedSource]) -> Set<String> {
        types = TypeIndex()
        types.merge(sources)
        return merge(sources)
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

    private mutating func mergeFunctions(_ sources: [IndexedSource]) {
        let (own, others) = sources.layers
        for source in own {
            flags.formUnion(source.flags)
            kinds.formUnion(source.kinds)
        }
        foreignChanges = ForeignChanges(own)
        var assigned: Set<String> = []
        for source in sources { assigned.formUnion(source.assigned) }
        self.assigned = assigned
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
            foreignChanges == other.foreignChanges, kinds == other.kinds, assigned == other.assigned
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
    private mutating func merge(_ sources: [IndexedSource]) -> Set<String> {
        var found: [String: Entry] = [:]
        var ambiguous: Set<String> = []
        let (own, others) = sources.layers
        // What the program says itself holds, whatever its libraries say.
        let declared = others.isEmpty ? [] : Set(own.lazy.flatMap(\.constants).map(\.name))
        for source in own + others {
            let isOfLibrary = !others.isEmpty && source.isOfLibrary
            for constant in source.constants
            where !ambiguous.contains(constant.name) && !(isOfLibrary && declared.contains(constant.name)) {
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
