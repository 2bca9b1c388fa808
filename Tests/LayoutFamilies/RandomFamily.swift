// Random layouts: every required constraint holds at a hidden frame of each view, so they can hold together.

import AutoLayout

extension LayoutBuilder {
    mutating func addRandom(_ count: Int) {
        var hidden = [Rect(x: 0, y: 0, width: 390, height: 844)]
        while viewCount < max(count, 3) {
            let parent = ItemID(random.integer(max(0, viewCount - 8)...viewCount - 1))
            let name = "v\(viewCount - 1)"
            let frame = Rect(
                x: random.points(-20...300), y: random.points(-20...700), width: random.points(10...200),
                height: random.points(10...150))
            hidden.append(frame)
            let item =
                random.happens(onceIn: 2)
                ? label(
                    name, in: parent, random.points(10...220), random.points(10...60),
                    hugging: random.pick(249, 250, 251), compression: random.pick(750, 750, 751))
                : view(name, in: parent)
            for _ in 0..<random.integer(2...5) { addRandomConstraint(item, hidden) }
        }
    }

    private mutating func addRandomConstraint(_ item: ItemID, _ hidden: [Rect]) {
        let horizontal: [LayoutAttribute] = [.left, .right, .centerX]
        let vertical: [LayoutAttribute] = [.top, .bottom, .centerY]
        let relation = random.pick(LayoutRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual)
        let priority: LayoutPriority = random.pick(1000, 1000, 999, 751, 750, 749, 500, 251, 250, 50)
        let frame = hidden[item.index]
        let other = ItemID(random.integer(max(0, item.index - 12)...item.index - 1))
        let reference = hidden[other.index]
        let kind = random.integer(0...6)
        // Optional constraints may contradict the hidden frames, required ones leave room on their side.
        let room = priority.isRequired ? abs(random.points(0...60)) : random.points(-60...60)
        func constant(_ value: Double) -> Double {
            switch relation {
            case .equal: priority.isRequired ? value : value + room
            case .lessThanOrEqual: value + room
            case .greaterThanOrEqual: value - room
            }
        }
        switch kind {
        case 0...4:
            let attributes = kind % 2 == 0 ? horizontal : vertical
            let one = attributes[random.integer(0...2)]
            let two = attributes[random.integer(0...2)]
            let distance = frame.absolute(one) - reference.absolute(two)
            add(item, one, relation, to: other, two, constant(distance), at: priority)
        case 5:
            let multiplier = random.pick(0.5, 0.75, 1, 2)
            let one: LayoutAttribute = random.pick(.width, .height)
            let two: LayoutAttribute = random.pick(.width, .height)
            let rest = frame.absolute(one) - multiplier * reference.absolute(two)
            add(item, one, relation, to: other, two, constant(rest), times: multiplier, at: priority)
        default:
            let one: LayoutAttribute = random.pick(.width, .height)
            add(item, one, relation, max(0, constant(frame.absolute(one))), at: priority)
        }
    }
}

extension Rect {
    /// The value of an attribute, the rectangle measured from the root's origin.
    fileprivate func absolute(_ attribute: LayoutAttribute) -> Double {
        switch attribute {
        case .left: x
        case .right: x + width
        case .centerX: x + width / 2
        case .top: y
        case .bottom: y + height
        case .centerY: y + height / 2
        case .width: width
        default: height
        }
    }
}
