// Asks git which files changed since a revision.

import LayoutIDE

/// The absolute paths of files that differ from `revision`, untracked ones included.
func filesChanged(since revision: String, in directory: String) throws(UsageError) -> Set<[UInt8]> {
    guard !revision.hasPrefix("-") else {
        throw UsageError("--since takes a revision, not “\(revision)”", "--since 需要一个修订版本，而不是“\(revision)”")
    }
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
    let outcome: ProgramOutcome
    switch runProgram(["git", "-C", directory] + arguments) {
    case .failure(let failure):
        throw UsageError(
            LocalizedText("--since needs git, which could not be started: ", "--since 需要 git，但无法启动 git：")
                + failure.reason)
    case .success(let value): outcome = value
    }
    guard outcome.status != 0 else { return outcome.output }
    if let revision {
        throw UsageError("--since: git knows no revision “\(revision)”", "--since：git 中没有修订版本“\(revision)”")
    }
    let line = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
    let answer = line.map { .verbatim($0) } ?? LocalizedText("exit code \(outcome.status)", "退出码 \(outcome.status)")
    throw UsageError(LocalizedText("--since: git says: ", "--since：git 报告：") + answer)
}
