// Why a number of a frame is not known: the nearest thing that cannot be read, in words.

import AutoLayout
import MasonrySemantics
import SourceText

extension LayoutDocument {
    /// What a number of the frame of `item` depends on, as a noun; nil where there is no short one.
    /// - Parameter causes: what it depends on.
    func reason(_ causes: [FrameCause], of item: ItemID) -> LocalizedText? {
        // What lies nearest says most: the view's own content, then its own line, then that of others.
        let ranked = causes.enumerated().sorted { one, other in
            (distance(one.element, item), one.offset) < (distance(other.element, item), other.offset)
        }
        for (_, cause) in ranked {
            if let words = words(of: cause, item) { return words }
        }
        // Of what is not linear no cause is found; then it is the line of the view's own that is not understood.
        return causes.isEmpty ? unreadPlace(of: item).map(unreadWords) : nil
    }

    private func unreadWords(_ place: TextRange) -> LocalizedText {
        let line = lineWords(place)
        return LocalizedText("\(line), which cannot be read", "无法读取的\(line)")
    }

    /// Where something stands: a line of the text, or of the file whose code is part of the layout.
    func lineWords(_ range: TextRange) -> LocalizedText {
        if let outside = outsidePlace(of: range) {
            let (line, file) = (outside.line + 1, outside.fileName)
            return LocalizedText("line \(line) of \(file)", " \(file) 的第 \(line) 行")
        }
        let line = tree.text.lineNumber(at: range.start)
        return LocalizedText("line \(line)", "第 \(line) 行")
    }

    private func distance(_ cause: FrameCause, _ item: ItemID) -> Int {
        switch cause {
        case .madeUp(let number): distance(number, item)
        case .superview: 0
        case .conflict: 6
        case .surroundings: 7
        }
    }

    private func words(of cause: FrameCause, _ item: ItemID) -> LocalizedText? {
        switch cause {
        case .madeUp(let number): return words(of: number, item)
        case .superview(let id):
            let name = name(of: id)
            return LocalizedText("the superview of `\(name)`, which was not found", "`\(name)` 的父视图，而它未找到")
        case .conflict:
            return LocalizedText(
                "which of the conflicting constraints UIKit breaks", "冲突的约束中哪一条被放弃")
        case .surroundings:
            return LocalizedText("where the program shows the view", "程序在何处显示该视图")
        }
    }

    private func distance(_ cause: MadeUp, _ item: ItemID) -> Int {
        switch cause {
        case .content(let id, _): id == item ? 0 : 4
        case .constraint(let id): self[id].firstItem == item ? 1 : 3
        case .placement(let id, _): id == item ? 1 : 3
        case .number: 2
        case .extent, .safeArea: 5
        }
    }

    private func words(of cause: MadeUp, _ item: ItemID) -> LocalizedText? {
        switch cause {
        case .content(let id, _):
            let name = name(of: id)
            return LocalizedText("what `\(name)` shows", "`\(name)` 所显示的内容")
        case .extent(let id, let axis):
            let name = name(of: id)
            return axis == .horizontal
                ? LocalizedText("how wide `\(name)` is", "`\(name)` 的宽度")
                : LocalizedText("how high `\(name)` is", "`\(name)` 的高度")
        case .safeArea(let id, _):
            let name = name(of: id)
            return LocalizedText("where on the screen `\(name)` is", "`\(name)` 在屏幕上的位置")
        case .constraint(let id):
            return unreadWords(self[id].range)
        case .number(let id):
            guard unknownNumbers.indices.contains(id.index), let text = unknownNumbers[id.index].text else {
                return nil
            }
            return LocalizedText("`\(text)`", "`\(text)`")
        case .placement(let id, _) where self[id].placement == .contentView:
            return LocalizedText("how wide the cell's accessory is", "cell 的 accessory 的宽度")
        case .placement(let id, _):
            let name = name(of: id)
            guard let place = unreadPlace(of: id) else {
                if isLeftOut(id) {
                    return LocalizedText(
                        "the stack view of `\(name)`, which leaves it out while it is hidden",
                        "`\(name)` 所在的堆栈视图：隐藏时不排列它")
                }
                if let stack = stackHidingSome(around: id).map({ self.name(of: $0) }) {
                    return LocalizedText("which views of `\(stack)` are hidden", "`\(stack)` 中哪些视图被隐藏")
                }
                if let line = conditionalPlace(of: id).map(lineWords) {
                    return LocalizedText(
                        "whether \(line) runs", "\(line)是否执行")
                }
                return LocalizedText("the code that places `\(name)`, which cannot be read", "决定 `\(name)` 位置的无法读取的代码")
            }
            return unreadWords(place)
        }
    }

    /// The first chain of the text that constrains `item` where a condition holds.
    func conditionalPlace(of item: ItemID) -> TextRange? {
        chains.first { $0.receiver == item && $0.guardID != .always && isInText($0.range) }?.range
    }

    /// The first chain that constrains `item` and is not understood, of the text's own where it has one.
    func unreadPlace(of item: ItemID) -> TextRange? {
        let unread = chains.lazy.filter { $0.receiver == item && ($0.unknown != nil || $0.isStopped) }.map(\.range)
        return unread.first(where: isInText) ?? unread.first
    }
}
