// The rule about labels and buttons whose width has no room for the text that they always show.

import AutoLayout
import MasonrySemantics
import SourceText

enum TextCutShort: Rule {
    static let id: RuleID = "text-cut-short"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A text is wider than its view"
    static let documentation = """
        # text-cut-short

        A label of one line, or a button, has a required width that is too small for the text that the class gives it, or a text
        field for its placeholder.
        Reported is only what stands in the file: the text is a literal, or one of the program's tables, that nothing replaces, its font is the system's, and
        nothing lets it shrink (`adjustsFontSizeToFitWidth`, `minimumScaleFactor`) or break into lines. The width of the text
        is an estimate; it counts where even letters a tenth narrower would not fit, in buttons a fifth.

        Of what only run time knows that is told which is mostly long: dates as they were stored (`createdAt`), where the label holds
        fewer than 16 letters, and, as a hint, what people write, as the names of what a label is given say (`user.name`, `address`),
        where it holds fewer than 13. A hint, too, is a label named after a count that shows a whole number, however large, and holds
        fewer than three digits.

        A text of the program's tables is measured in the language that the program is written in.

        ## At run time
        The text ends in an ellipsis, “Sign i…”; a button without a `UIButton.Configuration` truncates it in the middle,
        “Si…in”.

        ## What to do
        Remove the width, or make it a minimum with `greaterThanOrEqualTo`; otherwise write a shorter text, allow it a second
        line, or let it shrink.

        ## Bad
        ```swift
        class LoginView: UIView {
            private let hint: UILabel = {
                let label = UILabel()
                label.text = "Forgot your password?"
                label.font = .systemFont(ofSize: 16)
                return label
            }()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(hint)
                hint.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
                    make.width.equalTo(100)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ information[text-cut-short]: 100 pt are left for it
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface LoginView : UIView
        @property (nonatomic, strong) UILabel *hint;
        @end
        @implementation LoginView
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            _hint = [[UILabel alloc] init];
            _hint.text = @"Forgot your password?";
            [self addSubview:_hint];
            [_hint mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.left.equalTo(self);
                make.size.mas_equalTo(CGSizeMake(100, 20));
            //       ^^^^ information[text-cut-short]: 100 pt are left for it
            }];
            return self;
        }
        @end
        ```
        ## Good
        ```swift
        class LoginView: UIView {
            private let hint: UILabel = {
                let label = UILabel()
                label.text = "Forgot your password?"
                label.font = .systemFont(ofSize: 16)
                label.adjustsFontSizeToFitWidth = true
                return label
            }()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(hint)
                hint.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
                    make.width.equalTo(100)
                }
            }
        }
        ```
        ## Good
        ```swift
        class LoginView: UIView {
            private let hint: UILabel = {
                let label = UILabel()
                label.text = "Forgot your password?"
                label.font = .systemFont(ofSize: 16)
                return label
            }()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(hint)
                hint.snp.makeConstraints { make in
                    make.top.leading.equalToSuperview()
                    make.width.greaterThanOrEqualTo(100)
                }
            }
        }
        ```
        """

