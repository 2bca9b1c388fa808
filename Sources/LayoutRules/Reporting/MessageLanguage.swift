// The languages that messages, hovers and rule pages exist in, and the locales that ask for them.

/// The language of messages, hovers and rule pages.
package enum MessageLanguage: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-CN"
}

extension MessageLanguage {
    /// The language for a locale such as `zh-Hans`, `zh_CN.UTF-8` or `en-GB`: Simplified Chinese for the locales of its
    /// readers, English for all others, among them those of Traditional Chinese. A locale of another encoding than
    /// UTF-8 gets English, too: its terminals cannot show what this program writes.
    package init(locale: String) {
        let name = locale.lowercased().prefix { $0 != "@" }
        let parts = name.split(separator: ".", maxSplits: 1)
        let tags = (parts.first ?? "").split { $0 == "-" || $0 == "_" }
        let isUTF8 = parts.count < 2 || parts[1] == "utf-8" || parts[1] == "utf8"
        let isTraditional =
            tags.contains("hant") || !tags.contains("hans") && tags.contains { ["tw", "hk", "mo"].contains($0) }
        self = tags.first == "zh" && isUTF8 && !isTraditional ? .simplifiedChinese : .english
    }

    /// The variables of the environment that name a locale, the one that counts first.
    package static let environmentVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

    /// The language of the first of `environmentVariables` that is set and not empty, as POSIX has it.
    package init(environment: [String: String]) {
        let locale = Self.environmentVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(locale: locale ?? "")
    }
}
