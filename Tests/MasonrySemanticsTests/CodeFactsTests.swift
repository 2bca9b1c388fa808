// The facts about the code around constraint blocks: who calls what where, and how code names a view.

import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite struct CodeFactsTests {
    private func tree(_ text: String, _ dialect: Dialect = .swift) -> SyntaxTree {
        SyntaxTree.parse(SourceText(text), dialect: dialect)
    }

    /// The place of the only call of `mark` in `code`.
    private func place(_ code: String) throws -> CodePlace {
        let tree = tree("class A: UIView { func f() { \(code) } }")
        let name = try #require(tree.names.find("mark"))
        let calls = CodeFacts(tree).events.filter { $0.name == name }
        #expect(calls.count == 1)
        return try #require(calls.first).place
    }

    @Test("Where a call stands")
    func whereACallStands() throws {
        #expect(try place("mark()") == CodePlace())
        #expect(try place("if x { mark() }").isConditional)
        #expect(try place("guard x else { return }; mark()").isConditional)
        #expect(try place("for x in y { mark() }").isConditional)
        #expect(try !place("if x { f() }; mark()").isConditional)
        #expect(try place("load { mark() }").isCallback)
        #expect(try !place("all.forEach { mark() }").isCallback)
        #expect(try place("DispatchQueue.global(qos: .utility).async { mark() }").isBackground)
        #expect(try !place("DispatchQueue.global().async { DispatchQueue.main.async { mark() } }").isBackground)
        #expect(try place("UIView.animate(withDuration: 1) { mark() }").animation != nil)
        #expect(try place("UIView.animate(withDuration: 1, animations: { a() }) { _ in mark() }").animation == nil)
        #expect(
            try place("UIView.animate(withDuration: 1, animations: { a() }, completion: { mark() })").animation == nil)
        #expect(try place("a.snp.makeConstraints { mark() }").block != nil)
    }

    @Test("A name of a view has many spellings")
    func aNameOfAViewHasManySpellings() throws {
        let spellings = ["box", "self.box", "_box", "weakSelf.box", "self.box!", "(self.box)", "self?.box", "box.snp"]
        for spelling in spellings {
            let tree = tree("class A: UIView { func f() { \(spelling).use() } }")
            let event = try #require(CodeFacts(tree).events.first)
            #expect(event.receiver.flatMap { tree.viewPath($0) } == "box", "\(spelling)")
        }
        let message = tree("@implementation A\n- (void)f { [[self box] use]; }\n@end", .objectiveC)
        #expect(CodeFacts(message).events.contains { $0.receiver.flatMap { message.viewPath($0) } == "box" })
    }

    @Test("Members and methods of all declarations of a class stand together")
    func membersAndMethodsOfAllDeclarationsOfAClass() {
        let tree = tree(
            """
            class A: UITableViewCell { weak var a: UIView?; @IBOutlet var b: UILabel!; func f() {} }
            extension A { func g(_ x: Int) {} }
            """)
        let facts = CodeFacts(tree, kinds: LayoutDocument.evaluate(tree, options: EvaluationOptions()).classKinds)
        #expect(facts.types.map(\.name) == ["A"])
        #expect(facts.types.first?.role == .cell)
        #expect(facts.types.first?.members.map { [$0.isWeak, $0.isOutlet] } == [[true, false], [false, true]])
        #expect(facts.methods.map(\.name) == ["f", "g"])
    }

    @Test("Nesting of any depth ends")
    func nestingOfAnyDepthEnds() {
        for (open, close) in [("(", ")"), ("{", "}"), ("[", "]"), ("a.b(", ")"), ("if x {", "}")] {
            let text = String(repeating: open, count: 3000) + "1" + String(repeating: close, count: 3000)
            _ = CodeFacts(tree("class A { func f() { \(text) } }"))
        }
        _ = CodeFacts(tree("class A { func f() { a\(String(repeating: ".b()", count: 20_000)) } }"))
    }
}
