// What the text defines outside of the code that runs: macros, functions, types and their constants.

import MasonrySyntax

/// A copy of it costs nothing until one of the two changes.
struct Definitions {
    /// Macros with parameters.
    var macros: [Name: MacroDefinition] = [:]
    /// Macros without parameters that are not one operand.
    var macroBindings: [Name: MacroBinding] = [:]
    /// Functions of C.
    var functions: [Name: FunctionDeclaration] = [:]
    /// What Swift's variables outside of all types compute: `var unit: CGFloat { 8 }`.
    var globalGetters: [Name: (getter: Block, type: TypeName?)] = [:]
    /// The types that the text declares, by name; the first of several of one name.
    var ownTypes: [String: MergedType] = [:]
    /// The same by their paths: `Card.Metrics`.
    var typesByPath: [String: MergedType] = [:]
    /// The superclass of each type that the text declares, by name.
    var ownSuperclasses: [String: String] = [:]
    /// The paths of the types that the text declares: `Card.Metrics`.
    var typePaths: Set<String> = []
    /// The types of the text that say themselves where a subview goes, by name.
    var placesSubviews: Set<String> = []
    /// Whether any type of the text has methods that are called as those of UIKit which add subviews.
    var hasOwnAdding = false
    /// The type whose constants are being declared.
    var typePath = ""
    /// Constants of types by their paths: `Card.Metrics` and `padding`.
    var typeMembers: [String: [Name: Binding]] = [:]
    /// Constants that all values of a structure have, by the path of the structure.
    var structureConstants: [String: [Name: Binding]] = [:]
    /// What code told the libraries for all that comes.
    var settings = LibrarySettings()
}
