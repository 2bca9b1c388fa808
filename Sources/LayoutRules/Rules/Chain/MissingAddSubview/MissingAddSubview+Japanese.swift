// What `missing-add-subview` says in Japanese.

extension MissingAddSubview {
    static let japanese = RuleTranslation(
        """
        位置に制約を付けていますが、ビューに親ビューがありません。ブロックが実行される前に追加されていません。

        ## 実行時
        SnapKit では `ToSuperview` の付く関係でクラッシュします：``Expected superview but found nil when attempting make constraint \
        `equalToSuperview`.`` 数値に関係付けた位置は、どちらのライブラリでも例外を投げます：`A multiplier of 0 or a nil second item \
        together with a location for the first attribute creates an illegal constraint of a location equal to a constant. \
        Location attributes must be specified in pairs.` サイズだけの制約に親ビューは要りません。

        ## 直し方
        先に `addSubview` を呼び出します。`.masonry` ファイルでは、ビューを親ビューの中に書きます。ソースで調べるのは、どこにも渡されず、\
        一度も追加されないか、分岐のない流れの中でブロックより後にだけ追加される、プライベートなメンバーとローカル変数だけです。\
        それ以外のビューは、別の場所のコードが追加しているかもしれません。ブロックより前に親ビューから外されるビューと、\
        イニシャライザーの中で自分の位置を決めるビューも指摘します。
        """,
        [
            "The view has no superview yet": "ビューにまだ親ビューがない",
            "The view has no superview here; add it to one before this block. {0}":
                "ここではビューに親ビューがありません。このブロックより前に追加してください。{0}",
            "`{0}` is never added to a superview, but this position needs one: the app crashes here. Add it before this block.":
                "`{0}` は親ビューに追加されませんが、この位置には親ビューが必要です。クラッシュするか、例外が発生します。このブロックより前に追加してください。",
            "`{0}` has no superview yet, so the app crashes here: line {1} adds it after this block. Add it first.":
                "`{0}` にはまだ親ビューがありませんが、この位置には必要です。追加するのはこのブロックより後の {1} 行目です。クラッシュするか、例外が発生します。先に追加してください。",
            "added here": "ここで追加",
            "removed here": "ここで削除",
            "`{0}` was removed from its superview on line {1}, but this position needs one: the app crashes here. Add it again first.":
                "`{0}` は {1} 行目で親ビューから外されましたが、この位置には親ビューが必要です。クラッシュするか、例外が発生します。先に追加し直してください。",
            "In its initializer a view has no superview, but this position needs one: the app crashes here. Constrain it where it is added, or in `didMoveToSuperview`.":
                "作成中のビューには親ビューがありませんが、この位置には必要です。クラッシュするか、例外が発生します。ビューを追加する場所か、`didMoveToSuperview` で制約を付けてください。",
        ])
}
