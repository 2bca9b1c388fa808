// What `priority-out-of-range` says in Japanese.

extension PriorityOutOfRange {
    static let japanese = RuleTranslation(
        """
        優先度が 0、負の数、または 1000 を超える値です。

        ## 実行時
        UIKit は例外を投げます：`It's illegal to set priority:…  Priorities must be greater than 0 and less or equal to \
        NSLayoutPriorityRequired, which is 1000.000000.`

        ## 直し方
        1 … 1000 を使います。1000 は必須、750 は高、250 は低です。
        """,
        [
            "A priority is outside the range that UIKit accepts": "優先度が UIKit の認める範囲にない",
            "Use a priority from 1 to 1000.": "1 から 1000 の優先度を使ってください。",
        ])
}
