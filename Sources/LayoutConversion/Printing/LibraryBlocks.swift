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

    /// The block of one view.
    struct Part: Sendable {
        var view: String
        var drafts: [ConstraintDraft]
        /// Its chains, with the comments above them.
        var lines: [String]
    }

    /// What stands in place of an activation.
    func parts(_ statements: [DraftStatement]) throws(Reason) -> [Part] {
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
        var parts: [Part] = []
        for view in order {
            guard let own = drafts[view], let first = own.first else { continue }
            parts.append(Part(view: view, drafts: own, lines: try lines(view, own, first, comments)))
        }
        return parts
    }

    /// Its text.
    func text(_ statements: [DraftStatement], _ style: LineStyle) throws(Reason) -> String {
        try parts(statements).map { block($0, style) }.joined(separator: style.newline + style.indentation)
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

    private func lines(
        _ view: String, _ drafts: [ConstraintDraft], _ first: ConstraintDraft, _ comments: [Place: [String]]
    ) throws(Reason) -> [String] {
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
        return lines
    }

    private func block(_ part: Part, _ style: LineStyle) -> String {
        let inner = style.newline + style.indentation + style.unit
        let body = part.lines.map { inner + $0 }.joined() + style.newline + style.indentation
        return library == .masonry
            ? "[\(part.view) mas_makeConstraints:^(MASConstraintMaker *make) {\(body)}];"
            : "\(part.view).snp.makeConstraints { make in\(body)}"
    }
}
