// Finds for the constraints of a message those of one class that can have become it, all of them together.

import LayoutLog

/// Which constraints of one class the constraints of a message are.
struct ScopeMatch: Sendable {
    /// Index of the file, and of the class in it.
    var file: Int
    var scope: Int
    /// For each query the constraint of the file; nil where none fits with the others.
    var constraints: [Int?]
    var fits: [StatementFit?]
    /// For each item of the message the item of the file.
    var items: [Int: Int]
    /// What speaks for it, in bits.
    var score: Double

    /// How many constraints of the message it explains.
    var explained: Int { constraints.count { $0 != nil } }
}

/// The search in one class. Items of the message and of the file must correspond one to one, so it goes through the
/// possibilities, the most telling constraint first, and drops those that cannot be better than the best so far.
struct ScopeSearch {
    private let queries: [LoggedQuery?]
    private let file: ConstraintFacts
    private let itemBits: (_ logged: Int, _ source: Int) -> Double?
    private var options: [[(constraint: Int, fit: StatementFit)]] = []
    private var order: [Int] = []
    /// The most that the queries from a place in `order` on can bring.
    private var bounds: [Double] = []
    private var chosen: [Int?]
    private var toSource: [Int: Int] = [:]
    private var toLogged: [Int: Int] = [:]
    private var used: Set<Int> = []
    private var best: ScopeMatch
    private var fuel = 20_000

    /// What a constraint of the message costs that the class does not explain.
    private static let unexplained = 2.0
    private static let mostOptions = 24
    /// Conflicts are shorter; of longer lists the rest is not searched for.
    private static let mostQueries = 64

    /// - Parameter itemBits: what it tells that an item of the message is one of the file; nil where it cannot be.
    init(
        _ queries: [LoggedQuery?], _ fits: [[(constraint: Int, fit: StatementFit)]], in file: ConstraintFacts,
        at place: (file: Int, scope: Int), _ itemBits: @escaping (Int, Int) -> Double?
    ) {
        self.queries = queries
        self.file = file
        self.itemBits = itemBits
        chosen = Array(repeating: nil, count: queries.count)
        best = ScopeMatch(
            file: place.file, scope: place.scope, constraints: chosen,
            fits: Array(repeating: nil, count: queries.count), items: [:], score: -.infinity)
        options = fits.map { list in
            list.sorted { ($0.fit.bits, $1.constraint) > ($1.fit.bits, $0.constraint) }.prefix(Self.mostOptions).map {
                $0
            }
        }
        order = queries.indices.filter { !options[$0].isEmpty }.sorted {
            (options[$0].count, $0) < (options[$1].count, $1)
        }
        order = Array(order.prefix(Self.mostQueries))
        bounds = Array(repeating: 0, count: order.count + 1)
        for place in order.indices.reversed() {
            let most = options[order[place]].map { Self.most($0.fit, itemBits) }.max() ?? 0
            bounds[place] = bounds[place + 1] + max(-Self.unexplained, most)
        }
    }

    private static func most(_ fit: StatementFit, _ itemBits: (Int, Int) -> Double?) -> Double {
        fit.bits + fit.pairs.reduce(0) { $0 + max(0, itemBits($1.logged, $1.source) ?? 0) }
    }

    /// The most that any choice can bring.
    var bound: Double { bounds.first ?? 0 }

    /// The best choice; nil where nothing fits.
    mutating func run() -> ScopeMatch? {
        guard !order.isEmpty else { return nil }
        choose(0, score: 0)
        guard best.explained > 0 else { return nil }
        let open = queries.count { $0 != nil } - order.count
        best.score -= Self.unexplained * Double(max(0, open))
        return best
    }

    private mutating func choose(_ place: Int, score: Double) {
        guard fuel > 0 else { return }
        fuel -= 1
        guard place < order.count else {
            guard score > best.score else { return }
            best.score = score
            best.constraints = chosen
            best.items = toSource
            best.fits = queries.indices.map { query in
                chosen[query].flatMap { constraint in options[query].first { $0.constraint == constraint }?.fit }
            }
            return
        }
        guard score + bounds[place] > best.score else { return }
        let query = order[place]
        for option in options[query] where !used.contains(option.constraint) {
            guard let (added, gain) = bind(option.fit) else { continue }
            used.insert(option.constraint)
            chosen[query] = option.constraint
            choose(place + 1, score: score + option.fit.bits + gain)
            chosen[query] = nil
            used.remove(option.constraint)
            unbind(added)
        }
        choose(place + 1, score: score - Self.unexplained)
    }

    /// Makes the items of a fit correspond; nil where they correspond to others already.
    private mutating func bind(_ fit: StatementFit) -> (added: [(logged: Int, source: Int)], gain: Double)? {
        var added: [(logged: Int, source: Int)] = []
        var gain = 0.0
        for pair in fit.pairs {
            if let known = toSource[pair.logged] {
                if known == pair.source { continue }
            } else if toLogged[pair.source] == nil, let bits = itemBits(pair.logged, pair.source) {
                toSource[pair.logged] = pair.source
                toLogged[pair.source] = pair.logged
                added.append(pair)
                gain += bits
                continue
            }
            unbind(added)
            return nil
        }
        return (added, gain)
    }

    private mutating func unbind(_ pairs: [(logged: Int, source: Int)]) {
        for pair in pairs {
            toSource[pair.logged] = nil
            toLogged[pair.source] = nil
        }
    }
}
