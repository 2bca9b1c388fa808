// The words of pictures and pages in each language.

import LayoutPreview
import LayoutRules

extension PreviewWords {
    /// The words in `language`.
    init(in language: MessageLanguage) {
        switch language {
        case .english: self = .english
        case .simplifiedChinese: self = .simplifiedChinese
        }
    }

    private static let simplifiedChinese = PreviewWords(
        languageTag: "zh-CN", rightToLeft: "从右到左", anything: "任意值", conflictCount: "，冲突：{0}",
        openCount: "，未确定的属性：{0}", changeCount: "，变化：{0}", offBy: "相差 {0}",
        nothingShows: "∅ {0} 为 {1}，完全看不见", offScreen: "↗ {0} 在屏幕之外：{1}", estimated: "≈ 根据文字估算",
        notKnown: "? 未画出 {0}：其 frame 未知", manyNotKnown: "? 未画出 {0} 个视图：它们的 frame 未知",
        assumed: "? 未知的 frame：{0} 个，此处以常见大小代替（虚线）",
        navigationBar: "≈ 由控制器的标题或按钮推断，位于导航栏之下", tabBar: "≈ 由标签栏控制器推断，位于标签栏之上", more: "…… 另有 {0} 条",
        nothingMoved: "没有变化。", was: "− {0}：原为 {1}",
        page: Page(
            tools: "显示内容", onScreen: "，在屏幕上为（{0}，{1}）", wide: "，宽 {0}", offBy: "，相差 {0}",
            pointsWide: "宽 {0} 点", tooNarrow: "小于约束所需的 {0}", tooWide: "大于约束所允许的 {0}", points: "{0} 点",
            drag: "拖动以改变宽度，双击恢复", widthOf: "{0} 的宽度", keys: "{0}。用方向键在视图树中移动，按 Enter 键跳转到声明。",
            everything: "全部", conflicts: "✕ 冲突（{0}）", open: "↔ 未确定（{0}）", size: "大小", notKnown: "frame 未知。",
            line: "第 {0} 行", plan: "线框", look: "外观", enlarge: "放大显示"))
}
