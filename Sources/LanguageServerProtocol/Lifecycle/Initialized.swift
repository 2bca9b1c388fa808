// initialized: the client has read the answer to initialize.

package enum InitializedNotification: NotificationMessage {
    package static let method = "initialized"
    package typealias Params = NoParams
}
