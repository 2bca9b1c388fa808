// What the inputs of a folder come to.

import Platform

enum Listing {
    /// A line for each input of the folders, with what reading it came to: two processes must print the same.
    static func digests(of target: Reader, _ folders: some Sequence<String>) {
        for (path, bytes) in inputs(folders) { print(path, String(target.digest(of: bytes), radix: 16)) }
    }

    /// What each further byte costs in memory and time, for inputs that are repeated until they are large.
    static func growth(of target: Reader, _ folders: some Sequence<String>) {
        var worst = (bytes: 0.0, seconds: 0.0)
        for (path, bytes) in inputs(folders) where !bytes.isEmpty {
            var costs: [(size: Int, peak: Int, time: Int)] = []
            for size in [50_000, 100_000] {
                let text = [[UInt8]](repeating: bytes, count: size / bytes.count + 1).flatMap { $0 }
                let before = processorTime()
                HeapWatch.begin()
                if let problem = target.problem(with: text) { print("\(path), repeated: \(problem)") }
                _ = HeapWatch.end()
                costs.append((text.count, HeapWatch.peak, processorTime() - before))
            }
            let perByte = Double(costs[1].peak - costs[0].peak) / Double(costs[1].size - costs[0].size)
            let seconds = Double(costs[1].time) / 1e6
            print("\(path): \(Int(perByte)) bytes a byte, \(Int(seconds * 1e3)) ms for \(costs[1].size) bytes")
            worst = (max(worst.bytes, perByte), max(worst.seconds, seconds))
        }
        print("\(target.rawValue): at most \(Int(worst.bytes)) bytes a byte, \(worst.seconds) s for 100 KB")
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
