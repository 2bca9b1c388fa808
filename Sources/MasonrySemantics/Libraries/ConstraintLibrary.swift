// What evaluation asks of a library that makes constraints; all that it knows of one.

import AutoLayout
import MasonrySyntax
import SourceText

/// A library of constraint code: how its blocks, its makers and what it keeps behave.
///
/// Evaluation knows values, names, calls and branches, and writes down chains and constraints (`Recording`). Which block
/// is whose stands in the block, and what a library keeps is a `LibraryObject`: with either, evaluation asks the library.
/// A library is a type without instances. Its state is in its `Store`, which branches and classes put back.
protocol ConstraintLibrary: Sendable {
    /// What the library keeps while code runs.
    associatedtype Store: LibraryStore

    static var library: Library { get }

    /// What a block does that this call opens on a view, or on the proxy of one; nil for calls that open none of the
    /// library's.
    static func header(_ call: Invocation, isProxy: Bool, _ evaluator: inout Evaluator) -> BlockKind?

    /// Whether the library has a call that removes what its blocks made; elsewhere it is UIKit's method of that name.
    static var canRemove: Bool { get }

    /// A block for a view is about to run.
    static func begin(_ kind: BlockKind, on item: ItemID, _ evaluator: inout Evaluator)

    /// A block is over: what its chains made becomes active. The value is what the call of the block gives.
    static func install(_ block: BlockID, _ evaluator: inout Evaluator) -> Value

