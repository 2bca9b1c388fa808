// The pictures that may stand in a page, which a browser reads: nobody's files make it do more than draw them.

import LayoutIDE
import Platform

package enum DrawnImage {
    /// Reads the file at an absolute path.
    package static let reader = ImageReader { path in
        guard case .success(let bytes) = readFile(path, limit: mostBytes, isNamed: false) else { return nil }
        return type(of: bytes).map { ($0, bytes) }
    }

    /// More of one picture has no room in a page.
    package static let mostBytes = 100_000
    /// A picture of more pixels is small as a file, and takes a browser's memory.
    private static let mostPixels = 4_000_000.0

    /// The type as the web names it; nil for what is no picture, is too large, or does more than be seen.
    package static func type(of bytes: [UInt8]) -> String? {
        guard let size = PictureSize.size(of: bytes), size.width * size.height <= mostPixels else { return nil }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if bytes.starts(with: Array("%PDF-".utf8)) { return nil }
        return isCalm(bytes) ? "image/svg+xml" : nil
    }

    /// Whether a drawing has nothing in it that runs, moves, asks for other files, or makes much of little.
    private static func isCalm(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        return !livelyWords.contains { text.utf8.firstRange(of: $0.utf8) != nil }
    }

    private static let livelyWords = [
        "<!entity", "<script", "<use", "<image", "<foreignobject", "<filter", "<pattern", "<animate", "<set", "<style",
        "href", "@import", "javascript:", " on",
    ]
}
