// What `check` says at the end, in Japanese: a number of things is one text, whatever the number.

extension Japanese {
    static let checkSummary: Wordings = [
        "no file checked; only .masonry, .m, .mm and .swift files are":
            "検査したファイルはありません。検査するのは .masonry、.m、.mm、.swift ファイルだけです",
        "{0} checked: ": "{0} を検査しました：",
        "{0} files": "{0} 個のファイル",
        "nothing found": "指摘はありません",
        "{0} errors": "エラー {0} 件",
        "{0} warnings": "警告 {0} 件",
        "{0} remarks": "備考 {0} 件",
        "{0} hints": "ヒント {0} 件",
        "; {0} hidden by the baseline": "；ベースラインで {0} 件を除外",
        "; expectations: {0} passed, {1} failed": "；期待：{0} 件成功、{1} 件失敗",
    ]
}
