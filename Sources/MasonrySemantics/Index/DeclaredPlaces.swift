// The types of a text by their places.

import MasonrySyntax
import SourceText

/// Where the declarations of types stand in a text.
struct DeclaredPlaces {
    private var places: [(type: String, extent: Range<Int>)] = []

    init(_ tree: SyntaxTree) {
        for statement in tree.statements {
            guard case .type(let declaration) = statement.kind else { continue }
            let range = statement.range
            guard range.start < range.end else { continue }
            places.append((tree.string(declaration.name), range.start.utf8..<range.end.utf8))
        }
    }

    /// The innermost type around a place.
    func type(at place: Int) -> String? {
        places.filter { $0.extent.contains(place) }.min { $0.extent.count < $1.extent.count }?.type
    }

    /// All declarations of a type: its interface, implementation and extensions.
    func extents(of type: String) -> [Range<Int>] { places.filter { $0.type == type }.map(\.extent) }
}
