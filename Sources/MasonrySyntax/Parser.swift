// The state of the one recursive-descent parser of all dialects, and its way through the lexemes.

import SourceText

extension SyntaxTree {
    /// Parses any bytes. Complexity: O(bytes); nesting beyond `Parser.deepest` is skipped in balance.
    /// - Parameter names: what has a number already; others get the next ones.
    package static func parse(
        _ text: SourceText, dialect: Dialect, names: NameTable = NameTable()
    ) -> SyntaxTree {
        var tree = SyntaxTree(text: text, dialect: dialect)
        text.bytes.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes: bytes, range: text.range, dialect: dialect, names: names)
            lexer.run()
            tree.tokens = lexer.tokens
            var parser = Parser(
                text: text, bytes: bytes, dialect: dialect, lexer.takeLexemes(), lexer.problems, names: lexer.names)
            parser.parseWholeText()
            tree.adopt(parser, lexer)
        }
        return tree
    }

    /// Takes over what a parser made of the whole text.
    private mutating func adopt(_ parser: Parser, _ lexer: Lexer) {
        root = Block(range: text.range, statements: parser.root)
        expressions = parser.expressions
        statements = parser.statements
        names = parser.names
        problems = SyntaxProblem.sorted(parser.problems)
        // Sources have one statement or a few, the types: there is nothing to go on from.
        guard dialect == .masonry else { return }
        record = ParseRecord(
            lexemes: parser.written, marks: parser.marks, lexical: lexer.problems,
            problems: Array(parser.problems[parser.bracketProblems...]), wholeNames: names.count,
            readStatements: parser.marks.count)
    }
}

/// Builds the arenas of a tree. No function here fails: what is not understood becomes `.unknown`, `.missing` or
/// `.skipped`, and the position always moves on.
struct Parser {
    /// Nested brackets and statements beyond this are skipped, which is reported; real code stays far below.
    static let deepest = 100
    /// An expression higher than this becomes `.unknown`, so that walking a tree needs a bounded stack.
    static let tallestExpression = 250

    let text: SourceText
    let bytes: UnsafeBufferPointer<UInt8>
    /// That of the file; macros are read as C wherever they stand.
    var dialect: Dialect
    /// Misspelt words are mended here as they are met.
    var lexemes: [Lexeme]
    /// The lexemes as the text has them.
    let written: [Lexeme]
    /// Never behind `limit`, however far a lookahead stepped.
    var position = 0 {
        didSet { if position > limit { position = limit } }
    }
    /// The index where the innermost group ends; nothing behind it is visible.
    var limit: Int

    /// The statements of the top level.
    private(set) var root: [StatementID] = []
    private(set) var expressions: [Expression] = []
    private(set) var statements: [Statement] = []
    var problems: [SyntaxProblem] = []
    /// How many of them were found before the first statement was read.
    private(set) var bracketProblems = 0
    /// Where parsing began; the nodes made here have the numbers from there on.
    private var first = ParseMark.start
    var names: NameTable
    /// One a statement of the top level.
    private(set) var marks: [ParseMark] = []

    /// Heights of `expressions`.
    private var heights: [UInt16] = []
    /// The greatest height since the innermost block began.
    private var tallest = 0
    /// Nested groups, expressions and statements.
    var depth = 0
    /// Above zero a line ending is mere white space.
    var groupDepth = 0
    /// Not in the head of an `if`, where a brace begins the body.
    var allowsTrailingClosure = true
    /// Whether the next closure is the argument of `makeConstraints` and the like.
    var isMakerExpected = false
    /// The maker's name in the innermost maker block; nil outside.
    var maker: Name?
    /// Whether a name before a colon is the next part of a message's selector, and not the first choice of a condition.
    var isInMessage = false
    /// Whether the maker block also has `$0`.
    var isMakerAnonymous = false
    /// Whether the closure that is read has named `$1`.
    var hasSecondArgument = false
    /// Whether a chain that starts at the maker is being read; only there host code is complained about.
    var isInChain = false
    /// Whether the statement has such a chain.
    var hasSeenChain = false
    /// Statements that follow the one being read, such as the observers of a property.
    var trailing: [StatementID] = []
    /// Whether the innermost view's block was complained about: a brace is missing, and all else in it is fine.
    var hasReportedMember = false
    /// Whether something in the statement of the top level was too deep to be read.
    var hasReportedDepth = false
    /// In the body of a function or closure, where no other function is declared.
    var isInBody = false
    /// Between the braces behind `@interface` and `@implementation`.
    var isInsideInstanceVariables = false
    /// The cases of the innermost enumeration.
    var enumerators: [VariableDeclaration.Binding] = []
    /// What stands around the statement.
    var container = Container.statements

