// All files of the workspace: the open ones, and those on disk.

import LanguageServerProtocol

extension Session {
    /// The open documents first, in the order they were opened, then the others in the order of reports.
    func workspaceFiles() -> [DocumentURI] {
        let open = documents.order.filter { documents[$0]?.dialect != nil }
        // Clients spell URIs in their own ways; the same path is the same file.
        let openPaths = Set(open.compactMap(\.path))
        let folders = workspaceFolders.compactMap(\.uri.path)
        let others = options.project.files(folders).filter { !openPaths.contains($0) }
        return open + others.map { DocumentURI(path: $0) }
    }
}
