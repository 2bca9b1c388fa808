// The rule about heights that a list's content had before it was laid out.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ContentSizeBeforeLayout: Rule {
    static let id: RuleID = "content-size-before-layout"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A content size is read right after `reloadData`"
    static let documentation = """
        # content-size-before-layout

        A constraint gets the `contentSize` of a table or collection in the same run of code that has told it to reload, and
        nothing has laid it out in between. Tables whose `estimatedRowHeight` is set to 0 are left out, and classes that
        observe `contentSize`. `collectionViewContentSize` of a layout is not reported: the layout computes it when it is
        asked.

        ## At run time
        `reloadData` lays nothing out. A collection still has the content size of its former items; a table has one that is made
        of estimates, as rows of automatic height are measured when they are shown. The view is too high or too low, until the
        same code runs again.

        ## What to do
        Call `layoutIfNeeded()` on the list first, observe its `contentSize`, or let a view that lays out all of its content, as a
        stack view, stand for a list that does not scroll.

        ## Bad
        ```swift
        class PollCell: UITableViewCell {
            private let choices = UITableView()
            func show() {
                choices.reloadData()
                choices.snp.updateConstraints { make in
                    make.height.equalTo(choices.contentSize.height)
                    //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^ information[content-size-before-layout]: not laid out yet
                }
            }
        }
        ```
        ## Good
        ```swift
        class PollCell: UITableViewCell {
            private let choices = UITableView()
            func show() {
                choices.reloadData()
                choices.layoutIfNeeded()
                choices.snp.updateConstraints { make in
                    make.height.equalTo(choices.contentSize.height)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let reloads = context.events(named: "reloadData")
        let readers = Readers(context)
        guard !reloads.isEmpty, readers.isAny, !estimatesNothing(context), !observes(context) else { return [] }
        let calls = Dictionary(context.code.blocks.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [TextRange: FindingDraft] = [:]
        var paths = StraightPaths(context)
        for number in Set(reloads.compactMap { context.code.methodNumber(at: $0.index) }).sorted() {
            var reloaded: [String: TextRange] = [:]
            for step in paths.steps(from: number) {
                switch context.tree.string(step.event.name) {
                // What comes later, on its own, comes behind a layout.
                case _ where step.event.place.isCallback: continue
                case "reloadData":
                    if let list = context.path(step.event.receiver).map(lastName) {
                        reloaded[list] = step.event.nameRange
                    }
                case "layoutIfNeeded", "layoutSubviews", "performBatchUpdates": reloaded = [:]
                default:
                    guard !reloaded.isEmpty, let call = calls[step.index] else { continue }
                    for (range, list) in readers.readings(in: call) {
                        guard let reload = reloaded[list], found[range] == nil else { continue }
                        found[range] = FindingDraft(
                            range,
                            "`\(list)` has reloaded but is not laid out yet: its content size is still the old one, or an estimate. Call `layoutIfNeeded()` on it first."
                        ).relating(reload, "told to reload here")
                    }
                }
            }
        }
        return found.values.sorted { $0.range.start < $1.range.start }
    }

    private static func lastName(of path: String) -> String {
        RuleContext.bare(path.split(separator: ".").last.map(String.init) ?? path)
    }

    /// Whether code turns estimates off.
    private static func estimatesNothing(_ context: RuleContext) -> Bool {
        context.events(named: "estimatedRowHeight", "setEstimatedRowHeight").contains { _, event in
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard let value, case .number(let number, _) = context.tree[value].kind else { return false }
            return number == 0
        }
    }

    /// Whether code follows content sizes: `observe(CGSize.self, "contentSize")`, `observe(\.contentSize)`.
    private static func observes(_ context: RuleContext) -> Bool {
        context.tree.expressions.contains { expression in
            switch expression.kind {
            case .string(let contents): context.text[contents] == "contentSize"
            default: false
            }
        } || context.text.bytes.firstRange(of: Array("\\.contentSize".utf8)) != nil
    }

    /// What reads the content size of a list: expressions, and getters of the class.
    private struct Readers {
        private let context: RuleContext
        /// The lists whose content size getters read, by the getters' names.
        private var getters: [String: String] = [:]
        private(set) var isAny = false

        init(_ context: RuleContext) {
            self.context = context
            let tokens = context.tree.tokens.filter { !$0.kind.isTrivia }
            for place in tokens.indices where tokens[place].kind == .identifier {
                guard context.source(tokens[place].range) == "contentSize" else { continue }
                isAny = true
                guard let list = list(before: place, tokens),
                    let method = context.code.facts.methods.first(where: { $0.range.contains(tokens[place].range) }),
                    method.parameters.isEmpty
                else { continue }
                getters[context.baseName(of: method)] = list
            }
        }

        /// `list` of `list.contentSize`.
        private func list(before place: Int, _ tokens: [Token]) -> String? {
            var place = place - 1
            while tokens.indices.contains(place) {
                let word = context.source(tokens[place].range)
                guard [".", "?", "!"].contains(word) else {
                    return tokens[place].kind == .identifier ? ContentSizeBeforeLayout.lastName(of: word) : nil
                }
                place -= 1
            }
            return nil
        }

        /// The arguments of a block that read a content size, and the lists.
        func readings(in call: CodeReading.BlockCall) -> [(range: TextRange, list: String)] {
            context.chains(of: call).flatMap(\.steps).compactMap { step in
                guard let argument = step.argument, let range = step.argumentRange else { return nil }
                var list: String?
                _ = context.contains(argument) { expression in
                    list = list ?? self.list(in: expression)
                    return list != nil
                }
                return list.map { (range, $0) }
            }
        }

        private func list(in expression: Expression) -> String? {
            switch expression.kind {
            case .name(let name): return getters[context.tree.string(name)]
            case .member(let base, let name, _):
                let word = context.tree.string(name)
                if context.path(base) == "self", let list = getters[word] { return list }
                guard word == "contentSize", let path = context.path(base) else { return nil }
                return ContentSizeBeforeLayout.lastName(of: path)
            default: return nil
            }
        }
    }
}
