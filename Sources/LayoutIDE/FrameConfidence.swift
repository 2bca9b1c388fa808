// How far the frame of a view may be believed.

import AutoLayout
import LayoutRules
import MasonrySemantics

/// What the frame of an item in a shown layout rests on.
enum FrameConfidence: Sendable, Hashable {
    /// On what the file says.
    case known
    /// On the size of a root, or of a cell, that the file does not say; the others are known.
    case assumed(root: ItemID)
    /// On something that the file does not say: an item without a known superview, or one that something constrains
    /// which cannot be read.
    case unknownSuperview(of: ItemID)
    case unknownConstraints(of: ItemID)
    /// On more constraints at a time than the solver takes on.
    case tooLarge

    /// Whether the frame can be shown.
    var isShown: Bool {
        switch self {
        case .known, .assumed: true
        case .unknownSuperview, .unknownConstraints, .tooLarge: false
        }
    }
}

extension SolvedScenario {
    /// What the frame of `id` rests on.
    func knowledge(of id: ItemID, in document: LayoutDocument) -> FrameConfidence {
        let isSolved = lowered.engineItem(id).map { solution.isSolved($0) } ?? true
        guard isSolved else { return .tooLarge }
        let isSetUp = document.scenarios.indices.contains(scenario) && document.scenarios[scenario].name == nil
        return lowered.knowledge(
            of: id, in: document, unread: isSetUp ? .constraints : [.constraints, .laterConstraints])
    }

    /// The same, but for what cannot be read: what is known of a frame rests on no more than its root.
    func rootKnowledge(of id: ItemID, in document: LayoutDocument) -> FrameConfidence {
        let knowledge = lowered.knowledge(of: id, in: document, unread: [])
        if case .unknownSuperview = knowledge { return .known }
        return knowledge
    }

    /// Whether what is free of an item is really free: no size that is not known could settle it, and no other method.
    func isSurelyFree(_ id: ItemID, in document: LayoutDocument) -> Bool {
        isFree(id, in: document) && !hasUnknownContent(in: document)
    }

    /// The same where `hasUnknownContent` is false; that looks at all items, so a loop asks for it once.
    func isFree(_ id: ItemID, in document: LayoutDocument) -> Bool {
        knowledge(of: id, in: document).isShown && !document[id].unknowns.contains(.laterConstraints)
    }

    /// Whether some size that is not known could settle what is free.
    func hasUnknownContent(in document: LayoutDocument) -> Bool {
        Axis.allCases.contains { lowered.hasUnknownContent(along: $0, in: document) }
    }
}

extension LoweredScenario {
    /// What the frame of `id` would rest on if the layout were solved: the item and all that it lies in.
    /// - Parameter unread: what of an item that is not known makes its frame not known.
    fileprivate func knowledge(
        of id: ItemID, in document: LayoutDocument, unread: DocumentItem.Unknowns
    ) -> FrameConfidence {
        guard var here = engineItem(id)?.index, document.items.indices.contains(id.index) else {
            return .unknownSuperview(of: id)
        }
        // Parents stand before their children, so that this ends.
        while items.indices.contains(here), layout.items.indices.contains(here) {
            let item = items[here]
            let unknowns = document[item].unknowns
            let parent = layout.items[here].parent?.index
            if parent == nil, unknowns.contains(.parent) { return .unknownSuperview(of: item) }
            if !unknowns.isDisjoint(with: unread), !document[item].isPlacedBySystem {
                return .unknownConstraints(of: item)
            }
            guard let parent, parent < here else {
                return rootsOfUnknownSize.contains(item) ? .assumed(root: item) : .known
            }
            here = parent
        }
        return .unknownSuperview(of: id)
    }
}

extension LoweredScenario {
    /// Whether the content size of an item along `axis` is not known, on which what seems free may depend.
    func hasUnknownContent(along axis: Axis, in document: LayoutDocument) -> Bool {
        items.contains { document[$0].unknowns.contains(axis == .horizontal ? .width : .height) }
    }
}

