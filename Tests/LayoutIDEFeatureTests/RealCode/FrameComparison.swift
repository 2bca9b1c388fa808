// What is shown of a frame beside what an expert states.

import LayoutIDE
import MasonrySyntax

/// How one frame of a case is shown.
struct FrameComparison {
    enum Verdict: String {
        case right = "RIGHT"
        /// Something is shown that is not true, or a number where nothing can be known.
        case wrong = "WRONG"
        /// Nothing that is shown is wrong, and not all of it is there.
        case silent = "SILENT"
    }

    private(set) var verdict = Verdict.silent
    private let shown: [ExpectedNumber?]?
    private let expected: RealCase.Frame

    /// One view of a layout.
    private struct Candidate {
        var view: LayoutReport.View
        var state: String?
        /// How well its state is the one that is meant, and its name.
        var fit: Int
        var numbers: [ExpectedNumber?] { FrameComparison.numbers(of: view) }
    }

    init(_ expected: RealCase.Frame, _ layouts: [LayoutReport.RootLayout]) {
        self.expected = expected
        let candidates = Self.candidates(for: expected, layouts)
        // A name with more words means one of several views, or an element of a list: the one that fits, if any does.
        let isOneOfSeveral = expected.view.contains { "([".contains($0) }
        let chosen = isOneOfSeveral ? candidates.first { Self.verdict(expected, $0) == .right } : nil
        let isElement = expected.view.contains("[")
        guard let best = chosen ?? (isElement ? nil : candidates.first) else {
            shown = nil
            verdict = expected.numbers.allSatisfy { $0 == nil } ? .right : .silent
            return
        }
        shown = best.numbers
        verdict = Self.verdict(expected, best)
        // What is shown is the layout of another state.
        if verdict == .wrong, best.state == nil, StateInWords(expected.state).isOther { verdict = .silent }
    }

    /// A line for the ledger.
    var line: String {
        let wanted = Self.text(expected.numbers)
        let seen = shown.map { $0.allSatisfy { $0 == nil } ? "is not shown" : "is shown as \(Self.text($0))" }
        return "\(verdict.rawValue) \(expected.class).\(expected.view) [\(expected.state)]: \(wanted) "
            + (seen ?? "is no view of a layout")
    }

    /// The four numbers of a view as `solve` and hover show them.
    private static func numbers(of view: LayoutReport.View) -> [ExpectedNumber?] {
        guard let frame = view.frame else { return [nil, nil, nil, nil] }
        return zip(frame.numbers, frame.words).map { number, words in
            number.map { ExpectedNumber($0.value) } ?? words.flatMap { ExpectedNumber($0.text) }
        }
    }

    private static func text(_ numbers: [ExpectedNumber?]) -> String {
        "(" + numbers.map { $0?.description ?? "?" }.joined(separator: ", ") + ")"
    }

    private static func verdict(_ expected: RealCase.Frame, _ candidate: Candidate) -> Verdict {
        let all = zip(expected.numbers, candidate.numbers).map { expected, shown -> Verdict in
            guard let shown else { return expected == nil ? .right : .silent }
            // An expression or a marked estimate where an expert says nothing, or where a number can be known, is not wrong.
            guard let expected else { return shown.value == nil || candidate.view.isEstimated ? .right : .wrong }
            if shown.value == nil, expected.value != nil { return .silent }
            let tolerance = expected.isEstimated || candidate.view.isEstimated ? 2 : 0.5
            return shown.isClose(to: expected, within: tolerance) ? .right : .wrong
        }
        return all.contains(.wrong) ? .wrong : all.contains(.silent) ? .silent : .right
    }

    /// The best first.
    private static func candidates(
        for expected: RealCase.Frame, _ layouts: [LayoutReport.RootLayout]
    ) -> [Candidate] {
        let state = StateInWords(expected.state)
        let target = plainName(expected.view)
        var found: [Candidate] = []
        for layout in layouts where layout.owner == expected.class {
            guard let fit = state.fit(layout.state) else { continue }
            for view in layout.views {
                let name = plainName(view.name)
                let isNamed = name == target || name.split(separator: ".").last == target.split(separator: ".").last
                guard isNamed || expected.view.contains("[") else { continue }
                let isShown = numbers(of: view).contains { $0 != nil }
                found.append(
                    Candidate(
                        view: view, state: layout.state,
                        fit: fit * 8 + (isNamed ? 4 : 0) + (name == target ? 2 : 0) + (isShown ? 1 : 0)))
            }
        }
        return found.enumerated().sorted { ($1.element.fit, $0.offset) < ($0.element.fit, $1.offset) }.map(\.element)
    }

    /// Without what only tells views of one name apart.
    private static func plainName(_ name: String) -> String {
        var name = name.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
        if name.hasPrefix("self.") { name.removeFirst(5) }
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}

/// A state of a case, which stands there in words.
private struct StateInWords {
    private let words: [Substring]
    private let comparison: String
    /// Whether it is not what a class looks like at first.
    let isOther: Bool

    init(_ prose: String) {
        isOther = !prose.hasPrefix("base")
        comparison = prose
        // A cell is told by the method that gives it, whatever the rows are for which it does.
        let isOfCell = prose.contains("'s cell")
        let essence = isOfCell ? "cell" : prose.prefix { !"(,".contains($0) }
        words = essence.split { !$0.isLetter && !$0.isNumber }.filter {
            !["after", "the", "first", "with", "a", "in"].contains($0)
        }
    }

    /// Whether a scenario is that of another value of what the state compares: `kind == 0` where it is `kind == 1`,
    /// `isLive` where it is `isLive false`.
    private func isExcluded(by scenario: String) -> Bool {
        guard let own = Comparison(comparison) else { return false }
        let conditions = scenario.components(separatedBy: " (line").first ?? scenario
        return conditions.components(separatedBy: " && ").contains { part in
            Comparison(part.components(separatedBy: ": ").last ?? part)?.excludes(own) ?? false
        }
    }

    /// How well a scenario is the state; nil where it is another one, 0 where it is only what others start from.
    func fit(_ scenario: String?) -> Int? {
        guard isOther else { return scenario == nil ? 1 : nil }
        guard let scenario else { return 0 }
        guard !isExcluded(by: scenario) else { return nil }
        let known = words.count { scenario.localizedCaseInsensitiveContains($0) }
        return known > 0 && known * 2 >= words.count ? known : nil
    }
}

/// `kind == 1`, `kind != 1`, `isLive`, `!isLive`; as people say it `plan .monthly`, `isLive false`, `isLive == NO`.
private struct Comparison {
    let name: String
    let value: String
    let isEqual: Bool

    init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        if words.count == 1, let only = words.first {
            words = only.hasPrefix("!") ? [String(only.dropFirst()), "==", "false"] : [only, "==", "true"]
        }
        if words.count == 2 { words.insert("==", at: 1) }
        guard words.count == 3, ["==", "!="].contains(words[1]) else { return nil }
        name = words[0]
        isEqual = words[1] == "=="
        value = ["YES": "true", "NO": "false"][words[2]] ?? words[2]
    }

    /// Whether both cannot hold, where `other` says what the value is.
    func excludes(_ other: Comparison) -> Bool {
        name == other.name && other.isEqual && isEqual != (value == other.value)
    }
}
