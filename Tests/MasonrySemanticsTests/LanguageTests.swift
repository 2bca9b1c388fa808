// The layout language from end to end: declarations, blocks, states and expectations of one file.

import AutoLayout
import MasonrySemantics
import Testing

@Suite struct LanguageTests {
    let profile = EvaluatedText(
        """
        screen "iPhone SE" 375 x 667 safeArea(20, 0, 0, 0)
        screen "iPhone 15" 393 x 852 safeArea(59, 0, 34, 0)

        let padding = 16
        let insets  = UIEdgeInsetsMake(10, padding, 10, padding)

        view root {
            view avatar: UIImageView { intrinsicSize: 64 x 64 }
            view name: UILabel       { intrinsicSize: 120 x 21; hugging: 251, 251 }
            view card {
                layoutMargins: 8, 8, 8, 8
                guide column
                view bio: UILabel { text: "Writes compilers."; font: 17 }
            }
        }

        avatar.makeConstraints {
            make.top.left.equalTo(root.safeArea).offset(padding)
            make.size.equalTo(CGSizeMake(64, 64))
        }

        [name mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(avatar.mas_right).with.offset(8);
            make.centerY.equalTo(avatar);
            make.right.lessThanOrEqualTo(root).offset(-padding).priorityHigh();
        }];

        card.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(padding)
            make.top.equalTo(avatar.snp.bottom).offset(12)
        }

        state expanded {
            card.remakeConstraints { make.edges.equalTo(root).insets(insets) }
        }

        expect avatar.frame == (16, 75, 64, 64) on "iPhone 15"
        expect name.right <= root.right - padding
        expect card.height >= 100 in expanded
        """)

    @Test("Nothing is wrong with it")
    func nothingIsWrongWithIt() {
        #expect(profile.problems == [])
    }

    @Test("Blocks make the constraints of their libraries")
    func blocksMakeTheConstraintsOfTheirLibraries() {
        #expect(
            profile.constraints() == [
                "avatar.top == root.safeArea.top + 16", "avatar.left == root.safeArea.left + 16",
                "avatar.width == + 64", "avatar.height == + 64", "name.left == avatar.right + 8",
                "name.centerY == avatar.centerY", "name.right <= root.right + -16 @ 750",
                "card.leading == root.leading + 16", "card.trailing == root.trailing + -16",
                "card.top == avatar.bottom + 12",
            ])
    }

    @Test("States run on top of the base")
    func statesRunOnTopOfTheBase() {
        #expect(profile.document.scenarios.map(\.name) == [nil, "expanded"])
        #expect(
            profile.constraints(1).suffix(4) == [
                "card.left == root.left + 16", "card.right == root.right + -16", "card.top == root.top + 10",
                "card.bottom == root.bottom + -10",
            ])
    }

    @Test("Frames follow the screen")
    func framesFollowTheScreen() {
        #expect(profile.frame("avatar") == "16 36 64 64")
        #expect(profile.frame("avatar", screen: 1) == "16 75 64 64")
        #expect(profile.frame("card", scenario: 1, screen: 1) == "16 10 361 832")
    }

    @Test("Expectations are decided")
    func expectationsAreDecided() {
        for result in profile.expectations() {
            guard case .holds = result else {
                Issue.record("\(result)")
                continue
            }
        }
        #expect(profile.expectations().count == 5)
    }

    @Test("Text gives an estimated size")
    func textGivesAnEstimatedSize() throws {
        let bio = profile.document[try #require(profile.item("bio"))]
        #expect(bio.isEstimated)
        #expect(bio.layout.intrinsicSize.vertical == 20.5)
    }

    @Test("A SnapKit remake leaves masonrys constraints")
    func aSnapKitRemakeLeavesMasonrysConstraints() {
        let text = EvaluatedText(
            """
            view root { view a }
            a.makeConstraints { make.width.equalTo(10) }
            a.snp.remakeConstraints { $0.height.equalTo(20) }
            """)
        #expect(text.constraints() == ["a.width == + 10", "a.height == + 20"])
    }

    @Test("Views may be declared after their use")
    func viewsMayBeDeclaredAfterTheirUse() {
        let text = EvaluatedText(
            """
            a.makeConstraints { make.left.equalTo(b.mas_right).offset(gap) }
            let gap = 4 * 2
            view root { view a; view b }
            """)
        #expect(text.problems == [])
        #expect(text.constraints() == ["a.left == b.right + 8"])
    }

    @Test("Pasted host code declares and nests")
    func pastedHostCodeDeclaresAndNests() {
        let text = EvaluatedText(
            """
            UIView *superview = self.view;
            UIView *view1 = [[UIView alloc] init];
            view1.translatesAutoresizingMaskIntoConstraints = NO;
            view1.backgroundColor = [UIColor greenColor];
            [superview addSubview:view1];
            UIEdgeInsets padding = UIEdgeInsetsMake(10, 10, 10, 10);
            [view1 mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(superview).with.insets(padding);
                make.top.equalTo(superview.mas_top).with.offset(padding.top);
            }];
            """)
        #expect(text.problems == [])
        #expect(text.constraints().last == "view1.top == superview.top + 10")
        #expect(text.frame("view1") == "10 10 373 832")
    }

    @Test("Swift code declares and nests")
    func swiftCodeDeclaresAndNests() {
        let text = EvaluatedText(
            """
            let box = UIView()
            let label = UILabel()
            view.addSubview(box)
            box.addSubview(label)
            box.snp.makeConstraints { (make) -> Void in
                make.size.equalTo(50)
                make.center.equalTo(self.view)
            }
            """)
        #expect(text.problems == [])
        #expect(text.frame("box") == "171.5 401 50 50")
    }
}
