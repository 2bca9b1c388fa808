// Texts, images and the system's controls, each as itself.

import AutoLayout

/// What a view of a class shows besides its background.
struct LookContent {
    let look: ViewLook
    let kind: ControlKind
    let className: String
    var hasSubviews = false
    /// The images that are there to be drawn.
    var images: [String: EmbeddedImage] = [:]

    private var tint: Paint { look.tint ?? .tint }

    func operations() -> [LookOperation] {
        switch kind {
        case .plain, .bar, .effect: []
        case .own: hasSubviews || look.background != .none ? [] : placeholder(className)
        case .foreign: placeholder(className)
        // A label and an image view stand there for something that other code sets.
        case .label: text(look.text == .none ? .unknown : look.text, size: 17, lines: look.lines ?? 1)
        case .textView: text(look.text, size: 12, lines: 0, place: .inset(5, 8), isAtTop: true)
        case .button: button()
        case .image:
            image(
                look.image == .none && look.background == .none ? .unknown : look.image, in: .all,
                fitting: LookImage.Fitting(contentMode: look.contentMode))
        case .field: field()
        case .search: search()
        case .toggle: toggle()
        case .slider: slider()
        case .segments: segments()
        case .progress: progress()
        case .activity: activity()
        case .pages: pages()
        case .stepper: stepper()
        case .table, .collection: hasSubviews ? [] : rows()
        }
    }

    // MARK: Texts

    private func text(
        _ text: ViewLook.Known<String>, size: Double, lines: Int, place: Reaches = .all, isAtTop: Bool = false,
        paint: Paint? = nil, alignment: LookText.Alignment? = nil
    ) -> [LookOperation] {
        let size = look.font.size ?? size
        switch text {
        case .none: return []
        case .known(let string):
            guard !string.isEmpty else { return [] }
            var made = LookText(
                string: DisplayText.paragraph(string), place: place, size: size, weight: look.font.weight,
                isItalic: look.font.isItalic, isMonospaced: look.font.isMonospaced,
                paint: paint ?? look.textColor ?? .label, alignment: alignment ?? own, lines: lines, isAtTop: isAtTop)
            if !look.runs.isEmpty, text == look.text { look.addRuns(to: &made) }
            return [.text(made)]
        case .unknown: return [bar(size, place, paint ?? look.textColor ?? .label, alignment ?? own, isAtTop)]
        }
    }

