// The visual format language, as a parser and as constraints of a class.

import Testing

@testable import MasonrySemantics

@Suite struct VisualFormatTests {
    private func constraints(_ calls: String) -> [String] {
        EvaluatedText(
            """
            @implementation Panel : UIView
            - (instancetype)init {
                UIView *a = [UIView new];
                UIView *b = [UIView new];
                [self addSubview:a];
                [self addSubview:b];
                NSDictionary *views = NSDictionaryOfVariableBindings(a, b);
                \(calls)
                return self;
            }
            @end
            """, .objectiveC
        ).constraints()
    }

    private func format(_ format: String, metrics: String = "nil", views: String = "views") -> [String] {
        constraints(
            """
            [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"\(format)" options:0
                metrics:\(metrics) views:\(views)]];
            """)
    }

    @Test("A constant of the system is no view")
    func aConstantOfTheSystemIsNoView() {
        let text = EvaluatedText(
            """
            @implementation Panel : UIView
            - (void)setUp {
                [self addSubview:kNilOptions];
            }
            @end
            """, .objectiveC)
        #expect(text.item("kNilOptions") == nil)
        #expect(text.item("self") != nil)
    }

    @Test("Edges distances and sizes become constraints")
    func edgesDistancesAndSizesBecomeConstraints() {
        #expect(
            format("H:|-8-[a(40)]-gap-[b(a)]|", metrics: "@{@\"gap\": @12}") == [
                "a.leading == self.leading + 8", "b.leading == a.trailing + 12", "b.trailing == self.trailing",
                "a.width == + 40", "b.width == a.width",
            ])
        #expect(
            format("V:[a(>=20@750,<=80)]-(>=4)-|", views: "@{@\"a\": a}") == [
                "a.bottom <= self.bottom + -4", "a.height >= + 20 @ 750", "a.height <= + 80",
            ])
    }

    @Test("What the system decides is unknown")
    func whatTheSystemDecidesIsUnknown() {
        #expect(format("|-[a]") == ["a.leading == self.leading + ?"])
        #expect(format("[a(size)]") == ["a.width == ?"])
    }

    @Test(
        "Broken formats give nothing",
        arguments: ["", "H:", "[a", "[a]-", "[a]-(4-[b]", "|", "[a]--[b]", "[a](4)", "[a]|[b]", "[é]-4x-[b]"])
    func brokenFormatsGiveNothing(_ text: String) {
        #expect(format(text) == [])
    }

    @Test("Every prefix of a format is safe")
    func everyPrefixOfAFormatIsSafe() {
        let text = "H:|-(>=8@250,<=20)-[a(40,>=b)]-gap-[b]-0.5-|"
        for length in 0...text.count { _ = VisualFormat(String(text.prefix(length))) }
        for length in 0...text.count { _ = VisualFormat(String(text.suffix(length))) }
        #expect(VisualFormat(text)?.views.count == 2)
    }
}
