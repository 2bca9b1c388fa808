// Shows that blocks in another language make the constraints that the chains of the source make: both are evaluated in
// one class, side by side, those of the chains as anchors.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// A class of Swift that has each block twice.
struct PortProof: Sendable {
    let document: LayoutDocument
    fileprivate static let own: Set<String> = ["self", "view", "contentView"]

    /// Those of the blocks that make the same constraints both ways.
    func proven(_ blocks: [PortedBlock]) -> [Bool] {
        let blocks = blocks.map { Self.withOneNameEach(Self.withoutBindings($0)).namingNumbers }
        let together = provenInOneClass(blocks)
        guard blocks.count > 1 else { return together }
        // Methods of a class, and its classes, may call different views the same.
        return blocks.indices.map { together[$0] || provenInOneClass([blocks[$0]]) == [true] }
    }

    private func provenInOneClass(_ named: [(block: PortedBlock, names: [String])]) -> [Bool] {
        let blocks = named.map(\.block)
        let printer = AnchorPrinter(dialect: .swift)
        var isSaid = blocks.map { block in
            block.drafts.allSatisfy { isPlain($0) && (block.kind == .update || isSame($0)) }
        }
        var methods = ""
        var places: [(library: TextRange, anchors: TextRange)] = []
        var views = NamedViews()
        var keepers: Set<String> = []
        var numbers = Set(named.flatMap(\.names))
        for (index, block) in blocks.enumerated() where isSaid[index] {
            keepers.formUnion(block.keepers)
            for draft in block.drafts {
                // `equalTo(HEIGHT)` takes a view or a number, and `inset(HEIGHT)` insets: in the source it is a number.
                let number = draft.constant.text.drop { $0 == "-" }
                if Self.isName(number) { numbers.insert(String(number)) }
                for item in [draft.first, draft.second?.item].compactMap({ $0 }) { views.note(item, document) }
            }
        }
        let head = self.head(views, keepers, numbers)
        func add(_ text: String) -> TextRange {
            let start = head.utf8.count + methods.utf8.count
            methods += text
            return TextRange(start, start + text.utf8.count)
        }
        for (index, block) in blocks.enumerated() {
            guard isSaid[index] else {
                places.append((TextRange(0, 0), TextRange(0, 0)))
                continue
            }
            let library = add("func library\(index)() {\n\(block.text(as: .make))\n}\n")
            var lines: [String] = []
            // Each in a scope of its own.
            for draft in block.drafts {
                let named = withSuperview(draft, views)
                guard let text = printer.constraint(named) else {
                    isSaid[index] = false
                    break
                }
                let priority = draft.priority.map { "c.priority = UILayoutPriority(\($0.text)); " } ?? ""
                lines.append("do { let c = \(text); \(priority)c.isActive = true }\n")
            }
            places.append((library, add("func anchors\(index)() {\n\(lines.joined())}\n")))
        }
        let tree = SyntaxTree.parse(SourceText(head + methods + "}\n"), dialect: .swift)
        guard tree.problems.isEmpty else { return blocks.map { _ in false } }
        let made = made(LayoutDocument.evaluate(tree), places)
        return blocks.indices.map { isSaid[$0] && made[$0] }
    }

    /// Whether each place makes the same twice, and all of it is known.
    private func made(_ proof: LayoutDocument, _ places: [(library: TextRange, anchors: TextRange)]) -> [Bool] {
        let maker = SignatureMaker(proof, places: PlaceMap([]))
        var sets: [TextRange: Set<ConstraintSignature>] = [:]
        let ranges = places.flatMap { [$0.library, $0.anchors] }.sorted { $0.start < $1.start }
        for index in proof.constraints.indices {
            let start = proof.constraints[index].range.start
            let place = ranges.partitionPoint { $0.start > start } - 1
            guard place >= 0 else { continue }
            sets[ranges[place], default: []].insert(maker.signature(MadeConstraintID(index)))
        }
        return places.map { place in
            guard let one = sets[place.library], let other = sets[place.anchors] else { return false }
            return one == other && one.allSatisfy(\.isKnown)
        }
    }

    // MARK: Names

    /// Whether the views of a constraint can stand in a class that is made up: members, and guides of the view.
    private func isPlain(_ draft: ConstraintDraft) -> Bool {
        [draft.first, draft.second?.item].compactMap { $0 }.allSatisfy { item in
            if item.isImplicit { return true }
            let parts = item.text.split(separator: ".", omittingEmptySubsequences: false)
            return Self.isName(parts[0]) && (parts.count == 1 || (parts.count == 2 && item.isGuide))
        }
    }

