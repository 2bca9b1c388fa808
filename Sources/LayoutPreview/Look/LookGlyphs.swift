// Images that no file shows, and the simplest of the system's symbols.

import AutoLayout

/// Signs in the place of images.
enum Glyphs {
    /// The calm sign of a picture with its name.
    static func picture(_ name: String?, in place: Reaches, radius: Double) -> [LookOperation] {
        let paint = Paint.secondary.faded(0.6)
        var result: [LookOperation] = [
            .box(place, fill: .picture, stroke: nil, width: 0, radius: radius, isDashed: false)
        ]
        let (x, y) = (middle(place.left, place.right), middle(place.top, place.bottom))
        func at(_ dx: Double, _ dy: Double) -> [Reach] {
            [Reach(x.fraction, x.points + dx), Reach(y.fraction, y.points + dy)]
        }
        result.append(.line(at(-7, 4) + at(-3, -1) + at(0, 2) + at(3, -3) + at(7, 4) + at(-7, 4), paint, width: 1.2))
        let sun = Reaches(
            left: Reach(x.fraction, x.points - 5), top: Reach(y.fraction, y.points - 5),
            right: Reach(x.fraction, x.points - 2), bottom: Reach(y.fraction, y.points - 2))
        result.append(.box(sun, fill: paint, stroke: nil, width: 0, radius: 2, isDashed: false))
        if let name, !name.isEmpty {
            var line = place
            line.top = Reach(y.fraction, y.points + 6)
            line.bottom = Reach(y.fraction, y.points + 19)
            result.append(
                .text(
                    LookText(
                        string: DisplayText.name(name), place: line, size: 9, paint: .secondary, alignment: .center,
                        isOptional: true)))
        }
        return result
    }

    private static func middle(_ one: Reach, _ other: Reach) -> Reach {
        Reach((one.fraction + other.fraction) / 2, (one.points + other.points) / 2)
    }

    /// A symbol of the system: strokes where it is one of the simplest, else a small box with its name.
    static func symbol(_ name: String, in place: Reaches, _ paint: Paint) -> [LookOperation] {
        strokes(name, in: place, paint) ?? [
            .box(place, fill: paint.faded(0.12), stroke: paint.faded(0.5), width: 1, radius: 4, isDashed: false),
            .text(
                LookText(
                    string: DisplayText.name(name), place: place, size: 7, paint: paint, alignment: .center, lines: 2)),
        ]
    }

