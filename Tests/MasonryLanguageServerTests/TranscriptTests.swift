// Every recorded session, replayed against the built executable.

import Foundation
import TestKit
import Testing

@Suite("Recorded sessions")
struct TranscriptTests {
    static let folder = Repository.root.appendingPathComponent("protocol-fixtures")

    static let sessions: [String] = {
        let files = try? FileManager.default.subpathsOfDirectory(
            atPath: folder.appendingPathComponent("sessions").path)
        return (files ?? []).filter { $0.hasSuffix(".session") }.sorted()
    }()

    @Test("There are sessions")
    func sessionsExist() { #expect(Self.sessions.count >= 10) }

    @Test("The server says what is recorded", arguments: sessions)
    func replay(_ name: String) throws {
        let file = Self.folder.appendingPathComponent("sessions/\(name)")
        let transcript = try Transcript(name: name, text: try String(contentsOf: file, encoding: .utf8))
        let replay = try TranscriptReplay(
            transcript, executable: try BuildProducts.executable("masonry-lsp"),
            workspace: Self.folder.appendingPathComponent("workspace"))
        if Repository.updatesGoldens, !replay.problems.isEmpty {
            try replay.refreshed.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        #expect(replay.problems.isEmpty, "\(replay.problems.joined(separator: "\n"))")
    }
}
