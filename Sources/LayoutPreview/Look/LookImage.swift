// An image that a view shows, and where in it.

import AutoLayout

/// One image of a view.
struct LookImage: Sendable, Hashable {
    var file: String
    /// In points.
    var size: Size
    var place = Reaches.all
    var fitting = Fitting.fill
    /// The colour of its shape; nil for its own.
    var paint: Paint?
    /// The radius to which it is clipped; nil where it may go beyond its place.
    var clip: Double?

    /// How it fills its place, as `UIView.ContentMode` names it.
    enum Fitting: Sendable, Hashable {
        case fill, fit, cover
        /// In its own size; 0 for the leading edges, 1 for the trailing ones.
        case own(x: Double, y: Double)
        /// In its own size in the middle, or as large as there is room.
        case shrink

        /// - Parameter contentMode: the enumerator in lower case; what is unknown is UIKit's default.
        init(contentMode: String) {
            switch contentMode {
            case "scaleaspectfit": self = .fit
            case "scaleaspectfill": self = .cover
            case "center": self = .own(x: 0.5, y: 0.5)
            case "top": self = .own(x: 0.5, y: 0)
            case "bottom": self = .own(x: 0.5, y: 1)
            case "left": self = .own(x: 0, y: 0.5)
            case "right": self = .own(x: 1, y: 0.5)
            case "topleft": self = .own(x: 0, y: 0)
            case "topright": self = .own(x: 1, y: 0)
            case "bottomleft": self = .own(x: 0, y: 1)
            case "bottomright": self = .own(x: 1, y: 1)
            default: self = .fill
            }
        }

        /// The scale of an image of `size` in a place, along both axes.
        fileprivate func scale(_ size: Size, _ place: Rect) -> (x: Double, y: Double) {
            let (x, y) = (place.width / size.width, place.height / size.height)
            switch self {
            case .fill: return (x, y)
            case .fit: return (min(x, y), min(x, y))
            case .cover: return (max(x, y), max(x, y))
            case .own: return (1, 1)
            case .shrink: return (min(1, x, y), min(1, x, y))
            }
        }

        fileprivate var anchor: (x: Double, y: Double) {
            if case .own(let x, let y) = self { (x, y) } else { (0.5, 0.5) }
        }

        /// As the page's script reads it: the way, and the part of the free room before it along both axes.
        var code: String {
            let number =
                switch self {
                case .fill: 0
                case .fit: 1
                case .cover: 2
                case .own: 3
                case .shrink: 4
                }
            return "[\(number),\(Decimal.text(anchor.x)),\(Decimal.text(anchor.y))]"
        }
    }

    /// Where it is drawn.
    func rect(in place: Rect) -> Rect {
        let scale = fitting.scale(size, place)
        let (width, height) = (size.width * scale.x, size.height * scale.y)
        return Rect(
            x: place.x + fitting.anchor.x * (place.width - width),
            y: place.y + fitting.anchor.y * (place.height - height),
            width: width, height: height)
    }
}
