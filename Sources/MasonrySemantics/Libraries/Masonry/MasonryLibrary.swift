// Masonry, as evaluation asks for it.

import AutoLayout
import MasonrySyntax
import SourceText

/// `MASConstraintMaker` and what it makes.
enum MasonryLibrary: ConstraintLibrary {
    typealias Store = MasonryStore

    static var library: Library { .masonry }

    /// What is spelt for another library, by its proxy or its prefix, is Masonry's only where no other knows the word.
    static func header(_ call: Invocation, isProxy: Bool, _ evaluator: inout Evaluator) -> BlockKind? {
        guard let word = call.word, let kind = word.block, word.libraries.contains(.masonry) else { return nil }
        // `removeConstraints(x)` is UIKit's.
        if kind == .remove, evaluator.tree.dialect != .masonry, call.first != nil { return nil }
        let isOfOther = isProxy || call.spelling.prefix == .snp
        return isOfOther && word.libraries != .masonry ? nil : kind
    }

    static func install(_ block: BlockID, _ evaluator: inout Evaluator) -> Value { evaluator.masonryInstall(block) }

    static func member(
        ofMaker block: BlockID, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value {
        guard let word = spelling.word, let attributes = Evaluator.attributes(spelling, in: .masonry) else {
            return evaluator.unknownStep(name, range, begunBy: evaluator.beginChain(in: block))
        }
        let value = evaluator.masonryMake(
            attributes, isComposite: AttributeWords.single(word) == nil, in: block, at: range)
        evaluator.noteAttributes(attributes, range)
        return value
    }

    static func call(_ call: Invocation, onMaker block: BlockID, _ evaluator: inout Evaluator) -> Value? {
        switch call.word {
        case .attributes: evaluator.callAttributes(block, call)
        case .group: evaluator.callGroup(block, call)
        case .install where call.isMessage: evaluator.masonryInstall(block)
        default: nil
        }
    }

    static func member(
        of object: LibraryObject, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value { evaluator.memberOfMasonry(object.index, name, spelling, range) }

    static func call(_ call: Invocation, on object: LibraryObject, _ evaluator: inout Evaluator) -> Value {
        evaluator.masonryCall(object.index, call)
    }

    static func isBlockInSwift(_ word: Word) -> Bool {
        switch word.role(in: .masonry) {
        case .relation, .constant, .multiplier, .division, .priority, .identifier: true
        default: false
        }
    }

    static func assign(
        _ value: Value, toMember word: Word, of object: LibraryObject, at range: TextRange, source: TextRange,
        _ evaluator: inout Evaluator
    ) { _ = evaluator.masonrySet(object.index, word, value, at: range, argument: source) }

    static func call(
        _ call: Invocation, onList elements: [Value], receiver: TextRange, _ evaluator: inout Evaluator
    ) -> Value? {
        call.word == .distributeViewsAlongAxis ? evaluator.distribute(elements, call, receiver: receiver) : nil
    }

    static func call(function word: Word, _ call: Invocation, _ evaluator: inout Evaluator) -> Value? {
        guard word == .MASAttachKeys else { return nil }
        evaluator.attachKeys(call)
        return .null
    }

    static func chain(of object: LibraryObject, _ evaluator: inout Evaluator) -> ChainID? {
        evaluator.runtime.masonry[object.index].chain
    }

    static func receiver(of object: LibraryObject, _ evaluator: inout Evaluator) -> ItemID? {
        evaluator.runtime.masonry[object.index].item
    }
}

/// What Masonry keeps while code runs.
struct MasonryStore: LibraryStore {
    private(set) var constraints = SharedList<MasonryConstraint>()
    /// For each item, by its index, the constraints installed with it as first item (`mas_installedConstraints`).
    var installed = OffsetTable<NumberList>(from: 0, missing: [])

    var count: Int { constraints.count }

    subscript(index: Int) -> MasonryConstraint {
        @inline(__always) _read { yield constraints[index] }
        @inline(__always) _modify { yield &constraints[index] }
    }

    mutating func append(_ constraint: MasonryConstraint) { constraints.append(constraint) }

    mutating func keepPlaces(of later: MasonryStore) { constraints.keepPlaces(of: later.constraints) }

    mutating func beginClass(after file: MasonryStore, items: Int) {
        constraints = file.constraints
        installed = OffsetTable(from: items, missing: [])
    }
}

extension RuntimeState {
    var masonry: MasonryStore {
        @inline(__always) _read { yield libraries.masonry }
        @inline(__always) _modify { yield &libraries.masonry }
    }
}

extension RuntimeObject {
    /// A constraint in the making, or installed.
    static func masonryConstraint(_ index: Int) -> RuntimeObject { .library(LibraryObject(.masonry, index)) }
}
