// What `relation-redefined` says in Japanese.

extension RelationRedefined {
    static let japanese = RuleTranslation(
        """
        チェーンに 2 つ目の関係があり、1 つ目と異なるか、もう一度ビューを指定しています。

        ## 実行時
        Masonry はアサーションで停止します：`Redefinition of constraint relation`。（同じ関係に値を渡すことは認められ、定数だけが変わります。）

        ## 直し方
        2 つの文に分けます：`make.width.greaterThanOrEqualTo(@56); make.width.lessThanOrEqualTo(@160);`。
        """,
        [
            "A chain has two relations": "チェーンに関係が 2 つある",
            "{0}: this chain already has a relation.": "{0}：このチェーンにはすでに関係があります。",
            "Write a second statement for the second relation.": "2 つ目の関係は別の文に書いてください。",
        ])
}