extension DocumentItem {
    /// Whether its content size is known, or known not to be.
    var hasKnownContent: Bool { unknowns.isDisjoint(with: [.width, .height]) }

    /// Whether other code than constraints gives it its frame: roots, content views, and the guides of the system.
    fileprivate var isPlacedBySystem: Bool {
        switch layout.kind {
        case .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide, .contentLayoutGuide, .frameLayoutGuide: true
        case .view, .scrollView, .contentView, .guide: parent == .root || placement == .contentView
        }
    }
}

extension LayoutDocument {
    func sentence(on knowledge: FrameConfidence, in entry: ShownScenario) -> LocalizedText? {
        switch knowledge {
        case .known: return nil
        case .assumed(let root) where self[root].placement == .cell: return sentence(onCell: root, entry)
        case .assumed(let root) where instanceSizes[root] != nil: return sentence(onInstance: root)
        case .assumed(let root):
            let name = name(of: root)
            guard let index = entry.lowered.engineItem(root)?.index, entry.solution.frames.indices.contains(index),
                screens.indices.contains(entry.screen)
            else { return nil }
            let frame = entry.frame(index, in: .superview)
            let screen = screens[entry.screen].screen.size
            if let sentence = sentence(onOwnFrame: root, frame) { return sentence }
            if self[root].placement == .controllerView, !viewsSizedByOthers.contains(root),
                frame.width?.value == screen.width
            {
                // What bars leave is said with the numbers that they move.
                if entry.bars.isSheet {
                    return LocalizedText(
                        "In a sheet, as the program presents this controller: `\(name)` is as wide as the screen, and lower.",
                        "程序以 sheet 呈现该控制器：`\(name)` 与屏幕等宽，但更矮。")
                }
                let isWhole = frame.height.map { $0.value == screen.height } ?? false
                if isWhole {
                    return LocalizedText("Assuming `\(name)` fills the screen.", "假设 `\(name)` 占满屏幕。")
                }
                if entry.bars.isAboveView || entry.bars.isBelowView || !entry.open.places.isEmpty {
                    return LocalizedText(
                        "Assuming `\(name)` fills what bars leave of the screen.", "假设 `\(name)` 占满栏以外的屏幕。")
                }
            }
            switch (frame.width?.value.inPoints, frame.height?.value.inPoints) {
            case (let width?, let height?):
                let size = "\(width) x \(height)"
                return LocalizedText("The constraints make `\(name)` \(size).", "约束使 `\(name)` 的尺寸为 \(size)。")
            case (let width?, nil):
                return LocalizedText(
                    "The constraints make `\(name)` \(width) wide; this file does not say how high it is.",
                    "约束使 `\(name)` 的宽度为 \(width)；本文件未给出其高度。")
            case (nil, let height?):
                return LocalizedText(
                    "The constraints make `\(name)` \(height) high; this file does not say how wide it is.",
                    "约束使 `\(name)` 的高度为 \(height)；本文件未给出其宽度。")
            case (nil, nil):
                return LocalizedText("This file does not say how large `\(name)` is.", "本文件未给出 `\(name)` 的尺寸。")
            }
        case .unknownSuperview(let item):
            let name = name(of: item)
            return LocalizedText(
                "The frame is not known: the superview of `\(name)` was not found in this file.",
                "frame 未知：在本文件中找不到 `\(name)` 的父视图。")
        case .tooLarge:
            return LocalizedText(
                "The frame is not known: more constraints depend on each other here than can be solved at once.",
                "frame 未知：这里相互关联的约束太多，无法一次求解。")
        case .unknownConstraints(let item):
            let name = name(of: item)
            if let line = unreadPlace(of: item).map(lineWords) {
                return LocalizedText(
                    "The frame is not known: \(line), which constrains `\(name)`, cannot be read.",
                    "frame 未知：\(line)约束了 `\(name)`，但无法读取。")
            }
            if let line = conditionalPlace(of: item).map(lineWords) {
                return LocalizedText(
                    "The frame is not known: \(line), which constrains `\(name)`, runs under a condition.",
                    "frame 未知：\(line)约束了 `\(name)`，但有条件地执行。")
            }
            return LocalizedText(
                "The frame is not known: `\(name)` is placed by code that cannot be read here.",
                "frame 未知：`\(name)` 的位置由此处无法读取的代码决定。")
        }
    }

