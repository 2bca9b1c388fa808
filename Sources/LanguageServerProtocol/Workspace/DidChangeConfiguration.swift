// workspace/didChangeConfiguration: the user has changed settings; most clients send none along and want to be asked.

import JSONRPC

package enum DidChangeConfigurationNotification: NotificationMessage {
    package static let method = "workspace/didChangeConfiguration"

    package struct Params: JSONDecodable {
        package var settings: JSONValue?

        package init(json: JSONValue) { settings = json["settings"] }
    }
}
