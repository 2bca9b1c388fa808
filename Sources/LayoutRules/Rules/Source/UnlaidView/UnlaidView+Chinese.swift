// What `unlaid-view` says in Simplified Chinese.

extension UnlaidView {
    static let chinese = RuleTranslation(
        """
        文件中创建的 UIKit 视图被添加到父视图，但文件既没有给它约束，也没有给它 frame 或自动调整掩码，没有用堆栈视图排列它，\
        也没有把它交给其他代码。

        ## 运行时
        它停在 (0, 0)，尺寸是创建时的尺寸：普通视图为零，图像视图为图像的尺寸。

        ## 如何修改
        给它添加约束，或者去掉它。
        """,
        [
            "A view is added and nothing places it": "添加了视图却没有任何代码放置它",
            "Here nothing places `{0}`: it has neither constraints nor a frame and stays at (0, 0). Constrain it, or remove it.":
                "这里没有任何代码放置 `{0}`：它既没有约束也没有 frame，停在 (0, 0)。请添加约束，或者去掉它。",
        ])
}
