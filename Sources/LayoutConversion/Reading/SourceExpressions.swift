// Looking at expressions of the text: the numbers of structures, the views of targets, the types of names.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The expressions of one tree as text that may be written elsewhere.
struct SourceExpressions: Sendable {
    let tree: SyntaxTree
    /// What names of the text stand for.
    private let own: NameKinds
    /// What names of other files stand for.
    private let known: NameKinds
    /// What members of the text's types stand for: `Size.gap` is that of its own `Size`, whatever others have.
    private let members: [String: NameKinds]
    /// Whether numbers must be `CGFloat`, as UIKit asks for: SnapKit takes any.
    var needsLengths = true
    /// Names of Objective-C behind which no sum can stand: variables, and macros of one number.
    private let plainNames: Set<String>

    /// Variables and parameters of Objective-C that are objects, `NSNumber *`, as `mas_equalTo` takes them, too.
    private let boxedNames: Set<String>

    /// How Swift says what Objective-C says; nil where all stays in its language.
    private let swift: SwiftSpelling?

    init(_ tree: SyntaxTree, _ known: NameKinds, inSwift isPorted: Bool = false) {
        self.tree = tree
        self.known = known
        own = NameKinds(of: tree, with: known)
        members = NameKinds.members(of: tree, with: known)
        swift = isPorted ? SwiftSpelling(tree: tree, known) : nil
        plainNames = tree.dialect == .objectiveC ? Self.plainNames(of: tree) : []
        boxedNames = tree.dialect == .objectiveC ? Self.boxedNames(of: tree) : []
    }

    /// Whether what is given is to stand in Swift.
    var isInSwift: Bool { swift != nil || tree.dialect == .swift }

    /// An expression that certainly is a string.
    func string(_ id: ExpressionID) -> String? {
        let written = tree.text[tree[id].range]
        switch tree[id].kind {
        case .string: return swift != nil && written.hasPrefix("@") ? String(written.dropFirst()) : written
        // A label of SnapKit is nothing else.
        default: return tree.dialect == .swift ? written : nil
        }
    }

    func text(_ id: ExpressionID) -> String { swift?.text(id) ?? tree.text[tree[id].range] }

    /// Whether there are words for it.
    private func hasWords(_ id: ExpressionID) -> Bool { swift == nil || swift?.text(id) != nil }

    /// Without parentheses, boxes and casts that say nothing about a number.
    func unboxed(_ id: ExpressionID) -> ExpressionID {
        var id = id
        for _ in 0..<8 {
            switch tree[id].kind {
            case .boxed(let inner), .parenthesized(let inner): id = inner
            default: return id
            }
        }
        return id
    }

    // MARK: Numbers

    /// An expression for a number as it may be passed to UIKit; nil where it would mean something else there.
    func number(_ id: ExpressionID) -> NumberWords? {
        let id = unboxed(id)
        guard hasWords(id) else { return nil }
        if let literal = literal(id) { return NumberWords(text: text(id), literal: literal) }
        guard !dividesIntegers(id) else { return nil }
        if case .name(let name) = tree[id].kind, boxedNames.contains(tree.string(name)) {
            return NumberWords(text: swift == nil ? "\(text(id)).doubleValue" : "CGFloat(\(text(id)).doubleValue)")
        }
        if let member = lengthMember(id) { return NumberWords(text: member) }
        let isLength = tree.dialect != .swift || !needsLengths || isLength(id)
        guard isLength else { return NumberWords(text: "CGFloat(\(text(id)))") }
        return NumberWords(text: text(id), isCompound: isCompound(id))
    }

