// A case of real code: its sources, and what its `expect.json` says of them.

import AutoLayout
import Foundation
import LayoutRules
import TestTexts
import Testing

/// One folder of the fixtures.
struct RealCase: CustomTestStringConvertible {
    struct Expectations: Decodable {
        var findings: [Finding]
        var frames: [Frame]
    }

    struct Finding: Decodable {
        var file: String
        var line: Int
        var rule: String
        /// Other rules that say the same as well: one name or several.
        var orRule: Names?
        var atLeast: String

        var rules: [String] { [rule] + (orRule?.names ?? []) }
        var severity: Severity? { Severity.allCases.first { $0.name == atLeast } }
    }

    struct Names: Decodable {
        var names: [String]

        init(from decoder: Decoder) throws {
            let container = try decoder.singleValueContainer()
            names = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
        }
    }

    struct Frame: Decodable {
        var file: String
        var `class`: String
        /// In prose: `base`, `base (row height 72)`, `after openDrawer`, `readOnly == NO`.
        var state: String
        /// Also `box (second block)` and `tools[1]`.
        var view: String
        var x: ExpectedNumber?
        var y: ExpectedNumber?
        var width: ExpectedNumber?
        var height: ExpectedNumber?

        var numbers: [ExpectedNumber?] { [x, y, width, height] }
    }

    /// `objc/07-ternary-constants`.
    var name: String
    var expectations: Expectations
    var sources: SourceFolder

    var testDescription: String { name }

    /// `REAL_CODE=folder swift test --filter RealCodeTests` tries other cases, with a ledger of their own.
    static let folder =
        ProcessInfo.processInfo.environment["REAL_CODE"].map { URL(fileURLWithPath: $0) }
        ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/RealCode")

    static func all() throws -> [RealCase] {
        let device = try #require(Screen.iPhone15)
        return try ["objc", "swift"].flatMap { language in
            let folder = folder.appendingPathComponent(language)
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
                let folder = folder.appendingPathComponent(name)
                let json = try Data(contentsOf: folder.appendingPathComponent("expect.json"))
                return RealCase(
                    name: "\(language)/\(name)", expectations: try JSONDecoder().decode(Expectations.self, from: json),
                    sources: try SourceFolder(folder, device: device))
            }
        }
    }
}
