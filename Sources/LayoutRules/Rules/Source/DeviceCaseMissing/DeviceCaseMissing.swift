// The rule about constraints that are made for some devices and for no others.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum DeviceCaseMissing: Rule {
    static let id: RuleID = "device-case-missing"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "Constraints are made for some devices only"
    static let isAboutMissing = true
    static let documentation = """
        # device-case-missing

        An `if` with at least one `else if` asks for devices or their sizes, each of its branches makes the constraints of a view,
        no other code does, and there is no `else`.

        ## At run time
        On a device that is none of these, usually a newer one, the view has no constraints: it has no place and no size, and what is
        pinned to it goes wherever it likes.

        ## What to do
        Make the last case an `else`, or give what differs to one block: `make.width.mas_equalTo(isSmall ? 50 : 80)`.

        ## Bad
        ```objc
        @interface VisitCell : UITableViewCell
        @property (nonatomic, strong) UILabel *ageLabel;
        @end
        @implementation VisitCell
        - (void)setUp {
            self.ageLabel = [[UILabel alloc] init];
            [self.contentView addSubview:self.ageLabel];
            if (IS_IPHONE_5) {
                [self.ageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                //<-    information[device-case-missing]: `ageLabel` has no constraints
                    make.left.top.equalTo(self.contentView);
                    make.width.mas_equalTo(50);
                }];
            } else if (IS_IPHONE_6) {
                [self.ageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.contentView);
                    make.width.mas_equalTo(80);
                }];
            }
        }
        @end
        ```
        ## Good
        ```objc
        @interface VisitCell : UITableViewCell
        @property (nonatomic, strong) UILabel *ageLabel;
        @end
        @implementation VisitCell
        - (void)setUp {
            self.ageLabel = [[UILabel alloc] init];
            [self.contentView addSubview:self.ageLabel];
            if (IS_IPHONE_5) {
                [self.ageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.contentView);
                    make.width.mas_equalTo(50);
                }];
            } else {
                [self.ageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.contentView);
                    make.width.mas_equalTo(80);
                }];
            }
        }
        @end
        ```
        """

    private static let mostCases = 16

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry, context.code.blocks.count > 1 else { return [] }
        let conditionals = context.tree.statements.indices.compactMap { index -> (StatementID, Conditional)? in
            guard case .conditional(let conditional) = context.tree.statements[index].kind else { return nil }
            return (StatementID(Int32(clamping: index)), conditional)
        }
        let later = Set(conditionals.compactMap { $0.1.otherwise?.statements.first })
        return conditionals.filter { $0.1.otherwise != nil && !later.contains($0.0) }
            .compactMap { cases(from: $0.0, context) }.filter { $0.count > 1 }.compactMap { report($0, context) }
            .sorted { $0.range.start < $1.range.start }
    }

    /// The branches of an `if` whose conditions all ask for devices, and which has no `else`; nil for all others.
    private static func cases(from first: StatementID, _ context: RuleContext) -> [Block]? {
        var cases: [Block] = []
        var next: StatementID? = first
        while let id = next, cases.count < mostCases {
            guard case .conditional(let conditional) = context.tree[id].kind, conditional.keyword == .ifStatement,
                let condition = conditional.condition, asksForDevice(condition, context)
            else { return nil }
            cases.append(conditional.then)
            guard let otherwise = conditional.otherwise else { return cases }
            guard otherwise.statements.count == 1 else { return nil }
            next = otherwise.statements[0]
        }
        return nil
    }

    private static func asksForDevice(_ condition: ExpressionID, _ context: RuleContext) -> Bool {
        context.contains(condition) { expression in
            let names: [Name] =
                switch expression.kind {
                case .name(let name), .member(_, let name, _): [name]
                case .message(_, let arguments): arguments.compactMap(\.label)
                default: []
                }
            return names.contains { name in
                let word = context.tree.string(name).lowercased()
                return words.contains { word.contains($0) }
            }
        }
    }

    private static let words = ["iphone", "ipad", "screen", "device"]

    private static func report(_ cases: [Block], _ context: RuleContext) -> FindingDraft? {
        let ranges = cases.compactMap { range(of: $0, context) }
        guard ranges.count == cases.count, let whole = ranges.first, let end = ranges.last else { return nil }
        let chain = TextRange(whole.start, end.end)
        var placed: [String: [Int: CodeReading.BlockCall]] = [:]
        var elsewhere: Set<String> = []
        for call in context.code.blocks {
            guard let path = call.path.map(RuleContext.bare) else { continue }
            if let number = ranges.firstIndex(where: { $0.contains(call.event.range) }) {
                guard call.kind != .update else { continue }
                if placed[path]?[number] == nil { placed[path, default: [:]][number] = call }
            } else if !chain.contains(call.event.range) {
                elsewhere.insert(path)
            }
        }
        for (_, event) in context.events(named: "frame", "setFrame") {
            if let path = context.path(event.receiver) { elsewhere.insert(RuleContext.bare(path)) }
        }
        let views = placed.filter { $0.value.count == ranges.count && !elsewhere.contains($0.key) }
            .compactMap { path, calls in calls[0].map { (path, $0) } }
            .sorted { $0.1.index < $1.1.index }
        guard let first = views.first else { return nil }
        var report = FindingDraft(
            first.1.event.range,
            views.count == 1
                ? "`\(first.0)` has no constraints if none of these \(ranges.count) cases applies: there is no `else`. Constrain it on every device."
                : "`\(first.0)` and \(views.count - 1) more have no constraints if none of these \(ranges.count) cases applies: there is no `else`. Constrain them on every device."
        )
        for (path, call) in views.dropFirst().prefix(8) { report.relate(call.event.nameRange, "`\(path)`, too") }
        return report
    }

    private static func range(of block: Block, _ context: RuleContext) -> TextRange? {
        guard let first = block.statements.first, let last = block.statements.last else { return nil }
        return TextRange(context.tree[first].range.start, context.tree[last].range.end)
    }
}
