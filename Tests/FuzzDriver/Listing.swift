// What the inputs of a folder come to.

import Platform

enum Listing {
    /// A line for each input of the folders, with what reading it came to: two processes must print the same.
    static func digests(of target: Reader, _ folders: some Sequence<String>) {
        for (path, bytes) in inputs(folders) { print(path, String(target.digest(of: bytes), radix: 16)) }
    }

    /// What each byte costs in memory and time, for inputs that are repeated until they are large.
    /// - Returns: whether none costs more memory than the reader may ask for.
    static func growth(of target: Reader, _ folders: some Sequence<String>) -> Bool {
        var worst = (bytes: 0, seconds: 0.0)
        for (path, bytes) in inputs(folders) where !bytes.isEmpty {
            let one = cost(of: bytes, target, path)
            let many = [[UInt8]](repeating: bytes, count: size / bytes.count + 2).flatMap { $0 }
            let all = cost(of: many, target, path)
            let perByte = (all.peak - one.peak) / (many.count - bytes.count)
            print("\(path): \(perByte) bytes a byte, \(Int(all.seconds * 1e3)) ms for \(many.count) bytes")
            worst = (max(worst.bytes, perByte), max(worst.seconds, all.seconds))
        }
        let allowed = target.memoryPerByte
        print("\(target.rawValue): at most \(worst.bytes) of \(allowed) bytes a byte, \(worst.seconds) s for 100 KB")
        return worst.bytes <= allowed
    }

    private static let size = 100_000

    private static func cost(of text: [UInt8], _ target: Reader, _ path: String) -> (peak: Int, seconds: Double) {
        let before = processorTime()
        HeapWatch.begin()
        if let problem = target.problem(with: text) { print("\(path), repeated: \(problem)") }
        _ = HeapWatch.end()
        return (HeapWatch.peak, Double(processorTime() - before) / 1e6)
    }

    private static func inputs(_ folders: some Sequence<String>) -> [(path: String, bytes: [UInt8])] {
        folders.flatMap { folder in
            let entries = (try? FileSystem.entries(of: folder)) ?? []
            return entries.map(\.name).sorted().compactMap { name in
                (try? FileSystem.read("\(folder)/\(name)", limit: 1 << 24)).map { (name, $0) }
            }
        }
    }
}
