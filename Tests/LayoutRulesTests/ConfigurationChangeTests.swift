// Another configuration for the same text: what follows is what a fresh look gives.

import AutoLayout
import LayoutIDE
import LayoutRules
import SourceText
import Testing

@Suite struct ConfigurationChangeTests {
    private func describe(_ analysis: Analysis) -> [String] {
        let findings = analysis.findings.map { finding in
            "\(finding.rule) \(finding.severity) \(finding.range) \(finding.message) \(finding.related) \(finding.fixes)"
                + " \(finding.scenario ?? "") \(finding.screen ?? "") \(finding.isUnnecessary)"
        }
        let solutions = analysis.solved.map { solved in
            "\(solved.scenario) \(solved.screen) \(solved.solution)"
        }
        return findings + solutions
    }

    @Test("Another configuration gives what a fresh analysis gives")
    func anotherConfigurationGivesWhatAFreshAnalysisGives() {
        for text in RobustnessTests.texts {
            let text = SourceText(text)
            let before = Analysis(text: text, dialect: .masonry)
            var configuration = AnalysisConfiguration()
            configuration.language = .simplifiedChinese
            configuration.screens = [Screen(name: "Wide", size: Size(width: 900, height: 400))]
            configuration.severities["unsatisfiable"] = .warning
            let followed = Analysis(text: text, following: before, configuration: configuration)
            let fresh = Analysis(text: text, dialect: .masonry, configuration: configuration)
            #expect(describe(followed) == describe(fresh))
        }
    }
}
