// The rule about constraints of a cell that change in one case and never change back.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ReuseKeepsChange: Rule {
    static let id: RuleID = "reuse-keeps-change"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A reused cell keeps a change made for another row"
    static let documentation = """
        # reuse-keeps-change

        A cell updates or remakes the constraints of a view for some rows, under a condition, and no other code of its class
        updates or remakes them. Views that the same method hides for other rows are not reported, nor is what happens whenever
        another model is set (`if (_model != model) { _model = model; … }`).

        ## At run time
        A cell that has shown such a row is reused for others, and keeps what was changed: rows look as those did that the
        cell showed before, differently after each scrolling.

        ## What to do
        Set the constant in both cases (`offset(hasTags ? 88 : 76)`), or reset it in `prepareForReuse`.

        ## Bad
        ```swift
        class SpotCell: UICollectionViewCell {
            private let hint = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(hint)
                hint.snp.makeConstraints { make in
                    make.centerX.equalToSuperview()
                    make.top.equalToSuperview().offset(76)
                }
            }
            func bind(tags: [String]) {
                if !tags.isEmpty {
                    hint.snp.updateConstraints { make in
                    //       ^^^^^^^^^^^^^^^^^ information[reuse-keeps-change]: `hint`
                        make.top.equalToSuperview().offset(88)
                    }
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface SpotCell : UITableViewCell
        @property (nonatomic, strong) UILabel *hint;
        @end
        @implementation SpotCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            self = [super initWithStyle:style reuseIdentifier:identifier];
            [self.contentView addSubview:self.hint];
            [self.hint mas_makeConstraints:^(MASConstraintMaker *make) {
                make.center.equalTo(self.contentView);
                make.height.mas_equalTo(20);
            }];
            return self;
        }
        - (void)setTags:(NSArray *)tags {
            if (tags.count > 0) {
                [self.hint mas_updateConstraints:^(MASConstraintMaker *make) {
                    //     ^^^^^^^^^^^^^^^^^^^^^ information[reuse-keeps-change]: `hint`
                    make.height.mas_equalTo(40);
                }];
            }
        }
        @end
        ```
        ## Good
        ```swift
        class SpotCell: UICollectionViewCell {
            private let hint = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(hint)
                hint.snp.makeConstraints { make in
                    make.centerX.equalToSuperview()
                    make.top.equalToSuperview().offset(76)
                }
            }
            func bind(tags: [String]?) {
                guard let tags else { return }
                hint.snp.updateConstraints { make in
                    make.top.equalToSuperview().offset(tags.isEmpty ? 76 : 88)
                }
            }
        }
        ```
        ## Good
        ```swift
        class SpotCell: UICollectionViewCell {
            private let hint = UILabel()
            func setUp() {
                contentView.addSubview(hint)
                hint.snp.makeConstraints { make in
                    make.centerX.equalToSuperview()
                    make.top.equalToSuperview().offset(76)
                }
            }
            func bind(tags: [String]) {
                if tags.isEmpty {
                    hint.snp.updateConstraints { $0.top.equalToSuperview().offset(76) }
                } else {
                    hint.snp.updateConstraints { $0.top.equalToSuperview().offset(88) }
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let changes = context.code.blocks.filter { $0.kind == .update || $0.kind == .remake }
        guard !changes.isEmpty else { return [] }
        return changes.compactMap { change in
            let method = context.code.method(of: change)
            let type = context.code.type(of: method)
            guard type.role == .cell, !method.isStatic, method.kind == .method,
                change.event.place.isConditional, !change.event.place.isCallback, let path = change.path,
                isOwn(path, change, type, context),
                changes.filter({ $0.path == path && context.code.method(of: $0).type == method.type }).count == 1,
                context.code.blocks.contains(where: {
                    $0.kind == .make && $0.path == path && context.code.method(of: $0).type == method.type
                }),
                CellFilling.isOne(method, context) || MethodRhythm.isOfDequeued(method, context),
                !hides(path, method, context),
                isInBranch(change.event, method, context), !asksForOldValue(method, context)
            else { return nil }
            return FindingDraft(
                change.event.nameRange,
                "Only some rows change the constraints of `\(path)`, and nothing resets them: a reused cell keeps the change. Set both cases here, or reset them in `prepareForReuse`."
            )
        }
    }

    /// Whether a view is a member of the class, and the same one at each run.
    private static func isOwn(
        _ path: String, _ change: CodeReading.BlockCall, _ type: CodeType, _ context: RuleContext
    ) -> Bool {
        if type.members.contains(where: { $0.name == path }) { return true }
        guard context.tree.dialect == .objectiveC, !path.contains("."), let receiver = change.event.receiver else {
            return false
        }
        return ["self.", "_"].contains { context.source(context.tree[receiver].range).hasPrefix($0) }
    }

    /// Whether the method also shows and hides the view: where it is hidden, nobody sees what it keeps.
    private static func hides(_ path: String, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        context.code.facts.events(of: method).contains { event in
            context.path(event.receiver) == path
                && ["hidden", "isHidden", "setHidden", "alpha", "setAlpha"].contains(context.tree.string(event.name))
        }
    }

    /// Whether an observer of a property asks whether the value is another one: then it does the same for every value.
    private static func asksForOldValue(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        context.tree.tokens(in: method.range).contains { context.source($0.range) == "oldValue" }
    }

    /// Whether the innermost braces around a call, but for those of closures, are of an `if` or a `switch`: behind an early
    /// return a method does the same for every row.
    private static func isInBranch(_ event: CodeEvent, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        let tokens = context.tree.tokens(in: TextRange(method.range.start, event.range.start)).filter {
            !$0.kind.isTrivia
        }
        var depth = 0
        for index in tokens.indices.reversed() {
            switch context.source(tokens[index].range) {
            case "}": depth += 1
            case "{" where depth > 0: depth -= 1
            case "{":
                let line = context.text.lines(of: tokens[index].range)
                let head = context.words(in: TextRange(line.start, tokens[index].range.start))
                if head.contains("guard") { return false }
                // `if (_model != model) { _model = model; …`: for the same one all stays as it is.
                if let other = head.firstIndex(of: "!="), head.indices.contains(other + 1), other > 0 {
                    let kept = [head[other - 1], "=", head[other + 1]]
                    let body = tokens[(index + 1)...].prefix(8).map { context.source($0.range) }
                    if body.starts(with: kept) || body.starts(with: ["self", "."] + kept) { continue }
                }
                if head.contains("if") || head.contains("else") || head.contains("switch") { return true }
                if head.contains("for") || head.contains("while") || head.contains("func") { return false }
            default: break
            }
        }
        return false
    }
}