    /// The kinds of lists of statements, which admit different declarations.
    enum Container {
        case statements, viewMembers, typeMembers, enumMembers
    }

    /// `lexemes` are those of the whole text, their brackets not matched yet.
    init(
        text: SourceText, bytes: UnsafeBufferPointer<UInt8>, dialect: Dialect, _ lexemes: consuming [Lexeme],
        _ lexical: [LexicalProblem], names: NameTable
    ) {
        self.text = text
        self.bytes = bytes
        self.dialect = dialect
        self.names = names
        var matcher = BracketMatcher(lexemes, bytes: bytes, dialect: dialect)
        self.lexemes = matcher.match()
        written = self.lexemes
        limit = max(0, self.lexemes.count - 1)
        if dialect == .masonry { reportBrackets(matcher, lexical) }
        bracketProblems = problems.count
    }

    mutating func parseWholeText() {
        // A chain has two expressions for three lexemes.
        expressions.reserveCapacity(lexemes.count * 7 / 10)
        heights.reserveCapacity(lexemes.count * 7 / 10)
        statements.reserveCapacity(lexemes.count / 8)
        while position < limit { parseTopLevelStatement() }
    }

    /// Begins at a statement of the top level; what stands before was parsed elsewhere.
    mutating func begin(at mark: ParseMark) {
        first = mark
        position = Int(mark.lexeme)
    }

    mutating func parseTopLevelStatement() {
        marks.append(mark)
        hasReportedDepth = false
        // Other lists are appended to as they are read; this one is too long to be copied for it.
        var list: [StatementID] = []
        swap(&list, &root)
        parseStatement(into: &list)
        swap(&list, &root)
    }

    /// Where things stand before a statement of the top level.
    var mark: ParseMark {
        ParseMark(
            lexeme: Int32(truncatingIfNeeded: position),
            expressions: first.expressions &+ Int32(truncatingIfNeeded: expressions.count),
            statements: first.statements &+ Int32(truncatingIfNeeded: statements.count),
            problems: first.problems &+ Int32(truncatingIfNeeded: problems.count - bracketProblems),
            root: first.root &+ Int32(truncatingIfNeeded: root.count))
    }

    // MARK: Looking

    var lexeme: Lexeme { lexemes[position] }

    @inline(__always)
    var kind: Lexeme.Kind { position < limit ? lexemes[position].kind : .end }

    /// The kind of a lexeme further on, where the group has one.
    @inline(__always)
    func kind(_ distance: Int) -> Lexeme.Kind {
        position + distance < limit ? lexemes[position + distance].kind : .end
    }

    @inline(__always)
    func kind(at index: Int) -> Lexeme.Kind { index < limit ? lexemes[index].kind : .end }

    /// The well-known word at the position.
    var word: Word? { word(at: position) }

    func word(at index: Int) -> Word? {
        guard kind(at: index) == .identifier, let word = Name(lexemes[index].link).word else { return nil }
        // Between backticks a word is a name; `self` alone means the same with them.
        return lexemes[index].flags.contains(.quoted) && word != .`self` ? nil : word
    }

    func isIdentifier(at index: Int) -> Bool { kind(at: index) == .identifier }

    /// Whether the lexeme at `index` is the first of its line; the end of a group is.
    func isOnNewLine(at index: Int) -> Bool { index >= limit || lexemes[index].flags.contains(.newlineBefore) }

    /// Whether a line ending before the position ends the statement.
    var isAfterLineBreak: Bool {
        groupDepth == 0 && dialect != .objectiveC && lexeme.flags.contains(.newlineBefore)
    }

    var hasSpaceBefore: Bool { lexeme.flags.contains(.spaceBefore) }

    func hasSpaceAfter(_ index: Int) -> Bool {
        index + 1 >= limit || lexemes[index + 1].flags.contains(.spaceBefore)
    }

    /// The index behind the group or the single lexeme at `index`.
    func skipGroup(at index: Int) -> Int {
        guard kind(at: index).isOpening else { return index + 1 }
        let close = Int(lexemes[index].link)
        guard close > index, close <= limit else { return limit }
        return isClosed(index) ? close + 1 : close
    }

    /// Whether the group that opens at `index` has its closing lexeme.
    func isClosed(_ index: Int) -> Bool {
        let close = Int(lexemes[index].link)
        return close > index && lexemes[close].kind.isClosing && Int(lexemes[close].link) == index
    }

    // MARK: Moving

