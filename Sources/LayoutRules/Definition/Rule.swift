// What a rule is: an identifier with a severity, a page of documentation that is also its test, and a check.

/// A kind of finding. Each rule is one folder; the page's examples are analysed by the tests.
package protocol Rule: Sendable {
    static var id: RuleID { get }
    /// The severity where nothing is configured.
    static var severity: Severity { get }
    static var activation: RuleActivation { get }
    static var library: RuleLibrary { get }
    /// One line: what is wrong.
    static var title: Phrase { get }
    /// The English page in Markdown: what it means, what happens at run time, what to do, bad and good examples.
    static var documentation: String { get }
    /// Its texts in Simplified Chinese.
    static var chinese: RuleTranslation { get }
    /// Whether it says that something is missing, so that what is typed next may be just that.
    static var isAboutMissing: Bool { get }
    /// Whether what it says rests on numbers of constraints, so that it is asked once more with those that a device gives.
    static var readsNumbers: Bool { get }
    /// Whether some of its findings come with fixes.
    static var offersFix: Bool { get }
    /// What a configuration may set; the page names each.
    static var options: [RuleOption] { get }
    /// All findings of this rule in one analysed file.
    static func check(_ context: RuleContext) -> [FindingDraft]
}

/// Whether a rule is on where nothing is configured.
package enum RuleActivation: Sendable, Hashable {
    case onByDefault
    /// It cannot be proven from one file, so it is only for those who ask for it.
    case offByDefault
}

/// Whose code a rule is about.
package enum RuleLibrary: String, Sendable, Hashable {
    case masonry = "Masonry"
    case snapKit = "SnapKit"
    case both = "Masonry, SnapKit"
    /// The layout itself or the `.masonry` language, whatever the spelling of the chains.
    case layout = "Auto Layout"
}

extension Rule {
    package static var activation: RuleActivation { .onByDefault }
    package static var options: [RuleOption] { [] }
    package static var isAboutMissing: Bool { false }
    package static var readsNumbers: Bool { false }
    package static var offersFix: Bool { false }

    /// The page in `language`; the English one where there is no other.
    package static func documentation(in language: MessageLanguage) -> String {
        language.translation?.page(of: self) ?? documentation
    }
}
