// Files of many classes: each is understood as if it stood alone, and shares only what stands outside of all.

import MasonrySemantics
import MasonrySyntax
import Testing

@Suite struct ManyClassesTests {
    /// The same class under another name; its helper methods, stacks, kept constraints and branches all leave traces.
    private static func panel(_ number: Int) -> String {
        """
        class Panel\(number): UIView {
            let title = UILabel()
            let stack = UIStackView(arrangedSubviews: [])
            var top: Constraint?
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                addSubview(stack)
                stack.axis = .vertical
                for view in [makeRow(), makeRow()] { stack.addArrangedSubview(view) }
                title.snp.makeConstraints { make in
                    top = make.top.equalTo(safeAreaLayoutGuide).offset(\(number)).constraint
                    make.left.right.equalToSuperview().inset(gap)
                }
                if isWide { title.snp.makeConstraints { $0.height.equalTo(30) } }
                stack.snp.makeConstraints { $0.top.equalTo(title.snp.bottom) }
            }
            func makeRow() -> UIView {
                let row = UISwitch()
                return row
            }
            func move() {
                top?.update(offset: 4)
                title.snp.remakeConstraints { $0.center.equalToSuperview() }
            }
        }

        """
    }

    private static func describe(_ text: EvaluatedText, owner: String) -> [String] {
        text.document.scenarios.indices.filter { text.document.scenarios[$0].owner == owner }.flatMap { index in
            let scenario = text.document.scenarios[index]
            let name = scenario.branch == nil ? scenario.name ?? "set-up" : "branch"
            return ["\(name) \(scenario.items.count) \(scenario.possiblyInactive.count)"] + text.constraints(index)
        }
    }

    @Test("A class means the same wherever it stands")
    func aClassMeansTheSameWhereverItStands() {
        let shared = "let gap: CGFloat = 12\n"
        let together = EvaluatedText(shared + (0..<40).map(Self.panel).joined(), .swift)
        var items = 0
        for number in 0..<40 {
            let alone = EvaluatedText(shared + Self.panel(number), .swift)
            let described = Self.describe(alone, owner: "Panel\(number)")
            #expect(described.count > 6)
            #expect(Self.describe(together, owner: "Panel\(number)") == described)
            items += alone.document.items.count
        }
        #expect(together.document.items.count == items)
        #expect(together.document.constants.count == 1)
    }

    @Test("Constraints outside of all classes stay in reach of each")
    func constraintsOutsideOfAllClassesStayInReachOfEach() {
        let text = EvaluatedText(
            """
            let box = UIView()
            let other = UIView()
            let kept = { () -> Constraint in
                var found: Constraint!
                box.snp.makeConstraints { found = $0.width.equalTo(8).constraint }
                return found
            }()
            class First: UIView {
                override init(frame: CGRect) { kept.update(offset: 3); kept.deactivate() }
            }
            class Second: UIView {
                override init(frame: CGRect) {
                    let label = UILabel()
                    addSubview(label)
                    label.snp.makeConstraints { $0.left.equalToSuperview() }
                    kept.activate()
                }
            }
            """, .swift)
        let second = text.document.scenarios.firstIndex { $0.owner == "Second" }
        #expect(second.map { text.constraints($0) } == ["label.left == self.left", "box.width == + 8"])
    }

    @Test("Masonrys constraints outside of all classes stay in reach too")
    func masonrysConstraintsOutsideOfAllClassesStayInReachToo() {
        let text = EvaluatedText(
            """
            UIView *box = [UIView new];
            UIView *other = [UIView new];
            NSArray *kept = [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(other); }];
            @implementation First
            - (instancetype)init {
                [kept[0] uninstall];
                return self;
            }
            @end
            @implementation Second
            - (instancetype)init {
                UILabel *label = [UILabel new];
                [label mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(8); }];
                [kept[0] install];
                return self;
            }
            @end
            """, .objectiveC)
        #expect(text.document.scenarios.last?.owner == "Second")
        #expect(text.constraints(text.document.scenarios.count - 1).contains("label.width == + 8"))
    }
}
