// Labels of source files: the font, text and number of lines that code gives them, and the size that follows.

import AutoLayout
import MasonrySyntax
import SourceText

/// What code has said of one label that it makes; UIKit's defaults before that.
struct LabelState: Sendable, Hashable {
    enum Text: Sendable, Hashable {
        case never
        case literal(String)
        /// It changes, or is only known when the program runs.
        case unknown
    }

    enum Font: Sendable, Hashable {
        case standard
        case system(Double)
        case unknown

        /// In points.
        var size: Double? {
            switch self {
            case .standard: TextEstimate.defaultFontSize
            case .system(let size): size
            case .unknown: nil
            }
        }
    }

    var text = Text.never
    var font = Font.standard
    /// Whether it has one line, whatever its width.
    var isOneLine = true
}

extension Evaluator {
    /// Begins to follow a label that code makes without saying more of it.
    mutating func beginLabel(_ item: ItemID) { facts.labels[item] = LabelState() }

    /// Code that cannot be read may have set anything of a label.
    mutating func forgetLabel(_ item: ItemID) {
        guard !facts.labels.isEmpty, facts.labels[item] != nil else { return }
        facts.labels[item] = LabelState(text: .unknown, font: .unknown, isOneLine: false)
    }

    /// `label.font = …` and its kin; false for what says nothing of a label's size.
    @discardableResult
    mutating func assignLabelProperty(_ property: String, of item: ItemID, _ value: Value, _ source: ExpressionID?)
        -> Bool
    {
        guard isInClass, var state = facts.labels[item] else { return false }
        switch property {
        case "font":
            var font = LabelState.Font.unknown
            if case .font(let known) = value, let size = known.systemSize { font = .system(size) }
            if state.font == .standard, frame.certainty == .certain {
                state.font = font
            } else if state.font != font {
                state.font = .unknown
            }
        case "text":
            let text = source.flatMap { literal($0, value) }.map { LabelState.Text.literal($0) } ?? .unknown
            if state.text == .never, isSettingUp {
                state.text = text
            } else if state.text != text {
                state.text = .unknown
            }
        case "attributedText":
            // It has fonts of its own.
            (state.text, state.font) = (.unknown, .unknown)
        case "numberOfLines": state.isOneLine = state.isOneLine && value.number == 1
        default: return false
        }
        facts.labels[item] = state
        return true
    }

    /// The text of a literal; nil for others, for those with values in them and for those of several lines.
    private mutating func literal(_ source: ExpressionID, _ value: Value) -> String? {
        guard case .string(let text) = value, !text.isEmpty else { return nil }
        // What stands for other characters is not measured.
        return text.contains("\\") || text.contains("\n") ? nil : text
    }

    /// Gives each label of the file the size that is shown, as far as it can be told.
    mutating func settleLabels() {
        guard !facts.labels.isEmpty else { return }
        for index in document.items.indices {
            guard let state = facts.labels[ItemID(index)] else { continue }
            var size = AxisPair<Double?>(horizontal: nil, vertical: nil)
            document.items[index].isEstimated = false
            document.items[index].layout.intrinsicSize = size
            document.items[index].text = nil
            if case .literal(let text) = state.text { document.items[index].text = text }
            guard let fontSize = state.font.size else { continue }
            if state.isOneLine { size.vertical = TextEstimate.lineHeight(fontSize: fontSize) }
            if state.isOneLine, case .literal(let text) = state.text {
                size.horizontal = TextEstimate.size(of: text, fontSize: fontSize).width
                document.items[index].isEstimated = true
                // What may be set again proves nothing, and yet has about this size.
                document.items[index].layout.intrinsicSize = size
            }
            document.shownContent[ItemID(index)] = size
        }
    }
}
