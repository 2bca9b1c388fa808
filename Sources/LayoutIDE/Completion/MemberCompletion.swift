// What follows a dot behind a view, a guide or a structure.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension CompletionSource {
    func addMembers(of base: WrittenChain, inside call: CallPlace?, to list: inout CompletionList) {
        let names = [base.base.name] + base.links.map(\.name)
        guard let last = names.last else { return }
        if names.count == 1, let constant = constant(named: last), !members(of: constant.value).isEmpty {
            for (name, value) in members(of: constant.value) {
                list.add(name, .attribute, rank: 1, detail: NumberText.short(value))
            }
            return
        }
        if addConstants(of: names, to: &list) { return }
        let outer = call.flatMap(relationChain)
        if last == Word.snp.spelling {
            if call == nil { addSnapBlockCalls(to: &list) }
            return addAttributes(fitting: outer, prefix: "", .snapKit, to: &list)
        }
        if last == "self" {
            if let call, takesNumber(call) { return addOwnNumbers(to: &list) }
            addOwnItems(to: &list)
            // A view may name itself as the target; what controls one may not, and a cell should not. Its views come first.
            if let outer, let view = ownView, document[view].name == "self", document[view].placement == .none {
                addTargetMembers(of: last, outer, after: 1, to: &list)
            }
            return
        }
        if let outer {
            addTargetMembers(of: last, outer, to: &list)
        } else if isExpectation(base.base.token) {
            addAttributes(fitting: nil, prefix: "", .masonry, to: &list)
            list.add(
                "frame", .attribute, rank: 1, detail: item(named: last).flatMap { frames?.text(of: $0) } ?? "")
        } else if call == nil, item(named: last) != nil {
            addBlockCalls(to: &list)
        }
    }

    /// The constants of a type or a structure, `Metrics.gap` behind `Metrics.`; whether there are any.
    private func addConstants(of names: [String], to list: inout CompletionList) -> Bool {
        let prefix = names.joined(separator: ".") + "."
        var isOne = false
        for constant in document.constants where constant.name.hasPrefix(prefix) {
            let rest = constant.name.dropFirst(prefix.count)
            isOne = true
            if rest.contains(".") {
                list.add(String(rest.prefix { $0 != "." }), .type, rank: 2)
            } else {
                list.add(String(rest), .constant, rank: 1, detail: describe(constant.value))
            }
        }
        return isOne
    }

    /// Whether the place inside `call` is that of a constant, a multiplier or a priority.
    private func takesNumber(_ call: CallPlace) -> Bool {
        guard let chain = chain(of: call) else { return false }
        switch ChainVocabulary.word(call.callee, in: chain.library)?.role {
        case .constant, .multiplier, .priority: return true
        default: return false
        }
    }

    private func addOwnNumbers(to list: inout CompletionList) {
        for number in ownNumbers where !number.name.hasPrefix("_") {
            list.add(number.name, .constant, rank: 1, detail: number.detail)
        }
    }

    private func chain(of call: CallPlace) -> WrittenChain? {
        guard let dot = walk.previous(call.token), walk.isMark(dot, "."), let chain = walk.chain(endingAtDot: dot),
            chain.isConstraintChain
        else { return nil }
        return chain
    }

    /// The chain that the place inside `call` is the target of.
    private func relationChain(_ call: CallPlace) -> WrittenChain? {
        guard let chain = chain(of: call), ChainVocabulary.word(call.callee, in: chain.library)?.role == .relation
        else { return nil }
        return chain
    }

    /// - Parameter ranks: how many ranks stand before.
    private func addTargetMembers(
        of name: String, _ outer: WrittenChain, after ranks: Int = 0, to list: inout CompletionList
    ) {
        let library = outer.library
        addAttributes(
            fitting: outer, prefix: library == .snapKit ? "snp." : "mas_", library, after: ranks, to: &list)
        if library == .snapKit { list.add("snp", .attribute, rank: ranks + 4, detail: "ConstraintViewDSL") }
        let isGuide = item(named: name).map {
            document[$0].layout.kind != .view && document[$0].layout.kind != .scrollView
        }
        guard isGuide != true else { return }
        let safeArea =
            dialect == .masonry ? "safeArea" : library == .snapKit ? "safeAreaLayoutGuide" : "mas_safeAreaLayoutGuide"
        var guides = [safeArea]
        if dialect != .objectiveC { guides += ["layoutMarginsGuide", "readableContentGuide"] }
        let isScrollView = item(named: name).map { document[$0].layout.kind == .scrollView } ?? false
        if isScrollView, dialect != .objectiveC { guides += ["contentLayoutGuide", "frameLayoutGuide"] }
        for guide in guides { list.add(guide, .guide, rank: ranks + 3, detail: "UILayoutGuide") }
    }

    /// Attributes of a target: those that the chain's own can be related to first.
    private func addAttributes(
        fitting chain: WrittenChain?, prefix: String, _ library: Library, after ranks: Int = 0,
        to list: inout CompletionList
    ) {
        let own = chain?.attributes ?? []
        for word in ChainVocabulary.attributes where word.libraries.contains(LibrarySet(library)) {
            let isComposite = word.attributes.count != 1
            if isComposite, library == .masonry || own.count < 2 { continue }
            list.add(
                prefix + word.name, .attribute, rank: ranks + rank(of: word.attributes, against: own),
                detail: word.firstSentence(analysis.configuration.language))
        }
    }

    private func rank(of attributes: [LayoutAttribute], against own: [LayoutAttribute]) -> Int {
        guard let first = own.first else { return attributes.contains { $0.isMarginAttribute } ? 2 : 1 }
        if own.count > 1 { return own == attributes ? 1 : 5 }
        guard let attribute = attributes.first, attribute.kind == first.kind else { return 6 }
        if attribute.isMarginAttribute { return 4 }
        return attribute == first || attribute == first.facing
            ? 1 : attribute.isDirectional == first.isDirectional ? 2 : 5
    }

    private func addOwnItems(to list: inout CompletionList) {
        for id in givenItems + ownItems(among: proposedItems(near: nil)) {
            // The variable of a property that another file declares.
            let isVariable = dialect == .objectiveC && document[id].name.hasPrefix("_")
            let name = isVariable ? String(document[id].name.dropFirst()) : document[id].name
            list.add(name, .view, rank: 1, detail: detail(of: id))
        }
    }

    private func isExpectation(_ token: Int) -> Bool {
        guard dialect == .masonry else { return false }
        var cursor: Int? = token
        while let current = cursor, !walk.startsLine(current) { cursor = walk.previous(current) }
        return walk.spelling(cursor) == "expect"
    }
}

extension LayoutAttribute {
    /// Whether it depends on the direction of the language.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
