// No text, however broken, stops evaluation: every damaged version of every fixture gets through.

import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite struct RobustnessTests {
    /// A small generator of numbers that are the same on every run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(exactly: (state >> 33) % UInt64(max(1, limit))) ?? 0
        }
    }

    private static let texts: [(String, Dialect)] = [
        (LanguageTests().profile.text, .masonry),
        (
            """
            @implementation V : UIView
            - (id)init { if (!self) return nil; [self setup:@[_a, _b]]; return self; }
            - (void)setup:(NSArray *)views {
                [self addSubview:self.a];
                for (UIView *v in views) { [v mas_makeConstraints:^(MASConstraintMaker *make) {
                    self.top = make.top.left.equalTo(@[_a, self]).insets(UIEdgeInsetsMake(1, 2, 3, 4)); }]; }
                [views mas_distributeViewsAlongAxis:0 withFixedSpacing:1 leadSpacing:2 tailSpacing:3];
            }
            - (UIView *)a { if (!_a) { _a = [UIView new]; } return _a; }
            - (void)change { self.top.offset(4); [self.a mas_remakeConstraints:^(MASConstraintMaker *make) {}]; }
            @end
            """, .objectiveC
        ),
        (
            """
            class V: UIViewController {
                enum UX { static let a: CGFloat = 8 }
                lazy var b: UIView = { let v = UIView(); v.snp.makeConstraints { $0.size.equalTo(UX.a) }; return v }()
                override func viewDidLoad() {
                    [b, c].forEach { view.addSubview($0) }
                    c.snp.makeConstraints { h = $0.edges.equalTo(b.snp.edges).inset(UX.a).constraint }
                    guard let d = d else { return }
                    NSLayoutConstraint.activate([d.topAnchor.constraint(equalTo: view.topAnchor, constant: 3)])
                }
                func f() { h?.update(offset: 4); c.snp.updateConstraints { $0.left.equalTo(b.snp.left) } }
            }
            """, .swift
        ),
        (
            """
            extension UIViewController { var safeTop: ConstraintItem { if #available(iOS 11, *) { return view.snp.top } } }
            class Styles { static func shared() -> Styles { s }; var gap: CGFloat { 4 } }
            class Base: UIView { struct Size { static let gap: CGFloat = Styles.shared().gap }; let inner = UIStackView() }
            class Page: Base {
                let row = UIStackView(), a = UIView(), b = UISwitch()
                override init(frame: CGRect) {
                    addSubview(row); row.addArrangedSubview(a); row.insertArrangedSubview(b, at: 0)
                    row.addArrangedSubview(inner); inner.addArrangedSubview(row); row.removeArrangedSubview(inner)
                    row.axis = .vertical; row.spacing = Size.gap; row.setCustomSpacing(1, after: a)
                    row.distribution = .equalCentering; row.alignment = .trailing; a.isHidden = false
                    row.isLayoutMarginsRelativeArrangement = true
                    row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                    row.snp.makeConstraints { $0.edges.equalTo(self).inset(Size.gap) }
                    if wide { widen() } else { b.snp.makeConstraints { $0.width.equalTo(a.snp.width) } }
                }
                func widen() { a.snp.remakeConstraints { $0.width.equalTo(.padding) } }
            }
            """, .swift
        ),
    ]

    @Test("Damaged texts get through", arguments: 0..<4)
    func damagedTextsGetThrough(_ index: Int) {
        let (text, dialect) = Self.texts[index]
        let bytes = Array(text.utf8)
        var numbers = Numbers(state: 7)
        for _ in 0..<300 {
            var damaged = bytes
            for _ in 0...numbers.next(below: 3) {
                let place = numbers.next(below: damaged.count)
                let length = min(numbers.next(below: 12), damaged.count - place)
                switch numbers.next(below: 3) {
                case 0: damaged.removeSubrange(place..<place + length)
                case 1: damaged.insert(contentsOf: damaged[place..<place + length], at: place)
                default: damaged.insert(UInt8(truncatingIfNeeded: numbers.next(below: 256)), at: place)
                }
            }
            let source = SourceText(bytes: damaged)
            var options = EvaluationOptions()
            let indexed = IndexedSource(text: source, dialect: dialect, path: "Damaged", role: .implementation)
            options.index = SymbolIndex([indexed], device: nil)
            let tree = SyntaxTree.parse(source, dialect: dialect)
            #expect(tree.text.bytes == damaged)
            let document = LayoutDocument.evaluate(tree, options: options)
            for scenario in document.scenarios {
                let lowered = document.lower(scenario, on: document.screens[0].screen)
                #expect(lowered.items.count == lowered.layout.items.count)
                if index == 3 { #expect(lowered.layout.solve().frames.count == lowered.items.count) }
            }
        }
    }

    @Test("Deep nesting and multiplication end")
    func deepNestingAndMultiplicationEnd() {
        let deep = String(repeating: "view a { ", count: 5000) + String(repeating: "}", count: 5000)
        _ = EvaluatedText(deep)
        var doubling = "view root\nlet a0 = [root, root]\n"
        for index in 1..<40 { doubling += "let a\(index) = [a\(index - 1), a\(index - 1)]\n" }
        _ = EvaluatedText(doubling + "root.makeConstraints { make.left.equalTo([a39]) }\nroot.addSubview(a39)")
        let recursion = "class A: UIView { override init(frame: CGRect) { b() }\nfunc b() { c() }\nfunc c() { b() } }"
        _ = EvaluatedText(recursion, .swift)
    }
}
