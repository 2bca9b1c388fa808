// From a message to its handler, and from the handler's result to the one answer.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension Session {
    func handle(_ message: Message) {
        switch message {
        case .request(let id, let method, let params):
            handleRequest(id, method, params)
            logTrace("Took the request \(method)", params)
        case .notification(let method, let params):
            handleNotification(method, params)
            logTrace("Took the notification \(method)", params)
        case .response: break
        }
    }

    private func handleRequest(_ id: RequestID, _ method: String, _ params: JSONValue?) {
        do throws(ResponseError) {
            let isInitialize = method == InitializeRequest.method
            // What follows these two is right only behind them, so that they are not taken back.
            guard isInitialize || method == ShutdownRequest.method || !connection.isCancelled(id) else {
                throw ResponseError(.requestCancelled, "Cancelled")
            }
            switch lifecycle {
            case .created where !isInitialize:
                throw ResponseError(.serverNotInitialized, "The first request must be \"initialize\"")
            case .initialized where isInitialize:
                throw ResponseError(.invalidRequest, "The server is already initialized")
            case .shutDown, .exited: throw ResponseError(.invalidRequest, "The server is shut down")
            case .created, .initialized: break
            }
            if let handler = methods.request(method) {
                connection.answer(id, .success(try handler.answer(json: params ?? .null, in: self)))
            } else if let handler = methods.longRequest(method) {
                jobs.append(try handler.job(json: params ?? .null, id: id, in: self))
            } else {
                throw ResponseError(.methodNotFound, "There is no method \"\(method)\"")
            }
        } catch {
            connection.answer(id, .failure(error))
        }
    }

    private func handleNotification(_ method: String, _ params: JSONValue?) {
        // Before initialize and after shutdown only `exit` counts (LSP, `initialize`).
        guard lifecycle == .initialized || method == ExitNotification.method else { return }
        guard let handler = methods.notification(method) else {
            // Those that start with "$/" may be ignored by anyone.
            if !method.hasPrefix("$/") {
                log(
                    .log,
                    LocalizedText(
                        "Ignored the unknown notification \"\(method)\"", "已忽略未知的通知 \"\(method)\""))
            }
            return
        }
        do throws(JSONShapeError) {
            try handler.receive(json: params ?? .null, in: self)
        } catch {
            let reason = "\(error)"
            log(.error, LocalizedText("Ignored \"\(method)\": \(reason)", "已忽略 \"\(method)\"：\(reason)"))
        }
    }
}
