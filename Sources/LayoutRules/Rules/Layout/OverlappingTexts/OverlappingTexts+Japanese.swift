// What `overlapping-texts` says in Japanese.

extension OverlappingTexts {
    static let japanese = RuleTranslation(
        """
        同じ親ビューにある 2 つのラベル、ボタン、入力欄などのコントロールが、分かっている数値によって重なっています。どの状態でも、\
        どの画面でも、テキストの大きさにかかわらず重なります。\
        または、あるビューが、行の終わりにあるビューの手前ではなく、その遠い側の辺で終わっています。

        ## 実行時
        何も出力されません。一方がもう一方の上に描かれ、コントロールでは、後に追加した方が両方のタッチを受け取ります。

        長さの分からないテキストが、同じ行のボタンが付いている辺まで続く場合は、情報として指摘します。長いテキストはボタンの下に入ります。\
        幅の固定されたテキストが、幅 375 または 320 ポイントの画面（小さい電話、拡大表示、iPad の 3 分の 1）や、設定された最も狭い画面で、\
        隣のものの始まりより後で終わる場合も同じです。

        同じ行の小さなアイコンや別のラベルと同じところから始まるラベルも、情報として指摘します。たいていはオフセットの書き忘れです。\
        大きさの分かるラベルの遠い側ではなく近い側の辺に付けられ、その中から始まるビューも同じです。\
        行の終わりにあるボタンの幅は分からなくてもかまいません。その遠い側の辺で終わるものは、ボタンの上にあります。

        アイコンの上のボタンのように別のビューの上に完全に収まるビュー、frame の角だけが交わる円、両方がどこかで隠れるか透明になる\
        ビュー、一方が最初から隠れているかもしれないビューは指摘しません。両方の方向でもう一方に位置を決められているビュー\
        （ボタンの角のバッジ）も同じです。テキストより大きいラベルでは、テキストだけで判断します。横方向では近い側の辺にあるものとし、\
        コードが配置を設定している場合は、ラベルの幅全体にわたるビューだけを対象にします。縦方向では中央にあるものとし、\
        背景色のあるラベルでは高さ全体で判断します。

        ## 直し方
        2 つ目を 1 つ目の後に置くか（`make.top.equalTo(first.mas_bottom)`）、別の数値を使います。
        """,
        [
            "Two texts or controls overlap": "2 つのテキストまたはコントロールが重なっている",
            "`{0}` ends at the trailing edge of `{1}` and covers {2} pt of it. End it at that view's `{3}`.":
                "`{0}` は `{1}` の遠い側の辺で終わり、その {2} pt を覆います。相手の `{3}` で終わらせてください。",
            "`{0}` ends at the trailing edge of `{1}` and covers it. End it at that view's `{2}`.":
                "`{0}` は `{1}` の遠い側の辺で終わり、それを覆います。相手の `{2}` で終わらせてください。",
            "`{0}` may reach the trailing edge of `{1}`, and then covers it. End it at that view's `{2}`.":
                "`{0}` は `{1}` の遠い側の辺に届くことがあり、そのときは覆います。相手の `{2}` で終わらせてください。",
            "`{0}` may reach the trailing edge of `{1}`, and then covers {2} pt of it. End it at that view's `{3}`.":
                "`{0}` は `{1}` の遠い側の辺に届くことがあり、そのときは {2} pt を覆います。相手の `{3}` で終わらせてください。",
            "`{0}` extends into `{1}`: long text overlaps it. End it at that view's `{2}`.":
                "`{0}` は `{1}` のある場所まで続きます。テキストが長いと重なります。相手の `{2}` で終わらせてください。",
            "`{0}` extends into `{1}`: long text covers {2} pt of it. End it at that view's `{3}`.":
                "`{0}` は `{1}` のある場所まで続きます。テキストが長いと {2} pt 重なります。相手の `{3}` で終わらせてください。",
            "`{0}` begins where `{1}` does, in the same row: one is drawn over the other. Place one after the other.":
                "`{0}` は同じ行の `{1}` と同じところから始まります。一方がもう一方の上に描かれます。後に置いてください。",
            "`{0}` begins {1} pt inside `{2}`: one is drawn over the other. Begin it at that view's `{3}`.":
                "`{0}` は `{2}` の {1} pt 内側から始まります。一方がもう一方の上に描かれます。相手の `{3}` から始めてください。",
            "On a screen {0} pt wide `{1}` ends {2} pt past the start of `{3}`: long text overlaps it. End it there.":
                "幅 {0} pt の画面では、`{1}` は `{3}` の始まりより {2} pt 後で終わります。テキストが長いと重なります。そこで終わらせてください。",
            "`{0}` overlaps `{1}` by {2} pt as long as both are shown: one is drawn over the other. Place one after the other.":
                "両方が表示されている間、`{0}` は `{1}` と {2} pt 重なります。一方がもう一方の上に描かれます。順に並べてください。",
            "`{0}` overlaps `{1}` by {2} pt: one is drawn over the other. Place one after the other.":
                "`{0}` は `{1}` と {2} pt 重なります。一方がもう一方の上に描かれます。後に置いてください。",
            "`{0}` is placed here": "`{0}` はここに置かれます",
        ])
}
