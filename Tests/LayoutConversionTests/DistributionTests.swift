import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Distributions become anchors")
struct DistributionTests {
    private func card(_ call: String) -> String {
        """
        @interface Card ()
        @property (nonatomic, strong) UIView *one;
        @property (nonatomic, strong) UIView *two;
        @property (nonatomic, strong) UIView *three;
        @end
        @implementation Card
        - (void)setUp {
            self.one = [UIView new];
            self.two = [UIView new];
            self.three = [UIView new];
            [self addSubview:self.one];
            [self addSubview:self.two];
            [self addSubview:self.three];
            \(call)
        }
        @end

        """
    }

    private let masks = ["one", "two", "three"]
        .map { "self.\($0).translatesAutoresizingMaskIntoConstraints = NO;" }.joined(separator: "\n    ")

    @Test("With a fixed spacing")
    func spacing() {
        let converted = Converted(
            card(
                """
                [@[self.one, self.two, self.three] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:10 leadSpacing:6 tailSpacing:5];
                """), .objectiveC, to: .anchors)
        #expect(
            converted.text
                == card(
                    masks + """

                            [NSLayoutConstraint activateConstraints:@[
                                [self.one.leftAnchor constraintEqualToAnchor:self.leftAnchor constant:6],
                                [self.two.widthAnchor constraintEqualToAnchor:self.one.widthAnchor],
                                [self.two.leftAnchor constraintEqualToAnchor:self.one.rightAnchor constant:10],
                                [self.three.widthAnchor constraintEqualToAnchor:self.two.widthAnchor],
                                [self.three.leftAnchor constraintEqualToAnchor:self.two.rightAnchor constant:10],
                                [self.three.rightAnchor constraintEqualToAnchor:self.rightAnchor constant:-5]
                            ]];
                        """))
        #expect(converted.left.isEmpty)
        #expect(converted.proven == 1)
    }

    @Test("With a fixed length of the items")
    func length() {
        let converted = Converted(
            card(
                """
                NSArray *all = @[self.one, self.two, self.three];
                    [all mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedItemLength:40 leadSpacing:6 tailSpacing:8];
                """), .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty)
        for line in [
            "[self.one.heightAnchor constraintEqualToConstant:40],",
            "[self.one.topAnchor constraintEqualToAnchor:self.topAnchor constant:6],",
            "[NSLayoutConstraint constraintWithItem:self.two attribute:NSLayoutAttributeBottom "
                + "relatedBy:NSLayoutRelationEqual toItem:self attribute:NSLayoutAttributeBottom "
                + "multiplier:1.0 / 2 constant:19],",
            "[self.three.bottomAnchor constraintEqualToAnchor:self.bottomAnchor constant:-8]",
        ] { #expect(converted.text.contains(line)) }
    }

    @Test("What is computed from numbers that are not known stays")
    func unknownLength() {
        let converted = Converted(
            card(
                """
                [@[self.one, self.two, self.three] mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedItemLength:self.side leadSpacing:6 tailSpacing:8];
                """), .objectiveC, to: .anchors)
        #expect(converted.proven == 0)
        #expect(converted.left.count == 1)
    }
}