    /// One of the simplest symbols; nil for all others.
    static func strokes(_ name: String, in place: Reaches, _ paint: Paint) -> [LookOperation]? {
        let (x, y) = (middle(place.left, place.right), middle(place.top, place.bottom))
        func path(_ points: [Double], width: Double = 2) -> LookOperation {
            .line(
                points.enumerated().map { index, value in
                    index % 2 == 0 ? Reach(x.fraction, x.points + value) : Reach(y.fraction, y.points + value)
                }, paint, width: width)
        }
        func circle(_ dx: Double, _ dy: Double, _ radius: Double, isFilled: Bool) -> LookOperation {
            let box = Reaches(
                left: Reach(x.fraction, x.points + dx - radius), top: Reach(y.fraction, y.points + dy - radius),
                right: Reach(x.fraction, x.points + dx + radius), bottom: Reach(y.fraction, y.points + dy + radius))
            return .box(
                box, fill: isFilled ? paint : nil, stroke: isFilled ? nil : paint, width: 1.6, radius: radius,
                isDashed: false)
        }
        switch name {
        case "chevron.right", "chevron.forward": return [path([-3, -6, 3, 0, -3, 6])]
        case "chevron.left", "chevron.backward": return [path([3, -6, -3, 0, 3, 6])]
        case "chevron.down": return [path([-6, -3, 0, 3, 6, -3])]
        case "chevron.up": return [path([-6, 3, 0, -3, 6, 3])]
        case "plus": return [path([-7, 0, 7, 0]), path([0, -7, 0, 7])]
        case "minus": return [path([-7, 0, 7, 0])]
        case "xmark": return [path([-6, -6, 6, 6]), path([6, -6, -6, 6])]
        case "checkmark": return [path([-6, 0, -2, 5, 6, -5])]
        case "ellipsis": return [-6, 0, 6].map { circle($0, 0, 1.8, isFilled: true) }
        case "line.3.horizontal", "line.horizontal.3", "list.bullet":
            return [-5, 0, 5].map { path([-7, $0, 7, $0], width: 1.8) }
        case "magnifyingglass": return [circle(-1.5, -1.5, 5, isFilled: false), path([2.5, 2.5, 7, 7])]
        case "arrow.left": return [path([7, 0, -7, 0]), path([-2, -5, -7, 0, -2, 5])]
        case "arrow.right": return [path([-7, 0, 7, 0]), path([2, -5, 7, 0, 2, 5])]
        case "person", "person.fill", "person.circle", "person.circle.fill":
            return [
                circle(0, -3.5, 3.5, isFilled: name.hasSuffix("fill")),
                path([-7, 8, -6, 4, -2, 2.5, 2, 2.5, 6, 4, 7, 8]),
            ]
        case "play", "play.fill": return [path([-5, -8, 8, 0, -5, 8, -5, -8])]
        case "star", "star.fill":
            return [
                path(
                    [
                        0, -8, 2.2, -2.8, 7.6, -2.5, 3.5, 1.1, 4.7, 6.5, 0, 3.6, -4.7, 6.5, -3.5, 1.1, -7.6, -2.5, -2.2,
                        -2.8, 0, -8,
                    ], width: 1.6)
            ]
        case "heart", "heart.fill":
            return [
                path(
                    [
                        0, 7, -6, 1.5, -7.5, -2, -5.5, -5.5, -2.5, -5.5, 0, -3, 2.5, -5.5, 5.5, -5.5, 7.5, -2, 6, 1.5,
                        0, 7,
                    ],
                    width: 1.6)
            ]
        case "house", "house.fill":
            return [path([-8.5, 0.5, 0, -7, 8.5, 0.5]), path([-6, 0, -6, 7.5, 6, 7.5, 6, 0])]
        default: return nil
        }
    }
}

/// The time and the battery of a device, where its screen leaves room for them.
enum StatusBar {
    /// - Parameters:
    ///   - top: what lies behind the time.
    ///   - bottom: what lies behind the indicator at the foot of the screen.
    static func operations(_ screen: Screen, top back: Paint, bottom foot: Paint) -> [LookOperation] {
        let paint = back.contrast
        var result: [LookOperation] = []
        let top = screen.safeArea.top
        if top >= 20, screen.size.height > screen.size.width {
            let line = top > 30 ? top - 30 : 4
            let middle = line + 8.0
            result.append(
                .text(
                    LookText(
                        string: "9:41",
                        place: Reaches(
                            left: Reach(0, 32), top: Reach(0, line), right: Reach(0, 90), bottom: Reach(0, line + 16)),
                        size: top > 30 ? 16 : 12, weight: 600, paint: paint, alignment: .left)))
            let battery = Reaches(
                left: Reach(1, -52), top: Reach(0, middle - 5.5), right: Reach(1, -29), bottom: Reach(0, middle + 5.5))
            var charge = battery
            charge.left.points += 2
            charge.right.points -= 2
            charge.top.points += 2
            charge.bottom.points -= 2
            result.append(.box(battery, fill: nil, stroke: paint.faded(0.5), width: 1, radius: 3.5, isDashed: false))
            result.append(.box(charge, fill: paint, stroke: nil, width: 0, radius: 2, isDashed: false))
        }
        if screen.safeArea.bottom >= 15 {
            let width = screen.size.height > screen.size.width ? 67.0 : 105
            let home = Reaches(
                left: Reach(0.5, -width), top: Reach(1, -13), right: Reach(0.5, width), bottom: Reach(1, -8))
            result.append(.box(home, fill: foot.contrast, stroke: nil, width: 0, radius: 3, isDashed: false))
        }
        return result
    }
}
