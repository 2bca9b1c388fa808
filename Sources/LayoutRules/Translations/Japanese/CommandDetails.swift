// What the help of each command says below its options, in Japanese.

extension Japanese {
    static let commandDetails: Wordings = [
        """
        PATH is a file, a folder (searched for .masonry, .m, .mm and .swift files) or - for standard input; without
        one the current folder is checked. Options that are not given come from .masonry-lsp.json files, the nearest
        first. Exit code 1 means findings at or above --fail-on, 2 wrong usage or a file that could not be read.
        """: """
        PATH はファイル、フォルダー（.masonry、.m、.mm、.swift ファイルを探します）、または標準入力を表す - です。
        省略するとカレントフォルダーを検査します。指定しないオプションは .masonry-lsp.json ファイルから、近いものを
        優先して読み取ります。終了コード 1 は --fail-on 以上の指摘があること、2 は使い方の誤りか、読み取れないファイルが
        あることを表します。
        """,
        """
        PATH is a file or a folder. anchors turns blocks of SnapKit and Masonry into layout anchors of the
        same language; snapkit (Swift) and masonry (Objective-C) turn anchors, NSLayoutConstraint and visual
        formats into blocks; visual-format-free turns visual formats into anchors and leaves everything else. For
        code in Objective-C, snapkit prints the same in Swift, for a class that you are rewriting; such a
        file is not changed. --tidy says four sides as edges, two offsets as an inset, and the same only
        once. Both versions of a file are evaluated, and a block is rewritten only where they make the same
        constraints, whatever is not known; all others are left as they are, each with the reason. What
        other code updates, remakes or keeps is put into properties, and labels and keys are identifiers.
        Exit code 0 means that every block can be converted (with --write: was), 1 that some are left, 2 wrong
        usage or a file that could not be read or written.
        """: """
        PATH はファイルまたはフォルダーです。anchors は SnapKit と Masonry のブロックを同じ言語のレイアウトアンカーに、
        snapkit（Swift）と masonry（Objective-C）はアンカー、NSLayoutConstraint、ビジュアルフォーマットをブロックに
        書き直します。visual-format-free はビジュアルフォーマットだけをアンカーに書き直します。Objective-C のコードに
        対する snapkit は、クラスを新しく書くときのために Swift での書き方を表示し、ファイルは変更しません。
        --tidy は 4 つの辺を edges に、2 つのオフセットを余白にまとめ、同じものを 1 つにします。書き直す前と後のファイルを
        両方とも評価し、分からないものがあっても同じ制約を作成するブロックだけを書き直します。ほかのブロックは
        そのままにし、それぞれの理由を示します。ほかのコードが更新、作り直し、保持をするものはプロパティに入れ、
        ラベルとキーは identifier にします。終了コード 0 はすべてのブロックを書き直せること（--write では書き直した
        こと）、1 は残ったものがあること、2 は使い方の誤りか、読み書きできないファイルがあることを表します。
        """,
        """
        The columns are name, year, size and safe area (top, left, bottom, right), in points and in portrait;
        “iPhone15 landscape” is turned. all-iphones, all-ipads and all mean each screen once.
        """: """
        列は名前、年、サイズ、セーフエリア（上、左、下、右）です。単位はポイントで、縦向きの値です。
        「iPhone15 landscape」は横向きです。all-iphones、all-ipads、all は、それぞれの画面を 1 回ずつ表します。
        """,
        """
        PATH is a file, a folder (searched for .masonry files) or - for standard input, which is written to standard
        output; without one the current folder is formatted. Only white space changes.
        """: """
        PATH はファイル、フォルダー（.masonry ファイルを探します）、または標準入力を表す - です。標準入力は標準出力に
        書きます。省略するとカレントフォルダーを整形します。変わるのは空白だけです。
        """,
        """
        It looks for Podfile, Package.swift, Cartfile, Xcode projects, prefix headers, device families and the folders
        that hold sources. Every other key is there as a comment. Files that exist already are left alone.
        """: """
        Podfile、Package.swift、Cartfile、Xcode プロジェクト、プレフィックスヘッダー、デバイスの種類、ソースのある
        フォルダーを探します。ほかのキーはすべてコメントとして書きます。すでにあるファイルは変更しません。
        """,
        """
        Merged, reports of “check --shard I/N --format json” are the report of the whole check, byte for byte.
        A finding that several reports have is kept once, so parts may overlap. Exit code 1 means findings at or
        above --fail-on, 2 wrong usage or a report that could not be read.
        """: """
        「check --shard I/N --format json」のレポートをまとめると、全体を検査したレポートとバイト単位で一致します。
        複数のレポートにある指摘は 1 つだけ残るので、対象が重なっていてもかまいません。終了コード 1 は --fail-on 以上の
        指摘があること、2 は使い方の誤りか、読み取れないレポートがあることを表します。
        """,
        """
        FILE may be - for standard input. html and text show every screen and state; svg and png show the first of
        those that --screen and --state leave. png needs rsvg-convert, inkscape or chromium.
        """: """
        FILE には標準入力を表す - を使えます。html と text はすべての画面と状態を示します。svg と png は、--screen と
        --state で絞ったうちの最初のものを示します。png には rsvg-convert、inkscape、chromium のいずれかが必要です。
        """,
        """
        The columns are rule, severity (off: on only where a configuration says so, as the preset “strict” does), group,
        “fix” where some findings come with fixes, of which --fix applies the safe ones, and what is wrong. Configurations
        set rules by name or group.
        """: """
        列はルール、重大度（off はプリセット「strict」のように設定で有効にした場合だけ働きます）、グループ、fix（修正の
        ある指摘を含む。--fix が適用するのは安全な修正だけです）、問題の内容です。設定ではルールを名前またはグループで
        指定します。
        """,
        """
        FILE may be - for standard input. For a state, text shows what differs from the base; --state shows all of
        it. States of sources are methods (refresh) and conditions (isLive, refresh: kind == 1).
        """: """
        FILE には標準入力を表す - を使えます。状態については、text は base と異なるものだけを示し、--state はすべてを
        示します。ソースの状態はメソッド（refresh）と条件（isLive、refresh: kind == 1）です。
        """,
        """
        FILE is any text with such messages: Xcode's console, a log of the simulator, a crash report, a copy from an
        issue; - or none is standard input. Constraints that Masonry, SnapKit or code with anchors made are looked for in
        the sources; what is certain is said to be. Exit code 1 means that constraints are in conflict.
        """: """
        FILE はそのようなメッセージを含むテキストです：Xcode のコンソール、シミュレーターのログ、クラッシュレポート、
        課題票からの写し。- を指定するか省略すると標準入力です。Masonry、SnapKit、アンカーのコードが作成した制約を
        ソースから探し、確かなものは確かだと示します。終了コード 1 は競合する制約があることを表します。
        """,
        """
        PATH is a file or a folder; without one the current folder is shown. The address that is printed has a secret
        in it and works on this machine alone. The page changes when a file is saved, and while it is typed in an
        editor that runs the language server, unless --no-cache is given; Ctrl-C ends it. On macOS lines open in
        Xcode, elsewhere in Visual Studio Code.
        """: """
        PATH はファイルまたはフォルダーです。省略するとカレントフォルダーを表示します。表示されるアドレスには秘密の値が
        含まれ、このマシンでだけ使えます。ページは、ファイルを保存したときに変わります。言語サーバーを使うエディターでは、
        --no-cache を指定しないかぎり、入力中にも変わります。Ctrl-C で終了します。行は macOS では Xcode で、ほかでは
        Visual Studio Code で開きます。
        """,
        """
        Rules are named as findings name them, in brackets: unsatisfiable. “masonry-lsp rules” lists them.
        “explain language” is the reference of .masonry files.
        """: """
        ルールの名前は、指摘の角括弧の中にあるものです：unsatisfiable。「masonry-lsp rules」で一覧できます。
        「explain language」は .masonry ファイルのリファレンスです。
        """,
        "PATH is a file or folder; without one it is the current folder.": "PATH はファイルまたはフォルダーです。省略するとカレントフォルダーです。",
        "The schema is written from the same table that configurations are checked with.":
            "スキーマは、設定の検査に使うものと同じ表から書かれます。",
    ]
}
