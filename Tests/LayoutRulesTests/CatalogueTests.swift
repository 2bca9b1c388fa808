// The catalogue is complete: every rule file is in it, and every planned rule is there or named with its reason.

import Foundation
import LayoutRules
import Testing

@Suite struct CatalogueTests {
    @Test func identifiersAreUnique() {
        let identifiers = RuleCatalogue.all.map { $0.id }
        #expect(Set(identifiers).count == identifiers.count)
    }

    @Test func everyRuleFileIsRegistered() throws {
        let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/LayoutRules/Rules").standardizedFileURL
        let names = Set(RuleCatalogue.all.map { String(describing: $0) })
        var count = 0
        for case let file as URL in try #require(
            FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" {
            count += 1
            let name = file.deletingPathExtension().lastPathComponent
            #expect(names.contains(name), "\(file.lastPathComponent) is not in the catalogue")
        }
        #expect(count == RuleCatalogue.all.count)
    }
}

extension CatalogueTests {
    @Test("Every planned rule is in the catalogue, or the list says why it is not")
    func plannedRules() {
        let present = Set(RuleCatalogue.all.map { $0.id.rawValue })
        for name in PlannedRules.all {
            let isExcused = PlannedRules.notYet[name] != nil
            #expect(present.contains(name) != isExcused, "\(name)")
        }
        #expect(Set(PlannedRules.all).count == PlannedRules.all.count)
        for name in present { #expect(PlannedRules.all.contains(name), "\(name) has no place in the list") }
        for name in PlannedRules.notYet.keys { #expect(PlannedRules.all.contains(name)) }
    }
}
