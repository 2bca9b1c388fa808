// What the parser sees of the text: the tokens that mean something, with their names and brackets looked up.

/// A token that is not trivia. Sixteen bytes, because there is one for every few bytes of every file.
struct Lexeme: Sendable {
    enum Kind: UInt8, Sendable {
        case end
        case identifier, number, string, regex, directive, unknown
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        case dot, comma, semicolon, colon, question, at, hash, backslash, arrow, ellipsis, halfOpenRange
        case assign, plusAssign, minusAssign, timesAssign, divideAssign, otherAssign
        case plus, minus, star, slash, percent
        case ampersand, pipe, caret, tilde, exclamation, shiftLeft
        case andAnd, orOr, equal, notEqual, less, greater, lessOrEqual, greaterOrEqual
        case nilCoalescing, increment, decrement, plusMinus, otherOperator

        var isOpening: Bool { self == .leftParen || self == .leftBracket || self == .leftBrace }
        var isClosing: Bool { self == .rightParen || self == .rightBracket || self == .rightBrace }
    }

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// The first lexeme of its line.
        static let newlineBefore = Flags(rawValue: 1)
        /// White space, a comment or a line ending stands before it.
        static let spaceBefore = Flags(rawValue: 2)
        /// A string without its closing quote.
        static let unterminated = Flags(rawValue: 4)
        /// A number that C and Swift take for an integer.
        static let integer = Flags(rawValue: 8)
        /// Swift's `` `switch` ``: a name, whatever word it is spelled like.
        static let quoted = Flags(rawValue: 16)
    }

    var kind: Kind
    var flags: Flags
    var start: Int32
    var end: Int32
    /// Of an identifier its name; of a bracket the index of its partner (see `BracketMatcher`).
    var link: Int32
}
