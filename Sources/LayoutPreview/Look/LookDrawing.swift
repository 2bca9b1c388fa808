// A scene as it looks, as SVG.

import AutoLayout

/// The elements of a screen and the style sheet of its colours.
package struct LookBackdrop: Sendable {
    var elements: String
    private var palette: LookPalette

    init(_ scene: Scene, _ canvas: Canvas) {
        var writer = LookWriter(scene: scene)
        writer.write(canvas)
        elements = writer.images.definitions + writer.text
        palette = writer.palette
    }

    func sheet(_ appearance: PictureOptions.Appearance) -> String {
        var light = ".look text{white-space:pre}"
        var dark = ""
        for (index, paint) in palette.paints.enumerated() {
            light += LookPalette.rules(index, paint.light, isStop: palette.stops.contains(index))
            if paint.dark != paint.light || appearance == .dark {
                dark += LookPalette.rules(index, paint.dark, isStop: palette.stops.contains(index))
            }
        }
        switch appearance {
        case .light: return light
        case .dark: return light + dark
        case .automatic: return light + (dark.isEmpty ? "" : "@media (prefers-color-scheme:dark){\(dark)}")
        }
    }
}

/// The colours of a picture by the order of their first use.
struct LookPalette {
    private(set) var paints: [Paint] = []
    private var indices: [Paint: Int] = [:]

    /// The colours that are stops of gradients.
    private(set) var stops: Set<Int> = []

    mutating func stopIndex(_ paint: Paint) -> Int {
        let index = index(paint)
        stops.insert(index)
        return index
    }

    mutating func index(_ paint: Paint) -> Int {
        if let known = indices[paint] { return known }
        indices[paint] = paints.count
        paints.append(paint)
        return paints.count - 1
    }

    static func rules(_ index: Int, _ color: UInt32, isStop: Bool) -> String {
        let digits = String(color >> 8, radix: 16)
        let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
        let alpha = color & 0xFF
        let opacity = Decimal.factor(Double(alpha) / 255)
        let stop = isStop ? ".g\(index){stop-color:\(hex);stop-opacity:\(opacity)}" : ""
        return alpha == 0xFF
            ? stop + ".f\(index){fill:\(hex)}.k\(index){stroke:\(hex)}"
            : stop
                + ".f\(index){fill:\(hex);fill-opacity:\(opacity)}.k\(index){stroke:\(hex);stroke-opacity:\(opacity)}"
    }
}

/// Writes the views of a scene from back to front.
private struct LookWriter {
    let scene: Scene
    let maker: LookMaker
    var palette = LookPalette()
    var images = ImageTable()
    var text = ""
    private var clips = 0

    init(scene: Scene) {
        self.scene = scene
        maker = LookMaker(scene: scene)
    }

    mutating func write(_ canvas: Canvas) {
        let x = number(canvas.area.x - canvas.origin.x * canvas.scale.x)
        let y = number(canvas.area.y - canvas.origin.y * canvas.scale.y)
        text += "<g class=\"look\" transform=\"translate(\(x) \(y)) scale(\(Decimal.factor(canvas.scale.x)))\">"
        for root in scene.roots where !scene.isGuide(root) {
            write(root)
            for operation in maker.statusBar(root) { write(operation, in: scene.frames[root]) }
        }
        text += "</g>"
    }

    private mutating func write(_ first: Int) {
        enum Step { case enter(Int), leave(closing: String, over: [LookOperation], Int) }
        var stack = [Step.enter(first)]
        while let step = stack.popLast() {
            switch step {
            case .leave(let closing, let over, let index):
                text += closing
                for operation in over { write(operation, in: scene.frames[index]) }
            case .enter(let index):
                let node = maker.node(index)
                guard !node.isHidden, node.alpha > 0 else { continue }
                let isShown = scene.isKnown(index)
                var closing = ""
                if node.alpha < 1 {
                    text += "<g opacity=\"\(Decimal.factor(node.alpha))\">"
                    closing += "</g>"
                }
                if isShown { for operation in node.under { write(operation, in: scene.frames[index]) } }
                if isShown, let radius = node.clip, !scene.children[index].isEmpty {
                    clips += 1
                    let rect = scene.frames[index]
                    text += "<clipPath id=\"k\(clips)\"><rect\(attributes(rect, radius))/></clipPath>"
                    text += "<g clip-path=\"url(#k\(clips))\">"
                    closing = "</g>" + closing
                }
                stack.append(.leave(closing: closing, over: isShown ? node.over : [], index))
                for child in scene.paintingOrder(of: index).reversed() { stack.append(.enter(child)) }
            }
        }
    }

