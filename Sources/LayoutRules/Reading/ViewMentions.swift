// How a file mentions the views that it makes: whether some mention may place them or hand them on.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The tokens of a file that name one of a few views.
struct ViewMentions {
    let context: RuleContext
    let tokens: [Token]
    /// Indices in `tokens` by the view's name, without a leading `_`.
    private var places: [String: [Int]] = [:]
    /// Those that a method may get as a parameter of their name, and then places.
    private var placedByOtherNames: Set<String> = []

    /// The first method of each name that takes nothing.
    let helpers: [String: Int]

    /// Complexity: O(tokens + methods).
    init(of names: Set<String>, in context: RuleContext) {
        self.context = context
        let names = Set(names.map(RuleContext.bare))
        helpers = Dictionary(
            context.code.facts.methods.enumerated().lazy
                .filter { $0.element.kind == .method && $0.element.parameters.isEmpty }
                .map { ($0.element.name, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
        let lengths = Set(names.flatMap { [$0.utf8.count, $0.utf8.count + 1] })
        for index in tokens.indices
        where tokens[index].kind == .identifier && lengths.contains(tokens[index].range.length) {
            let name = RuleContext.bare(context.source(tokens[index].range))
            if names.contains(name) { places[name, default: []].append(index) }
        }
        let shadows = Shadows(names, in: context)
        guard !shadows.isEmpty else { return }
        for (name, all) in places {
            places[name] = all.filter { !isOtherThanView($0, name, shadows) }
            if all.contains(where: { isPlacedParameter($0, name, shadows) }) { placedByOtherNames.insert(name) }
        }
    }

    func mentions(of name: String, within range: TextRange? = nil) -> [Int] {
        let all = places[RuleContext.bare(name)] ?? []
        guard let range else { return all }
        return all.filter { range.contains(tokens[$0].range) }
    }

    /// Whether every mention of `name` only declares or assigns the view, adds it to a superview, or sets something that has
    /// nothing to do with its place.
    /// - Parameter orKept: whether a variable may become the member of its name.
    func isOnlyAddedAndDressed(_ name: String, orKept: Bool = false) -> Bool {
        mentions(of: name).allSatisfy {
            orKept && (isKept($0, name) || isKeeping($0, name))
                || isAddition($0) || isDressing($0) || isMadeWhenAsked($0, name) || isConfigured($0)
                || isSetting($0) && !text($0 + 2).lowercased().hasPrefix("addsubview") || loopOfAdditions($0) != nil
        }
    }

    /// Where a list names a view of which each is only added: `[name, other].forEach { addSubview($0) }`.
    func listOfAdditions(_ name: String) -> TextRange? {
        mentions(of: name).first { loopOfAdditions($0) != nil }.map { tokens[$0].range }
    }

    /// The place of the brace of a loop that adds each view of a list in which one is named, and does nothing that places any.
    private func loopOfAdditions(_ index: Int) -> Int? {
        guard let before = before(index), text(before) == "[" || text(before) == ",",
            text(index + 1) == "]" || text(index + 1) == ",",
            let end = (index + 1..<index + 64).first(where: { text($0) == "]" })
        else { return nil }
        let isCall = text(end + 1) == "." && text(end + 2) == "forEach"
        let bracket = isCall ? (text(end + 3) == "(" ? end + 3 : end + 2) : end
        guard isCall || loopVariable(before) != nil, isInPlainLoop(bracket) else { return nil }
        let adds = (bracket + 2..<bracket + 48).prefix { text($0) != "}" }.contains { text($0) == "addSubview" }
        return adds ? bracket + 1 : nil
    }

    /// Whether every mention of `name`, beside these, opens a constraint block on the view or makes it the target of a relation.
    /// - Parameter range: the code for which the name stands for the view, where that is not the whole file.
    func isOnlyAddedAndConstrained(_ name: String, within range: TextRange? = nil) -> Bool {
        guard !placedByOtherNames.contains(RuleContext.bare(name)) else { return false }
        return mentions(of: name, within: range).allSatisfy {
            isAddition($0) || isDressing($0) || isConstraint($0) || isHost($0)
                || isListed($0) || isSetting($0) || isInListOfAdditions($0) || isKept($0, name)
                || isMadeWhenAsked($0, name) || isConfigured($0) || isReading($0)
        }
    }

    /// Whether every mention of `name` makes a plain view, adds it to a superview or says where it lies: it shows nothing.
    func isOnlyMadeAndPlaced(_ name: String) -> Bool {
        mentions(of: name).allSatisfy {
            isPlainMaking($0) || isPlainDeclaration($0) || isPlainHelper($0) || isPlainUse($0) || isConstraint($0)
        }
    }

    /// `self.name = name`: the property of that name has what a variable held.
    private func isKept(_ index: Int, _ name: String) -> Bool {
        text(index - 1) == "=" && RuleContext.bare(text(index - 2)) == RuleContext.bare(name)
            && before(index - 2) != nil
            && ![".", "(", "[", "?", "!"].contains(text(index + 1))
    }

    /// The member of the same.
    private func isKeeping(_ index: Int, _ name: String) -> Bool {
        text(index + 1) == "=" && RuleContext.bare(text(index + 2)) == RuleContext.bare(name)
            && before(index) != nil && ![".", "(", "[", "?", "!"].contains(text(index + 3))
    }

    /// `return name` at the end of what makes the property of that name: the closure behind it, or its getter.
    private func isOwnValue(_ index: Int, _ name: String) -> Bool {
        guard text(index - 1) == "return" else { return false }
        guard text(index + 1) == "}" || text(index + 2) == "}",
            let token = tokens.indices.contains(index) ? tokens[index] : nil
        else { return false }
        if context.code.facts.methods.contains(where: { method in
            method.range.contains(token.range) && method.name == name
        }) {
            return true
        }
        guard text(index + 2) == "(", text(index + 3) == ")" else { return false }
        var depth = 0
        var place = index
        while place > 0 {
            place -= 1
            if text(place) == "}" { depth += 1 }
            if text(place) == "{" {
                if depth == 0 { break }
                depth -= 1
            }
        }
        guard text(place - 1) == "=" else { return false }
        for before in (max(0, place - 16)..<max(0, place - 1)).reversed()
        where text(before) == "var" || text(before) == "let" {
            return text(before + 1) == name
        }
        return false
    }

    /// `for view in [name, other] { view.translatesAutoresizingMaskIntoConstraints = false; addSubview(view) }`: the braces
    /// hold nothing else.
    private func isInPlainLoop(_ bracket: Int) -> Bool {
        var place = bracket + 1
        guard text(place) == "{" else { return false }
        for _ in 0..<48 {
            place += 1
            switch text(place) {
            case "}": return true
            case ".":
                guard Self.harmlessInLoops.contains(text(place + 1)) else { return false }
            case "(":
                guard Self.harmlessInLoops.contains(text(place - 1)) else { return false }
            default: break
            }
        }
        return false
    }

    private static let harmlessInLoops: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "addSubview", "view", "contentView", "layer", "masksToBounds",
        "cornerRadius", "isHidden", "alpha", "backgroundColor", "font", "textColor", "clear", "white", "black",
    ]

    /// What a getter that makes its view at the first call says of it: `- (UILabel *)name {`, `if (!_name) {`, `return _name;`.
    private func isMadeWhenAsked(_ index: Int, _ name: String) -> Bool {
        isOwnValue(index, name) || isGetter(index) || isAsked(index)
    }

    /// `- (UILabel *)name {`.
    private func isGetter(_ index: Int) -> Bool {
        guard context.tree.dialect == .objectiveC, text(index - 1) == ")", text(index + 1) == "{" else { return false }
        return (2..<12).contains { text(index - $0) == "(" && text(index - $0 - 1) == "-" }
    }

    /// `!name`, `name == nil`, `if (name)`: whether there is a view yet.
    private func isAsked(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        let nothing: Set<String> = ["nil", "NULL", "Nil"]
        switch text(index + 1) {
        case "==", "!=": return nothing.contains(text(index + 2))
        case ")":
            if text(before) == "(" { return ["if", "while"].contains(text(before - 1)) }
            if text(before) == "!" { return text(before - 1) == "(" }
            return ["==", "!="].contains(text(before)) && nothing.contains(text(before - 1))
        default: return false
        }
    }

    /// `name.do { $0.text = title }`: the closure only sets what has nothing to do with the view's place.
    func isConfigured(_ index: Int) -> Bool {
        guard before(index) != nil, text(index + 1) == ".", RuleContext.configuring.contains(text(index + 2)),
            text(index + 3) == "{"
        else { return false }
        let view = text(index + 5) == "in" ? text(index + 4) : Word.anonymousArgument.spelling
        return areMentions(of: view, from: index + 3) { isDressing($0) || isSetting($0) }
    }

    /// Whether all mentions of a view between the brace at `start` and its end are such.
    private func areMentions(of view: String, from start: Int, such isSuch: (Int) -> Bool) -> Bool {
        guard text(start) == "{" else { return false }
        var depth = 0
        for place in start..<(start + Self.longestClosure) {
            switch text(place) {
            case "{": depth += 1
            case "}":
                depth -= 1
                if depth == 0 { return true }
            case view where text(place + 1) != "in":
                guard isSuch(place) else { return false }
            case "": return false
            default: break
            }
        }
        return false
    }

    /// Whether the body of a loop only adds, dresses and constrains the view that its variable stands for.
    private func isOnlyPlaced(_ view: String, from brace: Int) -> Bool {
        areMentions(of: view, from: brace) { isAddition($0) || isDressing($0) || isSetting($0) || isConstraint($0) }
    }

    /// `view` of `for view in [name, other]`. `place` is what stands before one of the names: the bracket, or a comma.
    private func loopVariable(_ place: Int) -> String? {
        guard let bracket = (max(place - 64, 0)...max(place, 0)).last(where: { text($0) == "[" }),
            text(bracket - 1) == "in", text(bracket - 3) == "for"
        else { return nil }
        return text(bracket - 2)
    }

    private static let longestClosure = 400

    /// `[name, other].forEach { addSubview($0) }`, `for view in [name, other] { … }`.
    private func isListed(_ index: Int) -> Bool {
        guard let before = before(index), text(before) == "[" || text(before) == ",",
            text(index + 1) == "]" || text(index + 1) == ","
        else { return false }
        for place in index + 1..<index + 64 where text(place) == "]" {
            if isInPlainLoop(place) { return true }
            if let view = loopVariable(before) { return isOnlyPlaced(view, from: place + 1) }
            guard text(place + 1) == ".", text(place + 2) == "forEach", text(place + 3) == "{" || text(place + 3) == "("
            else {
                return false
            }
            let view = text(place + 5) == "in" ? text(place + 4) : Word.anonymousArgument.spelling
            return isInPlainLoop(place + 2) || isOnlyPlaced(view, from: place + 3)
                || (place + 4..<place + 12).contains { text($0) == "addSubview" }
        }
        return false
    }

    /// `name.layer.cornerRadius = 4`, `name.setTitle(…)`, `name.addTarget(…)`.
    func isSetting(_ index: Int) -> Bool {
        guard before(index) != nil, text(index + 1) == "." else { return false }
        switch text(index + 2) {
        case "layer": return text(index + 4) != "frame" && text(index + 4) != "position"
        // Events and images: RxCocoa, Kingfisher, SDWebImage.
        case "titleLabel", "imageView", "rx", "kf", "sd_setImage", "sd_cancelCurrentImageLoad": return true
        case "addTarget", "addAction", "addGestureRecognizer", "removeTarget", "setValue", "setOn", "setProgress",
            "setNeedsDisplay", "setNeedsLayout", "setTitle", "setImage", "setTitleColor", "setBackgroundImage",
            "setContentHuggingPriority", "setContentCompressionResistancePriority", "setAttributedTitle", "addSubviews",
            "addSubViews",
            "reloadData", "register", "dequeueReusableCell", "startAnimating", "stopAnimating", "becomeFirstResponder",
            "resignFirstResponder", "setContentOffset", "sizeToFit":
            return true
        case let method: return text(index + 3) == "(" && (isPlainSetter(method) || isListOfAdditions(index + 2))
        }
    }

    /// `setLabel(text:style:)`: a helper of the program's own that dresses a view, as far as its name tells.
    private func isPlainSetter(_ method: String) -> Bool {
        guard method.hasPrefix("set"), method.dropFirst(3).first?.isUppercase == true else { return false }
        return !Self.placing.contains { method.contains($0) }
    }

    private static let placing = [
        "Up", "Frame", "Bounds", "Center", "Layout", "Constraint", "Position", "Origin", "Size", "Width", "Height",
        "Edge", "Anchor", "Inset", "Margin", "Hierarchy", "UI", "View", "Superview",
    ]

    /// `name.addSubview(`, `[name addSubview:`: what lies in a view is seen as constraints of its own.
    func isHost(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        let place = text(index + 1) == "." ? index + 2 : index + 1
        guard place == index + 2 || text(before) == "[" else { return false }
        return Self.adding.contains(text(place)) || isListOfAdditions(place)
    }

    private static let adding: Set<String> = ["addSubview", "addArrangedSubview"]

    func isConstraint(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        switch text(index + 1) {
        case ".":
            let property = text(index + 2)
            return property == Word.snp.spelling || Library(prefixOf: property) != nil || isAnchor(index, from: before)
        case ")":
            let relation = text(before - 1)
            return text(before) == "(" && (relation.hasSuffix("equalTo") || relation.hasSuffix("ThanOrEqualTo"))
        case ",":
            // An argument of a constraint by hand, which is read as a whole or spoils all that it names.
            return text(before) == ":" && Self.itemLabels.contains(text(before - 1))
        default:
            if text(before) == ":", Self.itemLabels.contains(text(before - 1)) { return true }
            return text(before) == "[" && Library(prefixOf: text(index + 1)) == .masonry
        }
    }

    private static let itemLabels: Set<String> = ["item", "toItem", "constraintWithItem"]

    /// `name.topAnchor.constraint(`, `equalTo: name.topAnchor`, also of a guide of the view.
    private func isAnchor(_ index: Int, from before: Int) -> Bool {
        var place = index + 2
        if text(place).hasSuffix("Guide"), text(place + 1) == "." { place += 2 }
        guard text(place).hasSuffix("Anchor") else { return false }
        if text(place + 1) == "." { return text(place + 2) == "constraint" }
        // Of Objective-C the receiver of a message.
        if text(before) == "[" { return text(place + 1).hasPrefix("constraint") }
        guard text(before) == ":" else { return false }
        let label = text(before - 1)
        return label == "equalTo" || label.hasSuffix("OrEqualTo") || label.hasPrefix("constraint")
    }

    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? context.source(tokens[index].range) : ""
    }

    /// The index of the token before the view, with `self.` passed over; nil where another object's property is meant.
    func before(_ index: Int) -> Int? {
        guard text(index - 1) == "." || text(index - 1) == "->" else { return index - 1 }
        return SelfAlias.isSelfOrAlias(text(index - 2)) ? index - 3 : nil
    }

    /// `addSubview(name)`, `addSubview:name]`, `insertSubview(name, …`.
    func isAddition(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        let end = text(index + 1)
        guard (text(before) == "(" || text(before) == ":") && (end == ")" || end == "]") else { return false }
        return text(before - 1) == "addSubview" || isListOfAdditions(before - 1)
    }

    /// `addSubviews([name, other])`, `addSubviews(name, other)`: the helper that many projects have.
    func isInListOfAdditions(_ index: Int) -> Bool {
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

    /// `name.frame = .zero`, `= CGRectZero`, `= CGRect()`: it places nothing.
    private func isEmptied(_ index: Int) -> Bool {
        guard text(index + 2) == "frame", text(index + 3) == "=" else { return false }
        let value = text(index + 4) == "CGRect" ? index + 5 : index + 4
        if value == index + 5, text(value) == "(" { return text(value + 1) == ")" }
        return text(value) == "CGRectZero" || text(value) == "." && text(value + 1) == "zero"
    }

    func isDressing(_ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        switch text(index + 1) {
        case "=": return text(before) != "&" && text(before) != "\\"
        case ":": return text(before) == "let" || text(before) == "var"
        case ";": return text(before) == "*"
        case ".": return DressingProperties.contain(text(index + 2)) && text(index + 3) != "(" || isEmptied(index)
        case "?", "!":
            return text(index + 2) == "." && DressingProperties.contain(text(index + 3)) && text(index + 4) != "("
        default:
            guard text(before) == "[", tokens.indices.contains(index + 1) else { return false }
            let message = text(index + 1)
            return message.hasPrefix("set") && message != "setFrame" && message != "setBounds" && message != "setCenter"
                || message.hasPrefix("register") || message.hasPrefix("dequeueReusable")
                || ["addTarget", "addGestureRecognizer", "reloadData", "startAnimating", "stopAnimating", "sizeToFit"]
                    .contains(message)
        }
    }
}
