// Components of one variable: the optimum in closed form, priority by priority.

/// A penalty `weight * distance(value, lower ... upper)`.
struct IntervalPenalty: Sendable {
    var lower: Double
    var upper: Double
    var weight: Double
    var priority: Double
}

/// Narrows `lower ... upper` to the values that are optimal for all penalties, the highest priority first.
func narrow(_ lower: inout Double, _ upper: inout Double, by penalties: [IntervalPenalty]) {
    var start = 0
    while start < penalties.count, lower < upper {
        var end = start + 1
        while end < penalties.count, penalties[end].priority == penalties[start].priority { end += 1 }
        narrowLevel(&lower, &upper, penalties[start..<end])
        start = end
    }
}

/// One priority: the sum of the penalties is convex and piecewise linear, so its minimum is where the slope changes sign.
private func narrowLevel(_ lower: inout Double, _ upper: inout Double, _ penalties: ArraySlice<IntervalPenalty>) {
    if penalties.count == 1, let only = penalties.first {
        if only.upper < lower {
            upper = lower
        } else if only.lower > upper {
            lower = upper
        } else {
            lower = max(lower, only.lower)
            upper = min(upper, only.upper)
        }
        return
    }
    // Far to the left every finite lower end pulls to the right; each end passed adds its weight to the slope.
    var slope = 0.0
    var total = 0.0
    var ends: [(position: Double, weight: Double)] = []
    ends.reserveCapacity(2 * penalties.count)
    for penalty in penalties {
        total += penalty.weight
        if penalty.lower.isFinite {
            slope -= penalty.weight
            ends.append((penalty.lower, penalty.weight))
        }
        if penalty.upper.isFinite { ends.append((penalty.upper, penalty.weight)) }
    }
    ends.sort { $0.position < $1.position }
    let flat = 1e-9 * total
    var best = -Double.infinity
    var index = 0
    while slope < -flat, index < ends.count {
        slope += ends[index].weight
        best = ends[index].position
        index += 1
    }
    let last = slope > flat ? best : index < ends.count ? ends[index].position : .infinity
    if last < lower {
        upper = lower
    } else if best > upper {
        lower = upper
    } else {
        lower = max(lower, best)
        upper = min(upper, last)
    }
}
