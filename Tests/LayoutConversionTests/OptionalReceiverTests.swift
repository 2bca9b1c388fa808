import LayoutConversion
import MasonrySyntax
import Testing

/// A class of Swift with a header that may be nil.
private func page(_ setUp: String, members: String = "") -> String {
    """
    final class Page: UIView {
        private var header: UIView? = UIView()
        private let box = Box()\(members)

        override init(frame: CGRect) {
            super.init(frame: frame)
            if let header {
                addSubview(header)
            }
    \(setUp)
        }
    }
    """
}

@Suite("Blocks about views that may be nil")
struct OptionalReceiverTests {
    @Test(
        "The view is bound first: an activation takes no constraint that may be nil",
        arguments: [("header?", "header = header"), ("self.header?", "header = self.header")])
    func bound(receiver: String, binding: String) {
        let converted = Converted(
            page(
                """
                        \(receiver).snp.makeConstraints { make in
                            make.top.equalToSuperview().offset(8)
                            // far
                            make.leading.equalToSuperview()
                        }
                """), .swift, to: .anchors)
        #expect(
            converted.text
                == page(
                    """
                            if let \(binding) {
                                header.translatesAutoresizingMaskIntoConstraints = false
                                NSLayoutConstraint.activate([
                                    header.topAnchor.constraint(equalTo: self.topAnchor, constant: 8),
                                    // far
                                    header.leadingAnchor.constraint(equalTo: self.leadingAnchor)
                                ])
                            }
                    """), "\(converted.left)")
    }

    @Test("What is unwrapped in the block is still there to be unwrapped")
    func unwrappedAgain() {
        let converted = Converted(
            page("        header?.snp.makeConstraints { $0.height.equalTo(header?.tag == 1 ? 20 : 30) }"),
            .swift, to: .anchors)
        #expect(converted.text.contains("if let header2 = header {\n"), "\(converted.left)")
        #expect(converted.text.contains("header2.heightAnchor.constraint(equalToConstant: header?.tag == 1 ? 20 : 30)"))
    }

    @Test("The member of what may be nil gets the name of both")
    func memberOfOptional() {
        let converted = Converted(
            page(
                "        card?.title.snp.makeConstraints { $0.height.equalTo(20) }",
                members: "\n    private var card: Card? = Card()") + "\nclass Card: UIView { let title = UILabel() }\n",
            .swift, to: .anchors)
        #expect(converted.text.contains("if let cardTitle = card?.title {\n"), "\(converted.left)")
    }

    @Test("What is no path is left, and a member of a weak self goes by its own name")
    func otherReceivers() {
        let listed = page(
            "        cards[0]?.snp.makeConstraints { $0.height.equalTo(20) }",
            members: "\n    private var cards: [UIView?] = [UIView()]")
        #expect(Converted(listed, .swift, to: .anchors).text == listed)
        let weak = Converted(
            page(
                """
                        addSubview(card)
                        UIView.animate(withDuration: 1) { [weak self] in
                            self?.card.snp.makeConstraints { $0.height.equalTo(20) }
                        }
                """, members: "\n    private let card = UIView()"), .swift, to: .anchors)
        #expect(weak.left.isEmpty, "\(weak.left)")
        #expect(weak.text.contains("if let card = self?.card {\n"))
        #expect(weak.text.contains("    card.heightAnchor.constraint(equalToConstant: 20).isActive = true\n"))
    }

    @Test("A list keeps what is made anew")
    func remade() {
        let converted = Converted(
            page(
                """
                    }

                    func open() {
                        header?.snp.remakeConstraints { $0.top.equalToSuperview() }
                    }

                    func close() {
                        header?.snp.remakeConstraints { $0.bottom.equalToSuperview() }
                """), .swift, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("    private var headerConstraints: [NSLayoutConstraint] = []\n"))
        #expect(
            converted.text.contains(
                """
                        if let header = header {
                            header.translatesAutoresizingMaskIntoConstraints = false
                            NSLayoutConstraint.deactivate(headerConstraints)
                            headerConstraints = [
                                header.bottomAnchor.constraint(equalTo: self.bottomAnchor)
                            ]
                            NSLayoutConstraint.activate(headerConstraints)
                        }

                """))
    }

    @Test("A branch around the block is the same branch")
    func branch() {
        let source = page(
            """
                    if box.isHidden {
                        header?.snp.makeConstraints { $0.top.equalToSuperview() }
                    } else {
                        header?.snp.makeConstraints { $0.bottom.equalToSuperview() }
                    }
            """)
        let converted = Converted(source, .swift, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(converted.text.ranges(of: "if let header = header {").count == 2)
    }
}
