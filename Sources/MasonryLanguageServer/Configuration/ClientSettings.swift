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

    /// Values of an unexpected shape are ignored: what a setting means is in the editors' manifests.
    mutating func apply(_ json: JSONValue) {
        if let value = json["inlayHints"]?["frames"]?.bool { showsFrames = value }
        if let value = json["inlayHints"]?["values"]?.bool { showsValues = value }
        if let value = json["inlayHints"]?.bool { (showsFrames, showsValues) = (value, value) }
        if let value = json["codeLenses"]?.bool { showsCodeLenses = value }
        if let value = json["locale"]?.string { language = MessageLanguage(locale: value) }
        if let value = json["hoverPictures"]?.string { hoverPictures = HoverPictureStyle(rawValue: value) }
        guard let rules = json["rules"]?.object else { return }
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
