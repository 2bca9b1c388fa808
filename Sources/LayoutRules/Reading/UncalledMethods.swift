// Methods that nothing calls: what they would do, nobody sees.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds private methods without parameters, in Swift, that no code of their file names. In Objective-C a header, a subclass
/// or a storyboard may call whatever is there.
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
        guard document.tree.dialect == .swift, scenario.name != nil, let start = scenario.range?.start,
            let method = code.facts.methods.last(where: { $0.range.start <= start && start < $0.range.end }),
            method.kind == .method, method.parameters.isEmpty, !method.isOverride
        else { return false }
        let name = method.name
        guard !name.hasPrefix("init"), isHidden(method) else { return false }
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
        return head.contains("private") && !["IBAction", "objc", "override"].contains { head.contains($0) }
    }
}
