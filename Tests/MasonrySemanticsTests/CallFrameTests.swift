// What a call or closure has of its own, and that the first run of a class leaves nothing of it behind.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct CallFrameTests {
    /// What a helper answers has nothing to do with the block that asks it.
    @Test(
        "A helper knows nothing of the block that asks",
        arguments: [
            (
                Dialect.swift,
                """
                class Panel: UIView {
                    let a = UIView(), b = UIView()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(a)
                        a.addSubview(b)
                        b.snp.makeConstraints {
                            $0.left.equalTo(hostOf())
                            $0.top.equalTo(self.hostOf())
                            $0.right.equalTo(superview!)
                            $0.bottom.equalTo(self.superview!)
                        }
                    }
                    func hostOf() -> UIView { return superview! }
                }
                """
            ),
            (
                .objectiveC,
                """
                @implementation Panel : UIView
                - (instancetype)init {
                    self = [super init];
                    UIView *a = [UIView new];
                    UIView *b = [UIView new];
                    [self addSubview:a];
                    [a addSubview:b];
                    [b mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo([self host]);
                        make.top.equalTo([weakSelf host]);
                        make.right.equalTo(self.superview);
                        make.bottom.equalTo([self superview]);
                    }];
                    return self;
                }
                - (UIView *)host { return self.superview; }
                @end
                """
            ),
        ])
    func aHelperKnowsNothingOfTheBlockThatAsks(_ dialect: Dialect, _ source: String) {
        let text = EvaluatedText(source, dialect)
        // `superview` is what holds the panel, a view by itself, and not `a`.
        // A message is not read so.
        let bottom = dialect == .swift ? "superview.bottom" : "?"
        #expect(
            text.constraints().map { String($0.prefix { $0 != "+" }).trimmed }
                == ["b.left == ?", "b.top == ?", "b.right == superview.right", "b.bottom == \(bottom)"])
    }

    /// A `return` in a closure ends that closure and not the method around it.
    @Test(
        "A return ends its closure",
        arguments: [
            (
                Dialect.swift,
                """
                class Panel: UIView {
                    let a = UIView()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(a)
                        a.snp.makeConstraints { make in
                            guard isWide else { return }
                            make.width.equalTo(80)
                        }
                        a.snp.makeConstraints { $0.top.equalTo(self) }
                    }
                }
                """
            ),
            (
                .objectiveC,
                """
                @implementation Panel : UIView
                - (instancetype)init {
                    self = [super init];
                    UIView *a = [UIView new];
                    [self addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        if (!self.wide) { return; }
                        make.width.mas_equalTo(80);
                    }];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];
                    return self;
                }
                @end
                """
            ),
        ])
    func aReturnEndsItsClosure(_ dialect: Dialect, _ source: String) {
        let text = EvaluatedText(source, dialect)
        #expect(text.constraints().contains("a.top == self.top"))
        #expect(text.document.chains.last?.certainty == .certain)
    }

    /// Each table that the trial run of a class changes is as it was before, but for the items and what is found out for
    /// the second run: a table that is added to the evaluator and not taken back fails here.
    @Test("The trial run of a class leaves items and nothing else")
    func theTrialRunOfAClassLeavesItemsAndNothingElse() throws {
        let source = """
            #define kGap 8
            @implementation Panel : UIView
            - (instancetype)init {
                self = [super init];
                #define SCALED(x) (x * 2)
                UIStackView *stack = [[UIStackView alloc] init];
                UILabel *label = [UILabel new];
                label.text = @"Some text";
                label.hidden = YES;
                label.mas_key = @"label";
                UIView *a = [self.card.titleView viewWithTag:1];
                [self addSubview:stack];
                [stack addArrangedSubview:label];
                [self addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.mas_safeAreaLayoutGuideLeft).offset(SCALED(kGap));
                    make.width.equalTo(self.card.titleView);
                    if (self.wide) { make.width.mas_equalTo(80); }
                }];
                UIViewController *child = [UIViewController new];
                [self addSubview:child.view];
                if (self.wide) {
                    [a mas_remakeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];
                }
                return self;
            }
            - (void)later { [label mas_updateConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(8); }]; }
            @end
            """
        let tree = SyntaxTree.parse(SourceText(source), dialect: .objectiveC)
        let picture = try #require(TypeCollector(SyntaxReader(tree)).pictures.first)
        var evaluator = Evaluator(tree: tree)
        // What asking finds out is no change.
        _ = evaluator.collectHierarchy(of: picture)
        let before = Tables(evaluator)
        let items = evaluator.document.items.count
        _ = evaluator.collectHierarchy(of: picture)
        #expect(evaluator.document.items.count > items)
        let after = Tables(evaluator)
        for (name, entry) in before.entries { #expect(after.entries[name] == entry, "\(name) was not taken back") }
    }
}

/// The tables of an evaluator as texts, whatever they are called.
private struct Tables {
    private(set) var entries: [String: String] = [:]

    init(_ evaluator: borrowing Evaluator) {
        note(evaluator.frame, "frame")
        note(evaluator.noted, "noted")
        note(evaluator.definitions, "definitions")
        // Found out for the second run, or the same whoever asks.
        let found: Set<String> = [
            "creationKeys", "fixedParents", "addedElsewhere", "plainMethods", "declaredNames", "constrainedNames",
            "madeHere", "assignments", "firstReplayed", "numericNames",
        ]
        note(evaluator.facts, "facts", without: found)
        note(evaluator.document, "document", without: ["items", "tree"])
        entries["makers"] = "\(evaluator.runtime.makers.count)"
        entries["controllers"] = "\(evaluator.runtime.controllers.count)"
        entries["scope"] = "\(evaluator.scope.mark) \(evaluator.scope.frame)"
    }

    private mutating func note(_ value: Any, _ name: String, without left: Set<String> = []) {
        for child in Mirror(reflecting: value).children {
            guard let label = child.label, !left.contains(label) else { continue }
            entries["\(name).\(label)"] = Self.text(child.value, depth: 0)
        }
    }

    /// In an order of its own: that of dictionaries differs.
    private static func text(_ value: Any, depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        guard depth < 8, !mirror.children.isEmpty else { return "\(value)" }
        let parts = mirror.children.map { "\($0.label ?? ""):\(text($0.value, depth: depth + 1))" }
        let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
        return "(" + (isUnordered ? parts.sorted() : parts).joined(separator: ",") + ")"
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
