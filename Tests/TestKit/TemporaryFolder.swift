// A folder of its own for each test, gone when the test is done.

import Foundation

/// A real folder with files.
package final class TemporaryFolder {
    /// Absolute and without symbolic links.
    package let path: String

    package init(_ files: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(base)/masonry command 测试 \(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, text) }
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path)") }
    }

    package func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    package func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = "\(path)/\(name)"
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
    }

    package func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }
    package func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }
    package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    /// Runs git here, with an identity and without the user's configuration.
    package func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", path, "-c", "user.name=t", "-c", "user.email=t@example.org"] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }
}
