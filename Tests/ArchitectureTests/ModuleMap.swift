// A picture of the modules: who imports whom, from the bottom to the top, and what each hands to those above it.

/// Places the modules of the import table in rows, and draws them as SVG.
struct ModuleMap {
    /// A module, or the place where an edge passes a row.
    private struct Node {
        var name: String
        var row: Int
        var width: Double
        var x = 0.0
        var isModule: Bool { !name.isEmpty }
    }

    private var nodes: [Node] = []
    /// Each from a node to one in the next row above it.
    private var links: [(lower: Int, upper: Int)] = []
    /// The nodes of each edge, from the bottom to the top.
    private var routes: [[Int]] = []
    private var rows: [[Int]] = []
    private let gives: [String: String]

    private static let boxHeight = 46.0
    private static let rowHeight = 92.0
    private static let gap = 26.0

    /// - Parameters:
    ///   - table: what each module imports, the lower modules first.
    ///   - gives: the types that it hands to those above.
    init(_ table: [(name: String, imports: [String])], gives: [String: String]) {
        self.gives = gives
        let rank = Self.ranks(table)
        var places: [String: Int] = [:]
        for (name, _) in table {
            places[name] = nodes.count
            nodes.append(Node(name: name, row: rank[name, default: 0], width: Self.width(name, gives[name])))
        }
        for (name, imports) in Self.reduced(table) {
            for other in imports { if let lower = places[other], let upper = places[name] { addRoute(lower, upper) } }
        }
        rows = (0...(nodes.map(\.row).max() ?? 0)).map { row in nodes.indices.filter { nodes[$0].row == row } }
        order()
        settle()
    }

    private static func width(_ name: String, _ gives: String?) -> Double {
        max(Double(name.count) * 9.4, Double(gives?.count ?? 0) * 6.6) + 28
    }

    /// The length of the longest way down. What imports nothing stands just below its lowest user.
    private static func ranks(_ table: [(name: String, imports: [String])]) -> [String: Int] {
        var rank: [String: Int] = [:]
        for (name, imports) in table { rank[name] = (imports.compactMap { rank[$0] }.max() ?? -1) + 1 }
        for (name, imports) in table where imports.isEmpty {
            let users = table.filter { $0.imports.contains(name) }.compactMap { rank[$0.name] }
            rank[name] = max(0, (users.min() ?? 1) - 1)
        }
        return rank
    }

    /// The table without what follows from the rest.
    static func reduced(_ table: [(name: String, imports: [String])]) -> [(name: String, imports: [String])] {
        var below: [String: Set<String>] = [:]
        for (name, imports) in table {
            below[name] = imports.reduce(into: Set(imports)) { $0.formUnion(below[$1] ?? []) }
        }
        return table.map { name, imports in
            (name, imports.filter { one in !imports.contains { $0 != one && below[$0]?.contains(one) ?? false } })
        }
    }

    private mutating func addRoute(_ lower: Int, _ upper: Int) {
        var route = [lower]
        for row in (nodes[lower].row + 1)..<max(nodes[lower].row + 1, nodes[upper].row) {
            nodes.append(Node(name: "", row: row, width: 10))
            route.append(nodes.count - 1)
        }
        route.append(upper)
        for (one, next) in zip(route, route.dropFirst()) { links.append((one, next)) }
        routes.append(route)
    }

    // MARK: Places

    /// Those that a node is linked with in the row below, or above it.
    private func neighbours(_ node: Int, below: Bool) -> [Int] {
        links.compactMap { below ? ($0.upper == node ? $0.lower : nil) : ($0.lower == node ? $0.upper : nil) }
    }

    private func crossings() -> Int {
        var places: [Int: Int] = [:]
        for row in rows { for (place, node) in row.enumerated() { places[node] = place } }
        var count = 0
        for (index, one) in links.enumerated() {
            for other in links[(index + 1)...] where nodes[one.lower].row == nodes[other.lower].row {
                let low = places[one.lower, default: 0] - places[other.lower, default: 0]
                let high = places[one.upper, default: 0] - places[other.upper, default: 0]
                if low * high < 0 { count += 1 }
            }
        }
        return count
    }

