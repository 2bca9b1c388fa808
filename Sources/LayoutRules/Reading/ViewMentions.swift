// How a file mentions the views that it makes: whether some mention may place them or hand them on.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The tokens of a file that name one of a few views.
struct ViewMentions {
    private let context: RuleContext
    private let tokens: [Token]
    /// Indices in `tokens` by the view's name, without a leading `_`.
    private var places: [String: [Int]] = [:]

    /// Complexity: O(tokens).
    init(of names: Set<String>, in context: RuleContext) {
        self.context = context
        tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        let lengths = Set(names.flatMap { [$0.utf8.count, $0.utf8.count + 1] })
        for index in tokens.indices
        where tokens[index].kind == .identifier && lengths.contains(tokens[index].range.length) {
            var name = context.source(tokens[index].range)
            if name.hasPrefix("_") { name.removeFirst() }
            if names.contains(name) { places[name, default: []].append(index) }
        }
    }

    /// Whether every mention of `name` only declares or assigns the view, adds it to a superview, or sets something that has
    /// nothing to do with its place.
    func isOnlyAddedAndDressed(_ name: String) -> Bool {
        (places[name] ?? []).allSatisfy { isAddition($0) || isDressing($0) }
    }

    /// Whether every mention of `name`, beside these, opens a constraint block on the view or makes it the target of a relation.
    func isOnlyAddedAndConstrained(_ name: String) -> Bool {
        (places[name] ?? []).allSatisfy {
            isAddition($0) || isDressing($0) || isConstraint($0) || isHost($0)
                || isListed($0) || isSetting($0) || isInListOfAdditions($0)
        }
    }

    /// `[name, other].forEach { addSubview($0) }`.
    private func isListed(_ index: Int) -> Bool {
        guard let before = before(index), text(before) == "[" || text(before) == ",",
            text(index + 1) == "]" || text(index + 1) == ","
        else { return false }
        for place in index + 1..<index + 64 where text(place) == "]" {
            guard text(place + 1) == ".", text(place + 2) == "forEach", text(place + 3) == "{" || text(place + 3) == "("
            else {
                return false
            }
            return (place + 4..<place + 12).contains { text($0) == "addSubview" }
        }
        return false
    }

    /// `name.layer.cornerRadius = 4`, `name.setTitle(…)`, `name.addTarget(…)`.
    private func isSetting(_ index: Int) -> Bool {
        guard before(index) != nil, text(index + 1) == "." else { return false }
        switch text(index + 2) {
        case "layer": return text(index + 4) != "frame" && text(index + 4) != "position"
        // Events and images: RxCocoa, Kingfisher, SDWebImage.
        case "titleLabel", "imageView", "rx", "kf", "sd_setImage", "sd_cancelCurrentImageLoad": return true
        case "addTarget", "addAction", "addGestureRecognizer", "removeTarget", "setValue", "setOn", "setProgress",
            "setNeedsDisplay", "setNeedsLayout", "setTitle", "setImage", "setTitleColor", "setBackgroundImage",
            "setContentHuggingPriority", "setContentCompressionResistancePriority", "setAttributedTitle", "addSubviews",
            "reloadData", "register", "dequeueReusableCell", "startAnimating", "stopAnimating", "becomeFirstResponder",
            "resignFirstResponder", "setContentOffset":
            return true
        default: return false
        }
    }

    /// `name.addSubview(`, `[name addSubview:`: what lies in a view is seen as constraints of its own.
    private func isHost(_ index: Int) -> Bool {
        guard before(index) != nil else { return false }
        return text(index + 1) == "." ? text(index + 2) == "addSubview" : text(index + 1) == "addSubview"
    }

    private func isConstraint(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        switch text(index + 1) {
        case ".":
            let property = text(index + 2)
            return property == Word.snp.spelling || Library(prefixOf: property) != nil
        case ")":
            let relation = text(before - 1)
            return text(before) == "(" && (relation.hasSuffix("equalTo") || relation.hasSuffix("ThanOrEqualTo"))
        default: return text(before) == "[" && Library(prefixOf: text(index + 1)) == .masonry
        }
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? context.source(tokens[index].range) : ""
    }

