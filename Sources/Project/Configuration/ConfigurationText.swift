// What is in force, written as a configuration itself: each value with where it came from as a comment.

extension EffectiveConfiguration {
    /// The lines of these keys; `byDefault` is said of what no file says.
    package func lines(_ keys: [ConfigurationKey], byDefault: String) -> [String] {
        keys.filter { $0.standard != nil }.flatMap { lines(of: $0, byDefault) }
    }

    private func lines(of key: ConfigurationKey, _ byDefault: String) -> [String] {
        let name = quotedJSON(key.name)
        if case .table = key.shape { return ["  \(name): {"] + tableLines(said(key)) + ["  },"] }
        guard key.addsUp else {
            let entry = said(key).last
            let value = entry.map { key.shape.json($0.node) } ?? standard(of: key)
            return ["  \(name): \(value), // \(entry?.comment ?? byDefault)"]
        }
        let standard = Self.defaultExcludes.map { "    \(quotedJSON($0)), // \(byDefault)" }
        let own = said(key).flatMap { entry in
            (entry.node.array ?? []).map { "    \(ConfigurationShape.string.json($0)), // \(entry.comment)" }
        }
        return ["  \(name): ["] + standard + own + ["  ],"]
    }

    /// A line for each name; those with parts have one for each of them.
    private func tableLines(_ entries: [ConfigurationEntry]) -> [String] {
        var lines: [String] = []
        var rest = entries[...]
        while let first = rest.first, let name = first.path.first {
            let own = rest.prefix { $0.path.first == name }
            rest = rest.dropFirst(own.count)
            let values = own.map { "\(ConfigurationShape.string.json($0.node)), // \($0.comment)" }
            if own.count == 1, first.path.count == 1 || first.isWhole {
                lines += values.map { "    \(quotedJSON(name)): \($0)" }
            } else {
                lines.append("    \(quotedJSON(name)): {")
                lines += zip(own, values).map { "      \(quotedJSON($0.path.last ?? "")): \($1)" }
                lines.append("    },")
            }
        }
        return lines
    }
}

extension ConfigurationEntry {
    fileprivate var comment: String { printable(origin.description) }

    /// Whether it is all that may be said of a name in few words.
    fileprivate var isWhole: Bool { node.string != nil }
}

extension ConfigurationShape {
    /// A value in one line; what an object leaves out is there with what holds then.
    fileprivate func json(_ node: JSON5Node) -> String {
        switch (self, node.value) {
        case (.any(let shapes), _): return (shapes.first { $0.accepts(node.value) } ?? .string).json(node)
        case (.array(let element, _), .array(let nodes)):
            return "[" + nodes.map { element.json($0) }.joined(separator: ", ") + "]"
        case (.object(let keys), .object):
            let members = keys.compactMap { key in
                (node[key.name].map { key.shape.json($0) } ?? key.standard).map { "\(quotedJSON(key.name)): \($0)" }
            }
            return "{" + members.joined(separator: ", ") + "}"
        case (_, .string(let text)): return quotedJSON(text)
        case (_, .number(let number)): return decimalText(number)
        case (_, .boolean(let isTrue)): return isTrue ? "true" : "false"
        default: return "null"
        }
    }
}
