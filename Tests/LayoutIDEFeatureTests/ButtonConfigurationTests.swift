// Buttons that have a configuration.

import Testing

@Suite struct ButtonConfigurationTests {
    private func frame(_ code: String, _ making: String = "UIButton(type: .system)") -> String? {
        let text = """
            class Page: UIViewController {
                let button = \(making)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                    view.addSubview(button)
                    button.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
                func tap() {}
            }
            """
        return DisplayedText(text, .swift).frame("button", of: "Page")
    }

    @Test("A button is as high as its title and the insets of its configuration")
    func title() {
        let made = "var config = UIButton.Configuration.filled(); config.title = \"Save\"; "
        let usual = frame(made + "button.configuration = config")
        #expect(usual?.hasPrefix("(0, 0, ≈ 6") == true)
        #expect(usual?.hasSuffix(", ≈ 34.5)") == true)
        let insets = "config.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20); "
        #expect(frame(made + insets + "button.configuration = config")?.hasSuffix(", ≈ 40.5)") == true)
        #expect(frame("button.setTitle(\"Save\", for: .normal)", "UIButton(configuration: .filled())") == usual)
        #expect(frame("button.configuration = .gray(); button.configuration?.title = \"Save\"") == usual)
        #expect(
            frame(
                made + "config.baseForegroundColor = .red; config.cornerStyle = .capsule; button.configuration = config"
            )
                == usual)
    }

    @Test(
        "What is said of its size in other ways leaves it open",
        arguments: [
            "config.subtitle = \"Now\"", "config.buttonSize = .large", "config.image = UIImage(systemName: \"star\")",
            "config.attributedTitle = title", "config.contentInsets.top = 20", "config.contentInsets = insets",
            "config.titleTextAttributesTransformer = handler",
        ])
    func open(code: String) {
        let made = "var config = UIButton.Configuration.filled(); config.title = \"Save\"; \(code); "
        #expect(frame(made + "button.configuration = config") == "(0, 0, ?, ?)")
    }

    @Test("So does a configuration that is not known, or set later")
    func unknown() {
        #expect(frame("button.configuration = style.configuration") == "(0, 0, ?, ?)")
        #expect(
            frame("button.configuration = .filled(); button.configurationUpdateHandler = { _ in }") == "(0, 0, ?, ?)")
    }
}
