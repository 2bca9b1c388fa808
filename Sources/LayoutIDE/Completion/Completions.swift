// The entry of completion: from a place in the text to what may stand there.

import SourceText

extension Analysis {
    /// What may be typed at `offset`, best first. Works on unfinished text; empty where nothing fits.
    package func completions(at offset: TextOffset) -> [CompletionItem] { [] }

    /// `item`, an answer of `completions(at: offset)`, with its documentation and, where it can be told, the frame
    /// that it would lead to.
    package func resolve(_ item: CompletionItem, at offset: TextOffset) -> CompletionItem { item }

    /// As `resolve`, for a caller that kept only the place and the label; nil if nothing has that label there.
    package func resolvedCompletion(labelled label: String, at offset: TextOffset) -> CompletionItem? { nil }
}
