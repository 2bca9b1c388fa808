// initialize: the two sides tell each other what they can do.

import JSONRPC

package enum InitializeRequest: RequestMessage {
    package static let method = "initialize"

    package struct Params: JSONDecodable {
        /// The process whose end is also the server's; nil if there is none to watch.
        package var processID: Int?
        package var clientName: String?
        package var locale: String?
        package var capabilities: ClientCapabilities
        package var initializationOptions: JSONValue?
        package var trace: TraceValue
        package var workspaceFolders: [WorkspaceFolder]

        package init(json: JSONValue) throws(JSONShapeError) {
            guard case .object = json else { throw JSONShapeError(message: "expected an object") }
            processID = json.lenient("processId")
            clientName = json["clientInfo"]?["name"]?.string
            locale = json.lenient("locale")
            capabilities = ClientCapabilities(json: json["capabilities"] ?? .null)
            initializationOptions = json["initializationOptions"]
            trace = json.lenient("trace") ?? .off
            workspaceFolders = json.lenient("workspaceFolders") ?? Self.rootFolder(json)
        }

        /// Clients of before 3.6 name one root only, by URI or even by path.
        private static func rootFolder(_ json: JSONValue) -> [WorkspaceFolder] {
            let path = json["rootPath"]?.string.map { DocumentURI(path: $0) }
            guard let uri = json["rootUri"]?.string.map({ DocumentURI($0) }) ?? path else { return [] }
            return [WorkspaceFolder(uri: uri, name: uri.lastPathComponent)]
        }
    }

    package struct Output: JSONEncodable {
        package var capabilities: ServerCapabilities
        package var serverName: String
        package var serverVersion: String

        package init(capabilities: ServerCapabilities, serverName: String, serverVersion: String) {
            self.capabilities = capabilities
            self.serverName = serverName
            self.serverVersion = serverVersion
        }

        package var json: JSONValue {
            [
                "capabilities": capabilities.json,
                "serverInfo": ["name": .string(serverName), "version": .string(serverVersion)],
            ]
        }
    }
}

/// A folder that the user has opened.
package struct WorkspaceFolder: Sendable, Hashable, JSONDecodable {
    package var uri: DocumentURI
    package var name: String

    package init(uri: DocumentURI, name: String) {
        self.uri = uri
        self.name = name
    }

    package init(json: JSONValue) throws(JSONShapeError) {
        uri = try json.required("uri")
        name = try json.optional("name") ?? uri.lastPathComponent
    }
}

/// How much a client wants to hear about the server's work.
package enum TraceValue: String, Sendable, Hashable, JSONDecodable {
    case off, messages, verbose

    package init(json: JSONValue) throws(JSONShapeError) {
        guard let value = TraceValue(rawValue: try String(json: json)) else {
            throw JSONShapeError(message: "expected \"off\", \"messages\" or \"verbose\"")
        }
        self = value
    }
}
