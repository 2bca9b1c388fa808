// Checks a configuration against the table of keys, and says what is wrong at its place.

import LayoutIDE
import SourceText

/// Collects what is wrong, and gives back the rest: values that are wrong are left out of the configuration, the others count.
struct ConfigurationChecker {
    private(set) var problems: [ConfigurationProblem] = []
    private let devices: DeviceCatalogue

    init(devices: DeviceCatalogue) { self.devices = devices }

    /// Checks the top level of a file.
    /// - Returns: what is right of it.
    mutating func check(_ node: JSON5Node, keys: [ConfigurationKey]) -> JSON5Node? {
        check(node, .object(keys), LocalizedText("the configuration", "配置"))
    }

    /// What of `node` has the shape; `name` is how messages call it.
    private mutating func check(
        _ node: JSON5Node, _ shape: ConfigurationShape, _ name: LocalizedText
    ) -> JSON5Node? {
        switch (shape, node.value) {
        case (.boolean, .boolean), (.string, .string), (.path, .string): return node
        case (.device, .string(let string)):
            if devices.screens(named: string) != nil { return node }
            return report(
                node.range,
                LocalizedText("unknown device “\(string)”", "未知设备“\(string)”")
                    + devices.suggestion(for: string))
        case (.integer(let minimum), .number):
            if let integer = node.integer, integer >= minimum { return node }
            return report(
                node.range,
                name + LocalizedText(" must be a whole number of at least \(minimum)", "必须是不小于 \(minimum) 的整数"))
        case (.number(let minimum, let maximum), .number(let number)):
            if number.isFinite, number >= minimum, number <= maximum { return node }
            let least = decimalText(minimum)
            guard maximum.isFinite else {
                return report(
                    node.range,
                    name + LocalizedText(" must be a number of at least \(least)", "必须是不小于 \(least) 的数值"))
            }
            let most = decimalText(maximum)
            return report(
                node.range,
                name
                    + LocalizedText(
                        " must be a number of at least \(least) and at most \(most)",
                        "必须是不小于 \(least) 且不大于 \(most) 的数值"))
        case (.oneOf(let names), .string(let string)): return checkName(string, node, names, node.range, name)
        case (.array(let element, let count), .array(let nodes)):
            return checkElements(nodes, element, count, node, name)
        case (.object(let keys), .object(let members)): return checkMembers(members, keys, node, name)
        case (.table(let names, let element, let own), .object(let members)):
            var right: [JSON5Node.Member] = []
            for var member in members {
                let isKnown =
                    names.isEmpty
                    || checkName(
                        member.key, member.node, names, member.keyRange,
                        LocalizedText("a key of \(name)", "\(name)的键")) != nil
                let shape = own.first { $0.name == member.key }?.shape ?? element
                guard let value = check(member.node, shape, .verbatim("“\(member.key)”")), isKnown else { continue }
                member.node = value
                right.append(member)
            }
            return JSON5Node(value: .object(right), range: node.range)
        case (.any(let shapes), _):
            // Where `on` and `off` are names, true and false are these.
            if case .boolean(let isOn) = node.value, shapes.contains(where: { $0.accepts("on") && $0.accepts("off") }) {
                return JSON5Node(value: .string(isOn ? "on" : "off"), range: node.range)
            }
            if let fitting = shapes.first(where: { $0.accepts(node.value) }) { return check(node, fitting, name) }
            return report(node.range, name + shape.mismatch(node))
        default: return report(node.range, name + shape.mismatch(node))
        }
    }

    @discardableResult
    private mutating func report(_ range: TextRange, _ message: LocalizedText) -> JSON5Node? {
        problems.append(ConfigurationProblem(range: range, message: message))
        return nil
    }

