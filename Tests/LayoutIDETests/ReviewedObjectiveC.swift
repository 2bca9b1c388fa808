// What tests of reviewed code in Objective-C share.

import AutoLayout
import LayoutIDE
import LayoutRules
import MasonrySemantics
import SourceText

protocol ReviewedObjectiveC {}

extension ReviewedObjectiveC {
    /// What a rule says of the first of these texts.
    func messages(_ rule: RuleID, _ text: String, beside others: [String] = [], texts: [IndexedText] = [])
        -> [String]
    {
        var configuration = AnalysisConfiguration()
        if !others.isEmpty || !texts.isEmpty {
            configuration.index = SymbolIndex(
                ([text] + others).enumerated().map { number, text in
                    IndexedSource(
                        text: SourceText(text), dialect: .objectiveC, path: "File\(number).m", role: .implementation)
                }, device: nil
            ).with(ProgramResources(texts: TextIndex(texts)))
        }
        return Analysis(text: SourceText(text), dialect: .objectiveC, configuration: configuration).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    /// A class with these members, whose initializer has `setUp`.
    func view(_ members: String, _ setUp: String, _ more: String = "", of base: String = "UIView") -> String {
        """
        @interface Card : \(base)
        \(members)
        @end
        @implementation Card
        - (instancetype)initWithFrame:(CGRect)frame {
            if (self = [super initWithFrame:frame]) {
        \(setUp)
            }
            return self;
        }
        \(more)
        @end
        """
    }
}
