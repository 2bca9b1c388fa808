// A probe of the recorded truth, and the layout document that asks the same question.

import Foundation

/// One recorded run of a real library.
struct Probe: Decodable {
    var id: String
    var setup: String
    var objc: String?
    var swift: String?
    var constraints: [Constraint]?
    var exception: String?
    var crash: String?
    var compile_error: String?
    var constraintsAtException: [Constraint]?

    /// A recorded constraint; the keys that only one library has are nil for the other.
    struct Constraint: Decodable, Equatable {
        var firstItem: String
        var firstAttribute: String
        var relation: String
        var secondItem: String?
        var secondAttribute: String
        var multiplier: Double
        var constant: Double
        var priority: Double
        var installedOn: String?
        var key: String?
        var active: Bool?
        var identifier: String?
    }

    static func load(_ name: String) throws -> [Probe] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name).json"))
        return try JSONDecoder().decode([Probe].self, from: data)
    }

    var code: String { objc ?? swift ?? "" }

    /// The text of the exception or trap without what only the runtime wraps around it.
    var failure: String? {
        guard var text = exception ?? crash else { return nil }
        if let range = text.range(of: "reason: '") {
            text = String(text[range.upperBound...].dropLast())
        } else if let range = text.range(of: "Exception: ") ?? text.range(of: "Fatal error: ") {
            text = String(text[range.upperBound...])
        }
        // File and line of the stub program.
        return text.replacingOccurrences(of: " (<file>, <line>)", with: "")
    }

    /// Where a static tool has something to say: constraints that were made, or a failure.
    var isDecidable: Bool { compile_error == nil && (failure != nil || !(constraints ?? []).isEmpty) }
}

extension Probe.Constraint: CustomStringConvertible {
    var description: String {
        var text = "\(firstItem).\(firstAttribute) \(relation) \(secondItem ?? "-").\(secondAttribute)"
        text += " * \(multiplier) + \(constant) @ \(priority)"
        if let installedOn { text += " on \(installedOn)" }
        if let key { text += " key \(key)" }
        if let active { text += active ? " active" : " inactive" }
        if let identifier { text += " id \(identifier)" }
        return text
    }
}
