// What the owners of cells say of their sizes, with its values: of one file for the index, and of all for a cell.

import AutoLayout
import MasonrySyntax
import SourceText

/// What one class says of the sizes of a part.
enum CellSaying: Sendable, Hashable {
    case points(Double)
    case size(Size)
    /// The height of an item in points, whose width is that of its collection view or cannot be read.
    case height(Double, isAsWideAsContainer: Bool)
    /// The sides of an item, counted from how wide its collection view is.
    case share(width: ContainerShare, height: ContainerShare)
    /// One of several heights in points, in the order of the text, of an item with its one width: what decides is not told. Never
    /// of one place alone.
    case oneOf([Double], width: CellSizing.Length?)
    /// In words: `UITableView.automaticDimension`.
    case automatic
    case unreadable

    var isSize: Bool { if case .size = self { true } else { false } }
    var isHeightAlone: Bool { if case .height = self { true } else { false } }
    /// The sides in points, of a row its height alone; nil where it says something else.
    fileprivate var sides: (width: CellSizing.Length?, height: Double)? {
        switch self {
        case .points(let height): (nil, height)
        case .size(let size): (.given(size.width), size.height)
        case .height(let height, let isAsWideAsContainer): (isAsWideAsContainer ? .container : .unreadable, height)
        case .share(let width, let height) where height.factor == 0: (.share(width), height.points)
        default: nil
        }
    }
    /// Whether nothing is to be seen of what is so high.
    var isNothing: Bool { if case .points(let height) = self { height < 0.5 } else { false } }

    /// Of an item whose sides are counted from how wide its collection view is.
    init(width: ContainerShare, height: ContainerShare) {
        if width.factor == 0, height.factor == 0 {
            self.init(.size(Size(width: width.points, height: height.points)))
        } else if width == ContainerShare(factor: 1, points: 0), height.factor == 0 {
            self = height.points > 0 ? .height(height.points, isAsWideAsContainer: true) : .unreadable
        } else {
            self = .share(width: width, height: height)
        }
    }

    init(_ value: Value) {
        switch value {
        case .number(let number, _) where number >= 0 && number.isFinite: self = .points(number)
        case .size(let size) where size.width > 0 && size.height > 0: self = .size(size)
        case .size(let size) where size.width == 0 && size.height == 0: self = .points(0)
        default: self = .unreadable
        }
    }
}

/// What a class says of the size of a part, for some of its cells.
struct ConditionalSaying: Sendable, Hashable {
    var saying: CellSaying
    var conditions: [CellCondition] = []
    /// The classes that are named with it.
    var types: [String] = []
}

extension [ConditionalSaying] {
    /// More tell little.
    private static var mostHeights: Int { 6 }

    /// What is said of a cell that is taken under one of `taken`; nil for nothing. Where it may be one of several sizes,
    /// it cannot be told which.
    /// - Parameter onlyByName: whether nothing counts that is not said of the cell by name.
    func saying(of cell: String, taken: [[CellCondition]], onlyByName: Bool = false) -> CellSaying? {
        guard !isEmpty else { return nil }
        let named = filter { $0.types.contains(cell) }
        if onlyByName, named.isEmpty { return nil }
        var fitting = named.isEmpty ? filter { $0.types.isEmpty || !$0.names(others: cell) } : named
        if !taken.isEmpty {
            let possible = fitting.filter { saying in
                taken.contains { own in
                    !own.contains { one in saying.conditions.contains { one.excludes($0) } }
                }
            }
            let same = possible.filter { saying in
                taken.contains { own in own.contains { $0.holds && saying.conditions.contains($0) } }
            }
            fitting = same.isEmpty ? possible : same
        }
        var sayings = Set(fitting.map(\.saying))
        // Who looks at it means where it is seen.
        if sayings.count > 1 { sayings = sayings.filter { !$0.isNothing } }
        if sayings.count == 1 { return sayings.first }
        var heights: [Double] = []
        let said = fitting.map(\.saying).filter(sayings.contains)
        for saying in said {
            guard let sides = saying.sides, sides.width == said.first?.sides?.width else { return .unreadable }
            if !heights.contains(sides.height) { heights.append(sides.height) }
        }
        return 2...Self.mostHeights ~= heights.count ? .oneOf(heights, width: said.first?.sides?.width) : .unreadable
    }
}

extension ConditionalSaying {
    /// Whether it is said of another cell by name.
    fileprivate func names(others cell: String) -> Bool {
        types.contains { $0 != cell && ViewClass.isCalledCell($0) }
    }
}

/// What a file tells of cells, with values.
struct IndexedCells: Sendable {
    var uses: [CellUses.Use] = []
    /// By `Class@part`.
    var sayings: [String: [ConditionalSaying]] = [:]

    var isEmpty: Bool { uses.isEmpty && sayings.isEmpty }

