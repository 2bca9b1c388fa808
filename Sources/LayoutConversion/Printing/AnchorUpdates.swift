// What updates become: numbers of constraints that are kept, which are made where they are not there.

import MasonrySyntax
import SourceText

/// How an update is written.
struct Updating: Sendable {
    /// Whether it makes all of its constraints or none.
    var isTogether = false
    /// Whether it is written for evaluation, which can tell neither whether they are there nor, behind a condition, what a
    /// property keeps: as if they were not there, with variables.
    var isProving = false
}

extension AnchorPrinter {
    /// What changes the constants of constraints that are kept, statement by statement.
    func updates(
        _ run: [DraftStatement], _ style: LineStyle, _ updating: Updating, _ names: inout FreeNames
    ) throws(Reason) -> String {
        var lines: [String] = []
        let run = updating.isProving ? withVariables(run, &lines, &names) : run
        if updating.isTogether {
            lines += try making(run, style, updating, &names)
            // What is a literal never changes.
            lines += run.flatMap(\.drafts).filter { $0.constant.literal == nil }.compactMap(constant(of:))
            return lines.joined(separator: style.newline + style.indentation)
        }
        for statement in run {
            lines += statement.comments
            for draft in statement.drafts {
                if draft.isNew {
                    lines += try making(
                        [DraftStatement(drafts: [draft], range: statement.range)], style, updating, &names)
                }
                if let line = constant(of: draft) { lines.append(line) }
            }
            if let comment = statement.trailingComment, let last = lines.indices.last { lines[last] += " " + comment }
        }
        return lines.joined(separator: style.newline + style.indentation)
    }

    private func constant(of draft: ConstraintDraft) -> String? {
        guard let keeper = draft.keptIn.first else { return nil }
        return dialect == .swift
            ? "\(keeper)?.constant = \(draft.constant.text)" : "\(keeper).constant = \(draft.constant.text);"
    }

    /// Makes what is not active: it was not made yet, or one of its views was taken out since.
    private func making(
        _ run: [DraftStatement], _ style: LineStyle, _ updating: Updating, _ names: inout FreeNames
    ) throws(Reason) -> [String] {
        guard let first = run.first?.drafts.first, let keeper = first.keptIn.first else {
            throw Reason(.inexpressible(run.first?.range ?? TextRange(0, 0)))
        }
        if updating.isProving { return [try statements(run, style, &names)] }
        let condition = dialect == .swift ? "if \(keeper)?.isActive != true {" : "if (!\(keeper).active) {"
        var inner = style
        inner.indentation += style.unit
        return [condition, style.unit + (try statements(run, inner, &names)), "}"]
    }

    /// The same with a variable in the place of each property that keeps what is new; `lines` declare them.
    private func withVariables(
        _ run: [DraftStatement], _ lines: inout [String], _ names: inout FreeNames
    ) -> [DraftStatement] {
        var run = run
        for place in run.indices {
            for index in run[place].drafts.indices where run[place].drafts[index].isNew {
                guard let keeper = run[place].drafts[index].keptIn.first else { continue }
                let name = names.free((keeper.split(separator: ".").last.map(String.init) ?? keeper) + "Made")
                lines.append(
                    dialect == .swift ? "var \(name): NSLayoutConstraint?" : "NSLayoutConstraint *\(name) = nil;")
                run[place].drafts[index].keptIn = [name]
            }
        }
        return run
    }
}
