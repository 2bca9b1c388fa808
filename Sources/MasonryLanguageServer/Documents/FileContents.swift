// Reads files, for documents that the client has not opened.

import Platform

enum FileContents {
    /// The bytes of a regular file; nil for anything else, and for files that cannot be read.
    static func bytes(at path: String) -> [UInt8]? {
        do throws(SystemError) {
            guard try FileStatus(of: path).kind == .file else { return nil }
        } catch { return nil }
        do throws(ReadProblem) {
            return try FileSystem.read(path, limit: 1 << 30)
        } catch { return nil }
    }
}
