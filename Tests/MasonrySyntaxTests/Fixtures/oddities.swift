import UIKit
import class Foundation.NSString
@testable import SnapKit
private enum UX {
    static let padding: CGFloat = 16, gap = 8.5
    static var big: CGFloat { padding * 2 }
    case a, b(Int), c = 3
    indirect enum Inner<T>: String where T: Hashable { case x = "y" }
}
extension UX.Inner: Equatable where T: View {}
protocol P: AnyObject {
    var x: Int { get set }; func f(_ a: Int...) throws -> [String]; associatedtype T = Int; init?(x: Int)
}
@objc(Foo) public final class A<T>: UIView, P, B<T>.C {
    @IBOutlet private weak var outlet: UILabel!
    private let titles: [UILabel] = [], map: [String: Int] = [:]
    lazy var label: UILabel = {
        let l = UILabel()
        l.text = "a \(x ? "}" : "{") b"
        return l
    }()
    private lazy var box = UIView().then { $0.backgroundColor = .red }
    var state: State = .idle {
        didSet { update() }
        willSet {}
    }
    var size: CGSize { return CGSize(width: 1, height: 2) }
    var height: CGFloat {
        get { 44 }
        set { h?.update(offset: newValue) }
    }
    static let shared = A<Int>()
    var constraint: Constraint?
    let raw = #"a \(b) "c" \#(d)"#
    let multi = """
        "quoted" \(foo("}")) {
        """
    let regex = /a{1,2}\/"b/
    override init(frame: CGRect) { super.init(frame: frame); setup() }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    deinit { print(1) }
    subscript(i: Int) -> Int { i }
    class func make() -> Self? { nil }
    @discardableResult private func setup<V: UIView>(
        _ views: V..., in container: UIView? = nil, done: @escaping (Bool) -> Void = { _ in }
    ) async throws -> (a: Int, b: Int) where V: P {
        guard let self, let x = y as? Foo, case .a(let z) = w, x > 3 else { return (1, 2) }
        if let label = label, #available(iOS 11, *), !label.isHidden { a() } else if let q { b() } else { c() }
        [a, b].forEach { addSubview($0) }
        #if DEBUG
            a()
        #elseif os(iOS)
            b()
        #else
            c()
        #endif
        label.snp.makeConstraints { [weak self] make in
            guard let self = self else { return }
            let pad = UX.padding
            make.top.equalTo(self.safeAreaLayoutGuide.snp.top)
                // comment
                .offset(-pad)
                .priority(.high)
            self.constraint = make.height.equalTo(isOn ? 10 : 20.w).constraint
            if traitCollection.horizontalSizeClass == .regular { make.width.equalTo(1) }
            make.leading.trailing.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4));
        }
        switch x {
        case .a where b > 1: f();
        case .b, .c: g()
        case 1...: break
        @unknown default: fallthrough
        }
        for (i, v) in views.enumerated() where i > 0 { v.snp.makeConstraints { $0.edges.equalToSuperview() } }
        while x < 3 { x += 1 }
        repeat { x -= 1 } while x > 0
        do { try foo() } catch let e as E { print(e) } catch {}
        defer { done() }
        let v = if x { 1 } else { 2 }
        let f: (Int) -> Void = { (a: Int) -> Void in print(a) }
        UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }) { _ in done(true) }
        UIView.animate {
            a()
        } completion: { b in
            c()
        }
        let kp = \A.label, s = #selector(tap(_:))
        a.b = c ?? d
        x = y < z && w > (3)
        let g = Foo<Bar<Int>>(a: 1).b
        `default`.foo()
        DispatchQueue.main.async { [unowned self] in self.go() }
        let (p, q) = (1, 2)
        view.addSubview(label); label.snp.makeConstraints({ (make) -> Void in make.center.equalToSuperview() })
        b?.snp.remakeConstraints { m in m.size.equalTo(CGSize(width: 1, height: 2)) }
        return try await (a: 1, b: 2)
    }
    var body: some View {
        VStack(spacing: 3) {
            Text("a"); if x { Text("b") }
        }.padding()
    }
    static func + (lhs: A, rhs: A) -> A { lhs }
}
infix operator ~> : AdditionPrecedence
