// The size that a view would have by what it shows, for the stage alone: nothing is known by it.

import AutoLayout

extension ViewLook {
    /// The usual size of what a view of a class shows, in points; nil on an axis where it has none.
    /// - Parameter width: the width that a text of several lines has; nil for as wide as it likes.
    package func usualSize(className: String, width: Double? = nil) -> AxisPair<Double?> {
        switch ControlKind(className: className) {
        case .label: textSize(size: 17, width: width)
        case .textView: AxisPair(horizontal: nil, vertical: textSize(size: 12, width: width).vertical.map { $0 + 16 })
        case .button: buttonSize
        case .image:
            image.value?.size.map { AxisPair(horizontal: $0.width, vertical: $0.height) }
                ?? Self.square(image.value?.isSymbol == true ? 22 : 48)
        case .field: AxisPair(horizontal: 120, vertical: hasRoundedBorder ? 34 : 22)
        case .search: AxisPair(horizontal: nil, vertical: 56)
        case .toggle: AxisPair(horizontal: 51, vertical: 31)
        case .slider: AxisPair(horizontal: nil, vertical: 34)
        case .segments:
            AxisPair(
                horizontal: segments.reduce(0) { $0 + LookMeasure.width($1, size: 13, weight: 500) + 24 }, vertical: 32)
        case .progress: AxisPair(horizontal: nil, vertical: 4)
        case .activity: style.hasSuffix("large") ? Self.square(37) : Self.square(20)
        case .pages: AxisPair(horizontal: Double(min(max(pages ?? 3, 1), 12)) * 16 + 12, vertical: 26)
        case .stepper: AxisPair(horizontal: 94, vertical: 32)
        case .bar: AxisPair(horizontal: nil, vertical: 44)
        case .own, .foreign: AxisPair(horizontal: 96, vertical: 44)
        case .plain, .table, .collection, .effect: AxisPair(horizontal: nil, vertical: nil)
        }
    }

    /// Whether the height of what a view shows depends on its width.
    package func wraps(className: String) -> Bool {
        guard text.value != nil, lines != 1 else { return false }
        return switch ControlKind(className: className) {
        case .label: lines != nil
        case .textView: true
        default: false
        }
    }

    private static func square(_ side: Double) -> AxisPair<Double?> { AxisPair(horizontal: side, vertical: side) }

    private func textSize(size: Double, width: Double?) -> AxisPair<Double?> {
        let size = font.size ?? size
        let line = (size * LookMeasure.lineHeight * 2).rounded(.up) / 2
        switch text {
        case .none, .unknown: return AxisPair(horizontal: size * 6, vertical: line)
        case .known(let string):
            var text = LookText(
                string: DisplayText.paragraph(string), size: size, weight: font.weight, paint: .label,
                lines: lines ?? 1)
            addRuns(to: &text)
            let rows = LookMeasure.lines(text, width: width ?? 100_000, height: 100_000)
            let measured = text.measuredSize ?? text.size
            let longest = rows.map { LookMeasure.width($0, size: measured, weight: text.weight) }.max() ?? 0
            let height = runs.isEmpty ? line : (text.size * LookMeasure.lineHeight * 2).rounded(.up) / 2
            return AxisPair(
                horizontal: (longest * 2).rounded(.up) / 2, vertical: height * Double(max(rows.count, 1)))
        }
    }

    private var buttonSize: AxisPair<Double?> {
        let size = font.size ?? (style.hasSuffix("system") ? 15 : 18)
        let title = text.value.map { LookMeasure.width($0, size: size, weight: font.weight) }
        let picture = image == .none ? 0.0 : image.value?.size?.width ?? 22
        let width = picture + (title ?? (text == .unknown ? size * 4 : 0))
        let height = (size * LookMeasure.lineHeight).rounded(.up) + 12
        return AxisPair(horizontal: max(width, 30), vertical: max(height, image.value?.size?.height ?? 0))
    }
}
