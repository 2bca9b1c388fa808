// How code names a member of its own object: `title`, `self.title`, `strongSelf.title`, `_title`.

import MasonrySyntax
import SourceText

/// A member of the object that code belongs to, as it is spelled.
struct MemberPath: Hashable, Sendable {
    /// What stands in front of a member: empty, or with the dot.
    var owner: String
    /// The name without the underscore of an instance variable.
    var name: String

    static let owners: Set<String> = ["self", "strongSelf", "weakSelf", "this"]

    /// nil where it names something else: a member of a member, an element, a call, what may be nil.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = parts.last, parts.count <= 2, !last.isEmpty,
            last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        if parts.count == 2 {
            guard Self.owners.contains(String(parts[0])) else { return nil }
            owner = parts[0] + "."
        } else {
            owner = ""
        }
        name = String(last.hasPrefix("_") ? last.dropFirst() : last)
        guard !name.isEmpty, !Self.owners.contains(name) || parts.count == 1 else { return nil }
    }

    /// Another member of the same object.
    func beside(_ property: String, _ dialect: Dialect) -> String {
        (owner.isEmpty && dialect == .objectiveC ? "self." : owner) + property
    }
}
