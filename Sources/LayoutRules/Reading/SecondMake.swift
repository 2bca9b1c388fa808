// Turns a block that makes once more what stands into one that changes it.

import MasonrySemantics
import SourceText

/// The header of a second `make` on a view: `update` where the block makes nothing else than what stands, with other
/// numbers, else `remake`.
enum SecondMake {
    static func edit(of block: BlockID, in context: RuleContext) -> TextEdit? {
        guard context.document.blocks.indices.contains(block.index), context.document[block].kind == .make else {
            return nil
        }
        let header = context.document[block].headerRange
        let spelling = context.source(header)
        let name = isUpdate(block, context) ? "updateConstraints" : "remakeConstraints"
        for make in ["mas_makeConstraints", "snp_makeConstraints", "makeConstraints"] where spelling.hasSuffix(make) {
            let prefix = make.dropLast("makeConstraints".utf8.count)
            return TextEdit(header, spelling.dropLast(make.utf8.count) + prefix + name)
        }
        return nil
    }

    private static func isUpdate(_ block: BlockID, _ context: RuleContext) -> Bool {
        let document = context.document
        guard let receiver = document[block].receiver else { return false }
        var known: Set<UpdateKey> = []
        for index in context.blocksByItem[receiver] where BlockID(index) != block {
            guard document.blocks[index].range.start < document[block].range.start else { continue }
            for chain in document.blocks[index].chains {
                for id in document[chain].constraints { known.insert(UpdateKey(document[id])) }
            }
        }
        return document[block].chains.allSatisfy { chain in
            document[chain].unknown == nil
                && document[chain].constraints.allSatisfy { known.contains(UpdateKey(document[$0])) }
        }
    }
}
