// The rule about views whose place the constraints leave open.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum AmbiguousPosition: Rule {
    static let id: RuleID = "ambiguous-position"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let title: Phrase = "The constraints leave a position ambiguous"
    static let isAboutMissing = true
    static let documentation = """
        # ambiguous-position

        Nothing determines where a view lies along an axis: several solutions are equally good.

        ## At run time
        UIKit picks one of them, usually 0, without a message; `hasAmbiguousLayout` is true. Which one it picks may
        change with rotation, with the order of the constraints or with the version of the system.

        In source files this is reported if the class shows everything about the view, or if all blocks of the view
        place it along one axis only; the hint `under-constrained` reports more. A plain view without a color or
        content that only gives a scroll view its width or height, or keeps other views apart, may lie anywhere. Views
        of the program's own classes are reported, too, if the code of these classes can be read and does not constrain
        an instance to the views around it.

        ## What to do
        Each axis needs a position: an edge, a center or a baseline. The finding gives the range in which the attribute
        can move, and the views that depend on it and move with it.

        ## Bad
        ```masonry
        view root { view card }
        card.makeConstraints {
        //<- warning[ambiguous-position]: `card.x` is ambiguous
            make.top.equalTo(root)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        ## Fixed
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.top.equalTo(root)
            make.size.equalTo(CGSizeMake(100, 50))
            make.left.mas_equalTo(0)
        }
        ```
        ## Good
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.top.equalTo(root)
            make.centerX.equalTo(root)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        ## Bad
        ```swift
        class MenuView: UIView {
            private let button = UIButton()
            func setUp() {
                addSubview(button)
                button.snp.makeConstraints { make in
        //      ^^^^^^^^^^ warning[ambiguous-position]: `button.y` is ambiguous
                    make.trailing.equalToSuperview().offset(-20)
                    make.size.equalTo(100)
                }
            }
        }
        ```
        ## Good
        ```swift
        class MenuView: UIView {
            private let button = UIButton()
            private let caption = UILabel()
            func setUp() {
                addSubview(button)
                addSubview(caption)
                button.snp.makeConstraints { make in
                    make.trailing.equalToSuperview().offset(-20)
                    make.size.equalTo(100)
                }
                caption.snp.makeConstraints { make in
                    make.leading.top.equalToSuperview()
                    make.bottom.equalTo(button.snp.top)
                    make.trailing.lessThanOrEqualToSuperview()
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        let groups = context.freedomsByView { !$0.isSize }
        guard context.tree.dialect != .masonry else {
            return groups.compactMap { FreedomWording(groups: $0, context: context).report() }
        }
        guard !constrainsSubviews(context) else { return [] }
        var whole = UnderConstrained.complete(groups, context).filter { isWhole($0, context) }
        let unplaced = UnplacedViews(context).all()
        let spacers = InvisibleSpacers(
            among: whole.flatMap { $0.map(\.primary.item) } + unplaced.map(\.item), in: context)
        whole.removeAll { spacers.containsAll(of: $0) }
        let known = Set(whole.flatMap { $0.map(\.primary.item) })
        return whole.compactMap { FreedomWording(groups: $0, context: context).report() }
            + unplaced.compactMap { item, axis in
                guard !known.contains(item), !spacers.contains(item), let place = context.place(of: item) else {
                    return nil
                }
                return Report(place, FreedomWording.unplaced(context.document.name(of: item), axis))
            }
    }

    /// Whether code makes constraints of all subviews of a view at once: `[bar.subviews mas_distributeViewsAlongAxis:…]`.
    private static func constrainsSubviews(_ context: RuleContext) -> Bool {
        guard context.tree.names.find("subviews") != nil else { return false }
        let tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        return tokens.indices.contains { index in
            guard context.source(tokens[index].range) == "subviews" else { return false }
            return tokens[index...].prefix(Self.reach).contains { token in
                let word = context.source(token.range)
                return word == Word.snp.spelling || Library(prefixOf: word) == .masonry
            }
        }
    }

    /// How many tokens behind a list of subviews may tell what becomes of them.
    private static let reach = 24

    /// Whether a source shows all that could settle the freedoms of a view.
    static func isWhole(_ group: [FreedomGroup], _ context: RuleContext) -> Bool {
        group.allSatisfy { freedom in
            context.scenarioName(freedom.scenario) == nil
                && freedom.members.allSatisfy { member in
                    let isPlaceOfOpenSize = freedom.primary.attribute.isSize && !member.attribute.isSize
                    return freedom.isCarried(member, in: context.document)
                        || isShown(member.item, besides: isPlaceOfOpenSize ? [.width, .height] : [], context)
                }
        }
    }

    /// Whether the file shows all that places a view: a view of UIKit with blocks of its own, of which no frame, and no
    /// code that is handed the view, is another.
    private static func isShown(
        _ item: ItemID, besides unknowns: DocumentItem.Unknowns, _ context: RuleContext
    ) -> Bool {
        let view = context.document[item]
        guard view.unknowns.isSubset(of: unknowns), view.className?.hasPrefix("UI") == true,
            context.isConstrained(item), !context.isOpenToSubclasses(item),
            context.blocksByItem[item].allSatisfy({ context.document.blocks[$0].certainty == .certain }),
            context.madeByHand[item].allSatisfy({ context.isFirm(byHand: $0) })
        else { return false }
        // What hangs in a tree that is never shown lies nowhere.
        var root = item
        for _ in context.document.items.indices {
            guard let superview = context.document.superview(of: root) else { break }
            root = superview
        }
        guard context.document[root].parent == .root else { return false }
        let method = context.methodOfLocal(item)
        return ViewMentions(of: [view.name], in: context).isOnlyAddedAndConstrained(view.name, within: method?.range)
    }
}
