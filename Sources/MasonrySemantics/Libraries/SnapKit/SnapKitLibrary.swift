// SnapKit, as evaluation asks for it.

import AutoLayout
import MasonrySyntax
import SourceText

/// `ConstraintMaker`, the descriptions of its chains, and `Constraint`.
enum SnapKitLibrary: ConstraintLibrary {
    typealias Store = SnapKitStore

    /// What it keeps.
    enum Kind: UInt8 {
        /// The maker of one chain.
        case description
        /// `Constraint`.
        case constraint
    }

    static var library: Library { .snapKit }
    static var canRemove: Bool { true }

    /// The class that an extension of one of SnapKit's aliases extends; others are themselves. Source: `Typealiases.swift`
    /// and `ConstraintView.swift` of SnapKit 5, on iOS.
    static func extendedType(_ name: String) -> String {
        switch name {
        case "ConstraintView": "UIView"
        case "ConstraintLayoutGuide": "UILayoutGuide"
        default: name
        }
    }

    /// Behind `.snp`, or spelt with `snp_`.
    static func header(_ call: Invocation, isProxy: Bool, _ evaluator: inout Evaluator) -> BlockKind? {
        guard let word = call.word, isProxy || call.spelling.prefix == .snp, word.libraries.contains(.snapKit) else {
            return nil
        }
        return word.block
    }

    static func begin(_ kind: BlockKind, on item: ItemID, _ evaluator: inout Evaluator) {
        if kind == .remake || kind == .remove { evaluator.snapRemove(of: item) }
    }

    static func install(_ block: BlockID, _ evaluator: inout Evaluator) -> Value { evaluator.snapInstall(block) }

    static func member(
        ofMaker block: BlockID, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value {
        guard let attributes = Evaluator.attributes(spelling, in: .snapKit) else {
            return evaluator.unknownStep(name, range, begunBy: evaluator.beginChain(in: block))
        }
        let value = evaluator.snapMake(attributes, in: block, at: range)
        evaluator.noteAttributes(attributes, range)
        return value
    }

    /// Swift calls no attribute: `$0.center()` is a helper that somebody gave the maker.
    static func call(_ call: Invocation, onMaker block: BlockID, _ evaluator: inout Evaluator) -> Value? {
        guard evaluator.tree.dialect == .swift, Evaluator.attributes(call.spelling, in: .snapKit) != nil else {
            return nil
        }
        _ = evaluator.evaluateHostArguments(call.arguments)
        return evaluator.unknownStep(call.name, call.nameRange, begunBy: evaluator.beginChain(in: block))
    }

    static func member(
        of object: LibraryObject, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value {
        switch Kind(object) {
        case .description: evaluator.memberOfSnap(object.index, name, spelling, range)
        case .constraint: evaluator.memberOfSnapConstraint(object.index, spelling.word)
        }
    }

    static func call(_ call: Invocation, on object: LibraryObject, _ evaluator: inout Evaluator) -> Value {
        switch Kind(object) {
        case .description: evaluator.snapCall(object.index, call)
        case .constraint: evaluator.snapConstraintCall(object.index, call)
        }
    }

    static func assign(
        _ value: Value, toMember word: Word, of object: LibraryObject, at range: TextRange, source: TextRange,
        _ evaluator: inout Evaluator
    ) {
        guard Kind(object) == .constraint, word == .isActive, case .boolean(let flag) = value else { return }
        flag ? evaluator.snapSwitchOn(object.index) : evaluator.snapDeactivate(object.index)
    }

    static func call(_ call: Invocation, onProxyOf views: [Value], _ evaluator: inout Evaluator) -> Value? {
        guard call.word == .setLabel else { return nil }
        evaluator.setSnapLabel(views, call)
        return .unknown
    }

    static func member(ofType type: String, _ word: Word, _ evaluator: inout Evaluator) -> Value? {
        word == .interfaceLayoutDirection ? .boolean(evaluator.definitions.settings.snapKit.isRightToLeft) : nil
    }

    static func assign(_ value: Value, toMember word: Word, ofType type: String, _ evaluator: inout Evaluator) {
        guard word == .interfaceLayoutDirection, case .boolean(let flag) = value else { return }
        evaluator.definitions.settings.snapKit.isRightToLeft = flag
    }

    static func noteStatement(_ object: LibraryObject, _ evaluator: inout Evaluator) {
        if Kind(object) == .description { evaluator.runtime.snapKit.descriptions[object.index].isStatement = true }
    }

    static func layoutConstraints(of object: LibraryObject, _ evaluator: inout Evaluator) -> [MadeConstraintID] {
        Kind(object) == .constraint ? evaluator.runtime.snapKit.constraints[object.index].constraints : []
    }

    static func chain(of object: LibraryObject, _ evaluator: inout Evaluator) -> ChainID? {
        Kind(object) == .constraint ? evaluator.runtime.snapKit.constraints[object.index].chain : nil
    }
}

extension SnapKitLibrary.Kind {
    fileprivate init(_ object: LibraryObject) { self = object.kind == 0 ? .description : .constraint }
}

/// `ConstraintConfig`.
struct SnapKitSettings {
    /// `interfaceLayoutDirection`.
    var isRightToLeft = false
}

/// What SnapKit keeps while code runs.
struct SnapKitStore: LibraryStore {
    var descriptions = SharedList<SnapDescription>()
    var constraints = SharedList<SnapConstraint>()
    /// For each item, by its index, the constraints of its set.
    var tracked = OffsetTable<NumberList>(from: 0, missing: [])

    mutating func keepPlaces(of later: SnapKitStore) {
        descriptions.keepPlaces(of: later.descriptions)
        constraints.keepPlaces(of: later.constraints)
    }

    mutating func beginClass(after file: SnapKitStore, items: Int) {
        descriptions = file.descriptions
        constraints = file.constraints
        tracked = OffsetTable(from: items, missing: [])
    }
}

extension RuntimeState {
    var snapKit: SnapKitStore {
        @inline(__always) _read { yield libraries.snapKit }
        @inline(__always) _modify { yield &libraries.snapKit }
    }
}

extension RuntimeObject {
    static func snapDescription(_ index: Int) -> RuntimeObject {
        .library(LibraryObject(.snapKit, kind: SnapKitLibrary.Kind.description.rawValue, index))
    }

    static func snapConstraint(_ index: Int) -> RuntimeObject {
        .library(LibraryObject(.snapKit, kind: SnapKitLibrary.Kind.constraint.rawValue, index))
    }
}
