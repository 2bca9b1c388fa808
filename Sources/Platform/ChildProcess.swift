// Starting other programs and waiting for their end.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that was started.
package struct ChildProcess: Sendable {
    package enum Ending: Sendable, Hashable {
        case exited(Int32)
        case killed(signal: Int32)
        /// Somebody else has waited for it.
        case lost
    }

    private let number: pid_t
    /// What the system calls it by.
    package var processNumber: Int { Int(number) }

    /// Starts a program.
    /// - Parameters:
    ///   - words: the program, as a path or a name that `PATH` finds, and its arguments.
    ///   - input: nil for nothing.
    ///   - errors: nil for those of this process.
    ///   - environment: nil for that of this process.
    package init(
        _ words: [String], input: Descriptor? = nil, output: Descriptor, errors: Descriptor? = nil,
        environment: [String: String]? = nil
    ) throws(SystemError) {
        var actions = System.emptySpawnActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
        if let errors { posix_spawn_file_actions_adddup2(&actions, errors.number, STDERR_FILENO) }
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        let program = words.first ?? ""
        let result: Int32
        if let environment {
            let sorted = environment.sorted { $0.key < $1.key }
            var variables = sorted.map { strdup("\($0.key)=\($0.value)") } + [nil]
            defer { for variable in variables { free(variable) } }
            result = posix_spawnp(&child, program, &actions, nil, &arguments, &variables)
        } else {
            result = posix_spawnp(&child, program, &actions, nil, &arguments, System.environment)
        }
        guard result == 0 else { throw SystemError(number: result) }
        number = child
    }

    /// Waits until it has ended.
    package func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0 {
            guard SystemError.last == .interrupted else { return .lost }
        }
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
    }

    /// Ends it at once.
    package func kill() { _ = sendSignal(number, SIGKILL) }

    /// Whether there is certainly no process of this number.
    package static func hasEnded(_ process: Int) -> Bool {
        guard let number = pid_t(exactly: process), number > 0 else { return false }
        return sendSignal(number, 0) != 0 && SystemError.last == .noSuchProcess
    }
}

/// `kill(2)`, under a name that does not clash with the method.
private func sendSignal(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
