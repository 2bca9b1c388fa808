// Which classes show which cells, and what they say of the sizes of these: as written, in one pass over a tree.

import MasonrySyntax
import SourceText

/// What one file says of cells.
struct CellUses: Sendable {
    /// In what a cell is shown.
    enum Place: Sendable, Hashable, CaseIterable { case table, collection, headerFooter, unknown, supplementary }

    /// What a class gives sizes to.
    enum Part: String, Sendable, Hashable, CaseIterable {
        case row, item, header, footer
        /// Of a collection view, whose headers and footers have a size and no height alone.
        case headerSize, footerSize

        /// Whether a collection view shows it.
        var isOfCollection: Bool {
            switch self {
            case .item, .headerSize, .footerSize: true
            case .row, .header, .footer: false
            }
        }

        /// The name under which the index keeps what `user` says.
        func key(_ user: String) -> String { "\(user)@\(rawValue)" }
    }

    struct Use: Sendable, Hashable {
        var cell: String
        /// The class whose code registers or takes it.
        var user: String
        var place: Place
        /// Under what it is taken; nil where only its class is registered.
        var conditions: [CellCondition]?
    }

    /// An expression that gives a size; nil for one that cannot be followed.
    struct Saying: Sendable {
        var user: String
        var part: Part
        var value: ExpressionID?
        /// Of a size whose height is one of several under conditions, the one that is meant.
        var height: ExpressionID?
        /// What a method of the delegate answers goes before what a property says.
        var isMethod: Bool
        /// Under what it is said.
        var conditions: [CellCondition] = []
        /// The classes that the expression names: `PhotoCell.height` is meant for one.
        var types: [String] = []
        /// Where it is said.
        var range: TextRange
    }

    private(set) var uses: [Use] = []
    private(set) var sayings: [Saying] = []

    var isEmpty: Bool { uses.isEmpty && sayings.isEmpty }

    init(_ tree: SyntaxTree) {
        guard tree.dialect != .masonry else { return }
        var collector = CellUseCollector(SyntaxReader(tree), tree)
        guard collector.isWorthwhile else { return }
        collector.run()
        uses = collector.uses.uniqued()
        sayings = collector.sayings
    }
}

extension [CellUses.Use] {
    /// In order, each once.
    fileprivate func uniqued() -> [CellUses.Use] {
        var seen: Set<CellUses.Use> = []
        return filter { seen.insert($0).inserted }
    }
}