    private var own: LookText.Alignment {
        switch look.alignment {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }

    /// In the place of a text that only the running program knows: a bar of the height of its small letters.
    private func bar(
        _ size: Double, _ place: Reaches, _ paint: Paint, _ alignment: LookText.Alignment, _ isAtTop: Bool
    ) -> LookOperation {
        let height = size * 0.56
        var bar = place
        switch alignment {
        case .center:
            bar.left = Reach(0.2, place.left.points)
            bar.right = Reach(0.8, place.right.points)
        case .right: bar.left = Reach(0.4, place.left.points)
        case .natural, .left: bar.right = Reach(0.6, place.right.points)
        }
        if isAtTop {
            bar.top = Reach(place.top.fraction, place.top.points + size * 0.3)
            bar.bottom = Reach(place.top.fraction, place.top.points + size * 0.3 + height)
        } else {
            bar.top = Reach(0.5, -height / 2)
            bar.bottom = Reach(0.5, height / 2)
        }
        return .box(bar, fill: paint.faded(0.18), stroke: nil, width: 0, radius: height / 2, isDashed: false)
    }

    private func field() -> [LookOperation] {
        var result: [LookOperation] = []
        let hasText = look.text != .none && look.text != .known("")
        if look.hasRoundedBorder {
            result.append(
                .box(
                    .inset(0.5, 0.5), fill: look.background == .none ? .cell : nil, stroke: .separator, width: 1,
                    radius: 5, isDashed: false))
        }
        let place = Reaches.inset(look.hasRoundedBorder ? 7 : 0, 0)
        if hasText {
            let shown = look.isSecure ? look.text.dotted : look.text
            result += text(shown, size: 17, lines: 1, place: place)
        } else {
            result += text(
                look.placeholder, size: 17, lines: 1, place: place, paint: look.partColors[.placeholder] ?? .faint)
        }
        return result
    }

    private func search() -> [LookOperation] {
        let field = Reaches(left: Reach(0, 8), top: Reach(0.5, -18), right: Reach(1, -8), bottom: Reach(0.5, 18))
        var result: [LookOperation] = []
        if look.style != "minimal", look.background == .none {
            result.append(
                .box(.all, fill: look.partColors[.bar] ?? .bar, stroke: nil, width: 0, radius: 0, isDashed: false))
        }
        result.append(.box(field, fill: .fieldFill, stroke: nil, width: 0, radius: 10, isDashed: false))
        let glass = Reaches(left: Reach(0, 17), top: Reach(0.5, -7), right: Reach(0, 28), bottom: Reach(0.5, 4))
        result.append(.box(glass, fill: nil, stroke: .secondary, width: 1.5, radius: 6, isDashed: false))
        result.append(.line([Reach(0, 27), Reach(0.5, 3), Reach(0, 31), Reach(0.5, 7)], .secondary, width: 1.5))
        let place = Reaches(left: Reach(0, 38), top: Reach(0), right: Reach(1, -16), bottom: Reach(1))
        result += text(
            look.placeholder == .none ? .known("Search") : look.placeholder, size: 17, lines: 1, place: place,
            paint: .secondary)
        return result
    }

    // MARK: Images

    func image(
        _ image: ViewLook.Known<ViewLook.Image>, in place: Reaches, fitting: LookImage.Fitting = .shrink
    ) -> [LookOperation] {
        switch image {
        case .none: return []
        case .unknown: return Glyphs.picture(nil, in: place, radius: look.radius)
        case .known(let image):
            if image.isSymbol { return Glyphs.symbol(image.name, in: place, tint) }
            guard let file = image.file, images[file] != nil, let size = image.size else {
                return Glyphs.picture(image.name, in: place, radius: look.radius)
            }
            let paint: Paint? =
                switch image.drawing {
                case .own: isTintingImages && !image.isOriginal ? tint : nil
                case .template: tint
                case .painted(let paint): paint
                }
            return [
                .image(
                    LookImage(
                        file: file, size: size, place: place, fitting: fitting, paint: paint,
                        clip: look.clips ? look.radius : nil))
            ]
        }
    }

    /// A button of the system's style draws the shape of its image.
    private var isTintingImages: Bool { kind == .button && look.style.hasSuffix("system") }

    private func placeholder(_ name: String) -> [LookOperation] {
        [
            .box(
                .inset(0.5, 0.5), fill: Paint.fill.faded(0.3), stroke: .faint, width: 1, radius: look.radius,
                isDashed: true),
            .text(
                LookText(
                    string: DisplayText.name(name), place: .inset(4, 0), size: 11, paint: .secondary,
                    alignment: .center)),
        ]
    }

    private func button() -> [LookOperation] {
        let isSystem = look.style.hasSuffix("system")
        let paint = look.textColor ?? (isSystem ? tint : .white)
        var result = image(look.backgroundImage, in: .all, fitting: .fill)
        let hasText = look.text != .none && look.text != .known("")
        let alignment = look.alignment == .natural ? LookText.Alignment.center : own
        guard look.image != .none else {
            return result + text(look.text, size: isSystem ? 15 : 18, lines: 1, paint: paint, alignment: alignment)
        }
        let picture = look.image.value.flatMap { $0.file.map { images[$0] != nil } ?? false ? $0.size : nil }
        guard hasText else {
            return result + image(look.image, in: picture == nil ? .centered(22, 22) : .all)
        }
        let width = LookMeasure.width(look.text.value ?? "      ", size: look.font.size ?? 18, weight: look.font.weight)
        // Nothing stands between an image and the title behind it.
        let extent = picture ?? Size(width: 18, height: 18)
        let behind = picture == nil ? 20 : extent.width
        let start = alignment == .left ? Reach(0, 0) : Reach(0.5, -(width + behind) / 2)
        result += image(
            look.image,
            in: Reaches(
                left: start, top: Reach(0.5, -extent.height / 2),
                right: Reach(start.fraction, start.points + extent.width), bottom: Reach(0.5, extent.height / 2)))
        result += text(
            look.text, size: isSystem ? 15 : 18, lines: 1,
            place: Reaches(
                left: Reach(start.fraction, start.points + behind), top: Reach(0), right: Reach(1), bottom: Reach(1)),
            paint: paint, alignment: .left)
        return result
    }

    // MARK: Controls

    private func toggle() -> [LookOperation] {
        let track = Reaches(left: Reach(0), top: Reach(0), right: Reach(0, 51), bottom: Reach(0, 31))
        let left = look.isOn ? 22.0 : 2.0
        let thumb = Reaches(left: Reach(0, left), top: Reach(0, 2), right: Reach(0, left + 27), bottom: Reach(0, 29))
        return [
            .box(
                track, fill: look.isOn ? look.partColors[.on] ?? .green : .fill, stroke: nil, width: 0, radius: 16,
                isDashed: false),
            .box(
                thumb, fill: look.partColors[.thumb] ?? .white, stroke: Paint(0x0000_0014), width: 0.5, radius: 14,
                isDashed: false),
        ]
    }

    private func slider() -> [LookOperation] {
        let value = min(max(look.value ?? 0.5, 0), 1)
        // The middle of the thumb goes from one side to the other, its radius away from both.
        let middle = Reach(value, 14 - 28 * value)
        func track(_ left: Reach, _ right: Reach) -> Reaches {
            Reaches(left: left, top: Reach(0.5, -2), right: right, bottom: Reach(0.5, 2))
        }
        let thumb = Reaches(
            left: Reach(value, middle.points - 13), top: Reach(0.5, -13), right: Reach(value, middle.points + 13),
            bottom: Reach(0.5, 13))
        return [
            .box(
                track(Reach(0, 2), Reach(1, -2)), fill: look.partColors[.maximum] ?? .fill, stroke: nil, width: 0,
                radius: 2, isDashed: false),
            .box(
                track(Reach(0, 2), middle), fill: look.partColors[.minimum] ?? tint, stroke: nil, width: 0, radius: 2,
                isDashed: false),
            .box(
                thumb, fill: look.partColors[.thumb] ?? .white, stroke: Paint(0x0000_0022), width: 0.5, radius: 14,
                isDashed: false),
        ]
    }

    private func progress() -> [LookOperation] {
        let value = min(max(look.value ?? 0, 0), 1)
        let full = Reaches(left: Reach(0), top: Reach(0.5, -2), right: Reach(1), bottom: Reach(0.5, 2))
        var part = full
        part.right = Reach(value)
        return [
            .box(full, fill: look.partColors[.maximum] ?? .fill, stroke: nil, width: 0, radius: 2, isDashed: false),
            .box(part, fill: look.partColors[.minimum] ?? tint, stroke: nil, width: 0, radius: 2, isDashed: false),
        ]
    }

    private func segments() -> [LookOperation] {
        var result: [LookOperation] = [
            .box(.all, fill: .fieldFill, stroke: nil, width: 0, radius: 8, isDashed: false)
        ]
        let count = look.segments.count
        guard count > 0 else { return result + text(.unknown, size: 13, lines: 1, alignment: .center) }
        for (index, segment) in look.segments.enumerated() {
            let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
            if index == look.selectedIndex {
                let chosen = Reaches(
                    left: Reach(start, 2), top: Reach(0, 2), right: Reach(end, -2), bottom: Reach(1, -2))
                result.append(
                    .box(
                        chosen, fill: look.partColors[.selected] ?? Paint(light: 0xFFFF_FFFF, dark: 0x636366FF),
                        stroke: Paint(0x0000_0010), width: 0.5, radius: 7, isDashed: false))
            }
            result.append(
                .text(
                    LookText(
                        string: DisplayText.content(segment),
                        place: Reaches(left: Reach(start, 3), top: Reach(0), right: Reach(end, -3), bottom: Reach(1)),
                        size: 13, weight: index == look.selectedIndex ? 600 : 500, paint: .label, alignment: .center)))
        }
        return result
    }

    private func activity() -> [LookOperation] {
        let isLarge = look.style.hasSuffix("large")
        let (inner, outer) = isLarge ? (8.0, 16.0) : (4.5, 9.5)
        let paint = look.tint ?? .secondary
        // Eight spokes, which fade one after the other.
        let directions: [(Double, Double)] = [
            (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
        ]
        return directions.enumerated().map { index, direction in
            .line(
                [
                    Reach(0.5, direction.0 * inner), Reach(0.5, direction.1 * inner), Reach(0.5, direction.0 * outer),
                    Reach(0.5, direction.1 * outer),
                ], paint.faded(1 - Double(index) * 0.1), width: isLarge ? 3 : 2)
        }
    }

    private func pages() -> [LookOperation] {
        let count = min(max(look.pages ?? 3, 1), 12)
        return (0..<count).map { index in
            let x = (Double(index) - Double(count - 1) / 2) * 16
            let dot = Reaches(
                left: Reach(0.5, x - 3.5), top: Reach(0.5, -3.5), right: Reach(0.5, x + 3.5), bottom: Reach(0.5, 3.5))
            let paint =
                index == look.currentPage
                ? look.partColors[.currentPage] ?? .label : look.partColors[.page] ?? .faint
            return .box(dot, fill: paint, stroke: nil, width: 0, radius: 4, isDashed: false)
        }
    }

    private func stepper() -> [LookOperation] {
        let whole = Reaches(left: Reach(0), top: Reach(0), right: Reach(0, 94), bottom: Reach(0, 32))
        return [
            .box(whole, fill: .fieldFill, stroke: nil, width: 0, radius: 8, isDashed: false),
            .line([Reach(0, 47), Reach(0, 7), Reach(0, 47), Reach(0, 25)], .separator, width: 1),
            .line([Reach(0, 16), Reach(0, 16), Reach(0, 31), Reach(0, 16)], .label, width: 2),
            .line([Reach(0, 63), Reach(0, 16), Reach(0, 78), Reach(0, 16)], .label, width: 2),
            .line([Reach(0, 70.5), Reach(0, 8.5), Reach(0, 70.5), Reach(0, 23.5)], .label, width: 2),
        ]
    }

    /// Rows whose cells this file does not show.
    private func rows() -> [LookOperation] {
        [
            .text(
                LookText(
                    string: DisplayText.name(className), place: .inset(4, 0), size: 11, paint: .secondary,
                    alignment: .center))
        ]
    }
}

extension ViewLook.Known<String> {
    /// As a field that hides its text shows it.
    var dotted: Self {
        guard case .known(let text) = self else { return self }
        return .known(String(repeating: "•", count: min(text.count, 24)))
    }
}
