// Japanese: what there is to know of it, and the words that its texts are written with.

extension MessageLanguage {
    package static let japanese = MessageLanguage(
        LanguageDefinition(
            tag: "ja", name: LocalizedText("Japanese", "日文"), isPartial: true, source: .table,
            joining: JoiningStyle(between: "、", and: " と ", ofMore: "、", or: " または ", isWide: true), fullStop: "。",
            isFor: { $0.first == "ja" }, translation: { Japanese.translation }))
}

/// What there is in Japanese: the help of the command line and the rules that most people meet. Everything else is English.
///
/// One word for one thing, everywhere:
///
/// | English | Japanese |
/// |---|---|
/// | constraint; chain; block | 制約；チェーン；ブロック |
/// | view; superview; subview | ビュー；親ビュー；サブビュー |
/// | attribute; edge; centre; size | 属性；辺；中心；サイズ |
/// | relation; target; constant | 関係；対象；定数 |
/// | offset; inset, insets | オフセット；余白 |
/// | priority; required; optional | 優先度；必須；任意 |
/// | safe area; layout guide; margins | セーフエリア；レイアウトガイド；マージン |
/// | conflict; cannot hold together | 競合；同時には成り立たない |
/// | ambiguous; free | あいまい；決まらない |
/// | to make, activate, remove (a constraint) | 作成、有効化、削除 |
/// | to assert; to trap; to throw | アサーションで停止；クラッシュ；例外を投げる |
/// | screen; state; expectation | 画面；状態；期待 |
/// | finding; rule; report | 指摘；ルール；レポート |
/// | configuration; baseline | 設定；ベースライン |
///
/// Sentences are in です・ます, titles and summaries without a verb's polite form; marks are full-width, a blank parts
/// Japanese from Latin letters, digits and code; code is in backticks; what a library prints stays as it prints it.
enum Japanese {
    static let translation = Translation(shared: shared, rules: rules, headings: headings)

    static let shared: [Wordings] = [
        sharedByRules, conflicts, freedom, SaidAtRunTime.wordings,
        help, commandSummaries, commandOptions, commandDetails, checkSummary,
    ]

    static let rules: [RuleID: RuleTranslation] = [
        AmbiguousPosition.id: AmbiguousPosition.japanese,
        AmbiguousSize.id: AmbiguousSize.japanese,
        AttributeAfterRelation.id: AttributeAfterRelation.japanese,
        MissingAddSubview.id: MissingAddSubview.japanese,
        OverlappingTexts.id: OverlappingTexts.japanese,
        PriorityOutOfRange.id: PriorityOutOfRange.japanese,
        RelationRedefined.id: RelationRedefined.japanese,
        SetUpTwice.id: SetUpTwice.japanese,
        UnboundedText.id: UnboundedText.japanese,
        Unsatisfiable.id: Unsatisfiable.japanese,
    ]

    static let headings: Wordings = [
        "At run time": "実行時",
        "What to do": "直し方",
        "Bad": "誤った例",
        "Fixed": "修正後",
        "Good": "正しい例",
    ]
}
