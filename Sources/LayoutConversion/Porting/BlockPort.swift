// Blocks of Masonry as blocks of SnapKit, for who writes the same class anew in Swift.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// A block in the words of the other language.
struct PortedBlock: Sendable {
    /// The receiver in Swift.
    var view: String
    var kind: BlockKind
    /// The statements of the closure, a line each.
    var lines: [String]
    /// What they make, with views and numbers in Swift.
    var drafts: [ConstraintDraft]
    /// The properties that keep some of it.
    var keepers: [String]

    /// The block as it stands in a text, named as `kind` or as asked.
    func text(as kind: BlockKind? = nil) -> String {
        let header = view == "self" ? "snp" : "\(view).snp"
        let inner = lines.map { "    \($0)\n" }.joined()
        return "\(header).\(kind ?? self.kind)Constraints { make in\n\(inner)}"
    }
}

/// Writes blocks that were read.
struct BlockPort: Sendable {
    let document: LayoutDocument
    let index: SourceIndex

    func port(_ read: ReadBlock) throws(Reason) -> PortedBlock {
        guard read.content.receivers.count == 1, let receiver = read.content.receivers.first else {
            throw Reason(.receiver(read.instances[0].receiverRange))
        }
        guard !read.content.isConditional, read.content.runs.count == 1 else {
            throw Reason(.statement(read.block.closure.body.range))
        }
        var printer = ChainPrinter(library: .snapKit, hasSemicolons: false)
        if case .item(let parent) = document[receiver.item].parent { printer.superview = parent }
        var result = PortedBlock(
            view: Self.view(receiver.text), kind: read.kind, lines: [], drafts: [], keepers: [])
        let body = read.block.closure.body.range
        result.lines += comments(TextRange(body.start, read.content.runs[0].range.start))
        for statement in read.content.runs.flatMap(\.statements) {
            result.lines += statement.comments
            let drafts = statement.drafts.map(Self.inSwift)
            guard drafts.allSatisfy({ $0.second.map { $0.item.isImplicit || !$0.item.text.isEmpty } ?? true }) else {
                throw Reason(.nameless(statement.range))
            }
            result.drafts += drafts
            let groups = printer.groups(drafts)
            for (place, group) in groups.enumerated() {
                guard var line = printer.chain(group) else { throw Reason(.inexpressible(statement.range)) }
                if let keeper = drafts.first?.keptIn.first {
                    guard groups.count == 1 else { throw Reason(.kept(statement.range)) }
                    line = "\(keeper) = \(line).constraint"
                    result.keepers.append(keeper)
                }
                if place == groups.count - 1, let comment = statement.trailingComment { line += " " + comment }
                result.lines.append(line)
            }
        }
        result.lines += comments(TextRange(read.content.runs[0].range.end, body.end))
        return result
    }

    private func comments(_ range: TextRange) -> [String] {
        index.comments(in: range).map { document.tree.text[$0.range] }
    }

    private static func inSwift(_ draft: ConstraintDraft) -> ConstraintDraft {
        var draft = draft
        draft.first.text = view(draft.first.text)
        if let second = draft.second {
            draft.second?.item.text = view(second.item.text)
        }
        draft.keptIn = draft.keptIn.map(view)
        return draft
    }

    /// `title` for `self.title`, `_title` and `strongSelf.title`.
    private static func view(_ text: String) -> String {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1, ["self", "weakSelf", "strongSelf"].contains(parts[0]) { parts.removeFirst() }
        if parts.count == 1, ["weakSelf", "strongSelf"].contains(parts[0]) { return "self" }
        if parts[0].hasPrefix("self->") { parts[0].removeFirst("self->".count) }
        if parts[0].hasPrefix("_") { parts[0].removeFirst() }
        return parts.joined(separator: ".")
    }
}
