// What each word is coloured as.

import LayoutIDE
import SourceText
import Testing

private func words(_ text: String, _ dialect: Dialect = .masonry) -> [String] {
    let analysis = Fixture(text, dialect).analysis
    return analysis.semanticTokens().map { analysis.text[$0.range] + ":\($0.kind)" }
}

@Suite struct SemanticTokens {
    @Test("Declarations of layout files")
    func declarationsOfLayoutFiles() {
        #expect(
            words("// c\nscreen \"S\" 300 x 600\nlet gap = 8\nview root: UIView { hugging: 1, 2 }\n") == [
                "// c:comment", "screen:keyword", "\"S\":string", "300:number", "600:number", "let:keyword",
                "gap:constant", "=:operator", "8:number", "view:keyword", "root:view", "UIView:type",
                "hugging:property", "1:number", "2:number",
            ])
    }

    @Test("Chains")
    func chains() {
        let found = words("view a { view b }\nb.makeConstraints { make.left.equalTo(a.mas_right).offset(-8) }\n")
        #expect(
            found.suffix(11) == [
                "b:view", "b:view", "makeConstraints:relation", "make:maker", "left:attribute", "equalTo:relation",
                "a:view", "mas_right:attribute", "offset:modifier", "-:operator", "8:number",
            ])
    }

    @Test("Expectations")
    func expectations() {
        let found = words("screen \"S\" 3 x 6\nview a\nstate s { }\nexpect a.frame == (0, 0, 3, 6) on \"S\" in s\n")
        #expect(found.contains("frame:attribute"))
        #expect(found.contains("on:keyword"))
        #expect(found.last == "s:state")
    }

    @Test("Sources get only their layout code")
    func sourcesGetOnlyTheirLayoutCode() {
        let text = """
            class V: UIView {
                let a = UIView()
                let count = 3
                func setUp() {
                    addSubview(a)
                    a.snp.makeConstraints { make in make.left.equalToSuperview() }
                }
            }
            """
        let found = words(text, .swift)
        #expect(found.contains("left:attribute"))
        #expect(found.contains("equalToSuperview:relation"))
        #expect(!found.contains("class:keyword"))
        #expect(!found.contains("3:number"))
    }

    @Test("Tokens are in order and in one line")
    func tokensAreInOrderAndInOneLine() {
        let fixture = Fixture("/* a\n b */ view a /* c */\n$0view b$0 { text: \"ü€😀\" }\n")
        let tokens = fixture.analysis.semanticTokens()
        for (one, next) in zip(tokens, tokens.dropFirst()) { #expect(one.range.end <= next.range.start) }
        for token in tokens { #expect(!fixture.string(token.range).contains("\n")) }
        let part = fixture.analysis.semanticTokens(in: fixture.selection)
        #expect(part.map { fixture.string($0.range) } == ["view", "b"])
    }
}
