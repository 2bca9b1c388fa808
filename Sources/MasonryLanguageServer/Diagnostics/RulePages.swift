// Where a reader finds the page of a rule.

import LayoutIDE

enum RulePages {
    /// The address of a rule's page; the shipped editor plug-ins show what `masonry-lsp explain` says about it.
    static func address(of rule: RuleID) -> String { "masonry-lsp:/rules/\(rule.rawValue).md" }
}
