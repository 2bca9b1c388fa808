// What a user may choose about an analysis; read from files and clients elsewhere.

import AutoLayout
import LayoutRules

/// The settings of one analysis.
package struct AnalysisConfiguration: Sendable {
    /// Severities that replace a rule's own; nil switches the rule off.
    package var severities: [RuleID: Severity?] = [:]
    /// Screens that replace the default one of files which name none.
    package var screens: [Screen] = []
    package var language: MessageLanguage = .english

    package init() {}
}
