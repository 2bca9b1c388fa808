// What to do about a logged conflict, by what clashes in it.

import AutoLayout
import LayoutLog

/// A way to mend a conflict.
package struct LogRepair: Sendable {
    package var text: LocalizedText
    /// The rule whose page says more; nil where none is about it.
    package var rule: String?
}

/// What clashes, with the words for it.
struct ConflictRepairs {
    let conflict: LoggedConflict
    let clash: LogClash
    /// The name of an item in reports.
    let name: (LoggedItem) -> String

    private var members: [Int] { clash.members }
    private func system(_ index: Int) -> SystemConstraint? { SystemConstraint(conflict.members[index]) }
    private func has(_ kinds: Set<SystemConstraint>) -> Bool {
        members.contains { system($0).map(kinds.contains) ?? false }
    }

    /// The repairs, the likeliest first.
    var all: [LogRepair] {
        var result: [LogRepair] = []
        if members.allSatisfy({ system($0) != nil }) { return [systemOnly] }
        if let repair = autoresizing { result.append(repair) }
        if let repair = zeroSize { result.append(repair) }
        if let repair = cell { result.append(repair) }
        if has([.stackHiding]) { result.append(hiddenInStack) }
        if has([.prototype]) { result.append(prototype) }
        if let repair = twice { result.append(repair) }
        result.append(contentsOf: constants)
        return result
    }

    private var systemOnly: LogRepair {
        LogRepair(
            text: LocalizedText(
                "All conflicting constraints are the system's own: a harmless, temporary state of UIKit that your code cannot fix.",
                "冲突的全部是系统自己的约束：这是 UIKit 的瞬时状态，代码无法修复，也无害处。"))
    }

    /// A view that is laid out by constraints while its mask still is translated.
    private var autoresizing: LogRepair? {
        let masks = members.filter { system($0) == .autoresizingMask }
        let own = members.filter { system($0) == nil }.compactMap { conflict.members[$0].statement?.first }
        for mask in masks {
            guard let item = conflict.members[mask].statement?.first else { continue }
            let shown = name(item)
            if own.contains(where: { $0.isSame(as: item) }) {
                return LogRepair(
                    text: LocalizedText(
                        "Set `translatesAutoresizingMaskIntoConstraints = false` on \(shown): it has constraints of its own.",
                        "对 \(shown) 设置 `translatesAutoresizingMaskIntoConstraints = false`：它已有自己的约束。"))
            }
            guard conflict.members[mask].statement?.constant != 0 else { continue }
            return LogRepair(
                text: LocalizedText(
                    "\(shown) is as large as its frame says; give it a frame that its content fits in, or lay it out with constraints and set `translatesAutoresizingMaskIntoConstraints = false`.",
                    "\(shown) 的尺寸由 frame 决定；请设置能容纳内容的 frame，或改用约束布局并设置 `translatesAutoresizingMaskIntoConstraints = false`。"
                ))
        }
        return nil
    }

    /// The size of a superview that is 0 for the moment.
    private var zeroSize: LogRepair? {
        let sizes: Set<SystemConstraint> = [.encapsulatedWidth, .encapsulatedHeight, .temporarySize, .autoresizingMask]
        let zero = members.first { index in
            guard let kind = system(index), sizes.contains(kind), let statement = conflict.members[index].statement
            else { return false }
            return statement.firstAttribute.isSize && statement.second == nil && (statement.constant ?? 1) < 1
        }
        guard let zero, let statement = conflict.members[zero].statement else { return nil }
        let shown = name(statement.first)
        let axis = statement.firstAttribute == .width
        return LogRepair(
            text: LocalizedText(
                "\(shown) is still 0 points \(axis ? "wide" : "high") at that moment: give the last constraint of the chain \(axis ? "across it (the one at the right)" : "down it (the one at the bottom)") priority 999, so that it gives way until the size is there.",
                "此时 \(shown) 的\(axis ? "宽度" : "高度")仍为 0：将\(axis ? "横向约束链的最后一条（右侧）" : "纵向约束链的最后一条（底部）")的优先级设为 999，使其在尺寸确定之前让步。"
            ), rule: "zero-size-parent-insets")
    }

