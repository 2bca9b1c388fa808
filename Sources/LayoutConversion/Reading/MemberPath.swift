// How code names a member of its own object: `title`, `self.title`, `strongSelf.title`, `_title`, `self.table.view`.

import MasonrySyntax
import SourceText

/// A member of the object that code belongs to, as it is spelled.
struct MemberPath: Hashable, Sendable {
    /// What stands in front of a member: empty, or with the dot.
    var owner: String
    /// The name without the underscore of an instance variable; `tableView` for `table.view`.
    var name: String
    /// The member itself: `table` of `table.view`.
    var member: String

    static let owners: Set<String> = ["self", "strongSelf", "weakSelf", "this"]
    /// The views that objects of UIKit have for good.
    private static let parts: Set<String> = ["view", "contentView"]

    /// nil where it names something else: a member of a member, an element, a call, what may be nil.
    init?(_ text: String) {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false)
        var part = ""
        if let last = parts.last, Self.parts.contains(String(last)), parts.count > 1,
            !Self.owners.contains(String(parts[parts.count - 2]))
        {
            part = String(last)
            parts.removeLast()
        }
        guard let last = parts.last, parts.count <= 2, !last.isEmpty,
            last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        if parts.count == 2 {
            guard Self.owners.contains(String(parts[0])) else { return nil }
            owner = parts[0] + "."
        } else {
            owner = ""
        }
        member = String(last.hasPrefix("_") ? last.dropFirst() : last)
        name = member + part.prefix(1).uppercased() + part.dropFirst()
        guard !member.isEmpty, !Self.owners.contains(member) || parts.count == 1 else { return nil }
    }

    /// Another member of the same object.
    func beside(_ property: String, _ dialect: Dialect) -> String {
        (owner.isEmpty && dialect == .objectiveC ? "self." : owner) + property
    }
}