    private static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.first, !first.isNumber else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The block with plain conditions for `if let last {`: what is bound there is what has that name outside.
    private static func withoutBindings(_ block: PortedBlock) -> PortedBlock {
        var block = block
        for place in block.lines.indices {
            guard let range = block.lines[place].firstRange(of: "if let "), block.lines[place].hasSuffix(" {") else {
                continue
            }
            block.lines[place] = block.lines[place][..<range.lowerBound] + "if isThere {"
        }
        return block
    }

    /// The block with one name for each view that is part of another: `cell_contentView` for `cell.contentView`. Both of what
    /// is compared have it, and in the source each stands for one view.
    private static func withOneNameEach(_ block: PortedBlock) -> PortedBlock {
        let items = block.drafts.flatMap { [$0.first, $0.second?.item].compactMap { $0 } }
        var paths: Set<String> = []
        for item in items where !item.isImplicit && !item.isGuide {
            let parts = item.text.split(separator: ".", omittingEmptySubsequences: false)
            if parts.count > 1, parts.allSatisfy({ isName($0) }), parts[0] != "self" { paths.insert(item.text) }
        }
        guard !paths.isEmpty else { return block }
        var block = block
        // The longer ones first: one may begin another.
        for path in paths.sorted(by: { ($0.utf8.count, $0) > ($1.utf8.count, $1) }) {
            let name = path.replacing(".", with: "_")
            func renamed(_ text: String) -> String { text == path ? name : text }
            block.view = renamed(block.view)
            block.lines = block.lines.map { $0.replacing(path, with: name) }
            for index in block.drafts.indices {
                block.drafts[index].first.text = renamed(block.drafts[index].first.text)
                if let second = block.drafts[index].second {
                    block.drafts[index].second?.item.text = renamed(second.item.text)
                }
                block.drafts[index].constant.text = block.drafts[index].constant.text.replacing(path, with: name)
            }
        }
        return block
    }

    /// Whether a number that is written is the one that the source makes.
    private func isSame(_ draft: ConstraintDraft) -> Bool {
        guard let literal = draft.constant.literal, let id = draft.made, let known = document[id].constant else {
            return true
        }
        return literal == known
    }

    /// The superview by its name, which the chain leaves out.
    private func withSuperview(_ draft: ConstraintDraft, _ views: NamedViews) -> ConstraintDraft {
        guard let second = draft.second, second.item.isImplicit else { return draft }
        var result = draft
        result.second?.item.text = superview(of: draft.first.item, views)
        return result
    }

    /// What holds a view in the class: its superview, if that has a name there, else a view that stands for it.
    private func superview(of item: ItemID, _ views: NamedViews) -> String {
        guard case .item(let parent) = document[item].parent else { return "holder" }
        if let name = views.spelled[parent] { return name }
        return Self.own.contains(document[parent].name) ? document[parent].name : "holder"
    }

    private func head(_ views: NamedViews, _ keepers: Set<String>, _ numbers: Set<String>) -> String {
        let names = views.items.keys.filter { $0 != "holder" }.sorted()
        let own = ["holder", "view", "contentView"].filter { !names.contains($0) }
        var text = "final class Port: UIView {\n"
        for name in own { text += "let \(name) = UIView()\n" }
        for name in names { text += "let \(name) = UIView()\n" }
        for name in keepers.sorted() where views.items[name] == nil { text += "var \(name): Constraint?\n" }
        for name in numbers.sorted() where views.items[name] == nil && !keepers.contains(name) {
            text += "let \(name): CGFloat = written(\"\(name)\")\n"
        }
        text += "init() {\nsuper.init(frame: .zero)\n"
        for name in own { text += "self.addSubview(\(name))\n" }
        for name in names {
            guard let item = views.items[name] else { continue }
            text += "\(superview(of: item, views)).addSubview(\(name))\n"
        }
        return text + "}\n"
    }
}

/// The views of the blocks in the class that is made up.
private struct NamedViews {
    /// Those that it declares, by their names.
    private(set) var items: [String: ItemID] = [:]
    /// What blocks call each view.
    private(set) var spelled: [ItemID: String] = [:]

    mutating func note(_ item: DraftItem, _ document: LayoutDocument) {
        guard !item.isImplicit else { return }
        let parts = item.text.split(separator: ".")
        guard let name = parts.first.map(String.init) else { return }
        if parts.count == 1, !item.isGuide, spelled[item.item] == nil { spelled[item.item] = name }
        // A program may call a view of its own so, too.
        let isOwn = name == "self" || document[item.item].placement != .none || item.isGuide
        if PortProof.own.contains(name), isOwn { return }
        if items[name] == nil { items[name] = item.item }
    }
}
