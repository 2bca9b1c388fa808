// What an expression evaluates to. Everything is three-valued: a known value, or unknown.

import AutoLayout
import MasonrySyntax
import SourceText

/// The value of an expression.
package enum Value: Sendable {
    /// With what the source calls it, if it is a number.
    case unknown(QuantityID)
    /// `isInteger` as the host language sees it, because `9/16` of two integers is 0.
    case number(Double, isInteger: Bool)
    case point(x: Double, y: Double)
    case size(Size)
    // Insets stand apart: they are rare, and would make all values twice as large.
    indirect case insets(EdgeInsets)
    /// `NSDirectionalEdgeInsets`: left stands for leading, right for trailing.
    indirect case directionalInsets(EdgeInsets)
    case string(String)
    case boolean(Bool)
    case font(FontValue)
    indirect case attributedText(AttributedText)
    indirect case paragraphStyle(ParagraphStyle)
    indirect case buttonConfiguration(ButtonConfiguration)
    // For pictures alone.
    case color(ColorValue)
    /// A colour of an asset catalog, by its name: only who shows it has the catalogs.
    case namedColor(String)
    indirect case image(ImageValue)
    /// One value of a structure of the program, or one case of an enumeration.
    indirect case structure(StructureValue)
    case null
    case item(ItemID)
    /// `view.mas_left`, `view.snp.edges`: attributes of an item; empty for `view.snp` alone. The single
    /// `notAnAttribute` stands for "the same attribute as on the left side" (`mas_safeAreaLayoutGuide`).
    case attributes(ItemID, [LayoutAttribute])
    case array([Value])
    /// With string keys, as visual formats take it.
    case dictionary([String: Value])
    case maker(BlockID)
    case chain(ChainID)
    /// A value with no meaning to layouts whose type still is known (`NSSet`, a class name, a controller …).
    case object(className: String)
    /// With the call whose names it sees.
    case closure(ExpressionID, call: Int32)
    /// One of two, as a condition says, which evaluation keeps.
    case alternatives(Int32)
    /// Something that evaluation itself keeps: a constraint in the making, a controller, a type.
    case runtime(RuntimeObject)
}

/// What exists only while the code runs, as an index into the evaluator's own tables.
package enum RuntimeObject: Sendable, Hashable {
    case library(LibraryObject)
    /// A function inside of a function of Swift, with the call whose names it sees.
    case localFunction(StatementID, call: Int32)
    case controller(Int)
    /// A `CAGradientLayer`, of which only pictures know something.
    case gradient(Int)
    /// A type by its name, as the receiver of `alloc` or the callee of an initializer.
    case type(String)
}

extension Value {
    /// Nothing is known of it.
    package static var unknown: Value { .unknown(.nameless) }

    /// The number, where it is a known one; `YES` is 1 and `NO` is 0, as boxed into an `NSNumber`.
    package var number: Double? {
        switch self {
        case .number(let value, _): value
        case .boolean(let value): value ? 1 : 0
        default: nil
        }
    }
}
