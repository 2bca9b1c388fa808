// Snippets for constraint blocks, in the spelling that the file itself uses.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// How a file writes its blocks.
enum BlockSpelling: Hashable {
    /// `v.makeConstraints { … }`
    case short
    /// `[v mas_makeConstraints:^(MASConstraintMaker *make) { … }];`
    case message
    /// `v.snp.makeConstraints { make in … }`
    case snapKit(maker: String)

    /// The library whose semantics hold in such a block.
    var library: Library {
        if case .snapKit = self { return .snapKit }
        return .masonry
    }
}

extension Analysis {
    /// The spelling of the last block before `offset`, else of the first, else the dialect's own.
    func blockSpelling(before offset: TextOffset) -> BlockSpelling {
        let block = document.blocks.last { $0.range.end <= offset } ?? document.blocks.first
        guard let block else {
            switch tree.dialect {
            case .masonry: return .short
            case .objectiveC: return .message
            case .swift: return .snapKit(maker: "make")
            }
        }
        return spelling(of: block)
    }

    func spelling(of block: ConstraintBlock) -> BlockSpelling {
        if block.library == .snapKit { return .snapKit(maker: maker(of: block)) }
        let start = block.range.start.utf8
        return start < text.length && text.bytes[start] == UInt8(ascii: "[") ? .message : .short
    }
}

extension Analysis {
    /// The maker as the block's chains spell it: `$0` has no declaration that would tell.
    func maker(of block: ConstraintBlock) -> String {
        guard let chain = block.chains.first.map({ document[$0] }), let parts = ChainText(chain, in: text) else {
            return block.makerName
        }
        return parts.maker.hasSuffix("$0") ? "$0" : block.makerName
    }
}

extension CompletionSource {
    /// `make` or `$0` at the start of a statement in a block.
    func addMaker(_ header: WrittenBlockHeader, to list: inout CompletionList) {
        list.add(header.makerName, .keyword, rank: 0, detail: "ConstraintMaker", insert: header.makerName + ".")
    }

    /// Behind `[view `.
    func addMessageBlocks(to list: inout CompletionList) {
        for call in ["mas_makeConstraints", "mas_updateConstraints", "mas_remakeConstraints"] {
            list.add(
                "\(call):", .snippet, rank: 1, detail: "MASConstraintMaker",
                insert: "\(call):^(MASConstraintMaker *make) {\n    \n}",
                snippet: "\(call):^(MASConstraintMaker *make) {\n    make.$0\n}")
        }
    }

    /// Behind `view.` at the start of a statement.
    func addBlockCalls(to list: inout CompletionList) {
        let spelling = analysis.blockSpelling(before: offset)
        for verb in ["make", "update", "remake"] {
            if dialect != .swift {
                addCall("\(verb)Constraints", .short, preferred: spelling, to: &list)
            }
            if dialect != .objectiveC {
                let maker = if case .snapKit(let maker) = spelling { maker } else { "make" }
                addCall("snp.\(verb)Constraints", .snapKit(maker: maker), preferred: spelling, to: &list)
            }
        }
    }

    /// Behind `view.snp.` at the start of a statement.
    func addSnapBlockCalls(to list: inout CompletionList) {
        let maker = if case .snapKit(let maker) = analysis.blockSpelling(before: offset) { maker } else { "make" }
        let (opening, spelled) = Self.opening(.snapKit(maker: maker))
        for verb in ["make", "update", "remake"] {
            let name = "\(verb)Constraints"
            list.add(
                name, .snippet, rank: 0, detail: "{ … }", insert: "\(name) \(opening)\n    \n}",
                snippet: "\(name) \(opening)\n    \(spelled).$0\n}")
        }
    }

    private func addCall(
        _ name: String, _ kind: BlockSpelling, preferred: BlockSpelling, to list: inout CompletionList
    ) {
        let (opening, maker) = Self.opening(kind)
        list.add(
            name, .snippet, rank: kind.library == preferred.library ? 1 : 3, detail: "{ … }",
            insert: "\(name) \(opening)\n    \n}", snippet: "\(name) \(opening)\n    \(maker).$0\n}")
    }

    /// What follows the call, and how the maker is written in a snippet.
    static func opening(_ spelling: BlockSpelling) -> (opening: String, maker: String) {
        switch spelling {
        case .short, .message: ("{", "make")
        case .snapKit("$0"): ("{", "\\$0")
        case .snapKit(let maker): ("{ \(maker) in", maker)
        }
    }

    /// A whole block for each visible view; views that have none yet come first.
    func addBlocks(rank: Int, to list: inout CompletionList) {
        let spelling = analysis.blockSpelling(before: offset)
        let built = Set(document.blocks.compactMap(\.receiver))
        let items = proposedItems(near: nil)
        let spellings = spellings(of: items)
        for id in items where document[id].parent != .root {
            guard let name = spellings[id] else { continue }
            let (plain, snippet) = Self.block(on: name, spelling)
            list.add(
                name, .snippet, rank: built.contains(id) ? rank + 1 : rank, detail: detail(of: id), insert: plain,
                snippet: snippet)
        }
    }

    private static func block(on name: String, _ spelling: BlockSpelling) -> (plain: String, snippet: String) {
        let (opening, maker) = opening(spelling)
        switch spelling {
        case .short:
            return ("\(name).makeConstraints {\n    \n}", "\(name).makeConstraints {\n    make.$0\n}")
        case .message:
            let head = "[\(name) mas_makeConstraints:^(MASConstraintMaker *make) {"
            return ("\(head)\n    \n}];", "\(head)\n    make.$0\n}];")
        case .snapKit:
            let head = "\(name).snp.makeConstraints \(opening)"
            return ("\(head)\n    \n}", "\(head)\n    \(maker).$0\n}")
        }
    }
}
