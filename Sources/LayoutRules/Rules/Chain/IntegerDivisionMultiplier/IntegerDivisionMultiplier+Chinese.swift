// What `integer-division-multiplier` says in Simplified Chinese.

extension IntegerDivisionMultiplier {
    static let chinese = RuleTranslation(
        """
        系数是两个整数之商，且不能整除：`.multipliedBy(9/16)`。

        ## 运行时
        宿主语言做整数除法时会舍去小数：9/16 得 0，16/9 得 1。尺寸会悄悄变为 0；用于位置时，UIKit 抛出异常 `A multiplier \
        of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a \
        location equal to a constant.`

        ## 如何修改
        给其中一个数加上小数点：`9.0/16.0`。
        """,
        [
            "A multiplier is an integer division": "系数是整数除法",
            "{0} is {1}: integer division drops the fraction. Write `{2}.0`.":
                "{0} 的结果是 {1}：整数相除会舍去小数。请写成 `{2}.0`。",
            "Divide decimals": "改为小数相除",
        ])
}
