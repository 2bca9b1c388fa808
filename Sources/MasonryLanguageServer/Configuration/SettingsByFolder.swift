// What the client has set: in general, and for each folder of a workspace that has several.

import LanguageServerProtocol

/// The settings of a client, of which those of the innermost folder around a document hold for it.
struct SettingsByFolder: Sendable, Hashable {
    private struct Folder: Sendable, Hashable {
        /// Without a slash at its end.
        let place: String
        let settings: ClientSettings
    }

    /// For what is in none of the folders, and for what concerns no document.
    let general: ClientSettings
    /// Empty if the general settings hold in all of them.
    private let folders: [Folder]

    init(general: ClientSettings = ClientSettings(), folders: [(uri: DocumentURI, settings: ClientSettings)] = []) {
        self.general = general
        let isUniform = folders.allSatisfy { $0.settings == general }
        self.folders =
            isUniform
            ? []
            : folders.map { folder in
                var place = Self.place(folder.uri)
                while place.last == "/" { place.removeLast() }
                return Folder(place: place, settings: folder.settings)
            }
    }

    /// The settings that hold for a document.
    subscript(uri: DocumentURI) -> ClientSettings {
        guard !folders.isEmpty else { return general }
        let place = Self.place(uri)
        let around = folders.filter { place.hasPrefix($0.place + "/") }
        return around.max { $0.place.utf8.count < $1.place.utf8.count }?.settings ?? general
    }

    /// Clients spell URIs in their own ways; the same path is the same file.
    private static func place(_ uri: DocumentURI) -> String { uri.path ?? uri.spelling }
}
