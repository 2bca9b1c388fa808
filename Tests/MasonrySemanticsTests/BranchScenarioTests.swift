// Branches of a class's code: each is a scenario on top of the code around it, and two alternatives never meet.

import MasonrySemantics
import Testing

@Suite struct BranchScenarioTests {
    private func panel(_ body: String, _ more: String = "") -> EvaluatedText {
        EvaluatedText(
            """
            @implementation Panel : UIView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *a = [UIView new];
                [self addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self); }];
                \(body)
                return self;
            }
            \(more)
            @end
            """, .objectiveC)
    }

    @Test("So many branches are scenarios", arguments: [(31, 31), (32, 32), (33, 32), (2_000, 32)])
    func soManyBranchesAreScenarios(count: Int, scenarios: Int) {
        let branches = (0..<count).map { number in
            "if (self.w\(number)) { [a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(8); }]; }"
        }
        #expect(panel(branches.joined(separator: "\n")).document.scenarios.count == scenarios + 1)
    }

    @Test("Each way of a branch stands on the base")
    func eachWayOfABranchStandsOnTheBase() {
        let text = panel(
            """
            if (self.wide) {
                [a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];
            } else {
                [a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(40); }];
            }
            [a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];
            """)
        #expect(text.constraints() == ["a.left == self.left", "a.top == self.top"])
        #expect(text.constraints(1) == ["a.left == self.left", "a.top == self.top", "a.width == + 80"])
        #expect(text.constraints(2) == ["a.left == self.left", "a.top == self.top", "a.width == + 40"])
        #expect(text.document.scenarios.map(\.name) == [nil, "wide", "!wide"])
    }

    @Test("Branches of another method stand on that method")
    func branchesOfAnotherMethodStandOnThatMethod() {
        let text = panel(
            "_b = a;",
            """
            - (void)refresh {
                [_b mas_updateConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(8); }];
                if (self.wide) {
                    [_b mas_remakeConstraints:^(MASConstraintMaker *make) { make.right.equalTo(self); }];
                }
            }
            """)
        #expect(text.document.scenarios.map(\.name) == [nil, "refresh", "refresh: wide"])
        #expect(text.constraints(1) == ["_b.left == self.left + 8"])
        #expect(text.constraints(2) == ["_b.right == self.right"])
    }

    @Test("Scenarios are called by their conditions")
    func scenariosAreCalledByTheirConditions() {
        let make = "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];"
        let chain = panel("if (self.kind == 0) { \(make) } else if (_kind == 1) { \(make) } else { \(make) }")
        #expect(
            chain.document.scenarios.map(\.name) == [nil, "kind == 0", "kind == 1", "kind != 0 && kind != 1"])
        // Two of one name are told apart by their lines, and so is what has none.
        let twice = panel("if (frame.size.width > 9) { \(make) }\n if (frame.size.width > 9) { \(make) }")
        #expect(
            twice.document.scenarios.dropFirst().allSatisfy { $0.name?.contains("frame.size.width > 9 (line ") == true }
        )
    }

    @Test("Loops are no scenarios")
    func loopsAreNoScenarios() {
        let make = "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];"
        #expect(panel("for (id x in self.all) { \(make) }").document.scenarios.count == 1)
    }

    /// A callback runs some time later, on top of all that the set-up made, also behind it.
    @Test("A callback is a scenario on top of the base")
    func aCallbackIsAScenarioOnTopOfTheBase() {
        let make = "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];"
        let behind = "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];"
        for call in ["[self later:^{ \(make) }];", "later(^{ \(make) });", "[Center whenever:^(id x) { \(make) }];"] {
            let text = panel(call + behind)
            #expect(text.constraints() == ["a.left == self.left", "a.top == self.top"], "\(call)")
            #expect(text.constraints(1) == ["a.left == self.left", "a.top == self.top", "a.width == + 80"], "\(call)")
        }
    }

    /// What it replaces was not all there when it was written down, so that it is not known what it leaves.
    @Test("A callback that replaces what is made behind it is none")
    func aCallbackThatReplacesWhatIsMadeBehindItIsNone() {
        let remake = "[a mas_remakeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];"
        let make = "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];"
        let behind = "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(60); }];"
        let again = "[a mas_remakeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(60); }];"
        #expect(panel("[self later:^{ \(remake) }];").document.scenarios.count == 2)
        #expect(panel("[self later:^{ \(remake) }];" + behind).document.scenarios.count == 1)
        // Whoever calls it may do so at once.
        #expect(panel("[self later:^{ \(make) }];" + again).document.scenarios.count == 1)
        // Two callbacks know nothing of each other.
        #expect(panel("[self later:^{ \(make) }]; [self later:^{ \(remake) }];").document.scenarios.count == 3)
    }

    /// After a return that may have happened the rest of a method is what is shown, and each way of an `if` inside one
    /// of its blocks is a scenario on top of it.
    @Test("Ways inside a block never meet")
    func waysInsideABlockNeverMeet() {
        let text = panel(
            """
            if (self.hidden) { return self; }
            [a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.mas_equalTo(9);
                if (self.wide) { make.width.mas_equalTo(80); } else { make.width.mas_equalTo(40); }
            }];
            """)
        #expect(text.constraints() == ["a.left == self.left", "a.height == + 9"])
        #expect(text.constraints(1) == ["a.left == self.left", "a.height == + 9", "a.width == + 80"])
        #expect(text.constraints(2) == ["a.left == self.left", "a.height == + 9", "a.width == + 40"])
    }

    @Test("Of an if with two ways one is compiled")
    func ofAnIfWithTwoWaysOneIsCompiled() {
        let text = EvaluatedText(
            """
            #ifdef BIG
            @implementation Panel : UIView
            - (instancetype)init {
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];
                return self;
            }
            @end
            #else
            @implementation Panel : UIView
            - (instancetype)init {
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(40); }];
                return self;
            }
            @end
            #endif
            """, .objectiveC)
        #expect(text.document.scenarios.count == 2)
        #expect(text.constraints(0) == ["a.width == + 80"])
        #expect(text.constraints(1) == ["a.width == + 40"])
    }
}
