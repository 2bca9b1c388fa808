// Which constraints are active, in what order they were installed, and what was changed after they were made.

import AutoLayout

/// The constraints of the running layout. A copy of it is a snapshot: states start from that of the base.
struct ConstraintStore {
    /// In the order of activation; -1 where one was deactivated since.
    private var order: [Int32] = []
    /// For each made constraint its place in `order`; -1 while inactive.
    private var places: OffsetTable<Int32>
    /// How often something changed.
    private(set) var changes = 0
    /// What was deactivated or changed, in the order in which it was; some more than once.
    private(set) var touched: [MadeConstraintID] = []
    private(set) var changedConstants: [MadeConstraintID: Double?] = [:]
    private(set) var changedPriorities: [MadeConstraintID: Double?] = [:]
    /// What the source calls the changed constants that are not known.
    private(set) var changedQuantities: [MadeConstraintID: QuantityID] = [:]

    /// `first` is the number of constraints that were made before: those that come now are expected to be active.
    init(from first: Int = 0) { places = OffsetTable(from: first, missing: -1) }

    func isActive(_ id: MadeConstraintID) -> Bool { places[id.index] >= 0 }

    mutating func activate(_ id: MadeConstraintID) {
        guard !isActive(id) else { return }
        changes += 1
        places[id.index] = Int32(clamping: order.count)
        order.append(Int32(clamping: id.index))
    }

    mutating func deactivate(_ id: MadeConstraintID) {
        guard isActive(id) else { return }
        changes += 1
        touched.append(id)
        order[Int(places[id.index])] = -1
        places[id.index] = -1
    }

    mutating func changeConstant(_ id: MadeConstraintID, to value: Double?, called quantity: QuantityID = .nameless) {
        changes += 1
        touched.append(id)
        changedConstants.updateValue(value, forKey: id)
        if quantity != .nameless || !changedQuantities.isEmpty { changedQuantities[id] = quantity }
    }

    mutating func changePriority(_ id: MadeConstraintID, to value: Double?) {
        changes += 1
        touched.append(id)
        changedPriorities.updateValue(value, forKey: id)
    }

    /// The active constraints in the order of their activation.
    var active: [MadeConstraintID] {
        order.compactMap { $0 < 0 ? nil : MadeConstraintID(Int($0)) }
    }
}