    /// A name on the maker of a block: the beginning of a chain.
    static func member(
        ofMaker block: BlockID, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value

    /// A call on the maker of a block; nil where it is as if the name had been read.
    static func call(_ call: Invocation, onMaker block: BlockID, _ evaluator: inout Evaluator) -> Value?

    /// A step without arguments on something that the library keeps.
    static func member(
        of object: LibraryObject, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value

    /// A step with arguments on something that the library keeps.
    static func call(_ call: Invocation, on object: LibraryObject, _ evaluator: inout Evaluator) -> Value

    /// Whether a step is a block of Objective-C, which Swift reads by an empty call before it calls it: `equalTo()(view)`.
    static func isBlockInSwift(_ word: Word) -> Bool

    /// An assignment to a property of something that the library keeps.
    static func assign(
        _ value: Value, toMember word: Word, of object: LibraryObject, at range: TextRange, source: TextRange,
        _ evaluator: inout Evaluator)

    /// A call on the proxy of views, such as `view.snp`, that opens no block; nil for calls that are none of the library's.
    static func call(_ call: Invocation, onProxyOf views: [Value], _ evaluator: inout Evaluator) -> Value?

    /// A call on a list of views that opens no block; nil for calls that are none of the library's.
    static func call(
        _ call: Invocation, onList elements: [Value], receiver: TextRange, _ evaluator: inout Evaluator
    ) -> Value?

    /// A call of one of the library's functions or macros, before anything of the text's own is looked up; nil for all
    /// others.
    static func call(function word: Word, _ call: Invocation, _ evaluator: inout Evaluator) -> Value?

    /// A call of a function that is nothing of the text's own; nil for all that are not the library's.
    static func call(outsideFunction name: String, _ call: Invocation, _ evaluator: inout Evaluator) -> Value?

    /// A call of a method of a type: `NSLayoutConstraint.activate(…)`; nil for calls that are none of the library's.
    static func call(_ call: Invocation, onType type: String, _ evaluator: inout Evaluator) -> Value?

    /// A member of a type; nil for those that are none of the library's.
    static func member(ofType type: String, _ word: Word, _ evaluator: inout Evaluator) -> Value?

    /// An assignment to a member of a type.
    static func assign(_ value: Value, toMember word: Word, ofType type: String, _ evaluator: inout Evaluator)

    /// A method of a view that opens no block; nil for methods that are none of the library's.
    static func call(_ call: Invocation, onView item: ItemID, _ name: String, _ evaluator: inout Evaluator) -> Value?

    /// A member of a view that is in no table of words; nil for those that are none of the library's.
    static func member(ofView item: ItemID, _ name: Name, _ evaluator: inout Evaluator) -> Value?

    /// The layout constraints of something that the library keeps.
    static func layoutConstraints(of object: LibraryObject, _ evaluator: inout Evaluator) -> [MadeConstraintID]

    /// The chain that made something that the library keeps.
    static func chain(of object: LibraryObject, _ evaluator: inout Evaluator) -> ChainID?

    /// What the library keeps is all that a statement of a block comes to: nothing else uses it.
    static func noteStatement(_ object: LibraryObject, _ evaluator: inout Evaluator)

    /// The view that something that the library keeps is about, unless that is told of each layout constraint.
    static func receiver(of object: LibraryObject, _ evaluator: inout Evaluator) -> ItemID?

    /// What constraints name that stand in the text, outside of blocks, and that evaluation did not make.
    static func noteUnread(in names: inout UnreadNames, _ evaluator: inout Evaluator)
}

extension ConstraintLibrary {
    static var canRemove: Bool { false }
    static func isBlockInSwift(_ word: Word) -> Bool { false }
    static func begin(_ kind: BlockKind, on item: ItemID, _ evaluator: inout Evaluator) {}
    static func call(_ call: Invocation, onMaker block: BlockID, _ evaluator: inout Evaluator) -> Value? { nil }
    static func assign(
        _ value: Value, toMember word: Word, of object: LibraryObject, at range: TextRange, source: TextRange,
        _ evaluator: inout Evaluator
    ) {}
    static func call(_ call: Invocation, onProxyOf views: [Value], _ evaluator: inout Evaluator) -> Value? {
        nil
    }
    static func call(
        _ call: Invocation, onList elements: [Value], receiver: TextRange, _ evaluator: inout Evaluator
    ) -> Value? { nil }
    static func call(function word: Word, _ call: Invocation, _ evaluator: inout Evaluator) -> Value? { nil }
    static func call(outsideFunction name: String, _ call: Invocation, _ evaluator: inout Evaluator) -> Value? { nil }
    static func call(_ call: Invocation, onType type: String, _ evaluator: inout Evaluator) -> Value? { nil }
    static func member(ofType type: String, _ word: Word, _ evaluator: inout Evaluator) -> Value? { nil }
    static func assign(_ value: Value, toMember word: Word, ofType type: String, _ evaluator: inout Evaluator) {}
    static func call(_ call: Invocation, onView item: ItemID, _ name: String, _ evaluator: inout Evaluator) -> Value? {
        nil
    }
    static func member(ofView item: ItemID, _ name: Name, _ evaluator: inout Evaluator) -> Value? { nil }
    static func chain(of object: LibraryObject, _ evaluator: inout Evaluator) -> ChainID? { nil }
    static func layoutConstraints(
        of object: LibraryObject, _ evaluator: inout Evaluator
    ) -> [MadeConstraintID] { [] }
    static func noteStatement(_ object: LibraryObject, _ evaluator: inout Evaluator) {}
    static func receiver(of object: LibraryObject, _ evaluator: inout Evaluator) -> ItemID? { nil }
    static func noteUnread(in names: inout UnreadNames, _ evaluator: inout Evaluator) {}
}

/// What a library keeps while code runs. A copy is a snapshot.
protocol LibraryStore: Sendable {
    init()

    /// Goes back to this, the state of an earlier moment, but leaves what was made since in its place, because names
    /// may still stand for it.
    mutating func keepPlaces(of later: Self)

    /// Forgets what classes made; what the code outside of them made stays.
    ///
    /// - Parameter items: The number of items that there are before the class runs.
    mutating func beginClass(after file: Self, items: Int)
}

extension Array {
    /// Appends what `later` has more of.
    mutating func keepPlaces(of later: [Element]) {
        if later.count > count { append(contentsOf: later[count...]) }
    }
}

/// What gave a chain its constant, for findings about constants that replace each other.
enum ConstantOrigin { case none, target, setter }

/// Something that a library keeps while code runs: a constraint in the making, or one that was made.
package struct LibraryObject: Sendable, Hashable {
    let library: Library
    /// Which of its kinds of objects it is, as the library numbers them.
    let kind: UInt8
    private let number: Int32

    /// The place in the library's store.
    var index: Int { Int(number) }

    init(_ library: Library, kind: UInt8 = 0, _ index: Int) {
        self.library = library
        self.kind = kind
        number = Int32(clamping: index)
    }
}
