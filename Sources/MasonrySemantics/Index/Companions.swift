// What the header beside an implementation says of its classes: superclasses and the types of properties.

import MasonrySyntax
import SourceText

/// A class as a companion tree declares it, in strings: its names are those of another tree.
struct CompanionType {
    var superclass: String?
    var inherited: [String] = []
    /// The class of each property by its name.
    var properties: [String: String] = [:]
}

/// The classes of all companion trees, by name.
struct CompanionTypes {
    private(set) var types: [String: CompanionType] = [:]

    init(_ trees: [SyntaxTree]) {
        for tree in trees {
            let reader = SyntaxReader(tree)
            for picture in TypeCollector(reader).pictures {
                var type = types[picture.name] ?? CompanionType()
                type.superclass = type.superclass ?? picture.superclass
                type.inherited += picture.inherited
                for member in picture.members {
                    guard let declared = member.binding.type, !declared.isArray else { continue }
                    type.properties[reader.string(member.binding.name)] = reader.string(declared.name)
                }
                types[picture.name] = type
            }
        }
    }
}

extension Evaluator {
    /// A property that only the header declares, if it is a view.
    mutating func companionMember(_ name: Name) -> Binding? {
        guard let owner = classContext?.picture.name, let type = companionTypes.types[owner],
            let className = type.properties[tree.string(name)], isViewType(className)
        else { return nil }
        let item = addView(name: tree.string(name), className: className, parent: .unknown, unknowns: .parent)
        let binding = Binding(value: .item(item), symbol: .item(item))
        classContext?.members[name] = binding
        return binding
    }
}
