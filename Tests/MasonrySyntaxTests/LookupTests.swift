// Finding nodes, tokens and comments by place.

import MasonrySyntax
import SourceText
import Foundation
import Testing

@Suite struct LookupTests {
    let tree = SyntaxTree.parse(
        SourceText(
            """
            /// The card.
            /// It is wide.
            view card
            // masonry:ignore trailing-sign — it bleeds
            card.makeConstraints { make.left.equalTo(root).offset(8) }
            """), dialect: .masonry)

    private func offset(of string: String) throws -> TextOffset {
        let range = try #require(tree.text.string.range(of: string))
        return TextOffset(tree.text.string.utf8.distance(from: tree.text.string.startIndex, to: range.lowerBound))
    }

    @Test("The path leads from the statement to the innermost node")
    func thePathLeadsFromTheStatementToTheInnermostNode() throws {
        let path = tree.path(to: try offset(of: "equalTo"))
        #expect(
            path.map { tree.text[tree.range(of: $0)] } == [
                "card.makeConstraints { make.left.equalTo(root).offset(8) }",
                "card.makeConstraints { make.left.equalTo(root).offset(8) }",
                "{ make.left.equalTo(root).offset(8) }",
                "make.left.equalTo(root).offset(8)", "make.left.equalTo(root).offset(8)",
                "make.left.equalTo(root).offset", "make.left.equalTo(root)", "make.left.equalTo",
            ])
        #expect(tree.path(to: TextOffset(3)).isEmpty)
    }

    @Test("Tokens are found by place")
    func tokensAreFoundByPlace() throws {
        let place = try offset(of: "offset")
        #expect(tree.token(at: place).map { tree.text[$0.range] } == "offset")
        #expect(tree.token(at: place + 3).map { tree.text[$0.range] } == "offset")
        let index = try #require(tree.tokenIndex(at: place))
        #expect(tree.previousNonTrivia(before: index).map { tree.text[tree.tokens[$0].range] } == ".")
        #expect(tree.token(at: TextOffset(9999)) == tree.tokens.last)
        #expect(SyntaxTree.parse(SourceText(""), dialect: .swift).token(at: .zero) == nil)
    }

    @Test("Comments say what they say")
    func commentsSayWhatTheySay() throws {
        #expect(
            tree.comments.map { tree.contents(ofComment: $0) } == [
                "The card.", "It is wide.", "masonry:ignore trailing-sign — it bleeds",
            ])
        #expect(tree.documentation(before: try offset(of: "view card")) == "The card.\nIt is wide.")
        #expect(tree.documentation(before: try offset(of: "card.make")) == nil)
        let block = SyntaxTree.parse(SourceText("/** A. */\nint a;\n\n/// No.\n\nint b;"), dialect: .objectiveC)
        #expect(block.documentation(before: TextOffset(10)) == "A.")
        #expect(block.documentation(before: TextOffset(block.text.length - 3)) == nil)
    }

    @Test("Known words have the same name in every tree")
    func knownWordsHaveTheSameNameInEveryTree() {
        #expect(tree.names.find("offset") == Name(.offset))
        #expect(Name(.offset).word == .offset)
        #expect(tree.names.find("card").map { tree.string($0) } == "card")
        #expect(tree.names.find("card")?.word == nil)
        #expect(tree.names.find("nowhere") == nil)
        for word in Word.allCases { #expect(tree.names.find(word.spelling)?.word == word) }
    }

    @Test("Names survive a great number of them")
    func namesSurviveAGreatNumberOfThem() {
        var table = NameTable()
        let names = (0..<5000).map { table.intern("n\($0)") }
        #expect(Set(names).count == 5000)
        for (index, name) in names.enumerated() { #expect(table[name] == "n\(index)") }
        #expect(table.intern("n77") == names[77])
    }
}
