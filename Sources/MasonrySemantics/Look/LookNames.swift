// The names under which UIKit's classes keep what shows of them.

extension LookProperty {
    /// What a property of a view is that code assigns; nil for those that do not show.
    static func ofView(_ name: String) -> LookProperty? { view[name] }

    /// What a property of a layer is.
    static func ofLayer(_ name: String) -> LookProperty? { layer[name] }

    private static let view: [String: LookProperty] = [
        "backgroundColor": .background, "textColor": .textColor, "tintColor": .tint, "onTintColor": .onTint,
        "minimumTrackTintColor": .minimumTint, "maximumTrackTintColor": .maximumTint, "thumbTintColor": .thumbTint,
        "progressTintColor": .minimumTint, "trackTintColor": .maximumTint, "barTintColor": .barTint,
        "selectedSegmentTintColor": .selectedTint, "currentPageIndicatorTintColor": .currentPageTint,
        "pageIndicatorTintColor": .pageTint, "separatorColor": .separatorColor, "color": .tint, "alpha": .alpha,
        "isHidden": .isHidden, "hidden": .isHidden, "clipsToBounds": .clips, "contentMode": .contentMode,
        "text": .text, "attributedText": .text, "placeholder": .placeholder, "attributedPlaceholder": .placeholder,
        "font": .font, "textAlignment": .alignment, "numberOfLines": .lines, "image": .image, "isOn": .isOn,
        "on": .isOn, "value": .value, "progress": .value, "minimumValue": .minimum, "maximumValue": .maximum,
        "selectedSegmentIndex": .selectedIndex, "numberOfPages": .pages, "currentPage": .currentPage,
        "isSecureTextEntry": .isSecure, "secureTextEntry": .isSecure, "borderStyle": .borderStyle,
        "contentHorizontalAlignment": .horizontalAlignment, "searchBarStyle": .style,
        "activityIndicatorViewStyle": .style, "accessoryType": .style, "separatorStyle": .separators,
    ]

    private static let layer: [String: LookProperty] = [
        "cornerRadius": .radius, "borderWidth": .borderWidth, "borderColor": .borderColor, "masksToBounds": .clips,
        "backgroundColor": .background, "opacity": .alpha, "shadowOpacity": .shadowOpacity,
        "shadowColor": .shadowColor, "shadowRadius": .shadowRadius, "shadowOffset": .shadowOffset,
        "isHidden": .isHidden, "hidden": .isHidden,
    ]

    /// What a method sets with its first argument: `setTitle(_:for:)`, `setImage:forState:`.
    static func ofMethod(_ name: String) -> LookProperty? {
        switch name {
        case "setTitle", "setAttributedTitle": .text
        case "setTitleColor": .textColor
        case "setImage": .image
        case "setBackgroundImage": .backgroundImage
        case "setOn": .isOn
        case "setProgress", "setValue": .value
        default: nil
        }
    }

    /// Whether a button's title has it of its own label.
    var isOfTitles: Bool {
        switch self {
        case .font, .textColor, .lines, .alignment, .text: true
        default: false
        }
    }

    enum Kind { case color, number, text, font, image, choice, texts, offset }

    var kind: Kind {
        switch self {
        case .background, .textColor, .tint, .borderColor, .shadowColor, .onTint, .minimumTint, .maximumTint,
            .thumbTint, .placeholderColor, .barTint, .selectedTint, .currentPageTint, .pageTint, .separatorColor:
            .color
        case .alpha, .isHidden, .radius, .borderWidth, .clips, .shadowOpacity, .shadowRadius, .lines, .isOn, .value,
            .minimum, .maximum, .selectedIndex, .pages, .currentPage, .isSecure:
            .number
        case .text, .placeholder: .text
        case .font: .font
        case .image, .backgroundImage: .image
        case .contentMode, .alignment, .borderStyle, .style, .horizontalAlignment, .separators: .choice
        case .items: .texts
        case .shadowOffset: .offset
        }
    }
}
