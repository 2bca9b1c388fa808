// What code has said of labels so far.

import AutoLayout

/// What code has said of one label, button, field or image view that it makes; UIKit's defaults before that.
struct LabelState: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case label, button, field, imageView }

    enum Image: Sendable, Hashable {
        case never
        case named(String)
        /// It changes, or is only known when the program runs.
        case unknown
    }

    /// The frame of a field.
    enum Border: Sendable, Hashable { case none, rounded, unknown }

    enum Text: Sendable, Hashable {
        case never
        case literal(String)
        /// Of the program's string tables, as a literal would write it, in the language that the program is written in; in
        /// others it is longer or shorter.
        case localized(String)
        /// It changes, or is only known when the program runs.
        case unknown
    }

    enum Font: Sendable, Hashable {
        case standard
        case system(Double)
        /// Another one, whose lines are about so high, in points, and whose letters about as wide as those of the system's
        /// font of that size; nil for other widths.
        case other(lineHeight: Double, likeSystem: Double?)
        case unknown

        init(_ font: FontValue) {
            if let size = font.systemSize {
                self = .system(size)
            } else {
                self =
                    font.otherLineHeight.map {
                        .other(lineHeight: $0, likeSystem: font.hasUsualWidths ? font.size : nil)
                    } ?? .unknown
            }
        }
    }

    var kind = Kind.label
    var text = Text.never
    /// Of a field, while it is empty.
    var placeholder = Text.never
    /// Of a button in its normal state, or of an image view.
    var image = Image.never
    /// Of a button in its normal state.
    var backgroundImage = Image.never
    var font = Font.standard
    /// Of its font, as CSS counts it.
    var weight: UInt16 = 400
    /// The most lines that it may have, 0 for any number; nil where that is not known.
    var lines: Int? = 1
    /// The same where any method that certainly does what it says counts, called or not; nil where two differ.
    var saidLines: Int? = 1
    var isGivenLines = false
    /// Whether some code leaves it without a text.
    var mayBeEmpty = false
    /// Whether code says at which width it wraps.
    var isWrappedByCode = false
    /// Of a button; nil where it is not known.
    var insets: EdgeInsets? = EdgeInsets.zero
    var border = Border.none
    /// Whether code gave it an attributed string: its size is shown then, and proves nothing.
    var isAttributed = false
    /// Whether code gave it an attributed string, known or not.
    var isGivenString = false
    var paragraph = ParagraphStyle()
    /// Between letters, in points.
    var kern = 0.0
    /// Where code makes it; nil where that is not followed.
    var making: Making?

    /// Of a button; nil where it has none, or one that is not known.
    var configuration: ButtonConfiguration?
    /// Of a button, whether it has the look of the system's.
    var isSystemButton = false

    /// Whether it has one line, whatever its width.
    var isOneLine: Bool { lines == 1 }

    /// Whether all letters of the text are known to be of the system's font itself, which has no Chinese ones.
    var isInSystemFont: Bool {
        guard let text = shown, fontSize != nil else { return false }
        return text.unicodeScalars.allSatisfy { $0.value < 0x0250 }
    }

    /// `shown`, if it has one line of its own.
    var line: String? { shown.flatMap { $0.contains("\\") ? nil : $0 } }

    /// The text in the language of the program as literals write it; nil where it has none, or it is not known.
    var shown: String? {
        switch text {
        case .literal(let text), .localized(let text): text
        case .never, .unknown: nil
        }
    }

    /// Of the system's font, in points; nil for another one.
    var fontSize: Double? {
        switch font {
        case .standard:
            kind != .button
                ? TextEstimate.defaultFontSize
                : isSystemButton ? TextEstimate.systemButtonFontSize : TextEstimate.buttonFontSize
        case .system(let size): size
        case .other, .unknown: nil
        }
    }

    /// The size of the system's font whose letters are about as wide, in points.
    var widthFontSize: Double? {
        if case .other(_, let size) = font { return size }
        return fontSize
    }

    /// The height of a line, in points; nil where the font is not known.
    var lineHeight: Double? {
        guard paragraph.isKnown else { return nil }
        if case .other(let height, _) = font { return paragraph.lineHeight(height) }
        return fontSize.map { paragraph.lineHeight(TextEstimate.lineHeight(fontSize: $0)) }
    }
}
