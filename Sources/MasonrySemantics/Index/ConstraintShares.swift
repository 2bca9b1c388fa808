// What classes of several texts do with one view: a class that inherits from another, or extends it elsewhere, makes
// constraints of its views, and views make constraints of themselves.

/// The shares that texts have in views of others. What makes constraints and what changes them meet in a library, which
/// finds all that it made of a view.
package struct ConstraintShares: Sendable, Hashable {
    /// Names, with the classes that have something of that name.
    typealias Members = [String: Set<String>]

    /// What classes make constraints of without declaring it in their text; `self` for their own objects.
    var made: Members = [:]
    /// What classes declare, and change the constraints of.
    var changed: Members = [:]
    /// The declared classes of views whose constraints their owners change, with the number of texts.
    var views: [String: Int] = [:]
    /// What extensions of the system's classes do with their own objects.
    package var selfMaking = SelfMaking()

    /// The classes that make constraints of a member of that name which they inherit, or of themselves.
    package func makers(of name: String) -> Set<String> { made[name] ?? [] }

    /// The classes that change constraints of their own member of that name.
    package func changers(of name: String) -> Set<String> { changed[name] ?? [] }

    /// The declared classes of views whose constraints their owners change in another text than one that shares this.
    package func views(besides text: ConstraintShares) -> Set<String> {
        Set(views.lazy.filter { $0.value > text.views[$0.key] ?? 0 }.map(\.key))
    }

    /// - Parameters:
    ///   - declared: What the header of the text declares, as `SourceFacts.declared` has it.
    ///   - inherited: What it changes without declaring it itself.
    mutating func add(
        _ other: ConstraintShares, declaring declared: Set<String>, changing inherited: Set<ForeignChange>
    ) {
        for (name, types) in other.made {
            let others = declared.isEmpty ? types : types.filter { !declared.contains("\($0)#\(name)") }
            if !others.isEmpty { made[name, default: []].formUnion(others) }
        }
        for (name, types) in other.changed { changed[name, default: []].formUnion(types) }
        for change in inherited where declared.contains(change.declaration) {
            if let type = change.type { changed[change.name, default: []].insert(type) }
        }
        views.merge(other.views, uniquingKeysWith: +)
        selfMaking.formUnion(other.selfMaking)
    }
}
