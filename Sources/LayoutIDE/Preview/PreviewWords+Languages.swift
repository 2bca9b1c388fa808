// The words of pictures and pages in each language.

import LayoutPreview
import LayoutRules

extension PreviewWords {
    /// The words in `language`; those that it lacks are English.
    init(in language: MessageLanguage) {
        self = PreviewWords.standard.translated(to: language.tag) { language.wording(of: $0) }
    }
}
