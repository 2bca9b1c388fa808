// The surroundings of one run: standard streams, environment and working directory, real or made up by a test.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Everything a command may touch outside its arguments and the file system.
package struct Console {
    package var output: any ByteSink
    package var errors: any ByteSink
    /// Reads all of standard input.
    package var readInput: () -> Result<[UInt8], ReadFailure>
    package var inputIsTerminal = false
    package var outputIsTerminal = false
    package var errorsAreTerminal = false
    /// Only the variables that the tool knows.
    package var environment: [String: String] = [:]
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
    }

    /// The console of this process.
    package static func system() -> Console {
        var console = Console(
            output: DescriptorSink(descriptor: STDOUT_FILENO, name: "standard output"),
            errors: DescriptorSink(descriptor: STDERR_FILENO, name: "standard error"),
            directory: workingDirectory(),
            readInput: { readAll(descriptor: STDIN_FILENO, limit: maximumTextBytes) })
        console.inputIsTerminal = isatty(STDIN_FILENO) == 1
        console.outputIsTerminal = isatty(STDOUT_FILENO) == 1
        console.errorsAreTerminal = isatty(STDERR_FILENO) == 1
        console.environment = environmentVariables(["NO_COLOR", "PATH", "TERM", "TMPDIR"])
        return console
    }

    /// Says something to the person at the keyboard. Standard error may be closed; that is no reason to stop.
    func say(_ message: String) {
        do { try errors.write("masonry-lsp: \(message)\n") } catch { return }
    }

    /// Whether text output may be coloured: a terminal that is not dumb, and no `NO_COLOR` (https://no-color.org).
    var usesColour: Bool {
        guard outputIsTerminal, environment["TERM"] != "dumb" else { return false }
        return environment["NO_COLOR", default: ""].isEmpty
    }
}
