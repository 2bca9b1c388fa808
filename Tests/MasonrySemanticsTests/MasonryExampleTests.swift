// The layouts of Masonry's own example views, written anew, with their frames on a screen of 320 × 480 points.

import AutoLayout
import MasonrySemantics
import Testing

@Suite struct MasonryExampleTests {
    /// The frames of the views of a class whose initializer has this body, in the order of their making.
    private func frames(_ body: String) -> [String] {
        let text = EvaluatedText(
            """
            @interface Example : UIView
            @end
            @implementation Example
            - (id)init {
                self = [super init];
                if (!self) return nil;
                \(body)
                return self;
            }
            @end
            """, .objectiveC)
        #expect(text.problems == [])
        let screen = Screen(name: "320x480", size: Size(width: 320, height: 480))
        var lowered = text.document.lower(text.document.scenarios[0], on: screen)
        for index in lowered.layout.items.indices where lowered.layout.items[index].parent == nil {
            lowered.layout.items[index].rootPlacement = .exact
        }
        let solution = lowered.layout.solve()
        #expect(solution.conflicts.isEmpty)
        return lowered.items.indices.dropFirst().map { index in
            let frame = solution.absoluteFrames[index]
            return [frame.x, frame.y, frame.width, frame.height]
                .map { NumberText.short(($0 * 100).rounded() / 100) }.joined(separator: " ")
        }
    }

    @Test("Basic view")
    func basicView() {
        let frames = frames(
            """
            UIView *green = UIView.new, *red = UIView.new, *blue = UIView.new;
            [self addSubview:green];
            [self addSubview:red];
            [self addSubview:blue];
            int gap = 10;
            [green mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.greaterThanOrEqualTo(self.mas_top).offset(gap);
                make.left.equalTo(self.mas_left).offset(gap);
                make.bottom.equalTo(blue.mas_top).offset(-gap);
                make.right.equalTo(red.mas_left).offset(-gap);
                make.width.equalTo(red.mas_width);
                make.height.equalTo(red.mas_height);
                make.height.equalTo(blue.mas_height);
            }];
            [red mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.mas_top).with.offset(gap);
                make.left.equalTo(green.mas_right).offset(gap);
                make.bottom.equalTo(blue.mas_top).offset(-gap);
                make.right.equalTo(self.mas_right).offset(-gap);
                make.width.equalTo(green.mas_width);
                make.height.equalTo(@[green, blue]);
            }];
            [blue mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(green.mas_bottom).offset(gap);
                make.left.equalTo(self.mas_left).offset(gap);
                make.bottom.equalTo(self.mas_bottom).offset(-gap);
                make.right.equalTo(self.mas_right).offset(-gap);
                make.height.equalTo(@[green.mas_height, red.mas_height]);
            }];
            """)
        #expect(frames == ["10 10 145 225", "165 10 145 225", "10 245 300 225"])
    }

    @Test("Aspect fit view")
    func aspectFitView() {
        let frames = frames(
            """
            UIView *upper = [[UIView alloc] initWithFrame:CGRectZero];
            UIView *wide = [[UIView alloc] initWithFrame:CGRectZero];
            UIView *lower = [[UIView alloc] initWithFrame:CGRectZero];
            UIView *high = [[UIView alloc] initWithFrame:CGRectZero];
            [self addSubview:upper];
            [self addSubview:lower];
            [upper addSubview:wide];
            [lower addSubview:high];
            [upper mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.and.top.equalTo(self); }];
            [lower mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.and.bottom.equalTo(self);
                make.top.equalTo(upper.mas_bottom);
                make.height.equalTo(upper);
            }];
            [wide mas_makeConstraints:^(MASConstraintMaker *make) {
                make.width.equalTo(wide.mas_height).multipliedBy(3);
                make.width.and.height.lessThanOrEqualTo(upper);
                make.width.and.height.equalTo(upper).with.priorityLow();
                make.center.equalTo(upper);
            }];
            [high mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.equalTo(high.mas_width).multipliedBy(3);
                make.width.and.height.lessThanOrEqualTo(lower);
                make.width.and.height.equalTo(lower).with.priorityLow();
                make.center.equalTo(lower);
            }];
            """)
        #expect(frames == ["0 0 320 240", "0 66.67 320 106.67", "0 240 320 240", "120 240 80 240"])
    }

    @Test("Constants view")
    func constantsView() {
        let frames = frames(
            """
            UIView *purple = UIView.new;
            UIView *orange = UIView.new;
            [self addSubview:purple];
            [self addSubview:orange];
            [purple mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(@20);
                make.left.equalTo(@20);
                make.bottom.equalTo(@-20);
                make.right.equalTo(@-20);
            }];
            [orange mas_makeConstraints:^(MASConstraintMaker *make) {
                make.center.mas_equalTo(CGPointMake(0, 50));
                make.size.mas_equalTo(CGSizeMake(200, 100));
            }];
            """)
        #expect(frames == ["20 20 280 440", "60 240 200 100"])
    }

    @Test("Sides view")
    func sidesView() {
        let frames = frames(
            """
            UIView *last = self;
            for (NSNumber *number in @[@1, @2, @3]) {
                UIView *view = UIView.new;
                [self addSubview:view];
                [view mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(last).insets(UIEdgeInsetsMake(5, 10, 15, 20));
                }];
                last = view;
            }
            """)
        #expect(frames == ["10 5 290 460", "20 10 260 440", "30 15 230 420"])
    }

    @Test("Margin view")
    func marginView() {
        let frames = frames(
            """
            UIView *last = self;
            for (NSNumber *number in @[@1, @2, @3]) {
                UIView *view = UIView.new;
                view.layoutMargins = UIEdgeInsetsMake(5, 10, 15, 20);
                [self addSubview:view];
                [view mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(last.mas_topMargin);
                    make.bottom.equalTo(last.mas_bottomMargin);
                    make.left.equalTo(last.mas_leftMargin);
                    make.right.equalTo(last.mas_rightMargin);
                }];
                last = view;
            }
            """)
        #expect(frames == ["8 8 304 464", "18 13 274 444", "28 18 244 424"])
    }
}
