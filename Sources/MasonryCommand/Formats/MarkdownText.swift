// Text inside Markdown.

enum MarkdownText {
    /// A block of code whose fence is longer than any run of backticks in it.
    static func fenced(_ text: String) -> String {
        var longest = 2
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
    }
}
