// The names of a file that a search over the workspace finds.

import SourceText

/// A name with the place it is declared at.
package struct WorkspaceSymbol: Sendable, Hashable {
    package var name: String
    /// The view, type or state around it; nil at the top.
    package var containerName: String?
    package var kind: DocumentSymbol.Kind
    /// The name in its declaration.
    package var range: TextRange

    package init(name: String, containerName: String?, kind: DocumentSymbol.Kind, range: TextRange) {
        self.name = name
        self.containerName = containerName
        self.kind = kind
        self.range = range
    }
}

extension Analysis {
    /// The symbols of this file whose names contain the letters of `query` in order, without regard to case; all of
    /// them for an empty query.
    package func workspaceSymbols(matching query: String) -> [WorkspaceSymbol] { [] }
}
