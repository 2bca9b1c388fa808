// The classes that a text declares, with what they inherit from.

import MasonrySyntax

extension SyntaxTree {
    /// Each class of the text with the first type that its own declaration inherits from.
    package var declaredSuperclasses: [(name: String, superclass: String)] {
        TypeCollector(SyntaxReader(self)).pictures.compactMap { picture in
            picture.superclass.map { (picture.name, $0) }
        }
    }
}
