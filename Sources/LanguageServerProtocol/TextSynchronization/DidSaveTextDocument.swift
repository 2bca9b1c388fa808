// textDocument/didSave: sent by some clients without being asked; nothing follows from it.

package enum DidSaveTextDocumentNotification: NotificationMessage {
    package static let method = "textDocument/didSave"
    package typealias Params = NoParams
}
