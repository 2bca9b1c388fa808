// The rule about views that are added although they have a superview already.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum AddedTwice: Rule {
    static let id: RuleID = "added-twice"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is added a second time"
    static let documentation = """
        # added-twice

        The set-up of a class adds a view that it has added already: to the same superview, or to another one.

        ## At run time
        A view has one superview. Adding it to the same one again only brings it to the front. Adding it to another one takes it
        out of the first, and with it the constraints to views there; where its constraints were made in between,
        they are gone, and this is a warning.

        ## What to do
        Take out the line that is left over. A view that moves needs its constraints after the move.

        ## Bad
        ```swift
        class Ticket: UIView {
            private let title = UILabel()
            private let price = UILabel()
            func setUp() {
                addSubview(title)
                addSubview(price)
                addSubview(title)
                //<- hint[added-twice]: `title` has been in `self` since line 5
                title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                price.snp.makeConstraints { $0.bottom.leading.equalToSuperview() }
            }
        }
        ```
        ## Bad
        ```swift
        class Ticket: UIView {
            private let card = UIView()
            private let title = UILabel()
            func setUp() {
                addSubview(card)
                addSubview(title)
                card.snp.makeConstraints { $0.edges.equalToSuperview() }
                title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                card.addSubview(title)
                //   ^^^^^^^^^^ warning[added-twice]: are removed
            }
        }
        ```
        ## Bad
        ```swift
        class Ticket: UIView {
            private let card = UIView()
            private let title = UILabel()
            func setUp() {
                addSubview(card)
                addSubview(title)
                card.addSubview(title)
                //   ^^^^^^^^^^ information[added-twice]: a view has one superview
                card.snp.makeConstraints { $0.edges.equalToSuperview() }
                title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class Ticket: UIView {
            private let card = UIView()
            private let title = UILabel()
            func setUp() {
                addSubview(card)
                card.addSubview(title)
                card.snp.makeConstraints { $0.edges.equalToSuperview() }
                title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
            }
            func lift() {
                title.removeFromSuperview()
                addSubview(title)
                title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var counts: [Int: Int] = [:]
        for (index, event) in context.events(named: "addSubview", "addArrangedSubview", "addSubviews", "addSubViews")
        where event.kind == .call {
            if let method = context.code.method(at: index) { counts[method.type, default: 0] += 1 }
        }
        guard counts.values.contains(where: { $0 > 1 }) else { return [] }
        var reports: [TextRange: FindingDraft] = [:]
        var paths = StraightPaths(context)
        // What may take out any view, by its name.
        let removers = Set(context.code.facts.events.lazy.filter { $0.kind == .call }.map(\.name)).filter { name in
            let word = context.tree.string(name).lowercased()
            return ["remove", "clear", "reset", "clean"].contains { word.contains($0) }
        }
        for number in context.code.facts.methods.indices {
            let method = context.code.facts.methods[number]
            guard method.kind == .method, counts[method.type, default: 0] > 1 else { continue }
            var places = Places(context, removers)
            for step in paths.steps(from: number) { places.follow(step) }
            for (range, report) in places.reports where reports[range] == nil { reports[range] = report }
        }
        return reports.values.sorted { $0.range.start < $1.range.start }
    }

    /// Where the views are that a method has added so far.
    private struct Places {
        private struct Place {
            var superview: Superview
            var name: String
            var event: CodeEvent
            var hasBlock = false
        }

        private enum Superview: Equatable {
            case item(ItemID)
            case path(String)
        }

        private let context: RuleContext
        private let removers: Set<Name>
        private var places: [ItemID: Place] = [:]
        /// Constraints that went with a move, until new ones are made.
        private var lost: [ItemID: FindingDraft] = [:]
        private var found: [TextRange: FindingDraft] = [:]

        init(_ context: RuleContext, _ removers: Set<Name>) {
            self.context = context
            self.removers = removers
        }

        var reports: [TextRange: FindingDraft] {
            found.merging(lost.values.map { ($0.range, $0) }) { _, lost in lost }
        }

        mutating func follow(_ step: StraightPaths.Step) {
            let event = step.event
            switch (event.kind, event.name.word) {
            case (.assignment, _):
                guard let path = context.targetPath(event) else { return }
                forget { $0 == path || $0.hasPrefix(path + ".") }
            case (.call, .addSubview): add(event.arguments.count == 1 ? event.arguments : [], step)
            case (.call, .insertSubview): forget(event.arguments.first?.value)
            default:
                if event.name.word?.block != nil, event.kind == .call {
                    noteBlock(step)
                    return
                }
                switch context.tree.string(event.name) {
                case "addArrangedSubview": add(event.arguments, step)
                case "insertArrangedSubview", "removeArrangedSubview": forget(event.arguments.first?.value)
                default:
                    guard removers.contains(event.name) else { return }
                    if event.name.word == .removeFromSuperview, let path = context.path(event.receiver) {
                        forget { $0 == path }
                    } else {
                        places = [:]
                        lost = [:]
                    }
                }
            }
        }

        private mutating func forget(_ argument: ExpressionID?) {
            guard let path = context.path(argument) else { return }
            forget { $0 == path }
        }

        private mutating func forget(where isMeant: (String) -> Bool) {
            for (item, place) in places where isMeant(place.name) { places[item] = nil }
        }

        private mutating func noteBlock(_ step: StraightPaths.Step) {
            guard
                let method = context.code.facts.methods.indices.contains(step.method)
                    ? context.code.facts.methods[step.method] : nil,
                let call = context.code.blocks(in: method).first(where: { $0.index == step.index })
            else { return }
            for index in context.code.documentBlocks(of: call) {
                guard let item = context.document.blocks[index].receiver else { continue }
                lost[item] = nil
                if step.isCertain, call.kind != .update, tiesOutside(index, of: item) { places[item]?.hasBlock = true }
            }
        }

        /// Whether a block relates its view to something that is not in it.
        private func tiesOutside(_ block: Int, of item: ItemID) -> Bool {
            let document = context.document
            return document.blocks[block].chains.contains { chain in
                document[chain].constraints.contains { id in
                    guard case .item(let other, _) = document[id].target else {
                        return document[id].firstAttribute.kind != .size
                    }
                    return other != item && !document.isAncestor(item, of: other)
                }
            }
        }

        private mutating func add(_ arguments: [Argument], _ step: StraightPaths.Step) {
            for argument in arguments {
                guard let path = context.path(argument.value), let item = context.item(named: argument.value) else {
                    continue
                }
                let superview = superview(of: step.event)
                let before = places[item]
                places[item] = nil
                guard step.isCertain, let superview, !isMadeAnew(argument.value, path, at: step) else { continue }
                places[item] = Place(superview: superview, name: path, event: step.event)
                guard let before, before.event.range != step.event.range else { continue }
                report(item, step.event, before, isSame: before.superview == superview)
            }
        }

        private func superview(of event: CodeEvent) -> Superview? {
            guard let receiver = event.receiver else { return .path("self") }
            if let item = context.item(named: receiver) { return .item(item) }
            return context.path(receiver).map { .path($0) }
        }

        /// Whether a name may stand for another view each time: what the method or a closure is given, and a computed property.
        private func isMadeAnew(_ argument: ExpressionID?, _ path: String, at step: StraightPaths.Step) -> Bool {
            let head = path.split(separator: ".", maxSplits: 1).first.map(String.init) ?? path
            let method = context.code.facts.methods[step.method]
            if method.parameters.contains(where: { context.tree.string($0) == head }) { return true }
            let type = context.code.type(of: method)
            if let member = type.members.first(where: { $0.name == head }), member.initializer != nil { return false }
            if let getter = context.code.facts.methods[type.methods].first(where: { $0.name == head }) {
                // One that keeps what it has made gives the same again.
                return !assigns(head, getter)
            }
            if type.members.contains(where: { $0.name == head }) || assigns(head, method) { return false }
            // A property of the header.
            let text = argument.map { context.source(context.tree[$0].range) } ?? ""
            return context.tree.dialect != .objectiveC || !(text.hasPrefix("self.") || text.hasPrefix("_"))
        }

        private func assigns(_ path: String, _ method: CodeMethod) -> Bool {
            context.code.facts.events(of: method).contains {
                $0.kind == .assignment && context.targetPath($0) == path
            }
        }

        private mutating func report(_ item: ItemID, _ event: CodeEvent, _ before: Place, isSame: Bool) {
            let name = context.document.name(of: item)
            let line = context.lineText(before.event.range)
            let first = before.event.receiver.map { context.source(context.tree[$0].range) } ?? "self"
            let related: Phrase = "added here first"
            if isSame {
                var report = FindingDraft(
                    event.nameRange,
                    "`\(name)` has been in `\(first)` since \(line): adding it again only brings it to the front. Remove one of the two calls."
                ).relating(before.event.nameRange, related)
                report.severity = .hint
                found[event.nameRange] = report
            } else if before.hasBlock {
                var report = FindingDraft(
                    event.nameRange,
                    "`\(name)` leaves `\(first)`, and its constraints to views there are removed. Make them after this line."
                ).relating(before.event.nameRange, related)
                report.severity = .warning
                lost[item] = report
            } else {
                found[event.nameRange] = FindingDraft(
                    event.nameRange,
                    "`\(name)` leaves `\(first)`, to which \(line) added it: a view has one superview. Remove one of the two calls."
                ).relating(before.event.nameRange, related)
            }
        }
    }
}
