// Compares text with a file beside the tests; `UPDATE_GOLDENS=1` writes the files anew.

import Foundation
import Testing

enum Golden {
    static func expect(_ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Goldens").appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "\(name) differs; UPDATE_GOLDENS=1 writes it anew", sourceLocation: location)
    }
}
