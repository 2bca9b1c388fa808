// Collecting the constants of other files in short pieces, as far as whoever waits is told of it.

import LayoutIDE

/// Collects the constants of many files, a short piece at a time, so that nobody is kept waiting.
package protocol SymbolCollector: AnyObject {
    /// Does the next piece. After the end it begins anew, and what has not changed is not read again.
    func advance() -> ConstantCollection

    /// Whether the file at an absolute path, or a file in the folder there, may give constants; what was read of them is
    /// forgotten.
    func forget(_ path: String) -> Bool
}

/// How far a collector has come.
package enum ConstantCollection {
    /// `done` of `total` files are read.
    case unfinished(done: Int, total: Int)
    /// nil where there are no files to collect from.
    /// - Parameter changed: of which names it may say something else than the last time
    ///   (`SymbolIndexBuilder.changedAnswers`); nil where that is any.
    case finished(SymbolIndex?, changed: Set<UInt32>? = nil)
}
