// The surroundings of one run: standard streams, environment and working directory, real or made up by a test.

import LayoutIDE
import Platform
import Project

/// Everything a command may touch outside its arguments and the file system.
package struct Console {
    package var output: any ByteSink
    package var errors: any ByteSink
    /// Reads all of standard input.
    package var readInput: () -> Result<[UInt8], ReadFailure>
    /// Reads the next piece of standard input, as soon as there is some; an empty one at its end.
    package var readPiece: () -> Result<[UInt8], ReadFailure>
    package var inputIsTerminal = false
    package var outputIsTerminal = false
    package var errorsAreTerminal = false
    /// Only the variables that the tool knows.
    package var environment: [String: String] = [:]
    /// What `--locale` says; nil where it is not given.
    package var chosenLanguage: MessageLanguage?
    /// What the configuration of the run says; nil where it says nothing, or has not been read.
    package var configuredLocale: String?
    /// Absolute; relative paths start here.
    package var directory: String

    package init(
        output: any ByteSink, errors: any ByteSink, directory: String,
        readInput: @escaping () -> Result<[UInt8], ReadFailure> = { .success([]) }
    ) {
        self.output = output
        self.errors = errors
        self.directory = directory
        self.readInput = readInput
        var isRead = false
        readPiece = {
            defer { isRead = true }
            return isRead ? .success([]) : readInput()
        }
    }

    /// The console of this process.
    package static func system() -> Console {
        var console = Console(
            output: DescriptorSink(descriptor: .standardOutput, name: LocalizedText("standard output", "标准输出")),
            errors: DescriptorSink(descriptor: .standardError, name: LocalizedText("standard error", "标准错误")),
            directory: ThisProcess.workingDirectory,
            readInput: { readAll(.standardInput, limit: maximumTextBytes) })
        console.readPiece = { readSome(.standardInput) }
        console.inputIsTerminal = Descriptor.standardInput.isTerminal
        console.outputIsTerminal = Descriptor.standardOutput.isTerminal
        console.errorsAreTerminal = Descriptor.standardError.isTerminal
        console.environment = ThisProcess.environment(
            ["HOME", "NO_COLOR", "PATH", "TERM", "TMPDIR", "XDG_CACHE_HOME", CacheFolder.variable]
                + MessageLanguage.environmentVariables)
        return console
    }

    /// Whether text output may be coloured: a terminal that is not dumb, and no `NO_COLOR` (https://no-color.org).
    var usesColour: Bool {
        guard outputIsTerminal, environment["TERM"] != "dumb" else { return false }
        return environment["NO_COLOR", default: ""].isEmpty
    }
}
