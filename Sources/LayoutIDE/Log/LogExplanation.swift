// A message of a log explained: in the names of the sources, with what clashes, what it means, and what to do.

import AutoLayout
import LayoutLog

/// One message of a log, explained.
package struct LogExplanation: Sendable {
    /// What it is about.
    package enum Subject: Sendable {
        case conflict(ExplainedConflict)
        case fault(ExplainedFault)
        case ambiguity(ExplainedAmbiguity)
    }

    package var subject: Subject
    /// Of the log, from 1.
    package var line: Int
    package var count: Int

    /// Whether constraints clash, by what the log says or by what they say.
    package var isConflict: Bool {
        guard case .conflict(let conflict) = subject else { return false }
        return conflict.isAnnounced || conflict.clash != nil
    }
}

/// A conflict, explained.
package struct ExplainedConflict: Sendable {
    /// A constraint of the message.
    package struct Member: Sendable {
        /// As the log prints it, on one line.
        package var printed: String
        /// In the names of the source, or of the log; nil where it could not be read.
        package var text: String?
        /// What it is, if no code has made it.
        package var system: SystemConstraint?
        /// Whether the system broke it.
        package var isBroken: Bool
        /// Whether it is one of the smallest set that clashes.
        package var clashes: Bool
        /// Where it may have been made, the likeliest first.
        package var candidates: [SourceCandidate]
    }

    package var members: [Member]
    package var isAnnounced: Bool
    package var isRedacted: Bool
    package var isTruncated: Bool
    package var clash: LogClash?
    /// What the screen shows without the constraint that was broken; nil where that is not known.
    package var outcome: LocalizedText?
    package var repairs: [LogRepair]
    /// The clash drawn as it was asked for; nil where there is nothing to draw.
    package var picture: String?
    /// The index of the member that was broken.
    package var broken: Int?

    /// The likeliest place of the constraint that was broken, or of the first of the clash that has one.
    package var place: SourceCandidate? {
        let order = [broken].compactMap { $0 } + (clash?.members ?? Array(members.indices))
        return order.lazy.compactMap { members[$0].candidates.first }.first
    }
}

/// An assertion, trap, exception or warning, explained.
package struct ExplainedFault: Sendable {
    package var kind: LogFaultKind
    /// As the log prints it, on one line.
    package var printed: String
    package var meaning: LocalizedText
    package var rule: String?
    package var candidates: [SourceCandidate]
}

/// A trace with ambiguous views, explained.
package struct ExplainedAmbiguity: Sendable {
    /// The views, with what of them is open.
    package var places: [(name: String, variables: [String])]
}

extension LogWorkspace {
    /// Explains a message. Nothing is drawn where nobody will look at it.
    package func explain(_ entry: LogEntry, drawing: LogDrawing = .none) -> LogExplanation {
        let subject: LogExplanation.Subject
        switch entry.message {
        case .conflict(let conflict): subject = .conflict(explain(conflict, drawing))
        case .fault(let fault): subject = .fault(explain(fault))
        case .ambiguity(let ambiguity):
            let items = ambiguity.places.map(\.item)
            subject = .ambiguity(
                ExplainedAmbiguity(
                    places: ambiguity.places.map { (LogNames.name(of: $0.item, in: items), $0.variables) }))
        }
        return LogExplanation(subject: subject, line: entry.line, count: entry.count)
    }

