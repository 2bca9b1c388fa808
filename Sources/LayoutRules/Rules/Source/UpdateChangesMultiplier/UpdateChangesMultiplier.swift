// The rule about updates with a multiplier that differs from call to call.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum UpdateChangesMultiplier: Rule {
    static let id: RuleID = "update-changes-multiplier"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "An update tries to change a constraint's multiplier"
    static let documentation = """
        # update-changes-multiplier

        A method updates a constraint with a multiplier that it is given: `width.equalToSuperview().multipliedBy(progress)`. An
        update changes constants only; which constraint is meant is told by everything else, the multiplier included.

        ## At run time
        SnapKit traps as soon as the multiplier is another one than that of the constraint that stands: `Updated constraint could
        not find existing matching constraint to update: <…>`. Masonry adds a second constraint, and the two contradict each
        other: `Unable to simultaneously satisfy constraints.`

        ## What to do
        Remake the constraints of the view, or keep the constraint and replace it.

        ## Bad
        ```swift
        class Gauge: UIView {
            private let bar = UIView()
            func setUp() {
                addSubview(bar)
                bar.snp.makeConstraints { make in
                    make.left.top.bottom.equalToSuperview()
                    make.width.equalToSuperview().multipliedBy(0.5)
                }
            }
            func show(_ progress: CGFloat) {
                bar.snp.updateConstraints { make in
                    make.width.equalToSuperview().multipliedBy(progress)
                    //                            ^^^^^^^^^^^^ warning[update-changes-multiplier]: cannot change
                }
            }
        }
        ```
        ## Bad
        ```objc
        @implementation PNBarItem : UIView
        - (void)setUp {
            [self addSubview:self.label];
            [self.label mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.bottom.equalTo(self);
            }];
        }
        - (void)setRatio:(CGFloat)ratio {
            [self.label mas_updateConstraints:^(MASConstraintMaker *make) {
                make.height.equalTo(self).multipliedBy(ratio);
                //                        ^^^^^^^^^^^^ warning[update-changes-multiplier]: cannot change
            }];
        }
        @end
        ```
        ## Good
        ```swift
        class Gauge: UIView {
            private let bar = UIView()
            func setUp() {
                addSubview(bar)
                bar.snp.makeConstraints { make in
                    make.left.top.bottom.equalToSuperview()
                    make.width.equalToSuperview().multipliedBy(0.5).offset(0)
                }
            }
            func show(_ progress: CGFloat, inset: CGFloat) {
                bar.snp.updateConstraints { make in
                    make.width.equalToSuperview().multipliedBy(0.5).offset(inset)
                }
                bar.snp.remakeConstraints { make in
                    make.left.top.bottom.equalToSuperview()
                    make.width.equalToSuperview().multipliedBy(progress)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        return context.code.blocks.flatMap { call -> [FindingDraft] in
            let method = context.code.method(of: call)
            guard call.kind == .update, !method.parameters.isEmpty, !method.name.hasPrefix("init"),
                !takesOut(method, before: call.index, context)
            else { return [] }
            let parameters = Set(method.parameters)
            return context.chains(of: call).compactMap { chain in
                guard let step = chain.steps.first(where: { isMultiplier($0, of: parameters, context) }) else {
                    return nil
                }
                return FindingDraft(
                    step.nameRange,
                    "An update cannot change a constraint's multiplier: SnapKit traps, Masonry adds a second constraint. Remake the constraints."
                )
            }
        }
    }

    /// Whether a step multiplies with something made of what the method is given.
    private static func isMultiplier(
        _ step: ChainStep, of parameters: Set<Name>, _ context: RuleContext
    ) -> Bool {
        guard case .multiplier = step.kind, let argument = step.argument else { return false }
        return context.contains(argument) { expression in
            if case .name(let name) = expression.kind { return parameters.contains(name) }
            return false
        }
    }

    /// Whether the method takes constraints out before.
    private static func takesOut(_ method: CodeMethod, before index: Int, _ context: RuleContext) -> Bool {
        guard method.events.contains(index) else { return false }
        return context.code.facts.events[method.events.lowerBound..<index].contains { event in
            switch event.name.word {
            case .removeFromSuperview, .removeConstraints, .uninstall, .deactivate, .remakeConstraints: true
            default: context.tree.string(event.name).hasSuffix("remakeConstraints")
            }
        }
    }
}