    mutating func advance() {
        position += 1
        if groupDepth > 0 { skipDirectives() }
    }

    /// Inside an expression the lines of the preprocessor do not count: every branch is read.
    mutating func skipDirectives() {
        while position < limit, lexemes[position].kind == .directive { position += 1 }
    }

    mutating func advance(past index: Int) {
        position = max(position, index)
        if groupDepth > 0 { skipDirectives() }
    }

    /// Takes the lexeme if it is of the kind.
    mutating func take(_ kind: Lexeme.Kind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    mutating func take(_ word: Word) -> Bool {
        guard self.word == word else { return false }
        advance()
        return true
    }

    // MARK: Groups

    struct Group {
        var open: Int
        var limit: Int
        var groupDepth: Int
        var allowsTrailingClosure: Bool
        var isInMessage: Bool
    }

    /// Steps into the group that opens at the position; nothing behind its end is visible until `leave`.
    mutating func enter() -> Group {
        let group = narrow()
        groupDepth += 1
        advance()
        return group
    }

    /// The same for braces around statements, in which line endings and directives count.
    mutating func enterBlock() -> Group {
        let group = narrow()
        groupDepth = 0
        position += 1
        return group
    }

    private mutating func narrow() -> Group {
        let group = Group(
            open: position, limit: limit, groupDepth: groupDepth, allowsTrailingClosure: allowsTrailingClosure,
            isInMessage: isInMessage)
        isInMessage = false
        limit = min(limit, max(position + 1, Int(lexemes[position].link)))
        allowsTrailingClosure = true
        return group
    }

    /// Steps behind the group, whatever of it was read.
    mutating func leave(_ group: Group) {
        position = max(position, limit)
        limit = group.limit
        groupDepth = group.groupDepth
        allowsTrailingClosure = group.allowsTrailingClosure
        isInMessage = group.isInMessage
        if isClosed(group.open), position < limit {
            advance()
        } else {
            reportMissingCloser(of: group.open)
        }
    }

    // MARK: Nodes

    /// Where the last lexeme taken ends.
    var previousEnd: Int32 { position > 0 ? lexemes[position - 1].end : 0 }

    func range(from start: Int32) -> TextRange { TextRange(Int(start), Int(max(start, previousEnd))) }

    func range(of index: Int) -> TextRange { TextRange(Int(lexemes[index].start), Int(lexemes[index].end)) }

    subscript(id: ExpressionID) -> Expression {
        _read { yield expressions[Int(id.index &- first.expressions)] }
        _modify { yield &expressions[Int(id.index &- first.expressions)] }
    }

    subscript(id: StatementID) -> Statement {
        _read { yield statements[Int(id.index &- first.statements)] }
        _modify { yield &statements[Int(id.index &- first.statements)] }
    }

    func isLast(_ id: ExpressionID) -> Bool {
        id.index &- first.expressions == Int32(truncatingIfNeeded: expressions.count - 1)
    }

    func height(_ id: ExpressionID) -> Int { Int(heights[Int(id.index &- first.expressions)]) }

    /// `children` is the height of the tallest child.
    mutating func add(_ kind: Expression.Kind, from start: Int32, children: Int = 0) -> ExpressionID {
        let isTooTall = children >= Self.tallestExpression
        let height = isTooTall ? 1 : children + 1
        expressions.append(Expression(kind: isTooTall ? .unknown : kind, range: range(from: start)))
        heights.append(UInt16(truncatingIfNeeded: height))
        tallest = max(tallest, height)
        return ExpressionID(first.expressions &+ Int32(truncatingIfNeeded: expressions.count - 1))
    }

    mutating func addMissing() -> ExpressionID { add(.missing, from: previousEnd) }

    /// A missing operand stands before the operator at the position rather than behind what came before.
    mutating func anchor(_ id: ExpressionID) {
        guard case .missing = self[id].kind else { return }
        self[id].range = TextRange(Int(lexeme.start), Int(lexeme.start))
    }

    mutating func add(_ kind: Statement.Kind, from start: Int32) -> StatementID {
        statements.append(Statement(kind: kind, range: range(from: start)))
        return StatementID(first.statements &+ Int32(truncatingIfNeeded: statements.count - 1))
    }

    /// The height of what `body` adds, for a node that holds a block.
    mutating func measuringHeight<Result>(_ body: (inout Parser) -> Result) -> (Result, height: Int) {
        let outer = tallest
        tallest = 0
        let result = body(&self)
        let height = tallest
        tallest = max(outer, height)
        return (result, height)
    }

    func name(at index: Int) -> Name { Name(lexemes[index].link) }
}
