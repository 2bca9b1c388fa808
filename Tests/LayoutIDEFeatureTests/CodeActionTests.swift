// What each refactoring makes of a text, and when none is offered.

import LayoutIDE
import LayoutRules
import SourceText
import Testing

private let views = """
    let pad = 8
    view root {
        view a
        view b
    }

    """

/// The text behind `views` after the action with this title; nil if it is not offered.
private func after(_ title: String, _ body: String, _ dialect: Dialect = .masonry) -> String? {
    let fixture = Fixture((dialect == .masonry ? views : "") + body, dialect)
    let actions = fixture.analysis.refactorings(in: fixture.selection)
    guard let action = actions.first(where: { $0.title.hasPrefix(title) }) else { return nil }
    let text = fixture.applying(action.edits)
    return dialect == .masonry && text.hasPrefix(views) ? String(text.dropFirst(views.count)) : text
}

@Suite struct CombiningEdges {
    private func combined(_ statements: String) -> String? {
        after("Combine", "a.makeConstraints {\n    \(statements)\n}\n").map {
            $0.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
        }
    }

    @Test("Four edges without constants")
    func fourEdgesWithoutConstants() {
        #expect(
            combined("make.left.right.equalTo(root)\n    make.t$0op.equalTo(root)\n    make.bottom.equalTo(root)")
                == "    make.edges.equalTo(root)")
    }

    @Test("Constants become insets")
    func constantsBecomeInsets() {
        #expect(
            combined("make.left.top.equalTo(root).offset(pad)\n    make.right.bottom.equalTo(root)$0.offset(-pad)")
                == "    make.edges.equalTo(root).inset(pad)")
        #expect(
            combined(
                "make.left.equalTo(root).offset(1)\n    make.to$0p.equalTo(root.mas_top).offset(2)\n"
                    + "    make.right.equalTo(root).offset(-3)\n    make.bottom.equalTo(root)")
                == "    make.edges.equalTo(root).insets(UIEdgeInsetsMake(2, 1, 0, 3))")
    }

    @Test("Different targets stay apart")
    func differentTargetsStayApart() {
        #expect(combined("make.left.right.equalTo(root)\n    make.t$0op.bottom.equalTo(b)") == nil)
        #expect(combined("make.left.top.right.equalTo(root$0)") == nil)
    }
}

@Suite struct SplittingComposites {
    @Test("One statement for each attribute")
    func oneStatementForEachAttribute() {
        #expect(
            after("Split", "a.makeConstraints {\n    make.si$0ze.equalTo(root).multipliedBy(0.5)\n}\n")
                == "a.makeConstraints {\n    make.width.equalTo(root).multipliedBy(0.5)\n"
                + "    make.height.equalTo(root).multipliedBy(0.5)\n}\n")
    }

    @Test("In a message each has its semicolon")
    func inAMessageEachHasItsSemicolon() {
        #expect(
            after(
                "Split",
                "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left$0.top.equalTo(root);\n}];\n")
                == "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.equalTo(root);\n"
                + "    make.top.equalTo(root);\n}];\n")
    }

    @Test("Single attributes are not split")
    func singleAttributesAreNotSplit() {
        #expect(after("Split", "a.makeConstraints {\n    make.left$0.equalTo(root)\n}\n") == nil)
    }
}

@Suite struct SwappingDirections {
    @Test("Left and right become directional")
    func leftAndRightBecomeDirectional() {
        #expect(
            after("Use `leading`", "a.makeConstraints { make.left$0.equalTo(b.mas_right).offset(8) }\n")
                == "a.makeConstraints { make.leading.equalTo(b.mas_trailing).offset(8) }\n")
    }

    @Test("On the header all chains change")
    func onTheHeaderAllChainsChange() {
        #expect(
            after(
                "Use `left`",
                "a.snp.make$0Constraints { make in\n    make.leading.equalTo(b.snp.trailing)\n    make.top.trailing.equalToSuperview()\n}\n"
            )
                == "a.snp.makeConstraints { make in\n    make.left.equalTo(b.snp.right)\n    make.top.right.equalToSuperview()\n}\n"
        )
    }

    @Test("Vertical chains have no direction")
    func verticalChainsHaveNoDirection() {
        #expect(after("Use", "a.makeConstraints { make.top$0.equalTo(b) }\n") == nil)
    }
}

@Suite struct AddingWhatIsMissing {
    @Test("Position and size")
    func positionAndSize() {
        #expect(
            after("Add the missing `left`, `height`", "a.makeConstraints {\n    make.top.width.equalTo(root)$0\n}\n")
                == "a.makeConstraints {\n    make.top.width.equalTo(root)\n    make.left.equalTo(root)\n"
                + "    make.height.mas_equalTo(44)\n}\n")
    }

    @Test("In one line")
    func inOneLine() {
        #expect(
            after("Add the missing `top`", "a.snp.makeConstraints { make in make.left.size.equalToSuperview()$0 }\n")
                == "a.snp.makeConstraints { make in make.left.size.equalToSuperview(); make.top.equalToSuperview() }\n")
    }

    @Test("Makers without a name are kept")
    func makersWithoutANameAreKept() {
        #expect(
            after("Add the missing `top`", "a.snp.makeConstraints {\n    $0.left.size.equalToSuperview()‸\n}\n")
                == "a.snp.makeConstraints {\n    $0.left.size.equalToSuperview()\n    $0.top.equalToSuperview()\n}\n")
    }

    @Test("Complete views miss nothing")
    func completeViewsMissNothing() {
        #expect(after("Add", "a.makeConstraints { make.edges.equalTo(root)$0 }\n") == nil)
    }
}

