// Stored `var`s that are declared as numbers: what they are when code reads them, and what is known of that.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct StoredNumberTests {
    private static func text(_ member: String, later: String = "") -> String {
        """
        class Sheet: UIView {
            \(member)
            let bar = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(bar)
                bar.snp.makeConstraints { $0.height.equalTo(pad) }
            }
            func show(_ given: CGFloat) {
                \(later)
            }
        }
        """
    }

    private func constraints(_ member: String, later: String = "") -> [String] {
        EvaluatedText(Self.text(member, later: later), .swift).constraints()
    }

    private func document(_ text: String) -> LayoutDocument {
        LayoutDocument.evaluate(SyntaxTree.parse(SourceText(text), dialect: .swift))
    }

    /// What the number of each constraint is first set to; nil where that is not shown.
    private func firstSet(_ text: String) -> [Double?] {
        let document = document(text)
        return document.constraints.map { made in
            guard let form = document.form(of: made.quantity), let term = form.terms.first else { return nil }
            return document.unknownNumbers[term.unknown.index].declared
        }
    }

    @Test(
        "What nothing changes is a constant",
        arguments: ["private var pad: CGFloat = 8", "fileprivate var pad = 8.0", "let pad: CGFloat = 8"])
    func whatNothingChangesIsAConstant(_ member: String) {
        #expect(constraints(member) == ["bar.height == + 8"])
    }

    @Test(
        "What others may change proves nothing",
        arguments: [
            ("var pad: CGFloat = 8", ""), ("private var pad: CGFloat = 8", "pad = given"),
            ("private var pad: CGFloat = 8", "self.pad += 4"), ("private var pad: CGFloat = 8", "grow(&pad)"),
            ("private var pad: CGFloat = 8", "(pad, other) = (4, 5)"),
            ("private var pad: CGFloat = 8", "pad.round()"),
        ])
    func whatOthersMayChangeProvesNothing(_ member: String, _ later: String) {
        #expect(constraints(member, later: later) == ["bar.height == + ?"], "\(member) \(later)")
    }

    @Test("What is changed in parts is not known")
    func whatIsChangedInPartsIsNotKnown() {
        let text = Self.text("private var insets = UIEdgeInsets.zero", later: "insets.top = given")
            .replacing("equalTo(pad)", with: "equalTo(insets.top)")
        #expect(EvaluatedText(text, .swift).constraints() == ["bar.height == ? + ?"])
        #expect(document(text).statistics.blocks.unsolved == 1)
    }

    /// While its initializer runs nobody has the object: the number is the declared one, whatever it becomes.
    @Test(
        "The initializer understands it",
        arguments: [("", 1), ("pad = given; bar.snp.updateConstraints { $0.height.equalTo(pad) }", 1)])
    func theInitializerUnderstandsIt(_ later: String, _ full: Int) {
        let statistics = document(Self.text("var pad: CGFloat = 8", later: later)).statistics
        #expect(statistics.blocks.full == full)
        #expect(statistics.blocks.unsolved == (later.isEmpty ? 0 : 1))
    }

    @Test("A controllers view comes after its initializer")
    func aControllersViewComesAfterItsInitializer() {
        let text = """
            class Page: UIViewController {
                var pad: CGFloat = 8
                let bar = UIView()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.height.equalTo(pad) }
                }
            }
            """
        #expect(document(text).statistics.blocks.unsolved == 1)
        // For display it is what it was first set to.
        #expect(firstSet(text) == [8])
        // What is nothing until somebody sets it is not shown as nothing.
        #expect(firstSet(text.replacing("= 8", with: "= 0")) == [nil])
    }

    @Test(
        "Whoever has the object may change it",
        arguments: [
            ("card.pad = 3", nil), ("self.card.pad += 3", nil), ("find().pad = 3", nil), ("card.other = 3", 8.0),
            ("other.pad = 3", nil),
        ])
    func whoeverHasTheObjectMayChangeIt(_ statement: String, _ declared: Double?) {
        let text =
            Self.text("var pad: CGFloat = 8") + """

                class Page: UIViewController {
                    let card = Sheet()
                    override func viewDidLoad() {
                        view.addSubview(card)
                        \(statement)
                    }
                }
                """
        // The class by itself, and the instance.
        #expect(firstSet(text) == [8, declared], "\(statement)")
    }

    // MARK: Parts of structures

    private static let appearance = """
        struct Appearance {
            var pad: CGFloat = 8
            let fixed = Insets(top: 3)
            var none: CGFloat = 0
        }
        struct Insets {
            let top: CGFloat
            init(top: CGFloat) { self.top = top }
        }

        """

    /// What a structure declares a stored `var` as is shown, where nothing sets another.
    @Test(
        "A part of some value is shown as declared",
        arguments: [
            ("appearance.pad", "", 8.0), ("self.appearance.pad", "", 8.0), ("appearance.none", "", nil),
            ("appearance.pad", "appearance.pad = given", nil),
            ("appearance.pad", "var a = Appearance(); a.pad = 3", nil),
        ])
    func aPartOfSomeValueIsShownAsDeclared(_ part: String, _ later: String, _ declared: Double?) {
        let text =
            Self.appearance
            + Self.text("let appearance: Appearance", later: later)
            .replacing("init(frame: CGRect) {", with: "init(_ appearance: Appearance) {\nself.appearance = appearance")
            .replacing("override ", with: "").replacing("frame: frame", with: "frame: .zero")
            .replacing("equalTo(pad)", with: "equalTo(\(part))")
        #expect(firstSet(text) == [declared], "\(part) \(later)")
        #expect(document(text).statistics.blocks.unsolved == 1)
    }

    @Test("What all values have is known of a variable")
    func whatAllValuesHaveIsKnownOfAVariable() {
        let text =
            Self.appearance
            + Self.text("var appearance = Appearance()").replacing(
                "equalTo(pad)", with: "equalTo(appearance.fixed.top)")
        #expect(EvaluatedText(text, .swift).constraints() == ["bar.height == + 3"])
    }
}
