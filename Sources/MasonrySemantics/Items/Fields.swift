// Text fields of source files: the line that they have room for, and what stands in them while they are empty.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// `field.placeholder = …`: what a set-up says last holds.
    mutating func setPlaceholder(_ value: Value, _ source: ExpressionID?, in state: inout LabelState) {
        let text = source.flatMap { shownText($0, value) } ?? .unknown
        if isSettingUp(state) || state.placeholder == .never && frame.certainty == .certain {
            state.placeholder = text
        } else if state.placeholder != text {
            state.placeholder = .unknown
        }
    }

    /// The size with which a field is shown.
    mutating func fieldSize(_ index: Int, _ state: LabelState) -> AxisPair<Double?>? {
        noteFieldText(ItemID(index), state)
        guard let fontSize = state.fontSize,
            let height = TextEstimate.fieldHeight(fontSize: fontSize, state.border)
        else { return nil }
        document.estimatedHeights.insert(ItemID(index))
        return AxisPair(horizontal: nil, vertical: height)
    }

    private mutating func noteFieldText(_ item: ItemID, _ state: LabelState) {
        guard let lineHeight = state.lineHeight else { return }
        var text = FieldText(lineHeight: lineHeight, isEstimated: state.fontSize == nil)
        switch state.placeholder {
        case .literal(let line), .localized(let line):
            guard let fontSize = state.widthFontSize, !line.contains("\\") else { break }
            text.placeholderWidth = TextEstimate.size(of: line, fontSize: fontSize, weight: state.weight).width
        case .never, .unknown: break
        }
        document.fieldTexts[item] = text
    }
}
