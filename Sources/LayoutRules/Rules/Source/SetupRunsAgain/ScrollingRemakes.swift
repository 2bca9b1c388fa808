// Constraints that are remade at every step of scrolling.

import MasonrySemantics
import SourceText

extension SetupRunsAgain {
    /// What a list's delegate remakes while somebody scrolls, without asking whether anything has changed. Once a method.
    static func remadeWhileScrolling(_ rhythms: [Int: MethodRhythm], _ context: RuleContext) -> [FindingDraft] {
        guard rhythms.values.contains(where: { $0.occasion == .scrolling }) else { return [] }
        var said: Set<Int> = []
        return context.code.blocks.compactMap { call in
            guard call.kind == .remake, let rhythm = rhythms[call.method], rhythm.occasion == .scrolling,
                !call.event.place.isGuarded, !call.event.place.isCallback, said.insert(call.method).inserted
            else { return nil }
            var report = FindingDraft(
                call.event.nameRange,
                "Remade at every step of scrolling, by `\(rhythm.name)`. Ask first whether anything changes, and keep the answer in a property."
            ).relating(rhythm.call, "`\(rhythm.name)` calls it here")
            report.severity = .information
            return report
        }
    }
}
