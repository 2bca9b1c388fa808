// Running another program and reading what it writes.

#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// How a program ended.
struct ProgramOutcome: Sendable {
    /// The exit code; 128 and the number of the signal that ended it.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
}

/// Runs a program that is found by `PATH`, with nothing on its standard input, to its end. It may write any amount to
/// standard output, but only a line or two to standard error, because that is read last.
func runProgram(_ words: [String]) -> Result<ProgramOutcome, ReadFailure> {
    guard let output = makePipe(), let errors = makePipe() else {
        return .failure(ReadFailure(systemErrorText(errno)))
    }
    defer { for descriptor in [output.reading, errors.reading] { close(descriptor) } }
    let started = start(words, output: output, errors: errors)
    close(output.writing)
    close(errors.writing)
    return started.flatMap { child in
        let written = readAll(descriptor: output.reading, limit: maximumTextBytes)
        let complaints = readAll(descriptor: errors.reading, limit: maximumTextBytes)
        let status = exitStatus(of: child)
        return written.flatMap { output in
            complaints.map { ProgramOutcome(status: status, output: output, errors: $0) }
        }
    }
}

private typealias Pipe = (reading: Int32, writing: Int32)

private func makePipe() -> Pipe? {
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0, let reading = descriptors.first, let writing = descriptors.last else { return nil }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (reading, writing)
}

private func start(_ words: [String], output: Pipe, errors: Pipe) -> Result<pid_t, ReadFailure> {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, words.first ?? "", &actions, nil, &arguments, environ)
    return result == 0 ? .success(child) : .failure(ReadFailure(systemErrorText(result)))
}

private func exitStatus(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
        guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}
