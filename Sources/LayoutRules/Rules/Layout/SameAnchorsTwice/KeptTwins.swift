// Kept constraints that get another constant while one between the same anchors stays.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Two required equations between the same anchors, of which code keeps one.
struct KeptTwin {
    let stays: MadeConstraintID
    let kept: MadeConstraintID
    /// Where the kept one gets another constant; nil where the two differ from the beginning, and nothing changes that.
    let change: TextRange?
}

enum KeptTwins {
    /// Those of which no method of the class switches one off. In written order.
    static func all(in context: RuleContext) -> [KeptTwin] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [] }
        let held = document.constraints.indices.lazy.map { MadeConstraintID($0) }.filter { document[$0].isStored }
        guard !held.isEmpty else { return [] }
        let names = names(of: Set(held), context)
        let places = changes(of: names, context)
        var kept: [AnchorPair: MadeConstraintID] = [:]
        for id in held where (places[id] != nil || isOwn(names[id], context)) && staysOn(id, document) {
            if let anchors = anchors(of: id, document) { kept[anchors] = id }
        }
        guard !kept.isEmpty else { return [] }
        let certainty = ConflictCertainty(document: document)
        return document.constraints.indices.compactMap { index in
            let id = MadeConstraintID(index)
            guard !document[id].isStored, document[id].guardID == .always, let anchors = anchors(of: id, document),
                let twin = kept[anchors], certainty.areCertain([id]), staysOn(id, document)
            else { return nil }
            guard let changes = places[twin] else {
                guard let constant = document[id].constant, let other = document[twin].constant, constant != other
                else { return nil }
                return KeptTwin(stays: id, kept: twin, change: nil)
            }
            let change = changes.first { differs($0, from: id, context) }
            return change.map { KeptTwin(stays: id, kept: twin, change: $0.nameRange) }
        }
    }

    /// Whether no other file can name the member that keeps a constraint.
    private static func isOwn(_ name: NamedView?, _ context: RuleContext) -> Bool {
        guard let name, context.code.facts.types.indices.contains(name.type) else { return false }
        return context.code.facts.types[name.type].members.contains { $0.name == name.path && $0.isPrivate }
    }

    private static func anchors(of id: MadeConstraintID, _ document: LayoutDocument) -> AnchorPair? {
        document.isInText(document[id].range) ? AnchorPair(of: id, in: document) : nil
    }

    /// Whether a constraint is on whatever methods have run, and as important as it was.
    private static func staysOn(_ id: MadeConstraintID, _ document: LayoutDocument) -> Bool {
        let owner = document[document[id].firstItem].owner
        return !document.neverActivated.contains(id)
            && document.scenarios.allSatisfy { scenario in
                // In the layouts of other classes of the file it is not to be expected.
                if let other = scenario.owner, let owner, other != owner { return true }
                return scenario.active.contains(id) && scenario.changedPriorities[id] == nil
            }
    }

    /// Whether a change gives the kept one another constant than the other one has.
    private static func differs(_ change: CodeEvent, from other: MadeConstraintID, _ context: RuleContext) -> Bool {
        guard let value = change.value ?? change.arguments.first?.value else { return true }
        let made = context.document[other]
        if case .number(let number, _) = context.tree[value].kind, let constant = made.constant {
            return number != constant
        }
        let number = plain(context.source(context.tree[value].range))
        if let range = made.constantRange { return plain(context.source(range)) != number }
        // `constraint(equalTo: view.topAnchor, constant: gap)`
        let text = context.source(made.range).filter { !$0.isWhitespace }
        return !["constant:", "constant:self."].contains { text.hasSuffix($0 + number + ")") }
    }

    private static func plain(_ text: String) -> String {
        text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }

    /// What keeps each constraint.
    private static func names(
        of kept: Set<MadeConstraintID>, _ context: RuleContext
    ) -> [MadeConstraintID: NamedView] {
        let places = kept.map { (id: $0, range: context.document[$0].range) }.sorted { $0.range.start < $1.range.start }
        // The innermost assignment keeps it.
        var names: [MadeConstraintID: (name: NamedView, length: Int)] = [:]
        for (index, event) in context.code.facts.events.enumerated() where event.kind == .assignment {
            guard let value = event.value, let path = context.targetPath(event),
                let type = context.code.method(at: index)?.type
            else { continue }
            // Another class may have a member of the same name.
            let name = NamedView(type: type, path: path)
            let range = context.tree[value].range
            // A closure that makes many constraints keeps none of them under its name.
            let first = places.partitionPoint { $0.range.start >= range.start }
            for place in places[first...].prefix(4) where range.contains(place.range) {
                guard range.length < names[place.id]?.length ?? .max else { continue }
                names[place.id] = (name, range.length)
            }
        }
        return names.mapValues(\.name)
    }

    /// Where code gives each kept constraint a constant.
    private static func changes(
        of names: [MadeConstraintID: NamedView], _ context: RuleContext
    ) -> [MadeConstraintID: [CodeEvent]] {
        guard !names.isEmpty else { return [:] }
        var changes: [NamedView: [CodeEvent]] = [:]
        for (index, event) in context.events(named: "constant", "setConstant", "update", "setOffset") {
            guard let path = context.path(event.receiver), let type = context.code.method(at: index)?.type else {
                continue
            }
            changes[NamedView(type: type, path: path), default: []].append(event)
        }
        for (index, event) in context.events(named: "bind", "drive") {
            guard let path = boundConstraint(event.arguments.first?.value, context),
                let type = context.code.method(at: index)?.type
            else { continue }
            changes[NamedView(type: type, path: path), default: []].append(event)
        }
        return names.compactMapValues { changes[$0] }
    }

    /// The constraint of `height.rx.constant`, to which RxSwift gives what a stream says.
    private static func boundConstraint(_ id: ExpressionID?, _ context: RuleContext) -> String? {
        guard let id, case .member(let proxy, let property, _) = context.tree[id].kind,
            context.tree.string(property) == "constant",
            case .member(let kept, let name, _) = context.tree[proxy].kind, context.tree.string(name) == "rx"
        else { return nil }
        return context.path(kept)
    }
}
