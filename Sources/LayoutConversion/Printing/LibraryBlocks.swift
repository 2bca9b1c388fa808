// Constraints without a library as blocks of one: a block for each view, in the order of the first constraint.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Writes blocks of a library.
struct LibraryBlocks: Sendable {
    let library: Library
    let document: LayoutDocument

    /// The constraint that a comment is about.
    private struct Place: Hashable {
        let view: String
        let range: TextRange

        init(_ draft: ConstraintDraft) {
            view = draft.first.text
            range = draft.range
        }
    }

    /// The text in place of an activation.
    func text(_ statements: [DraftStatement], _ style: LineStyle) throws(Reason) -> String {
        var order: [String] = []
        var drafts: [String: [ConstraintDraft]] = [:]
        var comments: [Place: [String]] = [:]
        for statement in statements {
            guard let first = statement.drafts.first else { continue }
            comments[Place(first), default: []] += statement.comments
            if let comment = statement.trailingComment { comments[Place(first), default: []].append(comment) }
            for draft in statement.drafts {
                if drafts[draft.first.text] == nil { order.append(draft.first.text) }
                drafts[draft.first.text, default: []].append(draft)
            }
        }
        var blocks: [String] = []
        for view in order {
            guard let own = drafts[view], let first = own.first else { continue }
            blocks.append(try block(view, own, first, comments, style))
        }
        return blocks.joined(separator: style.newline + style.indentation)
    }

    /// The statement that makes constraints active which something keeps.
    func activation(of constraints: [String]) -> String {
        let list = constraints.joined(separator: ", ")
        return library == .masonry
            ? "[NSLayoutConstraint activateConstraints:@[\(list)]];" : "NSLayoutConstraint.activate([\(list)])"
    }

    /// The statement that gives a view back the mask which its block switches off.
    func maskLine(_ view: String) -> String {
        "\(view).translatesAutoresizingMaskIntoConstraints = \(library == .masonry ? "YES;" : "true")"
    }

    private func block(
        _ view: String, _ drafts: [ConstraintDraft], _ first: ConstraintDraft, _ comments: [Place: [String]],
        _ style: LineStyle
    ) throws(Reason) -> String {
        if library == .masonry, first.first.isGuide { throw Reason(.inexpressible(first.range)) }
        var printer = ChainPrinter(library: library, hasSemicolons: library == .masonry)
        // What holds an object itself is nobody's to say but its own code's: `superview!`.
        if view != "self", case .item(let parent) = document[first.first.item].parent { printer.superview = parent }
        var lines: [String] = []
        var pending = comments
        for group in printer.groups(drafts) {
            // Above the first chain that says something of what they are about.
            for draft in group.drafts { lines += pending.removeValue(forKey: Place(draft)) ?? [] }
            guard let line = printer.chain(group) else { throw Reason(.inexpressible(first.range)) }
            lines.append(line)
        }
        let inner = style.newline + style.indentation + style.unit
        let body = lines.map { inner + $0 }.joined() + style.newline + style.indentation
        return library == .masonry
            ? "[\(view) mas_makeConstraints:^(MASConstraintMaker *make) {\(body)}];"
            : "\(view).snp.makeConstraints { make in\(body)}"
    }
}
