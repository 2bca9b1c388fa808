// How a view looks, as far as the source says it.

import AutoLayout

/// A colour in light and in dark surroundings: red, green, blue and opacity in 8 bits each, from the highest byte.
package struct Paint: Sendable, Hashable {
    package var light: UInt32
    package var dark: UInt32

    package init(light: UInt32, dark: UInt32) {
        self.light = light
        self.dark = dark
    }

    init(_ both: UInt32) { self.init(light: both, dark: both) }

    var isClear: Bool { light & 0xFF == 0 && dark & 0xFF == 0 }

    /// The same with a part of its opacity.
    package func faded(_ factor: Double) -> Paint {
        func faded(_ color: UInt32) -> UInt32 {
            let alpha = UInt32(exactly: (Double(color & 0xFF) * min(max(factor, 0), 1)).rounded()) ?? 0xFF
            return color & 0xFFFF_FF00 | alpha
        }
        return Paint(light: faded(light), dark: faded(dark))
    }

    /// Black or white, whichever is read better on this colour.
    var contrast: Paint {
        func contrast(_ color: UInt32) -> UInt32 {
            let luma = (color >> 24) * 299 + (color >> 16 & 0xFF) * 587 + (color >> 8 & 0xFF) * 114
            return luma > 140_000 ? 0x0000_00FF : 0xFFFF_FFFF
        }
        return Paint(light: contrast(light), dark: contrast(dark))
    }

    // Of the system, by Apple's Human Interface Guidelines for iOS.
    static let background = Paint(light: 0xFFFF_FFFF, dark: 0x0000_00FF)
    static let cell = Paint(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
    static let label = Paint(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    static let secondary = Paint(light: 0x3C3C_4399, dark: 0xEBEB_F599)
    static let faint = Paint(light: 0x3C3C_434D, dark: 0xEBEB_F54D)
    static let separator = Paint(light: 0x3C3C_434A, dark: 0x5454_5899)
    static let fill = Paint(light: 0x7878_8033, dark: 0x7878_805C)
    static let fieldFill = Paint(light: 0x7676_801F, dark: 0x7676_803D)
    static let bar = Paint(light: 0xF9F9_F9F0, dark: 0x1D1D_1DF0)
    static let tabs = Paint(light: 0xF9F9_F9FF, dark: 0x1616_16FF)
    static let unselected = Paint(light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
    static let tint = Paint(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    static let green = Paint(light: 0x34C7_59FF, dark: 0x30D1_58FF)
    static let white = Paint(0xFFFF_FFFF)
    /// Behind the sign of a picture: it covers what lies behind it, as the picture would.
    static let picture = Paint(light: 0xDCDC_E2FF, dark: 0x3A3A_3CFF)
    /// Around what stands where it would with usual sizes.
    static let assumed = Paint(light: 0x8A5A_0099, dark: 0xF0B4_4099)
}

/// What is known of one view's look, and what is only known not to be known.
package struct ViewLook: Sendable, Hashable {
    package enum Alignment: Sendable, Hashable { case natural, left, center, right }

    /// Of a line of text or of an image.
    package enum Known<Value: Sendable & Hashable>: Sendable, Hashable {
        case none, unknown, known(Value)

        var value: Value? { if case .known(let value) = self { value } else { nil } }
    }

    package struct Font: Sendable, Hashable {
        /// In points; nil for the control's own.
        package var size: Double?
        /// From 100 to 900.
        package var weight: Int
        package var isItalic: Bool
        package var isMonospaced: Bool

        package init(size: Double? = nil, weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false) {
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
            self.isMonospaced = isMonospaced
        }
    }

    package struct Image: Sendable, Hashable {
        package var name: String
        package var isSymbol: Bool
        /// In points; nil where nobody knows.
        package var size: Size?
        /// The file of its picture; nil where there is none that can be drawn.
        package var file: String?
        package var drawing = Drawing.own
        /// Whether its picture is drawn as it is, and not something that code makes of it.
        package var isDrawable = true
        /// Whether code says that it keeps its own colours.
        package var isOriginal = false

        /// In its own colours, in the tint of its view, or in a colour.
        package enum Drawing: Sendable, Hashable { case own, template, painted(Paint) }

        package init(name: String, isSymbol: Bool, size: Size? = nil, file: String? = nil) {
            self.name = name
            self.isSymbol = isSymbol
            self.size = size
            self.file = file
        }
    }

    /// Parts of controls that have colours of their own.
    package enum Part: Sendable, Hashable {
        case on, minimum, maximum, thumb, bar, selected, currentPage, page, placeholder, separator
    }

    package var background = Known<Paint>.none
    package var textColor: Paint?
    package var tint: Paint?
    package var partColors: [Part: Paint] = [:]
    package var alpha = 1.0
    package var isHidden = false
    package var radius = 0.0
    package var borderWidth = 0.0
    package var borderColor: Paint?
    package var clips = false
    package var shadow: Shadow?
    package var gradient: LookGradient?
    package var text = Known<String>.none
    /// The pieces of `text` where these look differently.
    package var runs: [Run] = []
    package var placeholder = Known<String>.none
    package var font = Font()
    package var alignment = Alignment.natural
    /// 0: as many as there is room for; nil: the control's own.
    package var lines: Int?
    package var image = Known<Image>.none
    package var backgroundImage = Known<Image>.none
    package var contentMode = ""
    /// A switch, and whether a text is hidden behind dots.
    package var isOn = false
    package var isSecure = false
    /// Of a slider or progress view, between 0 and 1.
    package var value: Double?
    package var segments: [String] = []
    package var selectedIndex: Int?
    package var pages: Int?
    package var currentPage = 0
    package var hasRoundedBorder = false
    /// Whether a table draws lines between its rows.
    package var hasSeparators = true
    /// `large` of `UIActivityIndicatorView.Style.large`, `system` of a button's type.
    package var style = ""
    /// In which order siblings were put into their superview; nil where no code says it.
    package var order: Double?
    /// What the system does with the frame.
    package var stage = Stage.inside
    /// Whether the frame stands on usual sizes in the place of those that nobody knows.
    package var isAssumed = false

    /// A view that others contain, one that fills a device's screen, a row, or one that stands by itself.
    package enum Stage: Sendable, Hashable { case inside, screen, cell, alone }

    package init() {}

    /// The shadow of a view's layer.
    package struct Shadow: Sendable, Hashable {
        /// With the shadow's opacity.
        package var paint: Paint
        /// In points; the standard deviation of its blur.
        package var radius: Double
        package var x: Double
        package var y: Double

        package init(paint: Paint, radius: Double, x: Double, y: Double) {
            self.paint = paint
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    /// A piece of a text that looks differently from others.
    package struct Run: Sendable, Hashable {
        package var text: String
        package var paint: Paint?
        package var font: Font?
        package var isUnderlined: Bool
        package var isStruck: Bool

        package init(text: String, paint: Paint?, font: Font?, isUnderlined: Bool, isStruck: Bool) {
            self.text = text
            self.paint = paint
            self.font = font
            self.isUnderlined = isUnderlined
            self.isStruck = isStruck
        }
    }
}
