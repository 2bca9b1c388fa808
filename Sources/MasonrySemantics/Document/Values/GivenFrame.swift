// A frame that code gives a view.

import SourceText

/// The frame that one assignment or initializer gives a view; for display alone, because other code may set another.
package struct GivenFrame: Sendable, Hashable {
    /// A number of it, in points, or what the source calls one that is not known.
    struct Number: Sendable, Hashable {
        var constant: Double?
        var quantity = QuantityID.nameless
    }

    /// x, y, width, height.
    var numbers: [Number]
    /// The expression.
    var source: TextRange
    /// Whether several places give the view frames: which of them counts is not told.
    var isDisputed = false
    /// The places of the numbers that code changes of whatever the frame is.
    var adjusted: Set<Int> = []

    /// The width and height in points; nil for those that are not known, or that code changes.
    package var sides: (width: Double?, height: Double?) {
        guard !isDisputed, numbers.count == 4 else { return (nil, nil) }
        return (
            adjusted.contains(2) ? nil : numbers[2].constant, adjusted.contains(3) ? nil : numbers[3].constant
        )
    }

    /// Whether a view of this size, in points, as far as it is known, is as large as this frame says.
    package func gives(_ width: Double?, _ height: Double?) -> Bool {
        guard !isDisputed, numbers.count == 4 else { return false }
        var isOne = false
        for (length, number) in [(width, numbers[2]), (height, numbers[3])] {
            guard let length else { continue }
            guard let constant = number.constant, abs(constant - length) < 0.01 else { return false }
            isOne = true
        }
        return isOne
    }
}
