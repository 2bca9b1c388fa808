// Frames that code reads before the first layout pass.

import Testing

@Suite struct `Frames before the first layout pass` {
    private func top(_ number: String, before: String = "", stage: String = "UIView()", method: String = "viewDidLoad")
        -> String?
    {
        let text = """
            class Split: UIViewController {
                let stage = \(stage)
                let caption = UIView()
                override func viewDidLoad() { \(method == "viewDidLoad" ? "setUp()" : "") }
                override func viewDidAppear(_ animated: Bool) { \(method == "viewDidAppear" ? "setUp()" : "") }
                func setUp() {
                    [stage, caption].forEach { view.addSubview($0) }
                    stage.snp.makeConstraints {
                        $0.top.left.right.equalToSuperview()
                        $0.height.equalTo(240)
                    }
                    \(before)
                    caption.snp.makeConstraints {
                        $0.left.equalTo(20)
                        $0.top.equalTo(stage).offset(\(number))
                        $0.width.height.equalTo(30)
                    }
                }
            }
            """
        return DisplayedText(text, .swift).frame("caption", of: "Split")
    }

    @Test(
        "A view that was made empty has no size yet",
        arguments: ["stage.bounds.height / 2 + 8", "stage.frame.size.width + 8", "8 - stage.bounds.size.height"])
    func empty(_ number: String) { #expect(top(number) == "(20, 8, 30, 30)") }

    @Test(
        "What may have sized the view leaves the number open",
        arguments: [
            "stage.frame = CGRect(x: 0, y: 0, width: 10, height: 20)", "stage.frame.size.height = other.height",
            "stage.bounds = other.bounds", "view.layoutIfNeeded()", "stage.sizeToFit()", "stage.height = 3",
            "Styler.style(stage)", "stage.place(in: view)",
        ])
    func sized(_ before: String) {
        #expect(top("stage.bounds.height / 2", before: before)?.hasPrefix("(20, 0,") != true)
    }

    @Test("So does a view that was not made here, or not made empty, and code that runs once the view is shown")
    func others() {
        let frame = "CGRect(x: 0, y: 0, width: 9, height: 9)"
        for stage in ["UIView(frame: frameOfStage)", "UIView(frame: \(frame))", "UISwitch()", "makeStage()"] {
            #expect(top("stage.bounds.height", stage: stage) != "(20, 0, 30, 30)", "\(stage)")
        }
        #expect(top("stage.bounds.height", method: "viewDidAppear") != "(20, 0, 30, 30)")
        #expect(top("stage.bounds.minY + 7") != "(20, 0, 30, 30)")
    }
}
