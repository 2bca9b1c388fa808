// shutdown: from here on nothing is answered but exit.

import JSONRPC
import LanguageServerProtocol

extension ShutdownRequest: RequestHandler {
    static func answer(_ params: Params, in session: Session) throws(ResponseError) -> Output {
        session.cancelAllJobs()
        session.shutDown()
        return Output()
    }
}
