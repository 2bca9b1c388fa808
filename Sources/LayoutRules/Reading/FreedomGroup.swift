// The degrees of freedom of all scenarios and screens, each once, each with the attribute that stands for it.

import AutoLayout
import MasonrySemantics

/// Attributes that the constraints leave free and that move together.
struct FreedomGroup: Sendable {
    struct Member: Sendable {
        var item: ItemID
        var attribute: LayoutSolution.FrameAttribute
        var minimum: Double?
        var maximum: Double?
        /// Where the solution puts it.
        var value: Double
    }

    /// The one to settle: the first size, else the first position.
    var primary: Member
    /// In the order of the items.
    var members: [Member]
    var scenario: Int
    var screens: [Int]
    var isOnEveryScreen: Bool

    static func all(
        in solved: [SolvedScenario], of document: LayoutDocument, reliability: Reliability
    ) -> [FreedomGroup] {
        var groups: [FreedomGroup] = []
        var indices: [[Key]: Int] = [:]
        for index in solved.indices where !solved[index].solution.ambiguities.isEmpty {
            let entry = solved[index]
            for members in degreesOfFreedom(of: entry, reliability) {
                guard let primary = members.first(where: \.attribute.isSize) ?? members.first else { continue }
                // A size that nothing gives stays open however large the texts and images are that lie at the view's centre or
                // at one of its edges.
                let isOpenSize = primary.attribute.isSize && reliability.isReliable(primary.item)
                let isKnown = members.allSatisfy { member in
                    reliability.isReliable(member.item)
                        || (reliability.isReliableBesidesContent(member.item)
                            && ((isOpenSize && !member.attribute.isSize) || follows(member, members, document)))
                }
                guard isKnown else { continue }
                let key = members.map { Key(item: $0.item, attribute: $0.attribute) }
                if let known = indices[key] {
                    let isNew = groups[known].scenario == entry.scenario && groups[known].screens.last != entry.screen
                    if isNew { groups[known].screens.append(entry.screen) }
                } else {
                    indices[key] = groups.count
                    groups.append(
                        FreedomGroup(
                            primary: primary, members: members, scenario: entry.scenario, screens: [entry.screen],
                            isOnEveryScreen: false))
                }
            }
        }
        for index in groups.indices {
            groups[index].isOnEveryScreen = groups[index].screens.count == document.screens.count
        }
        return groups
    }

    /// Whether a member is only carried along: it lies in another view that is as free, so what its own content is like does
    /// not matter.
    func isCarried(_ member: Member, in document: LayoutDocument) -> Bool { Self.follows(member, members, document) }

    private static func follows(_ member: Member, _ members: [Member], _ document: LayoutDocument) -> Bool {
        guard !member.attribute.isSize, members.allSatisfy({ !$0.attribute.isSize }), members.count <= 64 else {
            return false
        }
        return members.contains {
            $0.item != member.item && $0.attribute == member.attribute && document.isAncestor($0.item, of: member.item)
        }
    }

    /// Whether it exists only because optional constraints of one priority compete for an attribute.
    func comes(from failures: [OptionalFailure], of document: LayoutDocument) -> Bool {
        for failure in failures where !failure.competitors.isEmpty {
            for id in failure.competitors + [failure.constraint] {
                guard let axis = document[id].firstAttribute.axis else { continue }
                let items = document.items(of: id)
                if members.contains(where: { $0.attribute.axis == axis && items.contains($0.item) }) { return true }
            }
        }
        return false
    }

    private struct Key: Hashable {
        var item: ItemID
        var attribute: LayoutSolution.FrameAttribute
    }

    /// A stack view decides by the order of its subviews what nothing else decides, in a way that is not documented.
    private static func degreesSettledByStacks(of entry: SolvedScenario) -> Set<Int> {
        var isArranged: Set<ItemID> = []
        for item in entry.lowered.layout.items { isArranged.formUnion(item.stack?.arranged ?? []) }
        guard !isArranged.isEmpty else { return [] }
        var degrees: Set<Int> = []
        for ambiguity in entry.solution.ambiguities where isArranged.contains(ambiguity.item) {
            degrees.formUnion(ambiguity.degreesOfFreedom)
        }
        return degrees
    }

    /// What also moves a view of which not all is known may be settled there, although the view counts to another degree.
    private static func degreesMaybeSettled(of entry: SolvedScenario, _ reliability: Reliability) -> Set<Int> {
        var degrees: Set<Int> = []
        for ambiguity in entry.solution.ambiguities where ambiguity.degreesOfFreedom.count > 1 {
            let index = ambiguity.item.index
            guard entry.lowered.items.indices.contains(index),
                !reliability.isReliableBesidesContent(entry.lowered.items[index])
            else { continue }
            degrees.formUnion(ambiguity.degreesOfFreedom)
        }
        return degrees
    }

    /// The ambiguities of one solution by degree of freedom, in the order in which they first appear.
    private static func degreesOfFreedom(of entry: SolvedScenario, _ reliability: Reliability) -> [[Member]] {
        var order: [Int] = []
        var members: [Int: [Member]] = [:]
        let settled = degreesSettledByStacks(of: entry).union(degreesMaybeSettled(of: entry, reliability))
        for ambiguity in entry.solution.ambiguities where settled.isDisjoint(with: ambiguity.degreesOfFreedom) {
            let index = ambiguity.item.index
            guard entry.lowered.items.indices.contains(index), entry.solution.frames.indices.contains(index) else {
                continue
            }
            if members[ambiguity.degreeOfFreedom] == nil { order.append(ambiguity.degreeOfFreedom) }
            members[ambiguity.degreeOfFreedom, default: []].append(
                Member(
                    item: entry.lowered.items[index], attribute: ambiguity.attribute, minimum: ambiguity.minimum,
                    maximum: ambiguity.maximum, value: entry.solution.frames[index][ambiguity.attribute]))
        }
        return order.compactMap { members[$0] }
    }
}

extension Rect {
    package subscript(attribute: LayoutSolution.FrameAttribute) -> Double {
        switch attribute {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
