// Which of several files stands nearest to another one: classes of one name are those of one target each, which has a folder.

enum NearestFile {
    /// The file that shares the most folders with `path`; nil where two do.
    static func of(_ files: [String], to path: String) -> String? {
        var best: (file: String, shared: Int)?
        var isTied = false
        for file in files where file != best?.file {
            let shared = sharedFolders(file, path)
            guard let known = best, shared <= known.shared else {
                best = (file, shared)
                isTied = false
                continue
            }
            if shared == known.shared { isTied = true }
        }
        return isTied ? nil : best?.file
    }

    private static func sharedFolders(_ one: String, _ other: String) -> Int {
        if one == other { return Int.max }
        let folders = one.split(separator: "/").dropLast()
        return zip(folders, other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
}
