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
    /// The lines that declare variables.
    var declarations: Set<Int> = []

    /// The block as it stands in a text.
    var text: String { text(as: kind, lines) }

    /// The block as one of another kind, which asks for variables that stand around it.
    func text(as kind: BlockKind) -> String {
        text(as: kind, lines.enumerated().filter { !declarations.contains($0.offset) }.map(\.element))
    }

    private func text(as kind: BlockKind, _ lines: [String]) -> String {
        let header = view == "self" ? "snp" : "\(view).snp"
        let inner = lines.map { "    \($0)\n" }.joined()
        return "\(header).\(kind)Constraints { make in\n\(inner)}"
    }
}

/// Writes blocks that were read.
struct BlockPort: Sendable {
    let document: LayoutDocument
    let index: SourceIndex
    private let spelling: SwiftSpelling

    init(document: LayoutDocument, index: SourceIndex, _ kinds: NameKinds) {
        self.document = document
        self.index = index
        spelling = SwiftSpelling(tree: document.tree, kinds)
    }

    func port(_ read: ReadBlock) throws(Reason) -> PortedBlock {
        guard read.content.receivers.count == 1, let receiver = read.content.receivers.first else {
            throw Reason(.receiver(read.instances[0].receiverRange))
        }
        // An update that finds nothing makes it with Masonry, and ends the program with SnapKit.
        if read.kind == .update, let new = read.drafts.first(where: \.isNew) {
            throw Reason(.updatesNothing(new.range))
        }
        var printer = ChainPrinter(library: .snapKit, hasSemicolons: false)
        if case .item(let parent) = document[receiver.item].parent { printer.superview = parent }
        var result = PortedBlock(
            view: view(receiver.text), kind: read.kind, lines: [], drafts: [], keepers: [])
        var statements: [TextOffset: DraftStatement] = [:]
        for statement in read.content.runs.flatMap(\.statements) { statements[statement.range.start] = statement }
        try write(read.block.closure.body, statements, printer, &result)
        return result
    }

    /// The statements of a list, those of its branches one level further in.
    private func write(
        _ body: Block, _ statements: [TextOffset: DraftStatement], _ printer: ChainPrinter, _ result: inout PortedBlock
    ) throws(Reason) {
        let tree = document.tree
        var end = body.range.start
        var isFirst = true
        for id in body.statements {
            let range = tree[id].range
            if isNothing(id) { continue }
            if let statement = statements[range.start] {
                // Those between two chains are the second one's.
                if isFirst { result.lines += comments(TextRange(end, range.start)) }
                try write(statement, printer, &result)
                (isFirst, end) = (false, max(range.end, statement.range.end))
                continue
            }
            result.lines += comments(TextRange(end, range.start))
            if case .variable(let variable) = tree[id].kind {
                guard let line = spelling.declaration(variable, in: body.range) else { throw Reason(.statement(range)) }
                result.declarations.insert(result.lines.count)
                result.lines.append(line)
                (isFirst, end) = (true, range.end)
                continue
            }
            try write(branch: id, after: "", statements, printer, &result)
            result.lines.append("}")
            (isFirst, end) = (true, range.end)
        }
        result.lines += comments(TextRange(end, max(end, body.range.end)))
    }

    /// A lone semicolon, and `@strongify(self);`, which Swift's closures that do not escape need not.
    private func isNothing(_ id: StatementID) -> Bool {
        let text = document.tree.text[document.tree[id].range]
        return text.hasPrefix("@strongify(") || text.allSatisfy { $0 == ";" || $0.isWhitespace }
    }

    /// A branch without its last brace; `head` is what stands before `if`.
    private func write(
        branch id: StatementID, after head: String, _ statements: [TextOffset: DraftStatement], _ printer: ChainPrinter,
        _ result: inout PortedBlock
    ) throws(Reason) {
        let tree = document.tree
        guard case .conditional(let conditional) = tree[id].kind, conditional.keyword == .ifStatement,
            conditional.bindings.isEmpty, let condition = conditional.condition,
            let words = spelling.branch(condition)
        else { throw Reason(.statement(tree[id].range)) }
        result.lines.append("\(head)if \(words) {")
        try writeInner(conditional.then, statements, printer, &result)
        guard let otherwise = conditional.otherwise else { return }
        if otherwise.statements.count == 1, case .conditional = tree[otherwise.statements[0]].kind {
            return try write(branch: otherwise.statements[0], after: "} else ", statements, printer, &result)
        }
        result.lines.append("} else {")
        try writeInner(otherwise, statements, printer, &result)
    }

    private func writeInner(
        _ body: Block, _ statements: [TextOffset: DraftStatement], _ printer: ChainPrinter, _ result: inout PortedBlock
    ) throws(Reason) {
        let first = result.lines.count
        try write(body, statements, printer, &result)
        for place in result.lines[first...].indices { result.lines[place] = "    " + result.lines[place] }
    }

    private func write(
        _ statement: DraftStatement, _ printer: ChainPrinter, _ result: inout PortedBlock
    ) throws(Reason) {
        result.lines += statement.comments
        let drafts = statement.drafts.map(inSwift)
        try check(drafts, in: statement.range)
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

    /// Leaves what has no name, and what may be nil in Swift.
    func check(_ drafts: [ConstraintDraft], in range: TextRange) throws(Reason) {
        guard drafts.allSatisfy({ $0.second.map { $0.item.isImplicit || !$0.item.text.isEmpty } ?? true }) else {
            throw Reason(.nameless(range))
        }
        if drafts.contains(where: { Self.mayBeNil($0.first.text) || Self.mayBeNil($0.second?.item.text ?? "") }) {
            throw Reason(.receiver(range))
        }
    }

    /// Whether a path ends with a view that buttons and cells of UIKit may not have in Swift.
    private static func mayBeNil(_ path: String) -> Bool {
        ["titleLabel", "imageView", "textLabel", "detailTextLabel"].contains { path.hasSuffix(".\($0)") }
    }

    private func comments(_ range: TextRange) -> [String] {
        index.comments(in: range).map { document.tree.text[$0.range] }
    }

    /// A statement that was read with numbers in Swift, with its views.
    func inSwift(_ statement: DraftStatement) -> DraftStatement {
        var statement = statement
        statement.drafts = statement.drafts.map(inSwift)
        return statement
    }

    private func inSwift(_ draft: ConstraintDraft) -> ConstraintDraft {
        var draft = draft
        draft.first.text = view(draft.first.text)
        if let second = draft.second {
            draft.second?.item.text = view(second.item.text)
        }
        draft.keptIn = draft.keptIn.map(view)
        return draft
    }

    /// `title` for `self.title`, `_title` and `strongSelf.title`.
    private func view(_ text: String) -> String {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if spelling.isSelf(parts[0]) {
            guard parts.count > 1 else { return "self" }
            parts.removeFirst()
        }
        if parts[0].hasPrefix("self->") { parts[0].removeFirst("self->".count) }
        if parts[0].hasPrefix("_") { parts[0].removeFirst() }
        return parts.joined(separator: ".")
    }
}
