// Priorities, names and handles: how a chain ends.

import MasonrySyntax

extension ChainVocabulary {
    package static let priorities: [ChainWord] = [
        ChainWord(
            "priority",
            signatures: [
                CallSignature("priority", [.init("MASLayoutPriority priority", number)], libraries: .masonry),
                CallSignature("priority", [.init("_ amount: ConstraintPriority", constant)], libraries: .snapKit),
                CallSignature("priority", [.init("_ amount: Float", number)], libraries: .snapKit),
            ],
            documentation: LocalizedText(
                "How much it matters that the constraint holds: 1 … 1000, where 1000 (the default) is required.",
                "约束的优先级：1 … 1000；1000（默认值）为必须满足。")),
        named("priorityHigh", 750, "高"),
        named("priorityMedium", 500, "中"),
        named("priorityLow", 250, "低"),
    ]

    package static let handles: [ChainWord] = [
        identifier(
            "key", .masonry, CallSignature("key", [.init("id key", LocalizedText("The name.", "名称。"))])),
        identifier(
            "labeled", .snapKit,
            CallSignature("labeled", [.init("_ label: String", LocalizedText("The name.", "名称。"))])),
        handle(
            "constraint", .snapKit, "The finished constraint, to be kept and changed later. Later setters do nothing.",
            "生成好的约束，可保存以便之后修改；其后的设置不再起作用。"),
        handle(
            "install", .masonry, "Installs the constraint: builds it and adds it to the common superview.",
            "安装约束：创建并添加到最近的公共父视图。", signatures: [CallSignature("install")]),
        handle(
            "uninstall", .masonry, "Takes the constraint off its view again.", "将约束从所在视图上移除。",
            signatures: [CallSignature("uninstall")]),
        update,
        handle("activate", .both, "Makes the constraint active.", "激活约束。", signatures: [CallSignature("activate")]),
        handle(
            "deactivate", .both, "Makes the constraint inactive.", "停用约束。", signatures: [CallSignature("deactivate")]),
    ]

    private static let update = ChainWord(
        "update", libraries: .snapKit,
        signatures: [
            CallSignature(
                "update", [.init("offset: CGFloat", LocalizedText("The new constant in points.", "新的常量（点）。"))]),
            CallSignature(
                "update",
                [.init("inset: CGFloat", LocalizedText("The new inset in points.", "新的边距（点）。"))]),
            CallSignature("update", [.init("priority: ConstraintPriority", constant)]),
        ],
        documentation: LocalizedText(
            "Changes the constant or the priority of a kept constraint. A required priority cannot be changed.",
            "修改已保存约束的常量或优先级。必须满足（1000）的优先级无法修改。"))

    private static let number = LocalizedText("A number from 1 to 1000.", "1 到 1000 之间的数值。")
    private static let constant = LocalizedText(
        "`.required` (1000), `.high` (750), `.medium` (500), `.low` (250), or a number.",
        "`.required`（1000）、`.high`（750）、`.medium`（500）、`.low`（250），或数值。")

    private static func named(_ name: String, _ value: Int, _ chinese: String) -> ChainWord {
        ChainWord(
            name, libraries: .masonry, signatures: [CallSignature(name)],
            documentation: LocalizedText("Priority \(value).", "优先级 \(value)（\(chinese)）。"))
    }

    private static func identifier(
        _ name: String, _ libraries: LibrarySet, _ signature: CallSignature
    ) -> ChainWord {
        ChainWord(
            name, libraries: libraries, signatures: [signature],
            documentation: LocalizedText(
                "Names the constraint in the runtime's messages and here.", "为约束命名，便于在运行时日志与此处识别。"))
    }

    private static func handle(
        _ name: String, _ libraries: LibrarySet, _ english: Phrase, _ chinese: Phrase,
        signatures: [CallSignature] = []
    ) -> ChainWord {
        ChainWord(
            name, libraries: libraries, signatures: signatures,
            documentation: LocalizedText(english, chinese))
    }
}
