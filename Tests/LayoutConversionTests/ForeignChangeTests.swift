import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Changes of other objects' views")
struct ForeignChangeTests {
    private func found(_ code: String, _ dialect: Dialect? = nil) -> Set<ForeignChange> {
        let isObjectiveC = code.contains("[") && code.contains("];")
        return ForeignChangeFinder.changes(in: SourceText(code), dialect ?? (isObjectiveC ? .objectiveC : .swift))
    }

    @Test(
        "The view is named where it is another object's",
        arguments: [
            ("cell.title.snp.updateConstraints { }", "title"),
            ("[cell.title mas_remakeConstraints:^(id make) {}];", "title"),
            ("self.header?.icon.snp.removeConstraints()", "icon"),
            ("let title = UILabel(); title.snp.updateConstraints { }", nil),
            ("var title: UILabel; self.title.snp.remakeConstraints { }", nil),
            ("UILabel *title; [self.title mas_updateConstraints:^(id make) {}];", nil),
            ("UILabel *_title; [self.title mas_updateConstraints:^(id make) {}];", nil),
            // What the file does not declare is of a superclass.
            ("title.snp.updateConstraints { }", "title"),
            ("[_title mas_remakeConstraints:^(id make) {}];", "title"),
            ("bar.top?.update(offset: 2)", "top"),
            ("[self.bar.top uninstall];", "top"),
            ("snp.remakeConstraints { }", nil),
            ("views.forEach { $0.snp.remakeConstraints { } }", nil),
            ("cell.title.snp.makeConstraints { }", nil),
            ("override func updateConstraints() {}", nil),
            ("view.updateConstraintsIfNeeded()", nil),
            ("Constraints", nil),
        ] as [(String, String?)])
    func names(code: String, name: String?) {
        #expect(found(code).map(\.name) == [name].compactMap { $0 })
    }

    @Test(
        "A class makes constraints of itself where nothing stands before the library's name",
        arguments: [
            ("class Card { func f() { snp.makeConstraints { } } }", true),
            ("class Card { func f() { g()\n    snp.makeConstraints { } } }", true),
            ("class Card { func f() { self.snp.makeConstraints { } } }", true),
            ("@implementation Card\n- (void)f { [self mas_makeConstraints:^(id make) {}]; }\n@end", true),
            ("@implementation Card\n- (void)f { [[self g] mas_makeConstraints:^(id make) {}]; }\n@end", false),
            ("@implementation Card\n- (void)f { [_title mas_makeConstraints:^(id make) {}]; }\n@end", false),
            ("class Card { func f() { g().snp.makeConstraints { } } }", false),
            ("class Card { func f() { g()\n    .snp.makeConstraints { } } }", false),
            ("class Card { func f() { list[0].snp.makeConstraints { } } }", false),
            ("class Card { func f() { list.forEach { $0.snp.makeConstraints { } } } }", false),
            ("class Card { func f() { snp.remakeConstraints { } } }", false),
        ] as [(String, Bool)])
    func itself(code: String, isMade: Bool) {
        let dialect: Dialect = code.hasPrefix("@") ? .objectiveC : .swift
        var changes = ForeignChanges()
        changes.add(ForeignChangeFinder.outsideChanges(in: SourceText(code), dialect))
        #expect(changes.shares.makers(of: "self") == (isMade ? ["Card"] : []))
    }

