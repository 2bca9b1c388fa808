// What is said beside a frame: what it rests on, and why a number of it is missing.

import AutoLayout
import MasonrySemantics
import SourceText

/// The sentences about one frame.
package struct FrameNote: Sendable, Hashable {
    /// What all of it rests on: how large the superview is, what texts are taken for, what is configured.
    private(set) var assumptions: [LocalizedText] = []
    /// Why the first number that is neither known nor in words is not, or why there is no frame.
    private(set) var gap: LocalizedText?
    /// Whether `gap` is about some numbers and not about all.
    private(set) var isGapPartial = false

    fileprivate mutating func assume(_ sentence: LocalizedText?) {
        if let sentence { assumptions.append(sentence) }
    }

    fileprivate mutating func miss(_ reason: LocalizedText?, isPartial: Bool) {
        (gap, isGapPartial) = (reason, isPartial)
    }

    /// All of them in one line; nil where there is nothing to say.
    func line(_ language: MessageLanguage) -> String? {
        var sentences = assumptions.map { $0[language] }
        if let gap {
            let opening = isGapPartial ? LocalizedText("Partly unknown: ", "并非全部已知：")[language] : ""
            // What texts and values are taken for is less than where the superview's size comes from.
            sentences.insert(opening + gap[language], at: min(1, sentences.count))
        }
        guard !sentences.isEmpty else { return nil }
        return language.joined(sentences: sentences)
    }
}

extension LayoutDocument {
    /// What the frame of an item rests on, or why it is not known; empty where all of it is known.
    func frameNote(on shown: ShownScenario, item id: ItemID) -> FrameNote {
        var note = FrameNote()
        noteSources(shown, id, &note)
        if let index = shown.lowered.engineItem(id)?.index, shown.restsOnOneLine.contains(index),
            shown.frame(index, in: .superview).isEstimated
        {
            note.assume(LocalizedText("Assuming texts known only at run time take one line.", "假设运行时才知道的文本只占一行。"))
        }
        if let index = shown.lowered.engineItem(id)?.index, shown.movedByBars.contains(index) {
            let isOpen = !shown.open.places.isEmpty
            if shown.bars.navigation != nil, !isOpen {
                note.assume(
                    barSentence(shown.barEvidence))
            }
            if shown.bars.isAboveView, !isOpen {
                note.assume(
                    LocalizedText(
                        "In a navigation controller, whose bar the view is not under: `edgesForExtendedLayout` is empty, or the bar is not translucent.",
                        "位于导航控制器中，视图不在导航栏之下延伸：`edgesForExtendedLayout` 为空，或导航栏不透明。"))
            }
            if shown.bars.tabs != nil, !isOpen {
                note.assume(
                    LocalizedText(
                        "Above a tab bar, because a tab bar controller shows this controller.", "由标签栏控制器推断，位于标签栏之上。"))
            }
        }
        if let index = shown.lowered.engineItem(id)?.index { note.assume(shown.open.sentence(on: index)) }
        noteDeclared(shown, id, &note)
        noteGuessedSides(shown, id, &note)
        let names = usedValues + shown.given.filter { !usedValues.contains($0) }
        if !names.isEmpty, shown.isSolved(id) {
            let list = names.prefix(4).compactMap { name in givenValues[name].map { "`\(name)` = \($0.inPoints)" } }
                .joined(separator: ", ")
            note.assume(LocalizedText("As configured: \(list).", "按配置：\(list)。"))
        }
        return note
    }

    private func barSentence(_ evidence: ControllerStage.Evidence?) -> LocalizedText {
        switch evidence {
        case nil:
            LocalizedText(
                "Below a navigation bar, as the controller’s title or buttons suggest.", "由控制器的标题或按钮推断，位于导航栏之下。")
        case .stacked?:
            LocalizedText(
                "Below a navigation bar, as the program puts this controller into a navigation controller.",
                "位于导航栏之下：程序把该控制器放入导航控制器。")
        case .shown?:
            LocalizedText(
                "Below a navigation bar, which the controller’s code shows.", "位于导航栏之下：该控制器的代码显示它。")
        }
    }

