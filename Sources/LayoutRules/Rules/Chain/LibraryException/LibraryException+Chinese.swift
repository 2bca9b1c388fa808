// What `library-exception` says in Simplified Chinese.

extension LibraryException {
    static let chinese = RuleTranslation(
        """
        库或 UIKit 会在此处触发断言或抛出异常，而其原因没有专门的规则；消息即为原文。

        从这条语句开始，该约束块之内及之后的约束都不会安装，应用随之终止。关闭断言时，只有该语句被丢弃。

        创建没有布局对象的集合视图也会抛出异常；在含有约束的文件中报告。

        ## 如何修改
        更正该语句：消息说明了不被接受的内容。
        """,
        [
            "The library throws": "库抛出异常",
            "The app crashes here.": "应用会在此处终止。",
            "UIKit raises “UICollectionView must be initialized with a non-nil layout parameter”.":
                "UIKit 会抛出异常：集合视图必须以非空的布局对象初始化。",
            "Make it with `init(frame:collectionViewLayout:)`.": "请用 `init(frame:collectionViewLayout:)` 创建。",
        ])
}
