// Where a logged constraint may have been made: the places of a workspace, the likeliest first, and how sure that is.

import AutoLayout
import LayoutLog
import MasonrySyntax
import SourceText

/// A place in a source where a logged constraint may have been made.
package struct SourceCandidate: Sendable {
    /// How sure it is.
    package enum Certainty: String, Sendable, Comparable {
        /// One of several that fit, or one that fits in part.
        case possible
        /// Nothing else fits as well.
        case likely
        /// It is this one: the library says so, or nothing else can be it.
        case certain

        package static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }
        private var rank: Int { self == .certain ? 2 : self == .likely ? 1 : 0 }
    }

    /// As reports show it.
    package var path: String
    package var range: TextRange
    /// From 1.
    package var line: Int
    /// In UTF-16 units, from 1.
    package var column: Int
    /// The chain as it is written, on one line.
    package var text: String
    /// What it makes, in the names of the file.
    package var meaning: String
    /// The class whose code it is; nil outside of classes.
    package var owner: String?
    package var certainty: Certainty
    /// Why it is thought to be it.
    package var reasons: [LocalizedText]
    /// For each item of the message that it names, the name in the source.
    package var names: [Int: String]
    /// Index of the file in the workspace and of the constraint in it.
    package var file: Int
    package var constraint: Int
}

/// The search for one message.
struct SourceSearch {
    let workspace: LogWorkspace
    let items: [LoggedItem]
    let constraints: [LoggedConstraint]
    /// nil for the system's own constraints and what could not be read.
    let queries: [LoggedQuery?]
    private(set) var matches: [ScopeMatch] = []

    private static let mostScopes = 48
    static let mostCandidates = 5

    init(_ conflict: LoggedConflict, in workspace: LogWorkspace) {
        let items = conflict.items
        func index(_ item: LoggedItem) -> Int? { items.firstIndex { $0.isSame(as: item) } }
        self.init(
            items, conflict.members,
            conflict.members.map { SystemConstraint($0) == nil ? LoggedQuery($0, index) : nil }, workspace)
    }

    init(
        _ items: [LoggedItem], _ constraints: [LoggedConstraint], _ queries: [LoggedQuery?], _ workspace: LogWorkspace
    ) {
        self.items = items
        self.constraints = constraints
        self.queries = queries
        self.workspace = workspace
        findMatches()
    }

    private mutating func findMatches() {
        guard queries.contains(where: { $0 != nil }) else { return }
        var searches: [(search: ScopeSearch, boost: Double)] = []
        for scope in workspace.scopes {
            let file = workspace.files[scope.file]
            var fits: [[(constraint: Int, fit: StatementFit)]] = []
            // Items, of the message and of the file, that constraints are about whose line is named.
            var placed: Set<Int> = []
            var boost = 0.0
            for (index, query) in queries.enumerated() {
                var list: [(constraint: Int, fit: StatementFit)] = []
                for constraint in scope.constraints {
                    guard let fit = query?.fit(file.constraints[constraint], in: file, workspace.evidence) else {
                        continue
                    }
                    list.append((constraint, fit))
                }
                if isNamed(index, in: file), list.contains(where: { isAtLine(index, file.constraints[$0.constraint]) })
                {
                    list.removeAll { !isAtLine(index, file.constraints[$0.constraint]) }
                    for pair in list.lazy.flatMap(\.fit.pairs) { placed.insert(pair.logged << 32 | pair.source) }
                    boost += 20
                }
                fits.append(list)
            }
            guard fits.contains(where: { !$0.isEmpty }) else { continue }
            var cache: [Int: Double?] = [:]
            let (workspace, items) = (workspace, items)
            for list in fits {
                for pair in list.lazy.flatMap(\.fit.pairs) {
                    let key = pair.logged << 32 | pair.source
                    guard cache[key] == nil else { continue }
                    cache[key] = .some(
                        workspace.bits(
                            items[pair.logged], file.items[pair.source], isPlaced: placed.contains(key)))
                }
            }
            let known = cache
            let possible = fits.map { list in
                list.filter { $0.fit.pairs.allSatisfy { (known[$0.logged << 32 | $0.source] ?? nil) != nil } }
            }
            guard possible.contains(where: { !$0.isEmpty }) else { continue }
            searches.append(
                (
                    ScopeSearch(queries, possible, in: file, at: (scope.file, scope.scope)) {
                        known[$0 << 32 | $1] ?? nil
                    }, boost
                ))
        }
        let order = searches.indices.sorted {
            (searches[$0].search.bound + searches[$0].boost, $1) > (searches[$1].search.bound + searches[$1].boost, $0)
        }
        for index in order.prefix(Self.mostScopes) {
            guard var match = searches[index].search.run() else { continue }
            match.score += searches[index].boost
            matches.append(match)
        }
        let places = matches.indices.sorted {
            (matches[$0].score, -matches[$0].file, -matches[$0].scope)
                > (matches[$1].score, -matches[$1].file, -matches[$1].scope)
        }
        matches = places.map { matches[$0] }
    }

    /// Whether the library says that a constraint was made in a file of this name.
    func isNamed(_ index: Int, in file: ConstraintFacts) -> Bool {
        guard let source = constraints[index].source else { return false }
        let name = source.fileName
        return file.path.hasSuffix(name)
            && (file.path.count == name.count || file.path.dropLast(name.count).last == "/")
    }

    /// Whether the line that the library prints is one of the constraint's, or that of its block.
    func isAtLine(_ index: Int, _ made: ConstraintFacts.Constraint) -> Bool {
        guard let line = constraints[index].source?.line else { return false }
        return made.lines.contains(line) || made.blockLine == line
    }
}
