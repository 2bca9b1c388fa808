// Constants of many files by name, as far as all definitions of a name agree.

import MasonrySyntax
import SourceText

/// Values by name: `kPadding`, `Styles.Sizes.gutter`. A name with two different values has none.
package struct ConstantIndex: Sendable {
    package struct Entry: Sendable {
        package var value: Value
        /// The first definition: `Constants.h:12`.
        package var origin: String
    }

    private var entries: [String: Entry] = [:]
    /// Types that are known by a constant in them: `Styles`, `Styles.Sizes`.
    private var typesWithConstants: Set<String> = []
    private(set) var types = TypeIndex()

    /// How often constants may rest on constants of further files.
    private static let maximumRounds = 4

    /// Puts the constants of `sources` together; the order of files decides which origin is told.
    package init(_ sources: [IndexedSource], device: DeviceModel?) {
        var sources = sources
        types.merge(sources)
        merge(sources)
        for _ in 0..<Self.maximumRounds {
            var options = EvaluationOptions()
            options.index = self
            options.device = device
            var hasChanged = false
            for index in sources.indices where !sources[index].isSettled {
                if sources[index].resolve(options) { hasChanged = true }
            }
            guard hasChanged else { break }
            merge(sources)
        }
    }

    /// The entry of `name`; nil where it is not known, or not the same everywhere.
    package subscript(name: String) -> Entry? { entries[name] }

    /// The number of names with a value.
    package var count: Int { entries.count }

    func hasType(_ name: String) -> Bool { typesWithConstants.contains(name) }

    private mutating func merge(_ sources: [IndexedSource]) {
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
                    value: constant.value, origin: "\(source.fileName):\(constant.line + 1)")
            }
        }
        entries = found
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

extension Value {
    /// Whether it is a value that constants have.
    var isConstant: Bool {
        switch self {
        case .number, .point, .size, .insets, .directionalInsets, .boolean: true
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
        default: false
        }
    }
}
