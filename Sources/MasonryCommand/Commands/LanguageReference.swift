// The reference of the `.masonry` language, which `explain language` prints; a test analyses each of its examples.

import LayoutIDE

/// The page, whose examples are the same in both languages.
let languageReference = LocalizedText(
    """
    # The .masonry language

    A layout on its own: views, screens, the constraint blocks of Masonry and SnapKit as they stand in sources, and
    expectations that test the layout without a simulator. `masonry-lsp check`, `solve` and `render` read it, and so does the
    language server.

    \(fullExample)

    A newline or `;` ends a statement. Comments are `//` and `/* */`.

    ## Screens

    \(screenExample)

    `screen "NAME" W x H [safeArea(TOP, LEFT, BOTTOM, RIGHT)] [rtl]`, in points, or a built-in device, which
    `masonry-lsp devices` lists. Every root view takes the size of the screen, and the file is checked on each. A file without
    one is laid out on the screens of the configuration, else on its device (`screens`, `deviceModel`).

    ## Constants

    `let NAME = EXPRESSION`. Values are numbers, points, sizes, insets and arrays, with `+ - * /`, parentheses and members
    (`insets.top`). Objective-C's spellings work too: `CGFloat gap = 8;`, `@20`, `20.f`.

    ## Views and guides

    \(viewExample)

    `view NAME [: CLASS] [{ … }]`; what stands inside are properties and subviews. `guide NAME` is a layout guide of the view
    around it; every view has `safeArea`, `layoutMarginsGuide` and `readableContentGuide`.

    | property | value |
    |---|---|
    | `intrinsicSize` | `W x H`; either may be `none` |
    | `text`, `font` | a text and its size in points: an estimated size, marked ≈ |
    | `hugging`, `compression` | priorities, horizontal and vertical |
    | `layoutMargins` | top, left, bottom, right |
    | `firstBaseline`, `lastBaseline` | distance from the top, from the bottom |
    | `frame` | x, y, width, height of a root |
    | `key` | the name that messages use |

    Code pasted from an article works: `UIView *a = [[UIView alloc] init];`, `let a = UIView()`, `[root addSubview:a];` and
    `root.addSubview(a)` declare and nest, and other statements of the host language are left aside.

    ## Constraint blocks

    `V.makeConstraints { … }`, `[V mas_makeConstraints:^(MASConstraintMaker *make) { … }];` and
    `V.snp.makeConstraints { make in … }`, and the same with `update`, `remake` and (SnapKit) `prepare`. The header says
    whose semantics hold: `.snp.` is SnapKit, everything else Masonry. The whole public interface of both libraries is known.

    ## States

    `state NAME { BLOCKS }` is the layout after these blocks ran, too. Each state is checked on its own, on every screen.

    ## Expectations

    `expect EXPRESSION RELATION EXPRESSION [on "SCREEN"] [in STATE]`, with `==`, `<=`, `>=`, `<`, `>`; or
    `expect V.frame == (X, Y, WIDTH, HEIGHT)`. Coordinates are those of the root. Half a point is tolerated, or what follows
    `±`. What the constraints do not decide fails, and says so.
    """,
    """
    # .masonry 语言

    独立描述一个布局：视图、屏幕、与源码写法一致的 Masonry 和 SnapKit 约束块，以及无需模拟器即可测试布局的期望。
    `masonry-lsp check`、`solve`、`render` 和语言服务器都能读取它。

    \(fullExample)

    语句以换行或 `;` 结束。注释为 `//` 和 `/* */`。

    ## 屏幕

    \(screenExample)

    `screen "NAME" W x H [safeArea(TOP, LEFT, BOTTOM, RIGHT)] [rtl]`（名称、宽、高、四边安全区域），单位为点；也可以是内置设备，`masonry-lsp devices` 会列出它们。
    每个根视图都取屏幕的尺寸，文件会在每个屏幕上检查。没有声明屏幕的文件按配置中的屏幕布局，没有时按其中的设备布局（`screens`、`deviceModel`）。

    ## 常量

    `let NAME = EXPRESSION`。值可以是数字、点、尺寸、边距和数组，支持 `+ - * /`、括号和成员（`insets.top`）。
    Objective-C 的写法同样可用：`CGFloat gap = 8;`、`@20`、`20.f`。

    ## 视图与布局参考

    \(viewExample)

    `view NAME [: CLASS] [{ … }]`，花括号内是属性和子视图。`guide NAME` 是所在视图的布局参考（layout guide）；
    每个视图都有 `safeArea`、`layoutMarginsGuide` 和 `readableContentGuide`。

    | 属性 | 值 |
    |---|---|
    | `intrinsicSize` | `W x H`；任一项可为 `none` |
    | `text`、`font` | 文字及其字号：尺寸为估算值，以 ≈ 标出 |
    | `hugging`、`compression` | 水平和垂直方向的优先级 |
    | `layoutMargins` | 上、左、下、右 |
    | `firstBaseline`、`lastBaseline` | 与顶部、底部的距离 |
    | `frame` | 根视图的 x、y、宽、高 |
    | `key` | 消息中使用的名称 |

    可以直接粘贴文章中的代码：`UIView *a = [[UIView alloc] init];`、`let a = UIView()`、`[root addSubview:a];`、
    `root.addSubview(a)` 会声明视图并建立层级，宿主语言的其他语句会被忽略。

    ## 约束块

    `V.makeConstraints { … }`、`[V mas_makeConstraints:^(MASConstraintMaker *make) { … }];`、
    `V.snp.makeConstraints { make in … }`，以及对应的 `update`、`remake` 和（SnapKit 的）`prepare`。块的开头决定采用哪个库的语义：
    `.snp.` 为 SnapKit，其余为 Masonry。两个库的全部公开接口均可使用。

    ## 状态

    `state NAME { BLOCKS }` 表示在基础布局之上再执行这些块后的布局。每个状态都会在每个屏幕上单独检查。

    ## 期望

    `expect EXPRESSION RELATION EXPRESSION [on "SCREEN"] [in STATE]`，关系为 `==`、`<=`、`>=`、`<`、`>`；或
    `expect V.frame == (X, Y, WIDTH, HEIGHT)`。坐标以根视图为准，容差为半个点，或 `±` 之后给出的值。
    约束未能确定的量视为不成立，并会说明原因。
    """)

