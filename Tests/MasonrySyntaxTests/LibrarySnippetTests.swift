// Every snippet that was run against the real libraries parses in its host language and in `.masonry` files, alike.

import MasonrySyntax
import Testing

@Suite struct LibrarySnippetTests {
    @Test(
        "Snippets parse without problems",
        arguments: [("masonry.snippets", Dialect.objectiveC), ("snapkit.snippets", .swift)])
    func snippetsParseWithoutProblems(name: String, host: Dialect) throws {
        let snippets = try Fixtures.snippets(name)
        #expect(snippets.count > 200)
        for (id, text) in snippets {
            let tree = parse(text, as: host)
            #expect(tree.messages == [], "\(id)")
            #expect(!tree.description.contains("?"), "\(id) has something missing")
            let pasted = parse(text, as: .masonry)
            #expect(pasted.messages == [], "\(id) in .masonry")
            #expect(pasted.description == tree.description, "\(id) means the same in .masonry")
        }
    }
}
