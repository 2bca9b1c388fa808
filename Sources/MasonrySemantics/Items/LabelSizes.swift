// The sizes with which labels, buttons, fields and image views are shown, by what code has said of them.

import AutoLayout

extension Evaluator {
    /// Gives each of the file the size that is shown, as far as it can be told.
    mutating func resolveLabelSizes() {
        guard !facts.labels.isEmpty else { return }
        for index in document.items.indices {
            guard let state = facts.labels[ItemID(index)] else { continue }
            document.items[index].isEstimated = false
            if state.kind != .imageView, state.lineHeight == nil { document.hasOpenFonts = true }
            document.items[index].layout.intrinsicSize = AxisPair(horizontal: nil, vertical: nil)
            document.items[index].text = nil
            if case .literal = state.text { document.items[index].text = state.line }
            if state.mayBeEmpty { document.maybeEmptyLabels.insert(ItemID(index)) }
            let size =
                switch state.kind {
                case .label: labelSize(index, state)
                case .button: buttonSize(index, state)
                case .field: fieldSize(index, state)
                case .imageView:
                    imageSize(state.image).map { AxisPair<Double?>(horizontal: $0.width, vertical: $0.height) }
                }
            document.shownContent[ItemID(index)] = size
            if size != nil, case .named(let name) = state.image { document.shownImages[ItemID(index)] = name }
        }
        forgetWidenedButtons()
        noteForeignTexts()
    }

    /// A button of whose title label constraints speak is as large as these make it.
    private mutating func forgetWidenedButtons() {
        guard !facts.titleLabels.isEmpty else { return }
        for index in document.constraints.indices {
            let made = document.constraints[index]
            forgetButton(titled: made.firstItem)
            if case .item(let other, _) = made.target { forgetButton(titled: other) }
        }
    }

    private mutating func forgetButton(titled item: ItemID) {
        guard let button = facts.titleLabels[item] else { return }
        document.shownContent[button] = nil
        document.textWidths[button] = nil
        document.items[button.index].isEstimated = false
    }

    private mutating func labelSize(_ index: Int, _ state: LabelState) -> AxisPair<Double?>? {
        guard let lineHeight = state.lineHeight else {
            if state.isGivenString, let lines = state.saidLines, lines != 1 {
                document.stringLines[ItemID(index)] = lines
            }
            return nil
        }
        if let lines = state.saidLines {
            document.labelLines[ItemID(index)] = LabelLines(
                count: lines, height: lineHeight, isEstimated: state.fontSize == nil)
        }
        if let wrapped = WrappedText(state) {
            document.wrappedTexts[ItemID(index)] = wrapped
            document.items[index].isEstimated = true
            document.estimatedHeights.insert(ItemID(index))
        }
        guard state.isOneLine else {
            if state.shown == nil { document.linesOfUnknownTexts[ItemID(index)] = lineHeight }
            return AxisPair(horizontal: nil, vertical: nil)
        }
        var size = AxisPair<Double?>(horizontal: nil, vertical: lineHeight)
        // Without a text it has no height, and with Chinese letters those of another font make it higher.
        if !state.isInSystemFont || state.isAttributed { document.estimatedHeights.insert(ItemID(index)) }
        if let fontSize = state.widthFontSize, let line = state.line {
            let width = TextEstimate.size(of: line, fontSize: fontSize, weight: state.weight).width
            let letters = max(0, width + state.kern * Double(line.unicodeScalars.count))
            size.horizontal = letters
            document.items[index].isEstimated = true
            // What may be set again proves nothing, and yet has about this size; in another language it has another.
            if state.fontSize != nil, !state.isAttributed {
                if case .literal = state.text { document.items[index].layout.intrinsicSize = size }
                document.textWidths[ItemID(index)] = TextWidth(letters: letters)
            }
        }
        return size
    }

    /// A button with images alone is as large as they are; a title stands beside its image. Nothing is said where an image,
    /// or a title beside one, is not known.
    private mutating func buttonSize(_ index: Int, _ state: LabelState) -> AxisPair<Double?>? {
        if state.text == .never, state.image == .never, state.backgroundImage == .never, state.configuration == nil {
            document.bareButtons.insert(ItemID(index))
        }
        if let known = state.configuration { return configuredSize(index, state, known) }
        guard let insets = state.insets else { return nil }
        var size: AxisPair<Double?>
        switch (state.image, state.text) {
        case (.unknown, _): return nil
        case (.named, .unknown): return nil
        case (.named, .never):
            guard let image = imageSize(state.image) else { return nil }
            size = AxisPair(
                horizontal: image.width + insets.left + insets.right,
                vertical: image.height + insets.top + insets.bottom)
        case (.never, .never) where state.backgroundImage != .never: size = AxisPair(horizontal: 0, vertical: 0)
        default:
            guard state.isOneLine, let lineHeight = state.lineHeight else { return nil }
            size = TextEstimate.button(textWidth: nil, lineHeight: lineHeight, insets: insets)
            if let line = state.line, let fontSize = state.widthFontSize {
                let width = TextEstimate.size(of: line, fontSize: fontSize, weight: state.weight).width
                size = TextEstimate.button(textWidth: width, lineHeight: lineHeight, insets: insets)
                document.items[index].isEstimated = true
                document.textWidths[ItemID(index)] = TextWidth(letters: width, beside: insets.left + insets.right)
            }
            document.estimatedHeights.insert(ItemID(index))
            if state.image != .never {
                guard let image = imageSize(state.image) else { return nil }
                document.textWidths[ItemID(index)]?.beside += image.width
                size.horizontal = size.horizontal.map { $0 + image.width }
                size.vertical = size.vertical.map { max($0, image.height + insets.top + insets.bottom) }
            }
        }
        guard state.backgroundImage != .never else { return size }
        guard let background = imageSize(state.backgroundImage) else { return nil }
        return AxisPair(
            horizontal: size.horizontal.map { max($0, background.width) },
            vertical: size.vertical.map { max($0, background.height) })
    }

    /// In points; nil where code does not name one image, and where no catalog has it.
    private mutating func imageSize(_ image: LabelState.Image) -> Size? {
        guard case .named(let name) = image else { return nil }
        return imageSize(named: name)
    }
}
