// Labels, buttons, fields and image views of source files: the font, text, image and number of lines that code gives
// them, and the size that follows.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// What an initializer of UIKit says of it: nothing where it is handed a frame, or a button its plain type.
    mutating func makeLabel(_ item: ItemID, _ call: Invocation) {
        guard let state = facts.labels[item] else { return }
        let labels = call.arguments.map { $0.label.map { tree.string($0) } ?? "" }
        switch labels {
        case [], ["frame"], ["initWithFrame"]: return
        case ["image"] where state.kind == .imageView, ["initWithImage"] where state.kind == .imageView,
            ["image", "highlightedImage"] where state.kind == .imageView,
            ["initWithImage", "highlightedImage"] where state.kind == .imageView:
            guard let source = call.first else { break }
            let image = image(source, evaluate(source, expecting: .hostCode))
            facts.labels[item]?.image = image
            return
        case ["type"] where state.kind == .button, ["buttonWithType"] where state.kind == .button:
            guard let type = call.arguments.first?.value.map({ tree.text[tree[$0].range] }) else { break }
            if type.hasSuffix("ustom") { return }
            if type.hasSuffix("ystem") {
                facts.labels[item]?.isSystemButton = true
                return
            }
        default: if configureButton(item, call) { return }
        }
        forgetLabel(item)
    }

    /// Code that cannot be read may have set anything of a label.
    mutating func forgetLabel(_ item: ItemID) {
        guard !facts.labels.isEmpty, let state = facts.labels[item] else { return }
        facts.labels[item] = LabelState(
            kind: state.kind, text: .unknown, placeholder: .unknown, image: .unknown, backgroundImage: .unknown,
            font: .unknown, lines: nil,
            saidLines: nil, insets: nil, border: .unknown)
    }

    /// What libraries hang onto views sets images: `icon.kf.setImage(with: url)`, `icon.rx.image`.
    mutating func forgetImage(of item: ItemID, through property: String) {
        guard !facts.labels.isEmpty, let state = facts.labels[item], !ViewClass.leavesContent(property),
            !Self.keepsContent.contains(property), !Self.partsOfViews.contains(property)
        else { return }
        switch state.kind {
        case .imageView: forgetImage(of: item)
        // Of what hangs onto buttons, events are asked for far more often than images are set.
        case .button where property != "rx": forgetImage(of: item)
        default: break
        }
    }

    /// Other code may set the images of a view that it is handed, and fonts and styles where its name says so.
    mutating func forgetContent(of item: ItemID, handedTo call: Invocation?) {
        guard !facts.labels.isEmpty, facts.labels[item] != nil else { return }
        forgetImage(of: item)
        guard let name = call.map({ tree.string($0.name).lowercased() }),
            Self.dressing.contains(where: { name.firstRange(of: $0) != nil })
        else { return }
        forgetLabel(item)
    }

    private static let dressing = ["style", "font", "attribut", "typo", "apply"]

    /// Other code may set the images of a view that it is handed.
    mutating func forgetImage(of item: ItemID) {
        guard !facts.labels.isEmpty, facts.labels[item] != nil else { return }
        facts.labels[item]?.image = .unknown
        facts.labels[item]?.backgroundImage = .unknown
    }

    /// What UIKit's image views and buttons have, and reading it sets nothing.
    private static let partsOfViews: Set<String> = [
        "titleLabel", "imageView", "currentTitle", "currentImage", "contentEdgeInsets", "configuration", "state",
        "image",
        "subviews", "window", "constraints", "intrinsicContentSize", "gestureRecognizers", "isFirstResponder",
        "isAnimating", "startAnimating", "stopAnimating", "allTargets", "traitCollection", "isTracking",
    ]

    /// A setter of the app's own may set the font of a label: `label.setLineHeight(42)`.
    mutating func forgetLabel(_ item: ItemID, setBy call: Invocation) {
        guard !call.arguments.isEmpty, facts.labels[item]?.kind == .label,
            let property = Self.property(ofSetter: tree.string(call.name)), !ViewClass.leavesContent(property),
            !isOfAppearance(property, item)
        else { return }
        forgetLabel(item)
    }

    /// The button whose `titleLabel` an item is.
    mutating func buttonOf(titleLabel item: ItemID) -> ItemID? {
        guard !facts.labels.isEmpty, let button = facts.titleLabels[item], facts.labels[button] != nil else {
            return nil
        }
        return button
    }

    /// The button of `button.titleLabel`; nil for other expressions.
    mutating func buttonOfTitle(_ source: ExpressionID) -> ItemID? {
        guard isInClass, !facts.labels.isEmpty, case .member(let button, let name, _) = tree[source].kind,
            tree.string(name) == "titleLabel", isArithmeticOfNames(button),
            case .item(let item) = evaluate(button, expecting: .hostCode), facts.labels[item]?.kind == .button
        else { return nil }
        return item
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
            let known: FontValue? =
                if case .font(let value) = value {
                    value
                } else {
                    source.flatMap { impliedFont($0) ?? generatedFont($0) }
                }
            if let known {
                font = LabelState.Font(known)
                state.weight = known.weight
            }
            // What a set-up says last holds.
            if isSettingUp(state) || state.font == .standard && frame.certainty == .certain {
                state.font = font
            } else if state.font != font {
                state.font = .unknown
            }
        case "text" where state.kind == .label:
            let text = source.flatMap { shownText($0, value) } ?? .unknown
            if !isSettingUp(state), isEmptied(value) { state.mayBeEmpty = true }
            // Whether it keeps the style of the string before, is not documented alike for all systems.
            if state.text != text, state.paragraph != ParagraphStyle() { state.paragraph.isKnown = false }
            if isSettingUp(state) {
                state.text = text
            } else if state.text != text {
                state.text = .unknown
            }
        case "attributedText": show(value, in: &state)
        case "placeholder", "attributedPlaceholder": setPlaceholder(value, source, in: &state)
        case "configuration": setConfiguration(value, source, in: &state)
        case "image" where state.kind == .imageView:
            state.image = joined(state.image, source.map { image($0, value) } ?? .unknown)
        case "contentEdgeInsets":
            guard case .insets(let insets) = value, isSettingUp(state) else {
                state.insets = nil
                break
            }
            state.insets = state.insets == EdgeInsets.zero ? insets : nil
        case "borderStyle":
            let style = source.map { tree.text[tree[$0].range] } ?? ""
            let border: LabelState.Border =
                style.hasSuffix("oundedRect") ? .rounded : style.hasSuffix("one") ? .none : .unknown
            state.border = state.border == .none && isSettingUp(state) ? border : .unknown
        case "numberOfLines":
            let lines = value.number.flatMap { (0...100).contains($0) ? Int(exactly: $0) : nil }
            if isSettingUp(state) || !state.isGivenLines && frame.certainty == .certain {
                state.saidLines = lines
            } else if state.saidLines != lines {
                state.saidLines = nil
            }
            state.isGivenLines = true
            if isSettingUp(state) {
                state.lines = lines
            } else if state.lines != lines {
                state.lines = nil
            }
        case "preferredMaxLayoutWidth": state.isWrappedByCode = true
        default:
            // A property of the app's own may set the font (`label.fontSize`).
            if !ViewClass.leavesContent(property), !runSetter(of: property, on: item, value, source),
                !isOfAppearance(property, item)
            {
                forgetLabel(item)
            }
            return false
        }
        facts.labels[item] = state
        return true
    }

    /// Whether a label is shown without a text from here on: what is emptied to be used again is filled first.
    private mutating func isEmptied(_ value: Value) -> Bool {
        guard case .string("") = value else { return false }
        return frame.function != "prepareForReuse"
    }

    /// `button.setTitle("OK", for: .normal)`, `[button setImage:image forState:…]`; false for other methods.
    mutating func setButtonContent(_ item: ItemID, _ call: Invocation) -> Bool {
        guard isInClass, var state = facts.labels[item], state.kind == .button, let source = call.first else {
            return false
        }
        switch tree.string(call.name) {
        case "setTitle":
            let value = evaluate(source, expecting: .hostCode)
            if state.text == .never, isEmptyTitle(source, value) { break }
            let text = shownText(source, value)
            if state.text == .never, isSettingUp(state), let text {
                state.text = text
            } else if state.text != text {
                state.text = .unknown
            }
        case "setImage" where state.image == .never && isEmptyImage(source): break
        case "setImage":
            guard let image = stateImage(source, call) else { break }
            state.image = joined(state.image, image)
        case "setBackgroundImage" where state.backgroundImage == .never && isEmptyImage(source): break
        case "setBackgroundImage":
            guard let image = stateImage(source, call) else { break }
            state.backgroundImage = joined(state.backgroundImage, image)
        case "setTitleColor", "setTitleShadowColor": _ = evaluate(source, expecting: .hostCode)
        default: return false
        }
        facts.labels[item] = state
        return true
    }

    /// `""`, `nil`.
    private mutating func isEmptyTitle(_ source: ExpressionID, _ value: Value) -> Bool {
        if case .string(let contents) = text(value, source) { return contents.isEmpty }
        return isNilLiteral(source)
    }

    /// `UIImage()`, `[UIImage new]`, `[[UIImage alloc] init]`, `nil`.
    private mutating func isEmptyImage(_ source: ExpressionID) -> Bool {
        switch tree[source].kind {
        case .call(let callee, let arguments): arguments.isEmpty && isImageClass(callee)
        case .message(let receiver, let arguments):
            switch tree[receiver].kind {
            case .message(let type, let allocation):
                isImageClass(type) && allocation.first?.label?.word == .alloc && arguments.first?.label?.word == .`init`
            default: isImageClass(receiver) && arguments.first?.label.map { tree.string($0) == "new" } ?? false
            }
        default: isNilLiteral(source)
        }
    }

    private mutating func isImageClass(_ id: ExpressionID) -> Bool {
        if case .name(let name) = tree[id].kind { tree.string(name) == "UIImage" } else { false }
    }

    private mutating func isNilLiteral(_ id: ExpressionID) -> Bool {
        if case .name(let name) = tree[id].kind { name.word == .nil } else { false }
    }

    private mutating func image(_ source: ExpressionID, _ value: Value) -> LabelState.Image {
        imageName(source, value).map { .named($0) } ?? .unknown
    }

    /// The image that a button gets for its normal state; nil where it is for another one, whose image has no part in the
    /// size with which the button is shown.
    private mutating func stateImage(_ source: ExpressionID, _ call: Invocation) -> LabelState.Image? {
        let image = image(source, evaluate(source, expecting: .hostCode))
        return isNormalState(call) ? image : nil
    }

    /// An image behind one that was there before.
    private mutating func joined(_ former: LabelState.Image, _ image: LabelState.Image) -> LabelState.Image {
        if former == .never, isSettingUp { return image }
        return former == image ? former : .unknown
    }

    /// nil for a text that only the running program knows.
    mutating func shownText(_ source: ExpressionID, _ value: Value) -> LabelState.Text? {
        if let text = literal(source, value) { return .literal(text) }
        guard let text = localizedText(source), !text.isEmpty, !text.contains("\\") else { return nil }
        return .localized(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n"))
    }

    /// The text as a literal would write it; nil where it is not known.
    mutating func writtenText(_ value: Value, _ source: ExpressionID) -> String? {
        switch shownText(source, value) {
        case .literal(let text), .localized(let text): text
        default: nil
        }
    }

    /// The text of a literal, in which `\n` ends a line; nil for others, and for those with values in them.
    private mutating func literal(_ source: ExpressionID, _ value: Value) -> String? {
        guard case .string(let contents) = text(value, source), !contents.isEmpty,
            let text = WrittenText.onOneLine(contents)
        else { return nil }
        // What stands for other characters is not measured.
        return WrappedText.paragraphs(of: text) == nil ? nil : text
    }

    /// `.title`, a constant in an extension of `String`, beside the value of other expressions.
    private mutating func text(_ value: Value, _ source: ExpressionID) -> Value {
        guard case .implicitMember(let name, let range) = tree[source].kind else { return value }
        return member(of: .runtime(.type("String")), name, range)
    }

    /// That of the class, or of the one of the system's that it inherits from.
    private mutating func usualHeight(of className: String) -> Double? {
        if let height = ViewClass.usualHeight(of: className) { return height }
        guard !ViewClass.isOfSystem(className) else { return nil }
        let ancestors = superclasses(of: className)
        guard let height = ancestors.lazy.compactMap({ ViewClass.usualHeight(of: $0) }).first,
            !([className] + ancestors).contains(where: { measuresContent($0) })
        else { return nil }
        return height
    }

    /// Gives views of classes that are as high on every device the height that is shown.
    mutating func assumeUsualHeights() {
        var known: [String: Double?] = [:]
        for index in document.items.indices where document.items[index].unknowns.contains(.height) {
            guard let className = document.items[index].className, document.shownContent[ItemID(index)] == nil else {
                continue
            }
            let usual: Double?
            if let before = known[className] { usual = before } else { usual = usualHeight(of: className) }
            known[className] = .some(usual)
            guard let height = usual else { continue }
            document.shownContent[ItemID(index)] = AxisPair(horizontal: nil, vertical: height)
            document.estimatedHeights.insert(ItemID(index))
        }
    }
}
