// exit: the client asks the process to end.

package enum ExitNotification: NotificationMessage {
    package static let method = "exit"
    package typealias Params = NoParams
}
