// The rule about views whose place the constraints leave open.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum AmbiguousPosition: Rule {
    static let id: RuleID = "ambiguous-position"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "The constraints leave a position ambiguous"
    static let isAboutMissing = true
    static let documentation = """
        # ambiguous-position

        Nothing determines where a view lies along an axis: several solutions are equally good.

        ## At run time
        UIKit picks one of them, usually 0, without a message; `hasAmbiguousLayout` is true. Which one it picks may
        change with rotation, with the order of the constraints or with the version of the system.

        In source files this is reported if the class shows everything about the view, or if all blocks of the view place it
        along one axis only; the rule `under-constrained`, which is off by default, reports more views, as hints. A plain
        view without a color or content that only gives a scroll view its width or height, or keeps other views apart, may
        lie anywhere. Views of the program's own classes are reported, too, if the code of these classes can be read and does
        not constrain an instance to the views around it.

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

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let groups = context.freedomsByView { !$0.isSize }
        guard context.tree.dialect != .masonry else {
            return groups.compactMap { FreedomWording(groups: $0, context: context).report() }
        }
        let use = useOfSubviews(context)
        guard use != .constraints else { return [] }
        var whole = UnderConstrained.complete(groups, context).filter { isWhole($0, context) }
        var unplaced = UnplacedViews(context).all()
        if use == .anything {
            whole.removeAll { $0.contains { isUnplaced($0.primary.item, context) } }
            unplaced.removeAll { isUnplaced($0.item, context) }
        }
        let spacers = InvisibleSpacers(
            among: whole.flatMap { $0.map(\.primary.item) } + unplaced.map(\.item), in: context)
        whole.removeAll { spacers.containsAll(of: $0) }
        let known = Set(whole.flatMap { $0.map(\.primary.item) })
        let carried = unplaced.isEmpty ? [] : carrying(besides: spacers, context.document)
        return whole.compactMap { FreedomWording(groups: $0, context: context).report() }
            + unplaced.compactMap { item, axes in
                guard !known.contains(item), let place = context.place(of: item),
                    // What shows nothing matters where it carries something else along.
                    !spacers.contains(item)
                        || axes.contains(where: { carried.contains(AxisPlace(item: item, axis: $0)) })
                else { return nil }
                return FindingDraft(place, FreedomWording.unplaced(context.document.name(of: item), axes))
            }
    }

    /// The views on which others hang that are no spacers, by axis.
    private static func carrying(besides spacers: InvisibleSpacers, _ document: LayoutDocument) -> Set<AxisPlace> {
        Set(
            document.constraints.compactMap { made in
                guard case .item(let item, let attribute) = made.target, let axis = attribute.axis,
                    attribute.kind != .size, made.firstAttribute.kind != .size, made.firstItem != item,
                    !spacers.contains(made.firstItem)
                else { return nil }
                return AxisPlace(item: item, axis: axis)
            })
    }

    /// What code does with all subviews of a view at once.
    private enum UseOfSubviews {
        case nothing
        /// It may place views of which nothing else says where they lie.
        case anything
        /// It makes constraints: `[bar.subviews mas_distributeViewsAlongAxis:…]`.
        case constraints
    }

    private static func useOfSubviews(_ context: RuleContext) -> UseOfSubviews {
        guard context.tree.names.find("subviews") != nil else { return .nothing }
        let tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        var use = UseOfSubviews.nothing
        for index in tokens.indices where context.source(tokens[index].range) == "subviews" {
            let words = tokens[index...].prefix(Self.reach).map { context.source($0.range) }
            if words.contains(where: { $0 == Word.snp.spelling || Library(prefixOf: $0) == .masonry }) {
                return .constraints
            }
            if !words.contains(where: Self.harmless.contains) { use = .anything }
        }
        return use
    }

    /// Words behind a list of subviews that show what it is asked for: to empty it, or for one of them.
    private static let harmless: Set<String> = [
        Word.removeFromSuperview.spelling, "makeObjectsPerformSelector", "count", "isEmpty", "first", "last",
        "firstObject", "lastObject",
    ]

    /// Whether nothing at all says where a view lies.
    private static func isUnplaced(_ item: ItemID, _ context: RuleContext) -> Bool {
        !context.constraints(ofBlocksOn: item).contains { $0.firstAttribute.kind != .size }
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
