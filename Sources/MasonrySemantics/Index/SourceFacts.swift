// What a file says whatever other files say: kept once, however many rounds its constants take.

/// All of a file of the index but the values of its constants and the sizes of its cells.
final class SourceFacts: Sendable {
    let path: String
    /// Whether it belongs to a library that a package manager has put beside the program: constants and classes alone
    /// are asked of it, where the program does not declare them itself.
    let isOfLibrary: Bool
    let functions: [IndexedFunction]
    /// The macros without a value that a header defines: `#define MAS_SHORTHAND`.
    let flags: Set<String>
    let types: IndexedTypes
    /// What others may run: classes with layout, helpers for all views.
    let code: [IndexedCode]
    /// Whose objects its code makes, and with which numbers.
    let makings: [IndexedMaking]
    /// Of which kind the values are that its names stand for.
    let kinds: NameKinds
    /// Whose constraints it changes that it does not make.
    let changes: TextChanges
    /// The properties that a header declares, by `Type#name`.
    let declared: [String]
    /// The names to which it may give another value.
    let assigned: Set<String>

    init(
        path: String, functions: [IndexedFunction], flags: Set<String>, types: IndexedTypes, code: [IndexedCode],
        makings: [IndexedMaking], kinds: NameKinds, changes: TextChanges, declared: [String], assigned: Set<String>
    ) {
        self.path = path
        isOfLibrary = LibraryFolder.holds(path)
        (self.functions, self.flags, self.types, self.code) = (functions, flags, types, code)
        (self.makings, self.kinds, self.changes) = (makings, kinds, changes)
        (self.declared, self.assigned) = (declared, assigned)
    }
}
