import LayoutConversion
import MasonrySemantics
import Testing

@Suite("Insets of which no number is known")
struct InsetsTests {
    private func card(_ block: String) -> String {
        """
        final class Card: UIView {
            private let title = UILabel()
            var contentInsets = UIEdgeInsets(top: 1, left: 8, bottom: 2, right: 8) {
                didSet { setNeedsLayout() }
            }

            func setUp() {
                addSubview(title)
        \(block)
            }
        }

        """
    }

    private static let anchors = """
                title.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    title.topAnchor.constraint(equalTo: self.topAnchor, constant: contentInsets.top),
                    title.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -contentInsets.right)
                ])
        """

    @Test("A side of what is declared as insets is a length, and an inset takes the side of its edge")
    func sides() {
        let whole = Converted(
            card(
                """
                        title.snp.makeConstraints { make in
                            make.top.right.equalToSuperview().inset(contentInsets)
                        }
                """), .swift, to: .anchors)
        #expect(whole.text == card(Self.anchors))
        #expect(whole.left.isEmpty)
        let parts = Converted(
            card(
                """
                        title.snp.makeConstraints { make in
                            make.top.equalToSuperview().inset(contentInsets.top)
                            make.right.equalToSuperview().inset(contentInsets.right)
                        }
                """), .swift, to: .anchors)
        #expect(parts.text == whole.text)
        #expect(parts.left.isEmpty)
    }

    @Test("An update by the same insets is one in both versions")
    func updated() {
        let source = """
            final class Card: UIView {
                private let title = UILabel()
                var contentInsets = UIEdgeInsets(top: 1, left: 8, bottom: 2, right: 8) {
                    didSet { change() }
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.snp.makeConstraints { $0.left.right.equalToSuperview().inset(contentInsets) }
                }

                func change() {
                    title.snp.updateConstraints { $0.left.right.equalToSuperview().inset(contentInsets) }
                }
            }
            """
        let converted = Converted(source, .swift, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("titleLeftConstraint?.constant = contentInsets.left\n"))
        #expect(converted.text.contains("titleRightConstraint?.constant = -contentInsets.right\n"))
    }

    @Test("Another object's member, and what may be a number, is left")
    func unknown() {
        for value in ["other.contentInsets", "metrics", "other.contentInsets.top"] {
            let source = card("        title.snp.makeConstraints { $0.edges.equalToSuperview().inset(\(value)) }")
            let converted = Converted(source, .swift, to: .anchors)
            #expect(converted.text == source, "\(value)")
        }
    }

    @Test("In Objective-C an instance variable is the property")
    func objectiveC() {
        let converted = Converted(
            """
            @interface Card : UIView
            @property (nonatomic) UIEdgeInsets margin;
            @property UILabel *title;
            @end

            @implementation Card
            - (void)setUp {
                [self addSubview:self.title];
                [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self).insets(self.margin);
                }];
            }
            @end
            """, .objectiveC, to: .anchors)
        #expect(converted.text.contains("constraintEqualToAnchor:self.bottomAnchor constant:-self.margin.bottom]"))
        #expect(converted.left.isEmpty)
    }
}
