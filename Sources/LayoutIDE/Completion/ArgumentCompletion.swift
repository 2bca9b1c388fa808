// What may stand between the parentheses of a call: views, their facing attributes, guides, constants, makers.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The kinds of value that a place takes.
enum ValueShape: Hashable {
    case number, size, point, insets

    /// The shape of a known value; nil for values that no constant of a constraint can be.
    init?(_ value: Value) {
        switch value {
        case .number: self = .number
        case .size: self = .size
        case .point: self = .point
        case .insets, .directionalInsets: self = .insets
        default: return nil
        }
    }
}

extension CompletionSource {
    func addArguments(of call: CallPlace, to list: inout CompletionList) {
        let chain = walk.previous(call.token).flatMap { walk.isMark($0, ".") ? walk.chain(endingAtDot: $0) : nil }
        if let chain, chain.isConstraintChain, let word = ChainVocabulary.word(call.callee, in: chain.library) {
            switch word.role {
            case .relation: addTargets(of: chain, callee: word, to: &list)
            case .constant: addNumbers(shapes(of: word, chain), chain.library, to: &list)
            case .multiplier: addNumbers([.number], chain.library, to: &list)
            case .priority: addPriorities(chain.library, to: &list)
            default: break
            }
        } else if ValueVocabulary.maker(named: call.callee) != nil {
            addNumbers([.number], library(of: chain), to: &list)
        }
    }

    /// The cases of a priority behind `priority(.`, without the dot that stands there.
    func addImplicitMembers(of call: CallPlace, to list: inout CompletionList) {
        let chain = walk.previous(call.token).flatMap { walk.isMark($0, ".") ? walk.chain(endingAtDot: $0) : nil }
        guard let chain, chain.isConstraintChain, chain.library == .snapKit,
            ChainVocabulary.word(call.callee, in: chain.library)?.role == .priority
        else { return }
        for (name, value) in Self.snapPriorities { list.add(name, .priority, rank: 1, detail: "\(value)") }
    }

    private static let snapPriorities = [("required", 1000), ("high", 750), ("medium", 500), ("low", 250)]

    private func library(of chain: WrittenChain?) -> Library {
        chain?.library ?? (dialect == .swift ? .snapKit : .masonry)
    }

    // MARK: Targets

    private func addTargets(of chain: WrittenChain, callee: ChainWord, to list: inout CompletionList) {
        let library = chain.library
        let attributes = chain.attributes
        let shapes = shapes(of: attributes)
        let isSize = attributes.allSatisfy { $0.kind == .size } && !attributes.isEmpty
        let isBoxing = Library(prefixOf: callee.name) == .masonry
        let takesObjectsOnly = dialect == .objectiveC && library == .masonry && !isBoxing
        let takesValuesFirst = isBoxing || isSize
        addItems(for: chain, rank: takesValuesFirst ? 3 : 1, to: &list)
        for constant in document.constants {
            guard let shape = ValueShape(constant.value), shapes.contains(shape) else { continue }
            if takesObjectsOnly, shape != .number { continue }
            let text = takesObjectsOnly ? "@(\(constant.name))" : constant.name
            list.add(text, .constant, rank: takesValuesFirst ? 1 : 5, detail: describe(constant.value))
        }
        if !takesObjectsOnly { addMakers(shapes, library, rank: takesValuesFirst ? 2 : 6, to: &list) }
        if takesObjectsOnly { list.add("@()", .value, rank: 7, detail: "NSNumber", snippet: "@($1)") }
        if library == .masonry { list.add("@[]", .value, rank: 8, detail: "NSArray", snippet: "@[$1]") }
    }

    private func addItems(for chain: WrittenChain, rank: Int, to list: inout CompletionList) {
        let receiver = receiver(of: chain.header)
        let superview = receiver.flatMap(parent)
        var items = proposedItems(near: receiver)
        if let superview, document[superview].nameRange != nil, !items.contains(superview) { items.append(superview) }
        // `self`, `view` and `contentView` of sources are declared nowhere.
        for id in [superview, ownView].compactMap({ $0 }) where isGivenView(id) && !items.contains(id) {
            items.append(id)
        }
        let spellings = spellings(of: items)
        let facing = chain.attributes.count == 1 ? chain.attributes.first?.facing : nil
        for id in items where id != receiver {
            guard let name = spellings[id] else { continue }
            let isSuperview = id == superview
            let isSibling = superview != nil && parent(of: id) == superview
            let isNear = receiver.map { abs($0.index - id.index) <= 30 } ?? true
            let kind: CompletionItem.Kind = document[id].layout.kind == .guide ? .guide : .view
            list.add(
                name, kind, rank: isSuperview || isSibling ? rank : rank + 1,
                detail: detail(of: id))
            if isSuperview, chain.attributes.contains(where: { $0.kind != .size }) {
                list.add(safeArea(of: name, in: chain.library), .guide, rank: rank, detail: "UILayoutGuide")
            }
            if isSibling, isNear, let facing {
                list.add(
                    spelling(of: facing, on: name, in: chain.library), .attribute, rank: rank, detail: detail(of: id))
            }
        }
        if receiver != nil, dialect == .swift, superview == nil, chain.library == .snapKit {
            list.add("superview", .view, rank: rank + 1, detail: "UIView?")
        }
    }

