// From what evaluation knows of how a view looks to what a picture draws.

import AutoLayout
import LayoutPreview
import MasonrySemantics

extension Analysis {
    /// How an item looks, as far as its file says it.
    func look(of id: ItemID, isRoot: Bool) -> ViewLook {
        var look = ViewLook(document.appearances[id] ?? Appearance())
        look.image = withPicture(look.image)
        look.backgroundImage = withPicture(look.backgroundImage)
        let item = document[id]
        if look.text == .none, let text = item.text { look.text = .known(text) }
        if isRoot {
            look.stage = item.placement == .controllerView ? .screen : item.placement == .cell ? .cell : .alone
        }
        return look
    }
}

extension ViewLook {
    fileprivate init(_ appearance: Appearance) {
        self.init()
        order = appearance.order
        readColors(appearance)
        readTexts(appearance)
        readControls(appearance)
        alpha = appearance.number(.alpha) ?? 1
        isHidden = appearance.flag(.isHidden)
        radius = appearance.number(.radius) ?? 0
        borderWidth = appearance.number(.borderWidth) ?? 0
        clips = appearance.flag(.clips)
        shadow = Shadow(appearance)
        gradient = appearance.gradient.map(LookGradient.init)
        image = appearance.image(.image)
        backgroundImage = appearance.image(.backgroundImage)
        contentMode = appearance.choice(.contentMode) ?? ""
    }

    private mutating func readColors(_ appearance: Appearance) {
        switch appearance[.background] {
        case .color(let color): background = .known(Paint(color))
        case nil: background = .none
        default: background = .unknown
        }
        textColor = appearance.paint(.textColor)
        tint = appearance.paint(.tint)
        borderColor = appearance.paint(.borderColor)
        let parts: [(LookProperty, Part)] = [
            (.onTint, .on), (.minimumTint, .minimum), (.maximumTint, .maximum), (.thumbTint, .thumb), (.barTint, .bar),
            (.selectedTint, .selected), (.currentPageTint, .currentPage), (.pageTint, .page),
            (.placeholderColor, .placeholder), (.separatorColor, .separator),
        ]
        for (property, part) in parts { partColors[part] = appearance.paint(property) }
    }

    private mutating func readTexts(_ appearance: Appearance) {
        text = appearance.text(.text)
        if case .runs(let pieces) = appearance[.text] {
            runs = pieces.map { piece in
                Run(
                    text: piece.text, paint: piece.color.map { Paint($0) }, font: piece.font.map { Font($0) },
                    isUnderlined: piece.isUnderlined, isStruck: piece.isStruck)
            }
        }
        placeholder = appearance.text(.placeholder)
        if case .font(let known) = appearance[.font] {
            font = Font(known)
        }
        switch appearance.choice(.alignment) ?? appearance.choice(.horizontalAlignment) {
        case "center": alignment = .center
        case "left", "leading": alignment = .left
        case "right", "trailing": alignment = .right
        default: alignment = .natural
        }
        lines = appearance.number(.lines).flatMap { Int(exactly: $0) }.map { min(max($0, 0), 1_000) }
    }

    private mutating func readControls(_ appearance: Appearance) {
        isOn = appearance.flag(.isOn)
        isSecure = appearance.flag(.isSecure)
        if let number = appearance.number(.value) {
            let (least, most) = (appearance.number(.minimum) ?? 0, appearance.number(.maximum) ?? 1)
            value = most > least ? (number - least) / (most - least) : 0
        }
        if case .texts(let texts) = appearance[.items] { segments = texts }
        selectedIndex = appearance.number(.selectedIndex).flatMap { Int(exactly: $0) }
        pages = appearance.number(.pages).flatMap { Int(exactly: $0) }
        currentPage = appearance.number(.currentPage).flatMap { Int(exactly: $0) } ?? 0
        hasRoundedBorder = appearance.choice(.borderStyle)?.hasSuffix("roundedrect") ?? false
        style = appearance.choice(.style) ?? ""
        hasSeparators = appearance.choice(.separators) != "none"
    }
}

extension ViewLook.Font {
    fileprivate init(_ known: FontValue) {
        self.init(
            size: known.size > 0 ? known.size : nil, weight: Int(known.weight), isItalic: known.isItalic,
            isMonospaced: known.isMonospaced)
    }
}

extension ViewLook.Shadow {
    /// A layer's shadow, as UIKit has it where code says nothing: black, three points wide and three above.
    fileprivate init?(_ appearance: Appearance) {
        guard let opacity = appearance.number(.shadowOpacity), opacity > 0 else { return nil }
        let color = appearance.paint(.shadowColor) ?? Paint(light: 0x0000_00FF, dark: 0x0000_00FF)
        var offset = (x: 0.0, y: -3.0)
        if case .offset(let x, let y) = appearance[.shadowOffset] {
            offset = (min(max(x, -500), 500), min(max(y, -500), 500))
        }
        self.init(
            paint: color.faded(opacity), radius: min(max(appearance.number(.shadowRadius) ?? 3, 0), 100), x: offset.x,
            y: offset.y)
    }
}

extension LookGradient {
    fileprivate init(_ value: GradientValue) {
        let last = Double(max(value.colors.count - 1, 1))
        self.init(
            stops: value.colors.enumerated().map { index, color in
                let place = value.locations.indices.contains(index) ? value.locations[index] : Double(index) / last
                return Stop(place: place, paint: Paint(color))
            }, start: Point(value.start.x, value.start.y), end: Point(value.end.x, value.end.y))
    }
}

extension Appearance {
    /// Within what can be drawn.
    fileprivate func number(_ property: LookProperty) -> Double? {
        if case .number(let number) = self[property] { min(max(number, -10_000), 10_000) } else { nil }
    }

    fileprivate func flag(_ property: LookProperty) -> Bool { number(property).map { $0 != 0 } ?? false }

    fileprivate func choice(_ property: LookProperty) -> String? {
        if case .choice(let choice) = self[property] { choice } else { nil }
    }

    fileprivate func paint(_ property: LookProperty) -> Paint? {
        if case .color(let color) = self[property] { Paint(color) } else { nil }
    }

    fileprivate func text(_ property: LookProperty) -> ViewLook.Known<String> {
        switch self[property] {
        case .text(let text): .known(text)
        case .runs(let runs): .known(runs.map(\.text).joined())
        case nil: .none
        default: .unknown
        }
    }

    fileprivate func image(_ property: LookProperty) -> ViewLook.Known<ViewLook.Image> {
        switch self[property] {
        case .image(let image): .known(ViewLook.Image(image))
        case nil: .none
        default: .unknown
        }
    }
}

extension Paint {
    init(_ color: ColorValue) { self.init(light: color.light, dark: color.dark) }
}
