// Asks git which files changed since a revision.

import Foundation

/// The absolute paths of files that differ from `revision`, untracked ones included.
func filesChanged(since revision: String, in directory: String) throws(UsageError) -> Set<[UInt8]> {
    guard !revision.hasPrefix("-") else { throw UsageError("--since takes a revision, not “\(revision)”") }
    let top = try git(["rev-parse", "--show-toplevel"], directory)
    let root = String(decoding: top.prefix { $0 != 0x0A }, as: UTF8.self)
    // A full name of the commit: the revision itself could be read as a path.
    let commit = try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], directory, revision: revision)
    let name = String(decoding: commit.prefix { $0 != 0x0A }, as: UTF8.self)
    let changed = try git(["diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", name], root)
    let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z"], root)
    var paths: Set<[UInt8]> = []
    for output in [changed, untracked] {
        for path in output.split(separator: 0) { paths.insert(Array(root.utf8) + [UInt8(ascii: "/")] + path) }
    }
    return paths
}

private func git(_ arguments: [String], _ directory: String, revision: String? = nil) throws(UsageError) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", directory] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw UsageError("--since needs git, which could not be started: \(error)") }
    // Only the first of the two can fill its pipe: errors are a line or two.
    let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
        if let revision { throw UsageError("--since: git knows no revision “\(revision)”") }
        let line = String(decoding: message, as: UTF8.self).split(separator: "\n").first.map(String.init)
        throw UsageError("--since: git says: \(line ?? "exit code \(process.terminationStatus)")")
    }
    return bytes
}
