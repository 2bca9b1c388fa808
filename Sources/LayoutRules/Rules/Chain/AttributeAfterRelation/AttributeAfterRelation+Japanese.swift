// What `attribute-after-relation` says in Japanese.

extension AttributeAfterRelation {
    static let japanese = RuleTranslation(
        """
        1 つのチェーンで、属性が関係より後に書かれています。

        ## 実行時
        Masonry はアサーションで停止します：`Attributes should be chained before defining the constraint relation`。アサーションが\
        無効なら、属性は追加されますが、それまでの関係、定数、対象はその属性には使われません。

        ## 直し方
        2 つ目の属性のために新しい文を書きます。（SnapKit の型では、このようなチェーンはコンパイルできません。）
        """,
        [
            "An attribute comes after the relation": "属性が関係より後にある",
            "{0}: `{1}` comes after the relation, which does not apply to it.":
                "{0}：`{1}` は関係より後にあるため、その関係には加わりません。",
        ])
}
