// The names of types in C and Objective-C, found by looking ahead.

import SourceText

extension Parser {
    /// A type read by looking ahead.
    struct ScannedType {
        /// The index behind it, its stars and qualifiers.
        var end: Int
        var type: TypeName?
        /// Whether it cannot be anything else: it has a star, or is a type of the language.
        var isCertain: Bool
        var modifiers: VariableDeclaration.Modifiers
    }

    /// Reads `static const NSArray<UIView *> * _Nullable` and the like; nil where no type can stand.
    func scanCType(from start: Int) -> ScannedType? {
        var scanned = ScannedType(end: start, type: nil, isCertain: false, modifiers: [])
        skipQualifiers(&scanned)
        guard isIdentifier(at: scanned.end) else { return nil }
        scanTypeName(&scanned)
        guard scanned.type != nil else { return nil }
        scanTypeArguments(&scanned)
        while scanned.end < limit {
            let before = scanned.end
            switch kind(at: scanned.end) {
            case .star:
                scanned.end += 1
                scanned.isCertain = true
            case .ampersand, .andAnd:
                guard dialect == .objectiveC, isIdentifier(at: scanned.end + 1) else { return scanned }
                scanned.end += 1
            default: skipQualifiers(&scanned)
            }
            if scanned.end == before { break }
        }
        return scanned
    }

    func isQualifier(at index: Int) -> Bool { word(at: index)?.isCQualifier ?? false }

    private func skipQualifiers(_ scanned: inout ScannedType) {
        if !isQualifier(at: scanned.end), isQualifierMacro(at: scanned.end) { scanned.end += 1 }
        while let word = word(at: scanned.end), word.isCQualifier {
            switch word {
            case .static: scanned.modifiers.insert(.isStatic)
            case .const: scanned.modifiers.insert(.constant)
            case .extern, .UIKIT_EXTERN, .FOUNDATION_EXPORT, .FOUNDATION_EXTERN, .MAS_EXTERN:
                scanned.modifiers.insert(.external)
            case .weakQualifier: scanned.modifiers.insert(.weak)
            case .IBOutlet, .IBOutletCollection: scanned.modifiers.insert(.outlet)
            default: break
            }
            scanned.end += 1
            if kind(at: scanned.end) == .leftParen, word == .gnuAttribute || word == .IBOutletCollection {
                scanned.end = skipGroup(at: scanned.end)
            }
        }
    }

    /// `CG_INLINE CGFloat f(…)`: capitals before a type and a name.
    private func isQualifierMacro(at index: Int) -> Bool {
        guard isIdentifier(at: index), isIdentifier(at: index + 1), !isOnNewLine(at: index + 1) else { return false }
        guard isIdentifier(at: index + 2) || kind(at: index + 2) == .star else { return false }
        let spelling = bytes[Int(lexemes[index].start)..<Int(lexemes[index].end)]
        return spelling.count > 3
            && spelling.allSatisfy { byte in
                byte == UInt8(ascii: "_") || CharacterClass.of(byte) == .digit
                    || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
            }
    }

    private func scanTypeName(_ scanned: inout ScannedType) {
        let first = scanned.end
        switch word(at: first) {
        case .struct, .enum, .union, .class:
            guard isIdentifier(at: first + 1) else { return }
            scanned.end = first + 2
            scanned.type = TypeName(name: name(at: first + 1), range: range(of: first + 1))
            scanned.isCertain = true
        case .typeof, .gnuTypeof, .gnuTypeofPadded, .decltype:
            guard kind(at: first + 1) == .leftParen else { return }
            scanned.end = skipGroup(at: first + 1)
            scanned.type = TypeName(name: name(at: first), range: range(of: first))
            scanned.isCertain = true
        case let word? where word.isArithmeticType:
            var last = first
            while let next = self.word(at: last + 1), next.isArithmeticType || next == .const { last += 1 }
            scanned.end = last + 1
            scanned.type = TypeName(name: name(at: last), range: range(of: last))
            scanned.isCertain = true
        default:
            guard !(word(at: first)?.isCKeyword ?? false) else { return }
            var last = first
            while kind(at: last + 1) == .colon, kind(at: last + 2) == .colon, isIdentifier(at: last + 3) { last += 3 }
            scanned.end = last + 1
            scanned.type = TypeName(
                name: name(at: last), range: range(of: last), isArray: word(at: last)?.isCollection ?? false)
            scanned.isCertain = word(at: last)?.isCType ?? false
        }
    }

    /// `<UIView *>` of a collection gives the element's name; protocols are dropped.
    private func scanTypeArguments(_ scanned: inout ScannedType) {
        guard kind(at: scanned.end) == .less, let end = scanGenericArguments(from: scanned.end) else { return }
        if scanned.type?.isArray == true {
            var element = scanned.end + 1
            while isQualifier(at: element) { element += 1 }
            if isIdentifier(at: element) {
                scanned.type = TypeName(name: name(at: element), range: range(of: element), isArray: true)
            }
        }
        scanned.end = end
    }
}

extension Word {
    var isCQualifier: Bool {
        switch self {
        case .const, .static, .extern, .register, .volatile, .inline, .gnuInline, .blockQualifier, .weakQualifier,
            .strongQualifier,
            .unretainedQualifier, .unusedQualifier, .autoreleasingQualifier, .kindofQualifier, .nullable, .nonnull,
            .null_unspecified,
            .nullableQualifier, .nonnullQualifier, .oldNullableQualifier, .oldNonnullQualifier, .gnuAttribute,
            .IBOutlet, .IBOutletCollection,
            .IBInspectable, .UIKIT_EXTERN, .FOUNDATION_EXPORT, .FOUNDATION_EXTERN, .MAS_EXTERN:
            true
        default: false
        }
    }

    /// The words that make up `unsigned long long` and the like.
    var isArithmeticType: Bool {
        switch self {
        case .unsigned, .signed, .long, .short, .int, .char, .float, .double: true
        default: false
        }
    }

    /// Names that are types and nothing else.
    var isCType: Bool {
        switch self {
        case .void, .bool, .BOOL, .id, .instancetype, .CGFloat, .NSInteger, .NSUInteger, .Class, .SEL, .CGRect,
            .CGSize, .CGPoint, .UIEdgeInsets, .auto:
            true
        default: isArithmeticType
        }
    }

    var isCollection: Bool {
        switch self {
        case .NSArray, .NSMutableArray, .NSSet, .NSMutableSet, .NSOrderedSet, .Array, .Set: true
        default: false
        }
    }

    /// Words that begin a statement of C and name no type.
    var isCKeyword: Bool {
        switch self {
        case .if, .else, .for, .while, .do, .switch, .case, .default, .return, .break, .continue, .goto, .typedef,
            .throw, .using, .namespace, .template, .self, .super, .let, .var, .func, .in:
            true
        default: false
        }
    }
}
