// Every form of the `.masonry` language, as it becomes a tree.

import MasonrySyntax
import Testing

@Suite struct MasonryGrammarTests {
    @Test(
        "Declarations",
        arguments: [
            ("screen \"iPhone SE\" 375 x 667", "(screen \"iPhone SE\" 375 667)"),
            ("screen \"a\" 375x667 rtl", "(screen \"a\" 375 667 rtl)"),
            ("screen \"a\" 375 × 667", "(screen \"a\" 375 667)"),
            ("screen \"a\" w x h safeArea(20, 0, 0, -b)", "(screen \"a\" w h safeArea[20 0 0 (subtract b)])"),
            ("screen iPhone15", "(screen iPhone15)"),
            ("screen iPadPro11 landscape; let a = 1", "(screen iPadPro11 landscape)\n(var const (a = 1))"),
            ("let padding = 16", "(var const (padding = 16))"),
            ("let a: CGFloat = 2 * (b + 1)", "(var const (a:CGFloat = (multiply 2 (paren (add b 1)))))"),
            ("view root", "(view root)"),
            ("view root {}", "(view root {})"),
            ("view a: UIImageView { intrinsicSize: 64 x 64 }", "(view a:UIImageView {(property intrinsicSize 64 64)})"),
            ("view a { intrinsicSize: none x 20.5 }", "(view a {(property intrinsicSize none 20.5)})"),
            (
                "view a { hugging: 251, 251; compression: 750, 1\n text: \"hi\"; font: 17 }",
                "(view a {(property hugging 251 251); (property compression 750 1); "
                    + "(property text \"hi\"); (property font 17)})"
            ),
            ("view a { guide column\n view b: UILabel }", "(view a {(guide column); (view b:UILabel)})"),
            (
                "state on { a.updateConstraints { make.left.offset(1) } }",
                "(state on {(call a.updateConstraints (closure [] {(call make.left.offset 1)}))})"
            ),
            ("expect a.frame == (16, 75, 64, 64) on \"S\"", "(expect a.frame equal (tuple 16 75 64 64) on \"S\")"),
            (
                "expect a.right <= b.right - 8 ± 1.5 in on",
                "(expect a.right lessOrEqual (subtract b.right 8) ± 1.5 in on)"
            ),
            ("expect (a.width + 3) ≥ 5", "(expect (paren (add a.width 3)) greaterOrEqual 5)"),
        ])
    func declarations(text: String, tree: String) {
        let parsed = parse(text)
        #expect(parsed.description == tree)
        #expect(parsed.messages == [])
    }

    @Test(
        "The words are names elsewhere",
        arguments: [
            ("view.addSubview(a)", "(call view.addSubview a)"),
            ("view = a", "(set assign view a)"),
            ("[view addSubview:screen]", "(message view addSubview:screen)"),
            ("let view = UIView(), state = 1", "(var const (view = (call UIView)) (state = 1))"),
            ("state.isOn = true", "(set assign state.isOn true)"),
            (
                "guide.snp.makeConstraints { $0.edges.equalTo(view) }",
                "(call guide.snp.makeConstraints (closure [] {(call $0.edges.equalTo view)}))"
            ),
            ("expect(a)", "(call expect a)"),
            ("screen = UIScreen.main", "(set assign screen UIScreen.main)"),
        ])
    func theWordsAreNamesElsewhere(text: String, tree: String) {
        let parsed = parse(text)
        #expect(parsed.description == tree)
        #expect(parsed.messages == [])
    }

    @Test(
        "Chains go on over lines that begin with a dot",
        arguments: [
            "a.makeConstraints { make.left.equalTo(b).offset(8) }",
            "a.makeConstraints {\n    make.left\n        .equalTo(b) // why\n        /* and */\n        .offset(8)\n}",
            "a.makeConstraints { make.left.equalTo(b).offset(8); }",
            "a.makeConstraints { make.left.equalTo(\n    b\n).offset(\n8) };",
        ])
    func chainsGoOnOverLinesThatBeginWithADot(text: String) {
        let expected = "(call a.makeConstraints (closure [] {(call (call make.left.equalTo b).offset 8)}))"
        #expect(parse(text).description.replacing("; (skipped)", with: "") == expected)
    }

