// The hint about views of sources whose constraints leave something open.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum UnderConstrained: Rule {
    static let id: RuleID = "under-constrained"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "The constraints leave a position or size ambiguous"
    static let isAboutMissing = true
    static let documentation = """
        # under-constrained

        Everything that this file says about a view is known, and it does not determine the view's position or size. In `.masonry`
        files, and where a class shows everything about the view, the rules `ambiguous-position` and `ambiguous-size` say so;
        otherwise other files may say the rest, so it is a hint that is off by default.

        ## At run time
        The view stands at 0, or has no size. Nothing is logged; the view debugger calls it ambiguous.

        ## What to do
        Complete the axis.

        ## Bad
        ```swift
        class CardView: UIView {
            let line = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(line)
                line.snp.makeConstraints { $0.left.top.right.equalTo(self) }
        //      ^^^^^^^^ hint[under-constrained]: `line.height` is ambiguous
        //      ^^^^^^^^ warning[ambiguous-size]: `line.height` is ambiguous
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let line = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(line)
                line.snp.makeConstraints {
                    $0.left.top.right.equalTo(self)
                    $0.height.equalTo(1)
                }
            }
        }
        ```
        ## Good
        ```swift
        class NoteView: UIView {
            private let note = UITextView()
            func setUp() {
                note.isScrollEnabled = false
                addSubview(note)
                note.snp.makeConstraints { make in
                    make.centerX.bottom.equalToSuperview()
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        return complete(context.freedomsByView { _ in true }, context).compactMap {
            FreedomWording(groups: $0, context: context).report()
        }
    }

    /// The groups of freedoms that nothing settles which a scenario leaves out or which is not known.
    static func complete(_ groups: [[FreedomGroup]], _ context: RuleContext) -> [[FreedomGroup]] {
        guard !groups.isEmpty else { return [] }
        let surroundings = Surroundings(context.document)
        let fitted = textViewsThatFit(context)
        return groups.filter { group in
            group.allSatisfy { freedom in
                freedom.members.allSatisfy {
                    !fitted.contains($0.item) && !surroundings.may(settle: $0, in: freedom.scenario)
                }
            }
        }
    }

    /// The text views that do not scroll: they are as large as their text.
    private static func textViewsThatFit(_ context: RuleContext) -> Set<ItemID> {
        Set(
            context.events(named: "isScrollEnabled", "scrollEnabled", "setScrollEnabled").compactMap { _, event in
                let value = event.kind == .assignment ? event.value : event.arguments.first?.value
                guard let value, !isTrue(value, context) else { return nil }
                return context.item(named: event.receiver).flatMap { item in
                    context.document[item].className == "UITextView" ? item : nil
                }
            })
    }

    private static func isTrue(_ value: ExpressionID, _ context: RuleContext) -> Bool {
        guard case .name(let name) = context.tree[value].kind else { return false }
        return name.word == .true || name.word == .YES
    }

    /// What may settle an attribute without being known: constraints that a scenario leaves out, which other branches and
    /// methods may add to it, and neighbours whose size is not known.
    private struct Surroundings {
        private struct Key: Hashable {
            var item: ItemID
            var axis: Axis
        }

        private let document: LayoutDocument
        private var constraints: [Key: [MadeConstraintID]] = [:]
        private let active: [Set<MadeConstraintID>]

        /// Complexity: O(constraints + what is active in all scenarios).
        init(_ document: LayoutDocument) {
            self.document = document
            active = document.scenarios.map { Set($0.active) }
            for (index, made) in document.constraints.enumerated() {
                guard let axis = made.firstAttribute.axis else { continue }
                let id = MadeConstraintID(index)
                for item in document.items(of: id) { constraints[Key(item: item, axis: axis), default: []].append(id) }
            }
        }

        func may(settle member: FreedomGroup.Member, in scenario: Int) -> Bool {
            guard active.indices.contains(scenario) else { return true }
            // What lies in a view, and is tied to nothing else, goes where the view goes, however large it is.
            let isClosed = !member.attribute.isSize && !isTiedOutside(member.item, member.attribute.axis)
            let touching = constraints[Key(item: member.item, axis: member.attribute.axis)] ?? []
            return touching.contains {
                // How large something is does not say where it is.
                !(!member.attribute.isSize && document[$0].firstAttribute.kind == .size)
                    && (!active[scenario].contains($0)
                        || dependsOnUnknownSize($0, besides: member.item, isClosed: isClosed))
            }
        }

        /// Whether something that lies in a view is tied to something that does not.
        private func isTiedOutside(_ view: ItemID, _ axis: Axis) -> Bool {
            document.constraints.contains { made in
                guard made.firstAttribute.axis == axis, case .item(let second, _) = made.target else { return false }
                let ends = [made.firstItem, second]
                return ends.contains { $0 != view && document.isAncestor(view, of: $0) }
                    && !ends.allSatisfy { $0 == view || document.isAncestor(view, of: $0) }
            }
        }

        /// Whether a constraint leads to a place that the unknown size of another item decides.
        private func dependsOnUnknownSize(
            _ id: MadeConstraintID, besides item: ItemID, isClosed: Bool
        ) -> Bool {
            let made = document[id]
            var ends = [(made.firstItem, made.firstAttribute)]
            if case .item(let second, let attribute) = made.target { ends.append((second, attribute)) }
            return ends.contains { other, attribute in
                guard other != item else { return false }
                if isClosed, document.isAncestor(item, of: other) { return false }
                // Where the near edge of the view around it is, does not depend on its size.
                let isNear = attribute == .left || attribute == .leading || attribute == .top
                if isNear, document.isAncestor(other, of: item) { return false }
                let size: DocumentItem.Unknowns = attribute.axis == .horizontal ? .width : .height
                return !document[other].unknowns.isDisjoint(with: [size, .rootSize])
            }
        }
    }
}
