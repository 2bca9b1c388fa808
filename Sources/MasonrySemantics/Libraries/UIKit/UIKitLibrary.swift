// UIKit's own constraints, as evaluation asks for them: `NSLayoutConstraint`, anchors, visual formats.

import AutoLayout
import MasonrySyntax
import SourceText

/// Constraints without a library. It has no blocks: what it makes is no chain. Views, guides and stack views are UIKit's
/// too, but they are what all libraries constrain, and evaluation knows them itself.
enum UIKitLibrary: ConstraintLibrary {
    static var library: Library { .uiKit }

    static func header(_ call: Invocation, isProxy: Bool, _ evaluator: inout Evaluator) -> BlockKind? { nil }
    static func install(_ block: BlockID, _ evaluator: inout Evaluator) -> Value { .unknown }

    static func member(
        ofMaker block: BlockID, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value { .unknown }

    static func member(
        of object: LibraryObject, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value {
        object.layoutConstraint.map { evaluator.memberOfLayoutConstraint($0, spelling.word) } ?? .unknown
    }

    static func call(_ call: Invocation, on object: LibraryObject, _ evaluator: inout Evaluator) -> Value {
        if let anchor = object.anchor { return evaluator.callAnchor(anchor.item, anchor.attribute, call) ?? .unknown }
        return evaluator.callLayoutConstraint(.runtime(.library(object)), call)
    }

    static func assign(
        _ value: Value, toMember word: Word, of object: LibraryObject, at range: TextRange, source: TextRange,
        _ evaluator: inout Evaluator
    ) {
        if let id = object.layoutConstraint { evaluator.assign(value, toMember: word, of: id) }
    }

    static func call(outsideFunction name: String, _ call: Invocation, _ evaluator: inout Evaluator) -> Value? {
        switch name {
        case "NSLayoutConstraint": evaluator.makeLayoutConstraint(call)
        case "NSDictionaryOfVariableBindings": evaluator.variableBindings(call)
        default: nil
        }
    }

    static func call(_ call: Invocation, onType type: String, _ evaluator: inout Evaluator) -> Value? {
        guard type == "NSLayoutConstraint" else { return nil }
        return evaluator.callLayoutConstraintType(call, evaluator.tree.string(call.name))
    }

    static func call(_ call: Invocation, onView item: ItemID, _ name: String, _ evaluator: inout Evaluator) -> Value? {
        switch name {
        case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
            guard let value = evaluator.firstArgument(call, expecting: .hostCode)?.value else { return nil }
            evaluator.activateLayoutConstraints(value, name.hasPrefix("add") ? .on : .off, of: item)
            return .null
        default: return nil
        }
    }

    static func member(ofView item: ItemID, _ name: Name, _ evaluator: inout Evaluator) -> Value? {
        evaluator.anchorAttribute(name).map { .runtime(.anchor(item, $0)) }
    }

    static func layoutConstraints(of object: LibraryObject, _ evaluator: inout Evaluator) -> [MadeConstraintID] {
        object.layoutConstraint.map { [$0] } ?? []
    }

    static func noteUnread(in names: inout UnreadNames, _ evaluator: inout Evaluator) {
        evaluator.noteUnreadConstraints(in: &names)
    }
}

extension UIKitLibrary {
    /// It keeps nothing but what the document has.
    struct Store: LibraryStore {
        mutating func keepPlaces(of later: Store) {}
        mutating func beginClass(after file: Store, items: Int) {}
    }
}

extension LibraryObject {
    /// The constraint of the document that this is.
    fileprivate var layoutConstraint: MadeConstraintID? {
        library == .uiKit && kind == 0 ? MadeConstraintID(index) : nil
    }

    /// `view.topAnchor`: an attribute to UIKit, and to no other library.
    package var anchor: (item: ItemID, attribute: LayoutAttribute)? {
        guard library == .uiKit, kind > 0, let attribute = LayoutAttribute(rawValue: kind - 1) else { return nil }
        return (ItemID(index), attribute)
    }
}

extension RuntimeObject {
    static func layoutConstraint(_ id: MadeConstraintID) -> RuntimeObject { .library(LibraryObject(.uiKit, id.index)) }

    static func anchor(_ item: ItemID, _ attribute: LayoutAttribute) -> RuntimeObject {
        .library(LibraryObject(.uiKit, kind: attribute.rawValue + 1, item.index))
    }
}