private let fullExample = """
    ```masonry
    screen "iPhone SE" 375 x 667 safeArea(20, 0, 0, 0)
    screen "iPhone 15" 393 x 852 safeArea(59, 0, 34, 0)

    let padding = 16

    view root {
        view avatar: UIImageView { intrinsicSize: 64 x 64 }
        view name: UILabel { text: "Ada Lovelace"; font: 17 }
        view card
    }

    avatar.makeConstraints {
        make.top.left.equalTo(root.safeArea).offset(padding)
    }

    [name mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(avatar.mas_right).offset(8);
        make.centerY.equalTo(avatar);
    }];

    card.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(padding)
        make.top.equalTo(avatar.snp.bottom).offset(12)
        make.height.equalTo(100)
    }

    state expanded {
        card.snp.updateConstraints { make in make.height.equalTo(300) }
    }

    expect avatar.frame == (16, 75, 64, 64) on "iPhone 15"
    expect card.height == 300 in expanded
    ```
    """

private let screenExample = """
    ```masonry
    screen iPhone17
    screen iPadPro13 landscape
    screen "Watch face" 198 x 242 safeArea(0, 0, 0, 0)
    screen "Arabic" 393 x 852 safeArea(59, 0, 34, 0) rtl

    view root
    ```
    """

private let viewExample = """
    ```masonry
    let insets = UIEdgeInsetsMake(10, 16, 10, 16)

    view root {
        layoutMargins: 8, 8, 8, 8
        guide column
        view photo: UIImageView { intrinsicSize: 120 x 80 }
        view title: UILabel { text: "Hello"; font: 17; hugging: 251, 251; compression: 750, 750 }
    }

    column.makeConstraints { make.edges.equalTo(root.layoutMarginsGuide).insets(insets) }
    photo.makeConstraints { make.top.left.equalTo(column) }
    title.makeConstraints {
        make.top.equalTo(photo.mas_bottom).offset(8)
        make.left.equalTo(column)
    }
    ```
    """
