// Code that a file has for others: classes with layout, and helpers in extensions of classes of the system.

import MasonrySyntax
import SourceText

/// A declaration as its file spells it.
struct IndexedCode: Sendable, Hashable {
    /// The type it belongs to; empty for a function of Swift outside of all types.
    let type: String
    /// What it is called in an extension of a class of the system, or outside of all types; nil for the whole declaration
    /// of a type.
    let member: String?
    /// Whether it is the class itself, and no extension or category of it.
    let isPrimary: Bool
    let text: String
    let path: String
    /// Of its first byte, from 0.
    let line: Int
    /// Declarations of the file that no other file sees and that it names, by name.
    let needs: [String: String]
    /// Whether it makes layout itself, or says of which view its superclass makes one, and has not only to do with its
    /// numbers.
    let makesLayout: Bool
    /// The hashes of all names in it, ascending.
    let names: [UInt32]

    var isSwift: Bool { path.hasSuffix(".swift") }
    /// Whether it is the class with its methods.
    var isBody: Bool { member == nil && isPrimary && !text.hasPrefix("@interface") }

    /// Whether its text is at hand to be evaluated with another: of what is too long, or compiled under a condition, that
    /// knows only that there is some.
    var isAttachable: Bool { !text.isEmpty && text.utf8.count <= CodeCollector.mostAttachedBytes }

    /// Whether something that it needs is a type, which can go by another name beside those of other files.
    func isTypeOfFile(_ name: String) -> Bool { isSwift && Evaluator.isTypeName(name) }

    /// Whether it is a class that shows controllers as tabs, by its superclass or its name.
    var isOfTabs: Bool { mayName("UITabBarController") || type.lowercased().hasSuffix("tabbarcontroller") }

    /// Whether it may name something that is called so.
    func mayName(_ name: String) -> Bool {
        let hash = NameTable.hash(of: name.utf8)
        let place = names.partitionPoint { $0 >= hash }
        return place < names.count && names[place] == hash
    }
}

/// Collects the code of one file.
struct CodeCollector {
    private let tree: SyntaxTree
    private let path: String
    private let role: IndexedSource.Role
    private(set) var code: [IndexedCode] = []
    /// The small declarations outside of types that only the file sees; nil for those that are not small.
    private var own: [String: TextRange?] = [:]

    /// The types that extensions of the file lay out, of which their own declarations may have no word.
    private var laidOut: Set<Name> = []
    /// The types to whose values extensions of the file give sizes: `var font: UIFont` of an enumeration of styles.
    private var measured: Set<Name> = []

    /// Longer declarations are evaluated with no other text.
    static let mostAttachedBytes = 32_768
    /// Longer ones are left out. What is between the two is evaluated by itself, to see how large it makes its views.
    private static let maximumBytes = 131_072
    private static let maximumOwnBytes = 512
    private static let maximumOwnTypeBytes = 2_048
    private static let mostNeeds = 64
    /// Longer helpers in whose code no word is of layout, numbers or texts are left out.
    private static let mostQuietBytes = 1_024

    init(_ tree: SyntaxTree, path: String, role: IndexedSource.Role) {
        self.tree = tree
        self.path = path
        self.role = role
        for id in tree.root.statements {
            noteOwn(id)
            noteExtension(id)
        }
        for id in tree.root.statements { collect(id, depth: 0) }
    }

    private mutating func noteExtension(_ id: StatementID) {
        guard case .type(let declaration) = tree[id].kind, declaration.keyword == .extension else { return }
        if CodeWords.makesLayout(tree.text.bytes, tree[id].range) { laidOut.insert(declaration.name) }
        if CodeWords.concernsSizes(tree.text.bytes, tree[id].range) { measured.insert(declaration.name) }
    }

    private mutating func noteOwn(_ id: StatementID) {
        let statement = tree[id]
        let names: [Name]
        var most = Self.maximumOwnBytes
        switch statement.kind {
        case .variable(let declaration):
            let isOwn =
                tree.dialect == .swift
                ? declaration.modifiers.contains(.filePrivate) : role == .implementation
            guard isOwn, !declaration.modifiers.contains(.external) else { return }
            names = declaration.bindings.map(\.name)
        case .macro(let macro) where role == .implementation: names = [macro.name]
        case .function(let function) where function.body != nil && (role == .implementation && function.isStatic):
            names = [function.name]
        case .function(let function) where function.body != nil && function.isPrivate: names = [function.name]
        case .type(let declaration) where isPrivateType(declaration):
            names = [declaration.name]
            most = Self.maximumOwnTypeBytes
        default: return
        }
        // What is not known is not to be mistaken for something else of the name.
        let isSmall = statement.range.end.utf8 - statement.range.start.utf8 <= most
        for name in names { own[tree.string(name)] = .some(isSmall ? statement.range : nil) }
    }