    @Test(
        "The class is that of the object, where all that may declare it says the same",
        arguments: [
            ("let cell: Card", "cell", "Card"), ("var cell: Kit.Card?", "cell", "Card"),
            ("lazy var cell: Card = { Card() }()", "cell", "Card"), ("let cell = Card(style: .plain)", "cell", "Card"),
            ("func f(in x: Any) { guard let cell = x as? Card else { return } }", "cell", "Card"),
            ("func f(_ cell: Card) {}", "cell", "Card"),
            ("func f(_ cell: Card?) { if let cell { } }", "cell", "Card"),
            ("func f(_ cell: Card?) { guard let cell else { return } }", "cell", "Card"),
            // Nobody says what it is.
            ("", "cell", nil), ("let cell = list.next()", "cell", nil), ("let cell = factory.card()", "cell", nil),
            ("func f() { for cell in cells { } }", "cell", nil), ("func f(_ cell: [Card]) {}", "cell", nil),
            ("func f(_ cell: inout Card) {}", "cell", nil), ("let cell = (x as? Card) as Any", "cell", nil),
            // What other functions and closures call so is theirs.
            ("let cell: Card; func f(_ cell: Row) {}", "cell", "Card"),
            ("let cell: Card; func f() { cells.forEach { (row, cell) in g() } }", "cell", "Card"),
            // Where the object's own one is asked for, two may be meant.
            ("let cell: Card; func f(_ cell: Row) {}", "self.cell", nil),
            ("let cell: Card; func f() { cells.forEach { cell in g() } }", "self.cell", nil),
            ("let cell: Card; func f() { cells.forEach { (row, cell) in g() } }", "self.cell", nil),
            ("let cell: Card; func f() { cells.each { [weak self] cell, row in g() } }", "self.cell", nil),
            ("let cell: Card; func f() { cells.map { (row, cell: Any) -> Int in 1 } }", "self.cell", nil),
            // What a call is handed was declared before.
            ("let cell: Card; func f() { view.addSubview(cell) }", "cell", "Card"),
            ("let cell: Card; func f() { add(cell, row)\n cells.each { row in g() } }", "cell", "Card"),
            // Of whom it is read, nobody asks.
            ("let cell: Card", "list.cell", nil), ("let cell: Card", "self.cell", "Card"),
            ("let cell: Card", "self?.cell", "Card"), ("let cell: Card", "cell()", nil),
        ] as [(String, String, String?)])
    func types(declaration: String, owner: String, type: String?) {
        let code = "class Screen {\n  \(declaration)\n  func change() {\n \(owner).title.snp.updateConstraints { } } }"
        #expect(found(code) == [ForeignChange("title", of: type)])
    }

    @Test(
        "What a function or closure declares around a place is meant there, whatever others call so",
        arguments: [
            ("func f() { let v = Card()\nv.title.snp.updateConstraints { } }", "Card"),
            ("lazy var a: Card = {\nlet v = Card()\nv.title.snp.updateConstraints { }\nreturn v\n}()", "Card"),
            ("func f(_ v: Card) { v.title.snp.updateConstraints { } }", "Card"),
            ("func f() { list.forEach { (v: Card) in v.title.snp.updateConstraints { } } }", "Card"),
            ("func f() { if a { let v = Card() }\nv.title.snp.updateConstraints { } }", nil),
            ("func f(_ v: Card) { list.forEach { v in v.title.snp.updateConstraints { } } }", nil),
            ("func f(_ v: Card) { for v in list { v.title.snp.updateConstraints { } } }", nil),
            ("func f(_ v: Card) { if case let .shown(v) = x { v.title.snp.updateConstraints { } } }", nil),
            ("func f(_ v: Card) { if a { let (w, v) = pair()\nv.title.snp.updateConstraints { } } }", nil),
            ("func f(_ v: Card) { for (w, v) in pairs { v.title.snp.updateConstraints { } } }", nil),
            ("func f(_ v: Card) { if a { let w = 1, v = b[w]\nv.title.snp.updateConstraints { } } }", nil),
            ("func f(_ v: Card) { g(w, v)\nv.title.snp.updateConstraints { } }", "Card"),
        ] as [(String, String?)])
    func scopes(member: String, type: String?) {
        let others = "func g() { let v = Row()\nuse(v) }\nfunc h() { let v = f() }"
        #expect(found("class Screen {\n\(others)\n\(member)\n}") == [ForeignChange("title", of: type)])
    }

    @Test(
        "What a closure is handed first is the object itself where its call is given it so",
        arguments: [
            ("list.bind(with: self) { owner, row in\nCHANGE }", "owner", []),
            ("list.subscribe(with: self, onNext: { owner, _ in\nCHANGE })", "owner", []),
            ("list.withUnretained(self)\n.main\n.sink { owner, row in\nCHANGE }", "owner", []),
            ("list.withUnretained(self).sink { (owner: Screen, row: Row) in\nCHANGE }", "owner.card", ["Card"]),
            ("list.bind(with: self) { owner, row in\nCHANGE }", "owner.card", ["Card"]),
            ("list.bind(with: self) { owner, row in\nCHANGE }", "row", [nil]),
            ("list.bind(with: other) { owner, row in\nCHANGE }", "owner", [nil]),
            ("list.bind { owner, row in\nCHANGE }", "owner", [nil]),
        ] as [(String, String, [String?])])
    func handedOn(code: String, owner: String, types: [String?]) {
        let change = "\(owner).title.snp.updateConstraints { }"
        let text =
            "class Screen {\nlet title = UILabel()\nlet card = Card()\nfunc f() {\n"
            + code.replacing("CHANGE", with: change) + "\n}\n}"
        #expect(found(text).map(\.type) == types)
    }

