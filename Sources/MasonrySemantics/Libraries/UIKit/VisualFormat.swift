// The visual format language of NSLayoutConstraint: `H:|-8-[title(>=40)]-gap-[icon(title)]|`.

import AutoLayout

/// One parsed format string.
package struct VisualFormat {
    /// A number, or the name of a metric or view.
    package enum Operand: Equatable {
        case number(Double)
        case name(String)
    }

    /// `>=20@750`
    struct Predicate: Equatable {
        var relation = LayoutRelation.equal
        var operand: Operand
        var priority: Operand?
    }

    /// What stands between two neighbours.
    enum Gap: Equatable {
        case predicates([Predicate])
        /// A lone `-`: a distance that the system decides.
        case standard
    }

    struct View: Equatable {
        var name: String
        var sizes: [Predicate] = []
    }

    var axis = Axis.horizontal
    var views: [View] = []
    /// Between a view and the next, one less than there are views.
    var gaps: [Gap] = []
    /// Before the first view, if the format begins with `|`.
    var leading: Gap?
    /// Behind the last view, if the format ends with `|`.
    var trailing: Gap?

    /// What gives the numbers of one constraint.
    package struct Numbers {
        /// nil for the distance that the system decides, and for a size that is another view's.
        package var constant: Operand?
        package var priority: Operand?
        /// Whether the constant has the other sign: the format tells how far the superview's end lies behind the view's.
        package var isNegated = false
    }

    /// Those of all its constraints, in the order in which these are made.
    ///
    /// - Parameter isMetric: Whether a name is one of the metrics, not of the views.
    package func numbers(isMetric: (String) -> Bool) -> [Numbers] {
        func all(_ gap: Gap, isNegated: Bool = false) -> [Numbers] {
            switch gap {
            case .standard: [Numbers(isNegated: isNegated)]
            case .predicates(let predicates):
                predicates.map { Numbers(constant: $0.operand, priority: $0.priority, isNegated: isNegated) }
            }
        }
        let sizes = views.flatMap(\.sizes).map { size in
            if case .name(let name) = size.operand, !isMetric(name) { return Numbers(priority: size.priority) }
            return Numbers(constant: size.operand, priority: size.priority)
        }
        return (leading.map { all($0) } ?? []) + gaps.flatMap { all($0) }
            + (trailing.map { all($0, isNegated: true) } ?? []) + sizes
    }

    /// nil for texts that UIKit refuses.
    package init?(_ text: String) {
        var scanner = Scanner(Array(text.utf8))
        if scanner.take("H:") { axis = .horizontal } else if scanner.take("V:") { axis = .vertical }
        if scanner.take("|") {
            guard let gap = scanner.gap() else { return nil }
            leading = gap
        }
        guard let first = scanner.view() else { return nil }
        views = [first]
        while !scanner.isAtEnd {
            guard let gap = scanner.gap() else { return nil }
            if scanner.take("|") {
                trailing = gap
                break
            }
            guard let next = scanner.view() else { return nil }
            views.append(next)
            gaps.append(gap)
        }
        guard scanner.isAtEnd else { return nil }
    }

    /// Reads the parts of a format; every step moves on or fails.
    private struct Scanner {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes.filter { $0 != UInt8(ascii: " ") } }

        var isAtEnd: Bool { position >= bytes.count }

        private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

        mutating func take(_ text: StaticString) -> Bool {
            let wanted = text.withUTF8Buffer { Array($0) }
            guard bytes[position...].starts(with: wanted) else { return false }
            position += wanted.count
            return true
        }

        /// Nothing is a distance of 0.
        mutating func gap() -> Gap? {
            guard take("-") else { return .predicates([Predicate(operand: .number(0))]) }
            if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") { return .standard }
            let predicates = take("(") ? list() : predicate().map { [$0] }
            guard let predicates, take("-") else { return nil }
            return .predicates(predicates)
        }

        mutating func view() -> View? {
            guard take("["), let name = name() else { return nil }
            var view = View(name: name)
            if take("(") {
                guard let sizes = list() else { return nil }
                view.sizes = sizes
            }
            return take("]") ? view : nil
        }

        private mutating func list() -> [Predicate]? {
            var result: [Predicate] = []
            repeat {
                guard let predicate = predicate() else { return nil }
                result.append(predicate)
            } while take(",")
            return take(")") ? result : nil
        }

        private mutating func predicate() -> Predicate? {
            var relation = LayoutRelation.equal
            if take(">=") {
                relation = .greaterThanOrEqual
            } else if take("<=") {
                relation = .lessThanOrEqual
            } else {
                _ = take("==")
            }
            guard let operand = operand() else { return nil }
            var predicate = Predicate(relation: relation, operand: operand)
            if take("@") {
                guard let priority = self.operand() else { return nil }
                predicate.priority = priority
            }
            return predicate
        }

        private mutating func operand() -> Operand? {
            if let name = name() { return .name(name) }
            return number().map { .number($0) }
        }

        private mutating func number() -> Double? {
            let start = position
            _ = take("-")
            while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") {
                position += 1
            }
            return Double(String(decoding: bytes[start..<position], as: UTF8.self))
        }

        private mutating func name() -> String? {
            guard let first = next, Self.isNameStart(first) else { return nil }
            let start = position
            while let byte = next,
                Self.isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || byte == UInt8(ascii: ".")
            {
                position += 1
            }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private static func isNameStart(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
        }
    }
}