    /// The index of the token before the view, with `self.` passed over; nil where another object's property is meant.
    private func before(_ index: Int) -> Int? {
        guard text(index - 1) == "." || text(index - 1) == "->" else { return index - 1 }
        return SelfAlias.isSelfOrAlias(text(index - 2)) ? index - 3 : nil
    }

    /// `addSubview(name)`, `addSubview:name]`, `insertSubview(name, …`.
    private func isAddition(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        let end = text(index + 1)
        guard (text(before) == "(" || text(before) == ":") && (end == ")" || end == "]") else { return false }
        return text(before - 1) == "addSubview" || isListOfAdditions(before - 1)
    }

    /// `addSubviews([name, other])`, `addSubviews(name, other)`: the helper that many projects have.
    private func isInListOfAdditions(_ index: Int) -> Bool {
        guard var place = before(index), text(index + 1) == "," || text(index + 1) == "]" || text(index + 1) == ")"
        else {
            return false
        }
        // Back to what opens the list: names alone stand in it.
        for _ in 0..<128 {
            switch text(place) {
            case "[": place -= text(place - 1) == "(" ? 1 : 0
            case "(": break
            case ",", ".", "self": break
            default:
                if tokens.indices.contains(place), tokens[place].kind == .identifier { break } else { return false }
            }
            if text(place) == "(" { return isListOfAdditions(place - 1) }
            place -= 1
        }
        return false
    }

    private func isListOfAdditions(_ index: Int) -> Bool { text(index).lowercased() == "addsubviews" }

    private func isDressing(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        switch text(index + 1) {
        case "=": return text(before) != "&" && text(before) != "\\"
        case ":": return text(before) == "let" || text(before) == "var"
        case ";": return text(before) == "*"
        case ".": return isDressing(property: text(index + 2)) && text(index + 3) != "("
        case "?", "!": return text(index + 2) == "." && isDressing(property: text(index + 3)) && text(index + 4) != "("
        default:
            guard text(before) == "[", tokens.indices.contains(index + 1) else { return false }
            let message = text(index + 1)
            return message.hasPrefix("set") && message != "setFrame" && message != "setBounds" && message != "setCenter"
                || message.hasPrefix("register") || message.hasPrefix("dequeueReusable")
                || ["addTarget", "addGestureRecognizer", "reloadData", "startAnimating", "stopAnimating"].contains(
                    message)
        }
    }

    /// Properties that neither place a view nor let others place it.
    private func isDressing(property: String) -> Bool {
        switch property {
        case "backgroundColor", "text", "attributedText", "textColor", "font", "image", "tintColor", "alpha",
            "isHidden",
            "hidden", "clipsToBounds", "contentMode", "textAlignment", "numberOfLines", "userInteractionEnabled",
            "isUserInteractionEnabled", "tag", "accessibilityLabel", "accessibilityIdentifier", "opaque", "isOpaque",
            "lineBreakMode", "placeholder", "delegate", "enabled", "isEnabled", "selected", "isSelected",
            "layoutMargins", "dataSource", "rowHeight", "estimatedRowHeight", "separatorStyle", "separatorColor",
            "separatorInset", "tableFooterView", "tableHeaderView", "showsVerticalScrollIndicator",
            "showsHorizontalScrollIndicator", "isPagingEnabled", "pagingEnabled", "bounces", "alwaysBounceVertical",
            "alwaysBounceHorizontal", "contentInset", "contentInsetAdjustmentBehavior", "keyboardDismissMode",
            "keyboardType", "returnKeyType", "textContainerInset", "allowsSelection", "sectionHeaderTopPadding",
            "isScrollEnabled", "scrollEnabled", "isSecureTextEntry", "secureTextEntry", "borderStyle", "leftView",
            "leftViewMode", "clearButtonMode", "layer":
            true
        default: false
        }
    }
}
