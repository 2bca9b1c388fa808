// What every message of the protocol declares: its method and the types of its parts.

import JSONRPC

/// A message that is answered.
package protocol RequestMessage {
    associatedtype Params: JSONDecodable
    associatedtype Output: JSONEncodable
    static var method: String { get }
}

/// A message that is not answered.
package protocol NotificationMessage {
    associatedtype Params: JSONDecodable
    static var method: String { get }
}

/// The parameters of messages that have none; whatever a client sends there is no mistake.
package struct NoParams: JSONDecodable {
    package init(json: JSONValue) {}
}

/// The result of requests that only say that they are done.
package struct NoResult: JSONEncodable {
    package init() {}
    package var json: JSONValue { .null }
}
