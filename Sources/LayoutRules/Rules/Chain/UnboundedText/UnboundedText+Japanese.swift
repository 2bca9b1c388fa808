// What `unbounded-text` says in Japanese.

extension UnboundedText {
    static let japanese = RuleTranslation(
        """
        ラベルがある辺から始まり、そのテキストは実行時に組み立てられるのに、どこで終わるかを決めるものがありません。遠い側の辺も、幅も、\
        その後に続いて終わりを持つビューもありません。ほかのファイルから見えるセルのラベルで、ここにテキストがないものは、ほかのファイルが\
        テキストを設定します（プログラム全体がテキストを設定しないか、リテラルで書いている場合を除きます）。`timeLabel` や `countLabel` の\
        ような名前のラベルや、書式が数だけから作るテキストは、短いものとみなします。遠い側の辺だけを固定したラベルには、同じように近い側の終わりがないことがあり、\
        中心だけを固定したラベルにはどちらもありません。行に一つだけあるラベルで、テキストをほかのファイルが与えるか、`title` とだけ呼ばれる\
        引数から取るものは、たいていプログラム自身の短い言葉なので、ヒントにします。行の両端から始まる 2 つのテキストは、\
        一方がそのような名前でも指摘します。ただし、どちらかが数などの場合、もう一方がボタンの場合、両方が時刻、金額、\
        状態などを示す場合は除きます。ローカライズされたテキストはほかの言語では長くなります。行の終わりに別のものがある場合は、\
        そのラベルをヒントにします。その場合は、ほかのビューのラベルや、ラベルを並べたスタックビューも対象です。\
        複数行にできるラベルで、書かれたテキストがどのスマートフォンの幅よりも長く、終わりのないものも指摘します。どこでも折り返されません。

        ## 実行時
        長いテキストは隣のものに重なるか、親ビューからはみ出して、省略記号なしに切れます。

        ## 直し方
        終わりを与えます：`make.trailing.lessThanOrEqualToSuperview().inset(12)`。
        """,
        [
            "A label with text of unknown length has no trailing limit": "長さの分からないテキストに終わりがない",
            "`{0}` has text of unknown length and no trailing limit: long text runs past its superview. Constrain its trailing edge.":
                "`{0}` のテキストは長さが分からず、終わりもありません。長いと親ビューからはみ出します。遠い側の辺を制限してください。",
            "`{0}` has text of unknown length and no trailing limit: long text overlaps the view next to it. Constrain its trailing edge.":
                "`{0}` のテキストは長さが分からず、終わりもありません。長いと隣のものに重なります。遠い側の辺を制限してください。",
            "`{0}` has text of unknown length and no leading limit: long text overlaps the view before it. Constrain its leading edge.":
                "`{0}` のテキストは長さが分からず、近い側に終わりがありません。長いと前にあるものに重なります。近い側の辺を制限してください。",
            "`{0}` has text of unknown length and pushes `{1}`, which has no trailing limit either, out of sight. Constrain the trailing edge of `{2}`.":
                "`{0}` のテキストは長さが分からず、同じく終わりのない `{1}` を見えないところへ押し出します。`{2}` の遠い側の辺を制限してください。",
            "`{0}` has text of unknown length and only its center is constrained: long text overflows on both sides. Constrain an edge, too.":
                "`{0}` のテキストは長さが分からず、中心だけが固定されています。長いと両側からはみ出します。辺も制限してください。",
            "`{0}` and `{1}` come from both ends of a row, and nothing keeps them apart: long texts overlap. Constrain one to the other.":
                "`{0}` と `{1}` は行の両端から始まり、両者を隔てるものがありません。テキストが長いと互いに重なります。一方をもう一方で制限してください。",
            "`{0}` may have several lines, but nothing ends it: its text of about {1} pt stays on one line and leaves the screen of a phone. Constrain its other edge.":
                "`{0}` は複数行にできますが、終わりがありません。約 {1} pt のテキストは 1 行のままで、スマートフォンの画面からはみ出します。もう一方の辺を制限してください。",
            "`{0}` has no trailing limit, and its text is longer in other languages: there it overlaps the view next to it. Constrain its trailing edge.":
                "`{0}` には終わりがなく、テキストはほかの言語では長くなります。その場合は隣のものに重なります。遠い側の辺を制限してください。",
        ])
}
