// The catalogue follows the folders of the rules, each of which holds a rule with its texts in every language.

import Foundation
import LayoutRules
import Testing

@Suite struct CatalogueTests {
    @Test("Identifiers are unique")
    func identifiersAreUnique() {
        let identifiers = RuleCatalogue.all.map { $0.id }
        #expect(Set(identifiers).count == identifiers.count)
    }

    @Test("Each folder holds the rule that it is called after, and its Chinese")
    func foldersOfRules() throws {
        let names = Set(RuleCatalogue.all.map { String(describing: $0) })
        var count = 0
        for group in RuleGroup.allCases {
            for name in try Self.folders(of: group) {
                count += 1
                let files = try FileManager.default.contentsOfDirectory(
                    atPath: Self.folder(of: group).appendingPathComponent(name).path)
                #expect(files.contains("\(name).swift") && files.contains("\(name)+Chinese.swift"), "\(name)")
                #expect(names.contains(name), "\(name) is not in the catalogue")
            }
        }
        #expect(count == RuleCatalogue.all.count)
    }

    @Test("The list of rules is that of the folders; UPDATE_GOLDENS=1 makes it")
    func listOfRules() throws {
        var text = """
            // Every rule by the folder that it stands in. `UPDATE_GOLDENS=1 swift test --filter CatalogueTests` makes this file.

            extension RuleGroup {
                /// Its rules, by their names, in the order in which they run.
                package var rules: [any Rule.Type] {
                    switch self {

            """
        for group in RuleGroup.allCases { text += "        case .\(group.rawValue): Self.\(group.rawValue)Rules\n" }
        text += "        }\n    }\n"
        for group in RuleGroup.allCases {
            text += "\n    private static let \(group.rawValue)Rules: [any Rule.Type] = [\n"
            for name in try Self.folders(of: group) { text += "        \(name).self,\n" }
            text += "    ]\n"
        }
        text += "}\n"
        let file = Self.rules.deletingLastPathComponent().appendingPathComponent("RuleLists.swift")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let stands = try String(contentsOf: file, encoding: .utf8)
        #expect(stands == text, "RuleLists.swift is stale")
    }

    private static let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/LayoutRules/Rules").standardizedFileURL

    private static func folder(of group: RuleGroup) -> URL {
        rules.appendingPathComponent(group.rawValue.capitalized)
    }

    /// The folders of a group's rules, by name.
    private static func folders(of group: RuleGroup) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder(of: group).path).sorted()
    }
}
