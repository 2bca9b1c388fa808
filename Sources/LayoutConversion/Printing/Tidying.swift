// Statements of one library said shorter: edges for four sides, an inset for two offsets, what stands twice once.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Looks for what is shorter in a run of chains. What has nothing to gain stays as it is written.
struct Tidying: Sendable {
    let printer: ChainPrinter
    let text: SourceText

    /// A constraint, and the statement that it is part of.
    private struct Entry {
        var statement: Int
        var draft: ConstraintDraft
    }

    /// The statements of the run, written shorter; nil where nothing is.
    func lines(of run: Run) -> [String]? {
        var entries: [Entry] = []
        var touched: Set<Int> = []
        var seen: Set<String> = []
        for (place, statement) in run.statements.enumerated() {
            if isDeprecated(statement) { touched.insert(place) }
            for draft in statement.drafts {
                if seen.insert(Self.signature(draft)).inserted {
                    entries.append(Entry(statement: place, draft: draft))
                } else {
                    touched.insert(place)
                }
            }
        }
        let merged = merge(entries, run, &touched)
        guard !touched.isEmpty else { return nil }
        return write(entries, merged, touched, run)
    }

    // MARK: What goes together

    /// Attributes that one word, or one inset, says together, the longest first.
    private static let patterns: [Set<LayoutAttribute>] = [
        [.left, .top, .right, .bottom], [.leading, .top, .trailing, .bottom], [.left, .right], [.leading, .trailing],
        [.top, .bottom], [.width, .height], [.centerX, .centerY],
    ]

    private func merge(_ entries: [Entry], _ run: Run, _ touched: inout Set<Int>) -> [[Int]] {
        var merged: [[Int]] = []
        var used: Set<Int> = []
        var buckets: [String: [Int]] = [:]
        var order: [String] = []
        let lists = listStatements(run)
        for place in entries.indices where !lists.contains(entries[place].statement) {
            let draft = entries[place].draft
            if let second = draft.second, second.attribute != draft.firstAttribute { continue }
            // A comment is about its own statement.
            let statement = run.statements[entries[place].statement]
            guard statement.comments.isEmpty, statement.trailingComment == nil else { continue }
            let key = Self.context(draft)
            if buckets[key] == nil { order.append(key) }
            buckets[key, default: []].append(place)
        }
        for key in order {
            for pattern in Self.patterns {
                let members = (buckets[key] ?? []).filter {
                    !used.contains($0) && pattern.contains(entries[$0].draft.firstAttribute)
                }
                guard members.count == pattern.count, isOneChain(members.map { entries[$0].draft }) else { continue }
                let statements = Set(members.map { entries[$0].statement })
                let isWritten = statements.count == 1 && isShort(run.statements[statements.first ?? 0], pattern)
                used.formUnion(members)
                guard !isWritten else { continue }
                merged.append(members)
                touched.formUnion(statements)
            }
        }
        return merged
    }

    /// Statements with several views at once: each would be a statement of its own.
    private func listStatements(_ run: Run) -> Set<Int> {
        Set(run.statements.indices.filter { Set(run.statements[$0].drafts.map(Self.context)).count > 1 })
    }

    private func isOneChain(_ drafts: [ConstraintDraft]) -> Bool {
        let constants = Set(drafts.map(\.constant.text))
        if drafts.allSatisfy(\.isEdge) {
            let insets = Set(drafts.map(\.inset.text))
            let isLiteral = drafts.allSatisfy { $0.constant.literal != nil }
            return insets.count == 1 || (drafts.count == 4 && isLiteral && drafts[0].multiplier == nil)
        }
        return constants.count == 1
    }

    /// Whether a statement says it in the fewest words already.
    private func isShort(_ statement: DraftStatement, _ pattern: Set<LayoutAttribute>) -> Bool {
        let written = text[statement.range]
        if pattern == [.left, .top, .right, .bottom] { return written.contains(".edges") }
        if pattern == [.width, .height] { return written.contains(".size") }
        if pattern == [.centerX, .centerY] { return written.contains(".center.") }
        return true
    }

    private static func context(_ draft: ConstraintDraft) -> String {
        let target = draft.second.map { "\($0.item.item.index) \($0.item.text)" } ?? "number"
        return
            "\(draft.relation) \(target) \(draft.multiplier?.text ?? "") \(draft.priority?.text ?? "") \(draft.identifier ?? "")"
    }

    private static func signature(_ draft: ConstraintDraft) -> String {
        "\(context(draft)) \(draft.firstAttribute) \(draft.second?.attribute.name ?? "") \(draft.constant.text)"
    }

    /// Spellings that the libraries still know, and would not be written today.
    private func isDeprecated(_ statement: DraftStatement) -> Bool {
        guard printer.library == .snapKit else { return false }
        let written = text[statement.range]
        return ["snp_", ".priorityHigh()", ".priorityMedium()", ".priorityLow()", "(superview!)", "(self.superview!)"]
            .contains { written.contains($0) }
    }

    // MARK: Writing

    /// A statement as it is; what separates statements in Swift is written anew.
    private func written(_ statement: DraftStatement) -> String {
        let written = text[statement.range]
        return !printer.hasSemicolons && written.hasSuffix(";") ? String(written.dropLast()) : written
    }

    private func write(_ entries: [Entry], _ merged: [[Int]], _ touched: Set<Int>, _ run: Run) -> [String]? {
        var lines: [String] = []
        var done: Set<Int> = []
        for (place, statement) in run.statements.enumerated() {
            guard touched.contains(place) else {
                lines += statement.commentsAbove + [written(statement)]
                continue
            }
            lines += statement.comments
            var rest: [ConstraintDraft] = []
            for index in entries.indices where entries[index].statement == place && !done.contains(index) {
                guard let group = merged.first(where: { $0.contains(index) }) else {
                    rest.append(entries[index].draft)
                    continue
                }
                done.formUnion(group)
                for chain in printer.groups(group.map { entries[$0].draft }) {
                    guard let line = printer.chain(chain) else { return nil }
                    lines.append(line)
                }
            }
            for chain in printer.groups(rest) {
                guard let line = printer.chain(chain) else { return nil }
                lines.append(line + (statement.trailingComment.map { " " + $0 } ?? ""))
            }
        }
        return lines
    }
}

extension DraftStatement {
    /// Whether a chain begins with the maker's name: what began with another one is no plain statement.
    func begins(with maker: String, in text: SourceText) -> Bool { text[range].hasPrefix(maker + ".") }

    /// The comments on the lines above, without those inside of the statement, which its text has.
    fileprivate var commentsAbove: [String] { Array(comments.dropLast(innerComments)) }
}