    /// Evaluates what `tree` says. Complexity: O(expressions), and an evaluation of the file's constants where a size is
    /// given.
    /// - Parameter questions: what it may rest on is added; nil where nobody wants to know.
    init(
        _ tree: SyntaxTree, _ uses: CellUses, _ options: EvaluationOptions, _ questions: inout OutsideQuestions?
    ) {
        self.uses = uses.uses
        guard !uses.sayings.isEmpty else { return }
        var evaluator = Evaluator(tree: tree, options: options)
        swap(&evaluator.facts.questions, &questions)
        sayings = evaluator.values(of: uses.sayings)
        swap(&evaluator.facts.questions, &questions)
    }
}

extension Evaluator {
    /// What classes of the text say, each part once; where they say several things, none can be told.
    fileprivate mutating func values(of sayings: [CellUses.Saying]) -> [String: [ConditionalSaying]] {
        let pictures = TypeCollector(tree).pictures
        beginReading(pictures)
        var result: [String: [ConditionalSaying]] = [:]
        var isMethod: [String: Bool] = [:]
        for picture in pictures {
            let own = sayings.filter { $0.user == picture.name }
            guard !own.isEmpty else { continue }
            var picture = picture
            picture.ancestors = superclasses(of: picture.name)
            picture.kind = kind(of: picture.name)
            var context = ClassContext(picture: picture, selfValue: .unknown)
            context.inlining = .none
            classContext = context
            makeSelf(for: picture)
            declareMembers(of: picture)
            for saying in own {
                let key = saying.part.key(saying.user)
                if isMethod[key] == true, !saying.isMethod { continue }
                let value = ConditionalSaying(
                    saying: saying.value.map { self.value(ofSize: $0, in: saying.range, saying.height) } ?? .unreadable,
                    conditions: saying.conditions, types: saying.types)
                if saying.isMethod, isMethod[key] != true {
                    isMethod[key] = true
                    result[key] = [value]
                } else {
                    result[key, default: []].append(value)
                }
            }
            classContext = nil
            knownRoot = nil
        }
        return result
    }

    /// - Parameter height: the way of a condition that is the height of the size.
    private mutating func value(
        ofSize id: ExpressionID, in function: TextRange, _ height: ExpressionID?
    ) -> CellSaying {
        if let size = compositionalSize(id, in: function) { return size }
        if Self.automatic.contains(where: { tree.text[tree[id].range].hasSuffix($0) }) { return .automatic }
        let saying = height == nil ? CellSaying(evaluate(id, expecting: .hostCode)) : .unreadable
        guard saying == .unreadable, let sides = sides(of: id, height: height, localConstants(ofFunctionAt: function)),
            let height = sides.height
        else { return saying }
        guard let width = sides.width else {
            return height.factor == 0 && height.points > 0
                ? .height(height.points, isAsWideAsContainer: false) : .unreadable
        }
        return CellSaying(width: width, height: height)
    }

    private static let automatic = [
        "UITableViewAutomaticDimension", "UITableView.automaticDimension", ".automaticDimension",
        "UICollectionViewFlowLayoutAutomaticSize", "UICollectionViewFlowLayout.automaticSize",
    ]

    /// Tells every cell of the file what its owners, here and in the index, say of its size.
    mutating func resolveCellSizes() {
        guard options.settlesSizes else { return }
        let cells = document.items.indices.filter { document.items[$0].placement == .cell }
        let others = document.items.indices.filter { isSupplementaryRoot(ItemID($0)) }
        guard !cells.isEmpty || !others.isEmpty else { return }
        let own = IndexedCells(document.tree, CellUses(document.tree), options, &facts.questions)
        for index in others {
            guard let className = document.items[index].className else { continue }
            document.supplementarySizes[ItemID(index)] = sizing(of: className, own)
        }
        for index in cells {
            guard let className = document.items[index].className else { continue }
            let cell = ItemID(index)
            document.cellSizes[cell] =
                document.cellOwners[cell].map { sizing(ofFilled: className, by: $0, own) } ?? sizing(of: className, own)
        }
    }

    private mutating func isSupplementaryRoot(_ item: ItemID) -> Bool {
        guard document[item].placement == .none, document[item].parent == .root,
            let className = document[item].className
        else { return false }
        return superclasses(of: className).contains("UICollectionReusableView")
    }

    /// Of a cell that one class shows and fills. How high its own content makes one that has some, is not seen there.
    private mutating func sizing(ofFilled cell: String, by owner: String, _ own: IndexedCells) -> CellSizing {
        let kind = cellKind(of: cell, [])
        let part = kind == .collectionCell ? CellUses.Part.item : .row
        let found = saying([part], of: cell, taken: [], by: owner, own, onlyByName: false)
        var result = sizing(kind, found?.saying, by: found?.by)
        if result.height == .automatic, !Self.isPlainCell(cell) { result.height = .unreadable }
        return result
    }

