// The pages of rules, in English and in other languages.

extension Translation {
    /// The page of `rule` with the examples of its English page; nil where it has none in this language.
    package func page(of rule: any Rule.Type) -> String? {
        guard let texts = rules[rule.id] else { return nil }
        let said = (shared + [texts.wordings]).joined().map(\.value) + [texts.prose]
        var page = "# \(rule.id.rawValue)\n\n" + texts.prose + "\n"
        for line in RulePageText(rule.documentation).examples {
            guard line.hasPrefix("## ") else {
                page += "\n" + inThisLanguage(line, said)
                continue
            }
            let heading = String(line.dropFirst(3))
            page += "\n## " + (headingsByEnglish[heading] ?? heading)
        }
        return page
    }

    /// A line of an English example. A marker in it keeps what is English in `said`, the texts of this language, as well:
    /// what a library prints. The rest of what it says is left out, for the severity and the rule say which finding is
    /// meant.
    private func inThisLanguage(_ line: Substring, _ said: [String]) -> Substring {
        guard let marker = ExampleMarker(line), !marker.isNeutral else { return line }
        return said.contains { marker.isQuoted(in: $0) } ? line : marker.head
    }
}

/// The two parts of a rule's page.
package struct RulePageText {
    /// The lines behind the name, up to the examples.
    package let prose: [Substring]
    /// The lines from the heading of the first example on.
    package let examples: [Substring]

    package init(_ page: String) {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { Self.exampleHeadings.contains($0) } ?? lines.endIndex
        prose = Array(lines[..<start].drop { $0.hasPrefix("# ") || $0.isEmpty })
        examples = Array(lines[start...])
    }

    private static let exampleHeadings: [Substring] = ["## Bad", "## Fixed", "## Good"]
}
