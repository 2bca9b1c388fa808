// What a user sets in the editor, on top of what the project's files say.

import JSONRPC
import LayoutIDE

/// From `initializationOptions` and from the section `masonry-lsp` of the client's configuration.
struct ClientSettings: Sendable, Hashable {
    var showsFrames = true
    var showsValues = true
    var showsCodeLenses = true
    /// Severities by rule; nil switches the rule off.
    var rules: [RuleID: Severity?] = [:]
    var language: MessageLanguage?
    /// nil: as the editor is known to show images.
    var hoverPictures: HoverPictureStyle?
    /// nil: findings come without the addresses of their rules' pages.
    var rulePages: RulePages?

    /// The names of the settings, which the editors' manifests repeat.
    enum Key: String, CaseIterable {
        case inlayHints, codeLenses, locale, hoverPictures, rulePagesURL, rules
    }

    /// Values of an unexpected shape are ignored: what a setting means is in the editors' manifests.
    mutating func apply(_ json: JSONValue) {
        func value(_ key: Key) -> JSONValue? { json[key.rawValue] }
        if let value = value(.inlayHints)?["frames"]?.bool { showsFrames = value }
        if let value = value(.inlayHints)?["values"]?.bool { showsValues = value }
        if let value = value(.inlayHints)?.bool { (showsFrames, showsValues) = (value, value) }
        if let value = value(.codeLenses)?.bool { showsCodeLenses = value }
        if let value = value(.locale)?.string, !value.isEmpty { language = MessageLanguage(locale: value) }
        if let value = value(.hoverPictures)?.string { hoverPictures = HoverPictureStyle(rawValue: value) }
        if let value = value(.rulePagesURL)?.string { rulePages = RulePages(template: value) }
        guard let rules = value(.rules)?.object else { return }
        for member in rules.members {
            switch member.value.string {
            case "off": self.rules[RuleID(member.key)] = .some(nil)
            case let name?:
                if let severity = Severity.allCases.first(where: { $0.name == name }) {
                    self.rules[RuleID(member.key)] = severity
                }
            case nil: break
            }
        }
    }
}
