// Host files: silence about everything but layout chains, and there only what is certain.

import MasonrySyntax
import Testing

@Suite struct HostComplaintTests {
    private func objectiveC(_ chain: String) -> SyntaxTree {
        parse("[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    \(chain)\n}];", as: .objectiveC)
    }

    private func swift(_ chain: String) -> SyntaxTree {
        parse("a.snp.makeConstraints { make in\n    \(chain)\n}", as: .swift)
    }

    @Test(
        "Objective-C chains",
        arguments: [
            ("make..left.equalTo(b);", "2:10 Expected an attribute after `.`.", "make.left.equalTo(b);"),
            ("make.left.equalTo(b;", "2:24 Expected `)` to close `(`.", "make.left.equalTo(b);"),
            (
                "make.left.equalTo(b)\n    make.top.equalTo(c);", "2:25 Expected `;` at the end of the statement.",
                "make.left.equalTo(b);\n    make.top.equalTo(c);"
            ),
            (
                "make.left.equalTo(max(b, 3;", "2:31 Expected `)` to close `(`.", "make.left.equalTo(max(b, 3));"
            ),
            ("make.left.equalTo(b)", "2:25 Expected `;` at the end of the statement.", "make.left.equalTo(b);"),
        ])
    func objectiveCChains(chain: String, message: String, mended: String) {
        let tree = objectiveC(chain)
        #expect(tree.messages == [message])
        #expect(tree.mended == objectiveC(mended).text.string)
        #expect(objectiveC(mended).messages == [])
    }

    @Test(
        "Swift chains",
        arguments: [
            ("make..left.equalTo(b)", "2:10 Expected an attribute after `.`."),
            ("make.left.equalTo(b).\n    make.top.equalTo(c)", "2:26 Expected an attribute after `.`."),
            ("make.left.equalTo(b", "2:24 Expected `)` to close `(`."),
        ])
    func swiftChains(chain: String, message: String) {
        #expect(swift(chain).messages == [message])
    }

    @Test(
        "Other code is not our business",
        arguments: [
            "self..view.left;", "foo(bar;", "[a b;", "int = 3;", "} } }", "@@@ ### 。", "MACRO(x) make left", "\"open",
            "/* open",
        ])
    func otherCodeIsNotOurBusiness(text: String) {
        #expect(parse(text, as: .objectiveC).messages == [])
        #expect(parse(text, as: .swift).messages == [])
        #expect(objectiveC("make.left.equalTo(b);\n    if (x) { " + text + " }").messages == [])
    }

    @Test(
        "Sound chains are not blamed",
        arguments: [
            "make.left.equalTo(b) MAYBE;", "make.left.equalTo(b) ;", "MACRO(make.left.equalTo(b))",
            "if (x) make.left.equalTo(b); else make.left.equalTo(c);", "make.left\n.equalTo\n(b);",
            "// make..left\n    make.left.equalTo(@\"a..b\");",
        ])
    func soundChainsAreNotBlamed(chain: String) {
        #expect(objectiveC(chain).messages == [])
    }
}