    /// `.gap` where a `CGFloat` is asked for, with its type.
    private func lengthMember(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .implicitMember: "CGFloat" + text(id)
        case .unary(.subtract, let inner): lengthMember(inner).map { "-" + $0 }
        default: nil
        }
    }

    private func literal(_ id: ExpressionID) -> Double? {
        switch tree[id].kind {
        case .number(let value, _): value
        case .unary(.subtract, let inner): literal(inner).map { -$0 }
        default: nil
        }
    }

    private func isCompound(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        // The sign can be taken away where it is all.
        case .unary(.subtract, let inner): isCompound(inner)
        case .binary, .ternary, .unary, .assignment, .cast: true
        // `#define kWide kGap + 8` is a sum without parentheses.
        case .name(let name) where tree.dialect == .objectiveC && swift == nil: !plainNames.contains(tree.string(name))
        case .call(let callee, _) where tree.dialect == .objectiveC && swift == nil:
            if case .name = tree[callee].kind { true } else { false }
        default: false
        }
    }

    /// `9 / 16` is 0 to who takes any number, and 0.5625 to who asks for a `CGFloat`.
    private func dividesIntegers(_ id: ExpressionID) -> Bool {
        guard tree.dialect == .swift else { return false }
        switch tree[id].kind {
        case .binary(.divide, let left, let right): return isIntegerLiteral(left) && isIntegerLiteral(right)
        case .binary(_, let left, let right): return dividesIntegers(left) || dividesIntegers(right)
        case .unary(_, let inner), .parenthesized(let inner): return dividesIntegers(inner)
        case .ternary(_, let first, let second): return dividesIntegers(first) || dividesIntegers(second)
        default: return false
        }
    }

    private func isIntegerLiteral(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .number(_, let isInteger): isInteger
        case .unary(_, let inner), .parenthesized(let inner): isIntegerLiteral(inner)
        case .binary(_, let left, let right): isIntegerLiteral(left) && isIntegerLiteral(right)
        default: false
        }
    }

    // MARK: Types

    /// Whether an expression of Swift certainly is a `CGFloat`, or becomes one where one is asked for.
    private func isLength(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .number: return true
        case .name(let name): return kind(of: tree.string(name)) == .length
        case .member(let base, let name, _):
            return Self.lengthMembers.contains(tree.string(name)) || isSideOfInsets(name, of: base)
                || kind(ofMember: name, of: base) == .length
        case .call(let callee, let arguments):
            if case .member(_, let name, _) = tree[callee].kind {
                return kind(ofMember: tree.string(name) + "()") == .length
            }
            guard case .name(let name) = tree[callee].kind else { return false }
            switch tree.string(name) {
            case "CGFloat": return true
            case "max", "min", "abs", "floor", "ceil", "round":
                return arguments.allSatisfy { $0.value.map(isLength) ?? false }
            case let name: return kind(of: name + "()") == .length
            }
        case .binary(let operation, let left, let right):
            switch operation {
            case .add, .subtract, .multiply, .divide: return isLength(left) && isLength(right)
            default: return false
            }
        case .unary(.subtract, let inner), .parenthesized(let inner): return isLength(inner)
        case .ternary(_, let first, let second): return isLength(first) && isLength(second)
        default: return false
        }
    }

    /// `contentInsets.left`.
    private func isSideOfInsets(_ name: Name, of base: ExpressionID) -> Bool {
        switch name.word {
        case .top, .left, .bottom, .right: kind(ofPath: base) == .insets
        default: false
        }
    }

    /// Properties of UIKit's that are lengths wherever they are read.
    private static let lengthMembers: Set<String> = [
        "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "lineHeight", "pointSize", "capHeight",
        "xHeight", "ascender", "descender", "cornerRadius", "borderWidth",
    ]

    private static func plainNames(of tree: SyntaxTree) -> Set<String> {
        var names: Set<String> = []
        var sums: Set<String> = []
        for statement in tree.statements {
            switch statement.kind {
            case .variable(let variable): names.formUnion(variable.bindings.map { tree.string($0.name) })
            case .function(let function): names.formUnion(function.parameters.map { tree.string($0.name) })
            case .macro(let macro):
                switch macro.value.map({ tree[$0].kind }) {
                case .number, .parenthesized: names.insert(tree.string(macro.name))
                default: sums.insert(tree.string(macro.name))
                }
            default: break
            }
        }
        return names.subtracting(sums)
    }

    /// `width` of `NSNumber *width`, also where it is a parameter of a block.
    private static func boxedNames(of tree: SyntaxTree) -> Set<String> {
        var names: Set<String> = []
        // What stands before: of `(NSNumber *)width`, too.
        var last = ("", "", "")
        for token in tree.tokens where token.kind != .whitespace && token.kind != .newline {
            let text = tree.text[token.range]
            if token.kind == .identifier, (last.1, last.2) == ("NSNumber", "*") || last == ("NSNumber", "*", ")") {
                names.insert(text)
            }
            last = (last.1, last.2, text)
        }
        return names
    }

    /// What a name of the text stands for.
    private func kind(of name: String) -> NameKinds.Kind? { own[name] ?? known[name] }

    /// What a member of something stands for: whoever declares it somewhere may be meant.
    private func kind(ofMember name: String) -> NameKinds.Kind? {
        NameKinds.both(own[name], known[name])
    }

    /// What something stands for that is only named.
    private func kind(ofPath id: ExpressionID) -> NameKinds.Kind? {
        switch tree[id].kind {
        case .parenthesized(let inner): kind(ofPath: inner)
        case .name(let name): kind(of: tree.string(name))
        case .member(let base, let name, _):
            isOwn(base) || known[tree.string(name)] != nil ? kind(ofMember: name, of: base) : nil
        default: nil
        }
    }

    /// Whether something is the object that the code belongs to, or a type of the text.
    private func isOwn(_ id: ExpressionID) -> Bool {
        guard case .name(let name) = tree[id].kind else { return false }
        let text = tree.string(name)
        return SelfAlias.isSelfOrAlias(text) || text == "Self" || members[text] != nil
    }

    private func kind(ofMember name: Name, of base: ExpressionID) -> NameKinds.Kind? {
        let word = tree.string(name)
        if case .name(let type) = tree[base].kind, let kind = members[tree.string(type)]?[word] { return kind }
        return kind(ofMember: word)
    }

    /// Whether an expression whose value is not known is a number and no structure.
    func isCertainlyNumber(_ id: ExpressionID) -> Bool {
        // `@(x)` boxes nothing but numbers.
        if case .boxed = tree[id].kind { return true }
        let id = unboxed(id)
        switch tree[id].kind {
        case .number: return true
        case .binary(let operation, let left, let right):
            switch operation {
            case .add, .subtract, .multiply, .divide: return isCertainlyNumber(left) || isCertainlyNumber(right)
            default: return false
            }
        case .unary(.subtract, _): return true
        case .ternary(_, let first, let second): return isCertainlyNumber(first) || isCertainlyNumber(second)
        case .parenthesized(let inner): return isCertainlyNumber(inner)
        case .name(let name): return isNumber(kind(of: tree.string(name)))
        case .member(let base, let name, _) where isSideOfInsets(name, of: base): return true
        case .member(let base, let name, _) where isNumber(kind(ofMember: name, of: base)): return true
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name) where isNumber(kind(of: tree.string(name) + "()")): return true
            case .member(_, let name, _) where isNumber(kind(ofMember: tree.string(name) + "()")): return true
            // No structure of UIKit's can be rounded.
            case .member(_, let name, _) where tree.dialect == .swift && tree.string(name) == "rounded": return true
            default: return tree.dialect == .swift && isLength(id)
            }
        default: return tree.dialect == .swift && isLength(id)
        }
    }

    private func isNumber(_ kind: NameKinds.Kind?) -> Bool { kind?.isNumber ?? false }

    // MARK: Structures

    /// One number of a structure: `left` of `UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)`.
    ///
    /// - Parameter position: Its place where the arguments have no labels.
    func part(_ label: String, _ position: Int, of id: ExpressionID) -> NumberWords? {
        let id = unboxed(id)
        switch tree[id].kind {
        case .call(let callee, let arguments):
            guard let name = maker(callee), Self.makers.contains(name) else { return nil }
            if let labelled = arguments.first(where: { $0.label.map { tree.string($0) == label } ?? false }) {
                return labelled.value.flatMap(number)
            }
            guard position < arguments.count, arguments.allSatisfy({ $0.label == nil }) else { return nil }
            return arguments[position].value.flatMap(number)
        case .member(_, let name, _) where tree.string(name) == "zero": return .zero
        case .implicitMember(let name, _) where tree.string(name) == "zero": return .zero
        case .name(let name) where Self.zeros.contains(tree.string(name)): return .zero
        case .name, .member:
            return hasWords(id) ? NumberWords(text: "\(text(id)).\(label)") : nil
        default: return nil
        }
    }

    /// `CGSize` of `CGSize(…)` and `CGSize.init(…)`.
    private func maker(_ callee: ExpressionID) -> String? {
        switch tree[callee].kind {
        case .name(let name): return tree.string(name)
        case .member(let base, let name, _) where name.word == .`init`:
            guard case .name(let type) = tree[base].kind else { return nil }
            return tree.string(type)
        default: return nil
        }
    }

    private static let makers: Set<String> = [
        "UIEdgeInsets", "UIEdgeInsetsMake", "NSEdgeInsetsMake", "NSEdgeInsets", "CGSize", "CGSizeMake", "CGPoint",
        "CGPointMake", "NSDirectionalEdgeInsets", "NSDirectionalEdgeInsetsMake", "ConstraintInsets",
    ]
    private static let zeros: Set<String> = ["UIEdgeInsetsZero", "CGSizeZero", "CGPointZero"]

    // MARK: Views

    /// The view or guide in front of an attribute: `box` of `box.snp.bottom`, `box.mas_bottom`, `box.snp`, `box`.
    func view(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .parenthesized(let inner): return view(inner)
        case .member(let base, let name, let nameRange):
            let word = tree.string(name)
            if case .member(let owner, let proxy, _) = tree[base].kind, proxy.word == .snp { return text(owner) }
            if case .name(let proxy) = tree[base].kind, proxy.word == .snp { return "self" }
            if name.word == .snp { return text(base) }
            guard word.hasPrefix("mas_") else { return text(id) }
            let plain = word.dropFirst(4)
            for guide in ["safeAreaLayoutGuide", "topLayoutGuide", "bottomLayoutGuide"] where plain.hasPrefix(guide) {
                return tree.text[TextRange(tree[id].range.start, nameRange.start)] + guide
            }
            return text(base)
        case .name(let name) where name.word == .snp: return "self"
        case .name, .index, .message, .call, .cast: return text(id)
        default: return nil
        }
    }

    /// Whether an expression names an attribute of a view itself: `box.snp.bottom`, `box.mas_bottom`.
    func isAttribute(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .parenthesized(let inner): return isAttribute(inner)
        case .member(let base, let name, _):
            if tree.string(name).hasPrefix("mas_") { return true }
            if case .member(_, let proxy, _) = tree[base].kind, proxy.word == .snp { return true }
            if case .name(let proxy) = tree[base].kind, proxy.word == .snp { return true }
            return false
        default: return false
        }
    }

    /// Whether an expression only names something: reading it twice changes nothing.
    ///
    /// - Parameter mayBeNil: Whether parts of the path may be.
    func isPath(_ id: ExpressionID, mayBeNil: Bool = false) -> Bool {
        switch tree[id].kind {
        case .name: return true
        case .parenthesized(let inner): return isPath(inner, mayBeNil: mayBeNil)
        case .member(let base, _, let nameRange):
            // `a?.b` is nil where `a` is.
            let before = nameRange.start.utf8 - 2
            if !mayBeNil, before >= 0, tree.text.bytes[before] == UInt8(ascii: "?") { return false }
            return isPath(base, mayBeNil: mayBeNil)
        case .index(let base, let arguments):
            return isPath(base) && arguments.allSatisfy { $0.value.map(isPathOrNumber) ?? false }
        case .message(let receiver, let arguments):
            return arguments.allSatisfy { $0.value == nil } && isPath(receiver)
        default: return false
        }
    }

    private func isPathOrNumber(_ id: ExpressionID) -> Bool {
        if case .number = tree[id].kind { return true }
        return isPath(id)
    }
}