    /// The numbers that are taken as their class declares them, though other code may set them.
    private func noteDeclared(_ shown: ShownScenario, _ id: ItemID, _ note: inout FrameNote) {
        guard !shown.declared.isEmpty, shown.isSolved(id) else { return }
        let list = shown.declared.prefix(4).compactMap { number -> String? in
            guard unknownNumbers.indices.contains(number.index), let text = unknownNumbers[number.index].text,
                let value = unknownNumbers[number.index].declared
            else { return nil }
            return "`\(text)` = \(value.inPoints)"
        }.joined(separator: ", ")
        guard !list.isEmpty else { return }
        note.assume(LocalizedText("With initial values: \(list).", "按初始值：\(list)。"))
    }

    /// The names that are taken at their word.
    private func noteGuessedSides(_ shown: ShownScenario, _ id: ItemID, _ note: inout FrameNote) {
        guard !guessedSides.isEmpty, shown.isSolved(id), let index = shown.lowered.engineItem(id)?.index,
            !shown.frame(index, in: .superview).isEmpty
        else { return }
        let list = guessedSides.prefix(4).map { side in
            let (english, chinese) = side.axis == .horizontal ? ("width", "宽度") : ("height", "高度")
            return ("`\(side.name)` is the \(english) of the screen", "`\(side.name)` 为屏幕\(chinese)")
        }
        note.assume(
            LocalizedText(
                "Assuming \(list.map(\.0).joined(separator: ", ")), as the name says.",
                "按名称假设 \(list.map(\.1).joined(separator: "，"))。"))
    }

    /// What the sources say, without what texts are taken for and what the user gives.
    private func noteSources(_ shown: ShownScenario, _ id: ItemID, _ note: inout FrameNote) {
        let knowledge = shown.solved.knowledge(of: id, in: self)
        guard knowledge != .tooLarge, let index = shown.lowered.engineItem(id)?.index else {
            return note.miss(sentence(on: knowledge, in: shown), isPartial: false)
        }
        let frame = shown.frame(index, in: .superview)
        let isKnown = !shown.numbers.hasUnknown(index)
        // Nothing is left to which an assumption could apply.
        if frame.isEmpty, !isKnown {
            if !knowledge.isShown { return note.miss(sentence(on: knowledge, in: shown), isPartial: false) }
            if self[id].unknowns.contains(.numbers) {
                return note.miss(sentence(on: .unknownConstraints(of: id), in: shown), isPartial: false)
            }
        }
        note.assume(sentence(on: shown.solved.rootKnowledge(of: id, in: self), in: shown))
        guard !isKnown, zip(frame.numbers, frame.words).contains(where: { $0 == nil && $1 == nil }) else { return }
        note.miss(reasonOfFirstGap(shown, index, frame, id), isPartial: true)
    }

    /// Why the first number that is neither known nor in words is not; nil where only the size of `id` itself is open, which
    /// the sentence on its size says.
    private func reasonOfFirstGap(_ shown: ShownScenario, _ index: Int, _ frame: ShownFrame, _ id: ItemID)
        -> LocalizedText?
    {
        var isOnlyOwnSize = true
        var open: LayoutSolution.FrameAttribute?
        for (place, attribute) in LayoutSolution.FrameAttribute.allCases.enumerated()
        where frame.numbers[place] == nil && frame.words[place] == nil {
            let causes = shown.expressions.causes(of: attribute, index)
            // The sentence on the places where the program shows the view says that.
            if shown.open.sentence(on: index) != nil, causes.allSatisfy(\.isOfSurroundings) { continue }
            if causes.contains(where: { $0.isExtent(of: id) }) { continue }
            isOnlyOwnSize = false
            open = open ?? attribute
            if let reason = reason(causes, of: id) {
                let name = attribute.name
                return LocalizedText(
                    "`\(name)` depends on \(reason).", "`\(name)` 取决于\(reason)。")
            }
        }
        guard !isOnlyOwnSize, let name = open?.name else { return nil }
        if let line = unreadPlace(of: id).map(lineWords) {
            return LocalizedText(
                "`\(name)` depends on \(line), which cannot be read.", "`\(name)` 取决于无法读取的\(line)。")
        }
        return LocalizedText("it depends on something that this file does not show.", "它取决于本文件未给出的内容。")
    }
}

extension FrameCause {
    fileprivate var isOfSurroundings: Bool { if case .surroundings = self { true } else { false } }

    fileprivate func isExtent(of item: ItemID) -> Bool {
        if case .madeUp(.extent(item, _)) = self { return true }
        return false
    }
}