    private func isPrivateType(_ declaration: TypeDeclaration) -> Bool {
        switch declaration.keyword {
        case .class, .structure, .enumeration: declaration.isPrivate && tree.dialect == .swift
        case .extension, .category, .implementation, .interface, .protocol: false
        }
    }

    private mutating func collect(_ id: StatementID, depth: Int) {
        switch tree[id].kind {
        case .conditional(let conditional) where conditional.keyword == .directive && depth < 4:
            // Of two ways one is compiled, and it is not known which.
            guard conditional.otherwise == nil else { return addUnread(id, depth: depth) }
            for inner in conditional.then.statements { collect(inner, depth: depth + 1) }
        case .type(let declaration): collect(declaration, tree[id].range)
        case .function(let function) where tree.dialect == .swift && !function.isPrivate:
            let range = tree[id].range
            guard NumberFunction.isOne(function, { tree.string($0) }),
                range.end.utf8 - range.start.utf8 <= Self.mostAttachedBytes / 16
            else { return }
            add("", tree.string(function.name), isPrimary: false, range)
        default: break
        }
    }

    private mutating func collect(_ declaration: TypeDeclaration, _ range: TextRange) {
        let type = SnapKitLibrary.extendedType(tree.string(declaration.name))
        noteNested(in: declaration, depth: 0)
        switch declaration.keyword {
        case .protocol: return
        case .enumeration where tree.dialect != .swift: return
        case .extension, .category:
            if HelperType.isOne(type) { return collectMembers(of: declaration, type) }
            add(type, isPrimary: false, range, isView: holdsMeasured(declaration))
        case .implementation:
            // A category of a class of the system is an implementation, too.
            if HelperType.isOne(type) { return collectMembers(of: declaration, type) }
            add(
                type, isPrimary: true, range, isView: ViewClass.customaryRole(of: type) == .view,
                isTemplate: isTemplate(declaration))
        case .interface: if !HelperType.isOne(type) { add(type, isPrimary: true, range) }
        case .class, .structure, .enumeration:
            guard !declaration.isPrivate else { return }
            let isTable =
                declaration.keyword == .enumeration
                && (measured.contains(declaration.name) || isOfCases(declaration, range))
            add(
                type, isPrimary: true, range,
                isView: isView(declaration) || laidOut.contains(declaration.name) || isTable,
                isTemplate: isTemplate(declaration))
        }
    }

    /// Whether an enumeration has nothing but a few cases: what code does may depend on which one it is handed.
    private func isOfCases(_ declaration: TypeDeclaration, _ range: TextRange) -> Bool {
        guard !declaration.enumerators.isEmpty, range.end.utf8 - range.start.utf8 <= Self.maximumOwnBytes else {
            return false
        }
        return declaration.members.statements.allSatisfy { if case .skipped = tree[$0].kind { true } else { false } }
    }

    /// Whether an extension has a type to whose values another one of the file gives sizes.
    private func holdsMeasured(_ declaration: TypeDeclaration) -> Bool {
        declaration.members.statements.contains { id in
            guard case .type(let nested) = tree[id].kind else { return false }
            return measured.contains(nested.name)
        }
    }

    /// Whether a class has a layout with its sub- or superclasses, though its own declaration has no word of it: a
    /// `Screen<CardView>`, or one with methods without code, which it calls for its subclasses to override.
    private func isTemplate(_ declaration: TypeDeclaration) -> Bool {
        switch declaration.keyword {
        case .class where !declaration.superclassArguments.isEmpty: return true
        case .class, .implementation:
            return declaration.members.statements.contains { id in
                guard case .function(let function) = tree[id].kind, let body = function.body else { return false }
                return body.statements.isEmpty && !function.isStatic && !function.isPrivate
            }
        default: return false
        }
    }