    private mutating func checkName(
        _ word: String, _ node: JSON5Node, _ names: [String], _ range: TextRange, _ name: LocalizedText
    ) -> JSON5Node? {
        if names.contains(word) { return node }
        let wrong = name + LocalizedText(" cannot be “\(word)”", "不能是“\(word)”")
        if let nearest = nearestName(to: word, among: names) { return report(range, wrong + didYouMean(nearest)) }
        let list = names.joined(separator: ", ")
        let known = LocalizedText("; it is one of \(list)", "，只能是 \(list) 之一")
        return report(range, names.count > 8 ? wrong : wrong + known)
    }

    private mutating func checkElements(
        _ nodes: [JSON5Node], _ element: ConfigurationShape, _ count: Int?, _ node: JSON5Node, _ name: LocalizedText
    ) -> JSON5Node? {
        if let count, nodes.count != count {
            return report(node.range, name + LocalizedText(" must have \(count) elements", "必须有 \(count) 个元素"))
        }
        let part = LocalizedText("an element of \(name)", "\(name)的元素")
        var right: [JSON5Node] = []
        for node in nodes { if let value = check(node, element, part) { right.append(value) } }
        return count == nil || count == right.count ? JSON5Node(value: .array(right), range: node.range) : nil
    }

    private mutating func checkMembers(
        _ members: [JSON5Node.Member], _ keys: [ConfigurationKey], _ node: JSON5Node, _ name: LocalizedText
    ) -> JSON5Node? {
        var right: [JSON5Node.Member] = []
        var seen: Set<String> = []
        for var member in members {
            guard let key = keys.first(where: { $0.name == member.key }) else {
                let nearest = nearestName(to: member.key, among: keys.map(\.name))
                report(
                    member.keyRange,
                    LocalizedText("unknown key “\(member.key)”", "未知的键“\(member.key)”") + didYouMean(nearest))
                continue
            }
            if !seen.insert(member.key).inserted {
                report(
                    member.keyRange, LocalizedText("“\(member.key)” appears twice", "“\(member.key)”重复出现"))
            }
            guard let value = check(member.node, key.shape, .verbatim("“\(member.key)”")) else { continue }
            member.node = value
            right.append(member)
        }
        for key in keys where key.isRequired && !seen.contains(key.name) {
            report(node.range, name + LocalizedText(" needs the key “\(key.name)”", "缺少键“\(key.name)”"))
        }
        let result = JSON5Node(value: .object(right), range: node.range)
        return keys.allSatisfy { !$0.isRequired || result[$0.name] != nil } ? result : nil
    }
}

extension ConfigurationShape {
    /// Whether a value is of the right kind, whatever is inside.
    func accepts(_ value: JSON5Node.Value) -> Bool {
        switch (self, value) {
        case (.boolean, .boolean), (.integer, .number), (.number, .number), (.string, .string), (.oneOf, .string),
            (.device, .string), (.path, .string),
            (.array, .array), (.object, .object), (.table, .object):
            true
        case (.any(let shapes), _): shapes.contains { $0.accepts(value) }
        default: false
        }
    }

    /// Whether a word is one of the names that it may be.
    fileprivate func accepts(_ name: String) -> Bool {
        if case .oneOf(let names) = self { names.contains(name) } else { false }
    }

    /// ` must be a string, not an array`
    fileprivate func mismatch(_ node: JSON5Node) -> LocalizedText {
        let (wanted, found) = (description, node.kindName)
        return LocalizedText(
            " must be \(wanted), not \(found)",
            "应为\(wanted)，而不是\(found)")
    }

    /// The kind, as messages call it.
    private var description: LocalizedText {
        switch self {
        case .boolean: return LocalizedText("true or false", " true 或 false")
        case .integer, .number: return LocalizedText("a number", "数值")
        case .string, .path: return LocalizedText("a string", "字符串")
        case .device: return LocalizedText("the name of a device", "设备名")
        case .oneOf(let names):
            let list = Phrase.list(names: names.map { "“\($0)”" }, .plain)
            return LocalizedText("one of \(list)", "\(list)之一")
        case .array: return LocalizedText("an array", "数组")
        case .object, .table: return LocalizedText("an object", "对象")
        case .any(let shapes):
            return .list(shapes.map(\.description), .or)
        }
    }
}
