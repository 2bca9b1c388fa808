// Runs the built executable as a process, for what only a process shows.

import Foundation
import TestKit

/// The executable `masonry-lsp` beside the test bundle.
enum Executable {
    static var url: URL? {
        // Linux runs the bundle itself; macOS passes it to a helper.
        let arguments = CommandLine.arguments
        guard let bundle = arguments.first(where: { $0.hasSuffix(".xctest") || $0.contains(".xctest/") }) else {
            return nil
        }
        var folder = URL(fileURLWithPath: bundle)
        while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("masonry-lsp")
    }

    /// A process that is ready to start in `folder`.
    static func process(_ words: [String], in folder: TemporaryFolder) throws -> Process {
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        let process = Process()
        process.executableURL = url
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = environment(["NO_COLOR": "1"])
        return process
    }

    /// The surroundings of this process, but for the language and the cache of whoever runs the tests.
    static func environment(_ other: [String: String] = [:]) -> [String: String] {
        ProcessInfo.processInfo.environment
            .merging(["LC_ALL": "C.UTF-8", "MASONRY_LSP_CACHE": ""]) { $1 }
            .merging(other) { $1 }
    }

    /// Has a process that root starts run as the user nobody, who may not be able to reach the folder of the build.
    private static func drop(_ process: Process, in folder: TemporaryFolder) throws {
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        let copy = "\(folder.path)/.masonry-lsp"
        try FileManager.default.copyItem(atPath: url.path, toPath: copy)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy)
        #if os(Linux)
            let words = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", copy]
        #else
            let words = ["/usr/bin/sudo", "-n", "-u", "nobody", copy]
        #endif
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = words.dropFirst() + (process.arguments ?? [])
    }

    /// Runs to the end.
    static func run(
        _ words: [String], in folder: TemporaryFolder, input: [UInt8] = [], asNobody: Bool = false
    ) throws -> RunResult {
        let process = try process(words, in: folder)
        if asNobody { try drop(process, in: folder) }
        try folder.write(".input", input)
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: "\(folder.path)/.input"))
        // Files rather than pipes: nothing can fill up.
        try folder.write(".output", [])
        try folder.write(".errors", [])
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder.path)/.output"))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder.path)/.errors"))
        try process.run()
        process.waitUntilExit()
        return RunResult(
            code: process.terminationStatus, output: try folder.text(".output"), errors: try folder.text(".errors"))
    }
}