    /// - Parameter isView: Whether it is a class of views: that one says nothing about their sizes is worth knowing, too.
    private mutating func add(
        _ type: String, isPrimary: Bool, _ range: TextRange, isView: Bool = false, isTemplate: Bool = false
    ) {
        guard isView || isTemplate || role == .header || CodeWords.concernsSizes(tree.text.bytes, range) else { return }
        let length = range.end.utf8 - range.start.utf8
        let isKept =
            length <= Self.mostAttachedBytes
            || (length <= Self.maximumBytes && CodeWords.makesLayout(tree.text.bytes, range))
        guard isKept else { return addUnread(type, range) }
        add(type, nil, isPrimary: isPrimary, range, isTemplate: isTemplate)
    }

    private func isView(_ declaration: TypeDeclaration) -> Bool {
        guard declaration.keyword == .class, let base = declaration.inherited.first.map({ tree.string($0.name) }) else {
            return false
        }
        return (ViewClass.systemRole(of: base) ?? ViewClass.customaryRole(of: base)) == .view
    }

    /// Notes that a type has code which is not kept.
    private mutating func addUnread(_ type: String, _ range: TextRange) {
        code.append(
            IndexedCode(
                type: type, member: nil, isPrimary: false, text: "", path: path,
                line: tree.text.line(at: range.start), needs: [:], makesLayout: false, names: []))
    }

    /// The types in a type come with it, and not where their own names are asked for.
    private mutating func noteNested(in declaration: TypeDeclaration, depth: Int) {
        guard tree.dialect == .swift, depth < 8 else { return }
        for id in declaration.members.statements {
            guard case .type(let inner) = tree[id].kind else { continue }
            let range = tree[id].range
            if CodeWords.concernsLayout(tree.text.bytes, range) { addUnread(tree.string(inner.name), range) }
            noteNested(in: inner, depth: depth + 1)
        }
    }

    /// The types under a condition of which two ways are compiled, and it is not known which.
    private mutating func addUnread(_ id: StatementID, depth: Int) {
        switch tree[id].kind {
        case .type(let declaration):
            let type = SnapKitLibrary.extendedType(tree.string(declaration.name))
            if !HelperType.isOne(type) { addUnread(type, tree[id].range) }
        case .conditional(let conditional) where conditional.keyword == .directive && depth < 4:
            for inner in conditional.then.statements { addUnread(inner, depth: depth + 1) }
            for inner in conditional.otherwise?.statements ?? [] { addUnread(inner, depth: depth + 1) }
        default: break
        }
    }

    /// Each helper by itself: extensions of `UIView` are many, and a file names few of them.
    private mutating func collectMembers(of declaration: TypeDeclaration, _ type: String) {
        for id in declaration.members.statements {
            let range = tree[id].range
            guard range.end.utf8 - range.start.utf8 <= Self.mostAttachedBytes / 4 else { continue }
            switch tree[id].kind {
            case .function(let function) where function.body != nil && !function.isPrivate:
                // A small one that has nothing to do with sizes is worth knowing, too: it leaves its view as it is.
                let isSmall = HelperType.showsContent(type) && range.end.utf8 - range.start.utf8 <= Self.mostQuietBytes
                guard isSmall || HelperType.isNumber(type) || CodeWords.concernsSizes(tree.text.bytes, range) else {
                    continue
                }
                let name = tree.string(function.name)
                // An initializer is called by the name of its type.
                add(type, name == "init" ? type : String(name.prefix { $0 != ":" }), isPrimary: false, range)
            // `static let brand = BrandFonts()`: a table in an extension, too.
            case .variable(let variable) where type == "UIFont" && isTable(variable):
                guard let binding = variable.bindings.first else { continue }
                add(type, tree.string(binding.name), isPrimary: false, range)
            case .variable(let variable) where !variable.modifiers.contains(.filePrivate):
                guard !variable.modifiers.contains(.isStatic), let binding = variable.bindings.first,
                    binding.getter != nil
                else { continue }
                let whole = rangeWithAccessors(range)
                // One that can be set may set anything of its view.
                let isSmall =
                    HelperType.showsContent(type) && whole.end > range.end
                    && whole.end.utf8 - whole.start.utf8 <= Self.mostQuietBytes
                guard isSmall || HelperType.isNumber(type) || CodeWords.concernsSizes(tree.text.bytes, whole) else {
                    continue
                }
                add(type, tree.string(binding.name), isPrimary: false, whole)
            // `UIFont.Style.title.font`: a table in an extension.
            case .type(let nested) where tree.dialect == .swift && !nested.isPrivate && nested.keyword != .protocol:
                guard CodeWords.concernsSizes(tree.text.bytes, range) else { continue }
                add(type, tree.string(nested.name), isPrimary: false, range)
            default: continue
            }
        }
    }

