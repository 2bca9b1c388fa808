// The bar of tabs below a controller's view.

import AutoLayout

/// A bar as phones show it: signs with small names below them, all of the same width.
struct TabBarLook {
    let bar: PreviewBars.Tabs
    /// How far its foot is above that of the screen.
    let foot: Double
    let height: Double
    let images: [String: EmbeddedImage]

    func operations() -> [LookOperation] {
        let top = Reach(1, -foot - height)
        var result: [LookOperation] = [
            .box(
                Reaches(left: Reach(0), top: top, right: Reach(1), bottom: Reach(1)), fill: .tabs, stroke: nil,
                width: 0, radius: 0, isDashed: false),
            .box(
                Reaches(left: Reach(0), top: top, right: Reach(1), bottom: Reach(1, top.points + 0.5)),
                fill: .separator, stroke: nil, width: 0, radius: 0, isDashed: false),
        ]
        let part = 1 / Double(max(bar.items.count, 1))
        for (index, item) in bar.items.enumerated() {
            let middle = (Double(index) + 0.5) * part
            let paint = index == bar.selected ? Paint.tint : Paint.unselected
            let isNameless = item.title == .none || item.title == .known("")
            let sign = Reaches(
                left: Reach(middle, -12), top: Reach(1, top.points + (isNameless ? 12 : 5)), right: Reach(middle, 12),
                bottom: Reach(1, top.points + (isNameless ? 36 : 29)))
            result += self.sign(item.image, sign, paint)
            let name = Reaches(
                left: Reach(middle - part / 2, 2), top: Reach(1, top.points + 32), right: Reach(middle + part / 2, -2),
                bottom: Reach(1, top.points + 46))
            switch item.title {
            case .known(let title) where !title.isEmpty:
                result.append(
                    .text(
                        LookText(
                            string: DisplayText.content(title), place: name, size: 10, weight: 500, paint: paint,
                            alignment: .center)))
            case .unknown:
                result.append(
                    .box(
                        Reaches(
                            left: Reach(middle, -16), top: Reach(1, top.points + 36), right: Reach(middle, 16),
                            bottom: Reach(1, top.points + 42)), fill: paint.faded(0.3), stroke: nil, width: 0,
                        radius: 3, isDashed: false))
            default: break
            }
        }
        return result
    }

    private func sign(_ image: ViewLook.Known<ViewLook.Image>, _ place: Reaches, _ paint: Paint) -> [LookOperation] {
        if case .known(let known) = image {
            if known.isSymbol, let strokes = Glyphs.strokes(known.name, in: place, paint) { return strokes }
            if known.file.map({ images[$0] != nil }) ?? false {
                var look = ViewLook()
                look.tint = paint
                var content = LookContent(look: look, kind: .image, className: "")
                content.images = images
                return content.image(image, in: place)
            }
        }
        // A calm sign: what it shows is not known, or is not at hand.
        return [.box(place, fill: paint.faded(0.3), stroke: nil, width: 0, radius: 6, isDashed: false)]
    }
}
