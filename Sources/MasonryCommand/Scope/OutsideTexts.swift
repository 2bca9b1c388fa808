// What the command reads beside sources, for programs that try it with any bytes.

import SourceText

/// The readers of files that are no sources.
package enum OutsideTexts {
    /// A configuration file; what is wrong in it is a list of problems.
    package static func readConfiguration(_ bytes: [UInt8]) {
        let names = ConfigurationNames(rules: .catalogue, devices: .builtIn)
        _ = ConfigurationFile(path: "/.masonry-lsp.json", text: SourceText(bytes: bytes), names: names)
    }

    /// A baseline. Read back after it was written it must be the same.
    package static func baselineComesBack(_ bytes: [UInt8]) -> Bool {
        guard let baseline = try? Baseline(SourceText(bytes: bytes)) else { return true }
        let again = try? Baseline(SourceText(bytes: baseline.bytes))
        return again?.entries == baseline.entries
    }

    /// A pattern of an ignore file, held against a path.
    package static func matches(_ pattern: String, _ path: String) -> Bool? {
        let segments = path.split(separator: "/").map { Array($0.utf8) }
        return IgnorePattern(pattern)?.matches(segments)
    }
}
