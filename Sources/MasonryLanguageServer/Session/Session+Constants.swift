// Collects constants of other files, and says again what rests on them.

import LanguageServerProtocol
import LayoutIDE
import Project

extension Session {
    /// Does a piece of collecting constants. Returns whether there was something to do.
    func collectConstants() -> Bool {
        guard lifecycle == .initialized else { return false }
        switch constants.advance() {
        case .nothingToDo: return false
        case .worked(let done, let total): collectionProgress.report(done: done, of: total, in: self)
        case .finished: collectionProgress.end(in: self)
        case .changed(let collector, let answers):
            collectionProgress.end(in: self)
            for uri in documents.order where collectors[uri.folder].map({ $0 === collector }) ?? false {
                documents.forgetAnalysis(of: uri, where: answers)
            }
            showAgain()
        }
        return true
    }

    /// Other files have changed: constants and companions of open documents may be others.
    func filesChanged(_ paths: [String]) {
        guard !paths.isEmpty else { return }
        constants.filesChanged(paths)
        var hasChanged = false
        for uri in documents.order {
            guard let known = companions[uri], let path = uri.path else { continue }
            let now = options.project.companions(path)
            if known.map(\.bytes) == now.map(\.bytes) { continue }
            companions[uri] = now
            documents.forgetAnalysis(of: uri)
            hasChanged = true
        }
        if hasChanged { showAgain() }
    }
}
