// What a user sets in the editor, on top of what the project's files say.

import JSONRPC
import LayoutIDE

/// From `initializationOptions` and from the section `masonry-lsp` of the client's configuration.
struct ClientSettings: Sendable, Hashable {
    var showsFrames = true
    var showsValues = true
    var showsCodeLenses = true
    var rules = ClientRuleSettings()
    var language: MessageLanguage?
    /// nil: as the editor is known to show images.
    var hoverPictures: HoverPictureStyle?
    /// nil: findings come without the addresses of their rules' pages.
    var rulePages: RulePages?

    /// The names of the settings, which the editors' manifests repeat.
    enum Key: String, CaseIterable {
        case inlayHints, codeLenses, locale, hoverPictures, rulePagesURL, rules
    }

    /// Takes what is right of `json`; what a setting means is in the editors' manifests.
    /// - Returns: what is wrong with the rules, which are the only settings that are easily misspelt.
    @discardableResult
    mutating func apply(_ json: JSONValue) -> [LocalizedText] {
        func value(_ key: Key) -> JSONValue? { json[key.rawValue] }
        if let value = value(.inlayHints)?["frames"]?.bool { showsFrames = value }
        if let value = value(.inlayHints)?["values"]?.bool { showsValues = value }
        if let value = value(.inlayHints)?.bool { (showsFrames, showsValues) = (value, value) }
        if let value = value(.codeLenses)?.bool { showsCodeLenses = value }
        if let value = value(.locale)?.string, !value.isEmpty { language = MessageLanguage(locale: value) }
        if let value = value(.hoverPictures)?.string { hoverPictures = HoverPictureStyle(rawValue: value) }
        if let value = value(.rulePagesURL)?.string { rulePages = RulePages(template: value) }
        guard let rules = value(.rules), rules != .null else { return [] }
        return self.rules.apply(rules)
    }
}
