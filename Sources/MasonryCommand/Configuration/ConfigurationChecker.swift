// Checks a configuration against the table of keys, and says what is wrong at its place.

import SourceText

/// Something wrong in a configuration.
struct ConfigurationProblem: Sendable, Hashable {
    var range: TextRange
    var message: String
}

/// Collects what is wrong; values that are wrong are left out of the configuration, the others count.
struct ConfigurationChecker {
    private(set) var problems: [ConfigurationProblem] = []
    private let devices: DeviceCatalogue

    init(devices: DeviceCatalogue) { self.devices = devices }

    /// Checks the top level of a file.
    mutating func check(_ node: JSON5Node, keys: [ConfigurationKey]) {
        _ = check(node, .object(keys), "the configuration")
    }

    /// Whether `node` has the shape; `name` is how messages call it.
    private mutating func check(_ node: JSON5Node, _ shape: ConfigurationShape, _ name: String) -> Bool {
        switch (shape, node.value) {
        case (.boolean, .boolean), (.string, .string): return true
        case (.device, .string(let string)):
            if devices.screens(named: string) != nil { return true }
            let nearest = nearestName(to: string, among: devices.names).map { " — did you mean “\($0)”?" } ?? ""
            return report(node.range, "unknown device “\(string)”\(nearest)")
        case (.integer(let minimum), .number):
            if let integer = node.integer, integer >= minimum { return true }
            return report(node.range, "\(name) must be a whole number of at least \(minimum)")
        case (.number(let minimum, let maximum), .number(let number)):
            if number.isFinite, number >= minimum, number <= maximum { return true }
            let limit = maximum.isFinite ? " and at most \(decimalText(maximum))" : ""
            return report(node.range, "\(name) must be a number of at least \(decimalText(minimum))\(limit)")
        case (.oneOf(let names), .string(let string)): return checkName(string, names, node.range, name)
        case (.array(let element, let count), .array(let nodes)):
            return checkElements(nodes, element, count, node, name)
        case (.object(let keys), .object(let members)): return checkMembers(members, keys, node.range, name)
        case (.table(let names, let element, let own), .object(let members)):
            var isRight = true
            for member in members {
                if !names.isEmpty, !checkName(member.key, names, member.keyRange, "a key of \(name)") {
                    isRight = false
                }
                let shape = own.first { $0.name == member.key }?.shape ?? element
                if !check(member.node, shape, "“\(member.key)”") { isRight = false }
            }
            return isRight
        case (.any(let shapes), _):
            if let fitting = shapes.first(where: { $0.accepts(node.value) }) { return check(node, fitting, name) }
            return report(node.range, "\(name) must be \(shape.description), not \(node.kindName)")
        default: return report(node.range, "\(name) must be \(shape.description), not \(node.kindName)")
        }
    }

    private mutating func report(_ range: TextRange, _ message: String) -> Bool {
        problems.append(ConfigurationProblem(range: range, message: message))
        return false
    }

    private mutating func checkName(_ word: String, _ names: [String], _ range: TextRange, _ name: String) -> Bool {
        if names.contains(word) { return true }
        if let nearest = nearestName(to: word, among: names) {
            return report(range, "\(name) cannot be “\(word)” — did you mean “\(nearest)”?")
        }
        let known = names.count > 8 ? "" : "; it is one of \(names.joined(separator: ", "))"
        return report(range, "\(name) cannot be “\(word)”\(known)")
    }

    private mutating func checkElements(
        _ nodes: [JSON5Node], _ element: ConfigurationShape, _ count: Int?, _ node: JSON5Node, _ name: String
    ) -> Bool {
        if let count, nodes.count != count { return report(node.range, "\(name) must have \(count) elements") }
        var isRight = true
        for node in nodes where !check(node, element, "an element of \(name)") { isRight = false }
        return isRight
    }

    private mutating func checkMembers(
        _ members: [JSON5Node.Member], _ keys: [ConfigurationKey], _ range: TextRange, _ name: String
    ) -> Bool {
        var isRight = true
        var seen: Set<String> = []
        for member in members {
            guard let key = keys.first(where: { $0.name == member.key }) else {
                let nearest = nearestName(to: member.key, among: keys.map(\.name)).map { " — did you mean “\($0)”?" }
                isRight = report(member.keyRange, "unknown key “\(member.key)”\(nearest ?? "")")
                continue
            }
            if !seen.insert(member.key).inserted { isRight = report(member.keyRange, "“\(member.key)” stands twice") }
            if !check(member.node, key.shape, "“\(member.key)”") { isRight = false }
        }
        for key in keys where key.isRequired && !seen.contains(key.name) {
            isRight = report(range, "\(name) needs the key “\(key.name)”")
        }
        return isRight
    }
}

extension ConfigurationShape {
    /// Whether a value is of the right kind, whatever is inside.
    fileprivate func accepts(_ value: JSON5Node.Value) -> Bool {
        switch (self, value) {
        case (.boolean, .boolean), (.integer, .number), (.number, .number), (.string, .string), (.oneOf, .string),
            (.device, .string),
            (.array, .array), (.object, .object), (.table, .object):
            true
        case (.any(let shapes), _): shapes.contains { $0.accepts(value) }
        default: false
        }
    }

    /// The kind, as messages call it.
    fileprivate var description: String {
        switch self {
        case .boolean: "true or false"
        case .integer, .number: "a number"
        case .string: "a string"
        case .device: "the name of a device"
        case .oneOf(let names): "one of \(names.map { "“\($0)”" }.joined(separator: ", "))"
        case .array: "an array"
        case .object, .table: "an object"
        case .any(let shapes): shapes.map(\.description).joined(separator: " or ")
        }
    }
}
