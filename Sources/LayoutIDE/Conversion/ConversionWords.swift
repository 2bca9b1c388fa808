// Why blocks are left as they are, in the words that people read.

import LayoutConversion
import SourceText

extension LeftReason {
    /// The name of the reason in reports for programs, and what blocks are counted by.
    package var kind: String {
        switch self {
        case .notReached: "not-reached"
        case .unknown: "unknown"
        case .stops: "stops"
        case .changes: "changes"
        case .changedElsewhere: "changed-elsewhere"
        case .changedByOthers: "changed-by-others"
        case .updatesNothing: "updates-nothing"
        case .lookedUp: "looked-up"
        case .kept: "kept"
        case .statement: "statement"
        case .used: "used"
        case .receiver: "receiver"
        case .nameless: "nameless"
        case .inexpressible: "inexpressible"
        case .kindOfNumber: "kind-of-number"
        case .mask: "mask"
        case .language: "language"
        case .differs: "differs"
        }
    }

    /// What of the text it is about; nil where it is the block itself.
    package var place: TextRange? {
        switch self {
        case .unknown(let range), .changedElsewhere(let range), .kept(let range), .statement(let range),
            .receiver(let range), .nameless(let range), .inexpressible(let range), .kindOfNumber(let range),
            .mask(let range), .lookedUp(let range), .updatesNothing(let range):
            range
        case .notReached, .stops, .changes, .changedByOthers, .used, .language, .differs: nil
        }
    }

    /// One sentence about a block of `text`, without a full stop.
    package func words(in text: SourceText) -> LocalizedText {
        let code = place.map { Self.short(text[$0]) } ?? ""
        let line = place.map { text.line(at: $0.start) + 1 } ?? 0
        switch self {
        case .notReached:
            return LocalizedText("no code that can be followed leads to it", "没有可以跟踪的代码会执行到它")
        case .unknown:
            return LocalizedText("`\(code)` (line \(line)) is not known", "不知道 `\(code)`（第 \(line) 行）是什么")
        case .stops:
            return LocalizedText("an assertion or trap ends one of its chains", "其中有链式语句会触发断言或崩溃")
        case .changes(let kind):
            let name = "\(kind)"
            return LocalizedText(
                "`\(name)` changes what other blocks made; anchors would have to be kept in variables",
                "`\(name)` 会更改其他约束块创建的约束；改用 anchor 需要用变量保存它们")
        case .changedElsewhere:
            return LocalizedText(
                "`\(code)` (line \(line)) changes what it makes", "`\(code)`（第 \(line) 行）会更改它创建的约束")
        case .changedByOthers(let name):
            return LocalizedText(
                "another file updates or remakes the constraints of a view `\(name)`",
                "其他文件会更新或重建名为 `\(name)` 的视图的约束")
        case .updatesNothing:
            return LocalizedText(
                "`\(code)` (line \(line)) may find nothing to update: Masonry makes it then, SnapKit ends the program",
                "`\(code)`（第 \(line) 行）可能找不到可更新的约束：此时 Masonry 会创建它，SnapKit 会终止程序")
        case .lookedUp:
            return LocalizedText(
                "`\(code)` (line \(line)) looks for constraints where those of a block may not be",
                "`\(code)`（第 \(line) 行）会在约束块不一定安装约束的地方查找约束")
        case .kept:
            return LocalizedText(
                "`\(code)` (line \(line)) keeps a constraint of the library",
                "`\(code)`（第 \(line) 行）保存了该库的约束对象")
        case .statement:
            return LocalizedText(
                "`\(code)` (line \(line)) cannot leave the block", "`\(code)`（第 \(line) 行）无法移出约束块")
        case .used:
            return LocalizedText(
                "the block is part of another statement", "该约束块是另一条语句的一部分")
        case .receiver:
            return LocalizedText(
                "`\(code)` (line \(line)) may be nil, or is computed anew each time",
                "`\(code)`（第 \(line) 行）可能为 nil，或每次都重新计算")
        case .nameless:
            return LocalizedText(
                "`\(code)` (line \(line)) is about a view that has no name here",
                "`\(code)`（第 \(line) 行）涉及此处没有名称的视图")
        case .inexpressible:
            return LocalizedText(
                "`\(code)` (line \(line)) cannot be said there", "目标写法无法表达 `\(code)`（第 \(line) 行）")
        case .kindOfNumber:
            return LocalizedText(
                "whether `\(code)` (line \(line)) is a number or a structure is not known",
                "不知道 `\(code)`（第 \(line) 行）是数值还是结构体")
        case .mask:
            return LocalizedText(
                "`\(code)` (line \(line)) is about a view whose `translatesAutoresizingMaskIntoConstraints` a block would set to false",
                "`\(code)`（第 \(line) 行）涉及的视图的 `translatesAutoresizingMaskIntoConstraints` 会被约束块设为 false")
        case .language:
            return LocalizedText(
                "the file is in the other language: SnapKit is Swift, Masonry Objective-C",
                "文件使用另一种语言：SnapKit 用于 Swift，Masonry 用于 Objective-C")
        case .differs:
            return LocalizedText(
                "that the new code makes the same constraints cannot be proven", "无法证明新代码会创建相同的约束")
        }
    }

    /// The beginning of a piece of code, on one line.
    private static func short(_ code: String) -> String {
        let line = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count <= 60 ? line : line.prefix(57) + "…"
    }
}