    func parent(of id: ItemID) -> ItemID? {
        if case .item(let parent) = document[id].parent { return parent }
        return nil
    }

    // MARK: Numbers

    /// What the attributes together take: one structure for a composite, and a number for all of them.
    private func shapes(of attributes: [LayoutAttribute]) -> Set<ValueShape> {
        var result: Set<ValueShape> = [.number]
        guard attributes.count > 1 else { return result }
        if attributes.allSatisfy({ $0.kind == .size }) { result.insert(.size) }
        if attributes.allSatisfy({ $0.isEdge }) { result.insert(.insets) }
        if attributes.allSatisfy({ !$0.isEdge && $0.kind != .size }) { result.insert(.point) }
        return result
    }

    private func shapes(of word: ChainWord, _ chain: WrittenChain) -> Set<ValueShape> {
        switch (word.name, chain.library) {
        case ("insets", _): [.insets]
        case ("inset", .snapKit): [.number, .insets]
        case ("sizeOffset", _): [.size]
        case ("centerOffset", _): [.point]
        case ("mas_offset", _), ("valueOffset", _), ("offset", .snapKit): shapes(of: chain.attributes)
        default: [.number]
        }
    }

    private func addNumbers(_ shapes: Set<ValueShape>, _ library: Library, to list: inout CompletionList) {
        for constant in document.constants {
            guard let shape = ValueShape(constant.value) else { continue }
            if shapes.contains(shape) {
                list.add(
                    constant.name, .constant, rank: shape == .number && shapes.count > 1 ? 2 : 1,
                    detail: describe(constant.value))
            } else if shapes.contains(.number) {
                for (member, value) in members(of: constant.value) {
                    list.add(
                        "\(constant.name).\(member)", .constant, rank: 4, detail: NumberText.short(value))
                }
            }
        }
        if shapes.contains(.number) {
            for number in ownNumbers { list.add(spelling(of: number), .constant, rank: 1, detail: number.detail) }
        }
        addMakers(shapes, library, rank: 3, to: &list)
    }

    private func addMakers(_ shapes: Set<ValueShape>, _ library: Library, rank: Int, to list: inout CompletionList) {
        for maker in ValueVocabulary.makers where maker.libraries.contains(LibrarySet(library)) {
            guard let shape = ValueShape(maker.shape), shapes.contains(shape) else { continue }
            list.add(
                maker.name, .value, rank: maker.shape == .directionalInsets ? rank + 1 : rank,
                detail: maker.signature.label, insert: "\(maker.name)()", snippet: maker.snippet + "$0")
        }
    }

    private func addPriorities(_ library: Library, to list: inout CompletionList) {
        let names: [(String, Int)] =
            library == .snapKit && dialect != .objectiveC
            ? Self.snapPriorities.map { (".\($0.0)", $0.1) }
            : dialect == .objectiveC
                ? [
                    ("MASLayoutPriorityRequired", 1000), ("MASLayoutPriorityDefaultHigh", 750),
                    ("MASLayoutPriorityDefaultMedium", 500), ("MASLayoutPriorityDefaultLow", 250),
                ] : []
        for (name, value) in names { list.add(name, .priority, rank: 1, detail: "\(value)") }
        for value in [999, 750, 500, 250] { list.add("\(value)", .value, rank: 2) }
        for constant in document.constants {
            guard case .number(let value, _) = constant.value, (1...1000).contains(value) else { continue }
            list.add(constant.name, .constant, rank: 3, detail: NumberText.short(value))
        }
    }
}

extension ValueShape {
    init?(_ shape: ValueMaker.Shape) {
        switch shape {
        case .size: self = .size
        case .point: self = .point
        case .insets, .directionalInsets: self = .insets
        case .boxed: return nil
        }
    }
}

extension LayoutAttribute {
    /// The attribute of a neighbour that this one is usually put next to.
    var facing: LayoutAttribute? {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        default: nil
        }
    }
}
