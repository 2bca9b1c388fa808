// Names of constants that no file at hand declares, as of a library in binary form, and that say what they are:
// `kScreenWidth`.

import AutoLayout
import MasonrySyntax

/// A name that is taken for a side of the screen.
package struct GuessedSide: Sendable, Hashable {
    package let name: String
    package let axis: Axis

    /// nil for names that say no such thing: `kHalfScreenWidth` is another length.
    init?(_ name: String) {
        let plain = name.filter { $0 != "_" }.lowercased()
        let ends: [(String, Axis)] = [
            ("screenwidth", .horizontal), ("screenheight", .vertical), ("screenw", .horizontal), ("screenh", .vertical),
        ]
        guard let (end, axis) = ends.first(where: { plain.hasSuffix($0.0) }) else { return nil }
        let prefix = plain.dropLast(end.count)
        guard prefix.utf8.count <= Self.longestPrefix, !Self.otherLengths.contains(String(prefix)) else { return nil }
        (self.name, self.axis) = (name, axis)
    }

    /// `k`, `kMain`, and the initials of a library.
    private static let longestPrefix = 5
    private static let otherLengths: Set<String> = [
        "half", "khalf", "min", "kmin", "max", "kmax", "base", "kbase", "safe", "ksafe", "ui", "off", "per", "on",
        "ref",
    ]
}

extension Evaluator {
    /// What a name is that says to be a side of the screen, and of which no file says anything else; nil for all others, and
    /// where nothing is shown.
    mutating func guessedSide(_ name: String) -> Value? {
        guard tree.dialect != .masonry, let side = GuessedSide(name), !isDeclaredHere(name), !isDeclared(name),
            options.values[name] == nil
        else { return nil }
        noteDevice()
        guard let device, options.takesNamesAtTheirWord else { return nil }
        if !document.guessedSides.contains(side) { document.guessedSides.append(side) }
        return .number(side.axis == .horizontal ? device.size.width : device.size.height, isInteger: false)
    }
}
