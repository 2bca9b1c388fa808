// Frames that a method gives a view just before it constrains it.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// `web.frame = bounds`, and below it in the same method `web.snp.makeConstraints { … }`.
struct FrameBeforeBlock {
    let path: String
    /// The assigned value.
    let frame: TextRange
    /// The word `frame`.
    let name: TextRange
    let method: CodeMethod
    let isCollection: Bool

    /// Of views of the system's that lie in a view which is known: a header of a table is placed by its frame.
    static func all(in context: RuleContext) -> [FrameBeforeBlock] {
        context.events(named: "frame").compactMap { index, event in
            guard event.kind == .assignment, !event.place.isConditional, !event.place.isCallback,
                event.place.animation == nil, event.place.block == nil, let value = event.value,
                !context.source(context.tree[value].range).lowercased().hasSuffix("zero"),
                let path = context.path(event.receiver), path != "self",
                let method = context.code.method(at: index), method.kind == .method,
                let item = context.item(named: event.receiver), context.document.superview(of: item) != nil,
                let type = context.document[item].className, type.hasPrefix("UI") || type == "WKWebView",
                context.code.blocks(in: method).contains(where: { call in
                    call.kind == .make && call.path == path && call.index > index && !call.event.place.isConditional
                        && !call.event.place.isCallback
                })
            else { return nil }
            return FrameBeforeBlock(
                path: path, frame: context.tree[value].range, name: event.nameRange, method: method,
                isCollection: type == "UICollectionView")
        }
    }
}
