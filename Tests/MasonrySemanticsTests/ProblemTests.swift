// What is wrong with a layout is said at its place, and the rest keeps its meaning.

import MasonrySemantics
import Testing

@Suite struct ProblemTests {
    private func problems(_ code: String) -> [String] {
        EvaluatedText("view root { view a; view b }\nview other { view x }\nlet gap = 8\n" + code).problems
    }

    @Test(
        "Is reported at its place",
        arguments: [
            ("a.makeConstraints { make.left.equalTo(bb) }", "unknownView: bb"),
            ("a.makeConstraints { make.left.equalTo(b).offset(gqp) }", "unknownName: gqp"),
            ("aa.makeConstraints { make.width.equalTo(1) }", "unknownView: aa"),
            ("a.makeConstraints { make.lft.equalTo(b) }", "unknownAttribute: lft"),
            ("a.makeConstraints { make.left.equalTo(b.mas_rigth) }", "unknownAttribute: mas_rigth"),
            ("a.snp.makeConstraints { $0.left.equalTo(b.snp.rigth) }", "unknownAttribute: rigth"),
            ("let gap = 9", "redeclaredName: gap"),
            ("screen iPhone55", "unknownDevice: iPhone55"),
            ("a.makeConstraints { make.top.equalTo(b).left }", "attributeAfterRelation: left"),
            ("a.makeConstraints { make.width.equalTo(a).equalTo(b) }", "relationRedefined: equalTo"),
            ("a.makeConstraints { make.left.equalTo(@\"44\") }", "unsupportedRelationTarget: @\"44\""),
            ("a.makeConstraints { make.left.equalTo(nil) }", "nilRelationTarget: nil"),
            ("a.makeConstraints { make.width.equalTo(x) }", "noCommonSuperview: make.width.equalTo(x)"),
            ("root.snp.makeConstraints { $0.left.equalToSuperview() }", "missingAddSubview: equalToSuperview"),
            (
                "a.snp.makeConstraints { $0.leading.equalTo(b.snp.left) }",
                "leadingLeftMix: $0.leading.equalTo(b.snp.left)"
            ),
            (
                "a.makeConstraints { make.left.equalTo(b.mas_width) }",
                "sizePositionPairing: make.left.equalTo(b.mas_width)"
            ),
            ("a.snp.makeConstraints { $0.height }", "missingRelation: $0.height"),
            ("a.makeConstraints { make.width; }", "sizeWithoutRelation: make.width"),
            ("a.makeConstraints { make.width.equalTo(48).offset(-8) }", "offsetOverridesConstant: offset"),
            ("a.makeConstraints { make.size.equalTo(a) }", "constraintToItself: make.size.equalTo(a)"),
            (
                "a.makeConstraints { make.left.equalTo(b).priority(1001) }",
                "priorityOutOfRange: make.left.equalTo(b).priority(1001)"
            ),
            ("a.makeConstraints { make.attributes(0).equalTo(b) }", "emptyAttributes: attributes"),
            ("a.snp.makeConstraints { $0.left.equalTo(b.snp.edges) }", "multiAttributeTarget: b.snp.edges"),
            (
                "a.makeConstraints { make.width.equalTo(b).dividedBy(0) }",
                "nonFiniteConstant: make.width.equalTo(b).dividedBy(0)"
            ),
            ("a.makeConstraints { make.size.equalTo(CGPointMake(1, 2)) }", "valueKindIgnored: equalTo"),
            ("a.makeConstraints { make.edges.equalTo(root).insets(5) }", "wrongValueType: 5"),
            ("expect gone.left == 0", "unknownView: gone"),
            ("expect a.left == 0 in nowhere", "unknownName: nowhere"),
            ("view c { intrinsicsize: 1 x 2 }", "unknownName: intrinsicsize"),
        ])
    func isReportedAtItsPlace(_ code: String, _ expected: String) {
        #expect(problems(code).contains(expected), "\(problems(code))")
    }

    @Test("An update without a match traps in SnapKit and adds in Masonry")
    func anUpdateWithoutAMatchTrapsInSnapKitAndAddsInMasonry() {
        let made = "a.snp.makeConstraints { $0.width.equalTo(b) }\n"
        #expect(
            problems(made + "a.snp.updateConstraints { $0.width.equalTo(b).multipliedBy(0.5) }").first
                == "snapUpdateNoMatch: $0.width.equalTo(b).multipliedBy(0.5)")
        let other = "a.makeConstraints { make.bottom.equalTo(root) }\n"
        #expect(
            problems(other + "a.updateConstraints { make.bottom.equalTo(b.mas_top) }").first
                == "updateAddsSecondConstraint: make.bottom.equalTo(b.mas_top)")
    }

    @Test("The nearest name is suggested")
    func theNearestNameIsSuggested() throws {
        let text = EvaluatedText(
            "view root { view title; view tile }\nroot.makeConstraints { make.width.equalTo(titel) }")
        let kind = try #require(text.document.problems.first?.kind)
        guard case .unknownView("titel", nearest: "title") = kind else {
            Issue.record("\(kind)")
            return
        }
    }

    @Test("Host statements are skipped without complaint")
    func hostStatementsAreSkippedWithoutComplaint() {
        #expect(
            problems(
                """
                self.title = @"Basic";
                [self.navigationController pushViewController:vc animated:YES];
                NSLog(@"%@", something);
                a.layer.cornerRadius = radius / 2
                print(thing.other)
                """) == [])
    }

    @Test("A failed chain leaves the others alone")
    func aFailedChainLeavesTheOthersAlone() {
        let text = EvaluatedText(
            """
            view root { view a; view b }
            a.makeConstraints {
                make.top.equalTo(b).left
                make.width.equalTo(10)
            }
            """)
        #expect(text.constraints() == ["a.width == + 10"])
        #expect(text.document.chains.map(\.isStopped) == [true, false])
    }
}
