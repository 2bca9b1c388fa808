// Renaming a view, guide, constant, screen or state in all its spellings.

import SourceText

/// Whether the name under the cursor can be renamed.
package enum RenamePreparation: Sendable, Hashable {
    case ready(range: TextRange, placeholder: String)
    /// With a message for the user.
    case refused(String)
}

/// What a rename gives.
package enum RenameResult: Sendable, Hashable {
    /// In written order, not overlapping.
    case edits([TextEdit])
    /// With a message for the user.
    case refused(String)
}

extension Analysis {
    package func prepareRename(at offset: TextOffset) -> RenamePreparation { .refused("") }

    /// Renames what the name at `offset` stands for; refuses names that are none or that clash.
    package func rename(at offset: TextOffset, to newName: String) -> RenameResult { .refused("") }
}
