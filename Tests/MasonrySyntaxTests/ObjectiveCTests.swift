// Objective-C as it stands in the files of apps.

import MasonrySyntax
import Testing

@Suite struct ObjectiveCTests {
    @Test(
        "Declarations of c",
        arguments: [
            ("#import <A/B.h>\n@import UIKit;\n#include \"c.h\"", "(import A/B.h)\n(import UIKit)\n(import c.h)"),
            ("#define kPad 15 // points", "(define kPad 15)"),
            ("#define kMax(a, b) \\\n  ((a) + (b))", "(define kMax(a b) (paren (add (paren a) (paren b))))"),
            ("#define DEBUG_ON", "(define DEBUG_ON)"),
            ("#define WEAK(x) __weak typeof(x) w = x;", "(define WEAK(x))"),
            ("static CGFloat const kGap = 12.5f;", "(var const static (kGap:CGFloat = 12.5))"),
            ("extern NSString * const kID;", "(var const extern (kID:NSString))"),
            (
                "typedef NS_ENUM(NSInteger, Kind) { A = 1, B, C = A << 2 };",
                "(enumeration Kind cases (A = 1) (B) (C = (shiftLeft A 2)) {})"
            ),
            ("typedef enum { A, B } E;", "(enumeration E cases (A) (B) {})"),
            ("enum { X = 3 };", "(enumeration  cases (X = 3) {})"),
            ("CG_INLINE CGFloat f(CGFloat x) { return x; }", "(static func f (_ x:CGFloat) -> CGFloat {(return x)})"),
            ("void f(void);", "(static func f () -> void)"),
            ("extern \"C\" { int f(int a); }", "{(static func f (_ a:int) -> int)}"),
            ("struct S { int a; };\nint x;", "(skipped)\n(var (x:int))"),
            ("namespace n { class C : public D { int a; }; }", "{(skipped)}"),
        ])
    func declarationsOfC(text: String, tree: String) {
        #expect(parse(text, as: .objectiveC).description == tree)
    }

    @Test(
        "Classes",
        arguments: [
            ("@interface A : B <P, Q>\n@end", "(interface A <B <P <Q {})"),
            ("@interface A (Cat)\n- (void)f;\n@end", "(category A {(func f () -> void)})"),
            ("@interface A () { UIView *_v; }\n@end", "(extension A {(var member (_v:UIView))})"),
            (
                "@protocol P <NSObject>\n@optional\n- (id)f:(int)x;\n@end",
                "(protocol P <NSObject {(skipped); (func f: (f x:int) -> id)})"
            ),
            ("@class A, B;\n@protocol P;", "(skipped)\n(skipped)"),
            (
                "@interface A\n@property (nonatomic, weak) IBOutlet UIView *v, *w;\n@end",
                "(interface A {(var weak outlet member (v:UIView) (w:UIView))})"
            ),
            (
                "@interface A\n@property (copy) void (^done)(BOOL ok);\n@property (class) int x;\n@end",
                "(interface A {(var member (done)); (var static member (x:int))})"
            ),
            (
                "@interface A\n@property NSArray<__kindof UIView *> *vs;\n@end",
                "(interface A {(var member (vs:UIView[]))})"
            ),
            (
                "@implementation A\n@synthesize a = _a;\n+ (CGFloat)h { return 44; }\n@end",
                "(implementation A {(skipped); (static func h () -> CGFloat {(return 44)})})"
            ),
            (
                "@implementation A\n- (void)tableView:(UITableView *)t didSelect:(id)p\n{\n}\n@end",
                "(implementation A {(func tableView:didSelect: (tableView t:UITableView, didSelect p:id) -> void {})})"
            ),
            (
                "@implementation A\n- (void)f {\n    [self g];\n\n- (void)h { }\n@end",
                "(implementation A {(func f () -> void {(message self g)}); (func h () -> void {})})"
            ),
            ("SpecBegin(A)\n- (void)f { }\nSpecEnd", "(call SpecBegin A)\n(func f () -> void {})\nSpecEnd"),
        ])
    func classes(text: String, tree: String) {
        let parsed = parse(text, as: .objectiveC)
        #expect(parsed.description == tree)
        #expect(parsed.messages == [])
    }

