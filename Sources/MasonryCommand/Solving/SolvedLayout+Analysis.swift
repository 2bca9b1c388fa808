// From the analysis's report to what `solve` prints: offsets become lines.

import LayoutIDE
import Platform
import Project
import SourceText

extension SolvedLayout {
    /// Every layout of `analysis`; the work is shared by as many threads as there are processors.
    static func all(of analysis: Analysis, kind: TextKind) async -> [SolvedLayout] {
        let reporter = LayoutReporter(analysis)
        let work: @Sendable (Int) -> [SolvedLayout] = { all(reporter.layouts($0), of: analysis.text, kind: kind) }
        var layouts: [SolvedLayout] = []
        await processInOrder(Array(reporter.entries), jobs: ThisProcess.activeProcessorCount, work: work) {
            (found) throws(Never) in layouts += found
        }
        return layouts
    }

    private static func all(
        _ layouts: [LayoutReport.RootLayout], of text: SourceText, kind: TextKind
    ) -> [SolvedLayout] {
        layouts.map { report in
            var layout = SolvedLayout(
                screenName: report.screen.name, screenWidth: report.screen.size.width,
                screenHeight: report.screen.size.height)
            layout.isSource = kind != .masonry
            layout.className = report.owner
            if layout.isSource { layout.scenario = report.state } else { layout.state = report.state }
            layout.root = report.root
            layout.isSatisfiable = report.isSatisfiable
            layout.satisfiableSizes = report.sizes.map { .init(widths: .init($0.widths), heights: .init($0.heights)) }
            layout.views = report.views.map { View($0, text) }
            layout.constraints = report.constraints.map { Constraint($0, text) }
            layout.conflicts = report.conflicts.map {
                Conflict(constraints: $0.constraints, broken: $0.broken, explanation: $0.explanation)
            }
            return layout
        }
    }
}

extension SolvedLayout.Bounds {
    fileprivate init(_ interval: LayoutReport.Interval) {
        self.init(minimum: interval.minimum, maximum: interval.maximum)
    }
}

extension SolvedLayout.Frame {
    fileprivate init(_ frame: ShownFrame) {
        (x, y) = (frame.x.map(Number.init), frame.y.map(Number.init))
        (width, height) = (frame.width.map(Number.init), frame.height.map(Number.init))
        words = frame.words.map { $0.map { ($0.isEstimated ? "≈ " : "") + $0.text } }
    }
}

extension SolvedLayout.Frame.Number {
    fileprivate init(_ number: ShownFrame.Number) {
        self.init(value: number.value, isEstimated: number.isEstimated)
    }
}

extension SolvedLayout.View {
    fileprivate init(_ view: LayoutReport.View, _ text: SourceText) {
        name = view.name
        className = view.className
        superview = view.superview
        line = view.range.map { text.line(at: $0.start) + 1 }
        frame = view.frame.map { .init($0) }
        absoluteFrame = view.absoluteFrame.map { .init($0) }
        ambiguous = view.ambiguous.map { ($0.attribute, .init($0.range)) }
        isEstimated = view.isEstimated
        note = view.note?.text
        assumptions = view.note?.assumptions ?? []
        gap = view.note?.gap
    }
}

extension SolvedLayout.Constraint {
    fileprivate init(_ constraint: LayoutReport.Constraint, _ text: SourceText) {
        id = constraint.id
        file = constraint.outside?.fileName
        line = (constraint.outside?.line ?? text.line(at: constraint.range.start)) + 1
        firstItem = constraint.firstItem
        firstAttribute = constraint.firstAttribute
        relation = constraint.relation
        secondItem = constraint.secondItem
        secondAttribute = constraint.secondAttribute
        multiplier = constraint.multiplier
        self.constant = constraint.constant
        priority = constraint.priority
        violation = constraint.violation
    }
}
