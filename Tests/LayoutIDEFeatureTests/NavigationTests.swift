// From names to declarations and uses, renaming, and what follows from the structure of a text.

import Foundation
import LayoutIDE
import SourceText
import Testing

private let profile = """
    screen "Small" 320 x 480
    let gap = 8
    view root {
        view title: UILabel
        guide column
    }
    title.makeConstraints {
        make.left.equalTo(column).offset(gap)
    }
    state wide {
        title.updateConstraints { make.left.equalTo(column).offset(gap) }
    }
    expect title.left >= 8 on "Small" in wide

    """

private func marked(_ place: String, _ mark: String) -> Fixture {
    guard let range = profile.range(of: place) else { return Fixture(profile) }
    return Fixture(profile.replacingCharacters(in: range, with: mark))
}

@Suite struct Definitions {
    @Test("A use leads to its declaration")
    func aUseLeadsToItsDeclaration() throws {
        let fixture = marked("equalTo(column)", "equalTo(col$0umn)")
        let target = try #require(fixture.analysis.definition(at: fixture.cursor).first)
        #expect(fixture.string(target.selectionRange) == "column")
        #expect(fixture.string(target.range) == "guide column")
        #expect(fixture.string(target.origin) == "column")
    }

    @Test(
        "Constants screens and states",
        arguments: [
            ("offset(gap)", "offset($0gap)", "gap"), ("on \"Small\"", "on \"Sm$0all\"", "Small"),
            ("in wide", "in wide$0", "wide"),
        ])
    func constantsScreensAndStates(place: String, mark: String, name: String) throws {
        let fixture = marked(place, mark)
        let target = try #require(fixture.analysis.definition(at: fixture.cursor).first)
        #expect(fixture.string(target.selectionRange) == name)
    }

    @Test("Nothing leads nowhere")
    func nothingLeadsNowhere() {
        let fixture = marked("make.left", "ma$0ke.left")
        #expect(fixture.analysis.definition(at: fixture.cursor).isEmpty)
    }
}

@Suite struct References {
    @Test("All uses in order")
    func allUsesInOrder() {
        let fixture = marked("view title", "view tit$0le")
        let all = fixture.analysis.references(at: fixture.cursor, declaration: .included)
        #expect(all.map(fixture.string) == ["title", "title", "title", "title"])
        #expect(fixture.analysis.references(at: fixture.cursor, declaration: .excluded) == Array(all.dropFirst()))
    }

    @Test("Highlights tell writes from reads")
    func highlightsTellWritesFromReads() {
        let fixture = marked("view title", "view tit$0le")
        let kinds = fixture.analysis.documentHighlights(at: fixture.cursor).map(\.kind)
        #expect(kinds == [.write, .write, .write, .read])
    }
}

@Suite struct Renaming {
    @Test("All uses change")
    func allUsesChange() throws {
        let fixture = marked("expect title", "expect $0title")
        #expect(
            fixture.analysis.prepareRename(at: fixture.cursor)
                == .ready(range: TextRange(fixture.cursor, fixture.cursor + 5), placeholder: "title"))
        guard case .edits(let edits) = fixture.analysis.rename(at: fixture.cursor, to: "heading") else {
            Issue.record("refused")
            return
        }
        #expect(fixture.applying(edits) == profile.replacingOccurrences(of: "title", with: "heading"))
    }

    @Test("Screens keep their quotes")
    func screensKeepTheirQuotes() {
        let fixture = marked("on \"Small\"", "on \"$0Small\"")
        guard case .edits(let edits) = fixture.analysis.rename(at: fixture.cursor, to: "iPhone SE") else {
            Issue.record("refused")
            return
        }
        #expect(fixture.applying(edits) == profile.replacingOccurrences(of: "Small", with: "iPhone SE"))
    }

    @Test("Clashes and no names are refused", arguments: ["column", "gap", "1st", "a-b", "", "view", "make"])
    func clashesAndNoNamesAreRefused(name: String) {
        let fixture = marked("view title", "view ti$0tle")
        guard case .refused(let message) = fixture.analysis.rename(at: fixture.cursor, to: name) else {
            Issue.record("accepted \(name)")
            return
        }
        #expect(!message.isEmpty)
    }

    @Test("Instance variables keep their underscore")
    func instanceVariablesKeepTheirUnderscore() {
        let text = """
            @interface V ()
            @property (nonatomic) UILabel *title;
            @end
            @implementation V
            - (instancetype)init {
                _title = [UILabel new];
                [self addSubview:self.title];
                [self.ti$0tle mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self);
                }];
                return self;
            }
            @end
            """
        let fixture = Fixture(text, .objectiveC)
        guard case .edits(let edits) = fixture.analysis.rename(at: fixture.cursor, to: "heading") else {
            Issue.record("refused")
            return
        }
        #expect(fixture.applying(edits) == fixture.text.replacingOccurrences(of: "title", with: "heading"))
    }

    @Test("Keywords cannot be renamed")
    func keywordsCannotBeRenamed() {
        let fixture = marked("make.left", "make.le$0ft")
        guard case .refused = fixture.analysis.prepareRename(at: fixture.cursor) else {
            Issue.record("accepted")
            return
        }
    }
}

@Suite struct Structure {
    @Test("Symbols match their letters in order")
    func symbolsMatchTheirLettersInOrder() {
        let analysis = Fixture(profile).analysis
        #expect(
            analysis.workspaceSymbols(matching: "").map(\.name) == ["Small", "gap", "root", "title", "column", "wide"])
        #expect(analysis.workspaceSymbols(matching: "TtL").map(\.name) == ["title"])
        #expect(analysis.workspaceSymbols(matching: "title").first?.containerName == "root")
    }

    @Test("Braces and comments fold")
    func bracesAndCommentsFold() {
        let fixture = Fixture("// a\n// b\n\n// c\nview root {\n    view a { }\n}\n/* x\n */\n")
        let folds = fixture.analysis.foldingRanges()
        #expect(folds.map { fixture.string($0.range) } == ["// a\n// b", "\n    view a { }\n", "/* x\n */"])
        #expect(folds.map(\.kind) == [.comment, .region, .comment])
    }

    @Test("Imports fold")
    func importsFold() {
        let fixture = Fixture("#import \"A.h\"\n#import \"B.h\"\n\nstatic int a = 1;\n", .objectiveC)
        #expect(fixture.analysis.foldingRanges().map(\.kind) == [.imports])
    }

    @Test("Selections grow")
    func selectionsGrow() {
        let fixture = Fixture("view a\na.makeConstraints {\n    make.left.equalTo(a.su$0perview).offset(8)\n}\n")
        let grown = fixture.analysis.selectionRanges(at: fixture.cursor).map(fixture.string)
        #expect(grown.first == "superview")
        #expect(grown.contains("a.superview"))
        #expect(grown.contains("equalTo(a.superview)"))
        #expect(grown.contains("make.left.equalTo(a.superview).offset(8)"))
        #expect(grown.last == fixture.text)
        #expect(zip(grown, grown.dropFirst()).allSatisfy { $0.utf8.count < $1.utf8.count })
    }

    @Test("Rule names in comments are links")
    func ruleNamesInCommentsAreLinks() {
        let fixture = Fixture("// masonry:ignore zero-size, unsatisfiable — it is meant\nview a // masonry:ignored x\n")
        #expect(fixture.analysis.documentLinks().map(\.rule) == ["zero-size", "unsatisfiable"])
        #expect(fixture.analysis.documentLinks().map { fixture.string($0.range) } == ["zero-size", "unsatisfiable"])
    }
}