    @Test(
        "Block headers",
        arguments: [
            (
                "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(@20); }];",
                "(message a mas_makeConstraints:(closure [make:MASConstraintMaker] {(call make.top.equalTo @20)}))"
            ),
            (
                "[a makeConstraints:^(MASConstraintMaker *m) { m.top.equalTo(@(x)) }]",
                "(message a makeConstraints:(closure [m:MASConstraintMaker] {(call m.top.equalTo @x)}))"
            ),
            (
                "[a makeConstraints:^(MASConstraintMaker *m) { m.top.equalTo(@x) }]",
                "(message a makeConstraints:(closure [m:MASConstraintMaker] {(call m.top.equalTo @x)}))"
            ),
            (
                "[@[a, b] mas_remakeConstraints:^(MASConstraintMaker *make) {}];",
                "(message [a b] mas_remakeConstraints:(closure [make:MASConstraintMaker] {}))"
            ),
            (
                "a.snp.makeConstraints { make in make.top.equalToSuperview() }",
                "(call a.snp.makeConstraints (closure [make] {(call make.top.equalToSuperview)}))"
            ),
            (
                "a.snp.makeConstraints { (make) -> Void in make.top.equalTo(0) }",
                "(call a.snp.makeConstraints (closure [make] {(call make.top.equalTo 0)}))"
            ),
            (
                "a.snp.makeConstraints({ (make: ConstraintMaker) in make.top.equalTo(0) })",
                "(call a.snp.makeConstraints (closure [make:ConstraintMaker] {(call make.top.equalTo 0)}))"
            ),
            (
                "a.snp.makeConstraints { [weak self] make in make.top.equalTo(0); make.left.equalTo(1) }",
                "(call a.snp.makeConstraints (closure [make] {(call make.top.equalTo 0); (call make.left.equalTo 1)}))"
            ),
            (
                "a?.snp.updateConstraints { $0.top.equalTo(b!.snp.bottom) }",
                "(call a.snp.updateConstraints (closure [] {(call $0.top.equalTo b.snp.bottom)}))"
            ),
            (
                "[v mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:16 tailSpacing:16];",
                "(message v mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:16 "
                    + "tailSpacing:16)"
            ),
        ])
    func blockHeaders(text: String, tree: String) {
        let parsed = parse(text)
        #expect(parsed.description == tree)
        #expect(parsed.messages == [])
    }

    @Test(
        "Fragments of articles",
        arguments: [
            ("UIView *view1 = [[UIView alloc] init];", "(var (view1:UIView = (message (message UIView alloc) init)))"),
            ("UIView *superview = self.view;", "(var (superview:UIView = self.view))"),
            ("int padding = 10;", "(var (padding:int = 10))"),
            ("CGFloat gap = 8", "(var (gap:CGFloat = 8))"),
            ("static const CGFloat a = 1, b = 20.0f;", "(var const static (a:CGFloat = 1) (b:CGFloat = 20.0))"),
            (
                "UIEdgeInsets p = UIEdgeInsetsMake(1, 2, 3, 4);",
                "(var (p:UIEdgeInsets = (call UIEdgeInsetsMake 1 2 3 4)))"
            ),
            ("CGSize s = {1, 2};", "(var (s:CGSize = (tuple 1 2)))"),
            ("CGSize s = (CGSize){1, 2};", "(var (s:CGSize = (cast CGSize (tuple 1 2))))"),
            ("__weak typeof(self) weakSelf = self;", "(var weak (weakSelf:typeof = self))"),
            ("[superview addSubview:view1];", "(message superview addSubview:view1)"),
            ("let v = UIView()", "(var const (v = (call UIView)))"),
            (
                "lazy var v: UIView = { let x = UIView(); return x }()",
                "(var lazy (v:UIView = (call (closure [] {(var const (x = (call UIView))); (return x)}))))"
            ),
            ("NSArray<UIView *> *views = @[a, b];", "(var (views:UIView[] = [a b]))"),
            ("#import <Masonry/Masonry.h>", "(import Masonry/Masonry.h)"),
            ("import SnapKit", "(import SnapKit)"),
            ("#define kPad (2 * 8) // wide", "(define kPad (paren (multiply 2 8)))"),
            (
                "- (void)viewDidLoad {\n    [super viewDidLoad];\n}",
                "(func viewDidLoad () -> void {(message super viewDidLoad)})"
            ),
        ])
    func fragmentsOfArticles(text: String, tree: String) {
        let parsed = parse(text)
        #expect(parsed.description == tree)
        #expect(parsed.messages == [])
    }

    @Test(
        "Numbers",
        arguments: [
            ("20", 20, true), ("20.f", 20, false), ("20.0f", 20, false), (".5", 0.5, false), ("0x1F", 31, true),
            ("1_000", 1000, true), ("1e3", 1000, false), ("5ul", 5, true), ("0b101", 5, true), ("'A'", 65, true),
            ("0.1", 0.1, false), ("123456789012345680", 123_456_789_012_345_680, true), ("1e999", .infinity, false),
        ] as [(String, Double, Bool)])
    func numbers(text: String, value: Double, isInteger: Bool) {
        let tree = parse("a = \(text)")
        let numbers = tree.expressions.compactMap { expression -> (Double, Bool)? in
            if case .number(let value, let isInteger) = expression.kind { (value, isInteger) } else { nil }
        }
        #expect(numbers.count == 1)
        #expect(numbers.first?.0 == value)
        #expect(numbers.first?.1 == isInteger)
    }

    @Test("Precedence is that of the hosts")
    func precedenceIsThatOfTheHosts() {
        #expect(
            parse("a = 1 + 2 * 3 - 4 / 5").description
                == "(set assign a (subtract (add 1 (multiply 2 3)) (divide 4 5)))")
        #expect(parse("a = b ? 1 : c ?? 2").description == "(set assign a (if b 1 (nilCoalescing c 2)))")
        #expect(
            parse("a = x | y << 2 == 3 && !z").description
                == "(set assign a (and (bitOr x (equal (shiftLeft y 2) 3)) (not z)))")
        #expect(parse("a = b?(1):2; c?(3)").description == "(set assign a (if b (paren 1) 2))\n(call c 3)")
        #expect(parse("a += (CGFloat)b.c - 1").description == "(set add a (subtract (cast CGFloat b.c) 1))")
    }
}
