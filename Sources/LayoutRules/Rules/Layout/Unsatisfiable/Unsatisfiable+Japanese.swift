// What `unsatisfiable` says in Japanese.

extension Unsatisfiable {
    static let japanese = RuleTranslation(
        """
        同時に有効になる必須の制約が、画面の大きさにかかわらず、すべては成り立ちません。

        ## 実行時
        UIKit は `Unable to simultaneously satisfy constraints.` と疑わしい制約の一覧を出力し、続いて `Will attempt to \
        recover by breaking constraint` と出力して、その制約を無視して続行します。レイアウトはコードどおりにならず、どの制約が破られるかは \
        OS のバージョンによって変わることがあります。

        ## 直し方
        指摘には、競合する最小の制約の組と、それを証明する計算式が示されます。そのうちのどれか 1 つを取り除けば、レイアウトは成り立ちます。\
        1 つを削除する、優先度を 1000 未満にする、`equalTo` を `lessThanOrEqualTo` や `greaterThanOrEqualTo` に変える、または合う定数を\
        使います。デバッグ用の名前（`.key(…)`、`.labeled(…)`）はメッセージに表示されます。
        """,
        [
            "Required constraints contradict each other": "必須の制約が互いに矛盾している",
            "One more view of its class conflicts in the same way.": "このクラスのビューがもう 1 つ、同じように競合しています。",
            "{0} more views of its class conflict in the same way.": "このクラスのビューがさらに {0} 個、同じように競合しています。",
        ])
}
