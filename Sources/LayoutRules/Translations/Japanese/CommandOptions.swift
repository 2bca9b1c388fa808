// The options of the commands, in Japanese.

extension Japanese {
    static let commandOptions: Wordings = [
        "The value of a name, an expression or a side of a view that no source gives: kTabBarHeight=83, 88.h=92.5, banner.height=120. Takes precedence over “values” of the configuration.":
            "ソースから値の分からない名前、式、ビューの辺の値：kTabBarHeight=83、88.h=92.5、banner.height=120。設定の「values」より優先されます。",
        "Print this help.": "このヘルプを表示します。",
        "Print the version.": "バージョンを表示します。",
        "Use this configuration instead of the .masonry-lsp.json files.": ".masonry-lsp.json ファイルの代わりにこの設定を使います。",
        "Use no configuration.": "設定を使いません。",
        "Read each file on its own, without the other files of its project.": "各ファイルを単独で読みます。プロジェクトのほかのファイルの内容は使いません。",
        "Neither read nor write the cache of the project's files.":
            "プロジェクトのファイルについて保存された情報を使わず、書きもしません。",
        "Only this screen: one that the file names, a device such as iPhone15, or a size such as 320x568.":
            "この画面だけを対象にします。ファイルにある画面の名前、iPhone15 などのデバイス、または 320x568 などのサイズです。",
        "Several screens with commas between them; all-iphones, all-ipads, all.":
            "コンマで区切った複数の画面：all-iphones、all-ipads、all。",
        "Write the report to a file.": "レポートをファイルに書きます。",
        "Only this state of the file; base is the file without one.": "ファイルのこの状態だけを対象にします。base は状態のないファイルです。",
        "The name of what is read from standard input.": "標準入力から読むものの名前です。",
        "How the report is written; text is the default.": "レポートの形式です。既定は text です。",
        "Leave out the findings that this file knows.": "このファイルにある指摘を除きます。",
        "Write all present findings to this file.": "現在の指摘をすべてこのファイルに書きます。",
        "Apply the safe fixes and check again.": "安全な修正を適用し、もう一度検査します。",
        "Apply also the fixes that need a look.": "確認が必要な修正も適用します。",
        "Show what --fix would change, and write nothing.": "--fix が変更する内容を表示し、何も書きません。",
        "strict switches every rule on and fails on warnings.": "strict はすべてのルールを有効にし、警告でも失敗とします。",
        "Check again whenever a file changes, until Ctrl-C.": "ファイルが変わるたびに、Ctrl-C まで検査を繰り返します。",
        "Give exit code 1 when there are more than N warnings.": "警告が N 件を超えると終了コードを 1 にします。",
        "Only files that changed since a revision of git.": "git のあるリビジョンから変更されたファイルだけを対象にします。",
        "With --since: only the findings that the change brings, and those that it repairs.":
            "--since とともに使います。変更によって生じた指摘と解消した指摘だけを示します。",
        "Only the I-th of N parts of the files, for several machines.":
            "ファイルを N 個に分けたうちの I 番目だけを対象にします。複数のマシンで分担するためのものです。",
        "Leave out excluded files even when they are named.": "除外されたファイルは、名前を指定しても対象にしません。",
        "How many files are checked at once.": "同時に検査するファイルの数です。",
        "Show how many blocks and chains are understood, and why the rest are not.":
            "理解できたブロックとチェーンの数と、残りを妨げているものを示します。",
        "No summary and no progress.": "要約と進行状況を表示しません。",
        "What the code is to be written with.": "書き直しに使う手段です。",
        "Keep the library, and shorten what can be shortened.": "ライブラリは変えずに、短くできるところを短くします。",
        "Write the files; without it nothing is written.": "ファイルを書きます。指定しなければ何も書きません。",
        "Show what would change.": "変更される内容を表示します。",
        "Convert also blocks without a proof, each below a comment that says so.": "証明のないブロックも書き直し、その旨のコメントを上に付けます。",
        "How many files are converted at once.": "同時に書き直すファイルの数です。",
        "How it is written; text is the default.": "出力の形式です。既定は text です。",
        "Write nothing; name the files that are not formatted and give exit code 1.":
            "何も書かずに、整形されていないファイルの名前を示し、終了コードを 1 にします。",
        "Show what would change, and write nothing.": "変更される内容を表示し、何も書きません。",
        "How many files are formatted at once.": "同時に整形するファイルの数です。",
        "Take note of what is there today in {0}, so that only new findings count.": "現在の指摘を {0} に記録し、新しい指摘だけを数えます。",
        "Write {0} for a Run Script phase.": "Run Script フェーズ用に {0} を書きます。",
        "Write {0}.": "{0} を書きます。",
        "How the merged report is written; json is the default.": "まとめたレポートの形式です。既定は json です。",
        "What is written; the ending of --output tells it, too. text is the default.":
            "出力の種類です。--output の拡張子でも決まります。既定は text です。",
        "Write to a file; - is standard output, the default.": "ファイルに書きます。- は標準出力で、これが既定です。",
        "The width of a text picture in cells; 72 is the default.": "テキストの図の幅（文字数）です。既定は 72 です。",
        "plan draws boxes with names, screen the views as they look; plan is the default.":
            "plan は名前の付いた枠を、screen はビューの見た目を描きます。既定は plan です。",
        "Write one page (html), or one picture (svg, png), of every controller, cell and view of the named folders and files.":
            "指定したフォルダーとファイルのすべてのコントローラー、セル、ビューを 1 つのページ（html）または 1 つの図（svg、png）に書きます。",
        "With --sheet: only what looks different since a revision of git, as it was and as it is.":
            "--sheet とともに使います。git のあるリビジョンから見た目の変わったものだけを、変更前と変更後で示します。",
        "Show what moved from a first FILE to a second.": "1 つ目の FILE から 2 つ目の FILE までに動いたものを示します。",
        "A table, data, or the whole documentation; text is the default.": "表、データ、またはすべての説明です。既定は text です。",
        "Accepted for clients that pass it; there is no other way.": "このオプションを渡すクライアントのために受け付けます。ほかの方法はありません。",
        "End when this process ends.": "このプロセスが終了すると終了します。",
        "Write a log to a file.": "ログをファイルに書きます。",
        "Write to a file.": "ファイルに書きます。",
        "Only this view, with its constraints.": "このビューだけを、その制約とともに示します。",
        "Where the sources are; the current folder is the default.": "ソースのある場所です。既定はカレントフォルダーです。",
        "Go on reading, and report each message as it comes.": "読み続け、メッセージが届くたびに報告します。",
        "Explain the messages alone; read no sources.": "メッセージだけを説明し、ソースは読みません。",
        "How many files are read at once.": "同時に読むファイルの数です。",
        "Open the page in the browser.": "ページをブラウザーで開きます。",
        "The port of this machine; without it any that is free.": "このマシンのポートです。指定しなければ空いているものを使います。",
        "What opens a line: xcode, vscode, cursor, zed, idea, or an address with {path} and {line}.":
            "行を開くエディターです：xcode、vscode、cursor、zed、idea、または {path} と {line} を含むアドレス。",
        "The device's text size (Dynamic Type), which fonts of a text style follow; large is the default.":
            "デバイスの文字の大きさ（Dynamic Type）です。テキストスタイルのフォントがこれに従います。既定は large です。",
        "The language of the project’s string tables whose texts are shown: de, zh-Hans.":
            "表示するテキストを、プロジェクトの文字列テーブルのどの言語から取るかを表します：de、zh-Hans。",
        "The lowest severity that gives exit code 1; error is the default.": "終了コードを 1 にする最も低い重大度です。既定は error です。",
    ]
}
