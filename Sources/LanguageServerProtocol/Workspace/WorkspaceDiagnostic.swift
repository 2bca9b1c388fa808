// workspace/diagnostic: the findings of all files of the workspace, in parts if the client wants them so.

import JSONRPC

package enum WorkspaceDiagnosticRequest: RequestMessage {
    package static let method = "workspace/diagnostic"

    package struct Params: JSONDecodable {
        package var previousResultIDs: [PreviousResult]
        package var partialResultToken: ProgressToken?
        package var workDoneToken: ProgressToken?

        package init(json: JSONValue) throws(JSONShapeError) {
            previousResultIDs = try json.required("previousResultIds")
            partialResultToken = try json.optional("partialResultToken")
            workDoneToken = try json.optional("workDoneToken")
        }
    }

    package struct PreviousResult: Sendable, Hashable, JSONDecodable {
        package var uri: DocumentURI
        package var value: String

        package init(json: JSONValue) throws(JSONShapeError) {
            uri = try json.required("uri")
            value = try json.required("value")
        }
    }

    package struct Output: Sendable, JSONEncodable {
        package var items: [Item]

        package init(items: [Item]) { self.items = items }

        package var json: JSONValue { ["items": items.json] }
    }

    package struct Item: Sendable, JSONEncodable {
        package var uri: DocumentURI
        /// Nil for the text on disk.
        package var version: Int?
        package var report: DiagnosticReport

        package init(uri: DocumentURI, version: Int?, report: DiagnosticReport) {
            self.uri = uri
            self.version = version
            self.report = report
        }

        package var json: JSONValue {
            var object = report.json.object ?? JSONObject()
            object.append("uri", uri)
            object.append("version", version.json)
            return .object(object)
        }
    }
}
