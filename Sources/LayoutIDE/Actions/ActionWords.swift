// The titles of code actions, in each language.

/// Titles with `{0}` for a name.
enum ActionWords {
    static let suppress = LocalizedText("Ignore `{0}` here", "在此处忽略 `{0}`")
    static let combine = LocalizedText("Combine the four edges into `edges`", "将四条边合并为 `edges`")
    static let split = LocalizedText("Split into one statement for each attribute", "拆分为每个属性一条语句")
    static let toDirectional = LocalizedText("Use `leading` and `trailing`", "改用 `leading` 与 `trailing`")
    static let toAbsolute = LocalizedText("Use `left` and `right`", "改用 `left` 与 `right`")
    static let addMissing = LocalizedText("Add the missing {0}", "补充缺少的 {0}")
    static let extract = LocalizedText("Extract into the constant `{0}`", "提取为常量 `{0}`")
    static let toSnapKit = LocalizedText("Convert the block to SnapKit", "将该约束块转换为 SnapKit 写法")
    static let toMasonry = LocalizedText("Convert the block to Masonry", "将该约束块转换为 Masonry 写法")
}
