// Asks git which files changed since a revision, and what they were.

import LayoutIDE
import Platform

/// The absolute paths of files that differ from `revision`, untracked ones included.
package func filesChanged(since revision: String, in directory: String) throws(UsageError) -> Set<[UInt8]> {
    let place = try GitPlace(revision, directory)
    let changed = try git(["diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", place.commit], place.root)
    var paths: Set<[UInt8]> = []
    for output in [changed, try place.untracked()] {
        for path in output.split(separator: 0) { paths.insert(place.absolute(path)) }
    }
    return paths
}

/// The sources that differ from a revision, as they were then.
package struct FormerTexts: Sendable {
    /// As it was given.
    package let revision: String
    /// By the absolute path of today; nil for what is new.
    private var texts: [[UInt8]: [UInt8]?] = [:]
    /// The absolute paths of what is no longer there, in order.
    package private(set) var removed: [String] = []

    private static let endings: Set<String> = ["masonry", "m", "mm", "swift", "h", "pch"]

    /// Asks git. A file that was renamed is compared with what it was under its former name.
    package init(at revision: String, in directory: String) throws(UsageError) {
        self.revision = revision
        let place = try GitPlace(revision, directory)
        let changes = try git(["diff", "--name-status", "-z", "-M", place.commit], place.root)
        var words = changes.split(separator: 0)[...]
        while let status = words.popFirst(), let first = words.popFirst() {
            let isMoved = status.first == UInt8(ascii: "R") || status.first == UInt8(ascii: "C")
            guard let present = isMoved ? words.popFirst() : first else { break }
            let path = place.absolute(present)
            guard Self.endings.contains(fileExtension(String(decoding: present, as: UTF8.self)).lowercased()) else {
                continue
            }
            switch status.first {
            case UInt8(ascii: "A"): texts.updateValue(nil, forKey: path)
            case UInt8(ascii: "D"):
                texts.updateValue(try place.content(first), forKey: path)
                removed.append(String(decoding: path, as: UTF8.self))
            default: texts.updateValue(try place.content(first), forKey: path)
            }
        }
        for path in try place.untracked().split(separator: 0) { texts.updateValue(nil, forKey: place.absolute(path)) }
    }

    package var isEmpty: Bool { texts.isEmpty }

    /// The content at the revision of what is now at `path`; nil where it is new or has not changed.
    package func text(at path: String) -> [UInt8]? { texts[key(path)] ?? nil }

    package func hasChanged(_ path: String) -> Bool { texts[key(path)] != nil }

    /// Whether there was nothing at the revision.
    package func isNew(_ path: String) -> Bool { hasChanged(path) && text(at: path) == nil }

    private func key(_ path: String) -> [UInt8] { Array((FileSystem.resolved(path) ?? path).utf8) }
}

/// A revision in the repository of a folder.
private struct GitPlace {
    let root: String
    /// The full name of the commit: the revision itself could be read as a path.
    let commit: String

    init(_ revision: String, _ directory: String) throws(UsageError) {
        guard !revision.hasPrefix("-") else {
            throw UsageError("--since takes a revision, not “\(revision)”", "--since 需要一个修订版本，而不是“\(revision)”")
        }
        let top = try git(["rev-parse", "--show-toplevel"], directory)
        root = String(decoding: top.prefix { $0 != 0x0A }, as: UTF8.self)
        let name = try git(
            ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], directory, revision: revision)
        commit = String(decoding: name.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    func absolute(_ path: some Sequence<UInt8>) -> [UInt8] { Array(root.utf8) + [UInt8(ascii: "/")] + path }

    func untracked() throws(UsageError) -> [UInt8] {
        try git(["ls-files", "--others", "--exclude-standard", "-z"], root)
    }

    /// What was at `path` below the root.
    func content(_ path: some Sequence<UInt8>) throws(UsageError) -> [UInt8] {
        try git(["cat-file", "blob", "\(commit):\(String(decoding: Array(path), as: UTF8.self))"], root)
    }
}

private func git(_ arguments: [String], _ directory: String, revision: String? = nil) throws(UsageError) -> [UInt8] {
    let outcome: ProgramOutcome
    // A folder that only looks like a repository may name programs to run.
    let own = ["git", "-c", "core.fsmonitor=false", "-c", "safe.bareRepository=explicit", "-C", directory]
    switch runProgram(own + arguments) {
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
    let code = Int(outcome.status)
    let answer = line.map { .verbatim($0) } ?? LocalizedText("exit code \(code)", "退出码 \(code)")
    throw UsageError(LocalizedText("--since: git says: ", "--since：git 报告：") + answer)
}
