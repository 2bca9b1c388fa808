// The rule about frames that are set after the constraints were removed.

import MasonrySemantics
import MasonrySyntax

enum BackToFrames: Rule {
    static let id: RuleID = "back-to-frames"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A frame is set on a view that still uses Auto Layout"
    static let documentation = """
        # back-to-frames

        `removeConstraints()` is followed by an assignment to the view's frame. Or a view that has constraints is given a frame
        later: in an animation, or in a method that nothing of the set-up calls.

        ## At run time
        The constraints are gone, but `translatesAutoresizingMaskIntoConstraints` stays false: the next pass places the view
        without any constraint, and the frame is overwritten. Where the constraints stay, the next pass places the view as
        they say: the frame lasts until then, which may be a rotation, a longer text or the keyboard.

        What layout passes set (`layoutSubviews`), what is taken out of its superview, and views that lists use as headers are
        not reported, nor is a method that changes constraints, too, or moves a view from one frame to another.

        ## What to do
        Set `translatesAutoresizingMaskIntoConstraints` to true first. Where the constraints stay, change one of them and call
        `layoutIfNeeded()`, in the animation if there is one; or move the view by its `transform`.

        ## Bad
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func float() {
                badge.snp.removeConstraints()
                badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
                //    ^^^^^ warning[back-to-frames]: overwritten
            }
            func setUp() {
                addSubview(badge)
                badge.snp.makeConstraints { $0.edges.equalTo(self) }
            }
        }
        ```
        ## Bad
        ```objc
        @implementation SheetView {
            UIView *_sheet;
        }
        - (instancetype)init {
            self = [super init];
            _sheet = [UIView new];
            [self addSubview:_sheet];
            [_sheet mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.bottom.equalTo(self);
                make.height.mas_equalTo(240);
            }];
            return self;
        }
        - (void)open {
            _sheet.frame = CGRectMake(0, 100, 320, 240);
            //     ^^^^^ warning[back-to-frames]: the next layout pass
        }
        @end
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func float() {
                badge.snp.removeConstraints()
                badge.translatesAutoresizingMaskIntoConstraints = true
                badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            }
            func setUp() {
                addSubview(badge)
                badge.snp.makeConstraints { $0.edges.equalTo(self) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let late = LateFrames(context).all().map { frame in
            var report = FindingDraft(
                frame.event.nameRange,
                "`\(frame.view)` has constraints: the next layout pass applies them and overwrites this frame. Change a constraint instead, and call `layoutIfNeeded`."
            ).relating(frame.block.headerRange, "its constraints")
            for range in frame.more { report.relate(range, "another frame of it") }
            return report
        }
        guard context.hasEvents(named: .removeConstraints) else { return late }
        return context.code.facts.methods.flatMap { check($0, context) } + late
    }

    private static func check(_ method: CodeMethod, _ context: RuleContext) -> [FindingDraft] {
        var removed: [String: CodeEvent] = [:]
        // Whose mask is switched on, before or behind the removal.
        var masked: Set<String> = []
        var reports: [FindingDraft] = []
        for event in context.code.facts.events(of: method) {
            guard let receiver = event.receiver, let path = context.path(receiver) else { continue }
            switch (event.kind, event.name.word) {
            case (.call, .removeConstraints) where event.arguments.isEmpty && isProxy(receiver, context):
                if !masked.contains(path) { removed[path] = event }
            case (.call, let word?) where word.opensBlock: removed[path] = nil
            case (.assignment, .translatesAutoresizingMaskIntoConstraints), (.call, .removeFromSuperview):
                removed[path] = nil
                masked.insert(path)
            case (.assignment, .frame), (.assignment, .bounds), (.assignment, .center):
                guard let removal = removed.removeValue(forKey: path) else { continue }
                reports.append(
                    FindingDraft(
                        event.nameRange,
                        "`\(path)` still uses Auto Layout, so this frame is overwritten. Set `translatesAutoresizingMaskIntoConstraints` to true first."
                    ).relating(removal.nameRange, "constraints removed here"))
            default: break
            }
        }
        return reports
    }

    /// `view.snp`.
    private static func isProxy(_ id: ExpressionID, _ context: RuleContext) -> Bool {
        guard case .member(_, let name, _) = context.tree[id].kind else { return false }
        return name.word == .snp
    }
}
