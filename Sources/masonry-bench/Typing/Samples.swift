// Times of one thing done often.

/// What one thing took, in milliseconds.
struct Times {
    var wall: Double
    /// Of the processor.
    var processor: Double

    init(_ wall: Duration, _ processor: Duration) {
        self.wall = Self.milliseconds(wall)
        self.processor = Self.milliseconds(processor)
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
    }
}

struct Samples {
    private var times: [Times] = []

    var count: Int { times.count }
    var isEmpty: Bool { times.isEmpty }

    mutating func append(_ more: [Times]) { times += more }

    /// The time that such a part of all do not exceed.
    func wall(_ part: Double) -> Double { Self.quantile(times.map(\.wall), part) }
    func processor(_ part: Double) -> Double { Self.quantile(times.map(\.processor), part) }

    private static func quantile(_ values: [Double], _ part: Double) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }

    /// p50 and p99 on the wall, then of the processor.
    var cells: [String] { [wall(0.5), wall(0.99), processor(0.5), processor(0.99)].map(number) }
}
