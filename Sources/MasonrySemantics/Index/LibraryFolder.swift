// Where CocoaPods puts the libraries of a program.

import SourceText

package enum LibraryFolder {
    /// Of CocoaPods, beside the `Podfile`.
    package static let name = "Pods"
    /// It holds links to the headers that stand elsewhere in it.
    package static let links = "Headers"

    private static let bytes = Array(name.utf8)

    /// Whether a file stands in such a folder. Byte by byte, as an index asks this of each of its files.
    package static func holds(_ path: String) -> Bool {
        // How much of the folder's name the last component begins with; nil where it begins otherwise.
        var matched: Int? = 0
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                if matched == bytes.count { return true }
                matched = 0
            } else if let count = matched {
                matched = count < bytes.count && bytes[count] == byte ? count + 1 : nil
            }
        }
        return false
    }
}
