// Why numbers of frames are not known, over all views of a repository.

import AutoLayout
import LayoutIDE
import MasonrySemantics

/// How many views lack a number for each reason.
struct FrameReasons {
    private var counts: [String: (views: Int, alone: Int)] = [:]

    /// The reasons of one view, each once.
    mutating func note(_ reasons: [String]) {
        for reason in reasons {
            counts[reason, default: (0, 0)].views += 1
            if reasons.count == 1 { counts[reason]?.alone += 1 }
        }
    }

    /// The most frequent first.
    var lines: [String] {
        let sorted = counts.sorted { ($1.value.views, $0.key) < ($0.value.views, $1.key) }
        return sorted.prefix(30).map { reason, count in
            "\(count.views) (\(count.alone) for this alone): \(reason)"
        }
    }

    /// nil for a view that is in no layout.
    static func reasons(of view: LayoutReport.View?, in document: LayoutDocument) -> [String] {
        guard let view else { return ["a view that is in no layout"] }
        guard let frame = view.frame else {
            return [view.note?.text.contains("superview") == true ? "superview" : "no frame"]
        }
        var result: Set<String> = []
        for (place, attribute) in LayoutSolution.FrameAttribute.allCases.enumerated() where frame.numbers[place] == nil
        {
            let causes = view.causes[place]
            if view.ambiguous.contains(where: { $0.attribute == attribute.name }) {
                result.insert("nothing determines it")
            } else if causes.isEmpty {
                result.insert(
                    attribute == .x || attribute == .y ? "cause not found: position" : "cause not found: size")
            }
            for cause in causes { result.insert(name(of: cause, in: document)) }
        }
        return result.sorted()
    }

    private static func name(of cause: FrameCause, in document: LayoutDocument) -> String {
        switch cause {
        case .superview: return "superview"
        case .conflict: return "a conflict"
        case .surroundings: return "where the program shows the view"
        case .madeUp(let number): return name(of: number, in: document)
        }
    }

    private static func name(of cause: MadeUp, in document: LayoutDocument) -> String {
        switch cause {
        case .number: "a number with a name"
        case .extent(let item, let axis):
            "\(axis == .horizontal ? "width" : "height") of a root: \(document[item].placement)"
        case .content(let item, let axis):
            "content \(axis == .horizontal ? "width" : "height"): \(document[item].className ?? "?")"
        case .constraint: "a constraint with an unreadable part"
        case .placement: "a placement that cannot be read"
        case .safeArea: "where a view is on the screen"
        }
    }
}
