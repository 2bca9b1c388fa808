// `--output`: the file that takes the place of standard output.

import Project

extension CommandContext {
    /// The file that `--output` names; it takes its place when it is finished.
    func outputFile(_ path: String) throws(UsageError) -> AtomicFile {
        do {
            return try AtomicFile(path: absolutePath(path, in: console.directory), called: path)
        } catch {
            throw UsageError(about(path, error.reason))
        }
    }

    /// Puts the file that `--output` named in place.
    func finish(_ file: AtomicFile?, _ path: String?) throws(UsageError) {
        do {
            try file?.finish()
        } catch {
            throw UsageError(about(path ?? "", error.reason))
        }
    }
}
