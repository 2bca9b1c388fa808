// What is drawn of a view, measured from its frame: the one description that both the SVG and the page's script draw.

import AutoLayout

/// A length along one axis: a part of the frame's and some points.
struct Reach: Sendable, Hashable {
    var fraction: Double
    var points: Double

    init(_ fraction: Double, _ points: Double = 0) {
        self.fraction = fraction
        self.points = points
    }

    func place(_ start: Double, _ length: Double) -> Double { start + fraction * length + points }
}

/// A rectangle in a frame of any size.
struct Reaches: Sendable, Hashable {
    var left = Reach(0)
    var top = Reach(0)
    var right = Reach(1)
    var bottom = Reach(1)

    static let all = Reaches()

    func rect(in frame: Rect) -> Rect {
        let (left, top) = (left.place(frame.x, frame.width), top.place(frame.y, frame.height))
        return Rect(
            x: left, y: top, width: right.place(frame.x, frame.width) - left,
            height: bottom.place(frame.y, frame.height) - top)
    }

    static func inset(_ x: Double, _ y: Double) -> Reaches {
        Reaches(left: Reach(0, x), top: Reach(0, y), right: Reach(1, -x), bottom: Reach(1, -y))
    }

    /// Of a size, in the middle of the frame.
    static func centered(_ width: Double, _ height: Double) -> Reaches {
        Reaches(
            left: Reach(0.5, -width / 2), top: Reach(0.5, -height / 2), right: Reach(0.5, width / 2),
            bottom: Reach(0.5, height / 2))
    }
}

/// One thing to draw of a view.
indirect enum LookOperation: Sendable, Hashable {
    /// A radius beyond half of a side is half of it.
    case box(Reaches, fill: Paint?, stroke: Paint?, width: Double, radius: Double, isDashed: Bool)
    /// Through points of the frame: across and down in turn.
    case line([Reach], Paint, width: Double)
    case text(LookText)
    case image(LookImage)
    /// What lies behind a box, without sharp edges; `blur` is the standard deviation.
    case shadow(Reaches, Paint, blur: Double, radius: Double)
    case gradient(Reaches, LookGradient, radius: Double)
    /// Several together, cut off at a place with rounded corners where `clip` has a radius.
    case group([LookOperation], place: Reaches, clip: Double?, alpha: Double)
}

/// A text of a view.
struct LookText: Sendable, Hashable {
    enum Alignment: Int, Sendable { case natural, left, center, right }

    var string: String
    var place = Reaches.all
    /// In points.
    var size: Double
    var weight = 400
    var isItalic = false
    var isMonospaced = false
    var paint: Paint
    var alignment = Alignment.natural
    /// 0: as many as there is room for.
    var lines = 1
    var isAtTop = false
    /// Whether it is left out where the frame has no room for all of it.
    var isOptional = false
    /// Its pieces where these look differently; the text is one of them where there are none.
    var runs: [LookRun] = []
    /// The size by which its lines are measured, where that is not `size`.
    var measuredSize: Double?
}

/// Colours along a line through a box, whose ends are parts of its sides.
package struct LookGradient: Sendable, Hashable {
    package struct Stop: Sendable, Hashable {
        package var place: Double
        package var paint: Paint

        package init(place: Double, paint: Paint) {
            self.place = place
            self.paint = paint
        }
    }

    package var stops: [Stop]
    package var start: Point
    package var end: Point

    package init(stops: [Stop], start: Point, end: Point) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}

/// All that is drawn of one view, and how its subviews are drawn.
struct LookNode: Sendable, Hashable {
    var isHidden = false
    var alpha = 1.0
    /// The radius to which subviews are clipped; nil where they are not.
    var clip: Double?
    var under: [LookOperation] = []
    /// In front of the subviews.
    var over: [LookOperation] = []
}
