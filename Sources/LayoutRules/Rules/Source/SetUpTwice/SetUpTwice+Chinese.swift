// What `set-up-twice` says in Simplified Chinese.

extension SetUpTwice {
    static let chinese = RuleTranslation(
        """
        类调用了一个创建视图或约束的方法，而它已经运行过：父类的初始化方法或 `viewDidLoad` 调用了同一个由该类重写或继承的方法；或者视图的 `init` 和 \
        `initWithFrame:` 都调用它（`[super init]` 会调用 `initWithFrame:`）；或者控制器的初始化方法和 `viewDidLoad` 都调用它。\
        若是某个 action 或回调再次调用类自身的设置过程已调用过的方法，则只作为信息。

        先询问视图是否已存在的代码、被移出父视图的视图，以及先移除约束的代码不报告。

        ## 运行时
        该方法所创建的视图会有两份，一份叠在另一份之上；所有约束也有两份。之后的更新只改变其中一条，于是它们互相矛盾。

        ## 如何修改
        去掉第二次调用。如果它是为了改变某些内容，请写在单独的方法中，并在其中重建或更新。
        """,
        [
            "A method that makes constraints is called a second time": "长期保留约束的方法被再次调用",
            "`{0}` has called `{1}` already: its constraints exist twice. Remove this call.":
                "`{0}` 已经调用过 `{1}`：它的约束有两份。请去掉这次调用。",
            "The superclass has called `{0}` already: its constraints exist twice. Remove this call.":
                "父类已经调用过 `{0}`：它的约束有两份。请去掉这次调用。",
            "This makes the constraints of `{0}` once more, and the old ones stay. Make them once, and remake or update here what should change.":
                "再次创建 `{0}` 的约束：之前的约束仍然保留。请只创建一次，并在这里重建或更新需要改变的部分。",
            "made again": "再次创建",
            "and here": "还有这里",
        ])
}
