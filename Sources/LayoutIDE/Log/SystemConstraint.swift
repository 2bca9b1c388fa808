// The constraints that the system makes itself, and what each of them means.

import LayoutLog

/// What a constraint is that no code of the program made.
package enum SystemConstraint: String, Sendable, Hashable {
    case encapsulatedWidth, encapsulatedHeight, encapsulatedOrigin, temporarySize, autoresizingMask, contentSize
    case prototype, layoutSupport, marginGuide, safeAreaGuide, keyboard
    case stackSpacing, stackConnection, stackDistribution, stackAlignment, stackHiding, other

    /// nil for what code has made, or Interface Builder by the hand of the program's author.
    package init?(_ constraint: LoggedConstraint) {
        switch constraint.className {
        case "NSIBPrototypingLayoutConstraint":
            self = .prototype
            return
        case "_UILayoutSupportConstraint":
            self = .layoutSupport
            return
        case "NSContentSizeLayoutConstraint":
            self = .contentSize
            return
        default: break
        }
        guard let kind = constraint.identifier.flatMap(Self.kind) else {
            if constraint.className == "NSAutoresizingMaskLayoutConstraint" || constraint.mask != nil {
                self = .autoresizingMask
                return
            }
            // A constraint of Masonry's description has no identifier: the size of a cell's content view is the system's.
            guard constraint.className == "NSLayoutConstraint", let statement = constraint.statement,
                statement.second == nil, statement.firstAttribute.isSize,
                statement.first.className == "UITableViewCellContentView"
            else {
                guard Self.isPrivate(constraint) else { return nil }
                self = .other
                return
            }
            self = statement.firstAttribute == .width ? .encapsulatedWidth : .encapsulatedHeight
            return
        }
        self = kind
    }

    private static func kind(_ identifier: String) -> SystemConstraint? {
        if identifier.hasPrefix("UIView-Encapsulated-Layout-") {
            if identifier.hasSuffix("Width") { return .encapsulatedWidth }
            return identifier.hasSuffix("Height") ? .encapsulatedHeight : .encapsulatedOrigin
        }
        if identifier.hasPrefix("NSView-Encapsulated-Layout-") {
            return identifier.hasSuffix("Width") ? .encapsulatedWidth : .encapsulatedHeight
        }
        if identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize") { return .temporarySize }
        if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView") { return stackKind(identifier) }
        if identifier.hasPrefix("UIViewSafeAreaLayoutGuide") { return .safeAreaGuide }
        if identifier.hasPrefix("UIView-"), identifier.contains("guide") { return .marginGuide }
        if identifier.hasPrefix("UIViewLayoutMarginsGuide") { return .marginGuide }
        if identifier.split(separator: " ").prefix(3).elementsEqual(["IB", "auto", "generated"]) { return .prototype }
        let keyboard = [
            "assistantHeight", "assistantView", "accessoryView", "inputView", "inputAssistant", "UIKB", "TUI",
        ]
        if keyboard.contains(where: { identifier.hasPrefix($0) }) { return .keyboard }
        let private_ = ["UINav", "UIButtonBar", "UIToolbar", "Mask_", "MaskEV_", "IB_", "TB_", "BIB_", "UIInputSet"]
        return private_.contains { identifier.hasPrefix($0) } ? .other : nil
    }

    private static func stackKind(_ identifier: String) -> SystemConstraint {
        if identifier.hasPrefix("UISV-hiding") { return .stackHiding }
        if identifier.hasPrefix("UISV-spacing") { return .stackSpacing }
        if identifier.hasPrefix("UISV-canvas") { return .stackConnection }
        if identifier.hasPrefix("UISV-fill") || identifier.contains("distribut") { return .stackDistribution }
        return .stackAlignment
    }

    /// Whether a constraint is between private views of the system alone.
    private static func isPrivate(_ constraint: LoggedConstraint) -> Bool {
        guard constraint.className == "NSLayoutConstraint", let statement = constraint.statement else { return false }
        return [statement.first, statement.second].compactMap { $0 }.allSatisfy { item in
            guard let name = item.className.map(LogClassName.plain) else { return false }
            return (name.hasPrefix("_UI") && name != "_UILayoutGuide") || name.hasPrefix("_NS")
                || name == "UIKeyboardAssistantBar" || name.hasPrefix("UIKB") || name.hasPrefix("TUI")
                || name == "UIButtonLabel"
        }
    }

    /// What it means, a sentence.
    package var meaning: LocalizedText {
        switch self {
        case .encapsulatedWidth:
            LocalizedText(
                "The system holds the view to this width: that of the table, collection, or window it is in.",
                "系统把该视图固定为此宽度：来自所在的表格、集合或窗口。")
        case .encapsulatedHeight:
            LocalizedText(
                "The system holds the view to this height: for a cell, the height its table view currently uses for the row.",
                "系统把该视图固定为此高度：对单元格而言，是表格当前为该行采用的高度。")
        case .encapsulatedOrigin:
            LocalizedText("The system places the view where its frame says.", "系统按 frame 放置该视图。")
        case .temporarySize:
            LocalizedText(
                "The system uses this size temporarily to measure the view before placing it.",
                "系统在视图就位之前，暂时以此尺寸求解。")
        case .autoresizingMask:
            LocalizedText(
                "Made from the frame and autoresizing mask, because `translatesAutoresizingMaskIntoConstraints` is on.",
                "由 frame 与 autoresizingMask 转换而来，因为 `translatesAutoresizingMaskIntoConstraints` 为 true。")
        case .contentSize:
            LocalizedText("The intrinsic content size of the view.", "内容的固有尺寸。")
        case .prototype:
            LocalizedText(
                "Interface Builder added it at build time, because the view had too few constraints in the file.",
                "Interface Builder 在构建时添加，因为该视图在文件中约束不足。")
        case .layoutSupport:
            LocalizedText(
                "The controller's top or bottom layout guide.", "控制器的 topLayoutGuide 或 bottomLayoutGuide。")
        case .marginGuide:
            LocalizedText("The layout margins of the view.", "该视图的布局边距。")
        case .safeAreaGuide:
            LocalizedText("The safe area of the view.", "该视图的安全区域。")
        case .keyboard:
            LocalizedText("The keyboard's own layout.", "键盘自身的布局。")
        case .stackSpacing:
            LocalizedText("The spacing of a stack view.", "stack view 的间距。")
        case .stackConnection:
            LocalizedText("A stack view pins its arranged subviews to its edges.", "stack view 把子视图固定在自己的边缘。")
        case .stackDistribution:
            LocalizedText("The distribution of a stack view.", "stack view 的 distribution。")
        case .stackAlignment:
            LocalizedText("The alignment of a stack view.", "stack view 的 alignment。")
        case .stackHiding:
            LocalizedText(
                "A stack view makes a hidden arranged subview 0 points long.",
                "stack view 把隐藏的子视图压缩为 0 点。")
        case .other:
            LocalizedText("Made by the system.", "由系统创建。")
        }
    }
}