    /// Where the code of a view sets its own frame, and that is what is shown.
    private func sentence(onOwnFrame root: ItemID, _ frame: ShownFrame) -> LocalizedText? {
        guard let given = givenFrames[root], given.gives(frame.width?.value, frame.height?.value) else {
            return nil
        }
        let name = name(of: root)
        let size: LocalizedText
        switch (frame.width?.value.inPoints, frame.height?.value.inPoints) {
        case (let width?, let height?): size = LocalizedText("\(width) x \(height)", "\(width) x \(height)")
        case (let width?, nil):
            size = LocalizedText("\(width) wide; height not known", "宽 \(width)；高度未知")
        case (nil, let height?):
            size = LocalizedText("\(height) high; width not known", "高 \(height)；宽度未知")
        case (nil, nil): return nil
        }
        return LocalizedText(
            "Assuming `\(name)` keeps the frame that its code sets: \(size).",
            "假设 `\(name)` 保持其代码设置的 frame：\(size)。")
    }

    /// Where a view class is as large as is shown.
    private func sentence(onInstance root: ItemID) -> LocalizedText? {
        guard let instance = instanceSizes[root] else { return nil }
        let user = instance.user
        let others =
            instance.hasOtherUsers ? LocalizedText("; other uses may differ", "；其他用法可能不同") : LocalizedText("", "")
        func length(_ axis: Axis) -> String? {
            instance[axis].map { (instance.estimated.contains(axis) ? "≈ " : "") + $0.inPoints }
        }
        switch (length(.horizontal), length(.vertical)) {
        case (let width?, let height?):
            return LocalizedText(
                "As used in `\(user)`: \(width) x \(height)\(others).",
                "按 `\(user)` 中的用法：\(width) x \(height)\(others)。")
        case (let width?, nil):
            return LocalizedText(
                "As wide as in `\(user)`: \(width); its height is not known\(others).",
                "与 `\(user)` 中等宽：\(width)；高度未知\(others)。")
        case (nil, let height?):
            return LocalizedText(
                "As high as in `\(user)`: \(height); its width is not known\(others).",
                "与 `\(user)` 中等高：\(height)；宽度未知\(others)。")
        case (nil, nil): return nil
        }
    }

