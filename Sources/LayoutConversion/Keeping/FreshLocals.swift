// Views that code has only just made in a local variable: nobody can have given them constraints yet.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds local variables for new views of UIKit's, to which nothing has been done but setting them up and adding them.
///
/// Making such a view's constraints anew makes them: there are none to take away.
struct FreshLocals: Sendable {
    private let tree: SyntaxTree
    private let index: SourceIndex
    /// Where variables are declared with a new view, by their names; of two with one name each.
    private var declarations: [String: [TextRange]] = [:]

    init(_ tree: SyntaxTree, _ index: SourceIndex) {
        (self.tree, self.index) = (tree, index)
        for statement in tree.statements {
            guard case .variable(let variable) = statement.kind, variable.bindings.count == 1,
                !variable.modifiers.contains(.member), let initializer = variable.bindings[0].initializer,
                makesView(initializer)
            else { continue }
            declarations[tree.string(variable.bindings[0].name), default: []].append(statement.range)
        }
    }

    /// Whether a block is the first that hears of the view but for what adds it to another one.
    func isFresh(_ name: String, at block: TextRange) -> Bool {
        let list = index.list(around: block)
        let before = declarations[name]?.last { $0.end <= block.start && index.list(around: $0) == list }
        guard let declaration = before, var place = tree.tokenIndex(at: declaration.end) else { return false }
        while place < tree.tokens.count, tree.tokens[place].range.start < block.start {
            let token = tree.tokens[place]
            if token.kind == .identifier, tree.text[token.range] == name, !isMember(at: place), !isSetUp(at: place) {
                return false
            }
            place += 1
        }
        return true
    }

    /// `self.button` is another one.
    private func isMember(at place: Int) -> Bool {
        guard let before = tree.previousNonTrivia(before: place) else { return false }
        return tree.text[tree.tokens[before].range] == "."
    }

    /// `button.` and `[button `, which set something of it, and `addSubview(button)`.
    private func isSetUp(at place: Int) -> Bool {
        guard let before = tree.previousNonTrivia(before: place) else { return false }
        let previous = tree.text[tree.tokens[before].range]
        let next = place + 1 < tree.tokens.count ? tree.text[tree.tokens[place + 1].range] : ""
        switch previous {
        case "[": return next != "]" && next != ","
        case "(", ":":
            guard next == ")" || next == "]", let word = tree.previousNonTrivia(before: before) else { return false }
            return ["addSubview", "addArrangedSubview"].contains(tree.text[tree.tokens[word].range])
        default: return next == "." && previous != "."
        }
    }

    /// `UIView()`, `[[UIButton alloc] init]`, `[UILabel new]`: the class is one of the system's, which makes no constraints
    /// with a library.
    private func makesView(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .call(let callee, _):
            guard case .name(let type) = tree[callee].kind else { return false }
            return isOfSystem(type)
        case .message(let receiver, let arguments):
            let selector = arguments.first?.label.map { tree.string($0) } ?? ""
            switch tree[receiver].kind {
            case .name(let type): return isOfSystem(type) && (selector == "new" || selector == "buttonWithType")
            case .message(let type, let inner):
                guard case .name(let type) = tree[type].kind else { return false }
                let isAllocated = inner.first?.label.map { tree.string($0) } == "alloc"
                return isOfSystem(type) && isAllocated && selector.hasPrefix("init")
            default: return false
            }
        default: return false
        }
    }

    /// A program's own classes may be called so, too: these names are taken.
    private func isOfSystem(_ type: Name) -> Bool { Self.classes.contains(tree.string(type)) }

    private static let classes: Set<String> = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIControl", "UITextField", "UITextView", "UISwitch",
        "UISlider",
        "UIStepper", "UIScrollView", "UIStackView", "UITableView", "UICollectionView", "UISearchBar", "UIToolbar",
        "UIProgressView", "UIPageControl", "UIActivityIndicatorView", "UISegmentedControl", "UIVisualEffectView",
        "UIPickerView", "UIDatePicker",
    ]
}
