// The titles of code actions, in each language.

import LayoutRules

/// Titles.
enum ActionWords {
    static let combine = LocalizedText("Combine the four edges into `edges`", "将四条边合并为 `edges`")
    static let split = LocalizedText("Split into one statement for each attribute", "拆分为每个属性一条语句")
    static let toDirectional = LocalizedText("Use `leading` and `trailing`", "改用 `leading` 与 `trailing`")
    static let toAbsolute = LocalizedText("Use `left` and `right`", "改用 `left` 与 `right`")
    static let toSnapKit = LocalizedText("Convert the block to SnapKit", "将该约束块转换为 SnapKit 写法")
    static let toMasonry = LocalizedText("Convert the block to Masonry", "将该约束块转换为 Masonry 写法")
    static let blocksToSnapKit = LocalizedText("Convert the blocks to SnapKit", "将这些约束块转换为 SnapKit 写法")
    static let blocksToMasonry = LocalizedText("Convert the blocks to Masonry", "将这些约束块转换为 Masonry 写法")

    static let toAnchors = LocalizedText("Convert the block to layout anchors", "将该约束块转换为布局 anchor")
    static let tidy = LocalizedText("Shorten the block", "简化该约束块")

    static func suppress(_ rule: RuleID) -> LocalizedText {
        LocalizedText("Ignore `\(rule.rawValue)` here", "在此处忽略 `\(rule.rawValue)`")
    }

    /// `attributes` are written as code.
    static func addMissing(_ attributes: [String]) -> LocalizedText {
        let list = Phrase.list(names: attributes, .plain)
        return LocalizedText("Add the missing \(list)", "补充缺少的 \(list)")
    }

    static func extract(_ name: String) -> LocalizedText {
        LocalizedText("Extract into the constant `\(name)`", "提取为常量 `\(name)`")
    }
}
