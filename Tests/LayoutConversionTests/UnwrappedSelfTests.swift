import LayoutConversion
import MasonrySemantics
import Testing

/// A view that pins its title in a closure.
private func card(_ block: String, before: String = "", after: String = "") -> String {
    """
    final class Card: UIView {
        private let title = UILabel()

        func setUp() {
            addSubview(title)\(before)
    \(block)\(after)
        }
    }

    """
}

@Suite("A weak self that a block makes strong first stays behind with its closure")
struct UnwrappedSelfTests {
    private static let anchors = """
                title.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalTo: self.topAnchor),
                    title.leftAnchor.constraint(equalTo: self.leftAnchor)
                ])
        """

    @Test(
        "Its name stands for self",
        arguments: [
            ("guard let strongSelf = self else { return }", "strongSelf"),
            ("guard let self = self else { return }", "self"), ("guard let self else { return }", "self"),
        ])
    func unwrapped(first: String, name: String) {
        let converted = Converted(
            card(
                """
                        title.snp.makeConstraints { [weak self] make in
                            \(first)
                            make.top.equalTo(\(name))
                            make.left.equalTo(\(name).snp.left)
                        }
                """), .swift, to: .anchors)
        #expect(converted.text == card(Self.anchors))
        #expect(converted.left.isEmpty)
    }

    @Test(
        "It stays where something else is done, or where the code around has no self of its own",
        arguments: [
            ("", "guard let strongSelf = self else { fatalError() }", ""),
            ("", "guard let strongSelf = self, wide else { return }", ""),
            ("", "guard let strongSelf = other else { return }", ""),
            ("\n        later { [weak self] in", "guard let strongSelf = self else { return }", "\n        }"),
            ("", "guard let strongSelf = self else { return }\n            print(strongSelf)", ""),
        ])
    func stays(before: String, first: String, after: String) {
        let source = card(
            """
                    title.snp.makeConstraints { [weak self] make in
                        \(first)
                        make.top.equalTo(strongSelf)
                    }
            """, before: before, after: after)
        let converted = Converted(source, .swift, to: .anchors)
        #expect(converted.text == source)
        #expect(converted.left.count == 1)
    }
}