    /// How wide a text is, what stands beside it, and the least width that both surely need, in points; nil where it is not
    /// known. Labels have the system's font here, buttons may have another.
    private static func width(of id: ItemID, _ document: LayoutDocument) -> (text: TextWidth, sure: Double)? {
        if let width = document.fieldTexts[id]?.placeholderWidth { return (TextWidth(letters: width), width * 0.9) }
        guard let text = document.textWidths[id] else { return nil }
        let isButton = document[id].className == "UIButton"
        return (text, text.letters * (isButton ? 0.8 : 0.9) + text.beside)
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [] }
        var widths: [ItemID: [MadeConstraintID]] = [:]
        for index in document.constraints.indices where document.constraints[index].firstAttribute == .width {
            let item = document.constraints[index].firstItem
            // What other code gives the label later is what it shows.
            guard
                document.textWidths[item] != nil && isOwn(document.foreignTexts[item])
                    || document.fieldTexts[item]?.placeholderWidth != nil
            else { continue }
            widths[item, default: []].append(MadeConstraintID(index))
        }
        guard let shrinking = shrinkingViews(context) else { return [] }
        let changed = Set(document.scenarios.flatMap { $0.changedConstants.keys })
        return widths.compactMap { item, ids -> MadeConstraintID? in
            // Another width, or one that changes, may be the one that counts.
            guard ids.count == 1, let id = ids.first, !changed.contains(id), !shrinking.contains(item) else {
                return nil
            }
            return id
        }.sorted().compactMap { report($0, context) } + narrow(besides: shrinking, context)
    }

    /// Whether other files give a label no text that only run time knows.
    private static func isOwn(_ text: ForeignText?) -> Bool {
        switch text {
        case .anything, .numbers: false
        case .nothing, .written, nil: true
        }
    }

    /// The labels in whose width only few letters of what somebody wrote have room.
    private static func narrow(besides shrinking: Set<ItemID>, _ context: RuleContext) -> [FindingDraft] {
        guard !context.document.labelLines.isEmpty else { return [] }
        let texts = LabelsOfUnknownText(context)
        let narrow = NarrowTexts(context)
        let counts = narrow.all(ofCounts: texts.counts.subtracting(shrinking)).map { narrow in
            var report = FindingDraft(
                context.place(of: narrow.constraint),
                "`\(context.document.name(of: narrow.label))` is only \(narrow.width) pt wide, which holds about \(narrow.letters) digits: a larger number is truncated. Let it be wider or shrink, or show `99+`."
            )
            report.severity = .hint
            return report
        }
        return counts
            + narrow.all(
                ofNames: texts.ofData.subtracting(shrinking), ofDates: texts.storedDates.subtracting(shrinking)
            ).map { narrow in
                var report = FindingDraft(
                    context.place(of: narrow.constraint),
                    "`\(context.document.name(of: narrow.label))` is only \(narrow.width) pt wide, which holds about \(narrow.letters) letters: a longer text is truncated. Let it be wider, wrap or shrink."
                )
                // A name says little of how long a text is.
                if !texts.storedDates.contains(narrow.label) { report.severity = .hint }
                return report
            }
    }

    private static func report(_ id: MadeConstraintID, _ context: RuleContext) -> FindingDraft? {
        let document = context.document
        let made = document[id]
        guard made.relation == .equal, case .none = made.target, made.priority == 1000, !made.isStored,
            made.guardID == .always, let width = made.constant, width > 0, document.isInText(made.range),
            made.chain.map({ !document.chainRecords[$0.index].isAlternative }) ?? true,
            let needed = Self.width(of: made.firstItem, document), needed.sure > width
        else { return nil }
        guard document.fieldTexts[made.firstItem] == nil else {
            return FindingDraft(
                context.place(of: id),
                "The placeholder of `\(document.name(of: made.firstItem))` is about \(needed.text.letters.rounded()) pt wide, but the field only \(width) pt: it is truncated. Remove the width, or write a shorter one."
            )
        }
        return FindingDraft(
            context.place(of: id),
            "The text of `\(document.name(of: made.firstItem))` is about \(needed.text.letters.rounded()) pt wide, but only \(max(0, width - needed.text.beside)) pt are left for it: it is truncated. Remove the width, or use `greaterThanOrEqualTo`."
        )
    }

    /// The views whose text may become smaller; nil where code does not show which these are.
    private static func shrinkingViews(_ context: RuleContext) -> Set<ItemID>? {
        var views: Set<ItemID> = []
        for (_, event) in context.events(
            named: "adjustsFontSizeToFitWidth", "setAdjustsFontSizeToFitWidth", "minimumScaleFactor",
            "setMinimumScaleFactor", "allowsDefaultTighteningForTruncation", "sizeToFit")
        {
            guard let item = context.item(named: event.receiver) else { return nil }
            views.insert(item)
        }
        return views
    }
}
