// Views that code has only just made in a local variable: nobody can have given them constraints yet.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds local variables for new views, to which nothing has been done but setting them up and adding them: views of UIKit's,
/// and of classes that the text itself implements, for what nobody but the class makes of them.
///
/// Making such a view's constraints anew makes them: there are none to take away.
struct FreshLocals: Sendable {
    private let tree: SyntaxTree
    private let index: SourceIndex
    /// Where variables are declared with a new view, by their names; of two with one name each.
    private var declarations: [String: [Declaration]] = [:]

    private struct Declaration: Sendable {
        var range: TextRange
        /// The class, where it is one of the text's.
        var own: String?
    }

    init(_ tree: SyntaxTree, _ index: SourceIndex, _ classes: ClassRelation) {
        (self.tree, self.index) = (tree, index)
        let own = Self.ownViews(tree, classes)
        for statement in tree.statements {
            guard case .variable(let variable) = statement.kind, variable.bindings.count == 1,
                !variable.modifiers.contains(.member), let initializer = variable.bindings[0].initializer,
                let type = madeType(initializer), Self.classes.contains(type) || own.contains(type)
            else { continue }
            declarations[tree.string(variable.bindings[0].name), default: []].append(
                Declaration(range: statement.range, own: own.contains(type) ? type : nil))
        }
    }

    /// Whether a block is the first that hears of a view of UIKit's but for what adds it to another one.
    func isFresh(_ name: String, at block: TextRange) -> Bool {
        guard let declaration = declaration(of: name, before: block), declaration.own == nil else { return false }
        return isOnlySetUp(name, from: declaration.range.end, to: block.start)
    }

    /// Whether a block is about an object that is just made, or a member of it, of a class that the text implements: none but
    /// the class can have given it constraints.
    func isOwn(_ receiver: String, at block: TextRange) -> Bool {
        let name = receiver.prefix { $0 != "." }
        guard receiver.utf8.count(where: { $0 == UInt8(ascii: ".") }) <= 1,
            let declaration = declaration(of: String(name), before: block), declaration.own != nil
        else { return false }
        let between = TextRange(declaration.range.end, block.start)
        if receiver.utf8.count > name.utf8.count, isGiven(String(receiver.dropFirst(name.count + 1)), in: between) {
            return false
        }
        return isOnlySetUp(String(name), from: between.start, to: between.end)
    }

    /// Whether a stretch of text gives a member a view, which may have constraints: `card.icon = icon`, `[card setIcon:icon]`.
    private func isGiven(_ member: String, in range: TextRange) -> Bool {
        guard var place = tree.tokenIndex(at: range.start) else { return true }
        let setter = "set" + member.prefix(1).uppercased() + member.dropFirst()
        while place < tree.tokens.count, tree.tokens[place].range.start < range.end {
            let text = tree.text[tree.tokens[place].range]
            let following = tree.tokens[(place + 1)...].first { $0.kind != .whitespace }
            if text == setter || text == member && following.map({ tree.text[$0.range] }) == "=" { return true }
            place += 1
        }
        return false
    }

    private func declaration(of name: String, before block: TextRange) -> Declaration? {
        guard let all = declarations[name] else { return nil }
        let list = index.list(around: block)
        return all.last { $0.range.end <= block.start && index.list(around: $0.range) == list }
    }

    /// Whether nothing but setting it up and adding it is done to a variable's view in a stretch of text.
    private func isOnlySetUp(_ name: String, from start: TextOffset, to end: TextOffset, depth: Int = 0) -> Bool {
        guard depth < 3, var place = tree.tokenIndex(at: start) else { return false }
        while place < tree.tokens.count, tree.tokens[place].range.start < end {
            let token = tree.tokens[place]
            if token.kind == .identifier, tree.text[token.range] == name, !isMember(at: place), !isSetUp(at: place) {
                guard let other = otherName(at: place),
                    isOnlySetUp(other, from: token.range.end, to: end, depth: depth + 1)
                else { return false }
            }
            place += 1
        }
        return true
    }

    /// `weakCard` of `__weak typeof(card) weakCard = card`.
    private func otherName(at place: Int) -> String? {
        guard let equal = tree.previousNonTrivia(before: place), tree.text[tree.tokens[equal].range] == "=",
            place + 1 < tree.tokens.count, tree.tokens[place + 1].kind == .newline || next(place) == ";",
            let name = tree.previousNonTrivia(before: equal), tree.tokens[name].kind == .identifier,
            let before = tree.previousNonTrivia(before: name), tree.text[tree.tokens[before].range] != "."
        else { return nil }
        return tree.text[tree.tokens[name].range]
    }

    private func next(_ place: Int) -> String {
        place + 1 < tree.tokens.count ? tree.text[tree.tokens[place + 1].range] : ""
    }

    /// `self.button` is another one.
    private func isMember(at place: Int) -> Bool {
        guard let before = tree.previousNonTrivia(before: place) else { return false }
        return tree.text[tree.tokens[before].range] == "."
    }

    /// `button.` and `[button `, which set something of it, `typeof(button)`, and `addSubview(button)`, also of its member.
    private func isSetUp(at place: Int) -> Bool {
        guard let before = tree.previousNonTrivia(before: place) else { return false }
        let previous = tree.text[tree.tokens[before].range]
        var end = place
        switch previous {
        case "[": return next(place) != "]" && next(place) != ","
        case "(", ":":
            if next(place) == "." { end += 2 }
            guard next(end) == ")" || next(end) == "]", let word = tree.previousNonTrivia(before: before) else {
                return false
            }
            return Self.harmless.contains(tree.text[tree.tokens[word].range])
        default: return next(place) == "." && previous != "."
        }
    }

    private static let harmless: Set<String> = [
        "addSubview", "addArrangedSubview", "typeof", "__typeof", "__typeof__",
    ]

    /// The class of `UIView()`, `[[UIButton alloc] init]`, `[UILabel new]`.
    private func madeType(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .call(let callee, _):
            guard case .name(let type) = tree[callee].kind else { return nil }
            return tree.string(type)
        case .message(let receiver, let arguments):
            let selector = arguments.first?.label.map { tree.string($0) } ?? ""
            switch tree[receiver].kind {
            case .name(let type):
                return selector == "new" || selector == "buttonWithType" ? tree.string(type) : nil
            case .message(let type, let inner):
                guard case .name(let type) = tree[type].kind else { return nil }
                let isAllocated = inner.first?.label.map { tree.string($0) } == "alloc"
                return isAllocated && selector.hasPrefix("init") ? tree.string(type) : nil
            default: return nil
            }
        default: return nil
        }
    }

    /// The classes that the text implements and that inherit from one of UIKit's views.
    private static func ownViews(_ tree: SyntaxTree, _ relation: ClassRelation) -> Set<String> {
        let implemented = tree.statements.compactMap { statement -> String? in
            guard case .type(let type) = statement.kind, type.keyword == .implementation || type.keyword == .class
            else { return nil }
            return tree.string(type.name)
        }
        return Set(implemented.filter { relation.declaredSuperclass(of: $0).map(classes.contains) ?? false })
    }

    /// The system's, which make no constraints with a library. A program's own classes may be called so, too: these names
    /// are taken.
    private static let classes: Set<String> = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIControl", "UITextField", "UITextView", "UISwitch",
        "UISlider",
        "UIStepper", "UIScrollView", "UIStackView", "UITableView", "UICollectionView", "UISearchBar", "UIToolbar",
        "UIProgressView", "UIPageControl", "UIActivityIndicatorView", "UISegmentedControl", "UIVisualEffectView",
        "UIPickerView", "UIDatePicker",
    ]
}
