// The names of a file that a search over the workspace finds.

import MasonrySemantics
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
    /// them for an empty query. In written order.
    package func workspaceSymbols(matching query: String) -> [WorkspaceSymbol] {
        let wanted = Array(query.lowercased().unicodeScalars)
        return
            allSymbols
            .filter { Self.matches($0.name, wanted) }
            .sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    private var allSymbols: [WorkspaceSymbol] {
        var result: [WorkspaceSymbol] = []
        for item in document.items {
            guard let range = item.nameRange else { continue }
            var container = item.owner
            if case .item(let parent) = item.parent { container = document[parent].name }
            let isView = item.layout.kind == .view || item.layout.kind == .scrollView
            result.append(
                WorkspaceSymbol(
                    name: item.name, containerName: container, kind: isView ? .view : .guide, range: range))
        }
        for constant in document.constants where constant.origin == nil {
            result.append(
                WorkspaceSymbol(name: constant.name, containerName: nil, kind: .constant, range: constant.nameRange))
        }
        for screen in document.screens {
            guard let range = screen.nameRange else { continue }
            result.append(
                WorkspaceSymbol(name: screen.screen.name, containerName: nil, kind: .screen, range: range))
        }
        for state in document.states {
            result.append(WorkspaceSymbol(name: state.name, containerName: nil, kind: .state, range: state.nameRange))
        }
        return result
    }

    private static func matches(_ name: String, _ wanted: [Unicode.Scalar]) -> Bool {
        var index = 0
        for scalar in name.lowercased().unicodeScalars where index < wanted.count && scalar == wanted[index] {
            index += 1
        }
        return index == wanted.count
    }
}
