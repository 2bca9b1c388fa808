// The rule about lower bounds that every size keeps.

import AutoLayout
import MasonrySemantics
import SourceText

enum BoundAlwaysHolds: Rule {
    static let id: RuleID = "bound-always-holds"
    static let severity = Severity.hint
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "A lower bound of 0 on a size has no effect"
    static let documentation = """
        # bound-always-holds

        A width or height is at least 0, or at least a negative number: `make.height.greaterThanOrEqualTo(0)`.

        ## At run time
        The constraint says nothing: no size is ever negative. What was meant, usually a size that grows with its content, is
        so without it; where nothing else gives the size, the view has 0 or an ambiguous one.

        ## What to do
        Take it out, or write the least size that was meant. Of a class with more than three such lines only the first is
        marked, and names the others. A bound of 0 that is kept in a variable or updated later is left
        alone.

        ## Bad
        ```swift
        class NoteView: UIView {
            private let note = UILabel()
            func setUp() {
                addSubview(note)
                note.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    make.height.greaterThanOrEqualTo(0)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[bound-always-holds]: says nothing
                }
            }
        }
        ```
        ## Fixed
        ```swift
        class NoteView: UIView {
            private let note = UILabel()
            func setUp() {
                addSubview(note)
                note.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                }
            }
        }
        ```
        ## Good
        ```swift
        class NoteView: UIView {
            private let note = UILabel()
            private var height: Constraint?
            func setUp() {
                addSubview(note)
                note.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    height = make.height.greaterThanOrEqualTo(0).constraint
                }
            }
            func open() { height?.update(offset: 60) }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        let found = document.constraints.indices.filter { isEmpty(document.constraints[$0], context) }
        guard !found.isEmpty else { return [] }
        let updated = Updated(document)
        var habit = Habit(context)
        var seen: Set<TextRange> = []
        for index in found {
            let made = document.constraints[index]
            guard !updated.contains(MadeConstraintID(index), made), seen.insert(made.range).inserted else { continue }
            habit.add(report(MadeConstraintID(index), context), about: MadeConstraintID(index))
        }
        return habit.reports()
    }

    private static func isEmpty(_ made: MadeConstraint, _ context: RuleContext) -> Bool {
        guard made.firstAttribute.kind == .size, made.relation == .greaterThanOrEqual, made.target == .none,
            let constant = made.constant, constant <= 0, !made.isStored
        else { return false }
        guard let id = made.chain else { return made.constantRange != nil }
        // A number that a condition chooses is 0 in one case only, and one with a name is meant to be changed.
        let record = context.document.chainRecords[id.index]
        guard !record.isAlternative, let argument = context.document[id].relation?.step.argumentRange else {
            return false
        }
        return !context.source(argument).contains { $0.isLetter }
    }

    private static func report(_ id: MadeConstraintID, _ context: RuleContext) -> FindingDraft {
        let document = context.document
        let made = document[id]
        var members = [id]
        if let chain = made.chain {
            members = document[chain].constraints.filter { isEmpty(document[$0], context) }
        }
        let isAlone = made.chain.map { document[$0].constraints.count == members.count } ?? true
        let texts: Phrase = .codeList(members.map { document.text(of: $0) })
        let place = isAlone ? made.range : context.place(of: id)
        let says: Phrase = members.count == 1 ? "\(texts) says nothing" : "\(texts) say nothing"
        let report = FindingDraft(
            place, "\(says): sizes are never negative. Remove it, or write the minimum size you mean.")
        guard isAlone, let chain = made.chain, context.isStatement(document[chain].range) else { return report }
        return report.markedUnnecessary()
            .fixing("Remove this constraint", .safe, [context.removal(ofStatement: document[chain].range)])
    }

    /// The bounds that other code changes.
    private struct Updated {
        private struct Key: Hashable {
            var item: ItemID
            var attribute: LayoutAttribute
        }

        private var ids: Set<MadeConstraintID> = []
        private var bounds: [Key: Int] = [:]

        init(_ document: LayoutDocument) {
            for chain in document.chainRecords { ids.formUnion(chain.updated) }
            for scenario in document.scenarios { ids.formUnion(scenario.changedConstants.keys) }
            for made in document.constraints where made.relation == .greaterThanOrEqual && made.target == .none {
                bounds[Key(item: made.firstItem, attribute: made.firstAttribute), default: 0] += 1
            }
        }

        func contains(_ id: MadeConstraintID, _ made: MadeConstraint) -> Bool {
            ids.contains(id) || bounds[Key(item: made.firstItem, attribute: made.firstAttribute), default: 0] > 1
        }
    }
}
