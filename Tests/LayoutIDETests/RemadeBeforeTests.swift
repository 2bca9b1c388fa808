// Remakes that ran before what contradicts them: nothing takes that out.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Remakes that ran before` {
    private func errors(_ text: String) -> [String] {
        Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.severity == .error }.map { "\($0.rule)" }
    }

    /// A holder that pins itself under a table, and a controller that uses it.
    private func program(pin: String = "snp.remakeConstraints", _ use: String, more: String = "") -> String {
        """
        class Holder: UIView {
            private func pin(to table: UITableView) {
                \(pin) { make in
                    make.top.equalTo(table.snp.bottom).offset(-40)
                    make.leading.trailing.bottom.equalToSuperview()
                }
            }
            func add(to controller: UIViewController, under table: UITableView) {
                controller.view.addSubview(self)
                pin(to: table)
            }
        }
        class Keys: UIViewController {
            private let table = UITableView()
            private let holder = Holder()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(table)
                table.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
                \(use)
            }
            \(more)
        }
        """
    }

    private static let add = "holder.add(to: self, under: table)\n"
    private static let make = "holder.snp.makeConstraints { $0.top.equalTo(table.snp.bottom).offset(-16) }\n"

    @Test("What one call makes after a remake contradicts it")
    func after() {
        #expect(errors(program(Self.add + Self.make)) == ["unsatisfiable"])
        #expect(errors(program(pin: "snp.makeConstraints", Self.add + Self.make)) == ["unsatisfiable"])
    }

    @Test("A remake behind it, or of a method that may run at any time, takes it out")
    func behind() {
        #expect(errors(program("view.addSubview(holder)\n" + Self.make + Self.add)) == [])
        #expect(errors(program(Self.add, more: "func show() {\n\(Self.make)}")) == [])
        #expect(errors(program(Self.make.replacing("make", with: "remake") + Self.add)) == [])
        #expect(errors(program(Self.add + Self.make.replacing("make", with: "remake"))) == [])
    }
}
