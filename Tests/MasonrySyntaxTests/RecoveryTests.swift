// Mistakes: one message each, at its place, and everything else keeps its meaning.

import LayoutRules
import MasonrySyntax
import Testing

@Suite struct RecoveryTests {
    @Test("An extra dot is one problem with a fix")
    func anExtraDotIsOneProblemWithAFix() {
        let tree = parse("a.makeConstraints {\n    make..right.bottom.equalTo(superview)\n    make.left.equalTo(b)\n}")
        #expect(tree.messages == ["2:10 Expected an attribute after `.`."])
        #expect(tree.problems.first?.fixTitle?.text(in: .english) == "Remove the extra `.`")
        #expect(
            tree.mended == "a.makeConstraints {\n    make.right.bottom.equalTo(superview)\n    make.left.equalTo(b)\n}")
        #expect(
            tree.description
                == "(call a.makeConstraints (closure [] {(call make.right.bottom.equalTo superview); "
                + "(call make.left.equalTo b)}))")
    }

    /// Without it, a dot would be left at the end of a line, before a name on the next.
    @Test("An extra dot on the next line has no fix")
    func anExtraDotOnTheNextLineHasNoFix() {
        let lines = ["a.makeConstraints { make.left.equalTo(b.", ".right) }"]
        let tree = parse(lines.joined(separator: String(UnicodeScalar(10))))
        #expect(tree.messages == ["2:1 Expected an attribute after `.`."])
        #expect(tree.problems.first?.fix == nil)
    }

    @Test("A bracket is not closed where a parenthesis around it would end too")
    func aBracketIsNotClosedWhereAParenthesisAroundItWouldEndToo() {
        let tree = parse("a.c([d.e = false\n  e(f)\n  , [[g h:[I j:k l:m]];])\n")
        #expect(!tree.problems.isEmpty)
        #expect(tree.problems.allSatisfy { $0.fix == nil })
        // Where nothing around it ends with it, it is.
        #expect(parse("f([a.b\n").problems.contains { $0.fix?.text == "])" })
    }

    @Test(
        "A mistake in a chain stays there",
        arguments: [
            ("make.left.equalTo(b", "2:24 Expected `)` to close `(`.", "(call make.left.equalTo b)"),
            (
                "make.left.equalTo(b.offset(8)", "2:34 Expected `)` to close `(`.",
                "(call make.left.equalTo (call b.offset 8))"
            ),
            ("make.left.equalTo(b))", "2:25 This `)` closes nothing; remove it.", "(call make.left.equalTo b)"),
            ("make.left.equalTo([b)", "2:25 Expected `]` to close `[`.", "(call make.left.equalTo [b])"),
            ("make.left.", "2:15 Expected an attribute after `.`.", "make.left."),
            ("make.left.equalTo(b)..", "2:27 Expected an attribute after `.`.", "(call make.left.equalTo b)."),
            (
                "make.left.offset(3 4)", "2:24 Expected `,` or the closing bracket before `4`.",
                "(call make.left.offset 3)"
            ),
            ("make.left.equalTo(b)；", "2:25 This is the wide form of `;`.", "(call make.left.equalTo b)"),
            ("make.left.labeled(\"b)", "2:23 This text has no closing quote.", "(call make.left.labeled \"b\")"),
        ])
    func aMistakeInAChainStaysThere(chain: String, message: String, tree: String) {
        let parsed = parse("a.makeConstraints {\n    \(chain)\n    make.top.equalTo(c)\n}\nlet x = 1")
        #expect(parsed.messages == [message])
        #expect(
            parsed.description.replacing("; (skipped)", with: "")
                == "(call a.makeConstraints (closure [] {\(tree); (call make.top.equalTo c)}))\n(var const (x = 1))")
    }

    /// One of them alone would only show the next mistake.
    @Test(
        "Brackets that are missing in one place are inserted together",
        arguments: [
            ("make.size.equalTo(CGSize(width: 10, height: 20", "make.size.equalTo(CGSize(width: 10, height: 20))"),
            ("make.left.equalTo([b, c.left.offset(3", "make.left.equalTo([b, c.left.offset(3)])"),
            ("make.left.equalTo(max(min(3", "make.left.equalTo(max(min(3)))"),
            // Of two of which one ends, only the other is missing.
            ("make.left.equalTo(max(3)", "make.left.equalTo(max(3)"),
            // Where another group stands between, nobody knows where the outer one ends.
            ("make.left.equalTo(max(3), min(4", "make.left.equalTo(max(3), min(4"),
        ])
    func bracketsMissingInOnePlace(chain: String, mended: String) {
        func text(_ chain: String) -> String { "a.makeConstraints {\n    \(chain)\n    make.top.equalTo(c)\n}" }
        let parsed = parse(text(chain))
        #expect(parsed.mended == text(mended))
        if chain != mended { #expect(parse(parsed.mended).messages == []) }
    }

    @Test("Two chains on a line want a separator")
    func twoChainsOnALineWantASeparator() {
        let tree = parse("a.makeConstraints { make.left.equalTo(b) make.top.equalTo(c) }")
        #expect(tree.messages == ["1:42 Expected `;` or a new line before `make`."])
        #expect(tree.mended == "a.makeConstraints { make.left.equalTo(b); make.top.equalTo(c) }")
        #expect(tree.description.contains("(call make.left.equalTo b); (call make.top.equalTo c)"))
    }

    @Test("Indentation tells which brace is missing")
    func indentationTellsWhichBraceIsMissing() {
        let tree = parse(
            """
            view root {
                view a {
                    guide g
                view b { }
            }
            a.makeConstraints {
                make.left.equalTo(b)

            b.makeConstraints {
                make.top.equalTo(a)
            }
            """)
        #expect(
            tree.messages == [
                "3:16 Expected `}` to close the `{` of line 2.", "7:25 Expected `}` to close the `{` of line 6.",
            ])
        #expect(
            tree.description
                == "(view root {(view a {(guide g)}); (view b {})})\n"
                + "(call a.makeConstraints (closure [] {(call make.left.equalTo b)}))\n"
                + "(call b.makeConstraints (closure [] {(call make.top.equalTo a)}))")
    }

    @Test("A missing brace before a bracket is found")
    func aMissingBraceBeforeABracketIsFound() {
        let tree = parse(
            "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.equalTo(b);\n];\nlet x = 1")
        #expect(tree.messages == ["2:26 Expected `}` to close the `{` of line 1."])
        #expect(tree.description.hasSuffix("(var const (x = 1))"))
    }

    @Test(
        "A bracket is inserted only where its place is known",
        arguments: [
            ("make.left.equalTo(b", "make.left.equalTo(b)"), ("make.left.equalTo(b[0)", "make.left.equalTo(b[0])"),
            ("make.left.labeled(@\"b + c", "make.left.labeled(@\"b + c"),
        ])
    func noBracketIsGuessed(chain: String, mended: String) {
        let tree = parse("a.makeConstraints {\n    \(chain)\n}")
        #expect(!tree.messages.isEmpty)
        #expect(tree.mended == "a.makeConstraints {\n    \(mended)\n}")
    }

    @Test("Stray braces and empty statements are harmless")
    func strayBracesAndEmptyStatementsAreHarmless() {
        #expect(parse("a.b()\n}\nlet x = 1").messages == ["2:1 This `}` closes nothing; remove it."])
        #expect(parse("a.makeConstraints { make.left.equalTo(b);; }").messages == [])
    }

    @Test(
        "What was meant is offered",
        arguments: [
            ("veiw a { }", "1:1 Expected `view`.", "view a { }"),
            ("screeen \"a\" 3 x 4", "1:1 Expected `screen`.", "screen \"a\" 3 x 4"),
            ("expct a.width == 3", "1:1 Expected `expect`.", "expect a.width == 3"),
            ("exepct a < b", "1:1 Expected `expect`.", "expect a < b"),
            ("lett a = 3", "1:1 Expected `let`.", "let a = 3"),
            (
                "a.makeConstraint { make.left.equalTo(b) }", "1:3 Expected `makeConstraints`.",
                "a.makeConstraints { make.left.equalTo(b) }"
            ),
            (
                "a.snp.makeContraint { $0.left.equalTo(b) }", "1:7 Expected `makeConstraints`.",
                "a.snp.makeConstraints { $0.left.equalTo(b) }"
            ),
            (
                "[a mas_remakeConstaints:^(MASConstraintMaker *make) { make.left.equalTo(b); }]",
                "1:4 Expected `mas_remakeConstraints`.",
                "[a mas_remakeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(b); }]"
            ),
            ("expect a.width = 3", "1:16 Compare with `==`.", "expect a.width == 3"),
            (
                "view a { hugging: 1, 2, font: 3 }", "1:23 Separate properties by `;` or a new line.",
                "view a { hugging: 1, 2; font: 3 }"
            ),
        ])
    func whatWasMeantIsOffered(text: String, message: String, mended: String) {
        let tree = parse(text)
        #expect(tree.messages == [message])
        #expect(tree.mended == mended)
        #expect(parse(tree.mended).messages == [])
    }

    @Test(
        "Code of a program is no slip",
        arguments: [
            "except a.b", "a.makeConstraint { print(b) }", "a.updateRequirements { make.left }", "left a = 3",
            "[a makeConstraint:^(UIView *v) { }]",
        ])
    func codeOfAProgramIsNoSlip(text: String) {
        #expect(!parse(text).messages.contains { $0.contains("Expected") })
    }

    @Test(
        "Unfinished declarations say what is missing",
        arguments: [
            ("view", "1:5 Expected the view's name after `view`."),
            ("view a: ", "1:8 Expected the view's class after `:`."),
            ("view a { 5 }", "1:10 Expected a property such as `intrinsicSize: 64 x 64`, a `guide` or a `view`."),
            ("screen", "1:7 Expected a name between quotes, or a device such as `iPhone15`, after `screen`."),
            ("screen \"a\"", "1:11 Expected the screen's size, such as `390 x 844`."),
            ("screen \"a\" 1 x 2 safeArea(1)", "1:26 `safeArea` takes four numbers: top, left, bottom, right."),
            ("state {}", "1:6 Expected the state's name after `state`."),
            ("expect", "1:7 Expected a comparison such as `a.width == 100` after `expect`."),
            ("expect a.width", "1:15 Expected `==`, `<=`, `>=`, `<`, `>` or `!=`."),
            ("expect a.width ==", "1:18 Expected a value to compare with."),
            ("expect a.width == 3 on", "1:23 Expected a screen's name between quotes after `on`."),
            ("let y =", "1:8 Expected a value after `=`."),
            ("/* open", "1:1 This comment has no closing `*/`."),
            ("let \u{0}a = 1", "1:5 These bytes are not valid UTF-8."),
        ])
    func unfinishedDeclarationsSayWhatIsMissing(text: String, message: String) {
        let tree = parse(text + "\nlet next = 1")
        #expect(tree.messages == [message])
        #expect(text.hasPrefix("/*") || tree.description.hasSuffix("(var const (next = 1))"))
    }

    @Test("Host code is skipped without complaint")
    func hostCodeIsSkippedWithoutComplaint() {
        let tree = parse(
            """
            typedef struct { CGFloat a; } Foo;
            @interface Foo : NSObject
            @property (nonatomic, weak) UIView *v;
            @end
            if (self) { return nil; }
            NSLog(@"%@", @{ @"a": @1 }); dispatch_async(q, ^{ [self go]; });
            guard let x = y else { return }
            func f<T>(_ x: T) -> [T: Int] where T: Hashable { [x: 1] }
            @objc private func tap(_ sender: Any?) { print("\\(sender ?? "none")") }
            """)
        #expect(tree.messages == [])
    }
}
