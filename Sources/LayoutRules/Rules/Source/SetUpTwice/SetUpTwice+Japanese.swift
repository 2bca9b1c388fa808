// What `set-up-twice` says in Japanese.

extension SetUpTwice {
    static let japanese = RuleTranslation(
        """
        ビューや制約を作成するメソッドを、すでに実行されているのに、クラスがもう一度呼び出しています。親クラスのイニシャライザーや \
        `viewDidLoad` が、このクラスでオーバーライドした同じメソッドを呼び出しているか、ビューの `init` と `initWithFrame:` の両方が\
        呼び出しています（`[super init]` は `initWithFrame:` を呼び出します）。またはコントローラーのイニシャライザーと \
        `viewDidLoad` の両方が呼び出しています。クラス自身の準備で呼び出したメソッドを、アクションやコールバックが呼び出す場合は\
        情報です。

        ビューがすでにあるかを先に確かめるコード、親ビューから外されるビュー、先に削除される制約は指摘しません。

        ## 実行時
        メソッドが作成するビューは 2 つずつ重なって存在し、制約もすべて 2 つずつ存在します。後の更新は一方だけを変えるので、互いに矛盾します。

        ## 直し方
        2 回目の呼び出しを取り除きます。何かを変えるための呼び出しなら、専用のメソッドに書き、そこで作り直しまたは更新をします。
        """,
        [
            "A method that makes constraints is called a second time": "制約を残すメソッドがもう一度呼び出されている",
            "`{0}` has called `{1}` already: its constraints exist twice. Remove this call.":
                "`{0}` がすでに `{1}` を呼び出しているため、制約が 2 つずつになります。この呼び出しを取り除いてください。",
            "The superclass has called `{0}` already: its constraints exist twice. Remove this call.":
                "親クラスがすでに `{0}` を呼び出しているため、制約が 2 つずつになります。この呼び出しを取り除いてください。",
            "This makes the constraints of `{0}` once more, and the old ones stay. Make them once, and remake or update here what should change.":
                "`{0}` の制約をもう一度作成し、前の制約も残ります。作成は 1 回だけにし、変えるものはここで作り直しまたは更新をしてください。",
            "made again": "もう一度作成",
            "and here": "ここでも",
        ])
}
