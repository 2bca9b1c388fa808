// The folders of a module as a graph of types: who names what another one declares, and where that goes in a circle.

import Foundation

/// An edge for each folder whose sources name a type that another folder declares.
struct TypeGraph {
    /// By folder and then by folder that is named: a type, and a file that names it.
    private(set) var edges: [String: [String: String]] = [:]

    /// - Parameter sources: the texts by their paths in the module. What lies in no folder is the folder `.`.
    init(_ sources: [String: String]) { self.init(scans: sources.mapValues { TypeScan($0) }) }

    /// The graph of a module.
    init(module: String) throws { self.init(scans: try Self.scans(of: module)) }

    private init(scans: [String: TypeScan]) {
        var owners: [String: Set<String>] = [:]
        for (path, scan) in scans { for name in scan.declared { owners[name, default: []].insert(Self.folder(path)) } }
        for (path, scan) in scans.sorted(by: { $0.key < $1.key }) {
            let folder = Self.folder(path)
            for name in scan.named.sorted() {
                guard let owner = owners[name], owner.count == 1, let other = owner.first, other != folder else {
                    continue
                }
                if edges[folder]?[other] == nil { edges[folder, default: [:]][other] = "\(name) in \(path)" }
            }
        }
    }

    /// What the sources of a module declare and name, by their paths in it.
    static func scans(of module: String) throws -> [String: TypeScan] {
        let folder = ImportTests.root.appendingPathComponent("Sources/\(module)")
        var scans: [String: TypeScan] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            scans[file] = TypeScan(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
        }
        return scans
    }

    private static func folder(_ path: String) -> String {
        path.contains("/") ? String(path.prefix { $0 != "/" }) : "."
    }

    /// All folders that can be reached.
    private func reachable(from folder: String) -> Set<String> {
        var found: Set<String> = []
        var pending = [folder]
        while let next = pending.popLast() {
            for other in (edges[next] ?? [:]).keys where found.insert(other).inserted { pending.append(other) }
        }
        return found
    }

    /// The edges between folders that can reach each other, as `A -> B`, with what makes each.
    var circles: [(edge: String, because: String)] {
        let reach = Dictionary(uniqueKeysWithValues: edges.keys.map { ($0, reachable(from: $0)) })
        return edges.sorted { $0.key < $1.key }.flatMap { from, others in
            others.sorted { $0.key < $1.key }.compactMap { to, because in
                reach[to]?.contains(from) ?? false ? ("\(from) -> \(to)", because) : nil
            }
        }
    }
}
