// Finds constraints that say the same, without making a dictionary of all constraints at each keystroke.

import AutoLayout
import MasonrySemantics

/// A hash table of the constraints of one scenario by what they say. It keeps their numbers and reads the rest where it
/// lies; of each hash it keeps a part, so that different constraints are seldom compared.
struct ConstraintsByContent {
    /// The number of a constraint plus 1 in the lower half, part of its hash in the upper; 0 is a free slot. The number
    /// of slots is a power of two, at most half of them taken.
    private var slots: [UInt64]
    private let changed: ChangedNumbers

    /// A table for the active constraints of a scenario.
    init(of scenario: Scenario) {
        var count = 16
        while count < 2 * scenario.active.count { count *= 2 }
        slots = Array(repeating: 0, count: count)
        changed = ChangedNumbers(constants: scenario.changedConstants, priorities: scenario.changedPriorities)
    }

    /// The constraint that was inserted before and says the same as `id`; nil where there is none, which inserts `id`, and
    /// where something of it is unknown.
    mutating func insert(_ id: MadeConstraintID, _ document: LayoutDocument) -> MadeConstraintID? {
        guard let content = ConstraintContent(id, changed, document.constraints) else { return nil }
        let hash = content.hash
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash >> 32 {
                let other = MadeConstraintID(Int(slots[slot] & 0xFFFF_FFFF) - 1)
                if ConstraintContent(other, changed, document.constraints) == content { return other }
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = (hash >> 32) << 32 | UInt64(UInt32(truncatingIfNeeded: id.index + 1))
        return nil
    }
}

/// What updates changed. Apart from their scenario, which is large and would be copied for each constraint.
private struct ChangedNumbers {
    let constants: [MadeConstraintID: Double?]
    let priorities: [MadeConstraintID: Double?]
}

/// What a constraint says in one scenario.
private struct ConstraintContent: Equatable {
    private var item: ItemID
    private var attribute: LayoutAttribute
    private var relation: LayoutRelation
    private var target: MadeConstraint.Target
    private var multiplier: Double
    private var constant: Double
    private var priority: Double

    /// nil where something is unknown. Reads the constraint where it lies, for a copy would cost more than all else.
    init?(_ id: MadeConstraintID, _ changed: ChangedNumbers, _ constraints: [MadeConstraint]) {
        let index = id.index
        var constant = constraints[index].constant
        if !changed.constants.isEmpty, let other = changed.constants[id] { constant = other }
        var priority = constraints[index].priority
        if !changed.priorities.isEmpty, let other = changed.priorities[id] { priority = other }
        guard constraints[index].target != .unknown, let multiplier = constraints[index].multiplier, let constant,
            let priority
        else { return nil }
        item = constraints[index].firstItem
        attribute = constraints[index].firstAttribute
        relation = constraints[index].relation
        target = constraints[index].target
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// A number that is the same for equal contents, of the members that tell most constraints apart.
    var hash: UInt64 {
        var sum = UInt64(truncatingIfNeeded: item.index) &* 64 &+ UInt64(attribute.rawValue)
        if case .item(let other, _) = target { sum ^= UInt64(truncatingIfNeeded: other.index) << 32 }
        // Adding 0 makes the two zeros one.
        var value = sum &* 0x9E37_79B9_7F4A_7C15 ^ (constant + 0).bitPattern
        // The finalizer of MurmurHash3: every bit of the input moves every bit of the result.
        value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return value ^ (value >> 33)
    }
}
