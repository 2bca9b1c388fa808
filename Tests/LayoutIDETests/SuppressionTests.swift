// Comments that switch findings off.

import Testing

@Suite struct SuppressionTests {
    private func rules(_ lines: String...) -> [String] {
        let head = "view root { view a }\n"
        return Sample(text: head + lines.joined(separator: "\n")).rules
    }

    @Test("Behind code it covers the line")
    func behindCodeItCoversTheLine() {
        #expect(rules("a.makeConstraints {", "    make.edges.equalTo(rooot) // masonry:ignore unknown-view", "}") == [])
    }

    @Test("Alone it covers the statement that follows")
    func aloneItCoversTheStatementThatFollows() {
        #expect(
            rules(
                "// masonry:ignore unknown-view — generated later", "a.makeConstraints {", "",
                "    make.edges.equalTo(rooot)", "}") == [])
    }

    @Test("For the file")
    func forTheFile() {
        #expect(
            rules("a.makeConstraints { make.edges.equalTo(rooot) }", "/* masonry:ignore-file unknown-view */") == [])
    }

    @Test("It covers only the rules it names")
    func itCoversOnlyTheRulesItNames() {
        #expect(
            rules(
                "a.makeConstraints {", "    make.edges.equalTo(rooot).priority(2000) // masonry:ignore zero-size", "}")
                == ["unknown-view", "priority-out-of-range", "unused-suppression"])
    }

    @Test("Without a name it covers all")
    func withoutANameItCoversAll() {
        #expect(rules("a.makeConstraints { make.edges.equalTo(rooot) } // masonry:ignore") == [])
    }

    @Test("Several names")
    func severalNames() {
        #expect(
            rules("a.makeConstraints { make.left.equalTo(root) } // masonry:ignore ambiguous-size, ambiguous-position")
                == [])
    }

    @Test("A name that is no rule")
    func aNameThatIsNoRule() throws {
        let sample = Sample(
            text: "view root { view a }\na.makeConstraints { make.edges.equalTo(root) } // masonry:ignore zero-sise")
        #expect(sample.rules == ["unused-suppression"])
        let finding = try #require(sample.analysis.findings.first)
        #expect(finding.message.contains("Did you mean `zero-size`?"))
        #expect(finding.fixes.first?.edits.first?.text == "zero-size")
    }
}
