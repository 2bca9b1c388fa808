// $/cancelRequest: the client no longer wants an answer. The connection looks for it; what arrives late has no effect.

package enum CancelRequestNotification: NotificationMessage {
    package static let method = "$/cancelRequest"
    package typealias Params = NoParams
}
