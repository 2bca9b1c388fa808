// The hashes that pages name are those of the styles and scripts that they hold.

import Foundation
import Testing

@testable import LayoutPreview

@Suite("Hashes of pages")
struct PageHashTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/LayoutPreview/PageHashes.swift").standardizedFileURL

    @Test("Each hash is that of its text")
    func hashes() throws {
        let found = [
            (PageHashes.pageStyle, SHA256.base64(of: PageStyle.sheet)),
            (PageHashes.pageScript, SHA256.base64(of: PageScript.source)),
            (PageHashes.sheetStyle, SHA256.base64(of: SheetPage.style)),
        ]
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            var text = try String(contentsOf: Self.file, encoding: .utf8)
            for (old, new) in found { text = text.replacingOccurrences(of: old, with: new) }
            try Data(text.utf8).write(to: Self.file)
        } else {
            for (committed, now) in found { #expect(committed == now) }
        }
    }
}
