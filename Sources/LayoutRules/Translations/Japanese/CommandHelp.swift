// The frame of the command line's help, and what each command does, in Japanese.

extension Japanese {
    static let help: Wordings = [
        " [options]": " [オプション]",
        """
        Usage: {0}

        Options:

        """: """
        使い方：{0}

        オプション：

        """,
        " One of: {0}.": "次のいずれか：{0}。",
        " May be repeated.": "複数指定可。",
        "The language of texts: ": "表示言語：",
        "{0} is {1} (in part), ": "{0} は{1}（一部）、",
        "{0} is {1}, ": "{0} は{1}、",
        "all others are English. Without it the configuration's “locale” decides, then LC_ALL, LC_MESSAGES and LANG, which formats for programs do not follow.":
            "その他は英語です。指定しなければ設定の「locale」、次に LC_ALL、LC_MESSAGES、LANG で決まります。プログラム向けの形式は環境変数に従いません。",
        "Simplified Chinese": "簡体字中国語",
        "Japanese": "日本語",
        """
        masonry-lsp finds mistakes in Auto Layout constraints written with Masonry or SnapKit,
        and shows the solved frames. Without arguments and with a client on standard input it is the language server.

        Usage: masonry-lsp [command] [options]

        Commands:

        """: """
        masonry-lsp は、Masonry または SnapKit で書かれた Auto Layout の制約の誤りを見つけ、求めた frame を表示します。
        引数がなく、標準入力にクライアントがつながっているときは、言語サーバーになります。

        使い方：masonry-lsp [コマンド] [オプション]

        コマンド：

        """,
        """

        “masonry-lsp COMMAND --help” tells what a command accepts, and what counts for its exit code.
        Exit codes: 0 nothing that counts, 1 findings that count, 2 wrong usage or unreadable input.

        """: """

        「masonry-lsp コマンド --help」は、コマンドの使い方と、終了コードで数える指摘を表示します。
        終了コード：0 数える指摘なし、1 数える指摘あり、2 使い方の誤り、または読み取れない入力。

        """,
    ]

    static let commandSummaries: Wordings = [
        "Find mistakes in files and folders.": "ファイルとフォルダーの誤りを見つける。",
        "Rewrite constraint code in another form, and prove that it makes the same constraints.":
            "制約のコードを別の手段で書き直し、同じ内容であることを証明する。",
        "List the built-in devices.": "内蔵のデバイスを一覧する。",
        "Format .masonry files.": ".masonry ファイルを整形する。",
        "Look at a project and write a .masonry-lsp.json that suits it.": "プロジェクトを調べ、それに合う .masonry-lsp.json を書く。",
        "Merge the JSON reports of several checks into one report.": "複数の検査の JSON レポートを 1 つにまとめる。",
        "Draw the layouts of one file, what moved between two, or with --sheet everything in folders.":
            "1 つのファイルのレイアウト、2 つのファイルの間で動いたもの、または --sheet でフォルダーの中のすべてを描く。",
        "List all rules.": "すべてのルールを一覧する。",
        "Run the language server on standard input and output.": "標準入力と標準出力で言語サーバーを実行する。",
        "Print the solved frames of one file, its conflicts, and what is ambiguous or not known.":
            "1 つのファイルについて、求めた frame、競合、決まらないものと分からないものを表示する。",
        "Explain the constraint messages of a console, and find their lines.": "コンソールの制約に関するメッセージを説明し、その行を見つける。",
        "Show layouts in a browser, and follow the files.": "レイアウトをブラウザーに表示し、ファイルの変更に追従する。",
        "Print the documentation of one rule, or of the .masonry language.": "1 つのルール、または .masonry 言語の説明を表示する。",
        "Print the configuration in force and where each value came from.": "有効な設定と、それぞれの値の出所を表示する。",
        "Print the JSON schema of the configuration.": "設定の JSON スキーマを表示する。",
    ]
}
