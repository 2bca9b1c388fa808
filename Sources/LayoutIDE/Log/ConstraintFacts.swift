// What one file makes, as somebody sees it who looks for the source of a logged constraint.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The constraints and views of one file, without its tree: small enough to keep for a whole workspace.
package struct ConstraintFacts: Sendable {
    /// A view or guide that the code names.
    package struct Item: Sendable {
        package var name: String
        package var className: String?
        /// `mas_key`, or the name that the file gives in its place.
        package var key: String?
        package var kind: LayoutItem.Kind
        package var isContentView: Bool
        /// The index of the superview or owner; nil where the file does not show it.
        package var parent: Int?
    }

    /// A constraint that the code makes.
    package struct Constraint: Sendable {
        package var first: Int
        var firstAttribute: LayoutAttribute
        var relation: LayoutRelation
        var second: Int?
        var secondAttribute: LayoutAttribute
        /// Whether it relates to something that the file does not show.
        var hasUnknownTarget: Bool
        var multiplier: Double?
        /// The constants that it may have; empty where none is known.
        package var constants: [Double]
        /// Whether it may have others as well.
        var hasOtherConstants: Bool
        var priority: Double?
        var identifier: String?
        var library: Library
        /// The chain or statement.
        package var range: TextRange
        /// From 1, of its beginning and its end.
        var lines: ClosedRange<Int>
        /// The line on which its block begins, from 1: what old versions of SnapKit print.
        var blockLine: Int?
        /// UTF-16 units before it in its line, from 1.
        var column: Int
        /// The chain as it is written, on one line.
        var text: String
        /// In the names of the file: `card.width == title.width * 0.5`.
        var meaning: String
        /// Index in `ConstraintFacts.scopes`.
        var scope: Int
    }

    /// As reports show it.
    package let path: String
    let dialect: Dialect
    package private(set) var items: [Item] = []
    package private(set) var constraints: [Constraint] = []
    /// The classes whose code makes constraints; the empty name for code of none.
    private(set) var scopes: [String] = []
    /// The classes that the file declares, with their superclasses.
    private(set) var superclasses: [(name: String, superclass: String)] = []
    /// Whether it has constraints that could not be read: what it makes is then not all that is here.
    private(set) var hasUnread = false

    /// Whether there is nothing to find in it.
    package var isEmpty: Bool { constraints.isEmpty && superclasses.isEmpty }

    /// Reads a text. Nothing is solved and no rule is asked, so that whole workspaces can be read at once.
    /// - Parameter source: what an index made of the file, where that was just read.
    package init(
        path: String, text: SourceText, dialect: Dialect,
        configuration: AnalysisConfiguration = AnalysisConfiguration(), source: IndexedSource? = nil
    ) {
        self.path = path
        self.dialect = dialect
        let tree = source?.tree(of: text, dialect) ?? SyntaxTree.parse(text, dialect: dialect)
        if dialect != .masonry {
            superclasses = tree.declaredSuperclasses
            for companion in configuration.companions {
                superclasses += SyntaxTree.parse(companion, dialect: dialect).declaredSuperclasses
            }
        }
        var options = configuration.evaluationOptions(dialect)
        options.settlesSizes = false
        read(LayoutDocument.evaluate(tree, options: options))
    }

    /// Of its parts; without constraints, a file of which only the classes are known.
    init(
        path: String, dialect: Dialect, items: [Item] = [], constraints: [Constraint] = [], scopes: [String] = [],
        superclasses: [(name: String, superclass: String)], hasUnread: Bool = false
    ) {
        self.path = path
        self.dialect = dialect
        self.items = items
        self.constraints = constraints
        self.scopes = scopes
        self.superclasses = superclasses
        self.hasUnread = hasUnread
    }

    /// What an analysis that is there already has found.
    package init(path: String, _ analysis: Analysis) {
        self.path = path
        dialect = analysis.tree.dialect
        superclasses = dialect == .masonry ? [] : analysis.tree.declaredSuperclasses
        read(analysis.document)
    }

    /// Whether bytes may be of a source that makes constraints; a look at the text that costs next to nothing.
    package static func mayMakeConstraints(_ bytes: [UInt8], dialect: Dialect) -> Bool {
        guard dialect != .masonry else { return true }
        return bytes.withUnsafeBufferPointer { bytes in
            for place in bytes.indices.dropLast(3) {
                switch bytes[place] {
                case UInt8(ascii: "m"):
                    if bytes[place + 1] == 0x61, bytes[place + 2] == 0x73, bytes[place + 3] == 0x5F { return true }
                case UInt8(ascii: "s"):
                    if bytes[place + 1] == 0x6E, bytes[place + 2] == 0x70 { return true }
                case UInt8(ascii: "n"):
                    // `Anchor`, `Constraint`, but not `Instruction`.
                    if bytes[place + 1] == 0x63, bytes[place + 2] == 0x68, bytes[place + 3] == 0x6F { return true }
                    if bytes[place + 1] == 0x73, bytes[place + 2] == 0x74, bytes[place + 3] == 0x72,
                        place + 4 < bytes.count, bytes[place + 4] == 0x61
                    {
                        return true
                    }
                default: continue
                }
            }
            return false
        }
    }

    private mutating func read(_ document: LayoutDocument) {
        items = document.items.map { item in
            var parent: Int?
            if case .item(let id) = item.parent { parent = id.index }
            return Item(
                name: item.name, className: item.className, key: item.key, kind: item.layout.kind,
                isContentView: item.placement == .contentView, parent: parent)
        }
        var changes: [Int: [Double?]] = [:]
        for scenario in document.scenarios {
            for (id, constant) in scenario.changedConstants { changes[id.index, default: []].append(constant) }
        }
        var scopeIndices: [String: Int] = [:]
        // What code of other files makes is found in those.
        for (index, made) in document.constraints.enumerated() where document.isInText(made.range) {
            let block = made.chain.map { document.chainRecords[$0.index].block }
            let owner = block.flatMap { document.blocks[$0.index].owner } ?? document.items[made.firstItem.index].owner
            let name = owner ?? ""
            let scope = scopeIndices[name] ?? scopes.count
            if scope == scopes.count {
                scopeIndices[name] = scope
                scopes.append(name)
            }
            constraints.append(
                Constraint(made, MadeConstraintID(index), document, changes: changes[index] ?? [], scope: scope))
        }
        hasUnread =
            document.chainRecords.contains {
                $0.unknown != nil && $0.constraints.isEmpty && $0.updated.isEmpty && document.isInText($0.range)
            } || document.blocks.contains { $0.receiver == nil && document.isInText($0.range) }
    }
}

