// What evaluation may know from outside of the text: other files' constants, the file beside, and a device.

import MasonrySyntax

/// Inputs of evaluation besides the tree. Evaluation itself reads no files.
package struct EvaluationOptions: Sendable {
    /// Trees of files that belong to the text, such as the `.h` beside a `.m`: types of properties, superclasses.
    package var companions: [SyntaxTree] = []
    /// Constants of other files; nil looks up none.
    package var index: SymbolIndex?
    /// What screen-size macros and functions give; nil leaves them unknown.
    package var device: DeviceModel?
    /// Whether nothing but pictures and frames rests on it: names that no file declares are what they say (`kScreenWidth`), and
    /// loops that run nobody knows how often run once.
    package var isForDisplay = false
    /// How large the device has its texts.
    package var textSize = TextSize.usual
    /// What names and expressions are that no source tells, by their spelling; in points.
    package var values: [String: Double] = [:]
    /// Expressions that are numbers, by their spelling, because other code hands them to what takes nothing else.
    package var numbers: Set<String> = []
    /// Whether somebody asks how large cells are, and views that say so themselves: finding that out reads the whole text
    /// once more.
    package var settlesSizes = true
    /// Whether somebody wants to know what was asked of other files.
    package var notesQuestions = false
    /// Libraries beside those of the tool.
    var guests: [any ConstraintLibrary.Type] = []

    package init() {}
}
