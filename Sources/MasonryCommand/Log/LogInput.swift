// The text that `log` reads, piece by piece: a file or standard input.

import LayoutIDE
import Platform
import Project

/// Where a log comes from.
final class LogInput {
    /// As messages call it.
    let name: String
    private let readPiece: () -> Result<[UInt8], ReadFailure>
    /// nil for standard input.
    private let descriptor: Descriptor?

    init(_ argument: String, _ tool: CommandContext) throws(UsageError) {
        guard argument != "-" else {
            name = "stdin"
            descriptor = nil
            readPiece = tool.console.readPiece
            return
        }
        name = argument
        let path = absolutePath(argument, in: tool.console.directory)
        let descriptor: Descriptor
        do throws(SystemError) {
            descriptor = try FileSystem.openToRead(path)
        } catch {
            throw UsageError(about(argument, systemErrorText(error)))
        }
        // A pipe is waited for.
        descriptor.setWaits(true)
        self.descriptor = descriptor
        readPiece = { readSome(descriptor) }
    }

    deinit { descriptor?.close() }

    /// The next piece; empty at the end. A file that is followed has none: more is waited for.
    func next(isFollowing: Bool) -> Result<[UInt8], ReadFailure> {
        while true {
            let piece = readPiece()
            guard isFollowing, descriptor != nil, case .success(let bytes) = piece, bytes.isEmpty else { return piece }
            Pause.sleep(milliseconds: 200)
        }
    }
}
