// Constants of many files by name, as far as all definitions of a name agree.

import MasonrySyntax
import SourceText

/// Values by name: `kPadding`, `Styles.Sizes.gutter`. A name with two different values has none.
package struct SymbolIndex: Sendable {
    package struct Entry: Sendable {
        package var value: Value
        /// The first definition.
        package var origin: OutsidePlace
        /// How it holds together, if it is a macro.
        var binding = MacroBinding.operand
    }

    private(set) var entries: [String: Entry] = [:]
    /// Types that are known by a constant in them: `Styles`, `Styles.Sizes`.
    private(set) var typesWithConstants = CountedNames()
    /// What constants of instances are called, in whatever type.
    private(set) var constantMembers = CountedNames()
    /// What constants of the types that a dot may mean are called.
    private(set) var inferred = CountedNames()
    private(set) var types = TypeIndex()
    private(set) var code = CodeIndex()
    private(set) var functions: [String: IndexedFunction] = [:]
    /// Names whose value is not known, and may be on a device.
    private(set) var undetermined: Set<String> = []
    /// The same with the facts of the device on which layouts are shown; one or none.
    private var shown: [OnDevice] = []

    private struct OnDevice: Sendable {
        let device: DeviceModel
        var index: SymbolIndex
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
    private(set) var assigned: CountedNames?

    /// Puts the constants of `sources` together; the order of files decides which origin is told.
    package init(
        _ sources: [IndexedSource], device: DeviceModel?, shownOn shownDevice: DeviceModel? = nil,
        rereading reread: (@Sendable (IndexedSource) -> SourceText?)? = nil
    ) {
        var builder = SymbolIndexBuilder(sources, device: device, shownOn: shownDevice, rereading: reread)
        while !builder.advance() {}
        self = builder.index
    }

    init() {}

    /// What knows nothing.
    static let empty = SymbolIndex()

    /// The entry of `name`; nil where it is not known, or not the same everywhere.
    package subscript(name: String) -> Entry? { entries[name] }

    /// Whether `name` is one whose value may depend on the device.
    func awaitsDevice(_ name: String) -> Bool { undetermined.contains(name) }

    /// The same with the facts of a device, on which constants and sizes of cells may rest; itself where it was made
    /// without that device.
    package func on(_ device: DeviceModel) -> SymbolIndex {
        shown.first { $0.device == device }?.index ?? self
    }

    /// The same with the facts of the device on which layouts are shown, where that says something else.
    var shownIndex: SymbolIndex? { shown.first?.index }

    mutating func show(_ index: SymbolIndex, on device: DeviceModel) {
        shown = [OnDevice(device: device, index: index)]
    }

    /// Forgets what holds on the device where layouts are shown.
    mutating func showNothing() { shown = [] }

    /// The same of a program that brings these with it.
    package func with(_ resources: ProgramResources) -> SymbolIndex {
        var index = self
        index.resources = resources
        for place in index.shown.indices { index.shown[place].index.resources = resources }
        return index
    }

    /// The number of names with a value.
    package var count: Int { entries.count }

    /// The macro, function or class method of that name; nil where there is none, or where files differ.
    func function(_ name: String) -> IndexedFunction? { functions[name] }

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
    package func saysTheSame(as other: SymbolIndex) -> Bool {
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

    /// `Styles.Sizes` and `Styles` of `Styles.Sizes.gutter`.
    static func types(around name: String) -> [String] {
        var result: [String] = []
        var path = Substring(name)
        while let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
            path = path[..<dot]
            result.append(String(path))
        }
        return result
    }
}

/// Putting an index together of sources: all of it once, and then the names of which a source says something else.
extension SymbolIndex {
    /// Of sources whose values are what they come to.
    init(settled sources: [IndexedSource]) {
        mergeFacts(sources, .all)
        for source in sources { addNames(of: source.facts) }
        mergeValues(sources, .all)
    }

    /// The same with other values of the same sources.
    func again(settled sources: [IndexedSource]) -> SymbolIndex {
        var index = self
        index.mergeValues(sources, .all)
        return index
    }

    /// Takes other versions of some sources, without their values.
    /// - Parameter versions: what each of them said, and what it says now.
    mutating func takeFacts(
        of sources: [IndexedSource], _ versions: [(old: SourceFacts, new: SourceFacts)], _ changed: ChangedNames
    ) {
        for (old, new) in versions {
            removeNames(of: old)
            addNames(of: new)
        }
        mergeFacts(sources, changed)
    }

    /// The same facts as another index has, which was made of the same sources with other values.
    mutating func takeFacts(of index: SymbolIndex) {
        (functions, flags, kinds) = (index.functions, index.flags, index.kinds)
        (foreignChanges, assigned, code) = (index.foreignChanges, index.assigned, index.code)
    }

    /// What rests on no values.
    private mutating func mergeFacts(_ sources: [IndexedSource], _ changed: ChangedNames) {
        mergeFunctions(sources, changed.functions)
        if changed.areForeignChangesNew { foreignChanges = ForeignChanges(sources) }
        code.merge(sources, changed)
    }

    private mutating func addNames(of facts: SourceFacts) {
        if assigned == nil { assigned = CountedNames() }
        assigned?.add(facts.assigned)
        guard !facts.isOfLibrary else { return }
        flags.formUnion(facts.flags)
        kinds.formUnion(facts.kinds)
    }

    /// Takes back what a source has added; flags stay, which all versions of a source have alike.
    private mutating func removeNames(of facts: SourceFacts) {
        assigned?.remove(facts.assigned)
        if !facts.isOfLibrary { kinds.subtract(facts.kinds) }
    }

    private mutating func mergeFunctions(_ sources: [IndexedSource], _ names: NameScope) {
        guard !names.isEmpty else { return }
        names.clear(&functions)
        var ambiguous: Set<String> = []
        for isOfLibrary in [false, true] {
            // What the program says itself holds, whatever its libraries say.
            let settled = isOfLibrary ? Set(functions.keys).union(ambiguous) : []
            for source in sources where source.facts.isOfLibrary == isOfLibrary {
                for function in source.facts.functions
                where names.contains(function.name) && !ambiguous.contains(function.name)
                    && !settled.contains(function.name)
                {
                    if let known = functions[function.name], known.spelling != function.spelling {
                        ambiguous.insert(function.name)
                        functions[function.name] = nil
                    } else if functions[function.name] == nil {
                        functions[function.name] = function
                    }
                }
            }
        }
    }

    /// Takes other values of the same sources. Returns the names that now have another value, or whose types have become
    /// known.
    @discardableResult
    mutating func mergeValues(_ sources: [IndexedSource], _ changed: ChangedNames) -> Set<String> {
        types.merge(sources, changed)
        return mergeConstants(sources, changed.constants)
    }

    private mutating func mergeConstants(_ sources: [IndexedSource], _ names: NameScope) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let (found, open) = Self.constants(of: sources, names)
        var changed: Set<String> = []
        for name in names.names(entries, found) {
            let (known, new) = (entries[name], found[name])
            entries[name] = new
            if let known, let new, known.value.isSameConstant(new.value) { continue }
            guard known != nil || new != nil else { continue }
            changed.insert(name)
            changed.formUnion(Self.types(around: name))
            if (known == nil) != (new == nil) { count(name, isThere: new != nil) }
        }
        if case .some(let names) = names { undetermined.subtract(names) } else { undetermined = [] }
        for name in open where found[name] == nil { undetermined.insert(name) }
        return changed
    }

    /// Whose definition of a name comes first.
    private enum Rank { case own, fallback, library }

    /// The constants of these names as far as all sources agree, and those of sources whose values are not all known.
    private static func constants(
        of sources: [IndexedSource], _ names: NameScope
    ) -> (found: [String: Entry], open: Set<String>) {
        var (found, open): ([String: Entry], Set<String>) = ([:], [])
        var ambiguous: Set<String> = []
        var declared: Set<String> = []
        // What the program says itself holds, whatever its libraries say, or macros for those who have none.
        for rank in [Rank.own, .fallback, .library] {
            if rank != .own { declared = Set(found.keys).union(ambiguous) }
            for source in sources where source.facts.isOfLibrary == (rank == .library) {
                for constant in source.constants where names.contains(constant.name) {
                    guard rank == .library || constant.isFallback == (rank == .fallback) else { continue }
                    if !source.isSettled { open.insert(constant.name) }
                    if ambiguous.contains(constant.name) || declared.contains(constant.name) { continue }
                    let known = found[constant.name]
                    guard constant.value.isConstant, known.map({ $0.value.isSameConstant(constant.value) }) ?? true
                    else {
                        ambiguous.insert(constant.name)
                        found[constant.name] = nil
                        continue
                    }
                    guard known == nil else { continue }
                    found[constant.name] = Entry(
                        value: constant.value, origin: OutsidePlace(path: source.path, line: constant.line),
                        binding: constant.binding)
                }
            }
        }
        return (found, open)
    }

    /// Counts a name among the types and members that are known by their constants, or no longer.
    private mutating func count(_ name: String, isThere: Bool) {
        func count(_ name: String, in names: inout CountedNames) {
            if isThere { names.add(name) } else { names.remove(name) }
        }
        if name.utf8.contains(UInt8(ascii: "#")) {
            count(memberName(name), in: &constantMembers)
        } else if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
            for type in Self.types(around: name) { count(type, in: &typesWithConstants) }
            if Self.inferredTypes.contains(where: { $0 == name[..<dot] }) {
                count(String(name[name.utf8.index(after: dot)...]), in: &inferred)
            }
        }
    }
}