@Suite struct ExtractingConstants {
    @Test("In layout files")
    func inLayoutFiles() {
        #expect(
            after("Extract", "a.makeConstraints {\n    make.left.equalTo(root).offset($012)\n}\n")
                == "let spacing = 12\na.makeConstraints {\n    make.left.equalTo(root).offset(spacing)\n}\n")
        #expect(
            after("Extract", "a.makeConstraints { make.width.equalTo(@1$02) }\n")
                == "let width = 12\na.makeConstraints { make.width.equalTo(@(width)) }\n")
    }

    @Test("In sources")
    func inSources() {
        let text = """
            class V: UIView {
                let a = UIView()
                func setUp() {
                    addSubview(a)
                    a.snp.makeConstraints { make in make.left.equalToSuperview().offset($012) }
                }
            }

            """
        let expected = text.replacing("$012", with: "spacing")
        #expect(after("Extract", text, .swift) == "private let spacing: CGFloat = 12\n" + expected)
    }

    @Test("Names in use are avoided")
    func namesInUseAreAvoided() {
        #expect(
            after("Extract", "let spacing = 1\na.makeConstraints { make.left.equalTo(root).offset($012) }\n")
                == "let spacing = 1\nlet spacing2 = 12\na.makeConstraints { make.left.equalTo(root).offset(spacing2) }\n"
        )
    }

    @Test("Only numbers of chains")
    func onlyNumbersOfChains() { #expect(after("Extract", "let x = 1$02\n") == nil) }
}

@Suite struct ConvertingBlocks {
    @Test("Message to SnapKit")
    func messageToSnapKit() {
        let text = """
            [a mas_makeConstraints:^(MASConstraintMaker *make) {
                // stays
                make.left.equalTo(b.mas_right).with.offset(8).priorityHigh();
                make.size.mas_equalTo$0(CGSizeMake(1, 2));
                make.top.offset(4);
            }];

            """
        #expect(
            after("Convert", text) == """
                a.snp.makeConstraints { make in
                    // stays
                    make.left.equalTo(b.snp.right).offset(8).priority(.high)
                    make.size.equalTo(CGSizeMake(1, 2))
                    make.top.equalToSuperview().offset(4)
                }

                """)
    }

    @Test("SnapKit to Masonry")
    func snapKitToMasonry() {
        let text = """
            a.snp.makeConstraints {
                $0.horizontalEdges.equalToSuperview().inset(pad)
                $0.top.equalTo(b.snp.bottom).offset(4).priority(.low)
                $0.‸height.equalTo(20)
            }

            """
        #expect(
            after("Convert", text) == """
                a.makeConstraints {
                    make.left.right.equalTo(root).inset(pad)
                    make.top.equalTo(b.mas_bottom).offset(4).priorityLow()
                    make.height.mas_equalTo(20)
                }

                """)
    }

    /// A number on a centre means the superview's left edge in SnapKit and its centre in Masonry.
    @Test("What would mean something else is not offered")
    func whatWouldMeanSomethingElseIsNotOffered() {
        #expect(after("Convert", "a.snp.makeConstraints { make in make.centerX.equalTo($010) }\n") == nil)
        #expect(
            after(
                "Convert",
                "a.makeConstraints { make.top.equalTo(b.mas_bottom).insets$0(UIEdgeInsetsMake(1, 2, 3, 4)) }\n") == nil)
    }

    @Test("Sources stay in their library")
    func sourcesStayInTheirLibrary() {
        #expect(
            after("Convert", "class V { func f() { a.snp.makeConstraints { $0.left.equalTo(‸b) } } }", .swift) == nil)
    }
}

@Suite struct Suppressing {
    @Test("A comment above the line")
    func aCommentAboveTheLine() throws {
        let fixture = Fixture(
            views + "a.makeConstraints {\n    make.left.equalTo(root)\n    ma$0ke.left.equalTo(root)\n}\n")
        let action = try #require(fixture.analysis.suppressions(in: fixture.selection).first)
        let rule = try #require(action.rule)
        let text = fixture.applying(action.edits)
        #expect(text.contains("    // masonry:ignore \(rule)\n    make.left.equalTo(root)\n}"))
        let next = Analysis(text: SourceText(text), dialect: .masonry)
        #expect(!next.findings.contains { $0.rule == rule })
        #expect(!next.findings.contains { $0.rule == "unused-suppression" })
    }

    @Test("A second rule joins the comment")
    func aSecondRuleJoinsTheComment() throws {
        let fixture = Fixture(
            "view root { view a }\n// masonry:ignore syntax\na.makeConstraints { make.lef$0t.equalTo(nowhere) }\n")
        let action = try #require(
            fixture.analysis.suppressions(in: TextRange(0, fixture.text.utf8.count)).first { $0.rule == "unknown-view" }
        )
        #expect(fixture.applying(action.edits).contains("// masonry:ignore syntax, unknown-view\n"))
    }
}

@Suite struct FixingAll {
    @Test("Safe fixes do not touch and come to an end")
    func safeFixesDoNotTouchAndComeToAnEnd() {
        var text = SourceText(
            views + "a.makeConstraints {\n    make.lft.equalTo(rot)\n    make..top.equalTo(root)\n}\n")
        for _ in 0..<4 {
            let edits = Analysis(text: text, dialect: .masonry).fixAllEdits()
            for (one, next) in zip(edits, edits.dropFirst()) { #expect(one.range.end < next.range.start) }
            if edits.isEmpty { break }
            text = text.applying(edits)
        }
        #expect(Analysis(text: text, dialect: .masonry).fixAllEdits().isEmpty)
    }
}
