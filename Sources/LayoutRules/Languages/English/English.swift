// English, in which every text is written first.

extension MessageLanguage {
    package static let english = MessageLanguage(
        LanguageDefinition(
            tag: "en", name: LocalizedText("English", "英文"), source: .templates,
            joining: JoiningStyle(between: ", ", and: " and ", or: " or "), fullStop: ".",
            isFor: { $0.first == "en" }, translation: { nil }))
}