    private mutating func write(_ operation: LookOperation, in frame: Rect) {
        switch operation {
        case .box(let place, let fill, let stroke, let width, let radius, let isDashed):
            let rect = place.rect(in: frame)
            guard !rect.isEmpty else { return }
            text += "<rect\(paints(fill, stroke, width))\(attributes(rect, radius))"
            if isDashed { text += " stroke-dasharray=\"4 3\"" }
            text += "/>"
        case .line(let points, let paint, let width):
            var data = ""
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                let x = points[index].place(frame.x, frame.width)
                let y = points[index + 1].place(frame.y, frame.height)
                data += "\(index == 0 ? "M" : "L")\(number(x)) \(number(y))"
            }
            text += "<path class=\"k\(palette.index(paint))\" fill=\"none\" stroke-width=\"\(number(width))\""
            text += " stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"\(data)\"/>"
        case .text(let line):
            let rect = line.place.rect(in: frame)
            if !line.isOptional || frame.contains(rect) { write(line, in: rect) }
        case .image(let image): write(image, in: image.place.rect(in: frame))
        case .shadow(let place, let paint, let blur, let radius):
            let rect = place.rect(in: frame)
            guard !rect.isEmpty else { return }
            text += "<rect\(paints(paint, nil, 0))\(attributes(rect, radius))\(blurred(rect, blur))/>"
        case .gradient(let place, let gradient, let radius):
            let rect = place.rect(in: frame)
            guard !rect.isEmpty else { return }
            write(gradient, rect, radius)
        case .group(let operations, let place, let clip, let alpha):
            var attributes = alpha < 1 ? " opacity=\"\(Decimal.factor(alpha))\"" : ""
            if let clip {
                clips += 1
                text += "<clipPath id=\"k\(clips)\"><rect\(self.attributes(place.rect(in: frame), clip))/></clipPath>"
                attributes += " clip-path=\"url(#k\(clips))\""
            }
            text += "<g\(attributes)>"
            for operation in operations { write(operation, in: frame) }
            text += "</g>"
        }
    }

    /// A filter for one box: how far it reaches is told, so that no more is blurred.
    private mutating func blurred(_ rect: Rect, _ blur: Double) -> String {
        guard blur > 0 else { return "" }
        let reach = 3 * blur
        clips += 1
        text += "<filter id=\"k\(clips)\" filterUnits=\"userSpaceOnUse\""
        text += attributes(
            Rect(
                x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach), 0
        )
        text += "><feGaussianBlur stdDeviation=\"\(number(blur))\"/></filter>"
        return " filter=\"url(#k\(clips))\""
    }

    private mutating func write(_ gradient: LookGradient, _ rect: Rect, _ radius: Double) {
        clips += 1
        let (start, end) = (gradient.start, gradient.end)
        text += "<linearGradient id=\"k\(clips)\" x1=\"\(Decimal.factor(start.x))\" y1=\"\(Decimal.factor(start.y))\" "
        text += "x2=\"\(Decimal.factor(end.x))\" y2=\"\(Decimal.factor(end.y))\">"
        for stop in gradient.stops {
            let index = palette.stopIndex(stop.paint)
            text += "<stop offset=\"\(Decimal.factor(stop.place))\" class=\"g\(index)\"/>"
        }
        text += "</linearGradient><rect fill=\"url(#k\(clips))\"\(attributes(rect, radius))/>"
    }

    private mutating func write(_ image: LookImage, in place: Rect) {
        guard !place.isEmpty, image.size.width > 0, image.size.height > 0, let embedded = scene.input.images[image.file]
        else { return }
        let rect = image.rect(in: place)
        let index = images.index(image.file, embedded, image.size)
        let shape =
            "<use href=\"#i\(index)\" transform=\"translate(\(number(rect.x)) \(number(rect.y))) "
            + "scale(\(Decimal.factor(rect.width / image.size.width)) "
            + "\(Decimal.factor(rect.height / image.size.height)))\"/>"
        clips += 1
        var drawn = shape
        if let paint = image.paint {
            // The shape of the picture, in one colour.
            drawn =
                "<mask id=\"k\(clips)m\" style=\"mask-type:alpha\">\(shape)</mask>"
                + "<rect class=\"f\(palette.index(paint))\" mask=\"url(#k\(clips)m)\"\(attributes(rect, 0))/>"
        }
        guard let radius = image.clip else { return text += drawn }
        text += "<clipPath id=\"k\(clips)\"><rect\(attributes(place, radius))/></clipPath>"
        text += "<g clip-path=\"url(#k\(clips))\">\(drawn)</g>"
    }

    private mutating func paints(_ fill: Paint?, _ stroke: Paint?, _ width: Double) -> String {
        var classes: [String] = []
        if let fill { classes.append("f\(palette.index(fill))") }
        if let stroke { classes.append("k\(palette.index(stroke))") }
        var result = " class=\"\(classes.joined(separator: " "))\""
        if fill == nil { result += " fill=\"none\"" }
        if stroke != nil, width != 1 { result += " stroke-width=\"\(number(width))\"" }
        return result
    }

    private func attributes(_ rect: Rect, _ radius: Double) -> String {
        var result = " x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\""
        result += " height=\"\(number(rect.height))\""
        let round = min(radius, rect.width / 2, rect.height / 2)
        if round > 0 { result += " rx=\"\(number(round))\"" }
        return result
    }

    private mutating func write(_ line: LookText, in rect: Rect) {
        guard rect.width > 1, rect.height > 1, line.size > 0 else { return }
        let lines = LookMeasure.lines(line, width: rect.width, height: rect.height)
        let step = line.size * LookMeasure.lineHeight
        let top = line.isAtTop ? rect.y : rect.midY - step * Double(lines.count) / 2
        let pieces = line.pieces(of: lines)
        for (index, string) in lines.enumerated() where !string.isEmpty {
            let baseline = top + step * Double(index) + line.size * 0.95
            let length = LookMeasure.width(string, size: line.measuredSize ?? line.size, weight: line.weight)
            let (x, anchor) = anchor(line.alignment, rect)
            text +=
                "<text class=\"f\(palette.index(line.paint))\" x=\"\(number(x))\" y=\"\(number(baseline))\"\(anchor)"
            text += " style=\"font-size:\(number(line.size))px;font-weight:\(line.weight)"
            if line.isItalic { text += ";font-style:italic" }
            if line.isMonospaced { text += ";font-family:ui-monospace,Menlo,Consolas,monospace" }
            text += "\""
            // In another font a text may be wider than its view, which would cut it off.
            if length > rect.width * 0.8 {
                text += " textLength=\"\(number(min(length, rect.width)))\" lengthAdjust=\"spacingAndGlyphs\""
            }
            // Blanks stand where pieces meet.
            if pieces.indices.contains(index) { text += " xml:space=\"preserve\"" }
            text += ">"
            if pieces.indices.contains(index) {
                for (string, run) in pieces[index] { write(string, run) }
            } else {
                text += Markup.escaped(string)
            }
            text += "</text>"
        }
    }

    /// A piece of a line.
    private mutating func write(_ string: String, _ run: LookRun) {
        text += "<tspan class=\"f\(palette.index(run.paint))\" style=\"font-size:\(number(run.size))px"
        text += ";font-weight:\(run.weight)"
        if run.isItalic { text += ";font-style:italic" }
        let lines = [run.isUnderlined ? "underline" : nil, run.isStruck ? "line-through" : nil].compactMap { $0 }
        if !lines.isEmpty { text += ";text-decoration:\(lines.joined(separator: " "))" }
        text += "\">\(Markup.escaped(string))</tspan>"
    }

    private func anchor(_ alignment: LookText.Alignment, _ rect: Rect) -> (x: Double, attribute: String) {
        switch alignment {
        case .center: (rect.midX, " text-anchor=\"middle\"")
        case .right: (rect.maxX, " text-anchor=\"end\"")
        case .left: (rect.x, "")
        case .natural:
            scene.input.layout.screen.isRightToLeft ? (rect.maxX, " text-anchor=\"end\"") : (rect.x, "")
        }
    }

    private func number(_ value: Double) -> String { Decimal.coordinate(value) }
}

extension Scene {
    /// The subviews of an item from back to front: in the order in which code put them there, as far as it says.
    func paintingOrder(of index: Int) -> [Int] {
        let all = children[index]
        guard all.count > 1 else { return all }
        let orders = all.map { input.detail($0).look?.order }
        guard orders.contains(where: { $0 != nil }) else { return all }
        return zip(all, orders).sorted { one, other in
            let (first, second) = (one.1 ?? 0, other.1 ?? 0)
            return first == second ? one.0 < other.0 : first < second
        }.map(\.0)
    }
}
