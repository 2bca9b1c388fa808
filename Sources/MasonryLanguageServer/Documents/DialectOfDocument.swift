// Which of the three languages a document is written in.

import LanguageServerProtocol
import LayoutIDE

extension Dialect {
    /// By what the client calls the language, else by the name of the file: editors that do not know `.masonry` call
    /// it plain text, and many call every header C.
    static func of(_ uri: DocumentURI, languageID: String) -> Dialect? {
        switch languageID.lowercased() {
        case "masonry": return .masonry
        case "objective-c", "objective-cpp", "objc", "objcpp": return .objectiveC
        case "swift": return .swift
        default: return Dialect(fileExtension: uri.fileExtension)
        }
    }
}