    private mutating func sizing(of cell: String, _ own: IndexedCells) -> CellSizing {
        var uses = own.uses.filter { $0.cell == cell }
        let here = Set(definitions.ownTypes.keys)
        uses += indexUsers(of: cell).filter { !here.contains($0.user) }
        let kind = cellKind(of: cell, uses)
        guard !uses.isEmpty else { return CellSizing(kind: kind, width: .noOwner, height: .noOwner) }
        let part: CellUses.Part =
            switch kind {
            case .collectionCell: .item
            case .headerFooter: .header
            case .tableCell, .other: .row
            }
        let isSupplementary = part == .item && isSupplementary(cell, uses)
        let parts = isSupplementary ? [.headerSize, .footerSize] : part == .header ? [.header, .footer] : [part]
        var said: (saying: CellSaying, by: String)?
        var isDisputed = false
        var seen: Set<String> = []
        for user in uses.map(\.user) where seen.insert(user).inserted {
            let taken = uses.filter { $0.user == user }.compactMap(\.conditions)
            // Of a header, what is said of items may be said by its name.
            let found =
                saying(parts, of: cell, taken: taken, by: user, own, onlyByName: false)
                ?? (isSupplementary ? saying([.item], of: cell, taken: taken, by: user, own, onlyByName: true) : nil)
            guard let found else { continue }
            if let known = said, known.saying != found.saying {
                isDisputed = true
                // The first one that can be read, better as a whole, is shown, and named.
                guard known.saying == .unreadable || known.saying.isHeightAlone && found.saying.isSize else { continue }
                said = found
            }
            said = said ?? found
        }
        var result = sizing(kind, said?.saying, by: said?.by, isDisputed: isDisputed)
        // Whose list it is in, is known where nobody says how high it is.
        if seen.count == 1 { result.owner = result.owner ?? seen.first }
        result.isSupplementary = isSupplementary
        return result
    }

    /// What an owner's words make of a cell.
    private mutating func sizing(
        _ kind: CellSizing.Kind, _ saying: CellSaying?, by owner: String?, isDisputed: Bool = false
    ) -> CellSizing {
        switch saying {
        case .points(let height) where kind != .collectionCell || height > 0:
            return CellSizing(
                kind: kind, width: width(of: kind), height: .given(height), owner: owner,
                isDisputed: isDisputed)
        case .size(let size):
            return CellSizing(
                kind: kind, width: .given(size.width), height: .given(size.height), owner: owner,
                isDisputed: isDisputed)
        case .height(let height, let isAsWideAsContainer):
            // Its width may be the screen's.
            noteDevice()
            return CellSizing(
                kind: kind, width: isAsWideAsContainer ? .container : .unreadable, height: .given(height),
                owner: owner, isDisputed: isDisputed)
        case .share(let width, let height):
            noteDevice()
            return CellSizing(
                kind: kind, width: .share(width), height: .share(height), owner: owner,
                isDisputed: isDisputed)
        case .oneOf(let heights, let given) where (given == nil) == (kind != .collectionCell):
            noteDevice()
            var result = CellSizing(
                kind: kind, width: given ?? width(of: kind), height: .unreadable, owner: owner,
                isDisputed: isDisputed)
            result.possibleHeights = heights
            return result
        case .unreadable, .points, .oneOf:
            // `UIScreen.main.bounds.width / 2` may be in the other file.
            noteDevice()
            return CellSizing(kind: kind, width: width(of: kind), height: .unreadable)
        case .automatic, nil:
            // A collection view measures only where it is told to, and then with an estimate.
            let isMeasured = kind == .tableCell || kind == .headerFooter
            return CellSizing(kind: kind, width: width(of: kind), height: isMeasured ? .automatic : .unreadable)
        }
    }

    /// Whether a collection view shows it beside its items, whose size it does not have.
    private mutating func isSupplementary(_ cell: String, _ uses: [CellUses.Use]) -> Bool {
        let chain = [cell] + superclasses(of: cell)
        if chain.contains("UICollectionReusableView") { return true }
        let places = uses.map(\.place).filter { $0 != .unknown }
        return !places.isEmpty && places.allSatisfy { $0 == .supplementary }
    }

    /// Rows are as wide as their table; items are as wide as their layout says.
    private mutating func width(of kind: CellSizing.Kind) -> CellSizing.Length {
        kind == .tableCell || kind == .headerFooter ? .automatic : .unreadable
    }

    /// What a class or one of its superclasses says.
    private mutating func saying(
        _ parts: [CellUses.Part], of cell: String, taken: [[CellCondition]], by user: String, _ own: IndexedCells,
        onlyByName: Bool
    ) -> (saying: CellSaying, by: String)? {
        for type in [user] + superclasses(of: user) {
            // A class of headers may be one of footers, too.
            let all = parts.flatMap { part in
                let key = part.key(type)
                return own.sayings[key] ?? indexSayings(key) ?? []
            }
            guard !all.isEmpty else { continue }
            if let found = all.saying(of: cell, taken: taken, onlyByName: onlyByName) { return (found, type) }
        }
        return nil
    }

    private mutating func cellKind(of cell: String, _ uses: [CellUses.Use]) -> CellSizing.Kind {
        for type in [cell] + superclasses(of: cell) {
            switch type {
            case "UITableViewCell": return .tableCell
            case "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView": return .collectionCell
            case "UITableViewHeaderFooterView": return .headerFooter
            default: continue
            }
        }
        for use in uses {
            switch use.place {
            case .table: return .tableCell
            case .collection, .supplementary: return .collectionCell
            case .headerFooter: return .headerFooter
            case .unknown: continue
            }
        }
        return .other
    }
}
