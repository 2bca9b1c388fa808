// What a class does again and again is a habit, and said once.

import MasonrySemantics

/// Findings of one kind about constraints, of which those of a class that has many are said together.
struct Habit {
    /// So many of one class are said one by one.
    static let most = 3

    private var groups: [String: [(MadeConstraintID, FindingDraft)]] = [:]
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    mutating func add(_ report: FindingDraft, about id: MadeConstraintID) {
        let document = context.document
        let block = document[id].chain.map { document[document[$0].block] }
        groups[block?.owner ?? "", default: []].append((id, report))
    }

    /// In the order of the text; of a class with more than three the first one, which names the others.
    func reports() -> [FindingDraft] {
        groups.values.flatMap { group -> [FindingDraft] in
            let group = group.sorted { $0.0 < $1.0 }
            guard group.count > Self.most, let first = group.first?.1 else { return group.map(\.1) }
            var habit = first
            let others = group.count - 1
            habit.message = .sentences([first.message, "\(others) more constraints of this class do the same."])
            for (_, other) in group.dropFirst() { habit.relate(other.range, "here, too") }
            return [habit]
        }.sorted { $0.range.start < $1.range.start }
    }
}
