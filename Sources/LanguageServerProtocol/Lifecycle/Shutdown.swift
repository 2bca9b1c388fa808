// shutdown: the client asks the server to stop working; exit follows.

package enum ShutdownRequest: RequestMessage {
    package static let method = "shutdown"
    package typealias Params = NoParams
    package typealias Output = NoResult
}
