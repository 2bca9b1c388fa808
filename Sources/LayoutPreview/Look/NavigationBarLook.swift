// The navigation bar above a controller's view.

/// A bar as new systems show it above content that is not scrolled: nothing lies behind its title.
struct NavigationBarLook {
    let bar: PreviewBars.Navigation
    let height: Double
    /// Where it begins below the edge of the screen.
    let top: Double
    /// Of its title.
    let paint: Paint

    func operations() -> [LookOperation] {
        var result: [LookOperation] = []
        let middle = top + height / 2
        switch bar.title {
        case .known(let title) where !title.isEmpty:
            result.append(
                .text(
                    LookText(
                        string: DisplayText.content(title),
                        place: Reaches(
                            left: Reach(0, 64), top: Reach(0, top), right: Reach(1, -64),
                            bottom: Reach(0, top + height)), size: 17, weight: 600, paint: paint,
                        alignment: .center)))
        case .unknown:
            result.append(
                sign(left: Reach(0.5, -50), right: Reach(0.5, 50), middle, height: 9))
        default: break
        }
        // What its buttons show is not looked at.
        if bar.hasLeftItems { result.append(sign(left: Reach(0, 16), right: Reach(0, 38), middle, height: 22)) }
        if bar.hasRightItems { result.append(sign(left: Reach(1, -38), right: Reach(1, -16), middle, height: 22)) }
        return result
    }

    private func sign(left: Reach, right: Reach, _ middle: Double, height: Double) -> LookOperation {
        .box(
            Reaches(
                left: left, top: Reach(0, middle - height / 2), right: right, bottom: Reach(0, middle + height / 2)),
            fill: paint.faded(0.18), stroke: nil, width: 0, radius: min(height / 2, 6), isDashed: false)
    }
}
