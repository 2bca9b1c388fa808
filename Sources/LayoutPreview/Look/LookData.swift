// How views look, as compact JSON for the page's script.

import AutoLayout

/// Writes what `LookScript` draws.
enum LookData {
    /// The nodes of a layout, by item.
    static func nodes(_ scene: Scene, _ images: inout ImageTable) -> String {
        let maker = LookMaker(scene: scene)
        var result = JSONArray()
        for index in scene.input.layout.items.indices {
            let node = maker.node(index)
            var entry = JSONArray()
            entry.add(scene.input.detail(index).look?.order)
            entry.add(node.isHidden ? 0 : node.alpha)
            entry.add(node.clip)
            entry.addJSON(operations(node.under, scene, &images))
            entry.addJSON(operations(node.over, scene, &images))
            result.addJSON(entry.text)
        }
        return result.text
    }

    /// What differs from screen to screen: the frames, where they differ from those of the plan, the part that is shown,
    /// its scale, and the system's signs.
    static func stage(_ scene: Scene, _ picture: PagePicture, plan: Scene, _ images: inout ImageTable) -> String {
        let world = picture.world
        let maker = LookMaker(scene: scene)
        var bars = JSONArray()
        for root in scene.roots {
            let bar = maker.statusBar(root)
            if !bar.isEmpty { bars.addJSON("[\(root),\(operations(bar, scene, &images))]") }
        }
        let frames = scene.frames == plan.frames ? "null" : JSONArray.frames(scene.frames)
        let isStaged = scene.input.items.contains { $0.look?.isAssumed == true }
        return "{\"world\":\(JSONArray.numbers([world.x, world.y, world.width, world.height])),"
            + "\"scale\":\(Decimal.factor(picture.scale)),\"frames\":\(frames),\"staged\":\(isStaged),\"bars\":\(bars.text)}"
    }

    private static func operations(
        _ operations: [LookOperation], _ scene: Scene, _ images: inout ImageTable
    ) -> String {
        var result = JSONArray()
        for operation in operations { result.addJSON(json(operation, scene, &images)) }
        return result.text
    }

    private static func json(_ operation: LookOperation, _ scene: Scene, _ images: inout ImageTable) -> String {
        var entry = JSONArray()
        switch operation {
        case .box(let place, let fill, let stroke, let width, let radius, let isDashed):
            entry.add(0)
            entry.addJSON(reaches(place))
            entry.add(fill.map(paint) ?? "")
            entry.add(stroke.map(paint) ?? "")
            entry.add(width)
            entry.add(radius)
            entry.add(isDashed ? 1 : 0)
        case .line(let points, let color, let width):
            entry.add(1)
            entry.addJSON(JSONArray.numbers(points.flatMap { [$0.fraction, $0.points] }))
            entry.add(paint(color))
            entry.add(width)
        case .text(let text):
            entry.add(2)
            entry.addJSON(reaches(text.place))
            entry.add(text.string)
            entry.add(text.size)
            entry.add(Double(text.weight))
            entry.add((text.isItalic ? 1 : 0) + (text.isMonospaced ? 2 : 0))
            entry.add(paint(text.paint))
            entry.add(Double(text.alignment.rawValue))
            entry.add(Double(text.lines))
            entry.add(text.isAtTop ? 1 : 0)
            entry.add(text.isOptional ? 1 : 0)
            if !text.runs.isEmpty {
                entry.addJSON(runs(text.runs))
                entry.add(text.measuredSize)
            }
        case .image(let image):
            entry.add(3)
            entry.addJSON(reaches(image.place))
            let index = scene.input.images[image.file].map { images.index(image.file, $0, image.size) }
            entry.add(index.map(Double.init))
            entry.add(image.size.width)
            entry.add(image.size.height)
            entry.addJSON(image.fitting.code)
            entry.add(image.paint.map(paint) ?? "")
            entry.add(image.clip)
        case .shadow(let place, let color, let blur, let radius):
            entry.add(5)
            entry.addJSON(reaches(place))
            entry.add(paint(color))
            entry.add(blur)
            entry.add(radius)
        case .gradient(let place, let gradient, let radius):
            entry.add(6)
            entry.addJSON(reaches(place))
            var stops = JSONArray()
            for stop in gradient.stops {
                stops.add(stop.place)
                stops.add(paint(stop.paint))
            }
            entry.addJSON(stops.text)
            entry.addJSON(
                JSONArray.numbers([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]))
            entry.add(radius)
        case .group(let operations, let place, let clip, let alpha):
            entry.add(4)
            entry.addJSON(reaches(place))
            entry.add(clip)
            entry.add(alpha)
            entry.addJSON(self.operations(operations, scene, &images))
        }
        return entry.text
    }

    private static func runs(_ runs: [LookRun]) -> String {
        var result = JSONArray()
        for run in runs {
            var entry = JSONArray()
            entry.add(Double(run.count))
            entry.add(run.size)
            entry.add(Double(run.weight))
            entry.add((run.isItalic ? 1 : 0) + (run.isUnderlined ? 4 : 0) + (run.isStruck ? 8 : 0))
            entry.add(paint(run.paint))
            result.addJSON(entry.text)
        }
        return result.text
    }

    private static func reaches(_ place: Reaches) -> String {
        JSONArray.numbers(
            [place.left, place.top, place.right, place.bottom].flatMap { [$0.fraction, $0.points] })
    }

    /// `#rrggbbaa` in light and, where it is another, in dark surroundings.
    private static func paint(_ paint: Paint) -> String {
        paint.light == paint.dark ? hex(paint.light) : "\(hex(paint.light))|\(hex(paint.dark))"
    }

    private static func hex(_ color: UInt32) -> String {
        let digits = String(color, radix: 16)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
