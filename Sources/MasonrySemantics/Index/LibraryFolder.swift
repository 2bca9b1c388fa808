// Where CocoaPods puts the libraries of a program.

import SourceText

package enum LibraryFolder {
    /// Of CocoaPods, beside the `Podfile`.
    package static let name = "Pods"
    /// It holds links to the headers that stand elsewhere in it.
    package static let links = "Headers"

    /// Whether a file stands in such a folder.
    package static func holds(_ path: String) -> Bool { path.contains("/\(name)/") || path.hasPrefix("\(name)/") }
}