    /// A variable with all its accessors: its own range ends where its getter does.
    private func rangeWithAccessors(_ range: TextRange) -> TextRange {
        var depth = 0
        let first = tree.tokenIndex(at: range.start) ?? 0
        for token in tree.tokens[first...] where token.kind == .punctuation {
            switch tree.text.bytes[token.range.start.utf8] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth <= 0 { return TextRange(range.start, max(range.end, token.range.end)) }
            default: break
            }
        }
        return range
    }

    /// A constant of a type, made by its initializer without anything to tell it.
    private func isTable(_ variable: VariableDeclaration) -> Bool {
        guard variable.modifiers.isSuperset(of: [.isStatic, .constant]), !variable.modifiers.contains(.filePrivate),
            variable.bindings.count == 1, let initializer = variable.bindings.first?.initializer,
            case .call(let callee, let arguments) = tree[initializer].kind, arguments.isEmpty,
            case .name(let name) = tree[callee].kind
        else { return false }
        return Evaluator.isTypeName(tree.string(name))
    }

    private mutating func add(
        _ type: String, _ member: String?, isPrimary: Bool, _ range: TextRange, isTemplate: Bool = false
    ) {
        var used: [String] = []
        var names: Set<UInt32> = []
        read(range) { place in
            names.insert(NameTable.hash(of: tree.text.bytes[place.start.utf8..<place.end.utf8]))
            if !own.isEmpty { used.append(tree.text[place]) }
        }
        code.append(
            IndexedCode(
                type: type, member: member, isPrimary: isPrimary, text: tree.text[range], path: path,
                line: tree.text.line(at: range.start), needs: needs(of: used),
                makesLayout: isTemplate || CodeWords.makesLayout(tree.text.bytes, range), names: names.sorted()))
    }

    /// The declarations that no other file sees and that code in a range names, and what these name themselves.
    private func needs(of used: [String]) -> [String: String] {
        var needs: [String: String] = [:]
        var used = used
        while let name = used.popLast() {
            guard let range = own[name], needs[name] == nil else { continue }
            guard let range, needs.count < Self.mostNeeds else {
                needs[name] = ""
                continue
            }
            needs[name] = tree.text[range]
            read(range) { used.append(tree.text[$0]) }
        }
        return needs
    }

    private func read(_ range: TextRange, _ take: (TextRange) -> Void) {
        var index = tree.tokenIndex(at: range.start) ?? 0
        while index < tree.tokens.count, tree.tokens[index].range.start < range.end {
            let token = tree.tokens[index]
            index += 1
            if token.kind == .identifier { take(token.range) }
        }
    }
}

/// Types that everybody extends.
enum HelperType {
    static func isOne(_ type: String) -> Bool { isNumber(type) || ViewClass.isOfSystem(type) }

    /// Whether the views of which code says what they show have the helpers of an extension of the type.
    static func showsContent(_ type: String) -> Bool {
        switch type {
        case "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UIImageView": true
        default: false
        }
    }

    /// Names under which whole numbers are extended.
    static let integers = [
        "Int", "IntegerLiteralType", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric", "SignedNumeric",
    ]
    /// Names under which floating-point numbers are extended.
    static let floatingPoints = [
        "CGFloat", "Double", "Float", "FloatLiteralType", "BinaryFloatingPoint", "FloatingPoint", "Numeric",
        "SignedNumeric",
    ]
    private static let numbers = Set(integers + floatingPoints + ["NSNumber"])

    static func isNumber(_ type: String) -> Bool { numbers.contains(type) }
}

extension SyntaxTree {
    /// Whether a class of the text says what a generic superclass is about: `class CardScreen: Screen<CardView>`.
    var hasGenericSuperclass: Bool {
        dialect == .swift
            && root.statements.contains { id in
                guard case .type(let declaration) = self[id].kind else { return false }
                return declaration.keyword == .class && !declaration.superclassArguments.isEmpty
            }
    }
}
