// Tells the client when a picture that it has asked for is another one.

import LanguageServerProtocol
import LayoutIDE

/// The pictures that the client shows, one a document. The cursor takes no part: the client knows where it is.
struct PreviewWatch {
    private struct Watched {
        var uri: DocumentURI
        var request: LayoutIDE.PreviewRequest
        /// The version whose picture this is; nil asks for another look.
        var version: Int?
        var picture: String?
    }

    /// In the order of asking.
    private var watched: [Watched] = []

    mutating func watch(
        _ uri: DocumentURI, _ request: LayoutIDE.PreviewRequest, version: Int?, _ analysis: FileAnalysis
    ) {
        forget(uri)
        // What is not open does not change.
        guard version != nil else { return }
        var request = request
        request.offset = nil
        request.dragRange = .none
        watched.append(
            Watched(
                uri: uri, request: request, version: version, picture: analysis.wholeDisplayed.preview(request)?.content
            ))
    }

    mutating func forget(_ uri: DocumentURI) { watched.removeAll { $0.uri == uri } }

    /// After a change of settings any picture may be another one.
    mutating func lookAgain() {
        for index in watched.indices { watched[index].version = nil }
    }

    /// The next document with a version that was not looked at.
    func next(version: (DocumentURI) -> Int?) -> DocumentURI? {
        watched.first { $0.version != version($0.uri) }?.uri
    }

    /// Looks at the picture of a version. Returns whether it is another one.
    mutating func isChanged(_ uri: DocumentURI, version: Int?, _ analysis: FileAnalysis) -> Bool {
        guard let index = watched.firstIndex(where: { $0.uri == uri }) else { return false }
        let picture = analysis.wholeDisplayed.preview(watched[index].request)?.content
        watched[index].version = version
        defer { watched[index].picture = picture }
        return picture != watched[index].picture
    }
}