    /// What is taken for the size of a cell.
    private func sentence(onCell cell: ItemID, _ entry: ShownScenario) -> LocalizedText? {
        guard let index = entry.lowered.engineItem(cell)?.index else { return nil }
        let sizing = cellSizes[cell]
        let frame = entry.frame(index, in: .superview)
        let owner = sizing?.owner ?? ""
        if cellsOfOwnFrame.contains(cell), frame.width == nil {
            return LocalizedText("The cell's class changes the frame that the cell is given.", "该类会改变 cell 得到的 frame。")
        }
        let isDisputed = sizing?.isDisputed ?? false
        let others =
            isDisputed ? LocalizedText("; other classes say otherwise", "，其他类给出的不同") : LocalizedText("", "")
        let isInNarrowTable =
            sizing?.kind == .tableCell && screens.indices.contains(entry.screen)
            && instanceSizes[cell]?.width.map {
                abs($0 - screens[entry.screen].screen.size.width) >= FrameNumbers.tolerance
            }
                ?? false
        let user = instanceSizes[cell]?.user ?? owner
        let width =
            isInNarrowTable
            ? LocalizedText("as wide as the table of `\(user)`", "与 `\(user)` 的表格等宽")
            : LocalizedText("as wide as the screen", "与屏幕等宽")
        let isSupplementary = sizing?.isSupplementary ?? false
        let (item, itemInChinese) = isSupplementary ? ("Section view", "section 视图的") : ("Item", "item 的")
        if let heights = sizing?.possibleHeights, !heights.isEmpty {
            let numbers = heights.map { LocalizedText(.verbatim($0.inPoints), .verbatim($0.inPoints)) }
            let list = LocalizedText.list(numbers, .or)
            if sizing?.kind == .collectionCell {
                guard let width = frame.width?.value.inPoints else {
                    return LocalizedText(
                        "Item height \(list), as `\(owner)` says\(others); its width is not known.",
                        "item 的高度为 \(list)，由 `\(owner)` 给出\(others)；其宽度未知。")
                }
                return LocalizedText(
                    "Item size \(width) x \(list), as `\(owner)` says\(others).",
                    "item 的尺寸为 \(width) x \(list)，由 `\(owner)` 给出\(others)。")
            }
            return LocalizedText(
                "Assuming the cell is \(width); row height \(list), as `\(owner)` says\(others).",
                "假设 cell \(width)；行高为 \(list)，由 `\(owner)` 给出\(others)。")
        }
        switch (sizing?.width, sizing?.height) {
        case (.given(let width), .given(let height)):
            let size = "\(width.inPoints) x \(height.inPoints)"
            return LocalizedText(
                "\(item) size \(size), as `\(owner)` says\(others).",
                "\(itemInChinese)尺寸为 \(size)，由 `\(owner)` 给出\(others)。")
        case (.share, .share):
            guard let width = frame.width?.value.inPoints, let height = frame.height?.value.inPoints else { break }
            return LocalizedText(
                "\(item) size \(width) x \(height), as `\(owner)` counts it from its collection view\(others).",
                "\(itemInChinese)尺寸为 \(width) x \(height)，由 `\(owner)` 按其 collection view 计算\(others)。")
        case (.container, .given(let height)), (.unreadable, .given(let height)):
            guard sizing?.kind == .collectionCell || sizing?.width == .container else { fallthrough }
            let height = height.inPoints
            guard let width = frame.width?.value.inPoints else {
                return LocalizedText(
                    "\(item) height \(height), as `\(owner)` says\(others); its width is not known.",
                    "\(itemInChinese)高度为 \(height)，由 `\(owner)` 给出\(others)；其宽度未知。")
            }
            return LocalizedText(
                "\(item) size \(width) x \(height), as wide as the collection view of `\(owner)`\(others).",
                "\(itemInChinese)尺寸为 \(width) x \(height)，与 `\(owner)` 的 collection view 等宽\(others)。")
        case (_, .given(let height)):
            let height = height.inPoints
            return LocalizedText(
                "Assuming the cell is \(width); row height \(height), as `\(owner)` says\(others).",
                "假设 cell \(width)；行高为 \(height)，由 `\(owner)` 给出\(others)。")
        default: break
        }
        guard frame.width != nil else {
            return LocalizedText(
                "The collection view decides the size of the cell.", "cell 的尺寸由其 collection view 决定。")
        }
        guard let height = frame.height?.value.inPoints ?? frame.words.last.flatMap({ $0?.text }) else {
            let isFitting = entry.lowered.layout.items[index].rootPlacement == .fitting
            return isFitting
                ? LocalizedText(
                    "Assuming the cell is \(width) and as high as its content.", "假设 cell \(width)、高度由内容决定。")
                : LocalizedText(
                    "Assuming the cell is \(width); its height is not known.", "假设 cell \(width)；其高度未知。")
        }
        if entry.isDefaultHeight(cell) {
            return LocalizedText(
                "Assuming the cell is \(width); default row height \(height), because the content does not determine one.",
                "假设 cell \(width)；行高取默认值 \(height)：内容没有高度。")
        }
        return LocalizedText(
            "Assuming the cell is \(width) and as high as its content: \(height).",
            "假设 cell \(width)、高度由内容决定：\(height)。")
    }
}