    @Test(
        "Statements",
        arguments: [
            (
                "f(@scaled(16 + 8), @kGap, @encode(int), @keypath(a, 1.x));\n@weakify(self)\n[a b];",
                "(call f @(call scaled (add 16 8)) @kGap … …); (skipped); (message a b)"
            ),
            (
                "WS(ws);\n@weakify(self)\nSomeMacro()\n[a b];",
                "(call WS ws); (skipped); (call SomeMacro); (message a b)"
            ),
            (
                "if (a) b(); else if (c) { d(); } else return;",
                "(if a {(call b)} else {(if c {(call d)} else {(return)})})"
            ),
            ("for (UIView *v in self.vs) [v f];", "(loop v self.vs {(message v f)})"),
            ("for (int i = 0; i < 3; i++) { f(); }", "(loop i (halfOpenRange 0 3) {(call f)})"),
            ("for (int i = ; i < 3; i++) { f(); }", "(loop i _ {(call f)})"),
            ("do { f(); } while (a); while (b) g();", "(loop _ _ {(call f)}); (loop _ b {(call g)})"),
            (
                "switch (x) { case 1: f(); break; case 2: case 3: default: g(); }",
                "(switch x 1: {(call f); (jump)} 2: 3: {(call g)})"
            ),
            ("@try { f(); } @catch (E *e) { } @finally { }", "{(call f)}; {}; {}"),
            ("@autoreleasepool { f(); } @synchronized(self) { g(); }", "{(call f)}; {(call g)}"),
            (
                "UILabel *l = ({ UILabel *x = [UILabel new]; x; });",
                "(var (l:UILabel = (value {(var (x:UILabel = (message UILabel new))); x})))"
            ),
            ("void (^b)(int) = ^(int x) { f(x); };", "(var (b = (closure [x:int] {(call f x)})))"),
            ("b = ^UIView *(UIView *v) { return v; };", "(set assign b (closure [v:UIView] {(return v)}))"),
            (
                "((UIView *)a[0]).tag = (NSInteger)(b + 1) - (int)-1;",
                "(set assign (paren (cast UIView (index a 0))).tag "
                    + "(subtract (cast NSInteger (paren (add b 1))) (cast int (subtract 1))))"
            ),
            ("a = b ?: c;", "(set assign a (nilCoalescing b c))"),
            ("a = @{ @\"k\": @[@1, @YES] };", "(set assign a (dictionary \"k\" [@1 @YES]))"),
            ("p->x = &q; *r = s;", "(set assign p.x (other q)); (set assign (other r) s)"),
            (
                "[NSString stringWithFormat:@\"%@ \" @\"%d\", a, b];",
                "(message NSString stringWithFormat:\"@\"%@ \" @\"%d\"\", a, b)"
            ),
            ("[[NSMutableArray<UIView *> alloc] init];", "(message (message NSMutableArray alloc) init)"),
            // An argument in parentheses, and casts.
            ("[a along:(Axis) by:8];", "(message a along:(paren Axis) by:8)"),
            ("[(a) along:8];", "(message (paren a) along:8)"),
            ("a = (__bridge id)[b c];", "(set assign a (cast id (message b c)))"),
            ("a = (__bridge_transfer NSString *)b;", "(set assign a (cast NSString b))"),
            ("[a along:(Axis)axis by:8];", "(message a along:(cast Axis axis) by:8)"),
            ("[a along:(UIView *)view :8];", "(message a along:(cast UIView view), 8)"),
            ("[a along:ok ? (Axis)x : y by:8];", "(message a along:(if ok (cast Axis x) y) by:8)"),
            (
                "UIView *a, *b = c; int d[2] = {1, 2};",
                "(var (a:UIView) (b:UIView = c)); (var (d:int[] = (tuple 1 2)))"
            ),
            (
                "#if A\nf();\n#elif B\ng();\n#else\nh();\n#endif",
                "(#if {(call f)} else {(#if {(call g)} else {(call h)})})"
            ),
            (
                "#if A\nif (x) {\n#else\nif (y) {\n#endif\nf();\n}",
                "(skipped); (if x {}); (skipped); (if y {(skipped); (call f)})"
            ),
            ("a.视图 = 图;", "(set assign a.视图 图)"),
        ])
    func statements(text: String, tree: String) {
        let parsed = parse("void f() {\n\(text)\n}", as: .objectiveC)
        #expect(parsed.description == "(static func f () -> void {\(tree)})")
        #expect(parsed.messages == [])
    }

    @Test(
        "Chains",
        arguments: [
            (
                "make.left.equalTo(self.view.mas_left)\n    // gap\n    .offset(kPad);;",
                "(call (call make.left.equalTo self.view.mas_left).offset kPad); (skipped)"
            ),
            (
                "self.h = on ? make.width.offset(0) : make.width.equalTo(@3);",
                "(set assign self.h (if on (call make.width.offset 0) (call make.width.equalTo @3)))"
            ),
            ("make.left.and.right.with.equalTo(@[a, b]);", "(call make.left.and.right.with.equalTo [a b])"),
            (
                "make.attributes(MASAttributeTop | MASAttributeLeft).mas_equalTo(133);",
                "(call (call make.attributes (bitOr MASAttributeTop MASAttributeLeft)).mas_equalTo 133)"
            ),
            (
                "make.width.equalTo(@20.0f); make.right.offset(-20.0f);",
                "(call make.width.equalTo @20.0); (call make.right.offset (subtract 20.0))"
            ),
            ("(void)make.left;", "(cast void make.left)"),
            (
                "make.group(^{ make.left.equalTo(a); }).offset(3);",
                "(call (call make.group (closure [] {(call make.left.equalTo a)})).offset 3)"
            ),
            ("MASConstraint *k = make.left;", "(var (k:MASConstraint = make.left))"),
        ])
    func chains(text: String, tree: String) {
        let parsed = parse("[a mas_makeConstraints:^(MASConstraintMaker *make) {\n\(text)\n}];", as: .objectiveC)
        #expect(
            parsed.description == "(message a mas_makeConstraints:(closure [make:MASConstraintMaker] {\(tree)}))")
        #expect(parsed.messages == [])
    }
}