    private var cell: LogRepair? {
        guard zeroSize == nil, has([.encapsulatedHeight]) else { return nil }
        let isCell = members.contains { index in
            guard system(index) == .encapsulatedHeight, let item = conflict.members[index].statement?.first else {
                return false
            }
            let name = item.className.map(LogClassName.plain) ?? ""
            return name.contains("Cell") || name.contains("HeaderFooter")
        }
        guard isCell else { return nil }
        return LogRepair(
            text: LocalizedText(
                "Give the height, or the last bottom constraint in the cell, priority 999: the table lays the cell out once with the height it has before it asks for the new one.",
                "将高度约束或单元格内最后一条 bottom 约束的优先级设为 999：表格在询问新高度之前，会先以原有高度布局一次单元格。"),
            rule: "cell-required-vertical-chain")
    }

    private var hiddenInStack: LogRepair {
        LogRepair(
            text: LocalizedText(
                "Give the sizes inside of the arranged subview priority 999, so that they give way while it is hidden.",
                "将该子视图内部尺寸约束的优先级设为 999，使其在隐藏时让步。"), rule: "stack-hidden-required-size")
    }

    private var prototype: LogRepair {
        LogRepair(
            text: LocalizedText(
                "In Interface Builder give the view constraints of its own, marked “Remove at build time”, or take it out of the file and make it in code.",
                "在 Interface Builder 中为该视图添加约束并勾选“Remove at build time”，或将其移出文件改由代码创建。"),
            rule: "ib-constraints-coexist")
    }

    /// Two constraints of one attribute with different constants: made again where the first was to be changed.
    private var twice: LogRepair? {
        let own = members.filter { system($0) == nil }
        guard own.count == 2, members.count == 2, let first = conflict.members[own[0]].statement,
            let second = conflict.members[own[1]].statement, first.first.isSame(as: second.first),
            first.firstAttribute == second.firstAttribute, first.secondAttribute == second.secondAttribute
        else { return nil }
        let shown = "\(name(first.first)).\(first.firstAttribute.rawValue)"
        let target = [first.second, second.second].compactMap { $0 }
        if target.count == 2, !target[0].isSame(as: target[1]) {
            return LogRepair(
                text: LocalizedText(
                    "\(shown) is pinned to two views: remove one before the other is made (`remakeConstraints`).",
                    "\(shown) 同时依附于两个视图：创建新约束前先移除旧的（`remakeConstraints`）。"),
                rule: "update-adds-second-constraint")
        }
        return LogRepair(
            text: LocalizedText(
                "\(shown) is set twice: change the first one (`updateConstraints`, or keep it and set its constant) instead of making a second.",
                "\(shown) 设置了两次：应修改第一条（`updateConstraints`，或保存后修改其 constant），而不是再创建一条。"),
            rule: "make-in-reuse-path")
    }

    /// What the broken constraint would have to say.
    private var constants: [LogRepair] {
        let index = clash.broken
        guard system(index) == nil, let statement = conflict.members[index].statement else {
            return [
                LogRepair(
                    text: LocalizedText(
                        "Give one of the constraints that code made a priority below 1000, or take one out.",
                        "将代码创建的其中一条约束的优先级降到 1000 以下，或移除一条。"))
            ]
        }
        let text = LogNames.text(of: statement, name)
        var result: [LogRepair] = []
        if let fitting = clash.fittingConstant, let old = statement.constant, abs(fitting - old) > 1e-6,
            fitting.isFinite
        {
            let isFromZero = zeroSize != nil
            if !isFromZero, statement.second != nil || fitting >= 0 {
                result.append(
                    LogRepair(
                        text: LocalizedText(
                            "With the constant \(fitting.inPoints) instead of \(old.inPoints), `\(text)` would hold.",
                            "若 constant 为 \(fitting.inPoints) 而非 \(old.inPoints)，`\(text)` 便可成立。"),
                        rule: "unsatisfiable"))
            }
        }
        result.append(
            LogRepair(
                text: LocalizedText(
                    "Or remove `\(text)`, give it a priority below 1000, or make it an inequality.",
                    "或移除 `\(text)`、将其优先级降到 1000 以下，或改为不等式。"), rule: "unsatisfiable"))
        return result
    }
}
