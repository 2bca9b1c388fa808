// A constraint block as it stands in the text: its receiver, its closure, and the statements around it.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The place of each expression and statement by its range, found in one pass.
struct SourceIndex: Sendable {
    let tree: SyntaxTree
    /// Calls and messages with a closure, by their range.
    private var calls: [TextRange: ExpressionID] = [:]
    /// Statements that are one expression.
    private var statements: [TextRange: StatementID] = [:]
    /// The bodies of functions, in the order of their beginnings.
    private let functions: [TextRange]
    /// The lists of statements, in the order of their beginnings, the outer before the inner ones.
    private let lists: [TextRange]
    /// The tokens that are comments.
    private let comments: [Token]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        comments = tree.comments
        for (index, expression) in tree.expressions.enumerated() {
            switch expression.kind {
            case .call, .message: calls[expression.range] = ExpressionID(Int32(clamping: index))
            default: break
            }
        }
        var functions: [TextRange] = []
        for (index, statement) in tree.statements.enumerated() {
            switch statement.kind {
            case .expression(let id): statements[tree[id].range] = StatementID(Int32(clamping: index))
            case .function(let function): if let body = function.body { functions.append(body.range) }
            default: break
            }
        }
        self.functions = functions.sorted { $0.start < $1.start }
        lists = Self.lists(of: tree)
    }

    func call(at range: TextRange) -> ExpressionID? { calls[range] }
    func statement(of range: TextRange) -> StatementID? { statements[range] }

    /// The innermost function around a place; the whole text where there is none.
    func function(around range: TextRange) -> TextRange {
        functions.last { $0.contains(range) } ?? tree.text.range
    }

    /// The innermost list of statements around a place; the whole text where there is none.
    func list(around range: TextRange) -> TextRange { lists.last { $0.contains(range) } ?? tree.text.range }

    private static func lists(of tree: SyntaxTree) -> [TextRange] {
        var result: [TextRange] = []
        for statement in tree.statements {
            switch statement.kind {
            case .conditional(let conditional):
                result.append(conditional.then.range)
                if let otherwise = conditional.otherwise { result.append(otherwise.range) }
            case .loop(let loop): result.append(loop.body.range)
            case .switchCases(_, let cases, _): result += cases.map(\.range)
            case .block(let block): result.append(block.range)
            case .function(let function): if let body = function.body { result.append(body.range) }
            case .variable(let variable): result += variable.bindings.compactMap(\.getter?.range)
            default: break
            }
        }
        for expression in tree.expressions {
            switch expression.kind {
            case .closure(let closure): result.append(closure.body.range)
            case .statementExpression(let block): result.append(block.range)
            default: break
            }
        }
        return result.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    }

    /// The comments that lie in a range.
    func comments(in range: TextRange) -> ArraySlice<Token> {
        let first = comments.partitionPoint { $0.range.start >= range.start }
        let end = comments.partitionPoint { $0.range.start >= range.end }
        return first < end ? comments[first..<end] : []
    }
}

/// One written block.
struct WrittenBlock: Sendable {
    /// The whole call.
    let range: TextRange
    /// With the semicolon of a message.
    let statementRange: TextRange
    let receiver: ExpressionID
    let closure: Closure
    let makerName: String

    /// nil: `LeftReason` says why.
    static func find(_ block: ConstraintBlock, _ index: SourceIndex) -> Result<WrittenBlock, Reason> {
        let tree = index.tree
        guard let call = index.call(at: block.range) else { return .failure(Reason(.used)) }
        guard index.statement(of: block.range) != nil else { return .failure(Reason(.used)) }
        let receiver: ExpressionID
        let last: ExpressionID?
        switch tree[call].kind {
        case .message(let target, let arguments): (receiver, last) = (target, arguments.last?.value)
        case .call(let callee, let arguments):
            guard case .member(var base, _, _) = tree[callee].kind else { return .failure(Reason(.used)) }
            if case .member(let owner, let name, _) = tree[base].kind, name.word == .snp { base = owner }
            (receiver, last) = (base, arguments.last?.value)
        default: return .failure(Reason(.used))
        }
        let closure: Closure
        if block.kind == .remove, last == nil {
            let place = TextRange(at: block.range.end)
            closure = Closure(parameters: [], parameterTypes: [], body: Block(range: place, statements: []))
        } else {
            guard let last, case .closure(let written) = tree[last].kind else { return .failure(Reason(.used)) }
            closure = written
        }
        var end = block.range.end.utf8
        if end < tree.text.length, tree.text.bytes[end] == UInt8(ascii: ";") { end += 1 }
        return .success(
            WrittenBlock(
                range: block.range, statementRange: TextRange(block.range.start.utf8, end), receiver: receiver,
                closure: closure,
                makerName: closure.parameters.isEmpty && tree.dialect == .swift ? "$0" : block.makerName))
    }
}

/// A reason that can be thrown about.
struct Reason: Error {
    let left: LeftReason
    init(_ left: LeftReason) { self.left = left }
}
