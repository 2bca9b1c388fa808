// One `.masonry-lsp.json`: read, checked, and taken apart into values that know where they came from.

import LayoutIDE
import SourceText

/// The content of one configuration file.
struct ConfigurationFile: Sendable {
    /// Absolute.
    let path: String
    let text: SourceText
    /// What is right of it: the keys that it names, in the order of the table, and what it says about each.
    private(set) var values: [(key: ConfigurationKey, entries: [ConfigurationEntry])] = []
    private(set) var problems: [ConfigurationProblem] = []

    /// What is wrong, as `path:line:column: error: message` lines.
    var problemLines: [LocalizedText] {
        problems.map { problem in
            let place = ColumnMarks(text).position(of: problem.range.start)
            return .verbatim("\(printable(path)):\(place.line + 1):\(place.column + 1): error: ") + problem.message
        }
    }

    /// Reads `text`, the content of the file at the absolute `path`.
    /// - Parameter project: whoever writes a repository may not have the files of its readers looked at, so places outside of
    ///   this folder are left out; nil for a file that a person has named (`--config`), which may say any place.
    init(path: String, text: SourceText, names: ConfigurationNames, project: String? = nil) {
        self.init(path: path, text: text, keys: names.keys, devices: names.devices, project: project)
    }

    init(path: String, text: SourceText, keys: [ConfigurationKey], devices: DeviceCatalogue, project: String? = nil) {
        self.path = path
        self.text = text
        let node: JSON5Node
        do {
            node = try JSON5Reader.read(text)
        } catch {
            problems = [ConfigurationProblem(range: error.range, message: error.message)]
            return
        }
        var checker = ConfigurationChecker(devices: devices)
        let right = checker.check(node, keys: keys)
        problems = checker.problems
        for key in keys {
            guard let value = right?[key.name].flatMap({ settled($0, key, project) }) else { continue }
            values.append((key, entries(of: value, key)))
        }
    }

    /// Whether files of the same name in folders above are left aside.
    var isRoot: Bool {
        values.first { $0.key.name == ConfigurationName.root.rawValue }?.entries.first?.node.boolean ?? false
    }

    /// A value of a table is one for each of its parts.
    private func entries(of value: JSON5Node, _ key: ConfigurationKey) -> [ConfigurationEntry] {
        guard case .table = key.shape, let members = value.members else { return [entry(value)] }
        return members.flatMap { member in
            guard let parts = member.node.members else {
                return [entry(member.node, [member.key] + (key.shorthand.map { [$0] } ?? []))]
            }
            return parts.map { entry($0.node, [member.key, $0.key]) }
        }
    }

    private func entry(_ node: JSON5Node, _ path: [String] = []) -> ConfigurationEntry {
        ConfigurationEntry(path: path, node: node, origin: .init(path: self.path, line: line(of: node) + 1))
    }

    private func line(of node: JSON5Node) -> Int { text.line(at: node.range.start) }

    // MARK: Places

    /// The value with absolute paths, without those that lie outside of the project.
    private mutating func settled(_ value: JSON5Node, _ key: ConfigurationKey, _ project: String?) -> JSON5Node? {
        switch (key.shape, value.value) {
        case (.path, .string): return place(value, key.name, project, line: line(of: value))
        case (.array(of: .path, _), .array(let nodes)):
            var places: [JSON5Node] = []
            for node in nodes {
                if let place = place(node, key.name, project, line: line(of: value)) { places.append(place) }
            }
            return JSON5Node(value: .array(places), range: value.range)
        default: return value
        }
    }

    private mutating func place(_ node: JSON5Node, _ key: String, _ project: String?, line: Int) -> JSON5Node? {
        guard let place = node.string else { return nil }
        let absolute = absolutePath(place, in: parentPath(path))
        if let project, !leadsBelow(absolute, project) {
            report(place, key, project, line: line)
            return nil
        }
        return JSON5Node(value: .string(absolute), range: node.range)
    }

    private mutating func report(_ place: String, _ key: String, _ project: String, line: Int) {
        problems.append(
            ConfigurationProblem(
                range: text.lineRange(line) ?? TextRange(0, 0),
                message: LocalizedText(
                    "“\(key)”: “\(place)” lies outside of \(project); only a file named with --config may say so",
                    "“\(key)”：“\(place)”位于 \(project) 之外；只有用 --config 指定的文件才能这样写")))
    }
}
