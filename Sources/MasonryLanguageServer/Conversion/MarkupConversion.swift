// Markdown for clients that show none.

import LanguageServerProtocol

extension MarkupContent {
    /// Nil for an empty text. As plain text the marks of emphasis and code are left out.
    init?(markdown: String, as kind: MarkupKind) {
        guard !markdown.isEmpty else { return nil }
        switch kind {
        case .markdown: self.init(kind: .markdown, value: markdown)
        case .plaintext:
            let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("```") }
            let text = lines.joined(separator: "\n").filter { $0 != "`" }
            self.init(kind: .plaintext, value: text.split(separator: "**").joined())
        }
    }
}
