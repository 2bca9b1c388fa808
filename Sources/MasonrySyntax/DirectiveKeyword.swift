// The first word of a preprocessor line.

/// What a `.directive` lexeme says.
enum DirectiveKeyword {
    case ifStart, elseIf, otherwise, ifEnd, define, importing, other

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ lexeme: Lexeme) {
        var index = Int(lexeme.start) + 1
        let end = Int(lexeme.end)
        while index < end, CharacterClass.of(bytes[index]) == .space { index += 1 }
        let start = index
        while index < end, CharacterClass.of(bytes[index]) == .identifier { index += 1 }
        self = Self.named(UnsafeBufferPointer(rebasing: bytes[start..<index]))
    }

    private static func named(_ word: UnsafeBufferPointer<UInt8>) -> DirectiveKeyword {
        func isAny(_ candidates: StaticString...) -> Bool {
            candidates.contains { candidate in
                candidate.utf8CodeUnitCount == word.count
                    && word.elementsEqual(
                        UnsafeBufferPointer(start: candidate.utf8Start, count: candidate.utf8CodeUnitCount))
            }
        }
        if isAny("if", "ifdef", "ifndef") { return .ifStart }
        if isAny("elif", "elseif") { return .elseIf }
        if isAny("else") { return .otherwise }
        if isAny("endif") { return .ifEnd }
        if isAny("define") { return .define }
        if isAny("import", "include") { return .importing }
        return .other
    }
}
