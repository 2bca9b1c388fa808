// Measures one Objective-C file from its bytes to its findings, at sizes that show whether time grows with the text.

import Foundation
import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText

/// A made-up file of classes as apps have them: lazy getters, a set-up path, branches, updates.
enum SourceBenchmark {
    static func run(lines: Int) {
        let text = SourceText(source(lines: lines))
        let megabytes = Double(text.length) / 1e6
        print("\(text.lineCount) lines, \(String(format: "%.2f", megabytes)) MB; CPU time, best of \(rounds)")
        report("parse", megabytes) { _ = SyntaxTree.parse(text, dialect: .objectiveC) }
        let tree = SyntaxTree.parse(text, dialect: .objectiveC)
        report("evaluate", megabytes) { _ = LayoutDocument.evaluate(tree) }
        report("whole analysis", megabytes) { _ = Analysis(text: text, dialect: .objectiveC) }
    }

    private static let rounds = 5

    private static func report(_ name: String, _ megabytes: Double, _ work: () -> Void) {
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = clock()
            work()
            best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
        }
        let title = name.padding(toLength: 16, withPad: " ", startingAt: 0)
        print("  \(title)" + String(format: "%9.1f ms  %6.2f MB/s", best * 1e3, megabytes / best))
    }

    /// Classes of some seventy lines each.
    static func source(lines: Int) -> String {
        var text = "#import \"Masonry.h\"\n#define kPadding 15\nstatic const CGFloat kHeight = 44;\n"
        var written = 3
        var number = 0
        while written < lines {
            let type = sourceClass(number)
            text += type
            written += type.utf8.count { $0 == 0x0A }
            number += 1
        }
        return text
    }

    private static func sourceClass(_ number: Int) -> String {
        var text = "\n@interface Panel\(number) : UIView\n"
        for view in 0..<6 { text += "@property (nonatomic, strong) UILabel *label\(view);\n" }
        text += "@end\n\n@implementation Panel\(number)\n- (instancetype)initWithFrame:(CGRect)frame {\n"
        text += "    if (self = [super initWithFrame:frame]) {\n"
        for view in 0..<6 { text += "        [self addSubview:self.label\(view)];\n" }
        for view in 0..<6 {
            text += "        [self.label\(view) mas_makeConstraints:^(MASConstraintMaker *make) {\n"
            text += "            make.left.equalTo(self).offset(kPadding + \(view));\n"
            text +=
                view == 0
                ? "            make.top.equalTo(self).offset(8);\n"
                : "            make.top.equalTo(self.label\(view - 1).mas_bottom).offset(8);\n"
            text += "            make.height.mas_equalTo(kHeight);\n        }];\n"
        }
        text += "    }\n    return self;\n}\n"
        text += "- (UILabel *)label0 {\n    if (!_label0) { _label0 = [UILabel new]; }\n    return _label0;\n}\n"
        text += "- (void)setWide:(BOOL)wide {\n    if (wide) {\n"
        text += "        [self.label1 mas_updateConstraints:^(MASConstraintMaker *make) {\n"
        text += "            make.left.equalTo(self).offset(kPadding * 2);\n        }];\n    }\n}\n"
        return text + "@end\n"
    }
}
