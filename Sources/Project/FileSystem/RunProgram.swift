// Running another program and reading what it writes.

import Platform

/// How a program ended.
package struct ProgramOutcome: Sendable {
    /// The exit code; 128 and the number of the signal that ended it.
    package var status: Int32
    package var output: [UInt8]
    package var errors: [UInt8]
}

/// Runs a program that is found by `PATH`, with nothing on its standard input, to its end. It may write any amount to
/// standard output, but only a line or two to standard error, because that is read last.
package func runProgram(_ words: [String]) -> Result<ProgramOutcome, ReadFailure> {
    do throws(SystemError) {
        let output = try Pipe()
        defer { output.reading.close() }
        let errors: Pipe
        do throws(SystemError) {
            errors = try Pipe()
        } catch {
            output.writing.close()
            throw error
        }
        defer { errors.reading.close() }
        return try run(words, output, errors)
    } catch {
        return .failure(ReadFailure(systemErrorText(error)))
    }
}

private func run(
    _ words: [String], _ output: Pipe, _ errors: Pipe
) throws(SystemError) -> Result<ProgramOutcome, ReadFailure> {
    let started = Result { () throws(SystemError) in
        try ChildProcess(words, output: output.writing, errors: errors.writing)
    }
    // Else the reading ends would never come to theirs.
    output.writing.close()
    errors.writing.close()
    let child = try started.get()
    let written = readAll(output.reading, limit: maximumTextBytes)
    let complaints = readAll(errors.reading, limit: maximumTextBytes)
    let status: Int32
    switch child.wait() {
    case .exited(let code): status = code
    case .killed(let signal): status = 128 + signal
    case .lost: status = -1
    }
    return written.flatMap { output in
        complaints.map { ProgramOutcome(status: status, output: output, errors: $0) }
    }
}
