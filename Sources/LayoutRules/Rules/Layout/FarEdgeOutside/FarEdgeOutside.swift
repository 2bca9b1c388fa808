// The rule about views that are as wide as the screen and do not begin at the edge of what they lie in.

import AutoLayout
import MasonrySemantics
import SourceText

enum FarEdgeOutside: Rule {
    static let id: RuleID = "far-edge-outside"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A view as wide as the screen starts inside its superview's edge"
    static let documentation = """
        # far-edge-outside

        A view is as wide as the screen, and starts some points inside the edge of a superview that is as wide: it ends as
        many points outside of it. Where the width is pinned to the superview, `outside-superview` says so. A label of
        unknown text and a width in numbers is reported, too, if it ends outside of its row or page where that is 375 or 320
        points wide: on a small phone, with Display Zoom, in a third of an iPad's screen.

        ## At run time
        No message. The end of the view is cut off or lies outside of the screen, and with it the last words of a text, or what is
        pinned to its right edge.

        What scrolls, and what lies more than 64 points outside, which is usually meant, is not reported.

        ## What to do
        Pin both edges to the superview, or take the distance off the width.

        ## Bad
        ```objc
        @interface AddressController : UIViewController
        @property (nonatomic, strong) UITextField *field;
        @end
        @implementation AddressController
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.field = [[UITextField alloc] init];
            [self.view addSubview:self.field];
            [self.field mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.view).offset(80);
                make.left.equalTo(self.view).offset(20);
                make.width.mas_equalTo(kScreenWidth);
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[device-size]: the screen's width
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[far-edge-outside]: 20 pt
                make.height.mas_equalTo(30);
            }];
        }
        @end
        ```
        ## Bad
        ```swift
        class AddressController: UIViewController {
            private let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(80)
                    make.leading.equalToSuperview().offset(20)
                    make.width.equalTo(UIScreen.main.bounds.width - 10)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[device-size]: the screen's width
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[far-edge-outside]: 10 pt
                    make.height.equalTo(30)
                }
            }
        }
        ```
        ## Bad
        ```swift
        class ClinicCell: UITableViewCell {
            private let clinic = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(clinic)
                clinic.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(8)
                    make.left.equalToSuperview().offset(90)
                    make.width.equalTo(300)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ information[far-edge-outside]: 15 pt outside
                    make.bottom.equalToSuperview().offset(-8)
                }
            }
            func show(_ visit: Visit) { clinic.text = visit.clinic }
        }
        ```
        ## Good
        ```swift
        class AddressController: UIViewController {
            private let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(80)
                    make.leading.trailing.equalToSuperview().inset(20)
                    make.height.equalTo(30)
                }
            }
        }
        ```
        """

    /// What lies farther outside waits there, or is a background that bleeds.
    private static let mostOutside = 64.0

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [] }
        var widths: [ItemID: [(id: MadeConstraintID, more: Double)]] = [:]
        var order: [ItemID] = []
        var starts: [ItemID: [MadeConstraintID]] = [:]
        for index in document.constraints.indices {
            let made = document.constraints[index]
            let id = MadeConstraintID(index)
            guard made.firstAttribute.axis == .horizontal else { continue }
            guard made.firstAttribute.kind == .size else {
                starts[made.firstItem, default: []].append(id)
                continue
            }
            guard let more = moreThanScreen(made, context) else { continue }
            if widths[made.firstItem] == nil { order.append(made.firstItem) }
            widths[made.firstItem, default: []].append((id, more))
        }
        let changed = Set(document.scenarios.flatMap { $0.changedConstants.keys })
        return beyondRows(context)
            + order.compactMap { view in
                guard let all = widths[view], all.count == 1, let width = all.first,
                    let superview = document.superview(of: view), !scrolls(superview, document),
                    let start = starts[view], start.count == 1, let id = start.first,
                    !changed.contains(id), !changed.contains(width.id),
                    let offset = offset(id, to: superview, document),
                    let room = room(in: superview, widths, document)
                else { return nil }
                let outside = offset + width.more - room
                guard offset > 0, outside > 0, outside <= mostOutside else { return nil }
                return FindingDraft(
                    context.place(of: width.id),
                    "`\(document.name(of: view))` starts \(offset) pt inside the edge of `\(document.name(of: superview))`: at this width it ends \(outside) pt outside. Pin both edges."
                ).relating(document[id].range, "begins here")
            }
    }

    /// Labels of unknown texts that are too wide for a narrow row or page.
    private static func beyondRows(_ context: RuleContext) -> [FindingDraft] {
        FixedTexts(context).beyondRows().map { meeting in
            let (label, superview) = (
                context.document.name(of: meeting.label), context.document.name(of: meeting.neighbour)
            )
            return FindingDraft(
                context.place(of: meeting.width),
                "On a screen \(meeting.screenWidth) pt wide `\(label)` ends \(meeting.overlap) pt outside `\(superview)`: long text is cut off there. Pin its trailing edge."
            )
        }
    }

    /// How much wider than the screen a constraint makes a view; nil for all other constraints.
    private static func moreThanScreen(_ made: MadeConstraint, _ context: RuleContext) -> Double? {
        guard isFirm(made, context.document), made.firstAttribute == .width, let chain = made.chain,
            let argument = context.document[chain].relation?.step.argumentRange
        else { return nil }
        if case .item = made.target { return nil }
        return ScreenWidth.more(argument, context)
    }

    /// Whether a constraint is required, always there and in this text.
    private static func isFirm(_ made: MadeConstraint, _ document: LayoutDocument) -> Bool {
        made.relation == .equal && made.priority == 1000 && made.guardID == .always && !made.isStored
            && document.isInText(made.range)
            && made.chain.map { !document.chainRecords[$0.index].isAlternative } ?? false
    }

    private static func scrolls(_ item: ItemID, _ document: LayoutDocument) -> Bool {
        if case .scrollView = document[item].layout.kind { return true }
        return document[item].className.map { $0.contains("Scroll") } ?? false
    }

    /// How far a view begins behind the near edge of its superview.
    private static func offset(_ id: MadeConstraintID, to superview: ItemID, _ document: LayoutDocument) -> Double? {
        let made = document[id]
        guard isFirm(made, document), made.firstAttribute == .left || made.firstAttribute == .leading else {
            return nil
        }
        switch made.target {
        // A number alone is a distance from the superview.
        case .item(superview, made.firstAttribute), .none: return made.constant
        default: return nil
        }
    }

    /// How much wider than the screen a superview is.
    private static func room(
        in superview: ItemID, _ widths: [ItemID: [(id: MadeConstraintID, more: Double)]], _ document: LayoutDocument
    ) -> Double? {
        switch document[superview].placement {
        case .controllerView, .cell, .contentView: return 0
        case .none:
            guard let others = widths[superview], others.count == 1 else { return nil }
            return others.first?.more
        }
    }
}
