// Views that the braces of a value make: they go by the name outside of them.

import Testing

@Suite struct BracedViewTests {
    private func frame(_ view: String, _ value: String) -> String? {
        let text = """
            @interface Card : UIView
            @property (nonatomic, strong) UIView *bar;
            @end
            @implementation Card
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                self.bar = [[UIView alloc] init];
                UIView *top = \(value);
                [self addSubview:top];
                [top mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.mas_equalTo(8);
                    make.width.height.mas_equalTo(20);
                }];
                return self;
            }
            @end
            """
        return DisplayedText(text, .objectiveC).frame(view, of: "Card")
    }

    @Test("A view that a statement expression makes is called what takes it")
    func made() {
        let value = "({ UIView *view = [[UIView alloc] init]; view; })"
        #expect(frame("top", value) == "(8, 8, 20, 20)")
        #expect(frame("view", value) == nil)
        #expect(frame("top", "({ UIView *outer = \(value); outer; })") == "(8, 8, 20, 20)")
    }

    @Test("A view that it only hands on keeps its name")
    func handedOn() {
        #expect(frame("bar", "({ UIView *view = self.bar; view; })") == "(8, 8, 20, 20)")
        #expect(frame("top", "({ UIView *view = self.bar; view; })") == nil)
    }
}
