// Which call surrounds the cursor, and which of its parameters.

import LayoutIDE
import LayoutRules
import Testing

private func help(_ text: String, _ dialect: Dialect = .masonry) -> SignatureHelp? {
    let fixture = Fixture(text, dialect)
    return fixture.analysis.signatureHelp(at: fixture.cursor)
}

private func active(_ text: String, _ dialect: Dialect = .masonry) -> String? {
    help(text, dialect).map { $0.signatures[$0.activeSignature].label }
}

@Suite struct Signatures {
    @Test("The relation around the cursor")
    func theRelationAroundTheCursor() {
        #expect(active("view a\na.makeConstraints { make.left.equalTo($0) }") == "equalTo(id viewOrAttribute)")
        #expect(active("view a\na.makeConstraints { make.left.mas_equalTo(8$0) }") == "mas_equalTo(CGFloat number)")
        #expect(
            active("view a\na.makeConstraints { make.size.mas_equalTo(CGSizeMake(8, 8)$0) }")
                == "mas_equalTo(CGSize size)")
        #expect(active("view a\na.makeConstraints { make.left.equalTo(@[a$0]) }") == "equalTo(NSArray *targets)")
        #expect(
            active("view a\na.snp.makeConstraints { make in make.left.equalTo(a$0) }")
                == "equalTo(_ other: ConstraintRelatableTarget)")
        #expect(
            active("view a\na.snp.makeConstraints { make in make.left.equalToSuperview($0) }") == "equalToSuperview()")
    }

    @Test("Value makers inside count")
    func valueMakersInsideCount() {
        let found = help("view a\na.makeConstraints { make.edges.equalTo(a).insets(UIEdgeInsetsMake(1, 2, $0)) }")
        #expect(
            found?.signatures.map(\.label) == [
                "UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right)"
            ])
        #expect(found?.activeParameter == 2)
    }

    @Test("Unfinished text has help too")
    func unfinishedTextHasHelpToo() {
        #expect(active("view a\na.makeConstraints {\n    make.left.offset($0") == "offset(CGFloat offset)")
        #expect(
            active("view a\na.makeConstraints {\n    make.left.equalTo(a).priority(25$0\n    make.top.equalTo(a)\n}")
                == "priority(MASLayoutPriority priority)")
    }

    @Test("Kept constraints are known")
    func keptConstraintsAreKnown() {
        let text = """
            class V: UIView {
                var top: Constraint?
                func setUp() {
                    addSubview(a)
                    a.snp.makeConstraints { make in top = make.top.equalToSuperview().constraint }
                }
                func change() { top?.update(offset: ‸3) }
                let a = UIView()
            }
            """
        #expect(active(text, .swift) == "update(offset: CGFloat)")
    }

    @Test("Host calls have none")
    func hostCallsHaveNone() {
        #expect(help("view a\na.makeConstraints { make.left.equalTo(a) $0 }") == nil)
        #expect(help("func f() { g($0) }", .swift) == nil)
    }

    /// Editors underline the part of the label that equals the parameter's.
    @Test("Parameters are parts of their signature")
    func parametersArePartsOfTheirSignature() {
        for word in ChainVocabulary.words {
            for signature in word.signatures {
                for parameter in signature.parameters { #expect(signature.label.contains(parameter.label)) }
            }
        }
    }

    @Test("Every word is documented in every language")
    func everyWordIsDocumentedInEveryLanguage() {
        for word in ChainVocabulary.words {
            for language in MessageLanguage.allCases {
                #expect(!word.documentation[language].isEmpty)
                for parameter in word.signatures.flatMap(\.parameters) {
                    #expect(!parameter.documentation[language].isEmpty)
                }
            }
            #expect(word.documentation[.english] != word.documentation[.simplifiedChinese])
        }
    }
}
