// A library of three words, made of this file alone: what the protocol of libraries must carry.

import AutoLayout
import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

/// `card.pin { $0.inside.by(8) }`: constrains the edges of a view to its superview, inset by a number.
///
/// Evaluation is handed it as a value. None of its words is in the table of words.
private enum Pinning: ConstraintLibrary {
    struct Store: LibraryStore {
        /// The chains, each with its distance.
        var chains: [(chain: ChainID, view: ItemID?, range: TextRange, distance: Double?)] = []

        mutating func keepPlaces(of later: Store) { chains.keepPlaces(of: later.chains) }
        mutating func beginClass(after file: Store, items: Int) { chains = file.chains }
    }

    /// Behind Masonry, SnapKit and UIKit.
    static var library: Library { Library(number: 3) }

    static func header(_ call: Invocation, isProxy: Bool, _ evaluator: inout Evaluator) -> BlockKind? {
        evaluator.tree.string(call.name) == "pin" ? .make : nil
    }

    static func member(
        ofMaker block: BlockID, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value {
        let chain = evaluator.beginChain(in: block)
        guard evaluator.tree.string(name) == "inside" else {
            return evaluator.unknownStep(name, range, begunBy: chain)
        }
        evaluator.noteAttributes(sides.map(\.attribute), range)
        let view = evaluator.runtime.makers[block.index].item
        var index = 0
        evaluator.runtime.libraries.change(Pinning.self) { store in
            index = store.chains.count
            store.chains.append((chain, view, range, 0))
        }
        evaluator.runtime.makers[block.index].made.append(index)
        return .runtime(.library(LibraryObject(library, index)))
    }

    static func member(
        of object: LibraryObject, _ name: Name, _ spelling: Spelling, _ range: TextRange, _ evaluator: inout Evaluator
    ) -> Value { .unknown }

    static func call(_ call: Invocation, on object: LibraryObject, _ evaluator: inout Evaluator) -> Value {
        guard evaluator.tree.string(call.name) == "by", let chain = chain(of: object, &evaluator) else {
            return .unknown
        }
        let value = evaluator.firstArgument(call, expecting: .value)?.value ?? .unknown
        evaluator.addStep(evaluator.step(.constant(.inset, value), call), toChainBegunBy: chain)
        evaluator.runtime.libraries.change(Pinning.self) { $0.chains[object.index].distance = value.number }
        return .runtime(.library(object))
    }

    static func install(_ block: BlockID, _ evaluator: inout Evaluator) -> Value {
        let made = evaluator.runtime.makers[block.index].made
        for entry in made.compactMap({ evaluator.runtime.libraries.store(of: Pinning.self)?.chains[$0] }) {
            guard let view = entry.view, case .item(let parent) = evaluator.document[view].parent else { continue }
            for (attribute, sign) in sides {
                var constraint = MadeConstraint(
                    firstItem: view, firstAttribute: attribute, relation: .equal, target: .item(parent, attribute),
                    multiplier: 1, constant: entry.distance.map { $0 * sign }, priority: 1000,
                    range: evaluator.document.chainRecords[entry.chain.index].range, attributeRange: entry.range,
                    library: library)
                constraint.chain = entry.chain
                constraint.installedOn = evaluator.holder(of: constraint)?.item
                _ = evaluator.record(constraint, activating: .now)
            }
        }
        return .null
    }

    static func chain(of object: LibraryObject, _ evaluator: inout Evaluator) -> ChainID? {
        evaluator.runtime.libraries.store(of: Pinning.self)?.chains[object.index].chain
    }

    private static let sides: [(attribute: LayoutAttribute, sign: Double)] = [
        (.left, 1), (.top, 1), (.right, -1), (.bottom, -1),
    ]
}

@Suite struct GuestLibraryTests {
    private func evaluated(_ text: String, _ dialect: Dialect = .masonry) -> EvaluatedText {
        var options = EvaluationOptions()
        options.guests = [Pinning.self]
        return EvaluatedText(text, dialect, options)
    }

    @Test("Blocks of a guest make constraints")
    func blocksOfAGuestMakeConstraints() {
        let text = evaluated(
            """
            screen "Phone" 300 x 600
            view root { view card { view icon } }
            let gap = 8
            card.pin { $0.inside.by(gap * 2) }
            icon.pin { it in it.inside }
            """)
        #expect(text.problems == [])
        #expect(
            text.constraints().prefix(4) == [
                "card.left == root.left + 16", "card.top == root.top + 16", "card.right == root.right + -16",
                "card.bottom == root.bottom + -16",
            ])
        #expect(text.frame("card") == "16 16 268 568")
        #expect(text.frame("icon") == "16 16 268 568")
    }

    @Test("A guest stands beside the others")
    func aGuestStandsBesideTheOthers() {
        let text = evaluated(
            """
            screen "Phone" 300 x 600
            view root { view card { view icon } }
            card.pin { $0.inside.by(10) }
            icon.makeConstraints { make.edges.equalTo(card).insets(UIEdgeInsetsMake(1, 2, 3, 4)) }
            """)
        #expect(text.problems == [])
        #expect(text.frame("icon") == "12 11 274 576")
    }

    /// What a guest keeps goes the way of all stores: a state begins with that of the base, and names of the base still
    /// stand for what they stood for.
    @Test("States and names reach what a guest keeps")
    func statesAndNamesReachWhatAGuestKeeps() {
        let text = evaluated(
            """
            screen "Phone" 300 x 600
            view root { view card; view row }
            let edge = 4
            row.pin { $0.inside.by(edge) }
            state wide { card.pin { $0.inside.by(20) } }
            state narrow { card.pin { $0.inside.by(40) } }
            """)
        #expect(text.frame("card", scenario: 1) == "20 20 260 560")
        #expect(text.frame("card", scenario: 2) == "40 40 220 520")
        #expect(text.frame("row", scenario: 2) == "4 4 292 592")
    }

    @Test("Classes of sources may use a guest")
    func classesOfSourcesMayUseAGuest() {
        let text = evaluated(
            """
            final class Card: UIView {
                let icon = UIImageView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(icon)
                    icon.pin { $0.inside.by(5) }
                }
            }
            final class Row: UIView {
                let icon = UIImageView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(icon)
                    icon.pin { $0.inside.by(unknown) }
                }
            }
            """, .swift)
        #expect(text.document.blocks.map(\.library) == [Library(number: 3), Library(number: 3)])
        #expect(text.constraints().count == 4)
        #expect(text.constraints(1).allSatisfy { $0.hasSuffix("+ ?") })
    }

    @Test("Words of a guest mean nothing without it")
    func wordsOfAGuestMeanNothingWithoutIt() {
        let text = EvaluatedText("view root { view card }\ncard.pin { $0.inside.by(8) }")
        #expect(text.document.blocks.isEmpty && text.document.constraints.isEmpty)
    }

    /// A word that the guest does not have is what it is in every library: an unknown step.
    @Test("A word that the guest lacks is said")
    func aWordThatTheGuestLacksIsSaid() {
        let text = evaluated("view root { view card }\ncard.pin { $0.outside }")
        #expect(text.problems == ["unknownAttribute: outside"])
    }
}
