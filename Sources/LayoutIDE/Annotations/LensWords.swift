// What code lenses say, in each language.

import AutoLayout
import LayoutRules
import MasonrySemantics

/// The titles of lenses.
enum LensWords {
    static let conflict = LocalizedText("in conflict", "存在冲突")
    static let passes = LocalizedText("pass", "通过")
    static let unchecked = LocalizedText("not checked", "未检查")

    static func fails(_ left: String, _ right: String, on place: String) -> LocalizedText {
        LocalizedText("fail: \(left) against \(right) on \(place)", "失败：左侧 \(left)，右侧 \(right)（\(place)）")
    }

    static func undecided(_ reason: UndeterminedReason, on place: String) -> LocalizedText {
        LocalizedText(
            "fail: \(reason.phrase) on \(place)", "失败：\(reason.phrase)（\(place)）")
    }

    static func constraints(_ count: Int) -> LocalizedText {
        LocalizedText(.counted(count, "constraint", "constraints"), "\(count) 条约束")
    }

    /// An update changes constraints that are there and makes none.
    static func updates(_ count: Int) -> LocalizedText {
        LocalizedText(count == 1 ? "updates 1 chain" : "updates \(count) chains", "更新 \(count) 条链")
    }

    static func free(_ names: [String]) -> LocalizedText {
        LocalizedText("\(Phrase.list(names: names)) ambiguous", "\(Phrase.list(names: names, .plain)) 未确定")
    }

    static func name(of quantity: LayoutSolution.FrameAttribute) -> String {
        switch quantity {
        case .x: "left"
        case .y: "top"
        case .width: "width"
        case .height: "height"
        }
    }

    static func verdict(conflicts: Int, failures: Int) -> LocalizedText {
        let clashes = LocalizedText(.counted(conflicts, "conflict", "conflicts"), "\(conflicts) 处冲突")
        let broken = LocalizedText(.counted(failures, "expectation", "expectations"), "\(failures) 条期望未满足")
        switch (conflicts > 0, failures > 0) {
        case (false, false): return passes
        case (true, false): return failing + clashes
        case (false, true): return failing + broken
        case (true, true): return failing + clashes + LocalizedText(", ", "，") + broken
        }
    }

    private static let failing = LocalizedText("fail: ", "失败：")

    /// `24`, or `(16, 75, 64, 64)`.
    static func list(_ values: [Double]) -> String {
        let texts = values.map(\.inPoints)
        return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    }
}
