// Readers under a fuzzer that is led by coverage: `READER=name masonry-fuzz [options of libFuzzer] [folders]`. The fuzzer starts
// itself again to merge corpora, so the name is no argument. `.ci/fuzz` builds it.

import Platform

#if LIGHT
    import LightReaders

    typealias Reader = LightReader
#else
    import FuzzTargets

    typealias Reader = FuzzTarget
#endif

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What the processor has worked for this process, in microseconds.
@_silgen_name("clock")
func processorTime() -> Int

/// Called by libFuzzer with each input. What is wrong ends the process, and the fuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Driver.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@main
enum Driver {
    /// What reads the inputs.
    nonisolated(unsafe) private static var target = Reader.json
    nonisolated(unsafe) private static var executions = 0
    /// Memory is counted, and the reading repeated, once in so many executions.
    private static let watchedOnceIn = 16
    /// Bytes that a reader may hold at once whatever it is given; each byte of the input allows it some more.
    private static let fixedMemory = 16 << 20
    /// Seconds of processor time for what is shorter than 100 KB.
    private static let fixedTime = 1.0

    static func main() {
        let name = ThisProcess.environment(["READER"])["READER"]
        guard let named = name.flatMap(Reader.init(rawValue:)) else {
            for reader in Reader.allCases { print(reader.rawValue) }
            return
        }
        target = named
        HeapWatch.prepare()
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "digests": Listing.digests(of: named, arguments.dropFirst())
        case "growth":
            if !Listing.growth(of: named, arguments.dropFirst()) { found("holds too much for each byte") }
        default:
            var count = CommandLine.argc
            var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
            let status = runFuzzer(&count, &values, readOneInput)
            if status != 0 { found("the fuzzer ended with \(status)") }
        }
    }

    static func read(_ bytes: [UInt8]) {
        executions &+= 1
        let isWatched = executions % watchedOnceIn == 0
        let before = processorTime()
        if isWatched { HeapWatch.begin() }
        if let problem = target.problem(with: bytes) { found(problem) }
        if isWatched {
            _ = HeapWatch.end()
            if HeapWatch.peak > fixedMemory + target.memoryPerByte * bytes.count {
                found("held \(HeapWatch.peak) bytes at once")
            }
        }
        let seconds = Double(processorTime() - before) / 1e6
        if seconds > fixedTime + Double(bytes.count) / 102_400 { found("took \(seconds) seconds") }
        if isWatched, target.digest(of: bytes) != target.digest(of: bytes) { found("two runs differ") }
    }

    private static func found(_ problem: String) -> Never {
        fatalError("\(target.rawValue): \(problem)")
    }
}