    /// Puts each row into the order of what its nodes are linked with, up and down, and keeps the order with the fewest
    /// crossings.
    private mutating func order() {
        var best = (rows, crossings())
        for turn in 0..<24 {
            let isDown = turn % 2 == 0
            for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
                var places: [Int: Int] = [:]
                for other in rows { for (place, node) in other.enumerated() { places[node] = place } }
                let keys = rows[row].enumerated().map { place, node -> (Double, Int, Int) in
                    let near = neighbours(node, below: isDown).map { Double(places[$0, default: 0]) }
                    return (near.isEmpty ? Double(place) : near.reduce(0, +) / Double(near.count), place, node)
                }
                rows[row] = keys.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
            }
            let count = crossings()
            if count < best.1 { best = (rows, count) }
        }
        rows = best.0
    }

    /// Draws nodes towards what they are linked with, as far as the others of their row leave room.
    private mutating func settle() {
        for row in rows {
            var x = 0.0
            for node in row {
                nodes[node].x = x + nodes[node].width / 2
                x += nodes[node].width + Self.gap
            }
        }
        for turn in 0..<200 {
            for row in turn % 2 == 0 ? rows : rows.reversed() {
                for node in row {
                    let near = (neighbours(node, below: true) + neighbours(node, below: false)).map { nodes[$0].x }
                    guard !near.isEmpty else { continue }
                    nodes[node].x += (near.reduce(0, +) / Double(near.count) - nodes[node].x) * 0.5
                }
                separate(row)
            }
            straighten()
        }
        for row in rows { separate(row) }
    }

    /// Lets each edge pass all rows in one line.
    private mutating func straighten() {
        for route in routes {
            let passed = route.dropFirst().dropLast()
            guard passed.count > 1 else { continue }
            let x = passed.reduce(0) { $0 + nodes[$1].x } / Double(passed.count)
            for node in passed { nodes[node].x = x }
        }
    }

    private mutating func separate(_ row: [Int]) {
        for _ in 0..<row.count {
            for (left, right) in zip(row, row.dropFirst()) {
                let room = (nodes[left].width + nodes[right].width) / 2 + Self.gap
                let lack = room - (nodes[right].x - nodes[left].x)
                guard lack > 0 else { continue }
                nodes[left].x -= lack / 2
                nodes[right].x += lack / 2
            }
        }
    }

    // MARK: Drawing

    private static let style = """
        text { font-family: -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; text-anchor: middle }
        .name { font-size: 14px; font-weight: 600; fill: #1f2328 }
        .gives { font-size: 11px; fill: #59636e }
        .box { fill: #ffffff; stroke: #8c959f; stroke-width: 1.2 }
        .program { fill: #ddf4ff; stroke: #0969da }
        .edge { fill: none; stroke: #8c959f; stroke-width: 1.5 }
        .tip { fill: #8c959f }
        @media (prefers-color-scheme: dark) {
          .name { fill: #f0f6fc }
          .gives { fill: #9198a1 }
          .box { fill: #151b23; stroke: #656c76 }
          .program { fill: #121d2f; stroke: #4493f8 }
          .edge { stroke: #656c76 }
          .tip { fill: #656c76 }
        }
        """

    /// The picture.
    func svg() -> String {
        let left = (nodes.map { $0.x - $0.width / 2 }.min() ?? 0) - 12
        let right = (nodes.map { $0.x + $0.width / 2 }.max() ?? 0) + 12
        let height = Double(rows.count) * Self.rowHeight - (Self.rowHeight - Self.boxHeight) + 24
        func x(_ node: Int) -> Int { Int((nodes[node].x - left).rounded()) }
        func y(_ node: Int) -> Int {
            Int((height - 12 - Self.boxHeight / 2 - Double(nodes[node].row) * Self.rowHeight).rounded())
        }
        let half = Int(Self.boxHeight / 2)
        var lines: [String] = []
        for route in routes {
            guard let first = route.first, let last = route.last else { continue }
            var path = "M\(x(first)) \(y(first) - half)"
            for (one, next) in zip(route, route.dropFirst()) {
                let start = y(one) - half
                let end = next == last ? y(next) + half + 7 : y(next) + half
                let middle = (start + end) / 2
                path += " C\(x(one)) \(middle) \(x(next)) \(middle) \(x(next)) \(end)"
                if next != last { path += " L\(x(next)) \(y(next) - half)" }
            }
            lines.append("<path class=\"edge\" d=\"\(path)\"/>")
            let (tipX, tipY) = (x(last), y(last) + half)
            lines.append("<path class=\"tip\" d=\"M\(tipX) \(tipY + 1) l-4 8 h8 z\"/>")
        }
        for (index, node) in nodes.enumerated() where node.isModule {
            let (centre, middle, width) = (x(index), y(index), Int(node.width.rounded()))
            let text = gives[node.name]
            let kind = text == nil ? "box program" : "box"
            lines.append(
                "<rect class=\"\(kind)\" x=\"\(centre - width / 2)\" y=\"\(middle - half)\" width=\"\(width)\" height=\"\(2 * half)\" rx=\"7\"/>"
            )
            let nameY = text == nil ? middle + 5 : middle - 2
            lines.append("<text class=\"name\" x=\"\(centre)\" y=\"\(nameY)\">\(node.name)</text>")
            if let text { lines.append("<text class=\"gives\" x=\"\(centre)\" y=\"\(middle + 14)\">\(text)</text>") }
        }
        let size =
            "width=\"\(Int(right - left))\" height=\"\(Int(height))\" viewBox=\"0 0 \(Int(right - left)) \(Int(height))\""
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\" aria-label=\"The modules\">\n<style>\n"
            + Self.style + "\n</style>\n" + lines.joined(separator: "\n") + "\n</svg>\n"
    }
}
