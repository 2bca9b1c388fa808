// Loops over known lists in all their spellings: pairs of `enumerated()` and `zip`, closures, Foundation's enumeration.

import MasonrySemantics
import Testing

@Suite struct SequenceTests {
    private func swift(_ code: String) -> [String] {
        EvaluatedText(
            """
            class Row: UIView {
                let a = UIView(), b = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(a)
                    addSubview(b)
                    \(code)
                }
            }
            """, .swift
        ).constraints()
    }

    private let steps = ["a.left == self.left + 0", "b.left == self.left + 10"].map {
        $0.hasSuffix(" + 0") ? String($0.dropLast(4)) : $0
    }

    @Test(
        "Pairs of Swift",
        arguments: [
            "for (n, v) in [a, b].enumerated() { v.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10) } }",
            "for case let (n, v) in [a, b].enumerated() { v.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10) } }",
            "for pair in [a, b].enumerated() { pair.element.snp.makeConstraints { $0.left.equalToSuperview().offset(pair.offset * 10) } }",
            "for pair in [a, b].enumerated() { pair.1.snp.makeConstraints { $0.left.equalToSuperview().offset(pair.0 * 10) } }",
            "for (v, x) in zip([a, b], [0, 10]) { v.snp.makeConstraints { $0.left.equalToSuperview().offset(x) } }",
            "for (v, x) in zip([a, b], [0, 10, 20]) { v.snp.makeConstraints { $0.left.equalToSuperview().offset(x) } }",
            "[a, b].enumerated().forEach { n, v in v.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10) } }",
            "[a, b].enumerated().forEach { (n, v) in v.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10) } }",
            "[a, b].enumerated().forEach { $1.snp.makeConstraints { $0.left.equalToSuperview().offset(0) } }; b.snp.updateConstraints { $0.left.equalToSuperview().offset(10) }",
            "[a, b].enumerated().forEach { let n = $0; $1.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10) } }",
            "[a, b].enumerated().forEach { pair in pair.element.snp.makeConstraints { $0.left.equalToSuperview().offset(pair.offset * 10) } }",
            "for (n, (v, x)) in zip([a, b], [0, 9]).enumerated() { v.snp.makeConstraints { $0.left.equalToSuperview().offset(n + x) } }",
            "for (n, v) in [b, a, b].enumerated() { if n == 0 { continue }; v.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10 - 10) } }",
            "zip([a, b], [0, 10]).forEach { v, x in v.snp.makeConstraints { $0.left.equalToSuperview().offset(x) } }",
            "let all = [b, a]; for (n, v) in all.reversed().enumerated() { v.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10) } }",
        ])
    func pairsOfSwift(_ code: String) {
        #expect(swift(code) == steps, "\(code)")
    }

    @Test(
        "What is not known is not certain",
        arguments: [
            "for (n, v) in views.enumerated() { v.snp.makeConstraints { $0.left.equalToSuperview().offset(n * 10) } }",
            "for (n, (v, w)) in zip([a], all).enumerated() { v.snp.makeConstraints { $0.left.equalTo(w).offset(n) } }",
            "for v in [a, b] where v.isHidden { v.snp.makeConstraints { $0.left.equalToSuperview() } }",
            "for (n, v) in [a, b].enumerated() { if n >= 0 { continue }; v.snp.makeConstraints { $0.left.equalToSuperview() } }",
            "for (n, v) in [a, b].enumerated() where n > 0 { v.snp.makeConstraints { $0.left.equalToSuperview() } }",
        ])
    func whatIsNotKnownIsNotCertain(_ code: String) {
        #expect(swift(code) == [], "\(code)")
    }

    private func objectiveC(_ code: String) -> [String] {
        EvaluatedText(
            """
            @implementation Row : UIView
            - (void)setUp {
                UIView *a = [UIView new], *b = [UIView new];
                [self addSubview:a];
                [self addSubview:b];
                \(code)
            }
            @end
            """, .objectiveC
        ).constraints()
    }

    @Test(
        "Lists of foundation",
        arguments: [
            "[@[a, b] enumerateObjectsUsingBlock:^(UIView *v, NSUInteger n, BOOL *stop) { [v mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(n * 10); }]; }];",
            "NSArray *all = @[b, a]; for (UIView *v in [all reverseObjectEnumerator]) { [v mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(v == a ? 0 : 10); }]; }",
            "for (UIView *v in all.reverseObjectEnumerator) { }; [a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self); }]; [b mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(10); }];",
        ])
    func listsOfFoundation(_ code: String) {
        let made = objectiveC(code)
        #expect(
            made == steps
                || made.map { $0.replacing(" + ?", with: "") } == ["a.left == self.left", "b.left == self.left"],
            "\(code)")
    }

    @Test("A block that may stop leaves the rest open")
    func aBlockThatMayStopLeavesTheRestOpen() {
        let code = """
            [@[a, b] enumerateObjectsUsingBlock:^(UIView *v, NSUInteger n, BOOL *stop) {
                [v mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self); }];
                *stop = YES;
            }];
            """
        #expect(objectiveC(code) == [])
    }
}
