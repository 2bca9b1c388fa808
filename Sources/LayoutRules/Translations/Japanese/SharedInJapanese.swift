// What the translated rules share, in Japanese.

extension Japanese {
    static let sharedByRules: Wordings = [
        "Change to `{0}`": "`{0}` に変更",
        "Change to {0}": "{0} に変更",
        "Begin a new statement": "新しい文にする",
        "Begin a new statement with `{0}`.": "`{0}` から新しい文を始めてください。",
        "Write two statements": "2 つの文に分ける",
        "`{0}` ({1})": "`{0}`（{1}）",
        "line {0}": "{0} 行目",
        "line {0} of {1}": "{1} の {0} 行目",
        "{0} more": "ほか {0} 件",
        "here, too": "ここも同じです",
        "{0} more like it here.": "ここにはほかに {0} 件あります。",
    ]

    static let conflicts: Wordings = [
        "`{0}` conflicts with {1}: {2}.": "`{0}` は {1} と同時には成り立ちません：{2}。",
        "`{0}` conflicts with {1}.": "`{0}` は {1} と同時には成り立ちません。",
        "`{0}` cannot be satisfied: {1}.": "`{0}` は成り立ちません：{1}。",
        "`{0}` cannot be satisfied.": "`{0}` は成り立ちません。",
        "the width of `{0}`, {1}": "`{0}` の幅（{1}）",
        "the height of `{0}`, {1}": "`{0}` の高さ（{1}）",
        "`{0}`'s width, which is never negative": "`{0}` の幅（負にはなりません）",
        "`{0}`'s height, which is never negative": "`{0}` の高さ（負にはなりません）",
        "the guides and margins of `{0}`": "`{0}` のガイドとマージン",
        "the constraints that the stack view `{0}` adds to its arranged subviews": "スタックビュー `{0}` が並べるサブビューに求めるもの",
        "`{0}` needs at least {1} pt of width.": "`{0}` には少なくとも {1} pt の幅が必要です。",
        "`{0}` needs at least {1} pt of height.": "`{0}` には少なくとも {1} pt の高さが必要です。",
        "`{0}` may have at most {1} pt of width.": "`{0}` の幅は最大で {1} pt です。",
        "`{0}` may have at most {1} pt of height.": "`{0}` の高さは最大で {1} pt です。",
        "Remove one of them, give one a lower priority, or use the constant {0}.":
            "いずれかを削除するか、優先度を下げるか、定数を {0} にしてください。",
        "The same line made both because it runs more than once: run it once, or use remake there.":
            "1 つの行が、実行されるたびに作成しています。1 回だけ実行するか、そこで作り直してください。",
        "Remove one of them, or give one a lower priority.": "いずれかを削除するか、優先度を下げてください。",
        "`{0}` is part of the conflict": "`{0}` も競合に含まれます",
        "Change the constant to {0}": "定数を {0} に変更",
        "Lower the priority to 750": "優先度を 750 に下げる",
        "Remove this constraint": "この制約を削除",
    ]

    static let freedom: Wordings = [
        "This happens on {0}, but not on the other screens.": "{0} でだけ起こり、ほかの画面では起こりません。",
        "The code reads the size of the device; this happens on {0}.": "コードがデバイスのサイズを調べています。{0} で起こります。",
        "`{0}` is ambiguous: any value between {1} and {2} fits.": "`{0}` は {1} から {2} の間で決まりません。",
        "`{0}` is ambiguous: any value from {1} up fits.": "`{0}` は {1} 以上の範囲で決まりません。",
        "`{0}` is ambiguous: any value up to {1} fits.": "`{0}` は {1} 以下の範囲で決まりません。",
        "`{0}` is ambiguous.": "`{0}` は決まりません。",
        "`{0}` moves with it": "`{0}` も一緒に動きます",
        "{0} moves with it.": "{0} も一緒に動きます。",
        "{0} move with it.": "{0} も一緒に動きます。",
        "{0} other views move with it.": "ほかに {0} 個のビューも一緒に動きます。",
        "Pin {0}.": "{0} を固定してください。",
        "`left` or `centerX`": "`left`（または `centerX`）",
        "`top` or `centerY`": "`top`（または `centerY`）",
        "`width` or a second horizontal edge": "`width`（または水平方向のもう一方の辺）",
        "`height` or a second vertical edge": "`height`（または垂直方向のもう一方の辺）",
        "Add `{0}`": "`{0}` を追加",
    ]
}
