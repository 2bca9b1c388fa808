// Methods that nothing calls: what they would do, nobody sees.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds methods without parameters that no code of the file names: private ones in Swift, which no other file can call, and
/// in Objective-C those of a class right below UIKit's that are none of UIKit's own. Of the latter another file may call
/// those that the header declares, which is not asked: what they would do is missed then.
struct UncalledMethods {
    private let document: LayoutDocument
    private let code: CodeReading

    init(document: LayoutDocument, code: CodeReading) {
        self.document = document
        self.code = code
    }

    /// Whether a scenario is one of such a method.
    /// Complexity: O(methods), and O(tokens) for a method that no call names.
    func contains(_ scenario: Scenario) -> Bool {
        guard document.tree.dialect != .masonry, scenario.name != nil, let start = scenario.range?.start,
            let method = code.facts.methods.last(where: { $0.range.start <= start && start < $0.range.end }),
            method.kind == .method, method.parameters.isEmpty, !method.isOverride,
            code.facts.types.indices.contains(method.type)
        else { return false }
        let name = method.name
        guard !Self.called.contains(name), !name.hasPrefix("init"), isHidden(method) else { return false }
        let all = TextRange(0, document.tree.text.length)
        var mentions = 0
        for token in document.tree.tokens(in: all) where token.kind == .identifier {
            if document.tree.text[token.range] == name { mentions += 1 }
            if mentions > 1 { return false }
        }
        return true
    }

    private func isHidden(_ method: CodeMethod) -> Bool {
        let head = document.tree.text[TextRange(method.range.start, max(method.range.start, method.nameRange.start))]
        guard !["IBAction", "objc", "override"].contains(where: { head.contains($0) }) else { return false }
        guard document.tree.dialect == .objectiveC else { return head.contains("private") }
        let type = code.facts.types[method.type]
        return type.isDeclared && type.inherited.first?.hasPrefix("UI") ?? false
    }

    /// What UIKit calls by itself.
    private static let called: Set<String> = [
        "viewDidLoad", "loadView", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateViewConstraints",
        "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "didReceiveMemoryWarning", "layoutSubviews",
        "updateConstraints", "prepareForReuse", "awakeFromNib", "didMoveToSuperview", "didMoveToWindow",
        "removeFromSuperview", "tintColorDidChange", "safeAreaInsetsDidChange", "layoutMarginsDidChange",
        "intrinsicContentSize", "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints", "becomeFirstResponder",
        "resignFirstResponder", "dealloc", "deinit", "prepareForInterfaceBuilder", "invalidateIntrinsicContentSize",
        "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews", "presentationTransitionWillBegin",
        "dismissalTransitionWillBegin", "sizeToFit", "setNeedsDisplay", "reloadData", "viewDidUnload", "didLoad",
    ]
}