    @Test(
        "In Objective-C likewise",
        arguments: [
            ("- (void)f:(Card *)cell {", "Card"), ("- (void)f {\n Card *cell = [list next];", "Card"),
            ("- (void)f {\n __kindof Card *cell;", "Card"), ("- (void)f {\n id cell = x;", nil),
            ("- (void)f {\n UIView<Card> *cell = x;", nil), ("- (void)f:(Card *)cell {\n g(^(Row *cell) { });", nil),
        ] as [(String, String?)])
    func objectiveC(beginning: String, type: String?) {
        let code = "@implementation Screen\n\(beginning)\n[cell.title mas_updateConstraints:^(id make) {}];\n}\n@end\n"
        #expect(found(code, .objectiveC) == [ForeignChange("title", of: type)])
    }

    @Test("What a protocol gives a class is of the type that the class says the protocol's is")
    func associated() {
        let holder =
            "protocol Holder { associatedtype RootView: UIView }\nextension Holder { var rootView: RootView { get } }"
        let screen = "class Screen: Holder {\n  typealias RootView = CardView\n"
        let change = "  func f() { rootView.title.snp.updateConstraints { } }\n}\n"
        func types(_ texts: String...) -> Set<String?> {
            let sources = texts.enumerated().map { place, text in
                IndexedSource(text: SourceText(text), dialect: .swift, path: "\(place).swift", role: .implementation)
            }
            return SymbolIndex(sources, device: nil).foreignChanges.types(of: "title")
        }
        #expect(types(holder, screen + change) == ["CardView"])
        #expect(types(holder, "class Screen: Holder {\n" + change) == [nil])
        #expect(types("protocol Holder { var rootView: UIView { get } }", screen + change) == [nil])
        // Two protocols may give one.
        #expect(types(holder, holder.replacing("RootView", with: "Content"), screen + change) == [nil])
    }

    @Test("Whose view a child controller's is, and whose label a button's")
    func classesOfTheSystem() {
        func types(_ code: String) -> Set<String?> {
            let change =
                "class Page { func f() { let child = tab.child\n\(code)\nchild.view.snp.updateConstraints { } } }"
            return Set(found(change).map(\.type))
        }
        #expect(types("addChild(child)") == ["UIViewController"])
        #expect(types("addChild(child.other)") == [nil])
        #expect(types("remove(child)") == [nil])

        let tree = SyntaxTree.parse(
            SourceText(
                """
                class Card: UIView {}
                class Wide: Card {}
                class Push: UIButton {}
                class Page: UIViewController {}
                class Model: NSObject {}
                """), dialect: .swift)
        let classes = ClassRelation(tree, EvaluationOptions())
        let apart = [
            ("UIViewController", "Card"), ("Wide", "UIViewController"), ("UIView", "Page"), ("UIButton", "Card"),
            ("UIButton", "Wide"), ("Push", "UILabel"), ("Push", "Card"), ("UIButton", "Page"),
        ]
        for (one, other) in apart { #expect(classes.areApart(one, other), "\(one) \(other)") }
        let maybe = [
            ("UIButton", "Push"), ("UIView", "Card"), ("UIControl", "Card"), ("NSObject", "Page"),
            ("UIViewController", "Page"), ("Unknown", "Card"), ("UIButton", "Unknown"), ("Card", "Wide"),
        ]
        for (one, other) in maybe { #expect(!classes.areApart(one, other), "\(one) \(other)") }
    }

    @Test("What a class inherits is of the class; what it declares anywhere is its own")
    func inherited() {
        let title = "title.snp.remakeConstraints { }"
        #expect(found("class Sub: Base { func f() { \(title) } }") == [ForeignChange("title", of: "Sub")])
        #expect(found("class Sub: Base { func f() { let title = UILabel(); \(title) } }").isEmpty)
        #expect(found("extension Sub { func f() { \(title) } }\nclass Sub { let title: UILabel }").isEmpty)
        // The declaration of another class in the same file says nothing of this one.
        let two = "class Other { let title: UILabel }\nclass Sub: Base { func f() { self.\(title) } }"
        #expect(found(two) == [ForeignChange("title", of: "Sub")])
    }
}
