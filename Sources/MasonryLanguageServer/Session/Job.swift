// Work that is too long for one go.

import JSONRPC
import LanguageServerProtocol

/// Whether a job goes on.
enum JobProgress: Sendable, Hashable { case unfinished, finished }

/// A long request. Each piece is short, so that a keystroke in between is not kept waiting.
protocol Job: AnyObject {
    var id: RequestID { get }
    var progress: WorkProgress { get }

    /// Does the next piece; the last one answers the request.
    func advance(in session: Session) -> JobProgress
}

extension Session {
    /// Does a piece of the oldest job. Returns whether there was one.
    func workOnJobs() -> Bool {
        guard let job = jobs.first else { return false }
        guard job.advance(in: self) == .unfinished else {
            jobs.removeFirst()
            return true
        }
        return true
    }

    /// The client wants no answer to a long request any more.
    func cancelJob(_ id: RequestID) {
        cancelJob { $0.id == id }
    }

    /// The client's user has stopped work whose progress is shown.
    func cancelJob(_ token: ProgressToken) {
        cancelJob { $0.progress.token == token }
    }

    private func cancelJob(_ isMeant: (any Job) -> Bool) {
        guard let index = jobs.firstIndex(where: isMeant) else { return }
        let job = jobs.remove(at: index)
        job.progress.stop(in: self)
        connection.answer(job.id, .failure(ResponseError(.requestCancelled, "Cancelled")))
    }

    /// What is left of the jobs is answered before the server is silent.
    func cancelAllJobs() {
        for job in jobs { connection.answer(job.id, .failure(ResponseError(.requestCancelled, "Shutting down"))) }
        jobs.removeAll()
    }
}
