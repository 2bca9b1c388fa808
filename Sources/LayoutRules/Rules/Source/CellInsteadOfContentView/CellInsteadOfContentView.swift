// The rule about what lies in a cell's content view and is placed by the cell.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum CellInsteadOfContentView: Rule {
    static let id: RuleID = "cell-instead-of-content-view"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view in the content view is constrained to the cell"
    static let documentation = """
        # cell-instead-of-content-view

        A view in the `contentView` of a table cell is related to the cell itself, `make.right.equalTo(self)`. Reported once
        per class. Lines of at most 1 point, and views that fill the whole cell, are not reported.

        ## At run time
        Cell and content view are not the same: the content view leaves out the separator, makes room for an accessory, for
        the controls of editing, and for insets. The view stands where it does not belong, under the accessory, or out of the middle.

        ## What to do
        Relate to `contentView`, or to the superview.

        ## Bad
        ```objc
        @interface TimeCell : UITableViewCell
        @property (nonatomic, strong) UIButton *infoButton;
        @end
        @implementation TimeCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            self = [super initWithStyle:style reuseIdentifier:identifier];
            [self.contentView addSubview:self.infoButton];
            [self.infoButton mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.contentView).offset(12);
                make.centerY.equalTo(self);
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ information[cell-instead-of-content-view]: `contentView`
            }];
            return self;
        }
        @end
        ```
        ## Good
        ```objc
        @interface TimeCell : UITableViewCell
        @property (nonatomic, strong) UIButton *infoButton;
        @end
        @implementation TimeCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            self = [super initWithStyle:style reuseIdentifier:identifier];
            [self.contentView addSubview:self.infoButton];
            [self.infoButton mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.contentView).offset(12);
                make.centerY.equalTo(self.contentView);
            }];
            return self;
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let cells = Set(context.code.facts.types.filter { isTableCell($0, context) }.map(\.name))
        guard !cells.isEmpty else { return [] }
        let document = context.document
        var places: [String: [(place: TextRange, view: String)]] = [:]
        for index in document.constraints.indices {
            let made = document.constraints[index]
            guard case .item(let cell, _) = made.target, document[cell].placement == .cell, made.relation == .equal,
                let owner = document[cell].owner, cells.contains(owner), document.isInText(made.range),
                isInContentView(made.firstItem, of: owner, document), !isMeant(made.firstItem, context),
                let chain = made.chain,
                // Of several attributes of one chain the first one stands for all.
                document[chain].constraints.first == MadeConstraintID(index)
            else { continue }
            places[owner, default: []].append((made.range, document.name(of: made.firstItem)))
        }
        return places.values.compactMap { report($0.sorted { $0.place.start < $1.place.start }) }
            .sorted { $0.range.start < $1.range.start }
    }

    private static func isInContentView(_ view: ItemID, of owner: String, _ document: LayoutDocument) -> Bool {
        var view = view
        for _ in 0..<16 {
            guard let parent = document.superview(of: view) else { return false }
            if document[parent].placement == .contentView { return document[parent].owner == owner }
            view = parent
        }
        return false
    }

    /// Whether a view is a line, or fills all of what it is related to: such may well be meant to go on to the cell's edges.
    private static func isMeant(_ view: ItemID, _ context: RuleContext) -> Bool {
        var edges: Set<LayoutAttribute> = []
        for made in context.constraints(ofBlocksOn: view) {
            if made.firstAttribute.kind == .size, case .none = made.target, let size = made.constant, size <= 1 {
                return true
            }
            edges.insert(made.firstAttribute)
        }
        return edges.isSuperset(of: [.top, .bottom])
            && (edges.isSuperset(of: [.left, .right]) || edges.isSuperset(of: [.leading, .trailing]))
    }

    private static func report(_ places: [(place: TextRange, view: String)]) -> FindingDraft? {
        .ofClass(places) {
            "`\($0)` is in `contentView` but constrained to the cell: the two differ by separator, accessory and editing controls. Relate to `contentView`."
        }
    }

    /// The content view of an item of a collection is as large as the item.
    private static func isTableCell(_ type: CodeType, _ context: RuleContext) -> Bool {
        guard type.role == .cell else { return false }
        if type.inherited.contains(where: { $0.hasSuffix("TableViewCell") }) { return true }
        return type.methods.contains { number in
            context.code.facts.methods.indices.contains(number)
                && context.code.facts.methods[number].name.hasPrefix("initWithStyle:")
        }
    }
}
