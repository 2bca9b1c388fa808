// A block about a view that may be nil: `header?.snp.makeConstraints`.

import MasonrySyntax
import SourceText

/// What stands around the statements of such a block: the library does nothing where there is no view, and an activation
/// takes no constraint that may be nil.
struct OptionalReceiver: Sendable {
    /// What the view is called in between; free, or the name of the same member.
    let name: String
    /// The path to the view, without the question mark at its end.
    let value: String

    var head: String { "if let \(name) = \(value) {" }

    /// nil for what is always there.
    ///
    /// - Parameters:
    ///   - receiver: As the source spells it.
    ///   - body: Where the name is to be visible.
    init?(_ receiver: String, in body: TextRange, _ tree: SyntaxTree) {
        guard tree.dialect == .swift, receiver.contains("?") else { return nil }
        let value = receiver.hasSuffix("?") ? String(receiver.dropLast()) : receiver
        guard value.allSatisfy({ $0.isLetter || $0.isNumber || "_.?!".contains($0) }) else { return nil }
        let parts = value.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }.filter { $0 != "self" }
        guard let last = parts.last, !last.isEmpty else { return nil }
        let isOwn = [last, "self." + last, "self?." + last].contains(value)
        // What is bound is no optional any more.
        let isUnwrapped = ["?", "!"].contains { tree.text.contains(last + $0, in: body) }
        var names = FreeNames(tree)
        let long = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        name = isOwn && !isUnwrapped ? last : names.free((parts.first ?? "") + long)
        self.value = value
    }
}