extension ConstraintFacts.Constraint {
    fileprivate init(
        _ made: MadeConstraint, _ id: MadeConstraintID, _ document: LayoutDocument, changes: [Double?], scope: Int
    ) {
        let text = document.tree.text
        first = made.firstItem.index
        firstAttribute = made.firstAttribute
        relation = made.relation
        secondAttribute = .notAnAttribute
        hasUnknownTarget = false
        switch made.target {
        case .none: break
        case .unknown: hasUnknownTarget = true
        case .item(let item, let attribute):
            second = item.index
            secondAttribute = attribute
        }
        multiplier = made.multiplier
        constants = ([made.constant] + changes).compactMap { $0 }
        hasOtherConstants = made.isStored || made.constant == nil || changes.contains { $0 == nil }
        priority = made.priority
        identifier = made.identifier
        library = made.library
        range = made.range
        let start = text.lineNumber(at: made.range.start)
        if let chain = made.chain {
            blockLine = text.lineNumber(at: document.blocks[document.chainRecords[chain.index].block.index].range.start)
        }
        lines = start...max(start, text.lineNumber(at: made.range.end))
        column = text.position(of: made.range.start, in: .utf16).column + 1
        self.text = LogWords.oneLine(String(text[made.range]))
        meaning = document.text(of: id)
        self.scope = scope
    }
}

/// Texts as a report of a log shows them.
enum LogWords {
    /// A text with all white space in it made one blank, and cut where it is long.
    static func oneLine(_ text: String, limit: Int = 160) -> String {
        if let line = oneLine(ofASCII: text, limit: limit) { return line }
        var result = ""
        var isBlank = false
        for character in text {
            if character.isWhitespace {
                isBlank = !result.isEmpty
                continue
            }
            if isBlank { result.append(" ") }
            isBlank = false
            result.append(character)
            if result.count >= limit { return result + "…" }
        }
        return result
    }

    /// The same where each byte is a character; nil where one is not.
    private static func oneLine(ofASCII text: String, limit: Int) -> String? {
        var result: [UInt8] = []
        var isBlank = false
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                isBlank = !result.isEmpty
                continue
            }
            if isBlank { result.append(0x20) }
            isBlank = false
            result.append(byte)
            if result.count >= limit { return String(decoding: result, as: UTF8.self) + "…" }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
