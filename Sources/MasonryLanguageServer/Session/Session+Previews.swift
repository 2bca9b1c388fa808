// Looks at the pictures that the client shows, one at a time.

import LanguageServerProtocol
import LayoutIDE

extension Session {
    /// Looks at one picture that may have changed. Returns whether there was one.
    func announceNextPreview() -> Bool {
        guard lifecycle == .initialized, let uri = previews.next(version: { version(of: $0) }) else { return false }
        let configuration = configuration(for: uri)
        guard let analysis = documents.update(uri, { $0.analysis(configuration) }) ?? nil else {
            previews.forget(uri)
            return true
        }
        let newest = version(of: uri)
        if previews.isChanged(uri, version: newest, analysis) {
            connection.notify(PreviewChangedParams.method, PreviewChangedParams(uri: uri, version: newest).json)
        }
        return true
    }

    /// How hovers show pictures: as the user has set it, else as the editor is known to show images.
    func hoverPictures(for uri: DocumentURI) -> HoverPictureStyle {
        settings[uri].hoverPictures ?? (Self.rendersImages(clientName) ? .svg : .text)
    }

    /// Visual Studio Code and the editors made of it; the protocol has no capability that says so.
    private static func rendersImages(_ name: String?) -> Bool {
        guard let name = name?.lowercased() else { return false }
        return ["visual studio code", "vscode", "vscodium", "cursor", "windsurf"].contains { name.hasPrefix($0) }
    }
}