    private func explain(_ conflict: LoggedConflict, _ drawing: LogDrawing) -> ExplainedConflict {
        let search = SourceSearch(conflict, in: self)
        let candidates = conflict.members.indices.map { search.candidates(for: $0) }
        let items = conflict.items
        let names = sourceNames(candidates)
        func name(_ item: LoggedItem) -> String {
            guard let index = items.firstIndex(where: { $0.isSame(as: item) }) else { return "?" }
            return names[index] ?? LogNames.name(of: item, in: items)
        }
        let model = ConflictLayout(conflict, names: names)
        let solution = model.layout.solve()
        let found = model.clash(solution)
        var result = ExplainedConflict(
            members: [], isAnnounced: conflict.isAnnounced, isRedacted: conflict.isRedacted,
            isTruncated: conflict.isTruncated, repairs: [])
        result.clash = found?.clash
        result.broken = conflict.broken
        result.members = conflict.members.enumerated().map { index, member in
            ExplainedConflict.Member(
                printed: LogWords.oneLine(member.text, limit: 400),
                text: member.statement.map { LogNames.text(of: $0, name) }, system: SystemConstraint(member),
                isBroken: index == conflict.broken, clashes: found?.clash.members.contains(index) ?? false,
                candidates: candidates[index])
        }
        if let found {
            result.repairs = ConflictRepairs(conflict: conflict, clash: found.clash, name: name).all
            result.outcome = outcome(conflict, model, solution, name)
            if drawing != .none {
                let model = ConflictLayout(conflict, names: names, isForDrawing: true)
                result.picture = LogPicture(model, clash: found.clash.members).drawn(drawing)
            }
        }
        return result
    }

    /// The names that the likeliest places give the items, the surest first.
    private func sourceNames(_ candidates: [[SourceCandidate]]) -> [Int: String] {
        var names: [Int: String] = [:]
        let first = candidates.compactMap(\.first)
        for wanted in [SourceCandidate.Certainty.certain, .likely] {
            for candidate in first where candidate.certainty == wanted {
                for (item, name) in candidate.names where names[item] == nil && !name.isEmpty { names[item] = name }
            }
        }
        return names
    }

    /// The size that the broken constraint was to give, and the one that the others give.
    private func outcome(
        _ conflict: LoggedConflict, _ model: ConflictLayout, _ solution: LayoutSolution,
        _ name: (LoggedItem) -> String
    ) -> LocalizedText? {
        guard let broken = conflict.broken, let statement = conflict.members[broken].statement,
            statement.firstAttribute.isSize, statement.second == nil, let wanted = statement.constant,
            let index = conflict.items.firstIndex(where: { $0.isSame(as: statement.first) })
        else { return nil }
        let place = model.places[index]
        let attribute: LayoutSolution.FrameAttribute = statement.firstAttribute == .width ? .width : .height
        guard !solution.ambiguities.contains(where: { $0.item == place && $0.attribute == attribute }),
            solution.isSolved(place), solution.frames.indices.contains(place.index)
        else { return nil }
        let frame = solution.frames[place.index]
        let actual = attribute == .width ? frame.width : frame.height
        guard abs(actual - wanted) > 0.01 else { return nil }
        let shown = name(statement.first)
        return LocalizedText(
            "Without it \(shown) is \(actual.inPoints) points \(attribute == .width ? "wide" : "high") instead of \(wanted.inPoints).",
            "去掉它之后，\(shown) 的\(attribute == .width ? "宽度" : "高度")为 \(actual.inPoints) 而非 \(wanted.inPoints)。")
    }

    private func explain(_ fault: LoggedFault) -> ExplainedFault {
        ExplainedFault(
            kind: fault.kind, printed: LogWords.oneLine(fault.text, limit: 400), meaning: fault.kind.meaning,
            rule: fault.kind.rule, candidates: candidates(for: fault))
    }

    /// By the constraint that the message prints, or by the two anchors.
    private func candidates(for fault: LoggedFault) -> [SourceCandidate] {
        if !fault.constraints.isEmpty {
            var conflict = LoggedConflict()
            conflict.members = fault.constraints
            let search = SourceSearch(conflict, in: self)
            return conflict.members.indices.flatMap { search.candidates(for: $0) }
        }
        guard fault.items.count == 2, fault.attributes.count == 2, let first = LayoutAttribute(fault.attributes[0]),
            let second = LayoutAttribute(fault.attributes[1]), !fault.items[0].isSame(as: fault.items[1])
        else { return [] }
        let query = LoggedQuery(anchors: (0, first), (1, second))
        let printed = LoggedConstraint(className: "", text: "")
        return SourceSearch(fault.items, [printed], [query], self).candidates(for: 0)
    }
}
