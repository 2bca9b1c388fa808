// Swift as it stands in the files of apps.

import MasonrySyntax
import Testing

@Suite struct SwiftTests {
    @Test(
        "Declarations",
        arguments: [
            ("import class A.B\n@testable import C", "(import A.B)\n(import C)"),
            (
                "private enum UX { static let a: CGFloat = 1, b = 2.5 }",
                "(enumeration UX {(var const static member (a:CGFloat = 1) (b = 2.5))})"
            ),
            ("enum E: Int { case a, b(Int), c = 3 }", "(enumeration E <Int cases (a) (b) (c = 3) {(skipped)})"),
            ("public final class A<T>: B<T>.C, P where T: Q { }", "(class A <C <P {})"),
            ("extension A.B: P { }", "(extension B <P {})"),
            ("struct S { var x: Int { 3 } }", "(structure S {(var member (x:Int get {3}))})"),
            (
                "class A { var x = 1 { didSet { f() } } }",
                "(class A {(var member (x = 1)); (func didSet () {(call f)})})"
            ),
            (
                "class A { var x: Int { get { 1 } set { f() } } }",
                "(class A {(var member (x:Int get {1})); (func set () {(call f)})})"
            ),
            (
                "protocol P { var x: Int { get set }; func f(_ a: Int...) throws -> [String] }",
                "(protocol P {(var member (x:Int)); (skipped); (func f (_ a:Int) -> String[])})"
            ),
            (
                "class A { @IBOutlet private weak var v: UILabel! }",
                "(class A {(var weak outlet member private (v:UILabel))})"
            ),
            (
                "class A { lazy var v: UIView = { let x = UIView(); return x }() }",
                "(class A {(var lazy member (v:UIView = (call (closure [] {(var const (x = (call UIView))); (return x)})))"
                    + ")})"
            ),
            (
                "class A { let v = UIView().then { $0.tag = 1 } }",
                "(class A {(var const member (v = (call (call UIView).then (closure [] {(set assign $0.tag 1)}))))})"
            ),
            (
                "class A { override init(frame: CGRect) { super.init(frame: frame) } }",
                "(class A {(override func init (frame frame:CGRect) {(call super.init frame:frame)})})"
            ),
            (
                "class A { required init?(coder: NSCoder) { nil }; deinit { f() } }",
                "(class A {(func init (coder coder:NSCoder) {nil}); (skipped); (func deinit () {(call f)})})"
            ),
            (
                "func f<T>(_ a: inout [T], in b: UIView? = nil, c: (Int) -> Void) async throws -> T? where T: P { }",
                "(func f (_ a:T[], in b:UIView, c c) -> T {})"
            ),
            ("let f: (Int) -> Void = { (a: Int) -> Void in g(a) }", "(var const (f = (closure [a:Int] {(call g a)})))"),
            ("let (a, b) = (1, 2)", "(var const (a) (b))"),
            ("#if DEBUG\nf()\n#elseif os(iOS)\ng()\n#endif", "(#if {(call f)} else {(#if {(call g)})})"),
        ])
    func declarations(text: String, tree: String) {
        let parsed = parse(text, as: .swift)
        #expect(parsed.description == tree)
        #expect(parsed.messages == [])
    }

