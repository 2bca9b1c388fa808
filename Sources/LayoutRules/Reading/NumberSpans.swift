// Where numbers alone place the views of one superview, from its top to its bottom.

import AutoLayout
import MasonrySemantics

/// The vertical constraints that certainly hold, by the superview of the views that they place.
struct NumberSpans {
    /// What is known of one view, in points from the top of its superview.
    struct Span {
        var top: Double?
        var bottom: Double?
        var height: Double?
        /// The constraint that gave the last number.
        var last: MadeConstraintID?
    }

    private let document: LayoutDocument
    /// Whether labels have all the lines that they may have.
    private let isLongest: Bool
    /// By superview.
    private(set) var firm: [ItemID: [MadeConstraintID]] = [:]
    /// Views that something else places, too: a bound, a number that is not known, a view outside.
    private var loose: Set<ItemID> = []
    /// Views whose height a constraint gives.
    private var sized: Set<ItemID> = []

    private static let mostSteps = 24

    /// - Parameter isLongest: whether labels that may have several lines have all of them; else nobody knows how high they are.
    /// Complexity: O(constraints).
    init(_ document: LayoutDocument, isLongest: Bool = false) {
        self.document = document
        self.isLongest = isLongest
        for (index, made) in document.constraints.enumerated() where made.firstAttribute.axis == .vertical {
            if made.firstAttribute == .height { sized.insert(made.firstItem) }
            guard let box = document.superview(of: made.firstItem) else { continue }
            if Self.isFirm(made, in: document), isOf(box, made) {
                firm[box, default: []].append(MadeConstraintID(index))
            } else {
                loose.insert(made.firstItem)
            }
        }
    }

    /// Whether a constraint is made whenever its class is set up, and stays as it is.
    static func isFirm(_ made: MadeConstraint, in document: LayoutDocument) -> Bool {
        made.relation == .equal && made.priority == 1000 && !made.isStored && made.guardID == .always
            && made.constant != nil && made.multiplier == 1 && document.isInText(made.range)
            && made.chain.map { id in
                let chain = document.chainRecords[id.index]
                return !chain.isAlternative && chain.certainty == .certain && document[chain.block].kind == .make
            } ?? true
    }

    private func isOf(_ box: ItemID, _ made: MadeConstraint) -> Bool {
        guard case .item(let other, _) = made.target else { return made.target == .none }
        return other == box || document.superview(of: other) == box
    }

    /// The views that are placed in `box`, which is so high, if that is known. Complexity: O(its constraints × steps in which they
    /// hang on each other), of which there are few.
    func spans(in box: ItemID, height: Double?) -> [ItemID: Span] {
        let ids = (firm[box] ?? []).filter { !loose.contains(document[$0].firstItem) }
        var spans: [ItemID: Span] = [box: Span(top: 0, bottom: height, height: height)]
        var before = 0
        for _ in 0..<Self.mostSteps {
            for id in ids { place(by: id, &spans) }
            let count = spans.values.reduce(0) { $0 + ($1.top == nil ? 0 : 1) + ($1.bottom == nil ? 0 : 1) }
            if count == before { break }
            before = count
        }
        spans[box] = nil
        return spans
    }

    private func place(by id: MadeConstraintID, _ spans: inout [ItemID: Span]) {
        let made = document[id]
        guard let constant = made.constant else { return }
        var span = spans[made.firstItem] ?? Span(height: lineHeight(of: made.firstItem))
        let before = (span.top, span.bottom)
        switch (made.firstAttribute, made.target) {
        case (.height, .none): span.height = constant
        case (.height, .item(let other, .height)): span.height = spans[other]?.height.map { $0 + constant }
        case (let own, .item(let other, let attribute)):
            guard let place = spans[other].flatMap({ Self.place(attribute, $0) }) else { return }
            switch own {
            case .top: span.top = place + constant
            case .bottom: span.bottom = place + constant
            case .centerY:
                guard let height = span.height else { return }
                span.top = place + constant - height / 2
            default: return
            }
        default: return
        }
        if let height = span.height {
            span.bottom = span.bottom ?? span.top.map { $0 + height }
            span.top = span.top ?? span.bottom.map { $0 - height }
        }
        if before.0 == nil && span.top != nil || before.1 == nil && span.bottom != nil { span.last = id }
        spans[made.firstItem] = span
    }

    private static func place(_ attribute: LayoutAttribute, _ span: Span) -> Double? {
        switch attribute {
        case .top: span.top
        case .bottom: span.bottom
        case .centerY: span.top.flatMap { top in span.bottom.map { (top + $0) / 2 } }
        default: nil
        }
    }

    private func lineHeight(of item: ItemID) -> Double? {
        guard !sized.contains(item), let line = document.labelLines[item], !line.isEstimated,
            line.count == 1 || isLongest && line.count > 1
        else { return nil }
        return line.height * Double(line.count)
    }
}