    @Test(
        "Statements",
        arguments: [
            (
                "guard let self, let x = y as? A, case .b(let z) = w, x > 3 else { return }",
                "(guard (self) (x = (cast A y)) (_ = w) (z = ?) (_ = (greater x 3)) {} else {(return)})"
            ),
            (
                "if let a, #available(iOS 11, *) { f() } else if !b { g() }",
                "(if (a) (_ = (available 11)) {(call f)} else {(if (not b) {(call g)})})"
            ),
            ("if .wide == mode { f() }", "(if (equal .wide mode) {(call f)})"),
            ("if case .wide = mode { f() }", "(if (equal .wide mode) {(call f)})"),
            (
                "guard a, case Screen.Size.wide = self.mode, let b else { return }",
                "(guard (and a (equal .wide self.mode)) (b) {} else {(return)})"
            ),
            ("if case .none = mode, case 1...2 = x { f() }", "(if (_ = mode) (_ = x) {(call f)})"),
            ("if case .wide(_) = mode { f() }", "(if (_ = mode) {(call f)})"),
            ("guard .wide == mode else { return .zero }", "(guard (equal .wide mode) {} else {(return .zero)})"),
            ("return .init(a)", "(return (call .init a))"),
            ("@Sendable f()", "(call f)"),
            ("for (i, v) in vs.enumerated() where i > 0 { f() }", "(loop (i v) (call vs.enumerated) {(call f)})"),
            ("for v in [a, b] { f(v) }", "(loop v [a b] {(call f v)})"),
            (
                "while x < 3 { x += 1 }\nrepeat { f() } while y",
                "(loop _ (less x 3) {(set add x 1)})\n(loop _ _ {(call f)})"
            ),
            (
                "switch x { case .a where b: f(); case .c: g()\ndefault: break }",
                "(switch x {(call f)} {(call g)} {(jump)})"
            ),
            ("do { try f() } catch let e { g(e) }", "{(call f)}\n{(call g e)}"),
            ("defer { f() }", "{(call f)}"),
            ("a?.b!.c[0].d = e ?? f", "(set assign (index a.b.c 0).d (nilCoalescing e f))"),
            ("let x = Foo<Bar<Int>, [A]>(a: 1).b", "(var const (x = (call Foo a:1).b))"),
            ("x = y < z && w > (3)", "(set assign x (and (less y z) (greater w (paren 3))))"),
            ("vs.forEach { addSubview($0) }", "(call vs.forEach (closure [] {(call addSubview $0)}))"),
            (
                "UIView.animate(withDuration: 0.3, animations: { f() }) { _ in g() }",
                "(call UIView.animate withDuration:0.3 animations:(closure [] {(call f)}) (closure [_] {(call g)}))"
            ),
            (
                "a { f() } completion: { b in g() }",
                "(call a (closure [] {(call f)}) completion:(closure [b] {(call g)}))"
            ),
            ("f(a: b, c)\n[d].e()\n(g).h()", "(call f a:b c)\n(call [d].e)\n(call (paren g).h)"),
            ("let x = a\n    + b\n    .c\n-d", "(var const (x = (add a b.c)))\n(subtract d)"),
            ("xs.map(A.init(b:)).sorted(by: <)", "(call (call xs.map (call A.init b:)).sorted by:…)"),
            ("let x = if a { 1 } else { 2 }", "(var const (x = (value {(if a {1} else {2})})))"),
            ("`default`.f(\\.a.b)", "(call default.f (keyPath .a.b))"),
            ("let x = try? await f() as! [A]", "(var const (x = (cast A[] (call f))))"),
        ])
    func statements(text: String, tree: String) {
        let parsed = parse(text, as: .swift)
        #expect(parsed.description == tree)
        #expect(parsed.messages == [])
    }

    @Test(
        "Chains",
        arguments: [
            "make.top.equalTo(b.snp.bottom).offset(-8)",
            "make.top\n        .equalTo(b.snp.bottom) // why\n        .offset(-8)",
            "make.top.equalTo(b.snp.bottom).offset(-8);",
        ])
    func chains(text: String) {
        for (header, parameters) in [
            ("a.snp.makeConstraints { make in ", "make"), ("a.snp.makeConstraints { (make) -> Void in ", "make"),
            ("a.snp.makeConstraints { [weak self] make in ", "make"),
        ] {
            let tree = parse(header + "\n    " + text + "\n}", as: .swift)
            #expect(tree.messages == [])
            #expect(
                tree.description == "(call a.snp.makeConstraints (closure [\(parameters)] "
                    + "{(call (call make.top.equalTo b.snp.bottom).offset (subtract 8))}))")
        }
    }

    @Test("One line closures and other names of the maker")
    func oneLineClosuresAndOtherNamesOfTheMaker() {
        #expect(
            parse("v.snp.makeConstraints({ (m) in m.left.equalTo(1); m.top.equalTo(2) })", as: .swift).description
                == "(call v.snp.makeConstraints (closure [m] {(call m.left.equalTo 1); (call m.top.equalTo 2)}))")
        #expect(
            parse("b?.snp.updateConstraints { $0.width.equalTo(12.w) }", as: .swift).description
                == "(call b.snp.updateConstraints (closure [] {(call $0.width.equalTo 12.w)}))")
        #expect(
            parse("cs.append(make.top.equalTo(view.safe.top).constraint)", as: .swift).description
                == "(call cs.append (call make.top.equalTo view.safe.top).constraint)")
    }
}
